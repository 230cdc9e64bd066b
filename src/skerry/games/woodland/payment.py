"""Paying for the card on the stage: by price, by moving in, or with the help of one card."""

from __future__ import annotations

from typing import Final

from skerry.games.woodland.aids import Discount, Imprison, Substitute, freed_by, missing, swaps
from skerry.games.woodland.amounts import GUARDS, covers
from skerry.games.woodland.card import Card
from skerry.games.woodland.choosing import Several, card_in
from skerry.games.woodland.city import copies_in, fits_in, raze
from skerry.games.woodland.effects.give import GIVE_TRAY
from skerry.games.woodland.marks import OCCUPIED, is_occupied
from skerry.games.woodland.means import Means
from skerry.games.woodland.picks import (
    COPIES,
    MOVE_IN,
    MOVE_IN_ANYWHERE,
    PRICE,
)
from skerry.games.woodland.state import NO_CARD, Woodland, site
from skerry.games.woodland.words import CRITTER, EVERY_RESOURCE
from skerry.games.woodland.zones import CITY, DISCARD, PRISON, STAGE, STOCK, TRAY
from skerry.kernel.effect import NOWHERE, Effect, Frame, Reference
from skerry.kernel.text import Text

# On which terms a card is played: at its price, for nothing, or for so many resources less.
AT_PRICE: Final = -1
FREE: Final = 99


def ways(state: Woodland, seat: int, kind: int, means: Means) -> list[int]:
    """List the picks for the different ways to pay for a card, as far as the city has room."""
    card = state.box.cards[kind]
    fits = means.space or card.first is not None or card.abroad or fits_in(state, seat, kind)
    if not fits or is_held(state, seat, kind):
        return helped(state, seat, kind, means, fits=fits)
    found = [PRICE] if covers(means.purse, state.box.prices[kind]) else []
    if card.form == CRITTER:
        if state.box.homes[kind] in means.homes:
            found.append(MOVE_IN)
        if means.open_house:
            found.append(MOVE_IN_ANYWHERE)
    return found + helped(state, seat, kind, means, fits=True)


def helped(state: Woodland, seat: int, kind: int, means: Means, *, fits: bool) -> list[int]:
    """List the cards that help to pay for another; it fits now, or by what leaves for it."""
    card = state.box.cards[kind]
    held = is_held(state, seat, kind)  # then one of its name must make way
    found: list[int] = []
    for helper in means.helpers:
        aid = state.box.cards[helper].aid
        if aid is None or aid.form not in ("", card.form):
            continue
        if held and not aid.makes_way(state, seat, helper, kind):
            continue
        if aid.helps(state, seat, card) and (
            fits or fits_in(state, seat, kind, aid.freed(state, seat))
        ):
            found.append(state.box.picks.choices[helper])
    return found


def is_held(state: Woodland, seat: int, kind: int) -> bool:
    """Tell whether a city has a unique card of a kind, so that it takes no other of that name."""
    card = state.box.cards[kind]
    return card.unique and not card.abroad and kind in state.zone(CITY, seat)


def payable(state: Woodland, seat: int, kinds: list[int], means: Means) -> list[int]:
    """List the cards for which there is any way to pay; the usual ways are looked at first."""
    prices = state.box.prices
    homes = state.box.homes
    free = means.homes
    purse = means.purse + GUARDS
    usual = [
        kind
        for kind in kinds
        if (purse - prices[kind]) & GUARDS == GUARDS or homes[kind] in free  # as `covers` does
    ]
    if means.simple:
        return usual
    found = usual[:] if means.space else []
    critters = state.box.critters
    for kind in kinds:
        if kind in found:
            continue
        if not means.open_house and homes[kind] not in free:
            most = means.for_critters if critters[kind] else means.for_constructions
            if means.space and not most:
                continue
            if missing(state, seat, state.box.cards[kind].cost) > most:
                continue
        if ways(state, seat, kind, means):
            found.append(kind)
    return found


def pay(state: Woodland, seat: int, due: list[int]) -> None:
    """Pay so much of each resource for the card on the stage."""
    card = state.card(state.zone(STAGE, seat)[0])
    for resource in EVERY_RESOURCE:
        if due[resource]:
            state.gain(STOCK + resource, seat, -due[resource])
            if card.pays_opponent:
                state.gain(TRAY + resource, seat, due[resource])
    if card.pays_opponent and any(due):
        state.push(GIVE_TRAY, seat, site(seat, NO_CARD))


