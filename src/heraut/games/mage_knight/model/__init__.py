"""The pieces on the table."""
