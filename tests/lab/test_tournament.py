"""A tournament: same deals for all, every seat for all, nothing counted twice, an end when it is decided."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path

import pytest

import skerry
from skerry.kernel.record import parse
from skerry.lab import ledger
from skerry.lab.match import HERE, Keep, Played, play_game
from skerry.lab.places import Place, place_for
from skerry.lab.report.found import Found
from skerry.lab.report.page import page
from skerry.lab.tournament import Known, Tournament, play_tournament

PAIR = ("greedy", "random")


def played(tournament: Tournament, known: Known | None = None, place: Place = HERE) -> list[Played]:
    rounds = play_tournament(tournament, known or {}, place)
    return [game for _, games, _ in rounds for game in games]


def found(tournament: Tournament) -> Found:
    result = Found(tournament)
    for table, games, new in play_tournament(tournament, {}):
        result.add(table, games, len(new))
    return result


def test_every_pair_meets_and_larger_tables_take_as_many_as_there_is_room_for() -> None:
    trio = ("a", "b", "c")
    assert Tournament("faraway", 2, trio, 1).tables() == [("a", "b"), ("a", "c"), ("b", "c")]
    assert Tournament("faraway", 3, trio, 1).tables() == [trio]
    assert Tournament("faraway", 4, ("b", "a"), 1).tables() == [("a", "b")]


def test_where_nobody_plays_against_anybody_each_plays_the_deals_by_itself() -> None:
    together = Tournament("beacon_patrol", 2, PAIR, 3)
    assert together.tables() == [("greedy",), ("random",)]
    assert together.times == 1
    assert Tournament("everdell", 1, PAIR, 3).tables() == [("greedy",), ("random",)]


def test_every_deal_is_played_from_every_seat_and_is_the_same_for_all() -> None:
    tournament = Tournament("faraway", 2, ("random", "greedy"), 4, seed=5)
    [match] = tournament.matches()
    seatings: dict[int, list[list[str]]] = defaultdict(list)
    for number in range(4):
        game = play_game(match, number, Keep(record=True))
        seatings[parse(game.record).seed].append(game.agents)
    assert list(seatings.values()) == [[["greedy", "random"], ["random", "greedy"]]] * 2


def test_agents_sit_everywhere_alike() -> None:
    games = played(Tournament("faraway", 3, PAIR, 6))
    sat = Counter((seat, name) for game in games for seat, name in enumerate(game.agents))
    assert {sat[seat, "greedy"] for seat in range(3)} == {4}
    assert {sat[seat, "random"] for seat in range(3)} == {2}


def test_the_number_of_workers_changes_nothing() -> None:
    tournament = Tournament("faraway", 2, PAIR, 60, edge=0.05)
    with place_for(2) as place:
        assert played(tournament, place=place) == played(tournament)


def test_it_stops_when_it_is_decided_who_is_better() -> None:
    short = found(Tournament("faraway", 2, PAIR, 400, edge=0.05))
    assert short.results.games < 60
    assert not short.course.pairs.is_open("greedy", "random")
    assert short.course.pairs.share("greedy", "random")[0] > 0.9


def test_without_an_edge_all_games_are_played() -> None:
    assert len(played(Tournament("faraway", 2, PAIR, 21))) == 22  # whole deals


@pytest.mark.parametrize("edge", [0.0, 0.05])
def test_a_second_run_counts_nothing_twice_and_ends_like_one_run(
    tmp_path: Path, edge: float
) -> None:
    tournament = Tournament("faraway", 2, PAIR, 12, edge=edge)
    whole = played(tournament)
    file = tmp_path / "ladder.jsonl"
    ledger.begin(file, tournament, {})
    with file.open("ab") as out:
        for game in whole[:5]:
            out.write(ledger.write(PAIR, game))
        out.write(ledger.write(PAIR, whole[5])[:20])  # the machine stopped here
    known = ledger.read(file, tournament)
    assert len(known) == 5
    rounds = list(play_tournament(tournament, known))
    assert [_bare(game) for _, games, _ in rounds for game in games] == [_bare(g) for g in whole]
    assert sum(len(new) for _, _, new in rounds) == len(whole) - 5


def _bare(game: Played) -> tuple[object, ...]:
    return game.number, game.agents, game.scores, game.winners, game.cards


def test_more_agents_and_more_games_may_join_a_file(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    first = Tournament("beacon_patrol", 1, PAIR, 2)
    known = {
        (table, game.number): game
        for table, games, _ in play_tournament(first, {})
        for game in games
    }
    ledger.begin(file, first, ledger.listed(known))
    more = Tournament("beacon_patrol", 1, (*PAIR, "planner"), 3)
    assert set(ledger.read(file, more)) == set(known)


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    ledger.begin(file, Tournament("faraway", 2, PAIR, 2), {})
    with pytest.raises(skerry.SkerryError, match="something else"):
        ledger.read(file, Tournament("faraway", 2, PAIR, 2, seed=1))


@pytest.mark.parametrize(
    "tournament",
    [
        Tournament("faraway", 2, ("random",), 2),
        Tournament("faraway", 2, ("random", "random"), 2),
        Tournament("faraway", 2, ("random", "nobody"), 2),
        Tournament("faraway", 2, PAIR, 0),
        Tournament("faraway", 2, PAIR, 2, edge=0.5),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(tournament: Tournament) -> None:
    with pytest.raises(skerry.SkerryError):
        next(play_tournament(tournament, {}))


def test_the_page_stands_by_itself_and_names_all_agents() -> None:
    shown = Found(Tournament("faraway", 2, PAIR, 80))
    for deal in range(40):
        games = [
            Played(2 * deal, ["greedy", "random"], [60, 30 + deal], [0], 36, "", cards=[[1], [2]]),
            Played(2 * deal + 1, ["random", "greedy"], [20, 50], [1], 36, "", cards=[[2], [1]]),
        ]
        shown.add(PAIR, games)
    written = page(shown, "skerry tournament faraway")
    assert "<script" not in written
    assert "http" not in written
    assert written.count("data:text/csv;base64,") == 5
    for said in ("greedy", "random", "skerry tournament faraway", "Cross-table", "Wins by card"):
        assert said in written


def test_a_page_of_voyages_has_neither_seats_nor_cards() -> None:
    written = page(found(Tournament("beacon_patrol", 1, PAIR, 3)), "skerry")
    assert written.count("data:text/csv;base64,") == 3
