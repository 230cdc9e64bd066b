"""A seat remembers what it saw, and worlds are re-dealt only where it did not see."""

from collections import Counter
from itertools import chain
from random import Random

import pytest

import skerry
from skerry import Table
from skerry.kernel.dealing import Back
from skerry.kernel.events import Moved
from skerry.kernel.memory import Memory
from skerry.kernel.rng import from_seed
from skerry.kernel.zones import EVERYBODY, NOBODY, OWNER, Layout, Zone

DECK, MARKET, HAND, CHOSEN, ROW, THEIR_HAND, THEIR_CHOSEN, THEIR_ROW = range(8)
LAYOUT = Layout(
    2,
    (Zone("deck", NOBODY, "card"), Zone("market", EVERYBODY, "card")),
    (Zone("hand", OWNER, "card"), Zone("chosen", OWNER, "card"), Zone("row", EVERYBODY, "card")),
    (),
    (),
)


def redeal(memory: Memory, zones: list[list[int]], seed: int) -> None:
    """Deal what the seat does not see anew."""
    rng = from_seed(seed)
    for group in LAYOUT.hidden(memory.seat):
        Back(group, zones, memory).deal(zones, rng)


class Situation:
    """Cards on the table, and what the first seat has seen of them."""

    def __init__(self) -> None:
        deck, market = list(range(10, 20)), [7]
        self.zones = [deck, market, [1, 2, 3], [], [], [4, 5], [], []]
        self.memory = Memory(LAYOUT, 0)

    def move(self, card: int, source: int, target: int) -> "Situation":
        self.zones[source].remove(card)
        self.zones[target].append(card)
        self.memory.watch(Moved(card, source, target))
        return self

    def places(self, card: int) -> set[int]:
        """Return where a card lies in many worlds that the seat may think of."""
        found = set()
        for seed in range(100):
            zones = [zone[:] for zone in self.zones]
            redeal(self.memory, zones, seed)
            assert [len(zone) for zone in zones] == [len(zone) for zone in self.zones]
            assert sorted(chain(*zones)) == sorted(chain(*self.zones))
            found |= {zone for zone, cards in enumerate(zones) if card in cards}
        return found


def test_what_was_never_seen_may_lie_anywhere_hidden() -> None:
    assert Situation().places(4) == {DECK, THEIR_HAND}
    assert Situation().places(10) == {DECK, THEIR_HAND}


def test_what_is_seen_stays_where_it_is() -> None:
    assert Situation().places(1) == {HAND}
    assert Situation().places(7) == {MARKET}


def test_a_card_taken_openly_is_known_to_lie_in_that_hand() -> None:
    assert Situation().move(7, MARKET, THEIR_HAND).places(7) == {THEIR_HAND}


def test_after_a_card_is_laid_face_down_a_known_one_may_be_it() -> None:
    taken = Situation().move(7, MARKET, THEIR_HAND)
    assert taken.move(4, THEIR_HAND, THEIR_CHOSEN).places(7) == {THEIR_HAND, THEIR_CHOSEN}
    other = Situation().move(7, MARKET, THEIR_HAND)
    assert other.move(7, THEIR_HAND, THEIR_CHOSEN).places(7) == {THEIR_HAND, THEIR_CHOSEN}


def test_when_another_card_is_revealed_the_known_one_is_still_in_hand() -> None:
    scene = Situation().move(7, MARKET, THEIR_HAND).move(4, THEIR_HAND, THEIR_CHOSEN)
    assert scene.move(4, THEIR_CHOSEN, THEIR_ROW).places(7) == {THEIR_HAND}


def test_which_of_two_equal_cards_was_revealed_stays_open() -> None:
    scene = Situation()
    scene.zones[MARKET].append(7)
    scene.move(7, MARKET, THEIR_HAND).move(4, THEIR_HAND, THEIR_CHOSEN)
    scene.move(7, MARKET, THEIR_CHOSEN).move(7, THEIR_CHOSEN, THEIR_ROW)
    assert scene.places(7) == {THEIR_ROW, THEIR_HAND, THEIR_CHOSEN}


def test_a_known_card_that_is_revealed_is_seen_again() -> None:
    scene = Situation().move(7, MARKET, THEIR_HAND).move(7, THEIR_HAND, THEIR_CHOSEN)
    assert scene.move(7, THEIR_CHOSEN, THEIR_ROW).places(7) == {THEIR_ROW}
    assert scene.memory.known == []


def test_an_own_card_put_back_is_known_to_lie_in_the_deck() -> None:
    assert Situation().move(2, HAND, DECK).places(2) == {DECK}


def test_an_own_card_put_back_may_be_drawn_by_another() -> None:
    scene = Situation().move(2, HAND, DECK).move(15, DECK, THEIR_HAND)
    assert scene.places(2) == {DECK, THEIR_HAND}


def test_all_known_cards_find_a_place_even_if_they_crowd() -> None:
    scene = Situation().move(4, THEIR_HAND, DECK).move(5, THEIR_HAND, DECK)
    for card in (1, 2, 3):
        scene.move(card, HAND, MARKET).move(card, MARKET, THEIR_HAND)
    scene.move(2, THEIR_HAND, THEIR_CHOSEN)
    for card in (1, 2, 3):
        assert scene.places(card) == {THEIR_HAND, THEIR_CHOSEN}


def test_every_world_is_about_as_likely_as_the_next() -> None:
    found = Counter[int]()
    for seed in range(1200):
        zones = [zone[:] for zone in Situation().zones]
        redeal(Memory(LAYOUT, 0), zones, seed)
        found.update(zones[THEIR_HAND])
    assert sorted(found) == [4, 5, *range(10, 20)]
    assert all(140 < times < 260 for times in found.values())  # 200 each, give or take 4.6 sigma


