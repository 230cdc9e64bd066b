"""What one box brings to a woodland game: rows, zones, counters, clauses, and a part of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from skerry.games.woodland.picks import Block
from skerry.kernel.zones import Layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skerry.games.woodland.action import Action
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.card import Card, Place, SideCard
    from skerry.games.woodland.made import Made
    from skerry.games.woodland.part import Part
    from skerry.games.woodland.rival import Opponent, Rank
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.choice import Rival
    from skerry.kernel.effect import Effect
    from skerry.kernel.game import Setting, Value
    from skerry.kernel.rulebook import Page
    from skerry.kernel.text import Text
    from skerry.kernel.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """The base game, an expansion or a rival.

    A game is made of all modules that it knows: they number its cards and picks. A table is laid
    with those that are chosen. The base comes first; its zones have the numbers of its constants,
    those of others are numbered when the layout is built, and reached by name.
    """

    def __init__(
        self,
        name: str,
        *,
        settings: tuple[Setting, ...] = (),
        cards: tuple[Card, ...] = (),
        places: tuple[Place, ...] = (),
        side_cards: tuple[SideCard, ...] = (),
        playable: tuple[SideCard, ...] = (),
        tiles: tuple[str, ...] = (),
        zones: tuple[Zone, ...] = (),
        own_zones: tuple[Zone, ...] = (),
        last_zones: tuple[Zone, ...] = (),
        counters: tuple[str, ...] = (),
        own_counters: tuple[str, ...] = (),
        last_counters: tuple[str, ...] = (),
        actions: tuple[Action, ...] = (),
        opponent: Opponent | None = None,
        is_rival: bool = False,
        has_open_city: bool = False,
        pass_on: Effect[Woodland] | None = None,
        picked: dict[str, int] | None = None,
        told: dict[tuple[str, str], Text] | None = None,
        counted: dict[str, Text] | None = None,
        calls: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.settings = settings
        self.cards = cards
        self.places = places
        self.side_cards = side_cards
        self.playable = playable  # side cards that are played
        self.tiles = tiles  # names of cards that no pick means
        self.zones = zones  # of the whole table
        self.own_zones = own_zones  # each seat's
        self.last_zones = last_zones  # of the whole table, numbered after those of all modules
        self.counters = counters
        self.own_counters = own_counters
        self.last_counters = last_counters
        self.actions = actions  # what a seat may do in its turn beside the usual
        self.opponent = opponent  # what is done where there is an opponent without a seat
        self.is_rival = is_rival  # it is that opponent
        self.has_open_city = has_open_city  # and seats visit its city as they visit each other's
        self.pass_on = pass_on  # who has the next turn, if not the next seat
        # By zone: which sort of pick means its cards.
        self.picked: dict[str, int] = {} if picked is None else picked
        # What the log says of cards that go from zone to zone, and of counters that grow.
        self.told: dict[tuple[str, str], Text] = {} if told is None else told
        self.counted: dict[str, Text] = {} if counted is None else counted
        # What it calls zones of the base.
        self.calls: dict[str, str] = {} if calls is None else calls

    def is_chosen(self, seats: int, settings: dict[str, Value]) -> bool:
        """Tell whether it is at a table: if the setting of its name says so, or if there is none."""
        return bool(settings.get(self.name, True))

    def parts(self, box: Box, layout: Layout) -> list[Part]:
        """Return what it keeps of a position, as it is at the start, and asks to be asked."""
        return []

    def fill(self, made: Made) -> None:
        """Put what it brings where it lies before anything is shuffled."""

    def lay_out(self, state: Woodland) -> None:
        """Shuffle and lay out what lies on the table before cards are drawn."""

    def deal_events(self, state: Woodland) -> int:
        """Deal special events that must be among them, and return how many."""
        return 0

    def set_up(self, state: Woodland) -> None:
        """Shuffle and deal what it brings, after all that the base deals."""

    def rival(self, state: Woodland) -> Rival | None:
        """Return the opponent without a seat that it is, with its score sheet."""
        return None

    def rank(self, state: Woodland) -> Rank | None:
        """Return with what that opponent stands among the seats: points, then what breaks ties."""
        return None

    def verdict(self, state: Woodland, winners: list[int]) -> Text | None:
        """Say how that opponent fares beside the seats that win."""
        return None

    def pages(self) -> list[Page]:
        """Return the pages that it adds to the rulebook."""
        return []


def block_of(modules: Sequence[Module]) -> Block:
    """Number the cards, places and side cards of some modules together."""
    return Block(
        tuple([card.name for module in modules for card in module.cards]),
        tuple([place.name for module in modules for place in module.places]),
        tuple([side_card.name for module in modules for side_card in module.side_cards]),
        tuple([side_card.name for module in modules for side_card in module.playable]),
        max([setting.seats for module in modules for setting in module.settings], default=0),
    )


def layout_of(seats: int, modules: Sequence[Module]) -> Layout:
    """Number the zones and counters of a table: the base's first, what others add after them."""
    base, others = modules[0], modules[1:]
    calls: dict[str, str] = {}
    for module in others:
        calls.update(module.calls)
    return Layout(
        seats,
        tuple([zone._replace(name=calls.get(zone.name, zone.name)) for zone in base.zones]),
        tuple([zone for module in modules for zone in module.own_zones]),
        base.counters,
        tuple([counter for module in modules for counter in module.own_counters]),
        tuple(
            [zone for module in others for zone in module.zones]
            + [zone for module in others for zone in module.last_zones]
        ),
        tuple(
            [counter for module in others for counter in module.counters]
            + [counter for module in others for counter in module.last_counters]
        ),
    )
