"""Two words that lead to a table: easy to read out across a room, and quick to type on a phone."""

from __future__ import annotations

import secrets
from importlib.resources import files

LISTS = files("skerry.server").joinpath("words.txt").read_text(encoding="utf-8").split("\n\n")
ANIMALS, THINGS = [words.split() for words in LISTS]
LONGEST = 40


def two_words(attempt: int) -> str:
    """Draw an animal and a thing; where many are taken, with a number after them."""
    words = f"{secrets.choice(ANIMALS)}-{secrets.choice(THINGS)}"
    return words if attempt < 5 else f"{words}-{secrets.randbelow(9000) + 1000}"


def read_words(typed: str) -> str:
    """The words as they are kept, however somebody typed them."""
    return "-".join("".join(sign if sign.isalnum() else " " for sign in typed.lower()).split())
