"""What the places of the board do that are the same in every deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from skerry.games.farshore.effects.draw import DRAW_TO_LIMIT, DrawOneByOne
from skerry.games.farshore.effects.visits import Visit
from skerry.games.farshore.shore import sea_of
from skerry.games.farshore.sky import LOOKOUT_DECK
from skerry.games.farshore.terms import AFTER_PLACING, ISLAND, SHORE
from skerry.games.farshore.weather import sky_of
from skerry.games.woodland.effects.hand import (
    ANY_NUMBER,
    DiscardAside,
    SetAside,
)
from skerry.games.woodland.effects.workers import UsePlace
from skerry.games.woodland.hand import draw_cards, hand_room
from skerry.games.woodland.reacting import REACT, watchers
from skerry.games.woodland.state import NO_CARD, Woodland, site
from skerry.games.woodland.zones import ASIDE
from skerry.kernel.effect import Effect
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.kernel.effect import Frame

AS_MANY: Final = 1  # by the other reading of the lookout one draws as many as one has discarded


class DiscardAndDraw(DiscardAside):
    """Discard what was set aside; draw up to the limit, or as many, as the table has agreed."""

    __slots__ = ()

    implied: ClassVar[bool] = False

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        """First discard, then draw."""
        count = len(state.zone(ASIDE, frame.seat))
        super().apply(state, frame, option)
        as_many = state.counters[sea_of(state).lookout_rule] == AS_MANY
        most = count if as_many else hand_room(state, frame.seat)
        if sky_of(state).of(LOOKOUT_DECK):
            draw_cards(state, frame.seat, most)
        elif not as_many:
            state.push(DRAW_TO_LIMIT, frame.seat, frame.source)
        elif count:
            state.push(DRAW_ONE.times(count), frame.seat, frame.source)

    def describe(self) -> Text:
        return Text("farshore-lookout-draw")


class WatchPlacing(Effect[Woodland]):
    """Cards that watch for workers placed at the shore or on islands act; the source is the place."""

    __slots__ = ()

    implied: ClassVar[bool] = True

    def apply(self, state: Woodland, frame: Frame, option: int) -> None:
        if state.box.places[frame.source].area not in (SHORE, ISLAND):
            return
        present = watchers(state, frame.seat, (AFTER_PLACING,))
        if present:
            state.push(REACT, frame.seat, site(frame.seat, NO_CARD), present)

    def describe(self) -> Text:
        return Text("farshore-rule-placing")


class UseShore(UsePlace):
    """Choose a place of the shore or an island face up and let it act, whoever stands there."""

    __slots__ = ()

    def effect(self, state: Woodland, number: int) -> Effect[Woodland] | None:
        """Who does not go there pays no toll."""
        effect = super().effect(state, number)
        return effect.effect if isinstance(effect, Visit) else effect

    def describe(self) -> Text:
        return Text("farshore-use-place", {"islands": "yes" if ISLAND in self.areas else "no"})


DRAW_ONE: Final = DrawOneByOne(1)
LOOK_OUT: Final = SetAside(DiscardAndDraw(), Text("woodland-discard-any"), up_to=ANY_NUMBER)
WATCH_PLACING: Final = WatchPlacing()
