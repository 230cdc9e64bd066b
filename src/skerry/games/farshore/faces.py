"""What is drawn on the tiles that only the coast has. The browser's types are made from these."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from skerry.games.woodland.faces import CardFace, PlaceFace


class MapFace(TypedDict):
    """A map: how many cards of each type it asks for."""

    sort: Literal["map"]
    kind: int
    points: int
    needs: dict[str, int]


class WeatherFace(TypedDict):
    """A weather."""

    sort: Literal["weather"]
    title: str


class TrailFace(TypedDict):
    """A trail card: where its sections lead, from the top, and how much of it there is."""

    sort: Literal["trail"]
    steps: list[list[str | int]]


class CompassFace(TypedDict):
    """A tile of the compass: which cards move a ship."""

    sort: Literal["compass"]
    stack: str
    types: list[str]
    form: str
    rarity: str


Face: TypeAlias = CardFace | PlaceFace | MapFace | WeatherFace | TrailFace | CompassFace
