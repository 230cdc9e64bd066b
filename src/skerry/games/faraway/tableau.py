"""Tableaux told by numbers, without a table: what they pay, and what they draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.faraway.deck import CARDS, FALLEN, is_region, regions_of, sanctuaries_of
from skerry.games.faraway.modules import named
from skerry.games.faraway.scoring import TableauScore, sanctuary_draw, tally
from skerry.kernel.errors import ImpossiblePosition
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skerry.kernel.text import Argument


def score_tableau(
    regions: Sequence[int | str], sanctuaries: Sequence[int], modules: Sequence[str] = ()
) -> TableauScore:
    """Score regions in the order of play, and sanctuaries by their ids.

    A region is told by its number, a meteorite as "M27". Modules are named as settings are.
    """
    row, kept = _checked(regions, sanctuaries, modules)
    return tally(row, kept)


def sanctuaries_to_draw(
    regions: Sequence[int | str], sanctuaries: Sequence[int], modules: Sequence[str] = ()
) -> int:
    """Return how many sanctuary cards the last played region draws; 0 if it is no ascent."""
    row, kept = _checked(regions, sanctuaries, modules)
    return sanctuary_draw(row, kept)


def _checked(
    regions: Sequence[object], sanctuaries: Sequence[object], modules: Sequence[str]
) -> tuple[list[int], list[int]]:
    chosen = named(modules)
    known = [card for module in chosen for card in regions_of(module)]
    row = [_found(wished, known, "region") for wished in regions]
    known = [card for module in chosen for card in sanctuaries_of(module)]
    kept = [_found(wished, known, "sanctuary") for wished in sanctuaries]
    if len(row) > 8:
        raise ImpossiblePosition(Text("error-row-long", {"most": 8, "count": len(row)}))
    for card in row + kept:
        if (row + kept).count(card) > 1:
            kind = "region" if is_region(card) else "sanctuary"
            raise ImpossiblePosition(
                Text("error-row-twice", {"kind": kind, "card": str(_told(card))})
            )
    return row, kept


def _found(wished: object, cards: list[int], kind: str) -> int:
    for card in cards:
        told = _told(card)
        if type(wished) is type(told) and wished == told:
            return card
    numbers = [CARDS[card].number for card in cards if card not in FALLEN]
    args: dict[str, Argument] = {
        "kind": kind,
        "card": repr(wished),
        "first": min(numbers),
        "last": max(numbers),
    }
    meteorites = [str(_told(card)) for card in cards if card in FALLEN]
    if not meteorites:
        raise ImpossiblePosition(Text("error-row-unknown", args))
    args["meteorites"] = ", ".join(meteorites)
    raise ImpossiblePosition(Text("error-row-unknown-meteorites", args))


def _told(card: int) -> int | str:
    """Tell a card by its number, and a meteorite apart from the region of the same number."""
    face = CARDS[card]
    return f"M{face.number}" if card in FALLEN else face.number
