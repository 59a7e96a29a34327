"""Combat against encounters and between characters."""
