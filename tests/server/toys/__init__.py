"""A game with hidden hands for the server to keep secret, and one that shows them."""
