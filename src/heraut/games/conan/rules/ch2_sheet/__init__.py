"""2. The sheet of a hero."""
