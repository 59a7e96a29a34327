"""Manche: Source, offers, tactics, whose turn it is."""
