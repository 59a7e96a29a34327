"""Tour: preparation, movement, action, rest, end."""
