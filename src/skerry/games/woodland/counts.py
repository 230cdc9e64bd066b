"""What is counted: for points at the end, and for gains that grow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from skerry.games.woodland import marks
from skerry.games.woodland.amounts import NO_AMOUNT, Amount
from skerry.games.woodland.city import city_of, city_owners, how_many
from skerry.games.woodland.terms import BASIC_EVENT, EVERY_RESOURCE, NAMES, SPECIAL_EVENT
from skerry.games.woodland.zones import ACHIEVED, PRISON
from skerry.kernel.text import Text, join_and, join_or, join_then

if TYPE_CHECKING:
    from skerry.games.woodland.state import Woodland


NO_LIMIT: Final = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """A number that a city, or a stock, amounts to."""

    __slots__ = ()

    def of(self, state: Woodland, seat: int) -> int:
        raise NotImplementedError

    def condition(self) -> Text:
        """Say that there must be one of it, as in "if there is a …"."""
        return Text("woodland-if-has", {"what": self.describe()})

    def printed_on(self, name: str) -> Count:
        """Return the count as it stands on an event; few have to do with its name."""
        return self

    def describe(self) -> Text:
        """Say what is counted, as in "1 point for each …"."""
        raise NotImplementedError

    def tally(self, state: Woodland, seat: int) -> Text:
        """Say how many there are, as the reason for points."""
        return Text("woodland-tally", {"count": self.of(state, seat), "what": self.describe()})


class Times(Count):
    """So many points for each thing counted, or for every so many of them, up to a most."""

    __slots__ = ("count", "each", "every", "most")

    def __init__(self, each: int, count: Count, most: int = NO_LIMIT, every: int = 1) -> None:
        self.each = each
        self.count = count
        self.most = most
        self.every = every

    def of(self, state: Woodland, seat: int) -> int:
        """Count, multiply, cut off."""
        return min(self.most, self.each * (self.count.of(state, seat) // self.every))

    def describe(self) -> Text:
        """Say the points and what for."""
        what = self.count.describe()
        if self.every > 1:
            return Text(
                "woodland-points-every",
                {"points": self.each, "what": what, "every": self.every},
            )
        if self.most == NO_LIMIT:
            return Text("woodland-points-each", {"points": self.each, "what": what})
        return Text(
            "woodland-points-each-most", {"points": self.each, "what": what, "most": self.most}
        )

    def tally(self, state: Woodland, seat: int) -> Text:
        """Say how many there are, not how many points."""
        return self.count.tally(state, seat)


class Sum(Count):
    """Several counts together."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Count) -> None:
        self.parts = parts

    def of(self, state: Woodland, seat: int) -> int:
        return sum([part.of(state, seat) for part in self.parts])

    def describe(self) -> Text:
        return join_then([part.describe() for part in self.parts])

    def tally(self, state: Woodland, seat: int) -> Text:
        """Say it of each part that there is something of."""
        return join_and([part.tally(state, seat) for part in self.parts if part.of(state, seat)])


class Cards(Count):
    """Cards of the city: of a form, a type, common or unique."""

    __slots__ = ("form", "type", "unique")

    def __init__(self, form: str = "", type: str = "", unique: int = -1) -> None:
        self.form = form
        self.type = type
        self.unique = unique  # 1 for unique ones only, 0 for common ones only

    def of(self, state: Woodland, seat: int) -> int:
        count = 0
        for kind in city_of(state, seat):
            card = state.card(kind)
            if (
                self.form in ("", card.form)
                and self.type in ("", card.type)
                and self.unique in (-1, int(card.unique))
            ):
                count += 1
        return count

    def describe(self) -> Text:
        return Text(
            "woodland-counted-cards",
            {"form": self.form or "any", "type": self.type or "any", "rarity": self._rarity()},
        )

    def tally(self, state: Woodland, seat: int) -> Text:
        """Say how many there are, without saying where."""
        args = {**self.describe().args, "count": self.of(state, seat)}
        return Text("woodland-tally-cards", args)

    def _rarity(self) -> str:
        return ("common", "unique")[self.unique] if self.unique >= 0 else "any"


class Named(Count):
    """Cards of one name in the city."""

    __slots__ = ("name", "word")

    def __init__(self, name: str, word: str = "") -> None:
        self.name = name
        self.word = word or name  # by what it is called

    def of(self, state: Woodland, seat: int) -> int:
        return how_many(state, seat, self.name)

    def describe(self) -> Text:
        return Text("everdell-name", {"name": self.word})


class Stock(Count):
    """Resources of some kinds left in the stock."""

    __slots__ = ("kinds", "names")

    def __init__(self, of: Amount, names: tuple[str, ...] = NAMES) -> None:
        self.kinds = of.kinds()
        self.names = names

    def of(self, state: Woodland, seat: int) -> int:
        return sum([state.has(seat, resource) for resource in self.kinds])

    def describe(self) -> Text:
        kinds = [Text("woodland-resource", {"resource": self.names[kind]}) for kind in self.kinds]
        return Text("woodland-counted-stock", {"what": join_or(kinds)})


