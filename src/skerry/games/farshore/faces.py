"""What is drawn on the tiles that only the coast has. The browser's types are made from these."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from skerry.games.woodland.faces import CardFace, PlaceFace
from skerry.kernel.text import Text


class MapFace(TypedDict):
    """A map: how many cards of each type it asks for."""

    sort: Literal["map"]
    kind: int
    points: int
    needs: dict[str, int]


class WeatherFace(TypedDict):
    """A weather: what it does, above and below."""

    sort: Literal["weather"]
    title: str
    upper: Text
    lower: Text


class StepFace(TypedDict):
    """A section of a trail card: its symbol with its number, and the type of cards it is about."""

    symbol: str
    number: int
    type: str
    text: Text


class TrailFace(TypedDict):
    """A trail card: where its sections lead, from the top."""

    sort: Literal["trail"]
    steps: list[StepFace]


class CompassFace(TypedDict):
    """A tile of the compass: which cards move a ship."""

    sort: Literal["compass"]
    stack: str
    types: list[str]
    form: str
    rarity: Literal["", "common", "unique"]
    text: Text


Face: TypeAlias = CardFace | PlaceFace | MapFace | WeatherFace | TrailFace | CompassFace