class Pay(Effect[Woodland]):
    """Choose a way to pay for the card on the stage."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        means = Means(state, frame.seat)
        return ways(state, frame.seat, state.zone(STAGE, frame.seat)[0], means)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        seat = frame.seat
        card = staged(state, seat)
        if option == PRICE:
            pay(state, seat, list(card.cost))
        elif option == MOVE_IN:
            state.push(OCCUPY, seat, state.box.kinds[card.home])
        elif option == MOVE_IN_ANYWHERE:
            state.push(OCCUPY, seat, state.box.open_house)
        else:
            self._get_help(state, seat, state.box.card_of(option))

    def _get_help(self, state: Woodland, seat: int, helper: int) -> None:
        aid = state.card(helper).aid
        if isinstance(aid, Discount):
            raze(state, seat, state.zone(CITY, seat).index(helper), DISCARD)
            save(state, seat, aid.amount, aid.only)
        elif isinstance(aid, Imprison):
            state.push(IMPRISON, seat, helper)
        else:
            assert isinstance(aid, Substitute)
            state.push(SWAP, seat)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        """A helping card lies in the city, and so does the construction moved into."""
        city = state.at(CITY, frame.seat)
        if pick == MOVE_IN:
            return Reference(city, state.box.kinds[staged(state, frame.seat).home])
        if pick == MOVE_IN_ANYWHERE:
            return Reference(city, state.box.open_house)
        return card_in(state, pick, city)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        card = state.zone(STAGE, frame.seat)[0]
        return Text("woodland-pay-for", {"card": say_card(state, card)})

    def describe(self) -> Text:
        return Text("woodland-rule-pay")


class Save(Several):
    """Choose which resources of a price need not be paid; what one lacks is saved anyway."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def _lacks(self, state: Woodland, seat: int) -> list[int]:
        cost = staged(state, seat).cost
        return [max(0, cost[r] - state.has(seat, r)) for r in EVERY_RESOURCE]

    def _free(self, state: Woodland, seat: int) -> int:
        """Return how many may be chosen beside those that are lacking."""
        most = min(self.amount, sum(staged(state, seat).cost))
        return most - sum(self._lacks(state, seat))

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        cost = staged(state, frame.seat).cost
        lacks = self._lacks(state, frame.seat)
        return [r for r in EVERY_RESOURCE for _ in range(cost[r] - lacks[r])]

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        free = self._free(state, frame.seat)
        return free, free

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        cost = staged(state, frame.seat).cost
        lacks = self._lacks(state, frame.seat)
        pay(state, frame.seat, [cost[r] - lacks[r] - picks.count(r) for r in EVERY_RESOURCE])

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-save", {"count": self._free(state, frame.seat) - len(frame.memo)})

    def describe(self) -> Text:
        return Text("woodland-save", {"count": self.amount})


class Swap(Effect[Woodland]):
    """Choose which resource of a price is paid in another kind, and then in which."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        pairs = swaps(state, frame.seat, staged(state, frame.seat))
        if frame.memo:
            return sorted({given for wanted, given in pairs if wanted == frame.memo[0]})
        return sorted({wanted for wanted, _ in pairs})

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if not frame.memo:
            state.push(self, frame.seat, frame.source, (option,))
            return
        due = list(staged(state, frame.seat).cost)
        due[frame.memo[0]] -= 1
        due[option] += 1
        pay(state, frame.seat, due)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-swap-given") if frame.memo else Text("woodland-swap-wanted")

    def describe(self) -> Text:
        return Text("woodland-swap-wanted")


class ChooseCopy(Effect[Woodland]):
    """Choose among equal cards of the city that differ in what lies on them; the source is the kind."""

    __slots__ = ()

    def among(self, state: Woodland, frame: Frame) -> list[int]:
        """List which cards of the city may be chosen."""
        return copies_in(state, frame.seat, frame.source)

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        return [COPIES + number for number in range(len(self.among(state, frame)))]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        number = max(0, option - COPIES)
        self.go_on(state, frame, self.among(state, frame)[number])

    def go_on(self, state: Woodland, frame: Frame, index: int) -> None:
        """Go on with one card of the city."""
        raise NotImplementedError

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return Reference(state.at(CITY, frame.seat), frame.source)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-which-copy", {"card": say_card(state, frame.source)})

    def describe(self) -> Text:
        return Text("woodland-rule-copy")


class Occupy(ChooseCopy):
    """A critter moves into a construction, which can then take no other."""

    __slots__ = ()

    def among(self, state: Woodland, frame: Frame) -> list[int]:
        """List the free ones."""
        built = state.built[frame.seat]
        return [
            index
            for index in copies_in(state, frame.seat, frame.source)
            if not is_occupied(built[index])
        ]

    def go_on(self, state: Woodland, frame: Frame, index: int) -> None:
        """Mark it."""
        state.mark(frame.seat, index, 1 << OCCUPIED)


class ChoosePrisoner(Effect[Woodland]):
    """Choose the critter that goes to prison; the source is the kind of the prison."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        aid = state.card(frame.source).aid
        assert isinstance(aid, Imprison)
        stage = state.zone(STAGE, frame.seat)[0]
        fits = staged(state, frame.seat).first is not None or staged(state, frame.seat).abroad
        held = is_held(state, frame.seat, stage)
        return [
            state.box.picks.choices[kind]
            for kind in aid.prisoners(state, frame.seat)
            if (fits or fits_in(state, frame.seat, stage, freed_by(state, frame.seat, kind)))
            and (kind == stage or not held)
        ]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        aid = state.card(frame.source).aid
        assert isinstance(aid, Imprison)
        state.push(LOCK_UP, frame.seat, state.box.card_of(option), (aid.amount,))

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def describe(self) -> Text:
        return Text("woodland-imprison")


class LockUp(ChooseCopy):
    """One copy of the critter goes to prison, and the price is less."""

    __slots__ = ()

    def go_on(self, state: Woodland, frame: Frame, index: int) -> None:
        """Put it beneath, then save."""
        raze(state, frame.seat, index, state.at(PRISON, frame.seat))
        state.push(SAVES[frame.memo[0]], frame.seat)


def save(state: Woodland, seat: int, amount: int, only: int = NOWHERE) -> None:
    """Pay for the card on the stage so many resources less, of all kinds or of one."""
    if only == NOWHERE:
        state.push(SAVES[amount], seat)
        return
    due = list(staged(state, seat).cost)
    due[only] = max(0, due[only] - amount)
    pay(state, seat, due)


def staged(state: Woodland, seat: int) -> Card:
    """Return the card that is being paid for."""
    return state.card(state.zone(STAGE, seat)[0])


def say_card(state: Woodland, card: int) -> Text:
    """Call a card by its name."""
    return Text("everdell-name", {"name": state.box.names[card]})


PAY: Final = Pay()
SWAP: Final = Swap()
OCCUPY: Final = Occupy()
IMPRISON: Final = ChoosePrisoner()
LOCK_UP: Final = LockUp()
SAVES: Final = (Save(0), Save(1), Save(2), Save(3))
