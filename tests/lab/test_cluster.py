"""Games on several machines: a node is lost in the middle, nothing is lost, nothing is counted twice."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import polars as pl
import pytest

import skerry
from skerry.cli.commands import run
from skerry.lab.cluster import Cluster, carry_out
from skerry.lab.match import Match, Played, play_game, play_match
from skerry.lab.places import place_for
from skerry.registry import registered
from tests.lab.noting import NOTES
from tests.lab.pages import commands
from tests.patience import PATIENCE, until

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
LOOPBACK = "127.0.0.2"  # Ray takes 127.0.0.1 for the machine's address in its network
SMALL = {"num_cpus": 1, "object_store_memory": 80 << 20, "node_ip_address": LOOPBACK}
MATCH = Match("faraway", 2, ("greedy", "random"), 24, seed=4)


class Task(NamedTuple):
    """A game, and a folder in which every node notes what it begins."""

    number: int
    notes: Path
    doomed: str  # on this node nothing comes to an end


def play_noted(task: Task) -> Played:
    import ray  # noqa: PLC0415  here it is a node that asks

    node = ray.get_runtime_context().get_node_id()
    (task.notes / f"{task.number}-{node}-{os.getpid()}-{time.monotonic_ns()}").touch()
    if node == task.doomed:
        time.sleep(PATIENCE)
    return play_game(MATCH, task.number)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    from ray.cluster_utils import Cluster as Nodes  # noqa: PLC0415  it takes seconds to load

    made = Nodes(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    yield made
    made.shutdown()


def test_a_node_is_lost_in_the_middle_and_every_game_is_counted_once(
    nodes: Any,  # noqa: ANN401 - Ray tells no types
    tmp_path: Path,
) -> None:
    second = nodes.add_node(**SMALL)
    tasks = [Task(number, tmp_path, second.node_id) for number in range(MATCH.games)]
    begun = f"*-{second.node_id}-*"
    with Cluster(nodes.address) as place, ThreadPoolExecutor(1) as pool:
        assert place.room == 2
        given = pool.submit(lambda: list(place.run(play_noted, tasks)))
        until(lambda: any(tmp_path.glob(begun)), "the second node plays")
        nodes.remove_node(second, allow_graceful=False)
        played = given.result(PATIENCE)
    assert played == list(play_match(MATCH))
    lost = {note.name.partition("-")[0] for note in tmp_path.glob(begun)}
    notes = Counter(note.name.partition("-")[0] for note in tmp_path.iterdir())
    assert all(notes[number] > 1 for number in lost)  # another node has begun them anew
    assert len(notes) == MATCH.games


AGENT = "tests.lab.noting:Noting"
COMMANDS = {
    "simulate": f"simulate faraway --games 60 --agents {AGENT} --out games.parquet",
    "tournament": f"tournament faraway --agents {AGENT},random --games 60 --rows ladder.parquet",
    "balance": f"balance faraway --games 60 --agents {AGENT} --out cards.parquet",
    "train": f"train faraway --games 60 --agent {AGENT} --keep kept",
}


@pytest.fixture(scope="module")
def noted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, Path]]:
    """A cluster whose nodes find the agent of the tests, and the folder where it leaves its notes."""
    from ray.cluster_utils import Cluster as Nodes  # noqa: PLC0415  it takes seconds to load

    notes = tmp_path_factory.mktemp("notes")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(NOTES, str(notes))
        patch.setenv("PYTHONPATH", f"{os.environ.get('PYTHONPATH', '')}:{ROOT}".lstrip(":"))
        made = Nodes(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
        yield made, notes
        made.shutdown()


def begun(words: str, folder: Path) -> subprocess.Popen[str]:
    folder.mkdir()
    env = {name: value for name, value in os.environ.items() if name != NOTES}
    return subprocess.Popen(
        [sys.executable, "-m", "skerry", *words.split()],
        cwd=folder,
        env={**env, "PYTHONPATH": f"{os.environ.get('PYTHONPATH', '')}:{ROOT}".lstrip(":")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def left_in(folder: Path) -> dict[str, object]:
    """Return what a command has written: the rows of tables, in order, and the bytes of all else."""
    return {
        str(path.relative_to(folder)): pl.read_parquet(path).rows()
        if path.suffix == ".parquet"
        else path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_loses_a_node_in_the_middle_writes_what_it_would_have_written(
    command: str, noted: tuple[Any, Path], tmp_path: Path
) -> None:
    nodes, notes = noted
    second = nodes.add_node(**SMALL)
    there = begun(f"{COMMANDS[command]} --cluster {nodes.address}", tmp_path / "cluster")
    until((notes / second.node_id).exists, "the second node plays")
    nodes.remove_node(second, allow_graceful=False)
    assert there.poll() is None  # it was the middle
    told, _ = there.communicate(timeout=PATIENCE)
    assert there.returncode == 0, told
    here = begun(f"{COMMANDS[command]} --workers 1", tmp_path / "here")
    assert here.communicate(timeout=PATIENCE)[0]
    found = left_in(tmp_path / "cluster")
    assert found
    assert found == left_in(tmp_path / "here")


@pytest.mark.slow
def test_the_commands_of_the_page_run_on_a_cluster(
    nodes: Any,  # noqa: ANN401 - Ray tells no types
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = [line for line in commands() if "--cluster" in line]
    assert {line.split()[1] for line in lines} == {"simulate", "tournament", "balance", "train"}
    for line in lines:
        assert run(shlex.split(line.replace("10.0.0.5:6379", nodes.address))[1:]) == 0, line
    assert {"games.parquet", "ladder.parquet", "cards.parquet"} <= {
        f.name for f in tmp_path.iterdir()
    }


def test_a_node_with_another_skerry_is_refused() -> None:
    found = carry_out("0.0.1", registered(), str, 1)
    assert isinstance(found, skerry.OptionError)
    assert "0.0.1" in str(found)


def test_a_refusal_on_a_node_comes_back_as_what_it_is() -> None:
    found = carry_out(skerry.__version__, registered(), skerry.new, "chess")
    assert isinstance(found, skerry.UnknownGame)


def test_without_a_cluster_games_are_played_here() -> None:
    with place_for() as place:
        assert list(place.run(str, [1, 2])) == ["1", "2"]


def test_ray_does_not_count_its_users() -> None:
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
