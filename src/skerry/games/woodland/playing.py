"""Playing a card: choose it, pay, fill the meadow, build, let it act, let others react."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.amounts import GUARDS
from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.city import build, has_space
from skerry.games.woodland.counts import NO_LIMIT
from skerry.games.woodland.effects.gain import say_price
from skerry.games.woodland.effects.meadow import LEAVE
from skerry.games.woodland.labels import say_card
from skerry.games.woodland.meadow import is_blocked, refill, touchable_cards
from skerry.games.woodland.payment.means import Means
from skerry.games.woodland.payment.pay import pay_on, staged
from skerry.games.woodland.payment.price import FREE, lacking
from skerry.games.woodland.payment.ways import can_pay, has_room, is_held, ways
from skerry.games.woodland.picks import PLAY, PLAY_MEADOW, STOP
from skerry.games.woodland.reacting import REACT, is_dormant, watchers
from skerry.games.woodland.rival import is_alone, let
from skerry.games.woodland.state import NO_CARD, Woodland, site
from skerry.games.woodland.terms import CONSTRUCTION
from skerry.games.woodland.zones import (
    CITY,
    DISCARD,
    HAND,
    MEADOW,
    PLAYED,
    REVEALED,
    STAGE,
)
from skerry.kernel.effect import NOTHING, Effect
from skerry.kernel.pick import ascending
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference


def hosts(state: Woodland, seat: int, kind: int) -> list[int]:
    """List the opponents into whose city a card that goes abroad could be played."""
    return [
        other
        for other in range(state.layout.seats)
        if other != seat and kind not in state.zone(CITY, other) and has_space(state, other)
    ]


def playable_on(state: Woodland, seat: int, kinds: list[int], terms: int, zone: int) -> list[int]:
    """List the different ones of these cards of a zone that could be played on these terms."""
    if terms != FREE:
        return playable(state, seat, kinds, Means(state, seat, zone, terms))
    space = has_space(state, seat)
    return [
        kind
        for kind in sorted(set(kinds))
        if (space or has_room(state, seat, kind)) and is_welcome(state, seat, kind)
    ]


def first_playable(state: Woodland, seat: int, kinds: list[int], terms: int, zone: int) -> int:
    """Return the first such card, or NOTHING; most often it is found at once."""
    if terms == FREE:
        return [*playable_on(state, seat, kinds, terms, zone), NOTHING][0]
    means = Means(state, seat, zone, terms)
    for kind in kinds:
        if can_play(state, seat, kind, means):
            return kind
    return NOTHING


def playable(state: Woodland, seat: int, kinds: list[int], means: Means) -> list[int]:
    """List the different ones of these cards that could be played by who has these means."""
    return ascending([kind for kind in kinds if can_play(state, seat, kind, means)])


def can_play(state: Woodland, seat: int, kind: int, means: Means) -> bool:
    """Tell whether a card could be played by who has these means."""
    card = state.box.facts[kind]
    if means.simple:  # as `covers` tells
        if (means.purse - card.asked) & GUARDS != GUARDS and not means.free & card.home:
            return False
    elif not can_pay(state, seat, kind, card, means):
        return False
    if card.plain:
        return True
    second = card.unique and means.city.kinds & card.bit != 0
    if second and not (means.helpers and ways(state, seat, kind, means)):  # the first stays
        return False
    return not card.picky or is_welcome(state, seat, kind)


def constructions(state: Woodland, seat: int) -> int:
    """Return how many constructions a city has."""
    cards = state.box.cards
    return sum([cards[kind].form == CONSTRUCTION for kind in state.zone(CITY, seat)])


def is_welcome(state: Woodland, seat: int, kind: int) -> bool:
    """Tell whether a card could come where it belongs, apart from room in the own city."""
    card = state.box.cards[kind]
    if card.abroad:
        return is_alone(state) or len(hosts(state, seat, kind)) > 0
    if is_held(state, seat, kind):
        return False
    for part in state.parts:
        if part.why_not_come(state, seat, kind) is not None:
            return False
    return card.first is None or constructions(state, seat) > 0


def why_missing(state: Woodland, kind: int, means: Means) -> Text:
    """Say what is lacking to pay for a card; for so much of it something could stand in."""
    short = lacking(means.stock, means.prices.prices[kind])
    what = say_price((short[0], short[1], short[2], short[3]), short[4], state.box.resources)
    less = min(means.wild + means.less, sum(short))
    return Text("woodland-why-missing", {"what": what, "less": less})


def why_not_welcome(state: Woodland, seat: int, kind: int) -> Text | None:
    """Give the reason why a card could not come where it belongs, apart from room."""
    card = state.card(kind)
    if is_welcome(state, seat, kind):
        return None
    name = say_card(state, kind)
    if card.abroad:
        return Text("woodland-why-no-host", {"card": name})
    if card.unique and kind in state.zone(CITY, seat):
        return Text("woodland-why-unique", {"card": name})
    for part in state.parts:
        reason = part.why_not_come(state, seat, kind)
        if reason is not None:
            return reason
    return Text("woodland-why-no-construction", {"card": name})


class Plays:
    """How cards are played in one game: why one cannot be, and what follows if it is."""

    __slots__ = ()

    def why_not(self, state: Woodland, seat: int, kind: int, terms: int, zone: int) -> Text | None:
        """Give the reason why a card of a zone cannot be played on these terms."""
        if playable_on(state, seat, [kind], terms, zone):
            return None
        reason = why_not_welcome(state, seat, kind)
        if reason is not None:
            return reason
        if not has_room(state, seat, kind):
            return Text("woodland-why-full")
        return why_missing(state, kind, Means(state, seat, zone, terms))

    def perform(self, state: Woodland, seat: int, terms: int, zone: int) -> None:
        """Play the card that is coming from a zone to the stage on these terms."""
        state.push(SETTLE, seat)
        pay_on(state, seat, terms, zone)


class Settle(Effect[Woodland]):
    """Fill the meadow, then let the card that was paid for come into a city."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        refill(state)
        card = staged(state, frame.seat)
        if card.abroad:
            state.push(GO_ABROAD, frame.seat)
            return
        if card.first is None:
            arrive(state, frame.seat)
            return
        state.push(ARRIVE, frame.seat)
        state.because(state.zone(STAGE, frame.seat)[0])
        state.push(card.first, frame.seat, site(frame.seat, NO_CARD))

    def describe(self) -> Text:
        return Text("woodland-rule-settle")


