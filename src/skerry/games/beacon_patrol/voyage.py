"""A turn at sea: lay, sail, spend, swap, in any order; then a new hand."""

from __future__ import annotations

from typing import ClassVar, Final

from skerry.games.beacon_patrol import picks
from skerry.games.beacon_patrol.picks import END_TURN, KEEP_NONE, LAY, SAIL, SPEND, side_of, tile_of
from skerry.games.beacon_patrol.scoring import total
from skerry.games.beacon_patrol.sea import (
    ALL_SIDES,
    SHORES,
    STEPS,
    Sea,
    can_lay,
    can_sail,
    clash,
    edges_around,
    is_water,
)
from skerry.games.beacon_patrol.tiles import SIDES
from skerry.games.beacon_patrol.zones import (
    GONE,
    HAND,
    KEPT,
    PILE,
    SEA,
    SHIPS,
    SWAPS,
    TAKEN,
    TOKENS,
    TURN,
    ship_of,
)
from skerry.kernel.effect import NO_REFERENCE, NOTHING, NOWHERE, Effect, Frame, Reference, Sequence
from skerry.kernel.text import Text

# By the number of seats: tiles in hand, movement tokens each.
HAND_SIZES: Final[tuple[int, ...]] = (0, 3, 3, 3, 2)
TOKEN_COUNTS: Final[tuple[int, ...]] = (0, 4, 3, 3, 2)


class SetOut(Effect[Sea]):
    """Shuffle the pile and deal; every token is ready."""

    __slots__ = ()

    def apply(self, state: Sea, frame: Frame, option: int) -> None:
        state.shuffle(PILE)
        for seat in range(state.layout.seats):
            draw_hand(state, seat)
            make_ready(state, seat)

    def describe(self) -> Text:
        return Text("beacon-rules-set-up-deal")


class BeginTurn(Effect[Sea]):
    """The turns are counted through, whoever has them."""

    __slots__ = ()

    def apply(self, state: Sea, frame: Frame, option: int) -> None:
        state.gain(TURN, 0, 1)
        if state.watch is not None:
            state.begin(frame.seat, Text("beacon-log-turn", {"turn": state.count(TURN)}))

    def describe(self) -> Text:
        return Text("beacon-rules-turn-lead")


class TakeTurn(Effect[Sea]):
    """Anything that a turn allows, as often as it can be done, until the seat ends it.

    It is patient: after it new tiles are drawn, and nothing could be taken back.
    """

    __slots__ = ()

    patient: ClassVar[bool] = True

    def options(self, state: Sea, frame: Frame) -> list[int]:
        seat = frame.seat
        ship = state.ship(seat)
        chart = state.chart
        hand = sorted(state.zone(HAND, seat))
        open_sides = [side for side in ALL_SIDES if can_sail(chart, ship, side)]
        found = swappable(state, seat) if hand else []
        add_layings(state, hand, ship, found)
        for tile in hand:
            for side in open_sides:
                found.append(picks.spend(tile, side))
        if state.count(TOKENS, seat):
            for side in open_sides:
                found.append(picks.sail(side))
        found.append(END_TURN)
        return found

    def apply(self, state: Sea, frame: Frame, option: int) -> None:
        if option == END_TURN:
            state.push(END_OF_TURN, frame.seat)
            return
        state.push(self, frame.seat)
        if option < LAY:
            take(state, frame.seat, option)
        elif option < SPEND:
            lay(state, frame.seat, tile_of(option), side_of(option))
        else:
            if option < SAIL:
                state.move(tile_of(option), state.at(HAND, frame.seat), GONE)
            else:
                state.gain(TOKENS, frame.seat, -1)
            state.place(ship_of(frame.seat), state.ship(frame.seat) + STEPS[side_of(option)])

    def why_not(self, state: Sea, frame: Frame, pick: int) -> Text | None:
        if pick < LAY:
            return why_not_swap(state, frame.seat, pick)
        tile = tile_of(pick)
        if tile >= 0 and tile not in state.zone(HAND, frame.seat):
            return Text("beacon-why-not-in-hand")
        if pick < SPEND:
            return why_not_lay(state, frame.seat, tile, side_of(pick))
        if pick < END_TURN:
            return why_not_sail(state, frame.seat, side_of(pick), tokens=tile < 0)
        return None if pick == END_TURN else Text("why-not-now")

    def refer(self, state: Sea, frame: Frame, pick: int) -> Reference:
        """A tile lies in a hand; what is done by token is done to the ship."""
        if pick == END_TURN:
            return NO_REFERENCE
        if pick < LAY:
            return Reference(state.at(HAND, holder(state, pick)), tile_of(pick), group="swap")
        side = side_of(pick)
        cell = NOWHERE if side < 0 else state.ship(frame.seat) + STEPS[side]
        if pick >= SAIL:
            return Reference(SHIPS, ship_of(frame.seat), cell)
        return Reference(state.at(HAND, frame.seat), tile_of(pick), cell)

    def prompt(self, state: Sea, frame: Frame) -> Text:
        return Text(
            "beacon-take-turn",
            {
                "tiles": len(state.zone(HAND, frame.seat)),
                "tokens": state.count(TOKENS, frame.seat),
            },
        )

    def describe(self) -> Text:
        return Text("beacon-rules-turn-lead")


