"""Greedy: takes what looks best now, by what is known of each game."""

from __future__ import annotations

from skerry.agents.greedy.everdell import Everdell
from skerry.agents.greedy.faraway import Faraway

GREEDY: dict[str, type[Everdell | Faraway]] = {"everdell": Everdell, "faraway": Faraway}
