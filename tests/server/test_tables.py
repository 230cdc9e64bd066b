from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.server.entries import Header, Holder
from skerry.server.live import LiveTable
from tests.patience import until
from tests.server.house import UNHURRIED, bearer, play_on

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.house import House, Json, Viewer


def join(house: House, made: Json, name: str = "") -> Json:
    return house.take(made, made["invites"][0]["seat"], name)


def test_the_creator_holds_the_seats_at_this_screen_and_invites_to_the_others(house: House) -> None:
    made = house.create("me", "expected", "screen", "random")
    assert [key["seat"] for key in made["keys"]] == [0, 2]
    assert [invite["seat"] for invite in made["invites"]] == [1]
    kinds = [seat["kind"] for seat in house.look(made["table"])["seats"]]
    assert kinds == ["human", "open", "human", "bot"]


def test_an_invitation_is_exchanged_for_a_seat_once(house: House) -> None:
    made = house.create("me", "expected")
    key = join(house, made, "Bea")
    assert house.look(made["table"], [key])["eyes"][0]["seat"] == 1
    again = house.http.post(
        f"/api/tables/{made['table']}/seats/1/take", json={"invite": made["invites"][0]["secret"]}
    )
    assert (again.status_code, again.json()["error"]) == (403, "WrongKey")


def test_everybody_sees_who_comes_and_goes(house: House) -> None:
    made = house.create("me", "expected")
    with house.view(made["table"], made["keys"]) as ann:
        ann.see(lambda shown: shown["seats"][0]["here"] and not shown["seats"][1]["here"])
        key = join(house, made, "Bea")
        with house.view(made["table"], [key]) as bea:
            ann.see(lambda shown: shown["seats"][1]["here"])
            assert bea.see()["seats"][1]["name"] == "Bea"
        ann.see(lambda shown: not shown["seats"][1]["here"])


def test_a_spectator_watches_every_move(house: House) -> None:
    made = house.create("screen", "screen")
    with house.view(made["table"]) as watcher:
        assert watcher.see()["eyes"][0]["seat"] == -1
        play_on(house, made["table"], made["keys"], 4)
        watcher.see(lambda shown: shown["position"] == 4)
        assert watcher.ask("chat", seat=-1, text="Hello")["error"] == "WrongKey"


def hear(viewer: Viewer, messages: int) -> None:
    """Hear so many messages, none of them later than two seconds after the last."""
    for _ in range(messages):
        viewer.link.recv(timeout=2)


def test_nothing_is_sent_while_nothing_changes(house: House) -> None:
    made = house.create("me", "friend")
    with house.view(made["table"]) as watcher:
        watcher.see()
        with pytest.raises(TimeoutError):
            hear(watcher, 20)


def test_what_is_said_reaches_all(house: House) -> None:
    made = house.create("me", "expected")
    with house.view(made["table"]) as watcher, house.view(made["table"], made["keys"]) as ann:
        assert ann.ask("rename", seat=0, name="Ann")["type"] == "done"
        assert ann.ask("chat", seat=0, text="  Good \n evening ")["type"] == "done"
        shown = watcher.see(lambda shown: shown["chat"])
        assert shown["chat"] == [{"seat": 0, "name": "Ann", "text": "Good evening", "news": None}]
        assert ann.ask("chat", seat=0, text="x" * 301)["error"] == "BadRequest"
        assert ann.ask("rename", seat=0, name="x" * 25)["error"] == "BadRequest"


def test_who_leaves_can_come_back_by_the_new_invitation(house: House) -> None:
    made = house.create("me", "random")
    play_on(house, made["table"], made["keys"], 2)
    done = house.post(made["table"], "leave", made["keys"], seat=0).json()
    old = house.http.get(f"/api/tables/{made['table']}", headers=bearer(made["keys"]))
    assert old.status_code == 403
    made["invites"] = [{"seat": 0, "secret": done["invite"]}]
    key = join(house, made, "Ann")
    assert house.post(made["table"], "chat", [key], seat=0, text="Here again").status_code == 200


def test_a_key_that_is_given_up_shows_nothing_more_on_an_open_websocket(house: House) -> None:
    made = house.create("me", "friend")
    with house.view(made["table"], made["keys"]) as ann:
        assert ann.see()["eyes"][0]["seat"] == 0
        ann.ask("leave", seat=0)
        ann.see(lambda shown: shown["eyes"][0]["seat"] == -1)


def test_a_bot_plays_for_somebody_until_they_take_the_seat_back(house: House) -> None:
    made = house.create("me", "expected")
    key = join(house, made)
    with house.view(made["table"], made["keys"]) as ann, house.view(made["table"], [key]) as bea:
        assert ann.ask("hand-over", seat=0, agent="random")["type"] == "done"
        ann.see(lambda shown: shown["seats"][0]["kind"] == "bot")
        refused = ann.ask("act", seat=0, position=0, picks=["region-1"])
        assert refused["error"] == "NotYourTurn"
        assert bea.ask("hand-over", seat=0, agent="")["error"] == "WrongKey"
        bea.act(1)
        ann.see(lambda shown: shown["position"] >= 2)
        assert ann.ask("hand-over", seat=0, agent="")["type"] == "done"
        assert ann.see(lambda shown: shown["seats"][0]["kind"] == "human")


