"""Combat against enemies and between heroes."""
