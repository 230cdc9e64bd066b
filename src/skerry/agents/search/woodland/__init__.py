"""How a search plays Everdell and Farshore out."""
