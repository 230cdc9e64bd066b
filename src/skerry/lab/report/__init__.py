"""The report of a tournament: one page that stands by itself, and is read without a script."""
