"""A turn is its owner's until they end it, and others may be asked to let something be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.house import House, Json


def seat_of(keys: list[Json], seat: int) -> list[Json]:
    return [key for key in keys if key["seat"] == seat]


def visit(house: House, made: Json, seat: int, place: str, **more: object) -> Json:
    """Place a worker where nothing more is asked."""
    position = house.look(made["table"])["position"]
    body = {"seat": seat, "position": position, "picks": [place], **more}
    answer: Json = house.post(made["table"], "act", made["keys"], **body).json()
    return answer


def valley(house: House, *who: str) -> Json:
    return house.create(*who, game="everdell", seed=1)


def test_a_held_turn_keeps_the_bots_waiting(house: House) -> None:
    made = valley(house, "me", "greedy")
    visit(house, made, 0, "basic_three_twigs", hold=True)
    shown = house.look(made["table"], made["keys"])
    assert (shown["ending"], shown["position"]) == (0, 1)
    assert shown["eyes"][0]["undoable"] == [0]
    assert [one["awaited"] for one in shown["seats"]] == [True, False]


def test_the_bots_move_once_it_is_ended(house: House) -> None:
    made = valley(house, "me", "greedy")
    visit(house, made, 0, "basic_three_twigs", hold=True)
    with house.view(made["table"], made["keys"]) as me:
        assert me.ask("end", seat=0)["type"] == "done"
        shown = me.see(lambda shown: shown["position"] > 1)
    assert shown["ending"] == -1


def test_without_a_hold_the_others_go_on_at_once(house: House) -> None:
    made = valley(house, "screen", "screen")
    visit(house, made, 0, "basic_three_twigs")
    shown = house.look(made["table"], made["keys"])
    assert shown["ending"] == -1
    assert shown["eyes"][1]["choice"] is not None


def test_nobody_else_may_answer_while_a_turn_is_held(house: House) -> None:
    made = valley(house, "screen", "screen")
    visit(house, made, 0, "basic_three_twigs", hold=True)
    assert house.look(made["table"], made["keys"])["eyes"][1]["choice"] is None
    refused = visit(house, made, 1, "basic_two_resin")
    assert (refused["error"], refused["message"]) == (
        "NotYourTurn",
        "Seat 1 has not ended the turn yet.",
    )


def test_a_held_turn_can_be_taken_back(house: House) -> None:
    made = valley(house, "me", "greedy")
    visit(house, made, 0, "basic_three_twigs", hold=True)
    assert house.post(made["table"], "undo", made["keys"], seat=0, to=0).status_code == 200
    shown = house.look(made["table"], made["keys"])
    assert (shown["position"], shown["ending"]) == (0, -1)
    assert shown["eyes"][0]["choice"] is not None


def test_a_turn_that_cannot_be_taken_back_is_not_held(house: House) -> None:
    made = valley(house, "me", "screen")
    visit(house, made, 0, "basic_two_twigs_one_card", hold=True)  # it draws a card
    assert house.look(made["table"], made["keys"])["ending"] == -1


def test_a_turn_is_ended_by_its_owner_only_and_once(house: House) -> None:
    made = valley(house, "screen", "screen")
    visit(house, made, 0, "basic_three_twigs", hold=True)
    other = house.post(made["table"], "end", seat_of(made["keys"], 1), seat=0)
    assert other.json()["error"] == "WrongKey"
    assert house.post(made["table"], "end", made["keys"], seat=0).status_code == 200
    again = house.post(made["table"], "end", made["keys"], seat=0)
    assert (again.status_code, again.json()["error"]) == (409, "StaleAction")


def after_two_turns(house: House) -> Json:
    made = valley(house, "screen", "screen")
    visit(house, made, 0, "basic_three_twigs")
    visit(house, made, 1, "basic_two_resin")
    return made


def test_all_others_must_agree_before_something_is_taken_back(house: House) -> None:
    made = after_two_turns(house)
    assert house.post(made["table"], "plead", made["keys"], seat=0, to=0).status_code == 200
    plea = house.look(made["table"])["plea"]
    assert plea == {"seat": 0, "to": 0, "agreed": [], "asked": [1]}
    house.post(made["table"], "reply", made["keys"], seat=1, agrees=True)
    shown = house.look(made["table"], made["keys"])
    assert (shown["position"], shown["plea"]) == (0, None)


def test_one_refusal_ends_it(house: House) -> None:
    made = after_two_turns(house)
    house.post(made["table"], "plead", made["keys"], seat=0, to=0)
    house.post(made["table"], "reply", made["keys"], seat=1, agrees=False)
    shown = house.look(made["table"], made["keys"])
    assert (shown["position"], shown["plea"]) == (2, None)


def test_one_can_ask_for_own_answers_only(house: House) -> None:
    made = after_two_turns(house)
    refused = house.post(made["table"], "plead", made["keys"], seat=0, to=1)
    assert (refused.status_code, refused.json()["error"]) == (409, "UndoError")


def test_bots_are_not_asked(house: House) -> None:
    made = valley(house, "me", "greedy")
    visit(house, made, 0, "basic_two_twigs_one_card")
    with house.view(made["table"], made["keys"]) as me:
        me.see(lambda shown: shown["position"] > 1)
    refused = house.post(made["table"], "plead", made["keys"], seat=0, to=0)
    assert refused.json()["error"] == "UndoError"


def test_who_answers_meanwhile_has_not_agreed(house: House) -> None:
    made = after_two_turns(house)
    house.post(made["table"], "plead", made["keys"], seat=0, to=0)
    visit(house, made, 0, "basic_one_pebble")
    assert house.look(made["table"])["plea"] is None


def test_where_all_choose_at_once_bots_let_people_choose_and_think_again(house: House) -> None:
    made = house.create("me", "greedy", "greedy", seed=1)
    with house.view(made["table"], made["keys"]) as me:
        pick = me.choice(0)["options"][0]["pick"]
        me.ask("act", seat=0, position=0, picks=[pick], hold=True)
        shown = me.see(lambda shown: shown["ending"] == 0)
        assert (shown["position"], shown["eyes"][0]["undoable"]) == (1, [0])
        me.ask("end", seat=0)
        assert me.see(lambda shown: shown["position"] >= 3)["ending"] == -1


def test_where_all_choose_at_once_nobody_keeps_another_person_waiting(house: House) -> None:
    made = house.create("screen", "screen", "greedy", seed=1)
    with house.view(made["table"], made["keys"]) as both:
        pick = both.choice(0)["options"][0]["pick"]
        both.ask("act", seat=0, position=0, picks=[pick], hold=True)
        shown = both.see(lambda shown: shown["position"] == 1)
        assert (shown["ending"], shown["seats"][1]["awaited"]) == (-1, True)
        assert shown["eyes"][1]["choice"] is not None
