"""What a game tells the kernel about itself: its box, its vocabulary, its start and its score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeAlias

from mypy_extensions import mypyc_attr

from skerry.kernel.choice import Meaning
from skerry.kernel.effect import NO_OPTIONS, S
from skerry.kernel.errors import IllegalAction, OptionError, UnknownGame
from skerry.kernel.names import nearest, whole
from skerry.kernel.text import Text, either

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from skerry.kernel.choice import Rival, ScoreLine
    from skerry.kernel.events import Event
    from skerry.kernel.rng import Rng
    from skerry.kernel.rulebook import Rulebook
    from skerry.kernel.zones import Layout

Value: TypeAlias = "bool | int | str"
NO_MEANING: Final = Meaning()


class Setting(NamedTuple):
    """An option of a game: its name, its allowed values (the first is the default), its meaning.

    One that joined the game later is named in records only where it is not the default, so that
    older records stay as they are.
    """

    name: str
    allowed: tuple[Value, ...]
    text: Text
    joined: bool = False
    under: str = ""  # it matters only where this other setting is not the default
    seats: int = 0  # so many can play where it is not the default, if that is more than usual
    upto: int = 0  # it matters only at tables of at most so many seats; 0: at all

    def check(self, value: object) -> Value:
        """Return the value if it is allowed, of just that type; refuse it otherwise."""
        for allowed in self.allowed:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        known = either([repr(allowed) for allowed in self.allowed])
        raise OptionError(
            Text(
                "error-option-value", {"option": self.name, "allowed": known, "value": repr(value)}
            )
        )


class Vocabulary:
    """All picks of a game, for ever: each id from 0 up has one readable name, and may have a role."""

    __slots__ = ("_ids", "_meanings", "names")

    def __init__(self, names: tuple[str, ...], meanings: tuple[Meaning, ...] = ()) -> None:
        assert len(meanings) in (0, len(names)), "Each pick has its meaning, or none has."
        self.names = names
        self._meanings = meanings
        self._ids: dict[str, int] = {name: pick for pick, name in enumerate(names)}

    def __copy__(self) -> Vocabulary:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Vocabulary:
        return self

    def __reduce__(self) -> tuple[type[Vocabulary], tuple[tuple[str, ...], tuple[Meaning, ...]]]:
        return Vocabulary, (self.names, self._meanings)

    def __len__(self) -> int:
        """Return how many picks there are: the width of a policy's output."""
        return len(self.names)

    def name(self, pick: int) -> str:
        """Return the name of a pick."""
        if 0 <= pick < len(self.names):
            return self.names[pick]
        last = len(self.names) - 1
        raise IllegalAction(Text("error-no-pick", {"pick": str(pick), "last": str(last)}))

    def meaning(self, pick: int) -> Meaning:
        """Return the role of a pick, and the number that goes with it."""
        return self._meanings[pick] if self._meanings else NO_MEANING

    def id(self, name: str) -> int:
        """Return the id of a pick."""
        pick = self._ids.get(name)
        if pick is None:
            near = nearest(name, list(self.names))
            if near:
                raise IllegalAction(Text("error-no-pick-but", {"name": name, "near": near}))
            raise IllegalAction(
                Text("error-no-pick-called", {"name": name, "example": self.names[0]})
            )
        return pick


_shelves: Final[list[Callable[[str, str], Game[Any]]]] = []  # one, or none before it is given


def set_shelf(find: Callable[[str, str], Game[Any]]) -> None:
    """Let games be found by this: by name, and by the text they are made from."""
    _shelves[:] = [find]


