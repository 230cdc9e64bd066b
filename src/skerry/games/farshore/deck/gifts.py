"""Gains and draws: what a sentence of a deck file gives for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.farshore.deck.amounts import POINT, TREASURE, WILD, Amounts, read_amounts
from skerry.games.farshore.deck.counting import read_count
from skerry.games.farshore.effects.draw import DRAW_TO_LIMIT, draw
from skerry.games.farshore.effects.gain import ChooseOne, Take, take_any
from skerry.games.woodland.effects.gain import Draw
from skerry.games.woodland.effects.give import DrawKeepGive
from skerry.kernel.effect import Sequence
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.sentence import Sentence
    from skerry.games.woodland.counts import Count
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect


def read_gain(sentence: Sentence) -> Effect[Woodland]:
    """Read what follows "gain": "2 driftwood and 1 treasure", "1 resource for each map"."""
    amounts = read_amounts(sentence)
    per = read_count(sentence) if sentence.take("for", "each") else None
    if not amounts.one_of:
        return gain(amounts, per)
    if per is not None:
        sentence.at -= 1
        raise sentence.error(Text("deck-gain-or-each"))
    return _gain_one(amounts)


def gain(amounts: Amounts, per: Count | None) -> Effect[Woodland]:
    """Return the deed that gives all of it."""
    number = amounts.number
    parts: list[Effect[Woodland]] = []
    if amounts.stock().kinds() or number[TREASURE] or number[POINT]:
        parts.append(Take(amounts.stock(), number[POINT], number[TREASURE], per))
    if number[WILD]:
        parts.append(take_any(number[WILD], per=per))
    return parts[0] if len(parts) == 1 else Sequence(*parts)


def _gain_one(amounts: Amounts) -> Effect[Woodland]:
    """Return the deed that gives one of these."""
    number = amounts.number
    stock = amounts.stock()
    if max(number) == 1 and len(stock.kinds()) == sum(number):
        return take_any(of=stock.kinds())
    choices: list[Effect[Woodland]] = []
    for thing, count in enumerate(number):
        if count:
            alone = Amounts()
            alone.number[thing] = count
            choices.append(gain(alone, None))
    return ChooseOne(*choices)


def read_draw(sentence: Sentence) -> Effect[Woodland]:
    """Read what follows "draw": "2 cards", "3 cards from the deck or the bay", "up to the …"."""
    if sentence.take("up", "to", "the", "hand", "limit"):
        return DRAW_TO_LIMIT
    if sentence.take("2", "cards", ",", "keep", "1", "and", "give", "1"):
        return DrawKeepGive()
    number = sentence.counted("cards")
    places = read_places(sentence, ("deck", "bay")) if sentence.take("from") else ["deck"]
    if sentence.here() != "for":
        return draw(number, deck="deck" in places, bay="bay" in places)
    if "bay" in places:
        raise sentence.error(Text("deck-draw-each"))
    sentence.expect("for", "each")
    return Draw(number, read_count(sentence))


def read_places(sentence: Sentence, known: tuple[str, ...]) -> list[str]:
    """Read "the deck or the bay", "hand or bay"."""
    places: list[str] = []
    while True:
        sentence.skip("the", "your")
        places.append(sentence.choice("from", known))
        if not sentence.take_one(("or", "and")):
            return places
