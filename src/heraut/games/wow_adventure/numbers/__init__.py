"""Numbers of the adventure game with their reasons, and its ways."""