def add_layings(state: Sea, hand: list[int], ship: int, found: list[int]) -> None:
    """Add the picks for laying tiles beside a ship; what they must match is looked up once."""
    chart = state.chart
    here = chart[ship]
    berths = [
        side for side in ALL_SIDES if is_water(here, side) and ship + STEPS[side] not in chart
    ]
    around = [edges_around(chart, ship + STEPS[side]) for side in berths]
    for tile in hand:
        shores = SHORES[tile]
        for place, side in enumerate(berths):
            met, land = around[place]
            if shores & met == land:
                found.append(picks.lay(tile, side))


class Give(Effect[Sea]):
    """Give one own tile for the one taken; the frame's source is the seat it was taken from."""

    __slots__ = ()

    def options(self, state: Sea, frame: Frame) -> list[int]:
        return sorted(state.zone(HAND, frame.seat))

    def apply(self, state: Sea, frame: Frame, option: int) -> None:
        taken = state.at(TAKEN, frame.seat)
        mine = state.at(HAND, frame.seat)
        state.move(option, mine, state.at(HAND, frame.source))
        state.move(state.zones[taken][0], taken, mine)
        state.gain(SWAPS, frame.seat, -1)

    def refer(self, state: Sea, frame: Frame, pick: int) -> Reference:
        return Reference(state.at(HAND, frame.seat), pick)

    def describe(self) -> Text:
        return Text("beacon-give")


class Keep(Effect[Sea]):
    """Who sails alone may keep one tile, as long as another can be drawn."""

    __slots__ = ()

    def options(self, state: Sea, frame: Frame) -> list[int]:
        hand = state.zone(HAND, frame.seat)
        if state.layout.seats > 1 or not hand or not state.zones[PILE]:
            return []
        return [*sorted(hand), KEEP_NONE]

    def apply(self, state: Sea, frame: Frame, option: int) -> None:
        if option not in (NOTHING, KEEP_NONE):
            state.move(option, state.at(HAND, frame.seat), state.at(KEPT, frame.seat))

    def refer(self, state: Sea, frame: Frame, pick: int) -> Reference:
        if pick == KEEP_NONE:
            return NO_REFERENCE
        return Reference(state.at(HAND, frame.seat), pick)

    def prompt(self, state: Sea, frame: Frame) -> Text:
        return Text("beacon-keep")

    def describe(self) -> Text:
        return Text("beacon-rules-alone-keep")


class NewHand(Effect[Sea]):
    """What was not laid leaves the game; then the hand is filled up, as far as the pile goes."""

    __slots__ = ()

    def apply(self, state: Sea, frame: Frame, option: int) -> None:
        hand = state.at(HAND, frame.seat)
        kept = state.at(KEPT, frame.seat)
        for tile in state.zones[hand][:]:
            state.move(tile, hand, GONE)
        for tile in state.zones[kept][:]:
            state.move(tile, kept, hand)
        draw_hand(state, frame.seat)

    def describe(self) -> Text:
        return Text("beacon-rules-after-draw")


class MakeReady(Effect[Sea]):
    """All tokens are ready again, and one swap is free."""

    __slots__ = ()

    def apply(self, state: Sea, frame: Frame, option: int) -> None:
        make_ready(state, frame.seat)

    def describe(self) -> Text:
        return Text("beacon-rules-after-ready")


class PassOn(Effect[Sea]):
    """The next seat that has a tile has its turn; when nobody has one, the game is over."""

    __slots__ = ()

    def apply(self, state: Sea, frame: Frame, option: int) -> None:
        seats = state.layout.seats
        for later in range(1, seats + 1):
            seat = (frame.seat + later) % seats
            if state.zone(HAND, seat):
                state.push(TURN_AT_SEA, seat)
                return

    def describe(self) -> Text:
        return Text("beacon-rules-after-over")


