"""Finding a thing by what a person types: its name, some words of it, or a part."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from skerry.drawing.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

from skerry.kernel.game import Game


def called(typed: str, names: Sequence[str]) -> list[int]:
    """Return the numbers of the names that fit best: whole, by whole words, or by parts."""
    wanted = _parts(typed)
    split = [_parts(name) for name in names]
    if not wanted:
        return []
    whole = [number for number, parts in enumerate(split) if parts == wanted]
    if whole:
        return whole
    by_words = [number for number, parts in enumerate(split) if set(wanted) <= set(parts)]
    if by_words:
        return by_words
    return [number for number, name in enumerate(names) if typed.lower() in name.lower()]


def cards_called(game: Game[Any], typed: str) -> list[int]:
    """Return the cards that a person may mean."""
    labels = [words(game.card_label(card)) for card in range(len(game.cards))]
    return called(typed, game.cards) or called(typed, labels)


def picks_called(game: Game[Any], typed: str) -> list[int]:
    """Return the picks that a person may mean."""
    names = game.vocabulary.names
    labels = [words(game.label(pick)) for pick in range(len(names))]
    return called(typed, names) or called(typed, labels)


def picks_about(game: Game[Any], typed: str) -> list[int]:
    """Return all picks whose names have these words: to play it, to visit it, to choose it."""
    wanted = set(_parts(typed))
    names = game.vocabulary.names
    found = [pick for pick, name in enumerate(names) if wanted and wanted <= set(_parts(name))]
    if found:
        return found
    labels = [set(_parts(words(game.label(pick)))) for pick in range(len(names))]
    about = [pick for pick, parts in enumerate(labels) if wanted and wanted <= parts]
    return about or picks_called(game, typed)


def _parts(name: str) -> list[str]:
    return re.findall(r"[^\W_]+", name.lower())
