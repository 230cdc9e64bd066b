"""What an effect of a homebrew card says: gains, draws and points, by the colour of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.deck.amounts import FORMS, MOST_COST, RARITIES, name_comes
from skerry.games.farshore.deck.counting import read_named
from skerry.games.farshore.deck.effects import Meaning
from skerry.games.farshore.deck.pieces import COLOURS
from skerry.games.farshore.deck.sentence import twice
from skerry.games.woodland.amounts import NO_AMOUNT, Amount
from skerry.games.woodland.counts import Cards, Sum, Times
from skerry.games.woodland.effects.gain import Draw, Gain, GainAny
from skerry.games.woodland.terms import (
    CONSTRUCTION,
    CRITTER,
    DESTINATION,
    FOOD,
    GOVERNANCE,
    PRODUCTION,
    PROSPERITY,
)
from skerry.kernel.effect import Sequence
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.sentence import Sentence
    from skerry.games.woodland.counts import Count
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect

ANY: Final = 4
POINT: Final = 5
THINGS: Final = {
    "twig": 0,
    "twigs": 0,
    "resin": 1,
    "pebble": 2,
    "pebbles": 2,
    "berry": 3,
    "berries": 3,
    "resource": ANY,
    "resources": ANY,
    "point": POINT,
    "points": POINT,
}
PRICES: Final = tuple([word for word, thing in THINGS.items() if thing < ANY])
VERBS: Final = ("gain", "draw")


def read_cost(sentence: Sentence, form: str) -> Amount:
    """Read a price: "free", or resources with their numbers; critters cost berries, no other does."""
    numbers = [0, 0, 0, 0]
    if sentence.take("free"):
        sentence.end()
        return NO_AMOUNT
    while True:
        number = sentence.number("resources")
        if sum(numbers) + number > MOST_COST:
            sentence.at -= 1
            raise sentence.error(Text("deck-cost-most", {"most": MOST_COST}))
        thing = THINGS[sentence.choice("paid", PRICES)]
        if (form == CRITTER) != (thing == FOOD):
            sentence.at -= 1
            raise sentence.error(Text("deck-cost-form", {"form": form}))
        numbers[thing] += number
        if not sentence.take_one((",", "and")):
            break
    sentence.end()
    return Amount((numbers[0], numbers[1], numbers[2], numbers[3]))


def read_effect(sentence: Sentence, type: str) -> Meaning:
    """Read the effect of a card; its colour says when it works."""
    meaning = Meaning()
    if type == PROSPERITY:
        meaning.score = _read_score(sentence)
    elif type == GOVERNANCE:
        sentence.expect("whenever", "you", "play")
        sentence.choice("article", ("another", "a"))
        meaning.after = FORMS[sentence.choice("cards", tuple(FORMS))] or "any"
        sentence.expect(":")
        meaning.play = _read_deeds(sentence)
    elif type == PRODUCTION:
        meaning.produce = _read_deeds(sentence)
    elif type == DESTINATION:
        meaning.visit = _read_deeds(sentence)
    else:
        meaning.play = _read_deeds(sentence)
    return meaning


def _read_deeds(sentence: Sentence) -> Effect[Woodland]:
    """Read deeds one after the other, set apart by ";"."""
    parts = _read_deed(sentence)
    while sentence.take(";"):
        sentence.skip("then")
        parts += _read_deed(sentence)
    sentence.end()
    return parts[0] if len(parts) == 1 else Sequence(*parts)


def _read_deed(sentence: Sentence) -> list[Effect[Woodland]]:
    if sentence.choice("verb", VERBS) == "draw":
        number = sentence.counted("cards")
        per = _read_count(sentence) if sentence.take("for", "each") else None
        return [Draw(number) if per is None else Draw(number, per)]
    numbers = _read_amounts(sentence)
    per = _read_count(sentence) if sentence.take("for", "each") else None
    stock = Amount((numbers[0], numbers[1], numbers[2], numbers[3]))
    found: list[Effect[Woodland]] = []
    if stock.kinds() or numbers[POINT]:
        found.append(Gain(stock, numbers[POINT], per))
    if numbers[ANY]:
        found.append(GainAny(numbers[ANY], per=per))
    return found


def _read_amounts(sentence: Sentence) -> list[int]:
    """Read "2 twigs and 1 berry"."""
    numbers = [0, 0, 0, 0, 0, 0]
    while True:
        number = sentence.number("it", most=MOST_COST)
        thing = THINGS[sentence.choice("thing", tuple(THINGS))]
        if numbers[thing]:
            sentence.at -= 1
            raise sentence.error(twice(sentence.here()))
        numbers[thing] = number
        if not sentence.take_one((",", "and")):
            return numbers


def _read_score(sentence: Sentence) -> Count:
    """Read "2 points for each green card", several of them set apart by ";"."""
    parts: list[Count] = []
    while True:
        points = sentence.counted("points", MOST_COST)
        sentence.expect("for", "each")
        parts.append(Times(points, _read_count(sentence)))
        if not sentence.take(";"):
            break
    sentence.end()
    return parts[0] if len(parts) == 1 else Sum(*parts)


def _read_count(sentence: Sentence) -> Count:
    """Read the name of a card, or a kind: "common critter", "green card", "unique construction"."""
    if name_comes(sentence):
        return read_named(sentence)
    rarity = sentence.take_one(tuple(RARITIES))
    colour = sentence.take_one(tuple(COLOURS))
    if not rarity and not colour and sentence.here() not in FORMS:
        known = (*RARITIES, *COLOURS, CRITTER, CONSTRUCTION, *sentence.names)
        raise sentence.unknown(Text("deck-expected", {"what": "counted"}), known)
    form = FORMS[sentence.choice("cards", tuple(FORMS))]
    return Cards(form, COLOURS.get(colour, ""), RARITIES.get(rarity, -1))
