"""Deck files for the tests: the house deck with one thing changed, and what is said of it then."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from skerry.games.farshore.deck.deck import read_deck
from skerry.games.farshore.deck.faults import DeckError, Fault
from skerry.text import say

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck
    from skerry.games.woodland.card import Card

HOUSE = files("skerry.games.farshore").joinpath("house.toml").read_text(encoding="utf-8")


def changed(table: str, key: str, value: str, deck: str = HOUSE) -> str:
    """Return a deck, else the house deck, with another value, written as in the file, of one key."""
    head, found, rest = deck.partition(f"[{table}]\n")
    assert found, table
    lines = rest.split("\n")
    place = next(n for n, line in enumerate(lines) if line.startswith(f"{key} = "))
    assert "" not in lines[:place], f"{table} has no {key}"
    lines[place] = f"{key} = {value}"
    return head + found + "\n".join(lines)


def without(table: str) -> str:
    """Return the house deck without a table."""
    head, found, rest = HOUSE.partition(f"[{table}]\n")
    assert found, table
    return head + rest.partition("\n\n")[2]


def deck(table: str, key: str, value: str) -> Deck:
    """Read the house deck with one text changed."""
    return read_deck(changed(table, key, f'"{value}"'), "deck.toml")


def card(name: str, effect: str) -> Card:
    """Read a card with another effect."""
    return next(c for c in deck(f"card.{name}", "effect", effect).cards if c.name == name)


def said(effect: str, name: str) -> str:
    """Say what a card with this effect does, as its deeds describe it."""
    row = card(name, effect)
    parts = [row.first, row.play, row.produce, row.visit, row.aid, row.score]
    return " ".join(" ".join(say(part.describe()).split()) for part in parts if part is not None)


def faults(text: str) -> list[Fault]:
    """Return what is wrong with a deck file."""
    try:
        read_deck(text, "deck.toml")
    except DeckError as error:
        return error.faults
    return []


def only_fault(text: str) -> tuple[str, str]:
    """Return the rest of the line from where the one fault is, and what is said of it."""
    (fault,) = faults(text)
    return text.split("\n")[fault.line - 1][fault.column - 1 :], fault.sentence
