"""How a search plays Faraway out."""
