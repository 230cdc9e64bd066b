"""A first Beacon Patrol, alone: headquarters is surrounded in the second turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from skerry.kernel.text import Text
from skerry.lessons.lesson import PUPIL, Lesson, Step, Thing, called

TILE: Final = partial(called, "beacon_patrol")

STEPS: Final = (
    Step(
        Text("lesson-beacon-chart"),
        shows=(Thing("sea", card="HQ"),),
    ),
    Step(
        Text("lesson-beacon-hand"),
        shows=(Thing("hand", PUPIL),),
    ),
    Step(
        Text("lesson-beacon-lay", {"tile": TILE("N-L")}),
        picks=("lay-N-L-north",),
    ),
    Step(
        Text("lesson-beacon-far", {"tile": TILE("N-P1")}),
        picks=("sail-south", "lay-N-P1-east"),
    ),
    Step(
        Text("lesson-beacon-sail"),
        picks=("sail-west",),
    ),
    Step(
        Text("lesson-beacon-south", {"tile": TILE("E-B1")}),
        picks=("lay-E-B1-south",),
    ),
    Step(
        Text("lesson-beacon-end"),
        picks=("end-turn",),
    ),
    Step(
        Text("lesson-beacon-close", {"tile": TILE("N-B2")}),
        picks=("sail-north", "lay-N-B2-west"),
    ),
    Step(
        Text("lesson-beacon-score"),
        shows=(Thing("sea", card="HQ"),),
    ),
    Step(
        Text("lesson-beacon-match", {"tile": TILE("W-B1")}),
        picks=("lay-W-B1-south",),
    ),
    Step(
        Text("lesson-beacon-keep", {"tile": TILE("bayEast-L")}),
        picks=("end-turn", "bayEast-L"),
    ),
    Step(Text("lesson-beacon-alone")),
)

BEACON_PATROL: Final = Lesson("beacon_patrol", seats=1, seed=4776, steps=STEPS)
