"""The network that has learned Faraway."""

from importlib import resources
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

import skerry
from skerry import agents
from skerry.agents.network.agent import Weights, load, shipped
from skerry.agents.network.features import Features, Inputs
from skerry.kernel.encoder import Encoder
from skerry.kernel.schema import Schema
from skerry.kernel.seen import Seen


def inputs_of(table: skerry.Table, seat: int) -> set[int]:
    """Return which inputs are on for a seat."""
    schema = Schema(table.game, table.seats, table.settings, perfect=False)
    seen = np.zeros((1, schema.size), np.float32)
    Encoder(schema).write(table.state, seat, seen[0])
    mask = np.zeros((1, len(table.game.vocabulary)), np.int8)
    mask[0, table.options_of(seat)] = 1
    rows, inputs = Features(schema, Inputs(table.game)).active(seen, mask)
    assert not rows.any()
    return set(inputs.tolist())


def test_inputs_are_cards_in_roles() -> None:
    table = skerry.new("faraway", 3, seed=7)
    known = Inputs(table.game)
    hand, market = table.view(1).cards("hand", 1), table.view().cards("market")
    on = {known.roles["own hand"] + card for card in hand}
    on |= {known.roles["option"] + card for card in hand}
    on |= {known.roles["market"] + card for card in market}
    assert inputs_of(table, 1) == on | {known.singles["round 1"], known.singles["seats 3"]}


def test_a_row_is_shown_place_by_place() -> None:
    table = skerry.new("faraway", 2, seed=7)
    while len(table.view().cards("row", 0)) < 3:
        table.act(table.options[0])
    known, on = Inputs(table.game), inputs_of(table, 0)
    for place, card in enumerate(table.view().cards("row", 0), 1):
        assert known.roles[f"own place {place}"] + card in on


def test_weights_are_small_and_read_back(tmp_path: Path) -> None:
    file = resources.files("skerry.agents.network") / "weights" / "faraway.npz"
    assert len(file.read_bytes()) < 1_000_000
    rng = np.random.default_rng(1)
    layers = [
        (rng.random((5, 4), np.float32), np.zeros(4, np.float32)),
        (rng.random((4, 3), np.float32), np.ones(3, np.float32)),
    ]
    weights = Weights(layers)
    weights.save(tmp_path / "w.npz")
    again = load(BytesIO((tmp_path / "w.npz").read_bytes()))
    on = np.array([0, 3])
    assert again.logits(on) == pytest.approx(weights.logits(on), rel=1e-2)
    hidden = layers[0][0][0] + layers[0][0][3]
    assert weights.logits(on) == pytest.approx(hidden @ layers[1][0] + 1)


def test_the_shipped_weights_fit_the_box() -> None:
    known, weights = Inputs(skerry.game("faraway")), shipped("faraway")
    assert weights.layers[0][0].shape[0] == known.size
    assert weights.layers[-1][0].shape[1] == known.picks


def test_it_beats_chance() -> None:
    won = 0
    for number in range(20):
        table, seat = skerry.new("faraway", 2, seed=number), number % 2
        players = [agents.agent("random", "faraway", number) for _ in range(2)]
        players[seat] = agents.agent("network", "faraway")
        while not table.over:
            table.act(players[table.seat].choose(Seen(table, table.seat)))
        won += seat in table.winners()
    assert won >= 15


def test_it_is_offered_only_where_numpy_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "network" in agents.agents("faraway")
    monkeypatch.setattr(agents, "can_play", lambda name: name != "network")
    assert "network" not in agents.agents("faraway")
