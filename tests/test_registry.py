"""Games and agents from outside: brought by a program, by a package, or named on the command line."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import skerry
from skerry import OptionError, UnknownGame, agents, games
from skerry.kernel.text import Text, brought_words
from skerry.lab.match import Match, play_match
from skerry.lab.places import place_for
from tests.contract.least import Least
from tests.contract.pebbles import PEBBLES, Pebbles
from tests.outside import installed

ROOT = Path(__file__).parent.parent


@pytest.fixture
def shelf() -> Iterator[None]:
    """Clear away what a test brings."""
    yield
    games._brought.clear()
    agents._brought.clear()
    brought_words().clear()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    return installed(tmp_path)


def run(package: Path, code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": f"{package}:{ROOT / 'src'}", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.usefixtures("shelf")
def test_a_game_that_a_program_brings_stands_on_the_shelf() -> None:
    skerry.register(PEBBLES, {"en": "pebbles-hello = A pile of pebbles.\n"})
    assert "pebbles" in games.names()
    assert skerry.new("pebbles", seats=2, seed=1).seats == 2
    assert str(Text("pebbles-hello")) == "A pile of pebbles."


@pytest.mark.usefixtures("shelf")
def test_what_has_no_words_is_told_by_its_id() -> None:
    skerry.register(PEBBLES)
    assert str(Text("pebbles-hello", {"count": 2})) == "pebbles-hello (count: 2)"


@pytest.mark.usefixtures("shelf")
def test_brought_games_and_agents_play_in_workers_too() -> None:
    skerry.register(PEBBLES)
    agents.register("least", Least, "pebbles")
    match = Match("pebbles", 2, ("least", "random"), 4, seed=1)
    alone = [game.scores for game in play_match(match)]
    with place_for(2) as place:
        assert [game.scores for game in play_match(match, place)] == alone


@pytest.mark.usefixtures("shelf")
def test_an_agent_sits_down_where_it_was_registered_for() -> None:
    agents.register("least", Least, "faraway")
    assert "least" in agents.agents("faraway")
    with pytest.raises(OptionError, match="There is no agent 'least' for everdell"):
        agents.agent("least", "everdell")


def test_an_agent_is_found_by_its_module() -> None:
    made = agents.agent("tests.contract.least:Least", "faraway")
    table = skerry.new("faraway", seed=1)
    assert made.choose(skerry.Seen(table, 0)) == table.options[0]


@pytest.mark.parametrize("place", ["nowhere:Agent", "tests.contract.least:Most", "tests:"])
def test_an_agent_that_is_not_there_is_one_sentence(place: str) -> None:
    with pytest.raises(OptionError, match=rf"The agent {place} cannot be loaded: .*\.$"):
        agents.agent(place, "faraway")


def test_what_does_not_choose_is_no_agent() -> None:
    with pytest.raises(OptionError, match=r"has a method choose\(seen\)"):
        agents.agent("tests.contract.least:Silent", "faraway")


@pytest.mark.parametrize("name", ["greedy", "random", "Best", "a:b"])
def test_an_agent_cannot_take_the_name_of_ours(name: str) -> None:
    with pytest.raises(OptionError, match="otherwise than ours"):
        agents.register(name, Least)


def test_a_game_cannot_take_the_name_of_ours() -> None:
    game = Pebbles()
    game.name = "faraway"
    with pytest.raises(OptionError, match="There is a game 'faraway' already"):
        skerry.register(game)


def test_a_mistyped_game_is_named_rightly() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'faraway'"):
        skerry.new("farawey")


def test_a_mistyped_agent_is_named_rightly() -> None:
    with pytest.raises(OptionError, match="did you mean 'greedy'"):
        agents.agent("gredy", "faraway")


def test_a_package_brings_games_words_and_agents(package: Path) -> None:
    code = (
        "import skerry; t = skerry.new('stones', seed=1); "
        "from skerry.agents import agent; from skerry.kernel.text import Text; "
        "pick = agent('first', 'stones').choose(skerry.Seen(t, 0)); "
        "print('stones' in skerry.games(), pick == t.options[0], Text('stones-hello'))"
    )
    assert run(package, code) == "True True A pile of stones."


def test_a_broken_game_of_a_package_is_one_sentence_and_left_off_the_shelf(package: Path) -> None:
    code = (
        "import skerry\ntry:\n    skerry.new('broken')\nexcept skerry.UnknownGame as error:\n"
        "    print(error)\n"
        "from skerry.server.shelf import loaded\nprint([game.name for game in loaded()])"
    )
    told, names = run(package, code).splitlines()
    assert told.startswith(
        "The game 'broken' of an installed package cannot be loaded from stones:"
    )
    assert "'stones'" in names
    assert "'broken'" not in names
