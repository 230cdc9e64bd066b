"""What kind of pick each is, game by game."""

from __future__ import annotations

import pytest

import skerry


@pytest.mark.parametrize(
    ("game", "pick", "meaning"),
    [
        ("everdell", "twig", ("resource", -1)),
        ("everdell", "pearl", ("resource", -1)),
        ("everdell", "move-in", ("free", -1)),
        ("everdell", "number-3", ("number", 3)),
        ("everdell", "seat-2", ("seat", 1)),
        ("everdell", "rival", ("seat", -1)),
        ("everdell", "place-8", ("place", 8)),
        ("everdell", "copy-1", ("copy", 1)),
        ("everdell", "farm", ("card", -1)),
        ("everdell", "play-farm-from-meadow", ("play", -1)),
        ("everdell", "visit-inn", ("visit", -1)),
        ("everdell", "pass", ("", -1)),
        ("farshore", "treasure", ("resource", -1)),
        ("farshore", "anchor", ("free", -1)),
        ("farshore", "new-hand", ("", -1)),
        ("farshore", "copy-8", ("copy", 8)),
        ("beacon_patrol", "lay-O1-north", ("play", -1)),
        ("beacon_patrol", "spend-O1-north", ("spend", -1)),
        ("beacon_patrol", "sail-west", ("sail", -1)),
        ("beacon_patrol", "end-turn", ("stop", -1)),
    ],
)
def test_a_pick_tells_its_role(game: str, pick: str, meaning: tuple[str, int]) -> None:
    vocabulary = skerry.game(game).vocabulary
    assert vocabulary.meaning(vocabulary.id(pick)) == meaning
