from __future__ import annotations

import re
import sqlite3
from typing import TYPE_CHECKING

import msgspec
import pytest

import skerry
from skerry import games
from skerry.kernel.rng import from_seed
from skerry.server import sight
from skerry.server.live import hashed
from skerry.server.protocol.table import SPECTATOR
from skerry.server.protocol.text import said as as_sent

if TYPE_CHECKING:
    from skerry import Table
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


def words(value: object) -> set[bytes]:
    """Every message inside a value, in its written form."""
    if isinstance(value, dict):
        inner = set().union(*(words(each) for each in value.values()))
        return inner | {msgspec.json.encode(value, order="sorted")}
    if isinstance(value, list):
        return set().union(*(words(each) for each in value))
    return set()


def labels(table: Table, cards: set[int]) -> dict[bytes, str]:
    """How cards are called, in the written form."""
    found: dict[bytes, str] = {}
    for card in cards:
        said = msgspec.to_builtins(as_sent(table.game.card_label(card)))
        found[msgspec.json.encode(said, order="sorted")] = table.game.cards[card]
    return found


def spoken_of(table: Table, known: set[int]) -> set[bytes]:
    """How known cards are called, and others that look alike or that are named on them."""
    printed = [msgspec.to_builtins(as_sent(table.game.card_text(card))) for card in known]
    return words(printed) | labels(table, known).keys()


@pytest.mark.parametrize("name", games.names())
def test_no_log_or_choice_speaks_of_a_card_never_seen(name: str) -> None:
    """Games deal each card once or many times; a card of which none was ever seen stays unsaid."""
    table = skerry.new(name, seats=skerry.game(name).most, seed=5)
    rng = from_seed(5)
    seen: dict[int, set[int]] = {viewer: set() for viewer in (SPECTATOR, 0)}
    for _ in range(40):
        for viewer, known in seen.items():
            view = table.view(None if viewer == SPECTATOR else viewer)
            known |= {card for zone in view.zones for card in zone.cards or []}
            eyes = sight.eyes(table, viewer, plays=viewer != SPECTATOR)
            asked = viewer in table.awaited
            told = msgspec.to_builtins(
                [
                    eyes,
                    sight.refusals(table, viewer) if asked else [],
                    sight.log_lines(table, viewer, 0),
                    sight.sheets(table),
                ]
            )
            unknown = set(range(len(table.game.cards))) - known
            leaks = words(told) & (labels(table, unknown).keys() - spoken_of(table, known))
            assert not leaks, f"viewer {viewer} is told of {leaks}"
        if table.over:
            break
        table.act(table.options[rng.below(len(table.options))])


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
