"""Looking back at a finished game, and going on from its positions."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

import skerry
from skerry.kernel.record import parse
from tests.server.house import UNHURRIED, asked_at, bearer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.house import House, Json, Viewer


@pytest.fixture(scope="module")
def played(house: House) -> Json:
    """A game that is over."""
    made = house.create("me", "random")
    with house.view(made["table"], made["keys"]) as viewer:
        viewer.play()
    return made


def looked_back(house: House, table: str) -> Json:
    found: Json = {"total": 1, "steps": []}
    while len(found["steps"]) < found["total"]:
        after = {"after": len(found["steps"])}
        found = dict(house.http.get(f"/api/tables/{table}/review", params=after).json())
    return found


def fork(house: House, table: str, keys: list[Json] | None = None, **wish: Any) -> Any:  # noqa: ANN401
    return house.http.post(f"/api/tables/{table}/fork", json=wish, headers=bearer(keys or []))


def acted(viewer: Viewer) -> Json:
    """Answer once, and return what is shown when the seat is asked again."""
    before = asked_at(viewer.see(), 0)
    viewer.act()
    return viewer.see(lambda now: asked_at(now, 0) > before)


def record(house: House, table: str) -> str:
    return house.http.get(f"/api/tables/{table}/record").text


def test_every_real_choice_is_judged_in_its_order(house: House, played: Json) -> None:
    found = looked_back(house, played["table"])
    answers = parse(record(house, played["table"])).answers
    numbers = [step["number"] for step in found["steps"]]
    assert numbers == sorted(numbers)
    for step in found["steps"]:
        assert step["seat"] == answers[step["number"]][0]
        assert step["pick"] in {pick for each in step["ranked"] for pick in each["picks"]}
        assert step["loss"] >= 0
        assert bool(step["better"]) == (step["loss"] > 0)
        assert step["better"] != step["pick"]


def test_a_game_that_goes_on_is_not_looked_back_at(house: House) -> None:
    made = house.create("me", "random")
    assert house.http.get(f"/api/tables/{made['table']}/review").status_code == 400


def test_what_was_judged_is_kept_with_the_table(
    build: Callable[..., House], tmp_path: Path
) -> None:
    house = build()
    made = house.create("me", "random")
    with house.view(made["table"], made["keys"]) as viewer:
        viewer.play()
    found = looked_back(house, made["table"])
    house.end()
    with closing(sqlite3.connect(tmp_path / "skerry.db")) as database:
        kept = database.execute("SELECT count(*) FROM judged").fetchone()[0]
    assert kept == found["total"]
    again = build(*UNHURRIED, "--review", "1000000")  # by thinking it would never come
    assert looked_back(again, made["table"]) == found


def test_another_line_goes_on_from_a_position_with_agents_on_the_other_seats(
    house: House, played: Json
) -> None:
    before = record(house, played["table"])
    made = fork(house, played["table"], position=10, seat=0).json()
    with house.view(made["table"], made["keys"]) as viewer:
        shown = viewer.see()
        assert shown["fork"] == {"table": played["table"], "position": 10, "anew": False}
        assert [seat["kind"] for seat in shown["seats"]] == ["human", "bot"]
        viewer.play()
    whole, tried = parse(before), parse(record(house, made["table"]))
    assert (tried.seed, tried.answers[:10]) == (whole.seed, whole.answers[:10])
    assert record(house, played["table"]) == before


def test_a_line_may_be_tried_from_a_line(house: House, played: Json) -> None:
    first = fork(house, played["table"], position=4, seat=0).json()
    again = fork(house, first["table"], first["keys"], position=2, seat=0)
    assert again.status_code == 201
    assert house.look(again.json()["table"])["fork"]["table"] == first["table"]


def test_a_game_alone_may_be_left_for_another_line_at_any_time(house: House) -> None:
    made = house.create("me", "greedy")
    assert fork(house, made["table"], made["keys"], position=0, seat=0).status_code == 201
    assert fork(house, made["table"], position=0, seat=0).status_code == 403


@pytest.mark.parametrize("game", ["faraway", "everdell"])
def test_a_line_of_a_game_that_goes_on_tells_nothing_of_what_is_hidden_in_it(
    house: House, game: str
) -> None:
    made = house.create("me", "random", game=game, seed=11)
    with house.view(made["table"], made["keys"]) as viewer:
        for _ in range(3):
            real = acted(viewer)
    position = real["position"]
    lines = [
        fork(house, made["table"], made["keys"], position=position, seat=0).json() for _ in range(2)
    ]
    worlds = []
    for line in lines:
        with house.view(line["table"], line["keys"]) as viewer:
            shown = viewer.see()
            assert shown["fork"] == {"table": made["table"], "position": position, "anew": True}
            assert shown["eyes"][0]["zones"] == real["eyes"][0]["zones"]
            assert shown["eyes"][0]["choice"]["options"] == real["eyes"][0]["choice"]["options"]
            viewer.play()
            assert viewer.see(lambda now: now["over"])["seed"] is None
        tried = skerry.replay(parse(record(house, line["table"])))
        worlds.append(tried.at(0).state.zones)
    true = skerry.new(game, 2, 11, **real["options"])
    hidden = [zone for zone, cards in enumerate(true.state.zones) if len(cards) > 20]
    assert hidden
    for zone in hidden:
        piles = [true.state.zones[zone], *[world[zone] for world in worlds]]
        ends = {tuple(pile[-12:]) for pile in piles} | {tuple(pile[:12]) for pile in piles}
        assert len(ends) == 6  # neither end of a pile is that of another


def test_the_same_deal_of_such_a_line_is_the_line_once_more(house: House) -> None:
    made = house.create("me", "random", seed=11)
    line = fork(house, made["table"], made["keys"], position=0, seat=0).json()
    with house.view(line["table"], line["keys"]) as viewer:
        viewer.play()
        again = viewer.ask("rematch", seat=0, same_deal=True)["table"]
    with house.view(again, line["keys"]) as viewer:
        viewer.play()
    first, second = (parse(record(house, table)) for table in (line["table"], again))
    assert first.position == second.position != ""


def test_with_others_no_line_is_tried_before_the_game_is_over(house: House) -> None:
    made = house.create("me", "friend", hints=True)
    told = fork(house, made["table"], made["keys"], position=0, seat=0)
    assert told.status_code == 400
    assert "when the game is over" in told.json()["message"]


@pytest.mark.parametrize("wish", [{"position": -1}, {"position": 999}, {"seat": 5}])
def test_there_is_no_line_from_nowhere(house: House, played: Json, wish: Json) -> None:
    assert fork(house, played["table"], **{"position": 0, "seat": 0, **wish}).status_code == 400


def test_a_rematch_of_a_tried_line_begins_at_the_beginning(house: House, played: Json) -> None:
    made = fork(house, played["table"], position=20, seat=0).json()
    with house.view(made["table"], made["keys"]) as viewer:
        viewer.play()
        again = viewer.ask("rematch", seat=0, same_deal=True)["table"]
    assert house.look(again)["position"] <= 1
    assert house.look(again)["fork"] is None
