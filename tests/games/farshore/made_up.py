"""Decks all of whose effects are sentences made up at random."""

import tomllib
from random import Random

from tests.games.farshore.decks import HOUSE
from tests.games.farshore.test_deck_sentences import AIDS, DEEDS, SCORES, WATCHES

CARDS = tomllib.loads(HOUSE)["card"]
FIRST = "first discard a construction from your city for its cost; "


# What would let visits or uses go on for ever is barred from these.
BARRED = {"brown": (), "blue": ("worker",), "red": ("worker",)}


def sentence(chance: Random, table: str) -> str:
    """Make up an effect that fits a card or a place."""
    shelf, _, name = table.partition(".")
    colour = CARDS[name]["is"].split()[1] if shelf == "card" else ""
    barred = BARRED.get(colour, ("worker", "use"))
    effect = chance.choice([effect for effect, _ in DEEDS if not set(barred) & set(effect.split())])
    if colour == "purple":
        return chance.choice(SCORES)[0]
    if colour == "blue" and chance.random() < 0.4:
        return chance.choice(AIDS)[0]
    if colour == "blue":
        return f"{chance.choice(WATCHES)[0].partition(':')[0]}: {effect}"
    return FIRST + effect if colour == "brown" and chance.random() < 0.2 else effect


def mixed(seed: int) -> str:
    """Return a deck all of whose effects are made up."""
    chance = Random(seed)
    lines: list[str] = []
    table = ""
    for line in HOUSE.split("\n"):
        table = line[1:-1] if line.startswith("[") else table
        changed = line.startswith("effect = ")
        lines.append(f'effect = "{sentence(chance, table)}"' if changed else line)
    return "\n".join(lines)
