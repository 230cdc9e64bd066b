"""A new game is begun with a skeleton: it plays, is tested and passes as it is written."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of what a game is written into and tested by."""
    copy = tmp_path_factory.mktemp("checkout")
    spared = shutil.ignore_patterns("static", "__pycache__", "*.egg-info")
    for folder in ("src", "tests", "tools", "web/src"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=spared)
    shutil.copy(ROOT / "pyproject.toml", copy)
    return copy


def run(checkout: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a module of Python there, pure and on what lies there."""
    place = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    place.pop("PYTEST_XDIST_WORKER", None)
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=checkout,
        env=place,
        capture_output=True,
        text=True,
        check=False,
    )


SKERRY = ("skerry",)


def test_a_new_game_keeps_the_contract_and_the_style_and_is_told_in_words(checkout: Path) -> None:
    made = run(checkout, *SKERRY, "game", "new", "tide_pool")
    assert made.returncode == 0, made.stderr
    rules = run(checkout, *SKERRY, "rules", "tide_pool")
    assert "Everybody is dealt 3 cards." in rules.stdout
    tested = run(
        checkout,
        "pytest",
        "-q",
        "-n",
        "0",
        "-k",
        "tide_pool",
        "tests/contract/test_contract.py",
        "tests/games/tide_pool",
    )
    assert tested.returncode == 0, tested.stdout
    said = run(checkout, "pytest", "-q", "-n", "0", "tests/test_text.py", "tests/test_layers.py")
    assert said.returncode == 0, said.stdout
    linted = run(checkout, "ruff", "check", "src", "tests/games/tide_pool")
    assert linted.returncode == 0, linted.stdout
    formatted = run(checkout, "ruff", "format", "--check", "src", "tests/games/tide_pool")
    assert formatted.returncode == 0, formatted.stdout


@pytest.mark.parametrize(
    ("name", "words"),
    [("Tide", "small letters"), ("faraway", "already"), ("two words", "small letters")],
)
def test_a_name_that_will_not_do_is_refused_and_nothing_is_written(
    checkout: Path, name: str, words: str
) -> None:
    before = sorted(path.name for path in (checkout / "src/skerry/games").iterdir())
    made = run(checkout, *SKERRY, "game", "new", name)
    assert made.returncode == 2
    assert words in made.stderr
    assert sorted(path.name for path in (checkout / "src/skerry/games").iterdir()) == before


def test_outside_of_a_checkout_it_says_where_to_go(tmp_path: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-m", *SKERRY, "game", "new", "tide"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 2
    assert "checkout of Skerry" in made.stderr