class Events(Count):
    """Events achieved, basic or special ones."""

    __slots__ = ("special",)

    def __init__(self, *, special: bool) -> None:
        self.special = special

    def of(self, state: Woodland, seat: int) -> int:
        area = SPECIAL_EVENT if self.special else BASIC_EVENT
        first = len(state.box.cards)
        return sum(
            [state.box.places[card - first].area == area for card in state.zone(ACHIEVED, seat)]
        )

    def describe(self) -> Text:
        return Text("woodland-counted-events", {"special": "yes" if self.special else "no"})

    def tally(self, state: Woodland, seat: int) -> Text:
        """Say how many were achieved."""
        special = "yes" if self.special else "no"
        return Text("woodland-tally-events", {"count": self.of(state, seat), "special": special})


class Couples(Count):
    """Pairs of two partners, in all cities."""

    __slots__ = ("one", "other")

    def __init__(self, one: str, other: str) -> None:
        self.one = one
        self.other = other

    def of(self, state: Woodland, seat: int) -> int:
        """Each has one partner."""
        couple = (state.box.kinds[self.one], state.box.kinds[self.other])
        return sum([couples(state, owner, couple) for owner in city_owners(state)])

    def describe(self) -> Text:
        one, other = [Text("everdell-name", {"name": name}) for name in (self.one, self.other)]
        return Text("woodland-counted-couples", {"one": one, "other": other})


def couples(state: Woodland, owner: int, couple: tuple[int, int]) -> int:
    """Return how many pairs of two kinds a city has."""
    cards = city_of(state, owner)
    return min(cards.count(couple[0]), cards.count(couple[1]))


class OfCouple(Count):
    """Points for the partner that this card shares its space with; it is scored card by card."""

    __slots__ = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def of(self, state: Woodland, seat: int) -> int:
        """All pairs of the city; the score sheet gives them to the first of these cards."""
        pairs = [couples(state, seat, couple) for couple in state.box.couples]
        return self.points * sum(pairs)

    def describe(self) -> Text:
        return Text("woodland-points-paired", {"points": self.points})

    def tally(self, state: Woodland, seat: int) -> Text:
        """Say how many pairs there are."""
        return Text("woodland-tally-pairs", {"count": self.of(state, seat) // self.points})


class OnCards(Count):
    """What lies or stands on cards of one name in the city."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, state: Woodland, seat: int) -> int:
        """Add it up, card by card."""
        kind = state.box.kinds[self.name]
        count = 0
        for index, other in enumerate(city_of(state, seat)):
            if other == kind:
                count += self.on(state.built[seat][index], seat)
        return count

    def on(self, mark: int, seat: int) -> int:
        """Return how many are on a card, by its mark."""
        raise NotImplementedError


class Tokens(OnCards):
    """Points that lie on cards of one name in the city."""

    __slots__ = ()

    def on(self, mark: int, seat: int) -> int:
        return marks.tokens(mark)

    def describe(self) -> Text:
        return Text("woodland-counted-tokens", {"card": Text("everdell-name", {"name": self.name})})


class Standing(OnCards):
    """The seat's workers on cards of one name in its city."""

    __slots__ = ()

    def on(self, mark: int, seat: int) -> int:
        return marks.standing(mark, seat)

    def describe(self) -> Text:
        return Text(
            "woodland-counted-workers", {"card": Text("everdell-name", {"name": self.name})}
        )


class Prisoners(Count):
    """Critters beneath the card that is the prison."""

    __slots__ = ("prison",)

    def __init__(self, prison: str) -> None:
        self.prison = prison

    def of(self, state: Woodland, seat: int) -> int:
        """Count them; without the prison they are gone."""
        return len(state.zone(PRISON, seat))

    def describe(self) -> Text:
        return Text(
            "woodland-counted-prisoners", {"card": Text("everdell-name", {"name": self.prison})}
        )


class OnEvent(Count):
    """What lies on the event: so many points for each resource, by kind, or for each card beneath."""

    __slots__ = ("beneath", "each", "event")

    def __init__(self, each: Amount = NO_AMOUNT, beneath: int = 0, event: str = "") -> None:
        self.event = event
        self.each = each.counts
        self.beneath = beneath

    def printed_on(self, name: str) -> OnEvent:
        return OnEvent(Amount(self.each), self.beneath, name)

    def of(self, state: Woodland, seat: int) -> int:
        """Weigh what lies there."""
        mark = state.on_events[state.box.place_ids[self.event]]
        count = self.beneath * marks.tokens(mark)
        for resource in EVERY_RESOURCE:
            count += self.each[resource] * marks.stored(mark, resource)
        return count

    def describe(self) -> Text:
        """Say the points for each kind, kinds that are worth the same together."""
        if self.beneath:
            return _say_each(self.beneath, Text("woodland-counted-beneath"))
        parts: list[Text] = []
        for points in sorted(set(self.each)):
            kinds = [
                Text("woodland-resource", {"resource": NAMES[resource]})
                for resource in EVERY_RESOURCE
                if points and self.each[resource] == points
            ]
            if kinds:
                what = Text("woodland-counted-on-event", {"what": join_or(kinds)})
                parts.append(_say_each(points, what))
        return join_then(parts)

    def tally(self, state: Woodland, seat: int) -> Text:
        """It has counted by points already: say what for."""
        return self.describe()


def _say_each(points: int, what: Text) -> Text:
    return Text("woodland-points-each", {"points": points, "what": what})
