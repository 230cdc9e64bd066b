"""Everdell Farshore: its pieces, its deck file, its turn and its score."""

from __future__ import annotations

from skerry.games.farshore.game import FARSHORE

__all__ = ["FARSHORE"]
