"""What is at stake in Conan."""
