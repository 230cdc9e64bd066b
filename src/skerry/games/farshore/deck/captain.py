"""Trail and weather cards, as a deck file says them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore.deck.pieces import COLOURS, FIXED
from skerry.games.farshore.deck.sentence import END, MOST, ONE, Sentence
from skerry.games.woodland.terms import TYPES
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

# What a section of a trail card shows, and what its number means.
SHORE: Final = "shore"  # which shore place, from 0
ISLAND: Final = "island"  # nothing: the first free one from the left
RED_PLAYS: Final = "red_plays"  # how many cards she plays
RED_SHIP: Final = "red_ship"  # how many spaces her ship moves
RED_TREASURE: Final = "red_treasure"  # how many treasures she takes
DOCKS: Final = "docks"  # how many spaces her ship moves
LOOKOUT: Final = "lookout"  # the type of cards she discards, by its place among the types

SECTIONS: Final = ("top", "middle", "bottom")
PLACES: Final = ("shore", "first", "red")
LAST_PLACES: Final = ("docks", "lookout")


class Step:
    """One section of a trail card: a symbol with its number."""

    __slots__ = ("number", "symbol")

    def __init__(self, symbol: str, number: int) -> None:
        self.symbol = symbol
        self.number = number

    def describe(self) -> Text:
        """Say where she goes, and what she does there."""
        args: dict[str, str | int | Text] = {"symbol": self.symbol, "count": self.number}
        args["place"] = self.place()
        colour = TYPES[self.number] if self.symbol == LOOKOUT else TYPES[0]
        args["colour"] = Text("farshore-colour", {"type": colour})
        return Text("farshore-trail-step", args)

    def place(self) -> Text:
        """Call the place of the shore that is meant, if it is one."""
        number = self.number + 1 if self.symbol == SHORE else 1
        return Text("everdell-name", {"name": f"shore_{number}"})


class Trail:
    """A trail card: where the captain goes first, and where if that is taken."""

    __slots__ = ("name", "steps")

    def __init__(self, name: str, steps: tuple[Step, ...]) -> None:
        self.name = name
        self.steps = steps  # top, middle, bottom

    def describe(self) -> Text:
        """Say where she goes, and where else."""
        top, middle, bottom = [step.describe() for step in self.steps]
        return Text("farshore-trail", {"top": top, "middle": middle, "bottom": bottom})


class Rule:
    """What the weather does: the name of a rule with its number."""

    __slots__ = ("name", "number")

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number

    def describe(self) -> Text:
        """Say what is different as long as it lasts."""
        return Text("farshore-weather-rule", {"rule": self.name, "count": self.number})


class Weather:
    """A weather card with its upper and its lower effect."""

    __slots__ = ("lower", "name", "title", "upper")

    def __init__(self, name: str, title: str, upper: Rule, lower: Rule) -> None:
        self.name = name
        self.title = title
        self.upper = upper
        self.lower = lower

    def describe(self) -> Text:
        upper, lower = self.upper.describe(), self.lower.describe()
        return Text("farshore-weather", {"upper": upper, "lower": lower})


# In the written form N is a number from 1 up; a rule without one has the number 0.
RULES: Final = {
    "bay_cost": "cards from the bay cost N more",
    "critter_cost": "critters cost N mushrooms more",
    "construction_cost": "constructions cost N more",
    "lookout_deck": "the lookout draws from the deck only",
    "compass_most": "the compass moves a ship at most N spaces",
    "other_moves_less": "other moves of a ship are N spaces shorter",
    "still_a": "compass tile A moves no ship",
    "still_b": "compass tile B moves no ship",
    "toll_a": "compass tile A moves a ship only for N resources",
    "toll_b": "compass tile B moves a ship only for N resources",
    "docks_most": "the docks take at most N cards",
    "shore_less": "shore places give N resources less",
    "no_anchors": "anchors are not used",
    "no_aids": "abilities that change a cost are not used",
    "island_toll": "visiting an island takes N cards",
    "red_toll": "visiting a red card takes N cards",
    "hand_limit": "the hand limit is N",
    "prepare_toll": "preparing takes N cards",
    "treasure_toll": "a treasure mark gives its treasure only for N resources",
    "no_treasures": "treasures pay for nothing",
    "blue_idle": "blue cards do nothing",
    "green_idle": "green cards do nothing when played",
}

# What is paid is counted out, and no pick says a number above MOST_ASKED: a card costs up to nine and
# the weather twice as much more; two tiles ask a toll; one move may pass every mark.
MOST_OF: Final = {
    "bay_cost": 3,
    "critter_cost": 3,
    "construction_cost": 3,
    "toll_a": 7,
    "toll_b": 7,
    "treasure_toll": 1,
}


def read_step(sentence: Sentence) -> Step:
    """Read one section of a trail card; the bottom one can always be used."""
    section = sentence.entry.key
    places = LAST_PLACES if section == SECTIONS[-1] else PLACES
    place = sentence.choice(section, places)
    step = _read_place(sentence, place)
    sentence.end()
    return step


def _read_place(sentence: Sentence, place: str) -> Step:
    if place == "shore":
        known = FIXED["shore"]
        return Step(SHORE, known.index(sentence.choice("shore", known)))
    if place == "first":
        sentence.expect("free", "island")
        return Step(ISLAND, 0)
    if place == "lookout":
        sentence.expect(":", "discard")
        return Step(LOOKOUT, list(COLOURS).index(sentence.choice("colour", tuple(COLOURS))))
    if place == "docks":
        sentence.expect(":")
        return Step(DOCKS, _read_spaces(sentence))
    sentence.expect("card", ":")
    return _read_red(sentence)


def _read_red(sentence: Sentence) -> Step:
    if sentence.here() == "move":
        return Step(RED_SHIP, _read_spaces(sentence))
    verb = sentence.choice("red", ("play", "gain", "move"))
    if verb == "play":
        return Step(RED_PLAYS, sentence.counted("cards"))
    return Step(RED_TREASURE, sentence.counted("treasures"))


def _read_spaces(sentence: Sentence) -> int:
    sentence.expect("move", "the", "ship")
    return sentence.counted("spaces")


def read_rule(sentence: Sentence) -> Rule:
    """Read what the weather does: the form that agrees longest tells what is wrong otherwise."""
    furthest = ""
    most = -1
    for name, form in RULES.items():
        parts = form.lower().split()
        agreed = _agreed(sentence, parts)
        if agreed == len(parts) and sentence.here(agreed) == END:
            return Rule(name, _read_number(sentence, name, parts))
        if agreed > most:
            furthest, most = form, agreed
    sentence.at = most
    word = sentence.here()
    if word == END:
        raise sentence.error(Text("deck-rule-end", {"rule": furthest}))
    raise sentence.error(Text("deck-rule", {"word": word, "rule": furthest}))


def _agreed(sentence: Sentence, parts: Sequence[str]) -> int:
    for place, part in enumerate(parts):
        word = sentence.here(place)
        number = word in ONE or word.isdigit()
        if not (number if part == "n" else word in (part, part.removesuffix("s"))):
            return place
    return len(parts)


def _read_number(sentence: Sentence, name: str, parts: Sequence[str]) -> int:
    if "n" not in parts:
        return 0
    sentence.at = parts.index("n")
    return sentence.number(parts[-1], 1, MOST_OF.get(name, MOST))
