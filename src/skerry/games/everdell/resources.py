"""The four resources, one of each: rows write `2 * BERRY + RESIN`."""

from __future__ import annotations

from typing import Final

from skerry.games.woodland.amounts import Amount

TWIG: Final = Amount((1, 0, 0, 0))
RESIN: Final = Amount((0, 1, 0, 0))
PEBBLE: Final = Amount((0, 0, 1, 0))
BERRY: Final = Amount((0, 0, 0, 1))
