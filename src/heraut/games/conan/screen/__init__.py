"""The scene of Conan."""
