"""The captain: an opponent without a seat, who follows her plan and her trail."""
