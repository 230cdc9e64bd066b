"""What the greedy players of both Everdells share."""
