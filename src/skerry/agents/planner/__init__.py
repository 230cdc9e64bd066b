"""Planners: they search the whole turn and look beyond it."""

from __future__ import annotations

from skerry.agents.planner.beacon_patrol import BeaconPatrol

PLANNERS: dict[str, type[BeaconPatrol]] = {"beacon_patrol": BeaconPatrol}