def test_an_open_seat_is_handed_to_a_bot_by_any_who_sit_here(house: House) -> None:
    made = house.create("me", "expected")
    with house.view(made["table"], made["keys"]) as ann, house.view(made["table"]) as watcher:
        assert watcher.ask("hand-over", seat=1, agent="random")["error"] == "WrongKey"
        assert ann.ask("hand-over", seat=1, agent="nobody")["error"] == "OptionError"
        assert ann.ask("hand-over", seat=1, agent="random")["type"] == "done"
        ann.see(lambda shown: shown["seats"][1]["kind"] == "bot")
        assert ann.ask("hand-over", seat=1, agent="")["type"] == "done"
        join(house, made)


def test_a_seat_that_is_not_there_is_neither_handed_over_nor_taken(house: House) -> None:
    made = house.create("me", "expected")
    for seat in (-1, 2):
        handed = house.post(made["table"], "hand-over", made["keys"], seat=seat, agent="random")
        assert (handed.status_code, handed.json()["error"]) == (403, "WrongKey")
        address = f"/api/tables/{made['table']}/seats/{seat}/take"
        taken = house.http.post(address, json={"invite": made["invites"][0]["secret"]})
        assert (taken.status_code, taken.json()["error"]) == (400, "BadRequest")


def test_bots_play_a_whole_game(house: House) -> None:
    made = house.create("random", "greedy", "random", seed=7)
    with house.view(made["table"]) as watcher:
        shown = watcher.see(lambda shown: shown["over"])
    assert shown["seed"] == 7
    assert shown["winners"]


def test_a_bot_that_is_to_choose_is_said_to_think() -> None:
    holders = [Holder("human"), Holder("bot", agent="random")]
    game = skerry.game("faraway")
    live = LiveTable("table", Header(game.name, game.rules, 7, game.check(2, {})[1], holders))
    assert [seat.thinking for seat in live.showing.seats()] == [False, True]


def test_a_person_plays_a_whole_game_against_bots(house: House) -> None:
    made = house.create("me", "random", options={"advanced": True})
    with house.view(made["table"], made["keys"]) as ann:
        ann.play()
        assert ann.shown["winners"]


def test_tables_that_leave_the_memory_come_back(build: Callable[..., House]) -> None:
    house = build(*UNHURRIED, "--live-tables", "3")
    made = [house.create("screen", "screen") for _ in range(8)]
    for each in made * 2:
        play_on(house, each["table"], each["keys"], 1)
    assert {house.look(each["table"])["position"] for each in made} == {2}
    assert house.http.get("/api/health").json()["tables"] == 3
    with house.view(made[0]["table"]), house.view(made[1]["table"]) as two:
        two.see()
        with house.view(made[2]["table"]) as three:
            three.see()
            full = house.http.get(f"/api/tables/{made[3]['table']}")
            assert (full.status_code, full.json()["error"]) == (503, "Overloaded")


def test_a_table_stays_in_memory_until_its_bots_have_moved(build: Callable[..., House]) -> None:
    house = build(*UNHURRIED, "--live-tables", "1")
    bots = house.create("random", "random", "random")
    wish = {"game": "faraway", "seats": [{"kind": "me"}] * 2}
    full = house.http.post("/api/tables", json=wish)
    assert (full.status_code, full.json()["error"]) == (503, "Overloaded")
    with house.view(bots["table"]) as watcher:
        watcher.see(lambda shown: shown["over"])
    until(lambda: house.http.post("/api/tables", json=wish).status_code == 201, "there is room")


def test_bad_tables_are_refused_in_one_sentence(house: House) -> None:
    for wish in (
        {"game": "chess", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"game": "faraway", "seats": [{"kind": "me"}]},
        {"game": "faraway", "seats": [{"kind": "me"}, {"kind": "bot", "agent": "god"}]},
        {"game": "faraway", "seats": [{"kind": "me"}] * 2, "options": {"advanced": 3}},
        {"game": "faraway", "seats": [{"kind": "me"}] * 2, "seed": -1},
        {"game": "faraway", "seats": [{"kind": "ghost"}] * 2},
    ):
        answer = house.http.post("/api/tables", json=wish)
        assert answer.status_code in (400, 404), wish
        assert set(answer.json()) == {"error", "message", "said"}


def test_the_browser_is_opened_when_there_is_something_to_see(
    build: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    fetch = (
        "import sys, urllib.request as web; print(web.urlopen(sys.argv[1] + 'api/health').status)"
    )
    browser.write_text(f'#!/bin/sh\n"{sys.executable}" -c "{fetch}" "$1" >"{seen}"\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    build(*UNHURRIED, "--open")
    until(lambda: seen.exists() and seen.read_text() == "200\n", "the browser has seen the server")
