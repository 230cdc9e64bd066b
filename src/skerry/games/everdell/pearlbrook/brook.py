"""What the brook keeps of a position: which river card lies where, pearls, adornments, ambassadors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland import marks
from skerry.games.woodland.bearing import names_on_places, on_place
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.part import Part
from skerry.games.woodland.picks import RIVAL_OWNER
from skerry.games.woodland.scoring import WILD_WORTH
from skerry.games.woodland.workers import pegs_of
from skerry.games.woodland.zones import CITY, RIVAL, WILD
from skerry.kernel.choice import ScoreLine
from skerry.kernel.effect import NOTHING, NOWHERE
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.zones import Layout

BRIDGE: Final = "bridge"
SPOTS: Final = 4
FIRST_SPOT: Final = "river_spot_production"  # the others are numbered after it
CITIZENS_DEALT: Final = 2


class Ground:
    """The numbers of all that Pearlbrook brings to a table; those of seats for the first one."""

    __slots__ = (
        "adornment_box",
        "adornments",
        "ambassador",
        "bridge",
        "cards",
        "crossing",
        "deck",
        "first_place",
        "first_spot",
        "rival_die",
        "rival_pearls",
        "river",
        "river_box",
        "worn",
    )

    def __init__(self, box: Box, layout: Layout) -> None:
        self.river = layout.find("river")
        self.cards = layout.find("river cards")
        self.deck = layout.find("river deck")
        self.river_box = layout.find("river box")
        self.adornment_box = layout.find("adornment box")
        self.adornments = layout.find("adornments", 0)
        self.worn = layout.find("worn", 0)
        self.ambassador = layout.find_counter("ambassador", 0)
        self.crossing = layout.find_counter("crossing", 0)
        self.rival_pearls = layout.find_counter("rival pearls")
        self.rival_die = layout.find_counter("rival die")
        self.bridge = box.kinds[BRIDGE]
        self.first_place = box.place_card(0)
        self.first_spot = box.place_ids[FIRST_SPOT]


class Brook(Part):
    """A river beside the woodland."""

    __slots__ = ("at", "banks")

    def __init__(self, at: Ground, banks: list[int]) -> None:
        self.at = at
        self.banks = banks  # river card by river card turned up: at which destination, from 0

    def clone(self) -> Brook:
        return Brook(self.at, self.banks[:])

    def same_as(self, other: Part) -> bool:
        return isinstance(other, Brook) and self.banks == other.banks

    def kept(self) -> list[int]:
        return self.banks[:]

    def keep(self, row: list[int]) -> None:
        self.banks = row

    def is_possible(self, state: Woodland, zones: list[int]) -> bool:
        """Two citizens were dealt and two locations: a river of others cannot be."""
        if self.at.deck not in zones:
            return True
        dealt = state.zones[self.at.cards] + state.zones[self.at.deck]
        citizens = sum([state.box.side_card(card).group == "citizen" for card in dealt])
        return citizens == CITIZENS_DEALT

    def laid(self, state: Woodland, zone: int) -> None:
        """River cards lie at the first destinations."""
        if zone == self.at.cards:
            self.banks = list(range(len(state.zones[zone])))

    # What lies on cards.

    def bearing(
        self, state: Woodland, zone: int, found: list[dict[str, int]]
    ) -> list[dict[str, int]]:
        """Say it of the river, too, and tell ambassadors from workers."""
        if zone == self.at.river:
            first = self.at.first_place
            return [self._on_spot(state, card - first) for card in state.zones[zone]]
        if zone == self.at.cards:
            spots = state.zones[self.at.river]
            first = self.at.first_place + self.at.first_spot
            return [{"place": spots.index(first + bank) + 1} for bank in self.banks]
        if state.layout.kind(zone) not in (CITY, RIVAL):
            return found
        return [
            mark if state.card(card).call is None else _as_ambassadors(mark)
            for card, mark in zip(state.zones[zone], found, strict=True)
        ]

    def bearing_names(self, state: Woodland, zone: int, found: list[str]) -> list[str]:
        if zone == self.at.river:
            return [*_ambassadors(names_on_places(state)), "pearl"]
        if zone == self.at.cards:
            return ["place"]
        if state.layout.kind(zone) not in (CITY, RIVAL):
            return found
        return [*found, *[name for name in _ambassadors(found) if name not in found]]

    def _on_spot(self, state: Woodland, place: int) -> dict[str, int]:
        found = _as_ambassadors(on_place(state, place))
        bank = self.bank_of(place)
        return {**found, "pearl": 1} if bank >= 0 and bank not in self.banks else found

    # The river.

    def bank_of(self, place: int) -> int:
        """Return which of the four destinations a place is, from 0; -1 if it is none."""
        bank = place - self.at.first_spot
        return bank if 0 <= bank < SPOTS else -1

    def card_at(self, state: Woodland, bank: int) -> int:
        """Return the river card turned up at a destination, or -1."""
        if bank not in self.banks:
            return -1
        return state.zones[self.at.cards][self.banks.index(bank)]

    def turn_up(self, state: Woodland, bank: int) -> bool:
        """Turn up the card of a destination if it lies face down; tell whether it did."""
        if bank in self.banks:
            return False
        state.draw(self.at.deck, self.at.cards)
        self.banks.append(bank)
        return True

    def zone_of(self, state: Woodland, card: int) -> int:
        return self.at.river if card in state.zones[self.at.river] else NOWHERE

    def call_back(self, state: Woodland, seat: int) -> None:
        """Let the ambassador come home."""
        for card in state.zones[self.at.river]:
            place = card - self.at.first_place
            here = pegs_of(state, seat, place)
            if here:
                state.send(seat, place, -here)
        for owner in range(state.layout.seats):
            _leave_city(state, seat, owner)
        for kind in state.visits[:]:
            if state.card(kind).call is not None:
                state.unvisit(seat, kind)
        if not state.count(self.at.ambassador, seat):
            state.gain(self.at.ambassador, seat, 1)

    # Adornments and pearls.

    def pearls(self, state: Woodland, owner: int) -> int:
        """Return how many pearls somebody has."""
        if owner == RIVAL_OWNER:
            return state.counters[self.at.rival_pearls]
        return state.count(WILD, owner)

    def gain_pearls(self, state: Woodland, seat: int, amount: int) -> None:
        """Take pearls; with a bridge, cards will be drawn for them."""
        state.gain(WILD, seat, amount)
        if self.at.bridge in state.zone(CITY, seat):
            state.gain(self.at.crossing, seat, amount)

    def hand_limit(self, state: Woodland, seat: int, limit: int) -> int:
        """With a bridge each pearl gives room for a card more."""
        if self.at.bridge in state.zone(CITY, seat):
            return limit + state.count(WILD, seat)
        return limit

    def score(self, state: Woodland, seat: int) -> list[ScoreLine]:
        """Adornments that were played have points."""
        lines: list[ScoreLine] = []
        for card in state.zone(self.at.worn, seat):
            score = state.box.side_card(card).score
            points = 0 if score is None else score.of(state, seat)
            reason = None if score is None else score.tally(state, seat)
            line = ScoreLine(say_card(state, card), points, card, [], reason, "adornments")
            lines.append(line)
        return lines

    def score_rival(self, state: Woodland) -> list[ScoreLine]:
        """Pearls that he did not spend."""
        pearls = self.pearls(state, RIVAL_OWNER)
        label = Text("everdell-score-rival", {"source": "pearls", "count": pearls})
        return [ScoreLine(label, WILD_WORTH * pearls, NOTHING, [], source="pearls")]


def brook(state: Woodland) -> Brook:
    """Return the brook of a table that has one."""
    for part in state.parts:
        if isinstance(part, Brook):
            return part
    raise AssertionError("There is no brook at this table.")


def _leave_city(state: Woodland, seat: int, owner: int) -> None:
    """Let the ambassador of a seat leave the cards of a city."""
    for index, kind in enumerate(state.zone(CITY, owner)):
        here = marks.standing(state.built[owner][index], seat)
        if here and state.card(kind).call is not None:
            state.mark(owner, index, -here * marks.one_standing(seat))


def _as_ambassadors(mark: dict[str, int]) -> dict[str, int]:
    """Call those who stand there by what they are."""
    return {name.replace("worker", "ambassador"): count for name, count in mark.items()}


def _ambassadors(names: list[str]) -> list[str]:
    return [name.replace("worker", "ambassador") for name in names]
