"""Conan: one to four heroes against an overlord."""
