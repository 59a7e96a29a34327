"""What several rulebooks share: the things that lie on a table, and no rule of any game."""
