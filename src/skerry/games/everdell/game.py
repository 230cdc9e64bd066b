"""Everdell as the kernel sees it: seats, settings, vocabulary, start, score and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.everdell.base import BASE, RESOURCES
from skerry.games.everdell.brewing import Brew, Homebrew, brewed
from skerry.games.everdell.labels import card_text, face, label, picks_for
from skerry.games.everdell.log import tell
from skerry.games.everdell.pearlbrook.module import PEARLBROOK
from skerry.games.everdell.previews import preview
from skerry.games.everdell.rugwort import RUGWORT
from skerry.games.everdell.rulebook import rulebook
from skerry.games.everdell.setup import SET_UP
from skerry.games.woodland import scoring
from skerry.games.woodland.box import Box
from skerry.games.woodland.faces import Face
from skerry.games.woodland.made import Tables
from skerry.games.woodland.module import Module, block_of
from skerry.games.woodland.picks import Picks
from skerry.games.woodland.rival import best_of, rival_of, verdict_on
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.terms import WONDER
from skerry.games.woodland.zones import ACHIEVED
from skerry.kernel.effect import Frame
from skerry.kernel.game import Game, Value, Vocabulary
from skerry.kernel.text import Text
from skerry.kernel.zones import Layout

if TYPE_CHECKING:
    from skerry.games.woodland.rival import Rank
    from skerry.kernel.choice import Rival, ScoreLine
    from skerry.kernel.events import Event
    from skerry.kernel.rng import Rng
    from skerry.kernel.rulebook import Rulebook

FIRST: Final[tuple[Module, ...]] = (BASE, RUGWORT, PEARLBROOK)  # numbered together


class Everdell(Game[Woodland]):
    """A valley of critters who build a city in four seasons, with any further modules.

    With a homebrew deck some cards have other numbers, and others join them.
    """

    def __init__(self, *more: Module, brew: Brew | None = None) -> None:
        first = FIRST if brew is None else brewed(brew)
        if brew is not None and brew.added:
            more = (*more, Homebrew(tuple(brew.added)))
        self.brew = brew
        self.modules: tuple[Module, ...] = (*first, *more)
        blocks = (block_of(first), *[block_of([module]) for module in more])
        picks = Picks(RESOURCES, blocks)
        self.box = Box(RESOURCES, self.modules, self.modules, picks)
        super().__init__(
            name="everdell",
            rules=2,
            fewest=1,
            most=4,
            settings=tuple([setting for module in self.modules for setting in module.settings]),
            vocabulary=Vocabulary(tuple(picks.names), tuple(picks.meanings)),
            cards=self.box.names,
            variant="" if brew is None else brew.text,
            digest="" if brew is None else brew.digest,
            homebrew=brew is not None,
        )
        self._tables = Tables(self.box)

    def with_variant(self, text: str, file: str) -> Everdell:
        """Return the same game with a homebrew deck; DeckError tells what is wrong in it."""
        from skerry.games.everdell.deck.brew import read_brew  # noqa: PLC0415 - few need the reader

        return Everdell(*self.modules[len(FIRST) :], brew=read_brew(text, file, EVERDELL.box))

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        """Return the table for so many seats, made once."""
        return self._tables.made(seats, settings).layout

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> Woodland:
        """Put all cards, forest places and events on their piles, and the board out."""
        made = self._tables.made(layout.seats, settings)
        agenda = Frame(SET_UP, 0)
        state = Woodland(made.box, layout, made.new_zones(), made.new_counters(), rng, agenda)
        state.parts = made.box.parts(layout)
        return state

    def scores(self, state: Woodland) -> list[int]:
        """Return each seat's points as the table lies now."""
        return [scoring.total(state, seat) for seat in range(state.layout.seats)]

    def winners(self, state: Woodland) -> list[int]:
        """The most points win; a tie goes to more events, then to more resources left."""
        scores = self.scores(state)
        ranked: list[Rank] = [
            (scores[seat], events_of(state, seat), state.wealth(seat))
            for seat in range(state.layout.seats)
        ]
        return best_of(state, ranked)

    def verdict(self, state: Woodland) -> Text | None:
        """Alone, say how the rival fares."""
        return verdict_on(state, self.winners(state)) if state.box.has_rival else None

    def score_sheet(self, state: Woodland, seat: int) -> list[ScoreLine]:
        """List where the points of a seat come from."""
        return scoring.sheet(state, seat)

    def rival(self, state: Woodland) -> Rival | None:
        """Alone, one meets Rugwort."""
        return rival_of(state)

    def label(self, pick: int) -> Text:
        """Call a pick by what a person would say."""
        return label(self.box, pick)

    def card_label(self, card: int) -> Text:
        """Call a card, a place or an event by its name."""
        return Text("everdell-name", {"name": self.box.words[card]})

    def card_text(self, card: int) -> Text:
        """Describe a card whole."""
        return card_text(self.box, card)

    def face(self, card: int) -> Face:
        """Return what is drawn on a card."""
        return face(self.box, card)

    def picks_for(self, layout: Layout, zone: int, card: int, *, own: bool) -> list[int]:
        """A card may be played, visited or chosen; a place may be gone to."""
        return picks_for(self.box, layout, zone, card, own=own)

    def preview(self, state: Woodland, seat: int, pick: int) -> list[Text]:
        """Tell what a card adds to the city, what a place is worth, or who comes home."""
        return preview(state, seat, pick)

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        """Tell what was played, placed, gained and drawn."""
        return tell(self.box, layout, events, viewer)

    def rulebook(self) -> Rulebook:
        """Return the pages of the base game, of Pearlbrook and on Rugwort, then those of other modules."""
        return rulebook([page for module in self.modules for page in module.pages()])


def events_of(state: Woodland, seat: int) -> int:
    """Return how many events a seat has achieved; wonders are none."""
    first = len(state.box.cards)
    places = state.box.places
    achieved = state.zone(ACHIEVED, seat)
    return sum([places[card - first].area != WONDER for card in achieved])


EVERDELL: Final = Everdell()
