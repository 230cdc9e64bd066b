"""What every game must keep to, as functions that anyone may call for a game of their own.

Each check plays one game at random and asserts on the way:

    for check in CHECKS:
        check(Play(MY_GAME, seats=3, seed=7))

The agents are checked apart, by `agents_are_honest`, for they are named by game.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from skerry.agents import agent, agents
from skerry.kernel.choice import Way
from skerry.kernel.chronicle import Chronicle
from skerry.kernel.effect import NOTHING
from skerry.kernel.errors import ActionError, IllegalAction, NotYourTurn, StaleAction, UndoError
from skerry.kernel.events import Event, Moved
from skerry.kernel.game import Game, Value
from skerry.kernel.gathering import Gathering
from skerry.kernel.record import parse
from skerry.kernel.rng import from_seed
from skerry.kernel.seen import Seen
from skerry.kernel.state import State
from skerry.kernel.table import Table, replay, start
from skerry.kernel.text import Text
from skerry.text import LANGUAGES, say

SEARCHING = {"planner"}  # agents that think for long: they are asked at fewer positions
MANY_SETS = 60  # sets with more ways to choose them are not gone through
LONGEST = 5000  # answers: no game of any kind lasts longer


class Play:
    """One game played at random: all that happens in it follows from the seed."""

    def __init__(
        self, game: Game[Any], seats: int, seed: int, options: dict[str, Value] | None = None
    ) -> None:
        self.game = game
        self.seats, self.settings = game.check(seats, {**(options or {})})
        self.seed = seed
        self.chance = Random(seed)

    def start(self) -> Table:
        """Set the table up."""
        return start(self.game, self.seats, self.seed, self.settings)

    def answer(self, table: Table) -> int:
        """Let any awaited seat pick anything, and return the seat."""
        seat = self.chance.choice(table.seats)
        table.act(self.chance.choice(table.options_of(seat)), seat)
        return seat

    def finish(self, table: Table) -> None:
        """Play on to the end."""
        while not table.over:
            assert table.position < LONGEST, "the game does not end"
            self.answer(table)

    def walk(self, table: Table) -> Iterator[Table]:
        """Play to the end; stop before each answer and once at the end."""
        while not table.over:
            assert table.position < LONGEST, "the game does not end"
            yield table
            self.answer(table)
        yield table

    def now_and_then(self, often: float) -> bool:
        """Tell whether to look closely here: a dear check looks at some positions only."""
        return self.chance.random() < often


# What is compared.


def picture(table: Table) -> object:
    """Return everything about a table that a refused answer must leave as it was."""
    state = table.state
    stacks = [state.agenda, *state.lanes]
    return (
        [zone[:] for zone in state.zones],
        state.counters[:],
        state.spots.copy(),
        marked(state),
        state.rng.word,
        [[(id(f.effect), f.seat, f.source, f.memo) for f in stack] for stack in stacks],
        [table.options_of(seat)[:] for seat in range(state.layout.seats)],
        table.answers[:],
        table.over,
        "" if table.imagined else table.record().text(),
    )


def marked(state: State) -> list[list[dict[str, int]]]:
    """Return what lies on the cards, zone by zone."""
    return [state.marks(zone) for zone in range(len(state.zones))]


def told(text: Text | None) -> object:
    """Return a message with all its arguments, even those that its words may leave out."""
    if text is None:
        return None
    args = text.args.items()
    return text.id, {name: told(a) if isinstance(a, Text) else a for name, a in args}


def asked(table: Table, seat: int) -> object:
    """Return all that a seat is told about its choice."""
    choice = table.choice(seat)
    if choice is None:
        return None
    return (
        told(choice.prompt),
        [
            (
                *(o.pick, o.name, told(o.label), o.zone, o.seat, o.card, o.spot, o.group),
                _promised(table, seat, o.pick),
            )
            for o in choice.options
        ],
        [_way(way) for way in table.ways(seat)],
        _set(choice.gathering),
    )


def _set(found: Gathering | None) -> object:
    return found and (
        found.pool,
        found.families,
        *(found.chosen, found.least, found.most, found.stop),
    )


def _way(way: Way) -> object:
    return way.card, way.spot, way.picks, [told(t) for t in way.preview], told(way.reason)


def _promised(table: Table, seat: int, pick: int) -> list[object]:
    return [told(text) for text in table.game.preview(table.state, seat, pick)]


def cards_by_back(state: State) -> dict[str, list[int]]:
    """Return all cards, wherever they lie, by their back."""
    found: dict[str, list[int]] = {}
    for zone, cards in zip(state.layout.zones, state.zones, strict=True):
        found.setdefault(zone.back, []).extend(cards)
    return {back: sorted(cards) for back, cards in found.items()}


def cards_seen(state: State, seat: int) -> list[int]:
    """Return the cards that a seat sees, wherever they lie."""
    layout = state.layout
    return sorted(
        card for zone, cards in enumerate(state.zones) if layout.sees(seat, zone) for card in cards
    )


def is_part_of(some: list[int], all_: list[int]) -> bool:
    """Tell whether one has no more of any card than the other."""
    return all(some.count(card) <= all_.count(card) for card in some)


# The checks.


def the_game_ends_with_a_score(play: Play) -> None:
    table = play.start()
    play.finish(table)
    seats = range(play.seats)
    assert table.seats == []
    assert table.seat == -1
    assert table.options == []
    assert table.choice() is None
    # Who plays alone may lose, and so may all who meet a rival.
    assert table.winners() or play.seats == 1 or table.rival() is not None
    assert set(table.winners()) <= set(seats)
    assert [sum(line.points for line in table.score_sheet(seat)) for seat in seats] == (
        table.scores()
    )


def options_are_distinct_and_in_the_vocabulary(play: Play) -> None:
    width = len(play.game.vocabulary)
    for table in play.walk(play.start()):
        assert table.seat == min(table.seats, default=-1)
        for seat in range(play.seats):
            options = table.options_of(seat)
            assert options == sorted(set(options))
            assert bool(options) == (seat in table.seats)
            assert len(options) != 1 or _is_patient(table, seat)
            assert all(0 <= pick < width for pick in options)
            choice = table.choice(seat)
            assert ([] if choice is None else [o.pick for o in choice.options]) == options


def _is_patient(table: Table, seat: int) -> bool:
    offer = table.state.offers[seat]
    return offer is not None and offer.frame.effect.patient


def an_option_points_at_a_card_that_lies_there(play: Play) -> None:
    for table in play.walk(play.start()):
        for seat in table.seats:
            choice = table.choice(seat)
            for option in [] if choice is None else choice.options:
                if option.card >= 0:
                    cards = table.view(seat).cards(option.zone, option.seat)
                    assert option.card in cards, option.name


def a_way_can_be_gone(play: Play) -> None:
    """All its picks may be answered in a row, and then the card lies on the cell."""
    for table in play.walk(play.start()):
        if not play.now_and_then(0.1):
            continue
        for seat in table.seats:
            for way in table.ways(seat):
                assert (not way.picks) == (way.reason is not None)
                twin = table.clone()
                for pick in way.picks:
                    twin.act(pick, seat)
                assert not way.picks or twin.state.spots[way.card] == way.spot


def a_set_is_gathered_just_when_its_picks_can_be_answered_one_by_one(play: Play) -> None:
    """All sets between least and most, and no others, are reached, each by one path.

    Where it has to be said which of equal things is meant, two of them can be named in any order.
    """
    for table in play.walk(play.start()):
        for seat in table.seats:
            found = _gathering(table, seat)
            sets = [] if found is None else _sets(found)
            if not 0 < len(sets) <= MANY_SETS or not play.now_and_then(0.5):
                continue
            ends = []
            for picks in sets:
                twin = table.clone()
                play.chance.shuffle(picks)
                twin.gather(picks, seat, table.position)
                ends.append(twin)
            assert found is not None
            paths = _paths(table, seat)
            assert sorted(t.answers for t in ends) == sorted(t.answers for t in paths)
            assert {_lie(end.state) for end in ends} == {_lie(path.state) for path in paths}
            assert len({_lie(end.state) for end in ends}) == len(ends)


def _lie(state: State) -> str:
    """Say where everything lies, and what is still to be done."""
    agenda = [(id(f.effect), f.seat, f.source, f.memo) for f in state.agenda]
    return repr((state.zones, state.counters, marked(state), agenda))


def _gathering(table: Table, seat: int) -> Gathering | None:
    choice = table.choice(seat)
    return None if choice is None else choice.gathering


def _sets(found: Gathering) -> list[list[int]]:
    sizes = range(found.least, found.most + 1)
    sets = {some for size in sizes for some in combinations(found.pool, size)}
    if found.stop != NOTHING:
        sets.add(())
    return [list(some) for some in sorted(sets) if _is_apart(found, some)]


def _is_apart(found: Gathering, some: tuple[int, ...]) -> bool:
    families = [found.families[found.pool.index(pick)] for pick in some if found.families]
    return len(set(families)) == len(families)


def _paths(table: Table, seat: int) -> list[Table]:
    """Go all ways until the set is whole."""
    offer = table.state.offers[seat]
    assert offer is not None
    whole: list[Table] = []
    under_way = [table]
    while under_way:
        here = under_way.pop()
        for pick in here.options_of(seat):
            twin = here.clone()
            twin.act(pick, seat)
            found = _gathering(twin, seat)
            anew = found is not None and not found.chosen
            now = twin.state.offers[seat]
            same = now is not None and now.frame.effect is offer.frame.effect
            goes_on = same and not anew
            (under_way if goes_on else whole).append(twin)
    return whole


def a_set_that_will_not_do_changes_nothing(play: Play) -> None:
    for table in play.walk(play.start()):
        before = picture(table)
        for seat in table.seats:
            found = _gathering(table, seat)
            if found is None:
                with pytest.raises(IllegalAction):
                    table.gather(table.options_of(seat)[:1], seat)
                continue
            pool, least, most = found.pool, found.least, found.most
            bad = [[*pool[: most - 1], pick] for pick in (-2, len(play.game.vocabulary))]
            bad += [[pool[0]] * (pool.count(pool[0]) + 1)]
            bad += [pool[: least - 1]] if least else []
            bad += [pool[: most + 1]] if len(pool) > most else []
            for picks in bad:
                with pytest.raises(IllegalAction):
                    table.gather(picks, seat)
        assert picture(table) == before


def a_set_is_one_step_back(play: Play) -> None:
    for table in play.walk(play.start()):
        for seat in table.seats:
            found = _gathering(table, seat)
            if found is None or found.chosen or not play.now_and_then(0.5):
                continue
            twin, start = table.clone(), table.position
            twin.gather(play.chance.choice(_sets(found)), seat)
            later = [number for number in twin.undoable(seat) if number >= start]
            assert [number for number in twin.steps(seat) if number >= start] == later[-1:]


def a_pick_is_an_option_just_when_nothing_speaks_against_it(play: Play) -> None:
    picks = range(len(play.game.vocabulary))
    for table in play.walk(play.start()):
        if play.now_and_then(0.3):
            for seat in range(play.seats):
                free = [pick for pick in picks if table.why_not(pick, seat) is None]
                assert free == table.options_of(seat)


def a_clone_is_independent(play: Play) -> None:
    for table in play.walk(play.start()):
        if play.now_and_then(0.2):
            before, twin = picture(table), table.clone()
            assert twin.state.same_as(table.state)
            assert picture(twin) == before
            play.finish(twin)
            assert picture(table) == before
            later = table.clone()
            if not table.over:
                play.answer(later)
                assert not later.state.same_as(table.state)


def the_record_replays_to_the_same_state(play: Play) -> None:
    for table in play.walk(play.start()):
        if table.over or play.now_and_then(0.05):
            text = table.record().text()
            again = replay(play.game, play.seats, play.settings, parse(text))
            assert again.state.same_as(table.state)
            assert picture(again) == picture(table)
            assert again.record().text() == text


def the_same_answers_give_the_same_game(play: Play) -> None:
    one, other = play.start(), play.start()
    for table in play.walk(one):
        for seat, pick in table.answers[other.position :]:
            other.act(pick, seat)
        assert other.state.same_as(one.state)
    assert picture(other) == picture(one)


def _refuses(table: Table, error: type[ActionError], pick: int, seat: int, at: int) -> None:
    with pytest.raises(error):
        table.act(pick, seat, at)


def refused_answers_change_nothing(play: Play) -> None:
    width = len(play.game.vocabulary)
    for table in play.walk(play.start()):
        if not table.over and not play.now_and_then(0.1):
            continue
        before, now = picture(table), table.position
        for seat in {-1, play.seats, *range(play.seats)} - set(table.seats):
            _refuses(table, NotYourTurn, play.chance.randrange(width), seat, now)
        for seat in table.seats:
            options, choice = table.options_of(seat), table.choice(seat)
            assert choice is not None
            for pick in (-1, width, *(set(range(width)) - set(options))):
                _refuses(table, IllegalAction, pick, seat, now)
            _refuses(table, StaleAction, options[0], seat, choice.position - 1)
            _refuses(table, StaleAction, options[0], seat, now + 1)
        assert picture(table) == before


def a_doubled_answer_is_refused(play: Play) -> None:
    table = play.start()
    while not table.over:
        now = table.position
        seat = play.answer(table)
        if play.now_and_then(0.2):
            before = picture(table)
            with pytest.raises((StaleAction, NotYourTurn)):
                table.act(table.answers[-1][1], seat, now)
            assert picture(table) == before


def cards_are_conserved(play: Play) -> None:
    table = play.start()
    box = cards_by_back(table.state)
    for _ in play.walk(table):
        assert cards_by_back(table.state) == box


def marks_lie_on_cards(play: Play) -> None:
    """Where anything is said to lie on cards, it is said of each card, in numbers from 1 up."""
    for table in play.walk(play.start()):
        for cards, marks in zip(table.state.zones, marked(table.state), strict=True):
            assert len(marks) in (0, len(cards))
            assert all(count > 0 for mark in marks for count in mark.values())


def nothing_hidden_shows(play: Play) -> None:
    """View, options, prompts and reasons stay when all that a seat cannot see is re-dealt."""
    picks = range(len(play.game.vocabulary))
    for table in play.walk(play.start()):
        if not play.now_and_then(0.15):
            continue
        seat = play.chance.randrange(play.seats)
        world = table.sample(seat, from_seed(play.chance.getrandbits(60)))
        assert world.imagined
        assert world.view(seat).as_dict() == table.view(seat).as_dict()
        assert world.view().as_dict() == table.view().as_dict()
        assert asked(world, seat) == asked(table, seat)
        assert [told(world.why_not(pick, seat)) for pick in picks] == [
            told(table.why_not(pick, seat)) for pick in picks
        ]
        offer = world.state.offers[seat]
        if offer is not None:
            assert offer.frame.effect.options(world.state, offer.frame) == table.options_of(seat)


def a_sampled_world_can_be_played_on(play: Play) -> None:
    """It has the cards of the box, offers real choices to all, and comes to an end."""
    for table in play.walk(play.start()):
        if play.now_and_then(0.1):
            before = picture(table)
            for seat in range(play.seats):
                world = table.sample(seat, from_seed(play.chance.getrandbits(60)))
                assert cards_by_back(world.state) == cards_by_back(table.state)
                assert world.seats == table.seats
                for awaited in world.seats:
                    real = len(world.options_of(awaited)) >= 2
                    assert real or _is_patient(world, awaited)
                play.finish(world)
            assert picture(table) == before


def a_sample_deals_anew_what_the_seat_does_not_see(play: Play) -> None:
    """The chance to come is among it, too."""
    table = play.start()
    for seat in range(play.seats):
        seen = cards_seen(table.state, seat)
        unseen = [set(cards) - set(seen) for cards in cards_by_back(table.state).values()]
        world = table.sample(seat, from_seed(play.chance.getrandbits(60)))
        assert world.state.rng.word != table.state.rng.word
        assert world.seed == 0
        if max((len(cards) for cards in unseen), default=0) >= 10:
            assert world.state.zones != table.state.zones


def a_sample_tells_only_what_the_seat_knows(play: Play) -> None:
    """A world sampled out of a sampled world is no other than one sampled out of the true one."""
    for table in play.walk(play.start()):
        if play.now_and_then(0.1):
            seat, seed = play.chance.randrange(play.seats), play.chance.getrandbits(60)
            elsewhere = _elsewhere(table, seat, play.chance.getrandbits(60))
            one = table.sample(seat, from_seed(seed))
            other = elsewhere.sample(seat, from_seed(seed))
            assert picture(one) == picture(other)


def _elsewhere(table: Table, seat: int, seed: int) -> Table:
    """Return a table where the seat has seen the same, and all it has not seen is otherwise."""
    world = table.clone()
    world.state = table.sample(seat, from_seed(seed)).state
    return world


def the_log_tells_only_what_the_viewer_saw(play: Play) -> None:
    """Other cards moved where the viewer saw neither end: the log says the same to the letter."""
    table = play.start()
    play.finish(table)
    layout = table.state.layout
    box = play.game.start(layout, play.settings, from_seed(play.seed))
    for events in Chronicle(box).follow(table.answers).events:
        for viewer in range(-1, play.seats):
            other = [_exchanged(play, table.state, event, viewer) for event in events]
            assert [told(line) for line in play.game.tell(layout, other, viewer)] == [
                told(line) for line in play.game.tell(layout, events, viewer)
            ]


def _exchanged(play: Play, state: State, event: Event, viewer: int) -> Event:
    layout = state.layout
    if not isinstance(event, Moved) or any(
        layout.sees(viewer, zone) for zone in (event.source, event.target)
    ):
        return event
    cards = cards_by_back(state)[layout.zones[event.source].back]
    return Moved(play.chance.choice(cards), event.source, event.target)


def lanes_commute(play: Play) -> None:
    for table in play.walk(play.start()):
        if len(table.seats) > 1 and play.now_and_then(0.3):
            plans = {seat: _lane(play, table.clone(), seat) for seat in table.seats}
            calls = [seat for seat, picks in plans.items() for _ in picks]
            ends = [_answered(table.clone(), plans, calls)]
            for _ in range(3):
                play.chance.shuffle(calls)
                ends.append(_answered(table.clone(), plans, calls))
            for end in ends[1:]:
                assert end.state.same_as(ends[0].state)
                assert end.seats == ends[0].seats
                assert end.options == ends[0].options


def _lane(play: Play, table: Table, seat: int) -> list[int]:
    """Let one seat go on alone, and return its picks."""
    picks = []
    while seat in table.seats:
        picks.append(play.chance.choice(table.options_of(seat)))
        table.act(picks[-1], seat)
    return picks


def _answered(table: Table, plans: dict[int, list[int]], calls: list[int]) -> Table:
    left = {seat: picks[::-1] for seat, picks in plans.items()}
    for seat in calls:
        table.act(left[seat].pop(), seat)
    return table


def undo_restores_or_is_refused(play: Play) -> None:
    table = play.start()
    while not table.over:
        before = table.clone()
        seat = play.answer(table)
        if not play.now_and_then(0.15):
            continue
        twin, after = table.clone(), picture(table)
        if before.position in twin.undoable(seat):
            twin.undo(seat)
            assert twin.state.same_as(before.state)
            assert picture(twin) == picture(before)
        else:
            with pytest.raises(UndoError):
                twin.undo(seat, to=before.position)
            assert picture(twin) == after


def undo_never_takes_back_what_was_learnt(play: Play) -> None:
    """A seat that may undo sees no card that it did not see before, and chance stands still."""
    table, befores = play.start(), []
    while not table.over:
        befores.append(table.state.clone())
        play.answer(table)
        for seat in range(play.seats):
            for number in table.undoable(seat):
                before = befores[number]
                assert table.answers[number][0] == seat
                assert is_part_of(cards_seen(table.state, seat), cards_seen(before, seat))
                assert table.state.rng.word == before.rng.word


def undo_leaves_the_answers_of_others(play: Play) -> None:
    table = play.start()
    while not table.over:
        play.answer(table)
        if play.now_and_then(0.15):
            for seat in range(play.seats):
                twin = table.clone()
                if twin.undoable(seat):
                    twin.undo(seat, to=twin.undoable(seat)[-1])
                assert [a for a in twin.answers if a[0] != seat] == [
                    a for a in table.answers if a[0] != seat
                ]


def everything_can_be_said(play: Play) -> None:
    game, table = play.game, play.start()
    words = [*game.rulebook(), *(setting.text for setting in game.settings)]
    words += [game.card_text(card) for card in range(len(game.cards))]
    words += [game.label(pick) for pick in range(len(game.vocabulary))]
    for _ in play.walk(table):
        if play.now_and_then(0.1):
            words += _said_now(play, table)
    words += [line for viewer in (None, 0) for lines in table.log(viewer) for line in lines]
    words += [line.label for seat in range(play.seats) for line in table.score_sheet(seat)]
    for language in LANGUAGES:
        for text in words:
            said = say(text, language)
            assert said.strip()
            assert "{" not in said


def _said_now(play: Play, table: Table) -> list[Text]:
    picks = range(len(play.game.vocabulary))
    reasons = [table.why_not(pick, seat) for pick in picks for seat in (0, table.seat)]
    choices = [table.choice(seat) for seat in table.seats]
    words = [reason for reason in reasons if reason is not None]
    for choice in choices:
        assert choice is not None
        words.append(choice.prompt)
        for option in choice.options:
            words += play.game.preview(table.state, choice.seat, option.pick)
    return words


CHECKS: tuple[Callable[[Play], None], ...] = (
    the_game_ends_with_a_score,
    options_are_distinct_and_in_the_vocabulary,
    an_option_points_at_a_card_that_lies_there,
    a_way_can_be_gone,
    a_set_is_gathered_just_when_its_picks_can_be_answered_one_by_one,
    a_set_that_will_not_do_changes_nothing,
    a_set_is_one_step_back,
    a_pick_is_an_option_just_when_nothing_speaks_against_it,
    a_clone_is_independent,
    the_record_replays_to_the_same_state,
    the_same_answers_give_the_same_game,
    refused_answers_change_nothing,
    a_doubled_answer_is_refused,
    cards_are_conserved,
    marks_lie_on_cards,
    nothing_hidden_shows,
    a_sampled_world_can_be_played_on,
    a_sample_deals_anew_what_the_seat_does_not_see,
    a_sample_tells_only_what_the_seat_knows,
    the_log_tells_only_what_the_viewer_saw,
    lanes_commute,
    undo_restores_or_is_refused,
    undo_never_takes_back_what_was_learnt,
    undo_leaves_the_answers_of_others,
    everything_can_be_said,
)


def agents_are_honest(play: Play) -> None:
    """Every agent picks an option, and the same one whatever lies where it cannot see."""
    game = play.game.name
    names = sorted(agents(game))
    for table in play.walk(play.start()):
        if table.over or not play.now_and_then(0.1):
            continue
        seat, seed = play.chance.choice(table.seats), play.chance.getrandbits(30)
        elsewhere = _elsewhere(table, seat, play.chance.getrandbits(60))
        for name in names:
            if name in SEARCHING and not play.now_and_then(0.1):
                continue
            before = picture(table)
            pick = agent(name, game, seed).choose(Seen(table, seat))
            assert pick in table.options_of(seat), f"{name} picks what is not offered"
            assert picture(table) == before, f"{name} changes the table"
            twin = agent(name, game, seed).choose(Seen(elsewhere, seat))
            assert twin == pick, f"{name} sees what it must not"
