"""Cards of Faraway by their numbers."""


def regions(*numbers: int) -> list[str]:
    """Return the names of regions."""
    return [f"region-{number}" for number in numbers]


def sanctuaries(*numbers: int) -> list[str]:
    """Return the names of sanctuaries."""
    return [f"sanctuary-{number}" for number in numbers]