def arrive(state: Woodland, seat: int) -> None:
    """Let the card on the stage come into the city and act; then those before it react."""
    kind = state.zone(STAGE, seat)[0]
    react(state, seat, kind, abroad=False)
    index = build(state, seat, kind, state.at(STAGE, seat))
    card = state.box.cards[kind]
    here = site(seat, index)
    state.because(kind)
    if card.produce is not None and not is_dormant(state, kind):
        state.push(card.produce, seat, here)
    if card.play is not None and not card.after:
        state.push(card.play, seat, here)


class Arrive(Effect[Woodland]):
    """The card comes into the city and acts; then those that were there before react."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        arrive(state, frame.seat)

    def describe(self) -> Text:
        return Text("woodland-rule-arrive")


class GoAbroad(Effect[Woodland]):
    """The card goes into an opponent's city and stays there."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        kind = state.zone(STAGE, frame.seat)[0]
        return [state.box.picks.owner(seat) for seat in hosts(state, frame.seat, kind)]

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        kind = state.zone(STAGE, frame.seat)[0]
        stage = state.at(STAGE, frame.seat)
        react(state, frame.seat, kind, abroad=True)
        if option >= 0:
            build(state, state.box.picks.owner_of(option), kind, stage)
            return
        state.move(kind, stage, DISCARD)
        let(state, frame.seat, state.box.opponent.abroad)

    def describe(self) -> Text:
        return Text("woodland-go-abroad")


def react(state: Woodland, seat: int, kind: int, *, abroad: bool) -> None:
    """Count the play, and remember which cards of the city are to react to it."""
    state.gain(PLAYED, seat, 1)
    present = watchers(state, seat, ("any",) if abroad else ("any", state.card(kind).form))
    if present:
        state.push(REACT, seat, site(seat, NO_CARD), present)


