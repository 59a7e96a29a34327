"""Mage Knight: one to four heroes, their decks and armies, a land laid tile by tile."""
