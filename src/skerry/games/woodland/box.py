"""The tables of one woodland game, with all names looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.amounts import pack
from skerry.games.woodland.picks import FIRST_CARD, Picks
from skerry.games.woodland.playing import PLAYS, Plays
from skerry.games.woodland.words import BROOK_AREAS, CRITTER, JOURNEY, TYPES
from skerry.kernel.effect import NOTHING

if TYPE_CHECKING:
    from skerry.games.woodland.card import Card, Curio, Place
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.effect import Effect


NEW_WORKERS: Final = (2, 1, 1, 2)  # by season, from winter on


class Box:
    """Cards, places and picks of a game. Cards are numbered first, then places."""

    __slots__ = (
        "abroad_alone",
        "before_journey",
        "cards",
        "couples",
        "critters",
        "curios",
        "demanding",
        "has_rival",
        "helps",
        "homes",
        "journeys",
        "kinds",
        "lasting",
        "least_city",
        "names",
        "needs",
        "open_cards",
        "open_house",
        "pass_on",
        "picks",
        "picky",
        "place_ids",
        "placed",
        "places",
        "plays",
        "prices",
        "resources",
        "rival_answers",
        "rival_begins",
        "rival_ends",
        "rival_prepares",
        "shared",
        "take_turn",
        "tallies",
        "triggers",
        "types_asked",
        "unique",
        "visits",
    )

    def __init__(
        self,
        resources: tuple[str, ...],
        cards: tuple[Card, ...],
        places: tuple[Place, ...],
        *,
        plays: Plays = PLAYS,
        placed: Effect[Woodland] | None = None,
        curios: tuple[Curio, ...] = (),
        picks: Picks | None = None,
        take_turn: Effect[Woodland] | None = None,
        pass_on: Effect[Woodland] | None = None,
        has_rival: bool = False,
        abroad_alone: Effect[Woodland] | None = None,
        rival_begins: Effect[Woodland] | None = None,
        rival_answers: Effect[Woodland] | None = None,
        rival_prepares: Effect[Woodland] | None = None,
        rival_ends: Effect[Woodland] | None = None,
    ) -> None:
        self.resources = resources
        self.plays = plays
        self.placed = placed  # what follows when a worker was placed and the place has acted
        self.has_rival = has_rival  # who plays alone plays against somebody without a seat
        self.abroad_alone = abroad_alone  # what a card does then that would go abroad
        self.rival_begins = rival_begins
        self.rival_answers = rival_answers  # what the rival does after each turn
        self.rival_prepares = rival_prepares  # and after each change of season
        self.rival_ends = rival_ends  # and when the game is over
        self.take_turn = take_turn  # the choice of a turn, if it is not the usual one
        self.pass_on = pass_on  # and who has the next one
        self.cards = cards
        self.places = places
        self.kinds: dict[str, int] = {card.name: kind for kind, card in enumerate(cards)}
        self.place_ids: dict[str, int] = {place.name: number for number, place in enumerate(places)}
        card_names = tuple([card.name for card in cards])
        place_names = tuple([place.name for place in places])
        self.curios = curios  # numbered after the places
        self.names = card_names + place_names + tuple([curio.name for curio in curios])
        # Boxes of one game may share their picks; then all have the same cards, and the first
        # places in common.
        self.picks = Picks(resources, card_names, place_names) if picks is None else picks
        self._tabulate_places()
        self._tabulate_cards()

    def _tabulate_places(self) -> None:
        """Look up once what is asked often of places."""
        places = self.places
        # By place: the cards an event asks for, whether it holds any number of workers, whether
        # it is part of the journey, and whether there can be a reason not to use it.
        self.needs: list[list[int]] = [
            [self.kinds[name] for name in place.needs] for place in places
        ]
        self.shared: list[bool] = [place.shared for place in places]
        self.journeys: list[bool] = [place.area == JOURNEY for place in places]
        # Whether those who stand there stay when the workers come home.
        self.lasting: list[bool] = [
            place.area == JOURNEY or place.area in BROOK_AREAS for place in places
        ]
        self.demanding: list[bool] = [
            place.effect is not None and place.effect.may_fail() for place in places
        ]
        # The places of the board come first, and the journey comes last of them.
        self.before_journey: int = [*self.journeys, True].index(True)
        # No event can be achieved with fewer cards in the city.
        self.least_city: int = min(
            [max(place.count, len(place.needs)) for place in places if place.is_event], default=0
        )
        self.types_asked: list[int] = [
            pack([place.count if place.type in ("", t) else 0 for t in TYPES]) for place in places
        ]

    def _tabulate_cards(self) -> None:
        """Look up once what is asked often of cards."""
        cards = self.cards
        self.prices: list[int] = [pack(card.cost) for card in cards]
        # By kind: the construction that a critter may move into, or NOTHING.
        self.homes: list[int] = [self.kinds.get(card.home, NOTHING) for card in cards]
        self.helps: list[bool] = [card.aid is not None for card in cards]
        self.critters: list[bool] = [card.form == CRITTER for card in cards]
        # By kind: whether a second one in the city, or anything else beside price and space, can
        # be a reason not to play it.
        self.unique: list[bool] = [card.unique and not card.abroad for card in cards]
        self.picky: list[bool] = [
            card.abroad or card.joins or card.first is not None for card in cards
        ]
        # By kind a number that tells its type; added up over a city they tell how many it has of
        # each type, to be compared with what an event asks for.
        self.tallies: list[int] = [pack([int(card.type == t) for t in TYPES]) for card in cards]
        self.visits: list[bool] = [card.visit is not None for card in cards]
        self.open_cards: list[int] = [
            kind for kind, card in enumerate(cards) if card.opens and card.visit is not None
        ]
        houses = [kind for kind, card in enumerate(cards) if card.hosts_any]
        self.open_house = houses[0] if houses else NOTHING
        # Kinds that act after a card was played, in the order in which they do.
        self.triggers: list[int] = [kind for kind, card in enumerate(cards) if card.after]
        self.couples: list[tuple[int, int]] = [
            (kind, self.kinds[card.partner])
            for kind, card in enumerate(cards)
            if card.partner and kind < self.kinds[card.partner]
        ]

    def card_of(self, pick: int) -> int:
        """Return the card, or the card that is a place, that a pick is about; NOTHING if none."""
        if pick < FIRST_CARD:
            return NOTHING
        if pick < self.picks.visit_place:
            return (pick - FIRST_CARD) % len(self.cards)
        if pick < self.picks.play_curio:
            return pick - self.picks.visit_place + len(self.cards)
        return (
            pick - len(self.picks.names) + len(self.cards) + self.picks.places + self.picks.curios
        )

    def curio_pick(self, card: int) -> int:
        """Return the pick that means a card that is neither for a city nor a place."""
        return card - len(self.cards) + self.picks.visit_place

    def play_curio_pick(self, card: int) -> int:
        """Return the pick that plays such a card; those that may be played come last."""
        picks = self.picks
        return card + len(picks.names) - len(self.cards) - picks.places - picks.curios

    def curio(self, card: int) -> Curio:
        """Return what is printed on such a card."""
        return self.curios[card - len(self.cards) - len(self.places)]

    def place_card(self, place: int) -> int:
        """Return the number of a place among all cards."""
        return len(self.cards) + place
