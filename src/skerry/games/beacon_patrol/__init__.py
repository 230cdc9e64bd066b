"""Beacon Patrol: chart an unknown sea together, tile by tile, and light its beacons."""

from __future__ import annotations

from skerry.games.beacon_patrol.board import Board, score_board
from skerry.games.beacon_patrol.game import BEACON_PATROL

__all__ = ["BEACON_PATROL", "Board", "score_board"]
