"""Cards of Faraway by their numbers."""


def regions(*numbers: int) -> list[str]:
    """Return the names of regions."""
    return [f"region-{number}" for number in numbers]


def sanctuaries(*numbers: int) -> list[str]:
    """Return the names of sanctuaries."""
    return [f"sanctuary-{number}" for number in numbers]


def journey(*cards: int | str) -> list[str]:
    """Return the names of regions, of which meteorites are told as "M27"."""
    told = [str(card) for card in cards]
    return [f"meteorite-{card[1:]}" if card[0] == "M" else f"region-{card}" for card in told]
