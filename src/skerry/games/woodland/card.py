"""What is printed: cards, places and events, one row each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.amounts import NO_AMOUNT, Amount
from skerry.games.woodland.terms import (
    BASIC_EVENT,
    CONSTRUCTION,
    CRITTER,
    FOOD,
    SPECIAL_EVENT,
    WONDER,
    WORKER,
)

if TYPE_CHECKING:
    from skerry.games.woodland.counts import Count
    from skerry.games.woodland.payment.aids import Aid
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect


class Card:
    """A card of the main deck. Fields after the copies say what makes it special."""

    __slots__ = (
        "abroad",
        "after",
        "aid",
        "any_cost",
        "before_season",
        "call",
        "copies",
        "cost",
        "expansion",
        "first",
        "form",
        "home",
        "hosts_any",
        "joins",
        "lasts",
        "name",
        "opens",
        "partner",
        "pays_opponent",
        "play",
        "points",
        "produce",
        "score",
        "second_spot",
        "space",
        "stays",
        "title",
        "type",
        "unique",
        "visit",
    )

    def __init__(  # noqa: PLR0915 - one line a field
        self,
        name: str,
        type: str,
        *,
        cost: Amount = NO_AMOUNT,
        points: int,
        copies: int,
        unique: bool = False,
        home: str = "",
        partner: str = "",
        space: int = 1,
        play: Effect[Woodland] | None = None,
        produce: Effect[Woodland] | None = None,
        visit: Effect[Woodland] | None = None,
        call: Effect[Woodland] | None = None,
        after: str = "",
        before_season: Effect[Woodland] | None = None,
        aid: Aid | None = None,
        score: Count | None = None,
        first: Effect[Woodland] | None = None,
        opens: bool = False,
        stays: bool = False,
        second_spot: str = "",
        abroad: bool = False,
        pays_opponent: bool = False,
        hosts_any: bool = False,
        joins: bool = False,
        lasts: Effect[Woodland] | None = None,
        expansion: str = "",
        form: str = "",
        any_cost: int = 0,
        title: str = "",
    ) -> None:
        self.name = name
        self.title = title or name  # by what it is called where no message knows its name
        self.type = type
        self.cost = cost.counts
        self.any_cost = any_cost  # and so many resources of any kinds
        self.points = points
        self.copies = copies
        self.unique = unique
        self.home = home  # the construction that a critter may move into for nothing
        self.partner = partner  # shares a space with one of these
        self.space = space
        self.play = play  # once, when played
        self.produce = produce  # when played and at every production
        self.visit = visit  # when a worker is placed on it
        self.call = call  # when an ambassador is placed on it
        self.after = after  # the form of cards after whose play it acts, by `play`; "any" for both
        self.before_season = before_season  # before workers come home for a new season
        self.aid = aid  # helps to pay for cards
        self.score = score  # at the end
        self.first = first  # before the card comes into the city
        self.opens = opens  # others may visit it, too
        self.stays = stays  # its workers never come home
        self.second_spot = second_spot  # with this card in the city two workers may stand on it
        self.abroad = abroad  # it goes into an opponent's city
        self.pays_opponent = pays_opponent  # its price goes to an opponent
        self.hosts_any = hosts_any  # any critter may move in, once
        self.joins = joins  # it shares the space of a construction
        self.lasts = lasts  # what its module does as long as it is in the city
        self.expansion = expansion  # "" for the base game
        self.form = form or (CRITTER if self.cost[FOOD] else CONSTRUCTION)

    def with_numbers(self, points: int, copies: int) -> Card:
        """Return the same card with other points and as many copies of it."""
        return Card(
            self.name,
            self.type,
            cost=Amount(self.cost),
            points=points,
            copies=copies,
            unique=self.unique,
            home=self.home,
            partner=self.partner,
            space=self.space,
            play=self.play,
            produce=self.produce,
            visit=self.visit,
            call=self.call,
            after=self.after,
            before_season=self.before_season,
            aid=self.aid,
            score=self.score,
            first=self.first,
            opens=self.opens,
            stays=self.stays,
            second_spot=self.second_spot,
            abroad=self.abroad,
            pays_opponent=self.pays_opponent,
            hosts_any=self.hosts_any,
            joins=self.joins,
            lasts=self.lasts,
            expansion=self.expansion,
            form=self.form,
            any_cost=self.any_cost,
            title=self.title,
        )


class Place:
    """Where workers go that is no card of a city: a location or an event."""

    __slots__ = (
        "area",
        "count",
        "effect",
        "guest",
        "is_event",
        "name",
        "needs",
        "pearls",
        "points",
        "score",
        "shared",
        "type",
        "word",
    )

    def __init__(
        self,
        name: str,
        area: str,
        effect: Effect[Woodland] | None = None,
        *,
        shared: bool = False,
        points: int = 0,
        needs: tuple[str, ...] = (),
        type: str = "",
        count: int = 0,
        score: Count | None = None,
        pearls: int = 0,
        guest: str = WORKER,
        word: str = "",
    ) -> None:
        self.name = name
        self.word = word or name  # for its message, where a card of another game has its name
        self.area = area
        # One seat has it, and it is taken away; else it is a location.
        self.is_event = area in (BASIC_EVENT, SPECIAL_EVENT, WONDER)
        self.effect = None if effect is None else effect.printed_on(name)
        self.shared = shared  # any number of workers
        self.points = points  # for the journey, or for an event achieved
        self.needs = needs  # cards that must be in the city to achieve it
        self.type = type  # or so many cards of this type; "" with a count: of every type
        self.count = count
        # What an event pays at the end beside its points.
        self.score = None if score is None else score.printed_on(name)
        self.pearls = pearls  # for which alone a rival builds it
        self.guest = guest  # who goes there


class SideCard:
    """A card that is neither for a city nor a place: it is used, or played, by rules of its own."""

    __slots__ = ("effect", "group", "name", "score", "sort")

    def __init__(
        self,
        name: str,
        sort: str,
        effect: Effect[Woodland],
        *,
        group: str = "",
        score: Count | None = None,
    ) -> None:
        self.name = name
        self.sort = sort
        self.effect = effect
        self.group = group  # those of one group are dealt apart
        self.score = score  # at the end
