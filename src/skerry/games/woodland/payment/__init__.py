"""Paying for cards in every woodland game: prices, means, helping cards, ways, bills."""
