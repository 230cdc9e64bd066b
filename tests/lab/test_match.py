from __future__ import annotations

from collections import Counter

import pytest

import skerry
from skerry.lab.match import Keep, Match, play_game, play_match
from skerry.lab.results import Results
from skerry.lab.seeds import derive


def test_agents_sit_everywhere_equally_often() -> None:
    match = Match("faraway", 4, ("random", "greedy"), games=8)
    seen = Counter(
        (name, seat) for number in range(8) for seat, name in enumerate(match.seating(number))
    )
    assert set(seen.values()) == {4}


def test_too_few_agents_are_repeated() -> None:
    match = Match("faraway", 3, ("random", "greedy"), games=1)
    assert match.seating(0) == ["random", "greedy", "random"]
    assert match.seating(1) == ["greedy", "random", "random"]


def test_a_game_depends_on_its_number_and_not_on_those_before() -> None:
    match = Match("faraway", 2, ("random",), games=4, seed=3)
    games = list(play_match(match, keep=Keep(record=True)))
    assert games[3] == play_game(match, 3, keep=Keep(record=True))
    assert len({game.record for game in games}) == 4


def test_records_lead_to_the_scores() -> None:
    match = Match("faraway", 2, ("random",), games=1, options={"advanced": True})
    [played] = play_match(match, keep=Keep(record=True))
    table = skerry.replay(played.record)
    assert (table.scores(), table.winners()) == (played.scores, played.winners)
    assert table.position == played.decisions


def test_derived_seeds_differ_in_everything_they_come_from() -> None:
    seeds = {derive(a, b, word) for a in (1, 11) for b in (1, 11) for word in ("deal", "seat 1")}
    assert len(seeds) == 8
    assert all(0 <= seed < 1 << 53 for seed in seeds)


@pytest.mark.parametrize(
    "match",
    [
        Match("chess", 2, ("random",), 1),
        Match("faraway", 7, ("random",), 1),
        Match("faraway", 2, ("nobody",), 1),
        Match("faraway", 2, ("random",) * 3, 1),
        Match("faraway", 2, (), 1),
        Match("faraway", 2, ("random",), 0),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(match: Match) -> None:
    with pytest.raises(skerry.SkerryError):
        next(play_match(match))


def test_results_count_games_and_decisions() -> None:
    results = Results()
    for played in play_match(Match("faraway", 2, ("random",), games=3)):
        results.add(played)
    assert results.games == 3
    assert results.agents["random"].games == 6
    assert results.decisions > 3 * 16


def test_a_game_of_ranks_is_played_with_its_rank() -> None:
    [played] = play_match(Match("beacon_patrol", 1, ("random",), games=1))
    assert played.rank == "Novices"
    assert next(play_match(Match("faraway", 2, ("random",), games=1))).rank == ""
