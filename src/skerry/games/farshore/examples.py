"""Worked examples of Farshore, laid, played and scored by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.games.farshore.compass import matches
from skerry.games.farshore.ship import track_of
from skerry.games.farshore.shore import Shore
from skerry.games.farshore.terms import ANCHORS, TREASURE
from skerry.games.woodland.examples import Counting, counted_city, told
from skerry.games.woodland.labels import say_name
from skerry.kernel.rulebook import Example, Step, Sum, pieces, shown
from skerry.kernel.scenario import Scenario
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Game

HOUSE: Final = "warehouse"
CRITTER: Final = "diver"
SAILOR: Final = "castaway"
TILES: Final = ["compass_a4", "compass_b3"]
BEFORE: Final = 3  # the place from which the ship of the example sails
MAPS: Final = ["map_1_2", "map_2_2", "map_3_1"]
CITY: Final = ["grove", "warehouse", "diver", "windmill", "galley"]
BAY: Final = [
    "grove",
    "diver",
    "pirate",
    "inn",
    "port",
    "herbalist",
    "steward",
    "hideout",
]  # none is purple
POINTS: Final = 4
TREASURES: Final = 2
FAR: Final = 9  # the place that the ship of the counted city has reached


def _scene(game: Game[Any]) -> Scenario:
    """Both seats keep their first hands."""
    return Scenario(game, 2, 0, {}).pick("stop", "stop")


def anchoring(game: Game[Any]) -> Example:
    """A critter comes for an anchor at a construction of its colour."""
    scene = _scene(game).lay("city", [HOUSE]).lay("hand", [CRITTER])
    table = scene.table
    city = shown(table, "city", lit=(0,))
    house = Text("farshore-rules-anchoring-city", {"house": say_name(HOUSE)})
    held = Text("farshore-rules-anchoring-hand", {"critter": say_name(CRITTER)})
    steps = [
        Step(house, (city,), pieces(table, "anchors")),
        Step(held, (city, shown(table, "hand", lit=(0,))), pieces(table, "anchors")),
    ]
    scene.pick(f"play-{CRITTER}")
    left = pieces(table, "anchors")
    assert left[0].number == ANCHORS - 1, "It was paid otherwise."
    args: dict[str, str | int | Text] = {"house": say_name(HOUSE), "count": left[0].number}
    done = Text("farshore-rules-anchoring-done", args)
    steps.append(Step(done, (shown(table, "city", lit=(0, 1)),), left))
    return Example(Text("farshore-rules-anchoring"), steps)


def sailing(game: Game[Any]) -> Example:
    """A card matches tiles in force, the ship sails and finds a treasure."""
    scene = _scene(game).lay("compass", TILES).lay("hand", [SAILOR]).set("ship", BEFORE, 0)
    scene.set("mushroom", 2, 0)
    table = scene.table
    state = table.state
    assert isinstance(state, Shore)
    count = matches(state, state.box.kinds[SAILOR])
    compass = shown(table, "compass", lit=(0, 1))
    card = Text("farshore-rules-sailing-card", {"card": say_name(SAILOR), "count": count})
    before = pieces(table, "ship", TREASURE)
    steps = [
        Step(Text("farshore-rules-sailing-tiles"), (compass,), before),
        Step(card, (compass, shown(table, "hand", lit=(0,))), before),
    ]
    scene.pick(f"play-{SAILOR}")
    after = pieces(table, "ship", TREASURE)
    values = track_of(state).values
    way = {
        "count": after[0].number - before[0].number,
        "from": values[before[0].number],
        "to": values[after[0].number],
    }
    steps.append(Step(Text("farshore-rules-sailing-moves", dict(way)), (compass,), after))
    found = Text("farshore-rules-sailing-treasure", {"count": after[1].number - before[1].number})
    steps.append(Step(found, (compass,), after))
    return Example(Text("farshore-rules-sailing"), steps)


def mapping(game: Game[Any]) -> Example:
    """Every further map makes the others worth more."""
    scene = _scene(game)
    table = scene.table
    steps: list[Step] = []
    for count in range(1, len(MAPS) + 1):
        scene.lay("own maps", MAPS[:count])
        lines = [line for line in table.score_sheet(0) if line.label.id == "farshore-score-map"]
        points = sum([line.points for line in lines])
        sums = tuple([Sum(game.card_label(line.card), line.points) for line in lines])
        text = Text("farshore-rules-mapping-have", {"count": count, "points": points})
        steps.append(Step(text, (shown(table, "own maps", lit=(count - 1,)),), sums=sums))
        if count == 1:
            more = Text("farshore-rules-mapping-more")
            steps.append(Step(more, (shown(table, "own maps"),), sums=sums))
    return Example(Text("farshore-rules-mapping"), steps)


def scoring(game: Game[Any]) -> Example:
    """A city counted: what is printed, bonuses, tokens, treasures, ship."""
    scene = _scene(game).lay("city", CITY)
    scene.set("points", POINTS, 0).set(TREASURE, TREASURES, 0).set("ship", FAR, 0)
    table = scene.table
    words = Counting(
        Text("farshore-rules-scoring"),
        Text("farshore-rules-scoring-city"),
        Text("farshore-rules-scoring-printed"),
        Text("farshore-rules-scoring-sum"),
        Text("farshore-rules-scoring-bonus"),
        Text("farshore-rules-scoring-other"),
        Text("farshore-rules-scoring-total"),
    )
    return counted_city(table, words)


def planning(game: Game[Any]) -> Example:
    """The captain has no worker at home and no card in hand: she plays from the bay, by her plan."""
    scene = Scenario(game, 1, 0, {}).pick("stop").lay("bay", BAY).lay("captain hand", [])
    scene.set("captain workers", 0)
    table = scene.table
    bay = shown(table, "bay")
    steps = [Step(Text("farshore-rules-planning-bay"), (bay,))]
    lines = told(scene, "shore_1")[2:]  # what the seat itself does is no part of it
    played = (shown(table, "bay"), shown(table, "captain"))
    for line in lines[:-3]:
        steps.append(Step(line, (bay,)))
    for line in lines[-3:]:  # she plays a card, a marker rises, and the bay is filled
        steps.append(Step(line, played))
    return Example(Text("farshore-rules-planning"), steps)
