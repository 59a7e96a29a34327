"""The book of the adventure game."""
