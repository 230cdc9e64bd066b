"""Rows: a small game with cards and secrets. Lay a card, draw a card, until the deck is empty."""

from skerry.kernel.choice import ScoreLine
from skerry.kernel.effect import Effect, Frame, Reference
from skerry.kernel.events import Event
from skerry.kernel.game import Game, Value, Vocabulary
from skerry.kernel.rng import Rng
from skerry.kernel.rulebook import Rulebook, plain
from skerry.kernel.state import State
from skerry.kernel.text import Text
from skerry.kernel.zones import EVERYBODY, NOBODY, OWNER, Layout, Zone

DECK, HAND, ROW = 0, 1, 2
CARDS = 30
DEALT = 4


class Lay(Effect[State]):
    """Lay a card in your row and draw another; then it is the next seat's turn."""

    def options(self, state: State, frame: Frame) -> list[int]:
        return sorted(state.zone(HAND, frame.seat))

    def apply(self, state: State, frame: Frame, option: int) -> None:
        state.move(option, state.at(HAND, frame.seat), state.at(ROW, frame.seat))
        state.draw(DECK, state.at(HAND, frame.seat))
        if state.zone(DECK):
            state.push(self, (frame.seat + 1) % state.layout.seats)

    def refer(self, state: State, frame: Frame, pick: int) -> Reference:
        return Reference(state.at(HAND, frame.seat), pick)

    def describe(self) -> Text:
        return Text("why-not-now")  # the game has no words of its own


class Deal(Effect[State]):
    """Shuffle and deal; then the first seat lays."""

    def __init__(self, lay: Lay) -> None:
        self.lay = lay

    def apply(self, state: State, frame: Frame, option: int) -> None:
        state.shuffle(DECK)
        for seat in range(state.layout.seats):
            for _ in range(DEALT):
                state.draw(DECK, state.at(HAND, seat))
        state.push(self.lay, 0)

    def describe(self) -> Text:
        return self.lay.describe()


class Rows(Game[State]):
    """Thirty cards; what lies in a row counts."""

    def __init__(self, lay: Lay | None = None) -> None:
        names = tuple(f"card-{card}" for card in range(CARDS))
        super().__init__("rows", 1, 2, 3, (), Vocabulary(names), names)
        self.deal = Deal(lay or Lay())

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        own = (Zone("hand", OWNER, "card"), Zone("row", EVERYBODY, "card"))
        return Layout(seats, (Zone("deck", NOBODY, "card"),), own, (), ())

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> State:
        zones: list[list[int]] = [[*range(CARDS)], *([] for _ in range(2 * layout.seats))]
        return State(layout, zones, [], rng, Frame(self.deal, 0))

    def scores(self, state: State) -> list[int]:
        return [sum(state.zone(ROW, seat)) for seat in range(state.layout.seats)]

    def winners(self, state: State) -> list[int]:
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def score_sheet(self, state: State, seat: int) -> list[ScoreLine]:
        return [ScoreLine(self.label(0), self.scores(state)[seat], -1, [])]

    def label(self, pick: int) -> Text:
        return Text("seat", {"number": pick + 1})

    def card_label(self, card: int) -> Text:
        return self.label(card)

    def card_text(self, card: int) -> Text:
        return self.label(card)

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        return []

    def rulebook(self) -> Rulebook:
        return plain(self.deal.describe(), [self.deal.describe()])
