"""Amounts and kinds of cards, as sentences of a deck file say them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.compass import Sort
from skerry.games.farshore.deck.pieces import COLOURS
from skerry.games.farshore.deck.sentence import END, ONE, twice
from skerry.games.farshore.terms import RESOURCES
from skerry.games.woodland.amounts import Amount
from skerry.games.woodland.terms import CONSTRUCTION, CRITTER
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.deck.sentence import Sentence

# What can be gained or paid, by the words for it.
WILD: Final = 4  # resources of any kind
TREASURE: Final = 5
POINT: Final = 6
THINGS: Final = {
    "driftwood": 0,
    "seaweed": 1,
    "seastone": 2,
    "seastones": 2,
    "mushroom": 3,
    "mushrooms": 3,
    "resource": WILD,
    "resources": WILD,
    "any": WILD,
    "treasure": TREASURE,
    "treasures": TREASURE,
    "point": POINT,
    "points": POINT,
}
PRICES: Final = (*RESOURCES, "any")
MOST_COST: Final = 9  # of a card; the weather may add to it, and the sum must still be counted out

FORMS: Final = {
    "card": "",
    "cards": "",
    "critter": CRITTER,
    "critters": CRITTER,
    "construction": CONSTRUCTION,
    "constructions": CONSTRUCTION,
}
RARITIES: Final = {"common": 0, "unique": 1}


class Amounts:
    """So many of each thing, all of them or one of them."""

    __slots__ = ("number", "one_of")

    def __init__(self) -> None:
        self.number = [0, 0, 0, 0, 0, 0, 0]  # by thing
        self.one_of = False

    def stock(self) -> Amount:
        """Return what there is of the four resources."""
        return Amount((self.number[0], self.number[1], self.number[2], self.number[3]))


def amount_comes(sentence: Sentence, ahead: int = 0) -> bool:
    """Tell whether a thing, or a number with a thing, comes next."""
    word = sentence.here(ahead)
    if word in THINGS:
        return True
    return (word in ONE or word.isdigit()) and sentence.here(ahead + 1) in THINGS


def read_amounts(sentence: Sentence) -> Amounts:
    """Read "2 driftwood and 1 treasure", or "1 driftwood, seaweed or seastone"."""
    amounts = Amounts()
    _read_amount(sentence, amounts, must=True)
    while sentence.here() in (",", "and", "or") and amount_comes(sentence, 1):
        joint = sentence.choice("joint", (",", "and", "or"))
        amounts.one_of = amounts.one_of or joint == "or"
        _read_amount(sentence, amounts, must=False)
    return amounts


def _read_amount(sentence: Sentence, amounts: Amounts, *, must: bool) -> None:
    number = 1 if sentence.here() in THINGS and not must else sentence.number("it")
    thing = THINGS[sentence.choice("thing", tuple(THINGS))]
    if amounts.number[thing]:
        sentence.at -= 1
        raise sentence.error(twice(sentence.here()))
    amounts.number[thing] = number


def read_cost(sentence: Sentence) -> Amounts:
    """Read a price: "free", or resources with their numbers."""
    amounts = Amounts()
    if sentence.take("free"):
        sentence.end()
        return amounts
    while True:
        number = sentence.number("resources")
        if sum(amounts.number) + number > MOST_COST:
            sentence.at -= 1
            raise sentence.error(Text("deck-cost-most", {"most": MOST_COST}))
        word = sentence.here()
        thing = THINGS.get(word, POINT)
        if thing > WILD:
            raise sentence.unknown(Text("deck-expected", {"what": "paid"}), PRICES)
        sentence.at += 1
        amounts.number[thing] += number
        if not sentence.take_one((",", "and")):
            break
    sentence.end()
    return amounts


def read_sort(sentence: Sentence) -> Sort:
    """Read "common green or blue construction", "unique critters", "red cards", "blue"."""
    rarity = sentence.take_one(tuple(RARITIES))
    types = read_colours(sentence)
    form = sentence.take_one(tuple(FORMS))
    if not form and not types and not rarity:
        known = (*RARITIES, *COLOURS, *FORMS)
        raise sentence.unknown(Text("deck-expected", {"what": "kind"}), known)
    return Sort(types, FORMS.get(form, ""), RARITIES.get(rarity, -1))


def read_form(sentence: Sentence, *articles: str) -> str:
    """Read "a card", "a critter" or "a construction", after one of these articles."""
    sentence.choice("article", articles)
    return FORMS[sentence.choice("cards", tuple(FORMS))]


def read_colours(sentence: Sentence) -> tuple[str, ...]:
    """Read "green", or "red, blue or brown"; return the types of these colours."""
    types: list[str] = []
    while sentence.here() in COLOURS:
        types.append(COLOURS[sentence.here()])
        sentence.at += 1
        if sentence.here() in (",", "or", "and") and sentence.here(1) in COLOURS:
            sentence.at += 1
    return tuple(types)


def name_comes(sentence: Sentence) -> int:
    """Return how many words name a card here; 0 if none do."""
    for length in (3, 2, 1):
        words = [sentence.here(ahead) for ahead in range(length)]
        if END not in words and "_".join(words).replace("'", "") in sentence.names:
            return length
    return 0


def read_name(sentence: Sentence) -> str:
    """Read the name of a card, its words apart or joined by "_"."""
    length = name_comes(sentence)
    if not length:
        raise sentence.unknown(Text("deck-expected", {"what": "name"}), sentence.names)
    words = [sentence.here(ahead) for ahead in range(length)]
    sentence.at += length
    return "_".join(words).replace("'", "")
