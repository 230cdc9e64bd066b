"""From games to the figures beside the levels: only what was played, files counted together, nothing made up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from skerry.agents.levels import LEVELS
from skerry.agents.levels.ratings import keep, ladders
from skerry.kernel.errors import OptionError
from skerry.lab import ledger
from skerry.lab.match import Played
from skerry.lab.publishing import FEWEST, measured
from skerry.lab.tournament import Tournament

if TYPE_CHECKING:
    from pathlib import Path


def written(file: Path, better: str, worse: str, games: int, seed: int = 1) -> Path:
    """Write a file in which one level beats another three times in four, 60 points to 40."""
    plan = Tournament("faraway", 2, (better, worse), games, seed)
    table = tuple(sorted((better, worse)))
    lines = []
    for number in range(games):
        agents = [better, worse] if number % 2 else [worse, better]
        best = agents.index(better if number % 4 else worse)
        scores = [60 if seat == best else 40 for seat in range(2)]
        lines.append((table, Played(number, agents, scores, [best], 30)))
    ledger.begin(file, plan, lines)
    return file


def test_levels_stand_on_one_ladder_though_their_games_are_in_several_files(tmp_path: Path) -> None:
    files = [
        written(tmp_path / "one", "casual", "beginner", 40),
        written(tmp_path / "two", "strong", "casual", 40, seed=2),
    ]
    [(game, ladder)] = measured(files)
    assert (game, ladder.seats, ladder.games) == ("faraway", 2, 80)
    assert [rung.agent for rung in ladder.rungs] == ["beginner", "casual", "strong"]
    assert [rung.share for rung in ladder.rungs] == [0.25, 0.75, 0.75]
    assert [rung.against for rung in ladder.rungs] == ["casual", "beginner", "casual"]
    ratings = [rung.rating for rung in ladder.rungs]
    assert ratings == sorted(ratings)
    assert all(rung.reach > 0 for rung in ladder.rungs)
    assert ladder.commands[1] == (
        "skerry tournament faraway --agents casual,strong --games 40 --seats 2 --seed 2"
    )


def test_nothing_is_said_of_levels_that_have_hardly_met_or_stand_apart(tmp_path: Path) -> None:
    files = [
        written(tmp_path / "one", "casual", "beginner", 40),
        written(tmp_path / "two", "strong", "casual", FEWEST - 2),
    ]
    [(_, ladder)] = measured(files)
    assert [rung.agent for rung in ladder.rungs] == ["beginner", "casual"]
    apart = [files[0], written(tmp_path / "three", "expert", "strong", 40)]
    [(_, ladder)] = measured(apart)
    assert [rung.agent for rung in ladder.rungs] == ["beginner", "casual"]
    assert measured(files[1:]) == []


def test_a_ladder_is_kept_instead_of_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    for games in (40, 60):
        [(game, ladder)] = measured([written(tmp_path / "one", "casual", "beginner", games)])
        keep(game, ladder, file)
    assert [each.games for each in ladders("faraway", file)] == [60]
    assert ladders("everdell", file) == []


def test_another_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("nothing of ours\n")
    with pytest.raises(OptionError):
        measured([tmp_path / "notes"])


@pytest.mark.parametrize("game", ["beacon_patrol", "everdell", "faraway", "farshore"])
def test_what_is_published_names_its_commands_and_levels_the_weakest_first(game: str) -> None:
    for ladder in ladders(game):
        assert ladder.commands
        assert all(f"--seats {ladder.seats} " in line for line in ladder.commands)
        names = [rung.agent for rung in ladder.rungs]
        assert names == [level for level in LEVELS if level in names]
