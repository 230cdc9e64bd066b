"""What is drawn on tiles and ships. The browser's types are made from these."""

from __future__ import annotations

from typing import TypedDict


class TileFace(TypedDict):
    """A tile: its edges clockwise from north (L is land, W is water), and what stands on it."""

    edges: str
    feature: str
    houses: list[int]  # shore by shore
    proof: str  # how firmly it is known


class ShipFace(TypedDict):
    """A ship: whose it is."""

    ship: int
