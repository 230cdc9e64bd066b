"""Cards that watch for something, and act after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.choosing import card_in
from skerry.games.woodland.state import Woodland, site
from skerry.games.woodland.summary import summary
from skerry.games.woodland.zones import CITY
from skerry.kernel.effect import NOTHING, Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame, Reference


def is_dormant(state: Woodland, kind: int) -> bool:
    """Tell whether a card neither reacts to others nor acts when played, as it else would."""
    for part in state.parts:
        if part.is_dormant(state, kind):
            return True
    return False


def watchers(state: Woodland, seat: int, happenings: tuple[str, ...]) -> tuple[int, ...]:
    """Return which kinds of cards of the city watch for one of these happenings."""
    present = summary(state, seat).watchers
    if not present:
        return ()
    return tuple(
        [
            kind
            for kind in present
            if state.card(kind).after in happenings and not is_dormant(state, kind)
        ]
    )


def _effect_of(state: Woodland, kind: int) -> Effect[Woodland]:
    effect = state.card(kind).play
    assert effect is not None
    return effect


class React(Effect[Woodland]):
    """Cards that watched (the memo) act if they are still in the city, in the order the seat likes."""

    __slots__ = ()

    def options(self, state: Woodland, frame: Frame) -> list[int]:
        """Ask only where the order could make a difference."""
        if len(frame.memo) < 2:
            return []
        due = [kind for kind in frame.memo if self._can_act(state, frame.seat, kind)]
        asks = any([_effect_of(state, kind).asks(state) for kind in due])
        return (
            [state.box.picks.choices[kind] for kind in sorted(due)] if asks and len(due) > 1 else []
        )

    def _can_act(self, state: Woodland, seat: int, kind: int) -> bool:
        city = state.zone(CITY, seat)
        return kind in city and not _effect_of(state, kind).is_idle(
            state, seat, site(seat, city.index(kind))
        )

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        city = state.zone(CITY, frame.seat)
        acting = frame.memo if option == NOTHING else (state.box.card_of(option),)
        rest = tuple([kind for kind in frame.memo if kind not in acting])
        if rest:
            state.push(self, frame.seat, frame.source, rest)
        for kind in reversed(acting):
            if kind in city:
                state.because(kind)
                state.push(_effect_of(state, kind), frame.seat, site(frame.seat, city.index(kind)))

    def refer(self, state: Woodland, frame: Frame, pick: int) -> Reference:
        return card_in(state, pick, state.at(CITY, frame.seat))

    def prompt(self, state: Woodland, frame: Frame) -> Text:
        return Text("woodland-next-reaction")

    def describe(self) -> Text:
        return Text("woodland-rule-react")


REACT: Final = React()
