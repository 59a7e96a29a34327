"""What may be answered; the last field of an option is its word.  Its docstring names the rules it has."""
