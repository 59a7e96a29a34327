"""Everything printed on a component of Conan."""
