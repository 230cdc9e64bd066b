"""A viewer who asks for changes has before them what a whole snapshot would show, at every moment."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import skerry
from skerry import games
from skerry.kernel.rng import from_seed
from skerry.server.entries import Header, Holder, Spoke, TookBack
from skerry.server.live import LiveTable, hashed
from skerry.server.protocol.requests import Act
from skerry.server.turns import answer
from tests.server.house import changed, play_on

if TYPE_CHECKING:
    from skerry.kernel.rng import Rng
    from skerry.server.live import Keys
    from skerry.server.picture import Picture
    from tests.server.house import House

KEYS = [hashed(str(seat)) for seat in range(4)]
EYES: dict[str, Keys] = {
    "a spectator": {},
    "a seat": {0: KEYS[0]},
    "a screen": dict(enumerate(KEYS)),
}


def table_of(name: str) -> LiveTable:
    game = skerry.game(name)
    holders = [Holder("human", key=KEYS[seat]) for seat in range(2)]
    return LiveTable("table", Header(game.name, game.rules, 7, game.check(2, {})[1], holders))


def go_on(live: LiveTable, chance: Rng) -> None:
    """Answer anything, say something, or take something back."""
    undoable = live.table.undoable()
    if undoable and chance.below(6) == 0:
        live.fold([TookBack(live.table.answers[-1][0], undoable[:1])])
    elif chance.below(6) == 0:
        live.fold([Spoke(0, "Ann", "Hello")])
    else:
        seat = live.table.seat
        options = live.table.options_of(seat)
        pick = live.game.vocabulary.name(options[chance.below(len(options))])
        outcome = answer(live, Act(0, seat, live.table.position, [pick], one_by_one=True))
        live.fold(outcome.entries, outcome.table)


@pytest.mark.parametrize("name", games.names())
def test_changes_put_into_a_snapshot_make_the_next_one(name: str) -> None:
    live, chance = table_of(name), from_seed(3)
    before: dict[str, Picture] = {who: live.showing.picture(keys) for who, keys in EYES.items()}
    for _ in range(60):
        if live.table.over:
            break
        go_on(live, chance)
        for who, keys in EYES.items():
            now = live.showing.picture(keys)
            parts = json.loads(now.since(before[who]) or "[]")
            shown = json.loads(before[who].whole())
            assert changed(shown, parts) == json.loads(now.whole())
            before[who] = now


def test_a_change_is_small(house: House) -> None:
    made = house.create("screen", "screen", game="everdell")
    with house.view(made["table"], made["keys"], changes=True) as ann:
        whole = len(json.dumps(ann.see()))
        for moves in range(1, 6):
            play_on(house, made["table"], made["keys"], 1)
            ann.see(lambda shown: shown["position"] >= moves)  # noqa: B023
        changes = [text for text in ann.raw if '"type":"change"' in text]
    assert len(changes) >= 5
    assert max(map(len, changes)) < whole / 2
    assert {**ann.shown, "seats": []} == {**house.look(made["table"], made["keys"]), "seats": []}


def test_a_whole_snapshot_comes_when_it_is_asked_for(house: House) -> None:
    made = house.create("screen", "screen")
    with house.view(made["table"], changes=True) as watcher:
        first = watcher.see()
        watcher.shown = {}
        assert watcher.ask("whole")["type"] == "done"
        assert watcher.see() == first


def test_who_does_not_ask_for_changes_gets_all_each_time(house: House) -> None:
    made = house.create("screen", "screen")
    with house.view(made["table"]) as watcher:
        watcher.see()
        play_on(house, made["table"], made["keys"], 1)
        shown = watcher.see(lambda shown: shown["position"] == 1)
    assert all('"type":"snapshot"' in text for text in watcher.raw)
    assert shown["log"] == house.look(made["table"])["log"]


def test_reasons_are_told_to_who_asks_for_them_and_sits_there(house: House) -> None:
    made = house.create("me", "greedy", game="everdell")
    with house.view(made["table"], made["keys"]) as ann:
        ann.see()
        told = ann.ask("why", seat=0)
        assert told["type"] == "reasons"
        assert ann.ask("why", seat=1)["error"] == "WrongKey"
        assert told["refusals"]
        assert told["refusals"] == house.why(made["table"], made["keys"])


def test_what_nobody_looks_at_is_forgotten() -> None:
    live = table_of("faraway")
    shown = live.showing.picture({}).whole()
    assert live.table.is_watched
    live.rest()
    assert not live.table.is_watched
    assert live.showing.picture({}).whole() == shown
