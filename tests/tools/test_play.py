"""What `make play` runs on, and what it starts beside the table."""

import os
from pathlib import Path

import pytest

from tests.tools.trees import lay
from tools import play
from tools.compiled import ALONE, Build, hold


class Start:
    """What `make play` would have started: the table, and a build beside it."""

    def __init__(self) -> None:
        self.path: str | None = None
        self.builds = 0

    def table(self, _: Path, __: list[str], env: dict[str, str]) -> None:
        self.path = env.get("PYTHONPATH")

    def build(self, *_: object, **__: object) -> None:
        self.builds += 1


@pytest.fixture
def start(build: Build, monkeypatch: pytest.MonkeyPatch) -> Start:
    found = Start()
    monkeypatch.setattr(play, "BUILD", build)
    monkeypatch.setattr("os.execve", found.table)
    monkeypatch.setattr("subprocess.Popen", found.build)
    monkeypatch.setattr(play, "can_compile", lambda: True)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.delenv("SKERRY_COMPILE", raising=False)
    return found


def test_play_runs_on_the_compiled_games_if_they_are_fresh(start: Start, build: Build) -> None:
    play.main()
    assert (start.path, start.builds) == (str(build.place.resolve()), 0)


def test_play_is_pure_at_once_and_compiles_for_the_next_start(
    start: Start, build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(build, "older")
    play.main()
    assert (start.path, start.builds) == (None, 1)
    assert capsys.readouterr().out.count("\n") == 1


def test_play_does_not_compile_twice_at_once(start: Start, build: Build) -> None:
    lay(build, "older")
    held = hold(build.work, ALONE)
    assert held is not None
    play.main()
    os.close(held)
    assert (start.path, start.builds) == (None, 0)


def test_play_does_not_compile_again_what_failed(
    start: Start, build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(build, "older")
    build.failed.write_text(build.origin())
    play.main()
    assert start.builds == 0
    assert "compiling failed" in capsys.readouterr().out
    build.failed.write_text("older")
    play.main()
    assert start.builds == 1


def test_play_does_without_compiling_if_asked_to(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKERRY_COMPILE", "0")
    play.main()
    assert (start.path, start.builds) == (None, 0)


def test_play_is_pure_and_silent_without_a_c_compiler(
    start: Start,
    build: Build,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lay(build, "older")
    monkeypatch.setattr(play, "can_compile", lambda: False)
    play.main()
    assert (start.path, start.builds) == (None, 0)
    assert not capsys.readouterr().out