def draw_hand(state: Sea, seat: int) -> None:
    """Draw up to a full hand, or what there is."""
    hand = state.at(HAND, seat)
    due = HAND_SIZES[state.layout.seats] - len(state.zones[hand])
    for _ in range(min(due, len(state.zones[PILE]))):
        state.draw(PILE, hand)


def make_ready(state: Sea, seat: int) -> None:
    """Turn all tokens to their ready side; who has company may swap once more."""
    seats = state.layout.seats
    state.gain(TOKENS, seat, TOKEN_COUNTS[seats] - state.count(TOKENS, seat))
    state.gain(SWAPS, seat, int(seats > 1) - state.count(SWAPS, seat))


def lay(state: Sea, seat: int, tile: int, side: int) -> None:
    """Lay a tile beside the ship, which goes there at once and for nothing."""
    cell = state.ship(seat) + STEPS[side]
    before = 0 if state.watch is None else total(state.chart)
    state.move(tile, state.at(HAND, seat), SEA)
    state.place(tile, cell)
    state.place(ship_of(seat), cell)
    if state.watch is not None:
        points = total(state.chart) - before
        if points:
            state.note(Text("beacon-log-points", {"points": points}))


def take(state: Sea, seat: int, tile: int) -> None:
    """Take a tile out of another hand, and choose what to give for it."""
    other = holder(state, tile)
    state.move(tile, state.at(HAND, other), state.at(TAKEN, seat))
    state.because(tile)
    state.push(GIVE, seat, other)


def holder(state: Sea, tile: int) -> int:
    """Return the seat that has a tile in hand, or -1."""
    for seat in range(state.layout.seats):
        if tile in state.zone(HAND, seat):
            return seat
    return -1


def swappable(state: Sea, seat: int) -> list[int]:
    """List the tiles of other hands, if the seat may still swap."""
    if not state.count(SWAPS, seat):
        return []
    found: list[int] = []
    for other in range(state.layout.seats):
        if other != seat:
            found += state.zone(HAND, other)
    return sorted(found)


def why_not_swap(state: Sea, seat: int, tile: int) -> Text | None:
    """Give the reason why a tile cannot be taken out of another hand."""
    if holder(state, tile) in (-1, seat):
        return Text("beacon-why-no-other-hand")
    if not state.count(SWAPS, seat):
        return Text("beacon-why-swapped")
    return None if state.zone(HAND, seat) else Text("beacon-why-nothing-to-give")


def why_not_lay(state: Sea, seat: int, tile: int, side: int) -> Text | None:
    """Give the reason why a tile cannot be laid on that side of the ship."""
    chart = state.chart
    ship = state.ship(seat)
    cell = ship + STEPS[side]
    if can_lay(chart, tile, ship, side):
        return None
    if cell in chart:
        return Text("beacon-why-taken")
    if not is_water(chart[ship], side):
        return Text("beacon-why-land-ahead", {"side": SIDES[side]})
    return say_clash(tile, clash(chart, tile, cell))


def say_clash(tile: int, side: int) -> Text:
    """Say which side of a tile does not match what lies beyond."""
    mine = "water" if is_water(tile, side) else "land"
    return Text("beacon-why-clash", {"side": SIDES[side], "mine": mine})


def why_not_sail(state: Sea, seat: int, side: int, *, tokens: bool) -> Text | None:
    """Give the reason why the ship cannot go to that side, by a token or by a tile."""
    ship = state.ship(seat)
    if not is_water(state.chart[ship], side):
        return Text("beacon-why-land-ahead", {"side": SIDES[side]})
    if not can_sail(state.chart, ship, side):
        return Text("beacon-why-uncharted")
    if tokens and not state.count(TOKENS, seat):
        return Text("beacon-why-no-token")
    return None


TAKE_TURN: Final = TakeTurn()
GIVE: Final = Give()
END_OF_TURN: Final[Sequence[Sea]] = Sequence(Keep(), NewHand(), MakeReady(), PassOn())
TURN_AT_SEA: Final[Sequence[Sea]] = Sequence(BeginTurn(), TAKE_TURN)
VOYAGE: Final[Sequence[Sea]] = Sequence(SetOut(), TURN_AT_SEA)
