"""Rappels: mana, cards, units, skills, and what they do."""
