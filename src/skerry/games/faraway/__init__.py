"""Faraway: choose eight regions in secret, and score them in reverse."""

from __future__ import annotations

from skerry.games.faraway.game import FARAWAY
from skerry.games.faraway.scoring import TableauScore
from skerry.games.faraway.tableau import sanctuaries_to_draw, score_tableau

__all__ = ["FARAWAY", "TableauScore", "sanctuaries_to_draw", "score_tableau"]
