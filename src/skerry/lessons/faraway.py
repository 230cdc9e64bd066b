"""A first Faraway: three rounds, in which a quest is met and another one missed."""

from __future__ import annotations

from typing import Final

from skerry.games.faraway.cards import CHIMERA, CLUE, STONE, THISTLE
from skerry.games.faraway.journey import ROUNDS
from skerry.games.faraway.quests import say_shown
from skerry.kernel.text import Text
from skerry.lessons.lesson import PUPIL, Lesson, Step, Thing, called, face

OTHER: Final = Text("seat", {"number": 2})
FIRST, SECOND, THIRD = (called("faraway", f"region-{number}") for number in (46, 55, 5))
FAME: Final = face("faraway", "region-46")["quest"]["fame"]

STEPS: Final = (
    Step(
        Text("lesson-faraway-journey", {"count": ROUNDS}),
        shows=(Thing("row", PUPIL),),
    ),
    Step(
        Text(
            "lesson-faraway-quest",
            {"card": FIRST, "fame": FAME, "needs": say_shown((STONE, STONE, CHIMERA))},
        ),
        shows=(Thing("hand", PUPIL, "region-46"),),
    ),
    Step(
        Text("lesson-faraway-first", {"card": FIRST}),
        picks=("region-46",),
        replies=("region-30", "region-54"),
    ),
    Step(
        Text(
            "lesson-faraway-market",
            {"other": OTHER, "card": SECOND, "signs": say_shown((STONE, CLUE)), "first": FIRST},
        ),
        picks=("region-55",),
    ),
    Step(
        Text("lesson-faraway-climb", {"card": SECOND, "first": FIRST}),
        picks=("region-55",),
        replies=("region-53", "region-28"),
    ),
    Step(
        Text(
            "lesson-faraway-take",
            {"other": OTHER, "card": THIRD, "sign": say_shown((CHIMERA,)), "first": FIRST},
        ),
        picks=("region-5",),
    ),
    Step(
        Text(
            "lesson-faraway-sanctuary",
            {"count": 3, "sign": say_shown((STONE,)), "first": FIRST},
        ),
        picks=("sanctuary-3",),
    ),
    Step(
        Text("lesson-faraway-low", {"card": THIRD, "first": FIRST}),
        picks=("region-5",),
        replies=("region-28",),
    ),
    Step(
        Text("lesson-faraway-met", {"card": FIRST, "fame": FAME}),
        shows=(Thing("row", PUPIL, "region-46"),),
    ),
    Step(
        Text("lesson-faraway-missed", {"card": SECOND, "lacks": say_shown((THISTLE, THISTLE))}),
        shows=(Thing("row", PUPIL, "region-55"),),
    ),
    Step(
        Text("lesson-faraway-free"),
        picks=("region-45",),
        shows=(Thing("market"),),
        replies=("region-52",),
        free=True,
    ),
    Step(Text("lesson-faraway-alone", {"count": ROUNDS - 3})),
)

FARAWAY: Final = Lesson("faraway", seats=2, seed=1301, steps=STEPS)
