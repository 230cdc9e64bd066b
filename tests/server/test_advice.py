"""Hints: only for who may have them, by what their seat sees, and nothing changes by them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.server.house import choice_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json, Viewer


def ask_hint(viewer: Viewer, seat: int = 0) -> Json:
    return viewer.ask("hint", seat=seat, position=viewer.choice(seat)["position"])


def advice(viewer: Viewer, asked: int) -> Json:
    """Wait for advice on a request."""
    while True:
        heard = viewer.hear()
        if heard["type"] == "advice" and heard["id"] == asked:
            return heard


def final(viewer: Viewer, seat: int = 0) -> Json:
    """Ask for a hint, say that it is enough as soon as there is something, and return the end of it."""
    asked = int(ask_hint(viewer, seat)["id"])
    while not (heard := advice(viewer, asked))["final"]:
        if heard["picks"]:
            enough(viewer, seat)
    return heard


def enough(viewer: Viewer, seat: int = 0) -> None:
    """Say it without waiting for the answer, which might come after the advice."""
    viewer.asked += 1
    viewer.link.send(json.dumps({"type": "enough", "id": viewer.asked, "seat": seat}))


@pytest.mark.parametrize("game", ["faraway", "everdell", "farshore", "beacon_patrol"])
def test_a_hint_names_options_of_the_choice_with_worth_and_error(house: House, game: str) -> None:
    made = house.create("me", "greedy", game=game)
    with house.view(made["table"], made["keys"]) as viewer:
        found = final(viewer)
        offered = {option["pick"] for option in viewer.choice()["options"]}
    assert 1 <= len(found["picks"]) <= 3
    assert {pick["picks"][0] for pick in found["picks"]} <= offered
    assert all(pick["error"] >= 0 and pick["playouts"] > 1 for pick in found["picks"])
    assert found["playouts"] >= sum(pick["playouts"] for pick in found["picks"])


def test_a_hint_changes_nothing_at_a_table_of_ones_own(house: House) -> None:
    made = house.create("me", "greedy")
    with house.view(made["table"], made["keys"]) as viewer:
        viewer.choice()
        before = house.look(made["table"], made["keys"])
        final(viewer)
    assert house.look(made["table"], made["keys"])["version"] == before["version"]
    after = house.look(made["table"], made["keys"])
    for part in ("position", "eyes", "log", "scores"):
        assert after[part] == before[part]


@pytest.mark.parametrize("other", ["friend", "screen", "expected"])
def test_where_several_people_play_nobody_gets_a_hint_unless_it_was_agreed(
    house: House, other: str
) -> None:
    made = house.create("me", other)
    with house.view(made["table"], made["keys"]) as viewer:
        shown = viewer.see()
        assert shown["hints"] is False
        told = viewer.ask("hint", seat=0, position=0)
    assert (told["type"], told["error"]) == ("refused", "BadRequest")
    assert "Hints are off" in told["message"]


def test_where_it_was_agreed_the_others_see_a_lamp_beside_the_name(house: House) -> None:
    made = house.create("me", "friend", hints=True)
    with (
        house.view(made["table"], made["keys"]) as me,
        house.view(made["table"], made["friends"]) as friend,
    ):
        assert friend.see()["hints"] is True
        final(me)
        shown = friend.see(lambda shown: shown["seats"][0]["asked"])
        assert [seat["asked"] for seat in shown["seats"]] == [True, False]
        assert all('"advice"' not in text for text in friend.raw)  # the words are for who asked


def test_a_hint_is_for_ones_own_seat_and_for_a_choice_that_is_put_now(house: House) -> None:
    made = house.create("me", "friend", hints=True)
    with house.view(made["table"], made["keys"]) as me:
        me.choice()
        assert me.ask("hint", seat=1, position=0)["error"] == "WrongKey"
        assert me.ask("hint", seat=0, position=7)["error"] == "StaleAction"
        assert me.act()["type"] == "done"
        told = me.ask("hint", seat=0, position=0)
    assert told["error"] == "NotYourTurn"
    with house.view(made["table"]) as stranger:
        assert stranger.ask("hint", seat=0, position=0)["error"] == "WrongKey"


def test_a_thought_ends_when_the_table_moves_on(house: House) -> None:
    made = house.create("me", "greedy")
    with house.view(made["table"], made["keys"]) as viewer:
        first = int(ask_hint(viewer)["id"])
        advice(viewer, first)
        position = viewer.choice()["position"]
        assert viewer.act()["type"] == "done"
        viewer.see(lambda shown: (choice_of(shown, 0) or {}).get("position", 0) > position)
        heard = len(viewer.raw)
        found = final(viewer)
        later = viewer.raw[heard:]
    assert found["position"] > position
    assert not any(f'"type":"advice","id":{first},' in text for text in later)


def test_a_seat_has_one_thought_at_a_time(house: House) -> None:
    made = house.create("me", "greedy")
    with house.view(made["table"], made["keys"]) as viewer:
        first = int(ask_hint(viewer)["id"])
        advice(viewer, first)
        second = int(ask_hint(viewer)["id"])
        heard = len(viewer.raw)
        advice(viewer, second)
        later = viewer.raw[heard:]
        enough(viewer)
    assert not any(f'"type":"advice","id":{first},' in text for text in later)


def test_the_table_serves_others_while_somebody_thinks(house: House) -> None:
    made, other = house.create("me", "greedy"), house.create("me", "random")
    with house.view(made["table"], made["keys"]) as thinker:
        ask_hint(thinker)
        with house.view(other["table"], other["keys"]) as player:
            player.play()
        enough(thinker)


def test_who_leaves_while_it_is_thought_about_leaves_no_trace(
    build: Callable[..., House],
) -> None:
    house = build()
    made = house.create("me", "greedy")
    with house.view(made["table"], made["keys"]) as viewer:
        advice(viewer, int(ask_hint(viewer)["id"]))
    with house.view(made["table"], made["keys"]) as viewer:
        final(viewer)
    assert house.end() == 0
    assert "Traceback" not in house.log.read_text()
