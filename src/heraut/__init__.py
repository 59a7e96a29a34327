"""Héraut: the rules engine, opponents, odds and table for fantasy board games."""

__version__ = "0.1.0"
