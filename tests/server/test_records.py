from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import skerry
from tests.server.house import play_on

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.house import House


def test_a_finished_game_is_exported_read_again_and_replayed(house: House) -> None:
    made = house.create("screen", "screen", seed=42)
    shown = play_on(house, made["table"], made["keys"])
    text = house.http.get(f"/api/tables/{made['table']}/record").text
    table = skerry.replay(text)
    assert [player.agent for player in table.players] == ["", ""]
    assert (table.seed, table.scores(), table.winners()) == (42, shown["scores"], shown["winners"])
    replay = house.http.get(f"/api/tables/{made['table']}/replay").json()
    assert len(replay["frames"]) == table.position + 1
    assert replay["frames"][-1]["scores"] == shown["scores"]
    assert replay["sheets"] == shown["sheets"]
    assert house.http.post("/api/replay", content=text).json() == replay


def test_the_name_of_a_file_is_no_record(house: House, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(skerry.new("faraway", seed=1).record().text())
    assert house.http.post("/api/replay", content=str(path)).status_code == 400


def test_a_replay_shows_all_hands_and_no_deck(house: House) -> None:
    text = skerry.new("faraway", seats=2, seed=1).record().text()
    frame = house.http.post("/api/replay", content=text).json()["frames"][0]
    for zone in frame["zones"]:
        assert (zone["cards"] is None) == ("deck" in zone["name"] or zone["name"] == "returned")
    assert '"known":"no"' not in str(frame).replace("'", '"').replace(" ", "")


def test_a_replay_shows_what_an_expansion_adds_for_the_whole_table(house: House) -> None:
    text = skerry.new("everdell", seats=2, seed=1, pearlbrook=True).record().text()
    frame = house.http.post("/api/replay", content=text).json()["frames"][0]
    zones = {(zone["name"], zone["seat"]): zone for zone in frame["zones"]}
    assert len(zones["river", -1]["cards"]) == 5
    assert zones["river deck", -1]["cards"] is None
    assert len(zones["adornments", 1]["cards"]) == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "/etc/hostname",
        "[]\n",
        "[" * 100_000,
        '{"skerry": 1}\n',
        skerry.new("faraway", seed=1).record().text().replace('"seed": 1', '"seed": 2'),
        skerry.new("faraway", seed=1).record().text() * 2,
    ],
)
def test_a_bad_record_is_refused_in_one_sentence(house: House, text: str) -> None:
    answer = house.http.post("/api/replay", content=text)
    assert (answer.status_code, answer.json()["error"]) == (400, "RecordError")
    assert answer.json()["message"].endswith(".")


def test_a_rival_without_a_seat_shows_its_score_sheet(house: House) -> None:
    made = house.create("screen", game="farshore", seed=7)
    shown = house.look(made["table"], made["keys"])
    assert shown["options"]["captain"] == "shy"
    rival = shown["rival"]
    assert rival["name"]["id"] == "farshore-captain-name"
    assert rival["points"] == sum(line["points"] for line in rival["sheet"])
    text = skerry.new("farshore", seats=1, seed=7).record().text()
    assert house.http.post("/api/replay", content=text).json()["rival"] == rival
    pair = house.create("screen", "screen", game="farshore", seed=7)
    assert house.look(pair["table"], pair["keys"])["rival"] is None
