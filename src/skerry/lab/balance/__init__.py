"""What a game's cards and seats are worth, counted over many games: tables, a page, and findings."""
