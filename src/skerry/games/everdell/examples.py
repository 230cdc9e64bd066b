"""Worked examples of Everdell, laid, played and scored by the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from skerry.games.everdell.resources import BERRY
from skerry.games.woodland.effects.gain import say_amounts
from skerry.games.woodland.examples import Counting, counted_city, told
from skerry.games.woodland.labels import say_name
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import NAMES
from skerry.kernel.rulebook import Example, Piece, Step, Strip, pieces, shown
from skerry.kernel.scenario import Scenario
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.table import Table

HOUSE: Final = "farm"
CRITTER: Final = "husband"
PLACES: Final = ("basic_three_twigs", "basic_two_resin")
CITY: Final = ["theater", "judge", "historian", "bard", "queen", "farm", "mine"]
POINTS: Final = 5
FOUND: Final = "ballroom"
BANKED: Final = ["crane", "courthouse"]  # what the rune stone asks for


def moving_in(game: Game[Any]) -> Example:
    """A critter comes for nothing where its construction stands."""
    scene = Scenario(game, 2, 0, {}).lay("city", [HOUSE]).lay("hand", [CRITTER])
    table = scene.table
    both = {"house": say_name(HOUSE), "critter": say_name(CRITTER)}
    state = table.state
    assert isinstance(state, Woodland)
    price = say_amounts(state.card(state.box.kinds[CRITTER]).cost)
    steps = [
        Step(
            Text("everdell-rules-moving-in-city", {"house": say_name(HOUSE)}),
            (shown(table, "city", lit=(0,)),),
        ),
        Step(
            Text("everdell-rules-moving-in-hand", {"critter": say_name(CRITTER), "price": price}),
            (shown(table, "city"), shown(table, "hand", lit=(0,))),
        ),
        Step(
            Text("everdell-rules-moving-in-free", {"house": say_name(HOUSE)}),
            (shown(table, "city", lit=(0,)), shown(table, "hand", lit=(0,))),
            (Piece(NAMES[BERRY.kind()], 0),),
        ),
    ]
    scene.pick(f"play-{CRITTER}")
    done = Text("everdell-rules-moving-in-done", dict(both))
    steps.append(Step(done, (shown(table, "city", lit=(0, 1)),)))
    return Example(Text("everdell-rules-moving-in"), steps)


def spring(game: Game[Any]) -> Example:
    """Workers come home, one joins them, and production cards act."""
    scene = Scenario(game, 2, 0, {}).lay("city", [HOUSE, "twig_barge"]).lay("hand", [], 1)
    for own in PLACES:
        scene.pick(own, "basic_one_berry")  # the other seat has its turns, too
    table = scene.table
    for name in NAMES:
        scene.set(name, 0, 0)
    placed = _places(table)
    before = pieces(table, "workers")
    scene.pick("prepare")
    after = pieces(table, "workers")
    stock = pieces(table, *NAMES)
    have = say_amounts(tuple([piece.number for piece in stock]))
    city = shown(table, "city")
    home = Text("everdell-rules-spring-home", {"count": after[0].number})
    steps = [
        Step(Text("everdell-rules-spring-out"), (placed, city), before),
        Step(home, (_places(table), city), after),
        *[_produces(table, place) for place in range(len(city.cards))],
        Step(Text("everdell-rules-spring-have", {"stock": have}), (city,), (*after, *stock)),
    ]
    return Example(Text("everdell-rules-spring"), steps)


def _places(table: Table) -> Strip:
    """The places where the workers of the example go."""
    board = shown(table, "board")
    seen = [place for place, card in enumerate(board.cards) if card in PLACES]
    cards = tuple([board.cards[place] for place in seen])
    return Strip("board", cards, marks=tuple([board.marks[place] for place in seen]))


def _produces(table: Table, place: int) -> Step:
    state = table.state
    assert isinstance(state, Woodland)
    city = shown(table, "city", lit=(place,))
    effect = state.card(state.box.kinds[city.cards[place]]).produce
    assert effect is not None
    args: dict[str, str | int | Text] = {
        "card": say_name(city.cards[place]),
        "gift": effect.describe(),
    }
    return Step(Text("everdell-rules-spring-produce", args), (city,))


def scoring(game: Game[Any]) -> Example:
    """A city counted: what is printed, then what its purple card adds, then tokens."""
    table = Scenario(game, 2, 0, {}).lay("city", CITY).set("points", POINTS, 0).table
    words = Counting(
        Text("everdell-rules-scoring"),
        Text("everdell-rules-scoring-city"),
        Text("everdell-rules-scoring-printed"),
        Text("everdell-rules-scoring-sum"),
        Text("everdell-rules-scoring-bonus"),
        Text("everdell-rules-scoring-tokens"),
        Text("everdell-rules-scoring-total"),
    )
    return counted_city(table, words)


def visiting(game: Game[Any]) -> Example:
    """An ambassador finds a pearl, turns up a river card, and uses it."""
    scene = Scenario(game, 2, 0, {"pearlbrook": True}).lay("city", BANKED).lay("hand", [])
    scene.lay("river deck", [FOUND]).set("resin", 1, 0).set("points", 1, 0)
    table = scene.table
    before = pieces(table, "pearl", "resin", "points")
    city = shown(table, "city", lit=(0, 1))
    steps = [Step(Text("everdell-rules-visiting-city"), (city,), before)]
    for line in told(scene, "river_spot_governance"):
        river = shown(table, "river cards", lit=(0,))
        steps.append(Step(line, (river,), pieces(table, "pearl", "resin", "points")))
    for line in told(scene, FOUND):
        steps.append(Step(line, (shown(table, "hand"),), pieces(table, "pearl", "resin", "points")))
    return Example(Text("everdell-rules-visiting"), steps)


def answering(game: Game[Any]) -> Example:
    """Who plays a card alone is answered by Rugwort's die."""
    scene = Scenario(game, 1, 0, {}).lay("hand", [HOUSE])
    scene.set("twig", 2, 0).set("resin", 1, 0)
    table = scene.table
    meadow = shown(table, "meadow")
    begin = Text("everdell-rules-answering-hand")
    steps = [Step(begin, (shown(table, "hand", lit=(0,)), meadow))]
    lines = told(scene, f"play-{HOUSE}")
    taken = (shown(table, "meadow"), shown(table, "rival"))
    for line in lines[:-2]:
        steps.append(Step(line, (meadow,)))
    for line in lines[-2:]:  # he takes a card, and another comes
        steps.append(Step(line, taken))
    return Example(Text("everdell-rules-answering"), steps)
