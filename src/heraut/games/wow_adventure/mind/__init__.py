"""What bots think with.  Nothing here is a rule."""
