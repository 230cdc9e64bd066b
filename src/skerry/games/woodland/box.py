"""The tables of one woodland game, with all names looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.facts import CardFacts, PlaceFacts
from skerry.games.woodland.payment.price import printed
from skerry.games.woodland.payment.rules import PAYMENT, PaymentRules
from skerry.games.woodland.playing import PLAYS, Plays
from skerry.games.woodland.rival import Opponent
from skerry.games.woodland.terms import JOURNEY
from skerry.kernel.effect import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skerry.games.woodland.action import Action
    from skerry.games.woodland.card import Card, Place, SideCard
    from skerry.games.woodland.module import Module
    from skerry.games.woodland.part import Part
    from skerry.games.woodland.picks import Picks
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect
    from skerry.kernel.zones import Layout


NEW_WORKERS: Final[tuple[int, ...]] = (2, 1, 1, 2)  # by season, from winter on


class Box:
    """Cards, places and picks of all modules of a game, and what those that were chosen do.

    Cards are numbered first, then places, then side cards; all boxes of a game number them alike.
    """

    __slots__ = (
        "actions",
        "before_journey",
        "cards",
        "chosen",
        "couples",
        "facts",
        "ferries",
        "first_tiles",
        "has_open_city",
        "has_rival",
        "homes",
        "is_mixed",
        "journeys",
        "kinds",
        "least_city",
        "modules",
        "names",
        "needs",
        "open_cards",
        "open_house",
        "opponent",
        "pass_on",
        "payment",
        "picks",
        "place_facts",
        "place_ids",
        "placed",
        "places",
        "plays",
        "prices",
        "resources",
        "side_cards",
        "stacks",
        "take_turn",
        "words",
    )

    def __init__(
        self,
        resources: tuple[str, ...],
        modules: Sequence[Module],
        chosen: Sequence[Module],
        picks: Picks,
        *,
        plays: Plays = PLAYS,
        payment: PaymentRules = PAYMENT,
        placed: Effect[Woodland] | None = None,
        take_turn: Effect[Woodland] | None = None,
        stacks: bool = False,
    ) -> None:
        self.resources = resources
        self.modules: list[Module] = list(modules)
        self.picks = picks
        self.plays = plays
        self.payment = payment
        self.placed = placed  # what follows when a worker was placed and the place has acted
        self.take_turn = take_turn  # the choice of a turn, if it is not the usual one
        self.stacks = stacks  # equal cards of the meadow lie on each other
        self.cards = tuple([card for module in modules for card in module.cards])
        self.places = tuple([place for module in modules for place in module.places])
        self.side_cards = tuple(
            [side_card for module in modules for side_card in module.side_cards + module.playable]
        )
        self.kinds: dict[str, int] = {card.name: kind for kind, card in enumerate(self.cards)}
        self.place_ids: dict[str, int] = {
            place.name: number for number, place in enumerate(self.places)
        }
        self._name_all(modules)
        self._choose(chosen)
        self._tabulate_places()
        self._tabulate_cards()

    def _name_all(self, modules: Sequence[Module]) -> None:
        """Name cards, places, side cards and tiles, in the order of their numbers."""
        names = [card.name for card in self.cards]
        words = [card.title for card in self.cards] + [place.word for place in self.places]
        names += [place.name for place in self.places]
        names += [side_card.name for side_card in self.side_cards]
        # By module: the number of its first tile among all cards.
        self.first_tiles: dict[str, int] = {}
        for module in modules:
            self.first_tiles[module.name] = len(names)
            names += module.tiles
        self.names = tuple(names)
        self.words = tuple(words + names[len(words) :])  # by card: what its message calls it

    def with_modules(self, chosen: Sequence[Module]) -> Box:
        """Return the box of a table with these of its modules; with all of them it is this one."""
        if len(chosen) == len(self.modules):
            return self
        return Box(self.resources, self.modules, chosen, self.picks)

    def _choose(self, chosen: Sequence[Module]) -> None:
        """Gather what the modules at the table do."""
        self.chosen: list[Module] = list(chosen)
        self.actions: list[Action] = [action for module in chosen for action in module.actions]
        # The picks of a turn have to be sorted.
        self.is_mixed: bool = self.picks.is_mixed or len(self.actions) > 0
        # There may be an opponent without a seat, whose city may be visited.
        self.has_rival: bool = any([module.is_rival for module in chosen])
        self.has_open_city: bool = any([module.has_open_city for module in chosen])
        # Who has the next turn, if not the next seat.
        self.pass_on: Effect[Woodland] | None = None
        for module in chosen:
            if module.pass_on is not None:
                self.pass_on = module.pass_on
        self.opponent = Opponent()
        for module in chosen:
            if self.has_rival and module.opponent is not None:
                self.opponent = self.opponent.joined_by(module.opponent)
        # So many places of the board come before the journey, which is laid last.
        self.before_journey: int = 0
        # No event can be achieved with fewer cards in the city.
        self.least_city: int = min(
            [
                max(place.count, len(place.needs))
                for module in chosen
                for place in module.places
                if place.is_event
            ],
            default=0,
        )

    def parts(self, layout: Layout) -> list[Part]:
        """Return what the modules at the table keep of a position, as it is at the start."""
        return [part for module in self.chosen for part in module.parts(self, layout)]

    def _tabulate_places(self) -> None:
        """Look up once what is asked often of places."""
        places = self.places
        # By place: the cards an event asks for, and whether it is part of the journey.
        self.needs: list[list[int]] = [
            [self.kinds[name] for name in place.needs] for place in places
        ]
        self.journeys: list[bool] = [place.area == JOURNEY for place in places]
        self.place_facts: list[PlaceFacts] = [
            PlaceFacts(place, sum([1 << kind for kind in self.needs[number]]))
            for number, place in enumerate(places)
        ]

    def _tabulate_cards(self) -> None:
        """Look up once what is asked often of cards."""
        cards = self.cards
        self.prices = printed(cards)
        # By kind: the house that a critter may move into, or NOTHING.
        self.homes: list[int] = [self.home_of(card) for card in cards]
        self.facts: list[CardFacts] = [
            CardFacts(card, kind, 1 << home if home >= 0 else 0, self.house_of(card, kind))
            for kind, (card, home) in enumerate(zip(cards, self.homes, strict=True))
        ]
        self.open_cards: list[int] = [
            kind for kind, card in enumerate(cards) if card.opens and card.visit is not None
        ]
        self.ferries: list[int] = [kind for kind, card in enumerate(cards) if card.call is not None]
        houses = [kind for kind, card in enumerate(cards) if card.hosts_any]
        self.open_house = houses[0] if houses else NOTHING
        self.couples: list[tuple[int, int]] = [
            (kind, self.kinds[card.partner])
            for kind, card in enumerate(cards)
            if card.partner and kind < self.kinds[card.partner]
        ]

    def home_of(self, card: Card) -> int:
        """Return the number of the house that a critter may move into, or NOTHING."""
        return self.kinds.get(card.home, NOTHING)

    def house_of(self, card: Card, kind: int) -> int:
        """Return the bit of the house that a card is, or 0."""
        return 1 << kind

    def card_of(self, pick: int) -> int:
        """Return the card, or the card that is a place, that a pick is about; NOTHING if none."""
        return self.picks.cards[pick]

    def place_of(self, pick: int) -> int:
        """Return the place that a pick is about."""
        return self.picks.cards[pick] - len(self.cards)

    def side_card_pick(self, card: int) -> int:
        """Return the pick that means a card that is neither for a city nor a place."""
        return self.picks.side_cards[card - len(self.cards) - len(self.places)]

    def play_side_card_pick(self, card: int) -> int:
        """Return the pick that plays such a card."""
        return self.picks.side_card_plays[card - len(self.cards) - len(self.places)]

    def side_card(self, card: int) -> SideCard:
        """Return what is printed on such a card."""
        return self.side_cards[card - len(self.cards) - len(self.places)]

    def side_card_number(self, name: str) -> int:
        """Return the number of such a card by its name."""
        names = [side_card.name for side_card in self.side_cards]
        return len(self.cards) + len(self.places) + names.index(name)

    def copies_of(self, cards: tuple[Card, ...]) -> list[int]:
        """Return all copies of some cards."""
        found: list[int] = []
        for card in cards:
            found += [self.kinds[card.name]] * card.copies
        return found

    def cards_of(self, places: tuple[Place, ...]) -> list[int]:
        """Return the numbers of some places among all cards."""
        return [self.place_card(self.place_ids[place.name]) for place in places]

    def tiles_of(self, module: Module) -> list[int]:
        """Return the numbers of the tiles of a module among all cards."""
        first = self.first_tiles[module.name]
        return list(range(first, first + len(module.tiles)))

    def place_card(self, place: int) -> int:
        """Return the number of a place among all cards."""
        return len(self.cards) + place
