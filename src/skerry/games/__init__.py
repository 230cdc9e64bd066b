"""The games on the table."""
