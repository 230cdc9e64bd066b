from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from tests.server.house import play_on

if TYPE_CHECKING:
    from tests.server.house import House, Json


def only(keys: list[Json], seat: int) -> list[Json]:
    return [key for key in keys if key["seat"] == seat]


def test_an_answer_is_acknowledged_and_shown(house: House) -> None:
    made = house.create("screen", "screen")
    with house.view(made["table"], made["keys"]) as both:
        assert both.act(0)["type"] == "done"
        assert both.see(lambda shown: shown["position"] == 1)["seats"][0]["awaited"] is False


def test_a_doubled_answer_is_refused(house: House) -> None:
    made = house.create("screen", "screen")
    with house.view(made["table"], made["keys"]) as both:
        choice = both.choice(0)
        body = {"seat": 0, "position": 0, "picks": [choice["options"][0]["pick"]]}
        assert both.ask("act", **body)["type"] == "done"
        assert both.ask("act", **body)["error"] == "NotYourTurn"
    assert house.look(made["table"])["position"] == 1


def test_a_stale_answer_is_refused(house: House) -> None:
    made = house.create("screen", "screen")
    shown = play_on(house, made["table"], made["keys"], 2)
    eyes = next(eyes for eyes in shown["eyes"] if eyes["choice"])
    body: Json = {"seat": eyes["seat"], "picks": [eyes["choice"]["options"][0]["pick"]]}
    early = house.post(made["table"], "act", made["keys"], position=1, **body)
    late = house.post(made["table"], "act", made["keys"], position=9, **body)
    for answer in (early, late):
        assert (answer.status_code, answer.json()["error"]) == (409, "StaleAction")
    assert house.look(made["table"])["version"] == 2


@pytest.mark.parametrize("forge", ["none", "wrong", "other", "old scheme"])
def test_a_foreign_answer_is_refused(house: House, forge: str) -> None:
    made = house.create("screen", "screen")
    mine = made["keys"][0]
    keys = {
        "none": [],
        "wrong": [{"seat": 0, "secret": "A" * 22}],
        "other": only(made["keys"], 1),
        "old scheme": [{"seat": 0, "secret": ""}],
    }[forge]
    pick = house.look(made["table"], [mine])["eyes"][0]["choice"]["options"][0]["pick"]
    answer = house.post(made["table"], "act", keys, seat=0, position=0, picks=[pick])
    assert (answer.status_code, answer.json()["error"]) == (403, "WrongKey")
    with house.view(made["table"], keys) as forger:
        refused = forger.ask("act", seat=0, position=0, picks=[pick])
        assert refused["error"] == "WrongKey"
    assert house.look(made["table"])["version"] == 0


def test_picks_that_are_not_offered_are_refused_whole(house: House) -> None:
    made = house.create("screen", "screen", options={"advanced": True})
    choice = house.look(made["table"], made["keys"])["eyes"][0]["choice"]
    assert (choice["gathering"]["least"], choice["gathering"]["most"]) == (2, 2)
    first = choice["options"][0]["pick"]
    for picks in ([], [first, first], [first, "no-such"], [first] * 40):
        answer = house.post(made["table"], "act", made["keys"], seat=0, position=0, picks=picks)
        assert (answer.status_code, answer.json()["error"]) == (409, "IllegalAction")
    assert house.look(made["table"])["version"] == 0


def zone(house: House, made: Json, name: str) -> set[str]:
    """The cards that seat 0 sees in a zone of its own."""
    eyes = house.look(made["table"], made["keys"])["eyes"][0]
    return set(next(z["cards"] for z in eyes["zones"] if z["name"] == name and z["seat"] == 0))


def test_any_two_picks_are_one_answer_in_any_order(house: House) -> None:
    made = house.create("screen", "screen", options={"advanced": True})
    for pair in permutations(sorted(zone(house, made, "hand")), 2):
        body: Json = {"seat": 0, "position": 0, "picks": list(pair)}
        assert house.post(made["table"], "act", made["keys"], **body).status_code == 200
        assert zone(house, made, "chosen") == set(pair)
        assert house.post(made["table"], "undo", made["keys"], seat=0, to=0).status_code == 200


def test_a_third_pick_is_refused_with_the_other_two(house: House) -> None:
    made = house.create("screen", "screen", options={"advanced": True})
    for three in permutations(sorted(zone(house, made, "hand")), 3):
        body: Json = {"seat": 0, "position": 0, "picks": list(three)}
        assert house.post(made["table"], "act", made["keys"], **body).status_code == 409
    assert house.look(made["table"])["position"] == 0


def test_why_a_card_in_sight_cannot_be_picked_is_told(house: House) -> None:
    made = house.create("screen", "screen")
    eyes = house.look(made["table"], made["keys"])["eyes"][0]
    market = next(zone for zone in eyes["zones"] if zone["name"] == "market")
    refusals = house.why(made["table"], made["keys"])
    assert set(market["cards"]) <= {refusal["pick"] for refusal in refusals}


