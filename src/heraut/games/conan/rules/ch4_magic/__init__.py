"""4. Falls, spells, area effects."""