def shelved(name: str, variant: str) -> Game[Any]:
    """Return a game that was pickled: the one of its name that stands here."""
    for find in _shelves:
        return find(name, variant)
    raise UnknownGame(Text("error-no-game", {"game": name, "known": ""}))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One title. A subclass fills the fields and methods; it keeps nothing of any single play."""

    def __init__(
        self,
        name: str,
        rules: int,
        fewest: int,
        most: int,
        settings: tuple[Setting, ...],
        vocabulary: Vocabulary,
        cards: tuple[str, ...],
        *,
        cooperative: bool = False,
        variant: str = "",
        digest: str = "",
        words: str = "",
        homebrew: bool = False,
    ) -> None:
        self.name = name
        self.rules = rules  # grows when the same answers would give another game
        self.fewest = fewest
        self.most = most
        self.settings = settings
        self.vocabulary = vocabulary
        self.cards = cards  # by card number: its readable name
        self.cooperative = cooperative  # all seats have one score and win or lose together
        self.variant = variant  # the text that somebody brought to make it from; "" if none
        self.digest = digest  # of what it is made from, if that may vary; records hold it
        self.homebrew = homebrew  # made from a text with cards or numbers that no box has
        self.words = words  # of a game from outside: the folder with a Fluent file a language

    def __copy__(self) -> Game[S]:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game[S]:
        return self

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return shelved, (self.name, self.variant)

    def __repr__(self) -> str:
        return f"<{self.name}, rules {self.rules}>"

    def with_variant(self, text: str, file: str) -> Game[S]:
        """Return the same game made from the text of a file, if there is nothing wrong in it."""
        raise OptionError(Text("error-no-file", {"game": self.name}))

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        """Return the table of zones and counters."""
        raise NotImplementedError

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> S:
        """Return the box unpacked, the first clause on the agenda and none carried out."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """Return what each seat would have if the game ended now."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """Return who would have won if the game ended now."""
        raise NotImplementedError

    def verdict(self, state: S) -> Text | None:
        """Say what the score amounts to, where there is more to say than who has most."""
        return None

    def rank(self, state: S) -> Text | None:
        """Name the class that the score falls into, where a game has names for that."""
        return None

    def score_sheet(self, state: S, seat: int) -> list[ScoreLine]:
        """Return where the points of a seat come from."""
        raise NotImplementedError

    def rival(self, state: S) -> Rival | None:
        """Return the opponent without a seat, where there is one, with its score sheet."""
        return None

    def label(self, pick: int) -> Text:
        """Call a pick by what a person would say."""
        raise NotImplementedError

    def card_label(self, card: int) -> Text:
        """Call a card by its short name."""
        raise NotImplementedError

    def card_text(self, card: int) -> Text:
        """Describe a card whole, as one would read it aloud."""
        raise NotImplementedError

    def face(self, card: int) -> Mapping[str, object]:
        """Return what is drawn on a card, as plain names and numbers."""
        raise NotImplementedError

    def sketch(self, card: int) -> list[str]:
        """Draw a card of a chart as rows of characters; none if its name is to stand for it.

        What lies on the same cell as another card takes the blanks of its sketch.
        """
        return []

    def legend(self) -> Text | None:
        """Say what the signs of the sketches mean."""
        return None

    def picks_for(self, layout: Layout, zone: int, card: int, *, own: bool) -> list[int]:
        """List the picks that mean this card of this zone, the asked seat's own or not."""
        return NO_OPTIONS

    def preview(self, state: S, seat: int, pick: int) -> list[Text]:
        """Tell what a seat can know beforehand of picking one of its options."""
        return []

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        """Turn what happened into lines of the log, saying no more than the viewer may know."""
        raise NotImplementedError

    def rulebook(self) -> Rulebook:
        """Return the rules, page by page, with the numbers that the clauses play by."""
        raise NotImplementedError

    def told(self, settings: dict[str, Value]) -> dict[str, Value]:
        """Return the settings that a record names."""
        return {
            setting.name: settings[setting.name]
            for setting in self.settings
            if not setting.joined or settings[setting.name] != setting.allowed[0]
        }

    def most_with(self, settings: dict[str, Value]) -> int:
        """Return how many seats can play with these settings."""
        seats = [s.seats for s in self.settings if settings[s.name] != s.allowed[0]]
        return max([self.most, *seats])

    def check(self, seats: object, settings: dict[str, object]) -> tuple[int, dict[str, Value]]:
        """Return the seats and all settings, defaults filled in; refuse what will not do."""
        known = {setting.name: setting for setting in self.settings}
        for name in settings:
            if name not in known:
                raise OptionError(self.no_option(name))
        checked = {
            name: setting.check(settings[name]) if name in settings else setting.allowed[0]
            for name, setting in known.items()
        }
        most = self.most_with(checked)
        count = whole(seats)
        if count is None or not self.fewest <= count <= most:
            raise OptionError(
                Text(
                    "error-seats",
                    {"game": self.name, "fewest": self.fewest, "most": most, "seats": repr(seats)},
                )
            )
        return count, checked

    def no_option(self, name: str) -> Text:
        """Say that there is no such setting, and which there are."""
        if not self.settings:
            return Text("error-no-options", {"game": self.name, "option": name})
        names = [setting.name for setting in self.settings]
        near = nearest(name, names)
        if near:
            return Text("error-no-option-but", {"game": self.name, "option": name, "near": near})
        known = ", ".join(names)
        return Text("error-no-option", {"game": self.name, "option": name, "known": known})
