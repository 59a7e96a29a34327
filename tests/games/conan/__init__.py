"""Conan."""
