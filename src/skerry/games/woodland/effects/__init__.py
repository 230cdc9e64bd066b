"""The effects of cards and places, by what they deal with."""
