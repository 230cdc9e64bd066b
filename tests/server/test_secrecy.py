from __future__ import annotations

import re
import sqlite3
from typing import TYPE_CHECKING

import msgspec

from skerry.server.live import hashed

if TYPE_CHECKING:
    from tests.server.house import House


def names_in(text: str) -> set[str]:
    return set(re.findall(r"(?:region|sanctuary)-\d+", text))


def test_no_message_names_a_card_that_its_viewer_cannot_see(house: House) -> None:
    made = house.create("me", "random", "greedy", seed=11)
    with house.view(made["table"]) as watcher, house.view(made["table"], made["keys"]) as ann:
        asked = -1
        for _ in range(6):
            asked = ann.question(asked)
            assert ann.act()["type"] == "done"
        watcher.see(lambda shown: shown["version"] >= ann.shown["version"])
    for viewer in (watcher, ann):
        for text in viewer.raw:
            shown = msgspec.json.decode(text)
            if shown["type"] == "snapshot":
                zones = shown["eyes"][0]["zones"]
                seen = {card for zone in zones for card in zone["cards"] or []}
                assert names_in(text) <= seen, names_in(text) - seen
                assert shown["seed"] is None
    assert any(zone["cards"] is None for zone in ann.shown["eyes"][0]["zones"])
    assert not names_in(house.log.read_text())


def test_secrets_are_long_and_only_their_hashes_are_kept(house: House) -> None:
    made = house.create("me", "expected")
    secrets = [key["secret"] for key in made["keys"] + made["invites"]]
    house.post(made["table"], "chat", made["keys"], seat=0, text="Hello")
    house.post(made["table"], "act", made["keys"], seat=0, position=77, picks=["region-1"])
    with sqlite3.connect(house.database) as database:
        kept = str(database.execute("SELECT header FROM tables").fetchall())
        kept += str(database.execute("SELECT body FROM log").fetchall())
    database.close()
    for secret in secrets:
        assert len(secret) == 22  # 128 bits
        assert secret not in kept
        assert hashed(secret) in kept
        assert secret not in house.log.read_text()


def test_the_record_is_kept_back_while_the_game_lasts(house: House) -> None:
    made = house.create("me", "friend")
    for what in ("record", "replay"):
        answer = house.http.get(f"/api/tables/{made['table']}/{what}")
        assert (answer.status_code, answer.json()["error"]) == (400, "BadRequest")
