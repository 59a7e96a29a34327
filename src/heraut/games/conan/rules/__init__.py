"""The sheet of Conan, chapter by chapter."""
