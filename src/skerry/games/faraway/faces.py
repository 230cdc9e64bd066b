"""What is drawn on regions, sanctuaries and meteorites. The browser's types are made from these."""

from __future__ import annotations

from typing import TypedDict


class QuestFace(TypedDict):
    """A way to earn fame: so much for each of these symbols, for a set of them, or at once."""

    kind: str
    fame: int
    symbols: list[str]


class JourneyFace(TypedDict):
    """A card of Faraway: its kind and number, the symbols shown and needed, and the quest."""

    kind: str
    number: int
    shows: list[str]
    needs: list[str]
    quest: QuestFace | None
