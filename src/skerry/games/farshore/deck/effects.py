"""What a whole effect says on a card of each colour: what it does, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.aids import Help
from skerry.games.farshore.deck.amounts import THINGS, WILD, read_form
from skerry.games.farshore.deck.counting import read_score
from skerry.games.farshore.deck.deeds import VERBS, read_deeds, read_used, read_visited
from skerry.games.farshore.effects.plays import leave_city
from skerry.games.farshore.effects.visits import Visit
from skerry.games.farshore.sky import RED_TOLL
from skerry.games.farshore.terms import AFTER_COMPASS, AFTER_PLACING
from skerry.games.woodland.effects.produce import Again, CopyOther
from skerry.games.woodland.terms import (
    CONSTRUCTION,
    DESTINATION,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
)
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.sentence import Sentence
    from skerry.games.woodland.counts import Count
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect

WATCHES: Final = ("whenever", "when")  # how the effect of a blue card begins


class Meaning:
    """What a card does, by when it does so."""

    __slots__ = ("after", "aid", "first", "play", "produce", "score", "visit")

    def __init__(self) -> None:
        self.first: Effect[Woodland] | None = None
        self.play: Effect[Woodland] | None = None
        self.produce: Effect[Woodland] | None = None
        self.visit: Effect[Woodland] | None = None
        self.after = ""  # what sets off `play`, if not the play of the card itself
        self.aid: Help | None = None
        self.score: Count | None = None


def read_effect(sentence: Sentence, type: str) -> Meaning:
    """Read the effect of a card; its colour says when it works."""
    meaning = Meaning()
    if type == PROSPERITY:
        meaning.score = read_score(sentence)
    elif type == GOVERNANCE:
        _read_watch(sentence, meaning)
    else:
        _read_acts(sentence, meaning, type)
    return meaning


def _read_acts(sentence: Sentence, meaning: Meaning, type: str) -> None:
    if sentence.here() in WATCHES:
        raise sentence.error(Text("deck-only-blue", {"verb": VERBS[0]}))
    if type != DESTINATION and sentence.take("first"):
        sentence.expect("discard", "a", CONSTRUCTION, "from", "your", "city", "for", "its", "cost")
        sentence.expect(";")
        meaning.first = leave_city(CONSTRUCTION)
    if type == PRODUCTION:
        meaning.produce = read_used(sentence)
        _check_alone(sentence, meaning.produce)
    elif type == DESTINATION:
        meaning.visit = Visit(read_visited(sentence), RED_TOLL)
    else:
        meaning.play = read_deeds(sentence)


def _check_alone(sentence: Sentence, deed: Effect[Woodland]) -> None:
    """A green card that activates others does nothing else, so that two cannot go on for ever."""
    for place, word in enumerate(sentence.words):
        if word.text == "activate" and not isinstance(deed, (Again, CopyOther)):
            sentence.at = place
            raise sentence.error(Text("deck-activate-alone"))


def _read_watch(sentence: Sentence, meaning: Meaning) -> None:
    """Read what a blue card waits for, and what it then does."""
    if sentence.choice("blue", WATCHES) == "when":
        meaning.aid = _read_aid(sentence)
        return
    if sentence.take("the"):
        sentence.expect("compass", "moves", "your", "ship")
        meaning.after = AFTER_COMPASS
    else:
        sentence.expect("you")
        if sentence.choice("waits-for", ("play", "visit")) == "play":
            meaning.after = read_form(sentence, "another") or "any"
        else:
            sentence.expect("a", "shore", "place", "or", "an", "island")
            meaning.after = AFTER_PLACING
    sentence.expect(":")
    is_visit = meaning.after == AFTER_PLACING
    meaning.play = read_visited(sentence) if is_visit else read_deeds(sentence)


def _read_aid(sentence: Sentence) -> Help:
    """Read "you pay for a critter, discard this card: pay 3 mushrooms less"."""
    sentence.expect("you", "pay", "for")
    form = read_form(sentence, "a")
    matching = sentence.take("that", "matches", "a", "compass", "tile")
    leaves = sentence.take(",", "discard", "this", "card")
    sentence.expect(":")
    if sentence.choice("helps", ("pay", "replace")) == "replace":
        sentence.expect("up", "to")
        swap = sentence.counted("resources")
        sentence.end()
        return Help(swap=swap, form=form, matching=matching, leaves=leaves)
    less = sentence.number("resources")
    only = _read_kind(sentence)
    sentence.expect("less")
    sentence.end()
    return Help(less=less, only=only, form=form, matching=matching, leaves=leaves)


def _read_kind(sentence: Sentence) -> int:
    """Read of which resource less is paid; -1 if nothing is said, or "resources"."""
    if sentence.here() == "less":
        return -1
    known = tuple([word for word, thing in THINGS.items() if thing <= WILD])
    thing = THINGS[sentence.choice("resource", known)]
    return -1 if thing == WILD else thing
