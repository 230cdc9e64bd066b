"""What is drawn on the cards, places and events of the woodland. The browser's types are made from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from skerry.kernel.text import Text


class CardFace(TypedDict):
    """A card of a city."""

    sort: Literal["card"]
    form: str
    rarity: Literal["common", "unique"]
    type: str
    cost: dict[str, int]
    points: int
    copies: int
    space: int  # how many spaces of a city it takes
    partner: str  # the card that may share its space; "" if none may
    links: list[str]  # what brings it in, or what it brings in
    open: bool  # others may visit it
    set: str


class PlaceFace(TypedDict):
    """A place for workers, or of the brook: which cards, and how many, it asks a city for."""

    sort: Literal["place"]
    area: str
    shared: bool
    points: int
    type: NotRequired[str]
    count: NotRequired[int]


class EventFace(TypedDict):
    """An event: the cards that it asks for, or so many of a type."""

    sort: Literal["event"]
    special: bool
    points: int
    needs: list[str]
    type: str
    count: int


class WonderFace(TypedDict):
    """A wonder of the brook."""

    sort: Literal["wonder"]
    points: int


class SideCardFace(TypedDict):
    """What is neither for a city nor a place: what it does, and what it pays at the end."""

    sort: str
    group: str
    now: Text
    end: Text | None


Face: TypeAlias = CardFace | PlaceFace | EventFace | WonderFace | SideCardFace
