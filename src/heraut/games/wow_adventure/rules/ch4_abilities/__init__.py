"""Capacités: what is played, when, and what it does; levels."""
