"""When build/compiled is made anew, and what it leaves alone."""

import os
from pathlib import Path

import pytest

from tests.tools.trees import lay
from tools import compiled
from tools.compiled import ALONE, ROOT, SHARED, Build, digest, hold


def test_the_digest_changes_with_a_name_and_with_the_contents(tmp_path: Path) -> None:
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    one.write_text("a = 1")
    two.write_text("a = 1")
    first = digest([one])
    assert digest([two]) != first
    one.write_text("a = 2")
    assert digest([one]) != first
    one.write_text("a = 1")
    assert digest([one]) == first


def test_a_build_is_fresh_while_its_sources_stand(build: Build) -> None:
    assert build.is_fresh()
    lay(build, "older")
    assert not build.is_fresh()


def test_a_new_tree_replaces_the_old_one(build: Build) -> None:
    lay(build, "newer")
    assert build.place.resolve() == build.tree("newer")
    assert not build.tree(build.origin()).exists()


def test_a_tree_stays_while_somebody_plays_on_it(build: Build) -> None:
    old = build.place.resolve()
    held = hold(old, SHARED)
    assert held is not None
    lay(build, "newer")
    assert old.is_dir()
    os.close(held)
    lay(build, "newest")
    assert not old.exists()


def test_a_failed_build_leaves_the_old_tree(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(build, "older")
    monkeypatch.setattr("subprocess.run", refuse)
    with pytest.raises(SystemExit, match="the build failed"):
        build.bring()
    assert build.place.resolve() == build.tree("older")


def test_a_failure_in_the_background_is_noted(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(build, "older")
    monkeypatch.setattr("subprocess.run", refuse)
    monkeypatch.setattr("os.nice", abs)
    with pytest.raises(SystemExit, match="the build failed"):
        compiled.in_background(build)
    assert build.failed.read_text() == build.origin()


def test_only_one_process_holds_a_folder(tmp_path: Path) -> None:
    held = hold(tmp_path, ALONE)
    assert held is not None
    assert hold(tmp_path, ALONE) is None
    os.close(held)
    again = hold(tmp_path, ALONE)
    assert again is not None
    os.close(again)


class Refusal:
    """What a command leaves that has failed."""

    returncode = 1


def refuse(*_: object, **__: object) -> Refusal:
    return Refusal()


def test_what_is_not_compiled_leads_back_to_its_source(tmp_path: Path) -> None:
    compiled.link(tmp_path)
    assert (tmp_path / "skerry/server").resolve() == ROOT / "src/skerry/server"
    assert (tmp_path / "skerry/agents/random.py").is_symlink()
    assert not (tmp_path / "skerry/agents/planner").is_symlink()
    assert (tmp_path / "skerry/games/farshore/house.toml").is_symlink()
