"""What both Everdells share: city, payment, workers, seasons, and the effects of cards."""
