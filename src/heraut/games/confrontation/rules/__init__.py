"""The chapters, in the book's order."""
