"""Values of Conan with their reasons; ways and sight."""
