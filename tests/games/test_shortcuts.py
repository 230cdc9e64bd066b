"""What woodland games keep, and answer without words, agrees with what they would look up and say."""

from random import Random

import pytest

import skerry
from skerry.games.woodland.state import NO_CARD, Woodland, site
from skerry.games.woodland.summary import Summary, summary
from skerry.kernel.effect import Effect

SETUPS = [
    ("everdell", 2, {}),
    ("everdell", 1, {"pearlbrook": True}),
    ("everdell", 4, {"pearlbrook": True}),
    ("farshore", 2, {"weather": "both"}),
    ("farshore", 1, {}),
]


def positions(game: str, seats: int, options: dict[str, str | bool]) -> list[Woodland]:
    """Return the positions of a game that is played at random, half of them on copies."""
    table, chance, found = skerry.new(game, seats, seed=seats, **options), Random(seats), []
    while not table.over:
        if chance.random() < 0.5:
            table = table.clone()
        table.act(chance.choice(table.options))
        assert isinstance(table.state, Woodland)
        found.append(table.state.clone())
    return found


def effects(state: Woodland) -> list[Effect[Woodland]]:
    box = state.box
    side_cards = [card.effect for card in box.side_cards]
    printed = [place.effect for place in box.places] + [card.visit for card in box.cards]
    return [*side_cards, *[effect for effect in printed if effect is not None]]


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_what_can_be_used_is_what_there_is_no_reason_against(
    game: str, seats: int, options: dict[str, str | bool]
) -> None:
    barred = 0
    for state in positions(game, seats, options)[::7]:
        for effect in effects(state):
            reason = effect.why_not_use(state, 0, site(0, NO_CARD))
            assert effect.can_use(state, 0, site(0, NO_CARD)) == (reason is None)
            barred += reason is not None
    assert barred


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_a_city_is_as_it_was_summed_up(
    game: str, seats: int, options: dict[str, str | bool]
) -> None:
    for state in positions(game, seats, options):
        for seat in range(seats):
            kept, anew = summary(state, seat), Summary(state, seat)
            assert (kept.kinds, kept.tally, kept.free) == (anew.kinds, anew.tally, anew.free)
            assert (kept.helpers, kept.most_help) == (anew.helpers, anew.most_help)
            assert (kept.visits, kept.watchers) == (anew.visits, anew.watchers)
