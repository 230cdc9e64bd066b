"""Every ruling names the test that holds it."""

from pathlib import Path

import pytest

import skerry
from skerry import games
from tools import rulings

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", games.names())
def test_every_ruling_is_held_by_a_test_that_exists(game: str) -> None:
    written = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")
    )
    known = skerry.game(game).rulebook().rulings
    assert known
    for ruling in known:
        assert ruling.tests, ruling.question.id
        assert all(f"def {name}(" in written for name in ruling.tests), ruling.question.id


def test_the_page_of_rulings_is_up_to_date() -> None:
    assert rulings.PAGE.read_text(encoding="utf-8") == rulings.page(), (
        "run: python tools/rulings.py"
    )
