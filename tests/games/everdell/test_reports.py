"""Whatever changes on cards and places is reported: who watches can keep a table of their own."""

import pytest

import skerry
from skerry.games.woodland import marks
from skerry.games.woodland.picks import RIVAL_OWNER
from skerry.games.woodland.reports import Carried, Marked, Slotted, Stood
from skerry.games.woodland.state import Woodland
from skerry.games.woodland.workers import pegs_of
from skerry.games.woodland.zones import CITY, MEADOW
from skerry.kernel.events import Event

SETUPS: list[tuple[str, int, dict[str, bool | str]]] = [
    ("everdell", 1, {}),
    ("everdell", 4, {}),
    ("everdell", 1, {"pearlbrook": True}),
    ("everdell", 3, {"pearlbrook": True}),
    ("farshore", 2, {"captain": "brave"}),
]


class Watcher:
    """What lies and stands on cards and places, known from reports alone."""

    def __init__(self, state: Woodland) -> None:
        self.first = len(state.box.cards)
        self.city = self.cards_of(state)
        self.rival = sorted(state.visits)
        self.on_events = state.on_events[:]
        self.pegs = self.pegs_on(state)
        self.meadow = self.slots_of(state)

    def cards_of(self, state: Woodland) -> list[tuple[int, int, int]]:
        """Return owner, card and mark of every card of a city, in order."""
        return sorted(
            (seat, *card)
            for seat, built in enumerate(state.built)
            for card in zip(state.zone(CITY, seat), built, strict=True)
        )

    def pegs_on(self, state: Woodland) -> dict[tuple[int, int], int]:
        """Return how many workers of whom stand on which place."""
        pairs = [(s, p) for s in range(state.layout.seats + 1) for p in range(len(state.pegs))]
        found = {pair: pegs_of(state, *pair) for pair in pairs}
        return {pair: count for pair, count in found.items() if count}

    def slots_of(self, state: Woodland) -> list[tuple[int, int]]:
        """Return which cards of the meadow lie on which places, in order."""
        return sorted(zip(state.zones[MEADOW], state.slots, strict=True))

    def hear(self, event: Event) -> None:
        """Change the own table as a report says."""
        if isinstance(event, Slotted):
            pair = (event.card, event.slot)
            (self.meadow.append if event.count > 0 else self.meadow.remove)(pair)
        elif isinstance(event, Stood):
            key = (event.seat, event.place)
            self.pegs[key] = self.pegs.get(key, 0) + event.count
        elif isinstance(event, Carried) and event.owner == RIVAL_OWNER:
            self.rival += [event.card] * marks.workers(event.mark)
        elif isinstance(event, Carried):
            card = (event.owner, event.card, event.mark)
            (self.city.append if event.count > 0 else self.city.remove)(card)
        elif isinstance(event, Marked) and event.owner == RIVAL_OWNER:
            (self.rival.append if event.after else self.rival.remove)(event.card)
        elif isinstance(event, Marked) and event.card >= self.first:
            self.on_events[event.card - self.first] += event.after - event.before
        elif isinstance(event, Marked):
            self.city.remove((event.owner, event.card, event.before))
            self.city.append((event.owner, event.card, event.after))

    def agrees(self, state: Woodland) -> bool:
        """Tell whether the own table is the real one."""
        return (
            sorted(self.city) == self.cards_of(state)
            and sorted(self.rival) == sorted(state.visits)
            and self.on_events == state.on_events
            and {pair: count for pair, count in self.pegs.items() if count} == self.pegs_on(state)
            and sorted(self.meadow) == self.slots_of(state)
        )


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_who_hears_all_reports_knows_what_lies_where(
    name: str, seats: int, options: dict[str, bool | str]
) -> None:
    for seed in range(6):
        table = skerry.new(name, seats=seats, seed=seed, **options)
        chance, state = skerry.from_seed(seed), table.state
        assert isinstance(state, Woodland)
        watcher = Watcher(state)
        while not table.over:
            picks = table.options
            state.watch = []
            state.answer(table.seat, picks[chance.below(len(picks))])
            for event in state.watch:
                watcher.hear(event)
            assert watcher.agrees(state)
