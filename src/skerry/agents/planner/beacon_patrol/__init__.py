"""The planner of Beacon Patrol: whole turns, with a look at those that follow."""

from __future__ import annotations

from skerry.agents.planner.beacon_patrol.agent import BeaconPatrol

__all__ = ["BeaconPatrol"]
