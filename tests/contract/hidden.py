"""Cards and secrets: no card is lost, and nobody learns what they may not see."""

from skerry.agents import Agent, agent, agents
from skerry.agents.levels.thinkers import Effort, Thinker
from skerry.kernel.chronicle import Chronicle
from skerry.kernel.events import Event, Moved
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.seen import Seen
from skerry.kernel.table import Table
from tests.contract.observations import observed
from tests.contract.offers import is_patient
from tests.contract.pictures import asked, cards_by_back, cards_seen, marked, picture, told
from tests.contract.walk import Walk, after_answers, at_positions, at_the_end, at_the_start

SEARCHING = {"planner", "casual", "strong", "expert"}  # who thinks is asked at fewer positions
# By number, not by time: nobody thinks twice the same in a second.
COUNTED = Effort({"everdell": 12, "faraway": 24, "farshore": 12}, 0.0)


@after_answers()
def cards_are_conserved(walk: Walk) -> None:
    assert cards_by_back(walk.table.state) == cards_by_back(walk.before[0].state)


@at_positions()
def marks_lie_on_cards(walk: Walk) -> None:
    """Where anything is said to lie on cards, it is said of each card, in numbers from 1 up, by known names."""
    state = walk.table.state
    for zone, marks in enumerate(marked(state)):
        names = set(state.mark_names(zone))
        assert len(marks) in (0, len(state.zones[zone]))
        assert all(count > 0 for mark in marks for count in mark.values())
        assert names.issuperset(name for mark in marks for name in mark)


@at_positions(share=0.15)
def nothing_hidden_shows(walk: Walk) -> None:
    """View, options, prompts and reasons stay when all that a seat cannot see is re-dealt."""
    table, picks = walk.table, range(len(walk.game.vocabulary))
    seat = walk.chance.randrange(walk.seats)
    world = table.sample(seat, _dealer(walk))
    assert world.imagined
    assert world.view(seat).as_dict() == table.view(seat).as_dict()
    assert world.view().as_dict() == table.view().as_dict()
    assert asked(world, seat) == asked(table, seat)
    assert observed(walk, world, seat) == observed(walk, table, seat)
    for pick in picks:
        assert told(world.why_not(pick, seat)) == told(table.why_not(pick, seat))
    offer = world.state.offers[seat]
    if offer is not None:
        assert offer.frame.effect.options(world.state, offer.frame) == table.options_of(seat)


def _dealer(walk: Walk) -> Rng:
    return from_seed(walk.chance.getrandbits(60))


@at_positions(share=0.1)
def a_sampled_world_can_be_played_on(walk: Walk) -> None:
    """It has the cards of the box, offers real choices to all, and comes to an end."""
    table = walk.table
    for seat in range(walk.seats):
        world = table.sample(seat, _dealer(walk))
        assert cards_by_back(world.state) == cards_by_back(table.state)
        assert world.awaited == table.awaited
        for awaited in world.awaited:
            assert len(world.options_of(awaited)) >= 2 or is_patient(world, awaited)
        walk.finish(world)
    assert picture(table) == walk.picture


@at_the_start
def a_sample_deals_anew_what_the_seat_does_not_see(walk: Walk) -> None:
    """The chance to come is among it, too."""
    state = walk.table.state
    for seat in range(walk.seats):
        seen = cards_seen(state, seat)
        unseen = [set(cards) - set(seen) for cards in cards_by_back(state).values()]
        world = walk.table.sample(seat, _dealer(walk))
        assert world.state.rng.word != state.rng.word
        assert world.seed == 0
        if max((len(cards) for cards in unseen), default=0) >= 10:
            assert world.state.zones != state.zones


@at_positions(share=0.1)
def a_sample_tells_only_what_the_seat_knows(walk: Walk) -> None:
    """A world sampled out of a sampled world is no other than one sampled out of the true one."""
    seat, seed = walk.chance.randrange(walk.seats), walk.chance.getrandbits(60)
    one = walk.table.sample(seat, from_seed(seed))
    other = _elsewhere(walk, seat).sample(seat, from_seed(seed))
    assert picture(one) == picture(other)


def _elsewhere(walk: Walk, seat: int) -> Table:
    """Return a table where the seat has seen the same, and all it has not seen is otherwise."""
    world = walk.table.clone()
    world.state = walk.table.sample(seat, _dealer(walk)).state
    return world


@at_the_end
def the_log_tells_only_what_the_viewer_saw(walk: Walk) -> None:
    """Other cards moved where the viewer saw neither end: the log says the same to the letter."""
    layout = walk.table.state.layout
    box = walk.game.start(layout, walk.settings, from_seed(walk.seed))
    for part in Chronicle(box).follow(walk.table.answers).parts:
        for viewer in range(-1, walk.seats):
            other = [_exchanged(walk, event, viewer) for event in part.events]
            lines = [told(line) for line in walk.game.tell(layout, part.events, viewer)]
            assert [told(line) for line in walk.game.tell(layout, other, viewer)] == lines


def _exchanged(walk: Walk, event: Event, viewer: int) -> Event:
    state = walk.table.state
    layout = state.layout
    if not isinstance(event, Moved) or any(
        layout.sees(viewer, zone) for zone in (event.source, event.target)
    ):
        return event
    cards = cards_by_back(state)[layout.zones[event.source].back]
    return Moved(walk.chance.choice(cards), event.source, event.target)


@at_positions(share=0.1)
def agents_are_honest(walk: Walk) -> None:
    """Every agent picks an option, and the same one whatever lies where it cannot see."""
    table, game = walk.table, walk.game.name
    if table.over:
        return
    seat, seed = walk.chance.choice(table.awaited), walk.chance.getrandbits(30)
    elsewhere = _elsewhere(walk, seat)
    for name in sorted(agents(game)):
        if name in SEARCHING and walk.chance.random() >= 0.1:
            continue
        pick = _player(name, game, seed).choose(Seen(table, seat))
        assert pick in table.options_of(seat), f"{name} picks what is not offered"
        assert picture(table) == walk.picture, f"{name} changes the table"
        twin = _player(name, game, seed).choose(Seen(elsewhere, seat))
        assert twin == pick, f"{name} sees what it must not"


def _player(name: str, game: str, seed: int) -> Agent:
    """Make an agent that plays alike whenever it is asked."""
    player = agent(name, game, seed)
    return Thinker(player.rng, COUNTED) if isinstance(player, Thinker) else player
