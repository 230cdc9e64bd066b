"""Cards of the hand set aside: to be discarded for a reward, given, or put beneath an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.woodland import marks
from skerry.games.woodland.choosing import Several, card_in
from skerry.games.woodland.effects.give import GIVE_ASIDE
from skerry.games.woodland.hand import draw_cards, hand_room
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.zones import ASIDE, BENEATH, DISCARD, HAND
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text, join_then

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference

ANY_NUMBER: Final = 99


class SetAside(Several):
    """Choose cards of the hand, so many or up to so many; then go on. Others do not see them."""

    __slots__ = ("at_least", "form", "then", "type", "up_to", "words")

    def __init__(
        self,
        then: Effect[Woodland],
        words: Text,
        *,
        up_to: int,
        at_least: int = 0,
        form: str = "",
        type: str = "",
    ) -> None:
        self.up_to = up_to
        self.at_least = at_least
        self.then = then
        self.words = words
        self.form = form  # only cards of this form
        self.type = type  # and only of this type

    def printed_on(self, name: str) -> SetAside:
        then = self.then.printed_on(name)
        if then is self.then:
            return self
        return SetAside(
            then,
            self.words,
            up_to=self.up_to,
            at_least=self.at_least,
            form=self.form,
            type=self.type,
        )

    def pool(self, state: Woodland, frame: Frame) -> list[int]:
        return sorted([state.box.picks.choices[card] for card in self.fitting(state, frame.seat)])

    def bounds(self, state: Woodland, frame: Frame) -> tuple[int, int]:
        return self.at_least, self.up_to

    def chosen(self, state: Woodland, frame: Frame) -> tuple[int, ...]:
        """Read it off the table."""
        return tuple([state.box.picks.choices[card] for card in state.zone(ASIDE, frame.seat)])

    def fitting(self, state: Woodland, seat: int) -> list[int]:
        """List the cards of the hand that may be chosen."""
        hand = state.zone(HAND, seat)
        if self.form:
            return [card for card in hand if state.card(card).form == self.form]
        if self.type:
            return [card for card in hand if state.card(card).type == self.type]
        return hand

    def take(self, state: Woodland, frame: Frame, pick: int) -> tuple[int, ...]:
        card = state.box.card_of(pick)
        state.move(card, state.at(HAND, frame.seat), state.at(ASIDE, frame.seat))
        return ()

    def whole(self, state: Woodland, frame: Frame, picks: tuple[int, ...]) -> None:
        state.push(self.then, frame.seat, frame.source)

    def may_fail(self) -> bool:
        """Tell whether it can be refused."""
        return self.at_least > 0

    def why_not_use(self, state: Woodland, seat: int, source: int) -> Text | None:
        """There must be enough cards."""
        if self.can_use(state, seat, source):
            return None
        lacks = self.at_least - len(self.fitting(state, seat))
        if self.type:
            more = Text("woodland-more-of-type", {"count": lacks, "type": self.type})
            return Text("woodland-why-hand-type", {"cards": more})
        return Text("woodland-why-cards", {"count": lacks})

    def can_use(self, state: Woodland, seat: int, source: int) -> bool:
        return self.at_least == 0 or len(self.fitting(state, seat)) >= self.at_least

    def is_idle(self, state: Woodland, seat: int, source: int) -> bool:
        """Without cards there is nothing to set aside."""
        return not self.fitting(state, seat)

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        """Cards are chosen from the hand."""
        return card_in(state, pick, state.at(HAND, frame.seat))

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return self.then.verb(state, frame, count)

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        """Ask, with the number chosen so far."""
        return self.words.with_args({"chosen": len(state.zone(ASIDE, frame.seat))})

    def describe(self) -> Text:
        """Say it, and what follows."""
        words = self.words.with_args({"chosen": 0})
        return words if self.then.implied else join_then([words, self.then.describe()])


class DiscardAside(Effect[Woodland]):
    """Discard what was set aside, face down and unseen."""

    __slots__ = ()

    implied: ClassVar[bool] = True

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        aside = state.at(ASIDE, frame.seat)
        for card in state.zones[aside][:]:
            state.move(card, aside, DISCARD)

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-discard", {"count": count})

    def describe(self) -> Text:
        return Text("woodland-discard-any", {"chosen": 0})


class DiscardFor(DiscardAside):
    """Discard what was set aside, and do something for every so many cards."""

    __slots__ = ("every", "reward")

    implied: ClassVar[bool] = False

    def __init__(self, reward: Effect[Woodland], every: int = 1) -> None:
        self.reward = reward
        self.every = every

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        """First discard, then gain."""
        times = len(state.zone(ASIDE, frame.seat)) // self.every
        super().apply(state, frame, option)
        if times:
            state.push(self.reward.times(times), frame.seat, frame.source)

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        times = count // self.every
        if not times:
            return super().verb(state, frame, count)
        reward = self.reward.times(times).describe()
        return Text("woodland-verb-discard-for", {"count": count, "reward": reward})

    def describe(self) -> Text:
        return Text("woodland-for-every", {"count": self.every, "reward": self.reward.describe()})


class TuckAside(Effect[Woodland]):
    """Put what was set aside beneath the event."""

    __slots__ = ("event",)

    implied: ClassVar[bool] = True

    def __init__(self, event: str = "") -> None:
        self.event = event

    def printed_on(self, name: str) -> TuckAside:
        return TuckAside(name)

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        """The event counts them."""
        aside = state.at(ASIDE, frame.seat)
        place = state.box.place_ids[self.event]
        cards = state.zones[aside][:]
        for card in cards:
            state.move(card, aside, state.at(BENEATH, frame.seat))
        state.lay_on(frame.seat, place, len(cards) * marks.one_token())

    def verb(self, state: Woodland, frame: Frame, count: int) -> Text | None:
        return Text("woodland-verb-tuck", {"count": count})

    def describe(self) -> Text:
        return Text("woodland-tuck")


class DrawToLimit(Effect[Woodland]):
    """Draw until the hand is full."""

    __slots__ = ()

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        """As many as there is room for."""
        draw_cards(state, frame.seat, hand_room(state, frame.seat))

    def describe(self) -> Text:
        return Text("woodland-draw-to-limit")


def discard_for(up_to: int, reward: Effect[Woodland] | None, every: int = 1) -> SetAside:
    """Discard cards, up to so many, and do something for every so many of them."""
    words = (
        Text("woodland-discard-any")
        if up_to == ANY_NUMBER
        else Text("woodland-discard-up-to", {"count": up_to})
    )
    then = DISCARD_ASIDE if reward is None else DiscardFor(reward, every)
    return SetAside(then, words, up_to=up_to)


def discard(count: int) -> SetAside:
    """Discard just so many cards."""
    words = Text("woodland-discard", {"count": count})
    return SetAside(DISCARD_ASIDE, words, up_to=count, at_least=count)


def tuck_cards(up_to: int, form: str) -> SetAside:
    """Put cards of one form beneath the event, up to so many."""
    words = Text("woodland-tuck-cards", {"count": up_to, "form": form})
    return SetAside(TuckAside(), words, up_to=up_to, form=form)


def give_cards(count: int) -> SetAside:
    """Give just so many cards to one opponent."""
    words = Text("woodland-choose-to-give", {"count": count})
    return SetAside(GIVE_ASIDE, words, up_to=count, at_least=count)


DISCARD_ASIDE: Final = DiscardAside()