class PlayOne(Effect[Woodland]):
    """Play a card out of some zones on these terms, worth at most so much; maybe none.

    What may be declined can still ask for a card that could be played.
    """

    __slots__ = ("declinable", "form", "market", "most", "optional", "terms", "zones")

    def __init__(
        self,
        zones: tuple[int, ...],
        *,
        less: int,
        most: int = NO_LIMIT,
        optional: bool = False,
        declinable: bool = False,
        form: str = "",
        market: str = "meadow",
    ) -> None:
        self.zones = zones
        self.form = form  # only cards of this form
        self.terms = less  # so many resources less; FREE for nothing
        self.most = most
        self.market = market  # what the game calls the cards that lie open
        self.optional = optional
        self.declinable = declinable or optional

    def _cards(self, state: Woodland, seat: int, zone: int) -> list[int]:
        """List the cards of a zone that are worth so much and have this form."""
        cards = state.box.cards
        return [
            kind
            for kind in (touchable_cards(state) if zone == MEADOW else state.zone(zone, seat))
            if cards[kind].points <= self.most and self.form in ("", cards[kind].form)
        ]

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        found = [STOP] if self.declinable else []
        picks = state.box.picks
        for zone in self.zones:
            plays = picks.meadow_plays if zone == MEADOW else picks.plays
            kinds = self._cards(state, frame.seat, zone)
            found += [
                plays[kind] for kind in playable_on(state, frame.seat, kinds, self.terms, zone)
            ]
        if picks.is_mixed:
            found.sort()
        return found if found != [STOP] else []

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if option in (-1, STOP):
            self.leave_rest(state, frame.seat)
            return
        kind = state.box.card_of(option)
        source = REVEALED if REVEALED in self.zones else HAND
        if state.box.picks.sorts[option] == PLAY_MEADOW:
            source = MEADOW
        state.box.plays.perform(state, frame.seat, self.terms, source)
        if source == MEADOW:
            state.push(LEAVE, frame.seat, STAGE, (kind,))
            return
        state.move(kind, state.at(source, frame.seat), state.at(STAGE, frame.seat))
        self.leave_rest(state, frame.seat)

    def leave_rest(self, state: Woodland, seat: int) -> None:
        """Cards that were revealed and not played go where they belong."""

    def why_not(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        kind = state.box.card_of(pick)
        sort = state.box.picks.sorts[pick]
        for zone in self.zones:
            fits = sort == (PLAY_MEADOW if zone == MEADOW else PLAY)
            if fits and kind in state.zone(zone, frame.seat):
                return self._why_not_card(state, frame.seat, zone, kind)
        return super().why_not(state, frame, pick)

    def _why_not_card(self, state: Woodland, seat: int, zone: int, kind: int) -> Text | None:
        if zone == MEADOW and is_blocked(state, kind):
            return Text("woodland-why-blocked")
        if state.card(kind).points > self.most:
            args: dict[str, str | int | Text] = {"card": say_card(state, kind), "most": self.most}
            return Text("woodland-why-worth-more", args)
        if self.form not in ("", state.card(kind).form):
            return Text("woodland-why-form", {"form": self.form})
        return state.box.plays.why_not(state, seat, kind, self.terms, zone)

    def may_fail(self) -> bool:
        return not self.optional

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        can = self.can_use(state, seat, source)
        return None if can else Text("woodland-why-nothing-to-play")

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        if self.optional:
            return True
        for zone in self.zones:
            kinds = self._cards(state, seat, zone)
            if kinds and first_playable(state, seat, kinds, self.terms, zone) != NOTHING:
                return True
        return False

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        if state.box.picks.sorts[pick] == PLAY_MEADOW:
            return card_in(state, pick, MEADOW)
        zone = REVEALED if REVEALED in self.zones else HAND
        return card_in(state, pick, state.at(zone, frame.seat))

    def wording(self, state: Woodland, frame: Frame, pick: int) -> Text | None:
        return Text("woodland-play-none") if pick == STOP else None

    def on_terms(self, text: Text) -> Text:
        """Add what is said of the terms."""
        return text.with_args(
            {
                "form": self.form or "any",
                "less": "free" if self.terms == FREE else self.terms,
                "may": "yes" if self.optional else "no",
                "most": self.most if self.most < NO_LIMIT else "any",
            }
        )

    def describe(self) -> Text:
        source = self.market if MEADOW in self.zones else "hand"
        if len(self.zones) > 1:
            source = f"hand-{self.market}"
        return self.on_terms(Text("woodland-play-for-less", {"from": source}))


class PlayRevealed(PlayOne):
    """Play one of the cards turned up; the others are discarded, or go into the hand."""

    __slots__ = ("rest",)

    def __init__(
        self,
        *,
        less: int,
        most: int = NO_LIMIT,
        optional: bool = False,
        rest: int = DISCARD,
    ) -> None:
        super().__init__((REVEALED,), less=less, most=most, optional=optional)
        self.rest = rest

    def leave_rest(self, state: Woodland, seat: int) -> None:
        source = state.at(REVEALED, seat)
        for card in state.zones[source][:]:
            state.move(card, source, state.at(self.rest, seat))

    def describe(self) -> Text:
        rest = "hand" if self.rest == HAND else "discard"
        return self.on_terms(Text("woodland-play-revealed", {"rest": rest}))


SETTLE: Final = Settle()
ARRIVE: Final = Arrive()
GO_ABROAD: Final = GoAbroad()
PLAYS: Final = Plays()
