"""Pearlbrook as a module: what it brings, where it lies, and how it is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.pearlbrook.adornments import ADORNMENTS, MIRROR
from skerry.games.everdell.pearlbrook.brook import Brook, Ground, brook
from skerry.games.everdell.pearlbrook.cards import PEARLBROOK_CARDS
from skerry.games.everdell.pearlbrook.events import PEARLBROOK_EVENTS
from skerry.games.everdell.pearlbrook.frog import (
    BUILD_WONDERS,
    DIE_NAMES,
    FROG_COMES,
    FROG_MOVES,
)
from skerry.games.everdell.pearlbrook.messengers import Messengers
from skerry.games.everdell.pearlbrook.places import PEARLBROOK_FOREST, WONDERS
from skerry.games.everdell.pearlbrook.river import (
    CITIZEN,
    LOCATION,
    RIVER_CARDS,
    RIVER_ORDERS,
    RIVER_SPOTS,
)
from skerry.games.everdell.pearlbrook.turn import Adorn, SendAmbassador
from skerry.games.everdell.pearlbrook.zones import (
    COUNTERS,
    LAST_ZONES,
    OWN_COUNTERS,
    OWN_ZONES,
    ZONES,
)
from skerry.games.woodland.module import Module
from skerry.games.woodland.picks import GO, PLAY_SIDE_CARD, USE
from skerry.games.woodland.rival import Opponent
from skerry.games.woodland.zones import DECK, EVENT_BOX, EVENTS, FOREST_BOX
from skerry.kernel.game import Setting
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.games.woodland.card import Card
    from skerry.games.woodland.made import Made
    from skerry.games.woodland.part import Part
    from skerry.games.woodland.state import Woodland
    from skerry.kernel.zones import Layout

NAME: Final = "pearlbrook"
OF_EACH_GROUP: Final = 2  # river cards
EACH_SEAT: Final = 2  # adornments
OWN_EVENTS: Final = tuple([event.name for event in PEARLBROOK_EVENTS])
SETTINGS: Final = (
    Setting(NAME, (False, True), Text("everdell-setting-pearlbrook"), joined=True),
    Setting("river", RIVER_ORDERS, Text("everdell-setting-river"), joined=True, under=NAME),
    Setting("die", DIE_NAMES, Text("everdell-setting-die"), joined=True, under=NAME, upto=1),
)


class Pearlbrook(Module):
    """A river with pearls, ambassadors, adornments and wonders."""

    def __init__(self, cards: tuple[Card, ...] = PEARLBROOK_CARDS) -> None:
        super().__init__(
            NAME,
            settings=SETTINGS,
            cards=cards,
            places=PEARLBROOK_FOREST + PEARLBROOK_EVENTS + WONDERS + RIVER_SPOTS,
            side_cards=RIVER_CARDS,
            playable=ADORNMENTS,
            zones=ZONES,
            own_zones=OWN_ZONES,
            last_zones=LAST_ZONES,
            counters=COUNTERS,
            own_counters=OWN_COUNTERS,
            actions=(SendAmbassador(), Adorn()),
            opponent=Opponent(begins=(FROG_COMES,), prepares=(FROG_MOVES,), ends=(BUILD_WONDERS,)),
            picked={"river": GO, "river cards": USE, "worn": USE, "adornments": PLAY_SIDE_CARD},
            told={
                ("adornment box", "adornments"): Text("everdell-log-adornments"),
                ("adornments", "worn"): Text("everdell-log-plays"),
                ("river deck", "river cards"): Text("everdell-log-river"),
            },
            counted={"rival pearls": Text("everdell-log-rival-pearls")},
        )

    def parts(self, box: Box, layout: Layout) -> list[Part]:
        return [Brook(Ground(box, layout), []), Messengers()]

    def fill(self, made: Made) -> None:
        """Wonders come instead of the basic events; the river lies in the order that is chosen."""
        made.zones[DECK] += made.box.copies_of(self.cards)
        made.zones[FOREST_BOX] += made.box.cards_of(PEARLBROOK_FOREST)
        made.zones[EVENT_BOX] += made.box.cards_of(PEARLBROOK_EVENTS)
        made.zones[EVENTS] = made.box.cards_of(WONDERS)
        types = [*str(made.settings["river"]).split(), ""]
        spots = [place for type_ in types for place in RIVER_SPOTS if place.type == type_]
        made.zones[made.layout.find("river")] = made.box.cards_of(tuple(spots))
        made.zones[made.layout.find("river box")] = [
            made.box.side_card_number(side_card.name) for side_card in RIVER_CARDS
        ]
        made.zones[made.layout.find("adornment box")] = [
            made.box.side_card_number(side_card.name)
            for side_card in ADORNMENTS
            if made.layout.seats > 1 or side_card.name != MIRROR
        ]
        made.counters[made.layout.find_counter("rival die")] = DIE_NAMES.index(
            str(made.settings["die"])
        )

    def deal_events(self, state: Woodland) -> int:
        """Deal one event of the brook."""
        for card in state.zones[EVENT_BOX][::-1]:
            if state.box.names[card] in OWN_EVENTS:
                state.move(card, EVENT_BOX, EVENTS)
                return 1
        return 0

    def set_up(self, state: Woodland) -> None:
        """Deal the river, then adornments; ambassadors are at home."""
        at = brook(state).at
        self._deal_river(state, at)
        state.shuffle(at.adornment_box)
        for seat in range(state.layout.seats):
            state.gain(at.ambassador, seat, 1)
            for _ in range(EACH_SEAT):
                state.draw(at.adornment_box, state.at(at.adornments, seat))

    def _deal_river(self, state: Woodland, at: Ground) -> None:
        """Two citizens and two locations, mixed and face down."""
        state.shuffle(at.river_box)
        for group in (CITIZEN, LOCATION):
            box = state.zones[at.river_box]
            cards = [card for card in box if state.box.side_card(card).group == group]
            for card in cards[:OF_EACH_GROUP]:
                state.move(card, at.river_box, at.deck)
        state.shuffle(at.deck)


PEARLBROOK: Final = Pearlbrook()
