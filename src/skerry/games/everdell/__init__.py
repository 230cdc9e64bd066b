"""Everdell: build a city of critters and constructions through four seasons."""

from __future__ import annotations

from skerry.games.everdell.game import EVERDELL

__all__ = ["EVERDELL"]
