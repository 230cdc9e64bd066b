"""Which Pythons are tried, and what is said of those that are not here."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import pythons

HERE = f"{sys.version_info.major}.{sys.version_info.minor}"


def test_the_versions_are_those_of_the_package() -> None:
    assert pythons.named() == ["3.11", "3.12", "3.13"]


def test_a_python_that_does_not_run_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / f"python{HERE}"
    broken.write_text("#!/bin/sh\necho no such version >&2\nexit 127\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert pythons.found(HERE) == ""
    kept = tmp_path / "versions" / f"{HERE}.9" / "bin"
    kept.mkdir(parents=True)
    (kept / "python").symlink_to(sys.executable)
    assert pythons.found(HERE) == str(kept / "python")


def test_what_is_missing_is_told_and_what_fails_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(pythons, "named", lambda: ["3.11", "3.13"])
    monkeypatch.setattr(pythons, "found", lambda version: "" if version == "3.13" else "python")
    monkeypatch.setattr(pythons, "prepared", lambda _version, python: Path(python))
    monkeypatch.setattr(subprocess, "run", run)
    assert pythons.main(["tests/kernel"]) == 1
    assert ran == [["python", "-m", "pytest", "-q", "tests/kernel"]]
    told = capsys.readouterr().out
    assert "3.13 is not installed here" in told
    assert "failed with 3.11" in told


def test_what_cannot_be_installed_does_not_pass(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_version: str, python: str) -> Path:
        raise subprocess.CalledProcessError(1, python)

    monkeypatch.setattr(pythons, "prepared", refuse)
    assert not pythons.passes("3.13", "python", [])
    assert "3.13: the packages could not be installed" in capsys.readouterr().out