def test_a_card_put_back_may_lie_at_any_place_of_the_deck() -> None:
    scene = Situation().move(2, HAND, DECK)
    found = Counter[int]()
    for seed in range(1100):
        zones = [zone[:] for zone in scene.zones]
        redeal(scene.memory, zones, seed)
        found[zones[DECK].index(2)] += 1
    assert sorted(found) == list(range(11))
    assert all(55 < times < 150 for times in found.values())  # 100 each, give or take 5 sigma


@pytest.mark.parametrize("game", skerry.games.names())
def test_worlds_drawn_one_after_another_are_those_that_a_fresh_table_draws(game: str) -> None:
    """What is kept between them changes nothing, also when the seat or the position changes."""
    table = played_on(skerry.new(game, seats=2, seed=5), 10, 1)
    for _ in range(3):
        for seat in (0, 1, 0):
            one, other = from_seed(table.position), from_seed(table.position)
            for _ in range(3):
                world = table.sample(seat, one)
                assert world.state.same_as(table.clone().sample(seat, other).state)
            played_on(world, 3, seat)
        played_on(table, 2, 2)


class Onlooker:
    """An independent notebook: the regions that a seat took openly and has not yet played."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.taken: list[set[int]] = [set() for _ in range(table.state.layout.seats)]

    def answer(self, seat: int, pick: int) -> None:
        if pick in self.table.view().cards("market"):
            self.taken[seat].add(pick)
        self.table.act(pick, seat)
        for other, taken in enumerate(self.taken):
            taken.difference_update(self.table.view().cards("row", other))


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("advanced", [False, True])
def test_every_sampled_world_keeps_what_was_taken_openly(seats: int, *, advanced: bool) -> None:
    table = skerry.new("faraway", seats=seats, seed=seats, advanced=advanced)
    notes, chance = Onlooker(table), Random(seats)
    while not table.over:
        seat = chance.choice(table.awaited)
        notes.answer(seat, chance.choice(table.options_of(seat)))
        viewer = chance.randrange(seats)
        world = table.sample(viewer, from_seed(table.position)).state
        for other, taken in enumerate(notes.taken):
            held = world.zone(5, other) + world.zone(6, other)
            assert taken <= set(held)


def test_a_seat_knows_the_sanctuaries_it_gave_back() -> None:
    table = skerry.new("faraway", seats=2, seed=3)
    given: set[int] = set()
    while not table.over:
        drawn = table.view(0).cards("drawn", 0)
        table.act(table.options[-1])
        after = table.view(0)
        given |= set(drawn) - set(after.cards("drawn", 0)) - set(after.cards("kept", 0))
        world = table.sample(0, from_seed(table.position)).state
        assert given <= set(world.zone(4))
    assert given


def test_whoever_is_still_to_choose_has_a_real_choice_in_every_world() -> None:
    table = skerry.new("faraway", seats=2, seed=1, advanced=True)
    table.act(table.options_of(0)[1], 0)
    for seed in range(60):
        world = table.sample(1, from_seed(seed))
        assert len(world.options_of(0)) >= 2
        assert min(world.options_of(0)) > world.state.zone(6, 0)[-1]


def played_on(table: Table, answers: int, seed: int) -> Table:
    chance = Random(seed)
    for _ in range(answers):
        table.act(chance.choice(table.options))
    return table


@pytest.mark.parametrize("game", skerry.games.names())
def test_a_copy_remembers_what_the_table_did(game: str) -> None:
    """Both go on differently, and each remembers its own."""
    table = played_on(skerry.new(game, seats=2, seed=4), 9, 1)
    table.sample(0, from_seed(1))
    copy = played_on(table.clone(), 8, 2)
    played_on(table, 8, 3)
    for each in (copy, table):
        anew = skerry.replay(each.record())
        for seat in range(2):
            one, other = each.sample(seat, from_seed(7)), anew.sample(seat, from_seed(7))
            assert one.state.same_as(other.state)


@pytest.mark.parametrize("game", skerry.games.names())
def test_a_world_can_be_sampled_again(game: str) -> None:
    """What the seat has seen before and since stays; the rest is dealt anew."""
    table = played_on(skerry.new(game, seats=2, seed=6), 12, 1)
    for seat in range(2):
        world = table.sample(seat, from_seed(3))
        again = world.sample(seat, from_seed(5))
        assert again.state.same_as(table.sample(seat, from_seed(5)).state)
        played_on(world, 10, seat)
        later = world.clone().sample(seat, from_seed(8))
        assert later.view(seat).as_dict() == world.view(seat).as_dict()
        played_on(later, 5, seat).sample(seat, from_seed(9))


def test_a_world_remembers_what_its_seat_sees_there() -> None:
    table = skerry.new("faraway", seats=2, seed=3)
    world = played_on(table, 2, 1).sample(0, from_seed(1))
    notes = Onlooker(world)
    while not world.over:
        notes.answer(world.seat, world.options[-1])
        dealt = world.sample(0, from_seed(world.position)).state
        for other, taken in enumerate(notes.taken):
            assert taken <= set(dealt.zone(5, other) + dealt.zone(6, other))


def test_a_table_in_haste_goes_on_remembering() -> None:
    table = played_on(skerry.new("everdell", seats=2, seed=2), 6, 1)
    table.sample(1, from_seed(1))
    played_on(table.hasten(), 20, 2)
    world = table.sample(1, from_seed(3))
    assert world.view(1).as_dict() == table.view(1).as_dict()
