"""Greedy: takes what looks best now, by what is known of each game."""

from __future__ import annotations

from skerry.agents.greedy.beacon_patrol import BeaconPatrol
from skerry.agents.greedy.everdell.agent import Everdell
from skerry.agents.greedy.faraway.agent import Faraway
from skerry.agents.greedy.farshore.agent import Farshore

GREEDY: dict[str, type[BeaconPatrol | Everdell | Faraway | Farshore]] = {
    "beacon_patrol": BeaconPatrol,
    "everdell": Everdell,
    "faraway": Faraway,
    "farshore": Farshore,
}
