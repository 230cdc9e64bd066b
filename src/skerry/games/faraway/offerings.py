"""Sanctuaries given up at the score, for the regions that ask for them."""

from __future__ import annotations

from typing import Final

from skerry.games.faraway.deck import ASKING, CARDS, GIVE_NOTHING, OFFERINGS
from skerry.games.faraway.labels import say_card
from skerry.games.faraway.scoring import given_for, given_zone, score, tally
from skerry.games.faraway.zones import KEPT, ROW
from skerry.kernel.effect import NO_OPTIONS, NO_REFERENCE, Effect, Frame, Reference
from skerry.kernel.pick import Pick
from skerry.kernel.state import State
from skerry.kernel.text import Text, join_and


class Offerings(Effect[State]):
    """Go through the row from right to left, and stop at each region that asks for sanctuaries."""

    __slots__ = ()

    def apply(self, state: State, frame: Frame, option: int) -> None:
        """The rightmost region is scored first, so its clause is pushed last."""
        for card in state.zone(ROW, frame.seat):
            if card in ASKING:
                state.push(GIVE_UP, frame.seat, card)

    def describe(self) -> Text:
        return GIVE_UP.describe()


class GiveUp(Pick[State]):
    """Give up as many sanctuaries as the region asks for, any of one's own, or none."""

    __slots__ = ()

    @property
    def stop(self) -> int:
        return GIVE_NOTHING

    def pool(self, state: State, frame: Frame) -> list[int]:
        """With too few sanctuaries nothing can be given."""
        kept = state.zone(KEPT, frame.seat)
        return sorted(kept) if len(kept) >= OFFERINGS[frame.source] else NO_OPTIONS

    def bounds(self, state: State, frame: Frame) -> tuple[int, int]:
        return OFFERINGS[frame.source], OFFERINGS[frame.source]

    def may_skip(self, state: State, frame: Frame) -> bool:
        return True

    def whole(self, state: State, frame: Frame, picks: tuple[int, ...]) -> None:
        """They leave the game, and lie where it can be seen what they were given for."""
        if not picks:
            return
        given = state.layout.find(given_zone(frame.source))
        for card in picks:
            state.move(card, state.at(KEPT, frame.seat), given)
        state.note(
            Text(
                "faraway-log-gives",
                {
                    "seat": Text("seat", {"number": frame.seat + 1}),
                    "cards": join_and([say_card(card) for card in picks]),
                    "region": say_card(frame.source),
                },
            )
        )

    def refer(self, state: State, frame: Frame, pick: int) -> Reference:
        if pick == GIVE_NOTHING:
            return NO_REFERENCE
        return Reference(state.at(KEPT, frame.seat), pick)

    def verb(self, state: State, frame: Frame, count: int) -> Text | None:
        return Text("faraway-verb-give", {"count": count})

    def prompt(self, state: State, frame: Frame) -> Text:
        """Tell how many are still to be given for how much."""
        quest = CARDS[frame.source].quest
        return Text(
            "faraway-give",
            {
                "count": OFFERINGS[frame.source] - len(frame.memo),
                "region": say_card(frame.source),
                "fame": 0 if quest is None else quest.each,
            },
        )

    def describe(self) -> Text:
        return Text("faraway-rules-skies-give-text")


def gain_by_giving(state: State, frame: Frame, pick: int) -> int | None:
    """Return how the score changes if a sanctuary is given up; None if one more has to be named."""
    row = state.zone(ROW, frame.seat)
    picks = [*frame.memo, pick]
    if pick == GIVE_NOTHING:
        return 0
    if len(picks) < OFFERINGS[frame.source]:
        return None
    left = [card for card in state.zone(KEPT, frame.seat) if card not in picks]
    given = {**given_for(state, row), frame.source: picks}
    return tally(row, left, given).total - score(state, frame.seat).total


GIVE_UP: Final = GiveUp()
