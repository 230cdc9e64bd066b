"""What docs/lab.md shows is true."""

from __future__ import annotations

import json
import shlex
from typing import TYPE_CHECKING

from skerry.cli.commands import run
from skerry.lab.balance.counting import Balance
from skerry.lab.balance.tables import card_rows
from skerry.lab.match import Keep, Match, play_match
from tests.lab.pages import PAGE, commands

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_every_command_of_the_page_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = [line for line in commands() if "--cluster" not in line]
    assert len(lines) > 8
    for line in lines:
        capsys.readouterr()
        done = run([*shlex.split(line)[1:], *(["--force"] if "--out cards" in line else [])])
        assert done == 0, line
        if "--json" in line:
            assert json.loads(capsys.readouterr().out)["games"] == 2
    made = {file.name for file in tmp_path.iterdir()}
    assert not any(name.endswith(".unfinished") for name in made)
    assert {"games.csv", "steps.parquet", "ladder.html", "balance.html", "cards.parquet"} <= made


def test_the_page_tells_of_every_column_of_a_card() -> None:
    match = Match("faraway", 2, ("random",), 1)
    balance = Balance(match)
    for game in play_match(match, keep=Keep(cards=True)):
        balance.add(game)
    page = PAGE.read_text(encoding="utf-8")
    for name in card_rows(balance)[0]:
        plain = name.removesuffix("_low").removesuffix("_high")
        plain = plain if f"`{plain}`" in page else plain.removesuffix("_reach")
        assert f"`{plain}`" in page, name
