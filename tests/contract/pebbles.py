"""Pebbles: the smallest game there is, written outside the package as anyone might.

Seats take one to three pebbles in turn; whoever takes the last one wins. No card, no chance.
"""

from skerry.kernel.choice import ScoreLine
from skerry.kernel.effect import Effect, Frame
from skerry.kernel.events import Event
from skerry.kernel.game import Game, Setting, Value, Vocabulary
from skerry.kernel.rng import Rng
from skerry.kernel.rulebook import Rulebook, plain
from skerry.kernel.state import State
from skerry.kernel.text import Text
from skerry.kernel.zones import Layout

PILE, TAKEN, LAST = 0, 1, 2  # one counter for all, then two for each seat
MOST = 3


class Take(Effect[State]):
    """Take pebbles; then it is the next seat's turn, if any are left."""

    def options(self, state: State, frame: Frame) -> list[int]:
        return list(range(min(MOST, state.count(PILE))))

    def apply(self, state: State, frame: Frame, option: int) -> None:
        state.gain(PILE, 0, -option - 1)
        state.gain(TAKEN, frame.seat, option + 1)
        if state.count(PILE):
            state.push(self, (frame.seat + 1) % state.layout.seats)
        else:
            state.gain(LAST, frame.seat, 1)

    def describe(self) -> Text:
        return Text("why-not-now")  # the game has no words of its own


TAKE = Take()  # clauses are shared: two tables with the same agenda are the same


class Pebbles(Game[State]):
    """A pile of pebbles."""

    def __init__(self, take: Take = TAKE) -> None:
        self.take = take
        super().__init__(
            name="pebbles",
            rules=1,
            fewest=2,
            most=3,
            settings=(Setting("pile", (21, 9), Text("list-empty")),),
            vocabulary=Vocabulary(("take-1", "take-2", "take-3")),
            cards=(),
        )

    def layout(self, seats: int, settings: dict[str, Value]) -> Layout:
        return Layout(seats, (), (), ("pile",), ("taken", "last"))

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> State:
        counters = [int(settings["pile"]), *[0] * (2 * layout.seats)]
        return State(layout, [], counters, rng, Frame(self.take, 0))

    def scores(self, state: State) -> list[int]:
        return [state.count(TAKEN, seat) for seat in range(state.layout.seats)]

    def winners(self, state: State) -> list[int]:
        return [seat for seat in range(state.layout.seats) if state.count(LAST, seat)]

    def score_sheet(self, state: State, seat: int) -> list[ScoreLine]:
        return [ScoreLine(self.label(0), state.count(TAKEN, seat), -1, [])]

    def label(self, pick: int) -> Text:
        return Text("seat", {"number": pick + 1})

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        return []

    def rulebook(self) -> Rulebook:
        return plain(self.take.describe(), [self.take.describe()])


PEBBLES = Pebbles()
