"""The server: tables that people share, kept in a database that never loses a move."""
