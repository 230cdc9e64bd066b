"""The deck file: what is printed on cards, places and tiles, typed in by whoever owns the box."""
