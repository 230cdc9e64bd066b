"""Decks of random sentences are played at random: whatever can be written keeps the contract."""

import pytest

import skerry
from tests.contract.checks import keep_contract
from tests.games.farshore.made_up import mixed
from tests.seeds import seeds


@pytest.mark.parametrize("seed", seeds())
def test_a_made_up_deck_keeps_the_contract(seed: int) -> None:
    deck = mixed(seed)
    table = keep_contract(skerry.game("farshore", deck), 2 + seed % 3, seed)
    assert skerry.replay(table.record(), deck).scores() == table.scores()


@pytest.mark.parametrize("seed", range(100, 130))
def test_a_game_with_a_made_up_deck_ends_and_replays(seed: int) -> None:
    deck = mixed(seed)
    table = keep_contract(skerry.game("farshore", deck), 2 + seed % 3, seed, checks=())
    assert skerry.replay(table.record(), deck).scores() == table.scores()
