"""One evening at the table: session, saves, words, tale."""
