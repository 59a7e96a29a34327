"""What may be answered."""
