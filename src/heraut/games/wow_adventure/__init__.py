"""World of Warcraft, the adventure game: two to four characters, a race for valor."""
