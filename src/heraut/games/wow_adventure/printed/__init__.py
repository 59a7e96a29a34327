"""Everything printed on the components of the adventure game."""
