from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from skerry.cli import network

if TYPE_CHECKING:
    from tests.cli.conftest import Shell

HOME = "192.168.1.23"


def answers(monkeypatch: pytest.MonkeyPatch, *, watched: bool, typed: str | None) -> None:
    monkeypatch.setattr(network, "is_watched", lambda: watched)
    monkeypatch.setattr(network, "ask", lambda _: typed)


@pytest.mark.parametrize(
    ("typed", "opened"), [("y", True), (" YES ", True), ("", False), ("n", False), (None, False)]
)
def test_the_port_is_opened_to_the_network_only_after_a_yes(
    monkeypatch: pytest.MonkeyPatch, typed: str | None, *, opened: bool
) -> None:
    answers(monkeypatch, watched=True, typed=typed)
    assert network.may_open(None, HOME) is opened


def test_without_anybody_at_the_keys_the_port_stays_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, watched=False, typed="y")
    assert not network.may_open(None, HOME)
    assert network.may_open(True, HOME)  # noqa: FBT003 - as it was wished


def test_what_was_wished_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, watched=True, typed="y")
    assert not network.may_open(False, HOME)  # noqa: FBT003


def test_a_machine_in_no_network_opens_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, watched=True, typed="y")
    assert not network.may_open(True, None)  # noqa: FBT003
    assert "in no network" in capsys.readouterr().out


def test_play_tells_of_the_network_in_its_help(shell: Shell) -> None:
    said = shell.run("play", "--help").out
    assert "--lan" in said
    assert "--no-lan" in said
