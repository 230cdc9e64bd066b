"""Cards played, activated and turned up, places used, workers and ships moved, maps taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.deck.amounts import read_form
from skerry.games.farshore.deck.gifts import read_places
from skerry.games.farshore.effects.gain import MoveShip
from skerry.games.farshore.effects.maps import TakeMap
from skerry.games.farshore.effects.plays import (
    BAY,
    FREE,
    HAND,
    activate_other,
    move_worker,
    play_card,
    reveal_and_play,
    use_place,
)
from skerry.games.farshore.payment import MOST_LESS
from skerry.games.woodland.counts import NO_LIMIT
from skerry.games.woodland.effects.produce import CopyOther
from skerry.games.woodland.effects.workers import RECALL_WORKER
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.sentence import Sentence
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect


def read_move(sentence: Sentence, *, optional: bool) -> Effect[Woodland]:
    """Read what follows "move": "your ship 2 spaces", or "a worker" after "you may"."""
    if sentence.take("your", "ship"):
        return MoveShip(sentence.counted("spaces"))
    sentence.expect("a", "worker")
    if not optional:
        sentence.at -= 1
        raise sentence.error(Text("deck-may-move"))
    return move_worker()


def read_play(sentence: Sentence, *, optional: bool) -> Effect[Woodland]:
    """Read what follows "play": "a construction from hand or bay for 3 less"."""
    form = read_form(sentence, "a")
    most = read_worth(sentence)
    sentence.expect("from")
    places = read_places(sentence, ("hand", "bay"))
    zones = tuple([zone for name, zone in (("hand", HAND), ("bay", BAY)) if name in places])
    sentence.expect("for")
    if sentence.take("free"):
        return play_card(zones, FREE, form, most, optional=optional)
    less = sentence.number("resources")
    if less > MOST_LESS:
        sentence.at -= 1
        raise sentence.error(Text("deck-less", {"less": less, "most": MOST_LESS}))
    sentence.expect("less")
    return play_card(zones, less, form, most, optional=optional)


def read_worth(sentence: Sentence) -> int:
    """Read how much a card may be worth; no matter how much if nothing is said."""
    return sentence.counted("points") if sentence.take("worth", "up", "to") else NO_LIMIT


def read_reveal(sentence: Sentence) -> Effect[Woodland]:
    """Read what follows "reveal": "2 cards: you may play one worth up to 3 points for free"."""
    number = sentence.counted("cards")
    sentence.expect(":")
    optional = sentence.take("you", "may")
    sentence.expect("play", "one")
    most = read_worth(sentence)
    sentence.expect("for", "free")
    return reveal_and_play(number, most, optional=optional)


def read_activate(sentence: Sentence) -> Effect[Woodland]:
    """Read what follows "activate": "another green card", "a green card of an opponent"."""
    if sentence.take("a"):
        sentence.expect("green", "card", "of", "an", "opponent")
        return CopyOther()
    sentence.expect("another", "green", "card")
    return activate_other()


def read_use(sentence: Sentence) -> Effect[Woodland]:
    """Read what follows "use": "a shore place", "a shore place or an island"."""
    sentence.expect("a", "shore", "place")
    return use_place(islands=sentence.take("or", "an", "island"))


def read_take(sentence: Sentence) -> Effect[Woodland]:
    """Read what follows "take": "a map", "a map with 1 card missing", "back a worker"."""
    if sentence.take("back"):
        sentence.expect("a", "worker")
        return RECALL_WORKER
    sentence.expect("a", "map")
    if not sentence.take("with"):
        return TakeMap()
    number = sentence.counted("cards")
    sentence.expect("missing")
    return TakeMap(number)
