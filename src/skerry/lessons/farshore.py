"""A first Farshore: cards that move the ship, an anchor, and a map."""

from __future__ import annotations

from functools import partial
from typing import Final

from skerry.kernel.text import Text
from skerry.lessons.lesson import PUPIL, Lesson, Step, Thing, called

NAME: Final = partial(called, "farshore")
BRIDGE, PIRATE, CASTAWAY = NAME("rope_bridge"), NAME("pirate"), NAME("castaway")

STEPS: Final = (
    Step(
        Text("lesson-farshore-cards"),
        shows=(Thing("hand", PUPIL), Thing("bay")),
    ),
    Step(
        Text("lesson-farshore-keep"),
        picks=("stop",),
        shows=(Thing("hand", PUPIL),),
        replies=("stop",),
    ),
    Step(
        Text("lesson-farshore-worker", {"place": NAME("shore_1"), "card": BRIDGE}),
        picks=("shore_1",),
        replies=("shore_2",),
    ),
    Step(
        Text("lesson-farshore-play", {"card": BRIDGE}),
        picks=("play-rope_bridge",),
    ),
    Step(
        Text("lesson-farshore-draw", {"card": BRIDGE}),
        picks=("from-deck", "from-deck", "from-deck"),
        replies=("shore_3",),
    ),
    Step(
        Text("lesson-farshore-compass", {"card": BRIDGE}),
        shows=(Thing("compass"), Thing(seat=PUPIL, counter="ship")),
    ),
    Step(
        Text("lesson-farshore-anchor", {"critter": PIRATE, "home": BRIDGE}),
        picks=("play-pirate-from-bay",),
        shows=(Thing("city", PUPIL, "rope_bridge"),),
    ),
    Step(
        Text("lesson-farshore-treasure", {"card": PIRATE}),
        picks=("stop",),
        replies=("prepare",),
    ),
    Step(
        Text("lesson-farshore-ship", {"card": PIRATE}),
        shows=(Thing(seat=PUPIL, counter="ship"), Thing(seat=PUPIL, counter="treasure")),
    ),
    Step(
        Text("lesson-farshore-island", {"place": NAME("island_1"), "card": CASTAWAY}),
        picks=("island_1",),
        replies=("shore_2",),
    ),
    Step(
        Text("lesson-farshore-pay", {"card": CASTAWAY}),
        picks=("play-castaway", "price"),
        replies=("shore_4",),
    ),
    Step(
        Text("lesson-farshore-spring"),
        picks=("prepare",),
        replies=("shore_1",),
    ),
    Step(
        Text("lesson-farshore-map", {"map": NAME("map_3_2"), "place": NAME("dunes")}),
        picks=("dunes",),
        shows=(Thing("city", PUPIL),),
        replies=("play-grove",),
    ),
    Step(
        Text("lesson-farshore-alone", {"map": NAME("map_3_2")}),
        shows=(Thing("own maps", PUPIL),),
    ),
)

FARSHORE: Final = Lesson("farshore", seats=2, seed=25622, steps=STEPS)