def test_a_choice_is_taken_back_and_another_one_made(house: House) -> None:
    made = house.create("screen", "screen")
    with house.view(made["table"], only(made["keys"], 0)) as ann:
        before = ann.see()
        ann.act(0)
        shown = ann.see(lambda shown: shown["position"] == 1)
        assert shown["eyes"][0]["undoable"] == [0]
        assert ann.ask("undo", seat=0, to=0)["type"] == "done"
        after = ann.see(lambda shown: shown["position"] == 0)
        assert after["eyes"] == before["eyes"]
        assert after["log"] == before["log"]
        assert ann.act(0, after["eyes"][0]["choice"]["options"][1]["pick"])["type"] == "done"


def test_a_change_of_mind_leaves_the_secret_choice_of_others_alone(house: House) -> None:
    made = house.create("screen", "screen", "screen")
    play_on(house, made["table"], made["keys"], 2)  # seats 0 and 1 have chosen
    with house.view(made["table"], only(made["keys"], 1)) as bea:
        chosen = bea.see()
        assert house.post(made["table"], "undo", made["keys"], seat=0, to=0).status_code == 200
        shown = bea.see(lambda shown: shown["position"] == 1)
        assert (
            shown["eyes"][0]["zones"] == chosen["eyes"][0]["zones"] or shown["seats"][0]["awaited"]
        )
        assert [seat["awaited"] for seat in shown["seats"]] == [True, False, True]


def test_nothing_is_taken_back_after_something_came_to_light(house: House) -> None:
    made = house.create("screen", "screen")
    play_on(house, made["table"], made["keys"], 2)
    for seat, to in ((0, 0), (1, 1), (0, 7), (0, -1)):
        answer = house.post(made["table"], "undo", made["keys"], seat=seat, to=to)
        assert (answer.status_code, answer.json()["error"]) == (409, "UndoError")
    others = house.post(made["table"], "undo", only(made["keys"], 1), seat=0, to=0)
    assert others.status_code == 403


def test_an_answer_to_a_question_that_an_undo_took_back_is_refused(house: House) -> None:
    made = house.create("screen", "screen", seed=1)
    keys, table = made["keys"], made["table"]
    play_on(house, table, keys, 2)
    # At the market each takes a region in turn; the second one's question follows the first's answer.
    shown = house.look(table, keys)
    first = next(eyes for eyes in shown["eyes"] if eyes["choice"])
    options = [option["pick"] for option in first["choice"]["options"]]
    body: Json = {"seat": first["seat"], "position": 2, "picks": [options[0]]}
    assert house.post(table, "act", keys, **body).status_code == 200
    asked = house.look(table, keys)
    second = next(eyes for eyes in asked["eyes"] if eyes["choice"])
    assert second["seat"] != first["seat"]
    assert asked["eyes"][first["seat"]]["undoable"] == [2]
    house.post(table, "undo", keys, seat=first["seat"], to=2)
    house.post(table, "act", keys, **{**body, "picks": [options[1]]})
    pick = second["choice"]["options"][-1]["pick"]
    late: Json = {"seat": second["seat"], "position": 3, "picks": [pick]}
    refused = house.post(table, "act", keys, version=asked["version"], **late)
    assert (refused.status_code, refused.json()["error"]) == (409, "StaleAction")
    now = house.look(table, keys)["version"]
    assert house.post(table, "act", keys, version=now, **late).status_code == 200


def test_an_answer_meant_for_a_position_that_is_still_to_come_is_refused(house: House) -> None:
    made = house.create("screen", "screen")
    pick = house.look(made["table"], made["keys"])["eyes"][0]["choice"]["options"][0]["pick"]
    body: Json = {"seat": 0, "picks": [pick]}
    early = house.post(made["table"], "act", made["keys"], position=1, **body)
    assert (early.status_code, early.json()["error"]) == (409, "StaleAction")


def test_a_question_that_stands_as_before_is_answered_in_spite_of_an_undo(house: House) -> None:
    made = house.create("screen", "screen")
    shown = house.look(made["table"], made["keys"])
    play_on(house, made["table"], made["keys"], 1)
    house.post(made["table"], "undo", made["keys"], seat=0, to=0)
    for eyes in shown["eyes"]:  # what each was asked before is what they are asked now
        pick = eyes["choice"]["options"][0]["pick"]
        body: Json = {"seat": eyes["seat"], "position": 0, "picks": [pick]}
        answer = house.post(made["table"], "act", made["keys"], version=shown["version"], **body)
        assert answer.status_code == 200, answer.text


def test_what_is_shown_after_an_undo_can_be_answered_at_once(house: House) -> None:
    made = house.create("screen", "screen", options={"advanced": True})
    keys, table = made["keys"], made["table"]
    play_on(house, table, keys, 2)
    choice = house.look(table, keys)["eyes"][1]["choice"]
    begun: Json = {"position": choice["position"], "one_by_one": True}
    begun["picks"] = [choice["options"][0]["pick"]]
    assert house.post(table, "act", keys, seat=1, **begun).status_code == 200
    house.post(table, "undo", keys, seat=0, to=0)
    shown = house.look(table, keys)
    asked = shown["eyes"][1]["choice"]  # for the second of two cards, after the answer that went
    body: Json = {"position": asked["position"], "picks": [asked["options"][0]["pick"]]}
    answer = house.post(table, "act", keys, seat=1, version=shown["version"], **body)
    assert answer.status_code == 200, answer.text
