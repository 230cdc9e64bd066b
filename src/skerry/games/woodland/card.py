"""What is printed: cards, places and events, one row each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.games.woodland.words import BASIC_EVENT, CONSTRUCTION, CRITTER, SPECIAL_EVENT

if TYPE_CHECKING:
    from skerry.games.woodland.aids import Aid
    from skerry.games.woodland.counts import Count
    from skerry.games.woodland.deed import Deed


class Card:
    """A card of the main deck. Fields after the cost say what makes it special."""

    __slots__ = (
        "abroad",
        "after",
        "aid",
        "any_cost",
        "copies",
        "cost",
        "eve",
        "first",
        "form",
        "home",
        "hosts_any",
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
        "type",
        "unique",
        "visit",
    )

    def __init__(
        self,
        name: str,
        type: str,
        cost: tuple[int, int, int, int],
        points: int,
        copies: int,
        *,
        unique: bool = False,
        home: str = "",
        partner: str = "",
        space: int = 1,
        play: Deed | None = None,
        produce: Deed | None = None,
        visit: Deed | None = None,
        after: str = "",
        eve: Deed | None = None,
        aid: Aid | None = None,
        score: Count | None = None,
        first: Deed | None = None,
        opens: bool = False,
        stays: bool = False,
        second_spot: str = "",
        abroad: bool = False,
        pays_opponent: bool = False,
        hosts_any: bool = False,
        form: str = "",
        any_cost: int = 0,
    ) -> None:
        self.name = name
        self.type = type
        self.cost = cost
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
        self.after = after  # the form of cards after whose play it acts, by `play`; "any" for both
        self.eve = eve  # before workers come home for a new season
        self.aid = aid  # helps to pay for cards
        self.score = score  # at the end
        self.first = first  # before the card comes into the city
        self.opens = opens  # others may visit it, too
        self.stays = stays  # its workers never come home
        self.second_spot = second_spot  # with this card in the city two workers may stand on it
        self.abroad = abroad  # it goes into an opponent's city
        self.pays_opponent = pays_opponent  # its price goes to an opponent
        self.hosts_any = hosts_any  # any critter may move in, once
        self.form = form or (CRITTER if cost[3] else CONSTRUCTION)


class Place:
    """Where workers go that is no card of a city: a location or an event."""

    __slots__ = (
        "area",
        "count",
        "effect",
        "is_event",
        "name",
        "needs",
        "points",
        "score",
        "shared",
        "type",
    )

    def __init__(
        self,
        name: str,
        area: str,
        effect: Deed | None = None,
        *,
        shared: bool = False,
        points: int = 0,
        needs: tuple[str, ...] = (),
        type: str = "",
        count: int = 0,
        score: Count | None = None,
    ) -> None:
        self.name = name
        self.area = area
        self.is_event = area in (BASIC_EVENT, SPECIAL_EVENT)  # else it is a location
        self.effect = effect
        self.shared = shared  # any number of workers
        self.points = points  # for the journey, or for an event achieved
        self.needs = needs  # cards that must be in the city to achieve it
        self.type = type  # or so many cards of this type; "" with a count: of every type
        self.count = count
        self.score = score  # what an event pays at the end beside its points
