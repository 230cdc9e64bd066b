"""Farshore as the kernel sees it: seats, settings, vocabulary, start, score and words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.farshore import scoring
from skerry.games.farshore.deck.deck import house_deck, read_deck
from skerry.games.farshore.faces import Face
from skerry.games.farshore.labels import card_text, face, label
from skerry.games.farshore.log import tell
from skerry.games.farshore.names import name_of
from skerry.games.farshore.previews import preview
from skerry.games.farshore.rows import unpack
from skerry.games.farshore.rulebook import rulebook
from skerry.games.farshore.setup import SET_UP
from skerry.games.farshore.shore import Shore
from skerry.games.farshore.terms import CAPTAINS, NO_CAPTAIN
from skerry.games.woodland.made import Tables
from skerry.games.woodland.rival import best_of, rival_of, verdict_on
from skerry.games.woodland.zones import BOARD, CITY, DRAWN, FOREST, HAND, MEADOW, REVEALED
from skerry.kernel.effect import Frame
from skerry.kernel.errors import OptionError
from skerry.kernel.game import Game, Value, Vocabulary
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.games.farshore.printed import Deck
    from skerry.kernel.choice import Rival, ScoreLine
    from skerry.kernel.events import Event
    from skerry.kernel.rng import Rng
    from skerry.kernel.rulebook import Rulebook
    from skerry.kernel.zones import Layout


class Farshore(Game[Shore]):
    """A coast where critters build cities, sail, and look for treasures; with one deck."""

    def __init__(self, deck: Deck) -> None:
        self.chest = unpack(deck)
        super().__init__(
            name="farshore",
            rules=2,
            fewest=1,
            most=4,
            settings=tuple([each for module in self.chest.modules for each in module.settings]),
            vocabulary=Vocabulary(tuple(self.chest.picks.names), tuple(self.chest.picks.meanings)),
            cards=self.chest.names,
            variant="" if deck.standing else deck.text,
            digest=deck.digest,
            homebrew=deck.homebrew,
        )
        self._tables = Tables(self.chest)

    def with_variant(self, text: str, file: str) -> Farshore:
        """Return the same game made from another deck file; DeckError tells what is wrong in it."""
        return Farshore(read_deck(text, file))

    def check(self, seats: object, settings: dict[str, object]) -> tuple[int, dict[str, Value]]:
        """Who plays alone plays against the captain; with her there are at most four."""
        checked, values = super().check(seats, settings)
        if checked == 1 and values["captain"] == NO_CAPTAIN:
            values["captain"] = CAPTAINS[1]
        if checked == self.most and values["captain"] != NO_CAPTAIN:
            raise OptionError(
                Text(
                    "error-seats-captain",
                    {"game": self.name, "most": self.most - 1, "seats": checked},
                )
            )
        return checked, values

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        """Return the table for so many seats, made once."""
        return self._tables.made(seats, settings).layout

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> Shore:
        """Put all cards, islands and tiles on their piles, and the board and the maps out."""
        made = self._tables.made(layout.seats, settings)
        agenda = Frame(SET_UP, 0)
        parts = made.box.parts(layout)
        return Shore(made.box, layout, made.new_zones(), made.new_counters(), rng, agenda, parts)

    def scores(self, state: Shore) -> list[int]:
        """Return each seat's points as the table lies now."""
        return [scoring.total(state, seat) for seat in range(state.layout.seats)]

    def winners(self, state: Shore) -> list[int]:
        """The most points win; a tie goes to ship, maps, treasures, resources left."""
        return best_of(state, [scoring.rank(state, seat) for seat in range(state.layout.seats)])

    def verdict(self, state: Shore) -> Text | None:
        """Say how the captain fares."""
        return verdict_on(state, self.winners(state)) if state.box.has_rival else None

    def rival(self, state: Shore) -> Rival | None:
        """Return the captain, if she is at the table."""
        return rival_of(state)

    def score_sheet(self, state: Shore, seat: int) -> list[ScoreLine]:
        """List where the points of a seat come from."""
        return scoring.sheet(state, seat)

    def label(self, pick: int) -> Text:
        """Call a pick by what a person would say."""
        return label(self.chest, pick)

    def card_label(self, card: int) -> Text:
        """Call a card, a place or a tile by its name."""
        return name_of(self.chest, card)

    def card_text(self, card: int) -> Text:
        """Describe a card whole."""
        return card_text(self.chest, card)

    def face(self, card: int) -> Face:
        """Return what is drawn on a card."""
        return face(self.chest, card)

    def picks_for(self, layout: Layout, zone: int, card: int, *, own: bool) -> list[int]:
        """A card may be played, visited or chosen; a place may be gone to, a map taken."""
        picks = self.chest.picks
        kind = layout.kind(zone)
        if kind in (HAND, REVEALED):
            return [picks.plays[card], picks.choices[card]] if own else []
        if kind == MEADOW:
            return [picks.meadow_plays[card], picks.choices[card]]
        if kind in (BOARD, FOREST) or layout.names[zone] == "maps":
            return [picks.places[card - len(self.chest.cards)]]
        if kind not in (CITY, DRAWN) or not own:
            return []
        visited = kind == CITY and self.chest.facts[card].visited
        return [picks.visits[card], picks.choices[card]] if visited else [picks.choices[card]]

    def preview(self, state: Shore, seat: int, pick: int) -> list[Text]:
        """Tell what a card adds to the city, how far the ship sails, or who comes home."""
        return preview(state, seat, pick)

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        """Tell what was played, placed, gained and drawn."""
        return tell(self.chest, layout, events, viewer)

    def rulebook(self) -> Rulebook:
        """Return the pages of the game, the captain and the weather."""
        return rulebook(self.chest)


FARSHORE: Final = Farshore(house_deck())
