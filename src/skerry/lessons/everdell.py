"""A first Everdell: a worker, a card, a critter that moves in, and the first spring."""

from __future__ import annotations

from functools import partial
from typing import Final

from skerry.games.woodland.terms import CITY_SPACES
from skerry.kernel.text import Text
from skerry.lessons.lesson import PUPIL, Lesson, Step, Thing, called

OTHER: Final = Text("seat", {"number": 2})
NAME: Final = partial(called, "everdell")
FARM, HUSBAND, WIFE = NAME("farm"), NAME("husband"), NAME("wife")

STEPS: Final = (
    Step(
        Text("lesson-everdell-cards", {"count": CITY_SPACES}),
        shows=(Thing("hand", PUPIL), Thing("meadow")),
    ),
    Step(
        Text("lesson-everdell-worker", {"place": NAME("basic_three_twigs"), "card": FARM}),
        picks=("basic_three_twigs",),
        replies=("forest_three_berry",),
    ),
    Step(
        Text(
            "lesson-everdell-second",
            {"other": OTHER, "place": NAME("basic_two_resin"), "card": FARM},
        ),
        picks=("basic_two_resin",),
        replies=("play-woodcarver-from-meadow",),
    ),
    Step(
        Text("lesson-everdell-production", {"card": FARM}),
        picks=("play-farm",),
        replies=("play-innkeeper-from-meadow",),
    ),
    Step(
        Text("lesson-everdell-moves-in", {"critter": HUSBAND, "home": FARM}),
        picks=("play-husband-from-meadow",),
        shows=(Thing("city", PUPIL, "farm"),),
        replies=("basic_one_pebble",),
    ),
    Step(
        Text("lesson-everdell-city", {"home": FARM}),
        shows=(Thing("city", PUPIL),),
    ),
    Step(
        Text("lesson-everdell-spring"),
        picks=("prepare",),
        replies=("prepare",),
    ),
    Step(
        Text("lesson-everdell-produced", {"card": FARM}),
        shows=(Thing("city", PUPIL, "farm"), Thing(seat=PUPIL, counter="berry")),
    ),
    Step(
        Text("lesson-everdell-pair", {"card": WIFE, "partner": HUSBAND}),
        picks=("play-wife",),
        shows=(Thing("city", PUPIL, "husband"),),
        replies=("basic_three_twigs",),
    ),
    Step(
        Text("lesson-everdell-forest", {"place": NAME("forest_one_twig_resin_berry")}),
        picks=("forest_one_twig_resin_berry",),
        replies=("basic_one_pebble",),
    ),
    Step(
        Text("lesson-everdell-events"),
        shows=(Thing("events"),),
    ),
    Step(
        Text("lesson-everdell-free"),
        picks=("basic_one_berry",),
        replies=("basic_one_resin_one_card",),
        free=True,
    ),
    Step(Text("lesson-everdell-alone")),
)

EVERDELL: Final = Lesson("everdell", seats=2, seed=4358, steps=STEPS)
