from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.patience import PATIENCE, until
from tests.server.house import UNHURRIED, bearer, choice_of, news, play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json

SOON_AWAY = (*UNHURRIED, "--away", "0.5")


def absent(shown: Json) -> list[int]:
    return [seat["seat"] for seat in shown["seats"] if seat["away"]]


def hand(shown: Json) -> list[str]:
    (eyes,) = shown["eyes"]
    mine = [each for each in eyes["zones"] if (each["name"], each["seat"]) == ("hand", 1)]
    return list(mine[0]["cards"])


def trio(house: House) -> tuple[str, list[Json], list[Json]]:
    """A table of three people who have come, each with a key."""
    made = house.create("me", "friend", "friend")
    return made["table"], made["keys"], made["friends"]


# Waiting.


def test_before_all_have_come_nobody_is_asked_and_no_bot_moves(house: House) -> None:
    made = house.create("me", "random", "expected")
    shown = house.look(made["table"], made["keys"])
    assert not shown["started"]
    assert choice_of(shown, 0) is None
    assert not any(seat["awaited"] or seat["thinking"] for seat in shown["seats"])
    early = house.post(
        made["table"], "act", made["keys"], seat=0, position=0, picks=["region-1"]
    ).json()
    assert early == {
        "error": "NotYourTurn",
        "message": "The game has not begun; somebody is still expected.",
        "said": {"id": "server-not-begun", "args": {}},
    }
    house.take(made, 2, "Bea")
    with house.view(made["table"], made["keys"]) as ann:
        shown = ann.see(lambda shown: shown["started"])
        assert choice_of(shown, 0)
        assert news(shown) == ["news-started"]


def test_who_does_not_want_to_wait_begins_with_bots_that_friends_may_still_relieve(
    house: House,
) -> None:
    made = house.create("me", "expected", "expected")
    with house.view(made["table"], made["keys"]) as ann:
        assert ann.ask("start", seat=0, agent="nobody")["error"] == "OptionError"
        assert ann.ask("start", seat=0, agent="random")["type"] == "done"
        ann.see(lambda shown: shown["started"])
        house.take(made, 1, "Bea")
        shown = ann.see(lambda shown: shown["seats"][1]["kind"] == "human")
    assert [seat["kind"] for seat in shown["seats"]] == ["human", "human", "bot"]


def test_two_processes_agree_that_a_table_has_begun(build: Callable[..., House]) -> None:
    here, there = build(), build()
    made = here.create("me", "random", "expected")
    with there.view(made["table"], made["keys"]) as ann:
        assert not ann.see()["started"]
        here.take(made, 2)
        ann.see(lambda shown: shown["started"])


# Two words.


def test_two_words_lead_to_any_free_seat_until_none_is_left(house: House) -> None:
    made = house.create("me", "expected", "expected")
    words = house.look(made["table"], made["keys"])["words"]
    assert house.look(made["table"])["words"] == ""
    for number, typed in enumerate((words, words.upper().replace("-", "%20")), 1):
        found = house.http.get(f"/api/words/{typed}").json()
        assert (found["at"]["table"], len(found["free"])) == (made["table"], 3 - number)
        taken = house.http.post(f"/api/words/{typed}/take", json={"seat": number, "name": "Bea"})
        key = taken.json()["key"]
        assert house.look(made["table"], [key])["eyes"][0]["seat"] == number
    assert house.http.get(f"/api/words/{words}").json()["free"] == []
    late = house.http.post(f"/api/words/{words}/take", json={"seat": 1})
    assert late.status_code == 400
    assert house.http.get("/api/words/no-such").status_code == 404


def test_a_used_invitation_says_so_before_anybody_fills_in_a_form(house: House) -> None:
    made = house.create("me", "expected")
    address = f"/api/tables/{made['table']}/seats/1/look"
    invite = {"invite": made["invites"][0]["secret"]}
    assert house.http.post(address, json=invite).json()["valid"]
    house.take(made, 1)
    assert not house.http.post(address, json=invite).json()["valid"]


def test_a_new_key_ends_the_old_one(house: House) -> None:
    made = house.create("me", "random")
    secret = house.post(made["table"], "rekey", made["keys"], seat=0).json()["invite"]
    headers = bearer(made["keys"])
    assert house.http.get(f"/api/tables/{made['table']}", headers=headers).status_code == 403
    assert house.look(made["table"], [{"seat": 0, "secret": secret}])["eyes"][0]["seat"] == 0


# Away.


def test_those_present_vote_on_a_bot_that_gets_up_when_the_absent_returns(
    build: Callable[..., House],
) -> None:
    house = build(*SOON_AWAY)
    table, ann_key, (bea_key, cid_key) = trio(house)
    vote = {"absent": 2, "agent": "random"}
    with house.view(table, ann_key) as ann, house.view(table, [bea_key]) as bea:
        for viewer in (ann, bea):
            viewer.see(lambda shown: absent(shown) == [2])
        assert ann.ask("vote", seat=0, **vote)["type"] == "done"
        shown = bea.see(lambda shown: shown["votes"])
        assert shown["votes"] == [{"absent": 2, "voters": [0], "needed": 2}]
        assert shown["seats"][2]["kind"] == "human"
        assert bea.ask("vote", seat=1, **vote)["type"] == "done"
        shown = ann.see(lambda shown: shown["seats"][2]["stand_in"])
        assert news(shown)[-3:] == ["news-away", "news-vote", "news-stand-in"]
        with house.view(table, [cid_key]) as cid:
            shown = ann.see(lambda shown: shown["seats"][2]["kind"] == "human")
            assert news(shown)[-1] == "news-back"
            cid.see(lambda shown: not shown["seats"][2]["stand_in"])


def test_who_sits_in_another_process_is_not_missed_until_they_leave(
    build: Callable[..., House],
) -> None:
    here, there = build(*SOON_AWAY), build(*SOON_AWAY)
    made = here.create("me", "friend")
    table = made["table"]
    with here.view(table, made["keys"]) as ann:
        with there.view(table, made["friends"]) as bea:
            bea.see()
            until(lambda: not absent(here.look(table)), "both processes know of both")
        ann.see(lambda shown: absent(shown) == [1])
        ann.ask("vote", seat=0, absent=1, agent="random")
        ann.see(lambda shown: shown["seats"][1]["stand_in"])
        with there.view(table, made["friends"]) as bea:
            bea.see(lambda shown: shown["seats"][1]["kind"] == "human")
            ann.see(lambda shown: shown["seats"][1]["kind"] == "human")


def test_alone_among_the_absent_one_vote_is_enough(build: Callable[..., House]) -> None:
    house = build(*SOON_AWAY)
    made = house.create("me", "friend")
    with house.view(made["table"], made["keys"]) as ann:
        ann.see(lambda shown: shown["seats"][1]["away"])
        ann.ask("vote", seat=0, absent=1, agent="random")
        ann.see(lambda shown: shown["seats"][1]["stand_in"])
        ann.play()


def test_nobody_votes_on_somebody_who_is_there(house: House) -> None:
    table, ann_key, (bea_key, _) = trio(house)
    refused = house.post(table, "vote", ann_key, seat=0, absent=1, agent="random")
    assert (refused.status_code, refused.json()["message"]) == (
        400,
        "Nobody is missing on that seat.",
    )
    assert house.post(table, "vote", [bea_key], seat=0, absent=2, agent="random").status_code == 403


def test_who_leaves_a_game_is_missed_at_once(house: House) -> None:
    table, ann_key, (bea_key, cid_key) = trio(house)
    house.post(table, "leave", [cid_key], seat=2)
    assert house.look(table)["seats"][2]["away"]
    alone = house.post(table, "hand-over", ann_key, seat=2, agent="random").json()
    assert alone["message"] == "The game has begun; those present vote on who plays this seat."
    for keys, seat in ((ann_key, 0), ([bea_key], 1)):
        assert house.post(table, "vote", keys, seat=seat, absent=2, agent="random").is_success
    assert house.look(table)["seats"][2]["kind"] == "bot"


# Once more.


def test_a_rematch_brings_everybody_along_with_their_keys(build: Callable[..., House]) -> None:
    here, there = build(), build()
    made = here.create("me", "friend", "random")
    table, keys, friends = made["table"], made["keys"], made["friends"]
    dealt = hand(here.look(table, friends))
    until(lambda: play_on(here, table, [*keys, *friends])["over"], "the game is over")
    until(lambda: there.look(table)["over"], "the other process knows it")
    asked = here.post(table, "rematch", keys, seat=0, same_deal=True).json()["table"]
    until(lambda: there.look(table)["rematch"], "the other process tells of the rematch")
    assert there.look(table)["rematch"] == {"seat": 0, "table": asked}
    again = there.post(table, "rematch", friends, seat=1, same_deal=False).json()["table"]
    assert again == asked
    shown = there.look(asked, friends)
    assert (shown["started"], shown["eyes"][0]["seat"]) == (True, 1)
    assert hand(shown) == dealt


def test_there_is_no_rematch_of_a_game_that_goes_on(house: House) -> None:
    made = house.create("me", "random")
    refused = house.post(made["table"], "rematch", made["keys"], seat=0, same_deal=False)
    assert (refused.status_code, refused.json()["message"]) == (400, "The game is not over yet.")


def test_tables_are_told_of_in_a_few_words(house: House) -> None:
    made = house.create("me", "friend")
    asked = [{"table": made["table"], "keys": made["keys"]}, {"table": "none", "keys": []}]
    found, missing = house.http.post("/api/glimpses", json=asked).json()
    assert (found["game"], found["over"], missing) == ("faraway", False, None)
    assert found["prompt"]
    house.post(made["table"], "act", made["keys"], seat=0, position=0, picks=["region-27"])
    assert house.http.post("/api/glimpses", json=asked).json()[0]["prompt"] is None


# The line is cut.


def test_what_is_sent_again_after_a_cut_line_is_done_once(house: House) -> None:
    made = house.create("me", "friend")
    table, keys = made["table"], made["keys"]
    chat = {"type": "chat", "id": 1, "seat": 0, "text": "Hello", "once": "a name of its own"}
    leave = {"type": "leave", "id": 2, "seat": 0, "once": "another name"}
    with house.view(table, keys) as ann:
        ann.see()
        ann.link.send(json.dumps(chat))
        ann.link.close()  # before the answer
    until(lambda: len(house.look(table)["chat"]) >= 2, "it was said")
    invites = []
    for _ in range(2):
        with house.view(table, keys) as ann:
            ann.link.send(json.dumps(chat))
            assert ann.answer(1)["type"] == "done"
            ann.link.send(json.dumps(leave))
            invites.append(ann.answer(2)["invite"])
    shown = house.look(table)
    assert [line["text"] for line in shown["chat"] if line["text"]] == ["Hello"]
    assert news(shown).count("news-left") == 1
    assert invites[0] == invites[1]
    assert house.take({**made, "invites": [{"seat": 0, "secret": invites[1]}]}, 0)


def test_a_code_can_be_read_by_a_camera(house: House) -> None:
    code = house.http.post("/api/code", json="http://192.168.1.23:8000/j/otter-lamp").json()
    assert code["size"] == 29
    assert code["path"].startswith("M0 0h1v1h-1z")
    assert house.http.post("/api/code", json="x" * 301).status_code == 400
    assert house.http.get("/api/house", timeout=PATIENCE).json()["address"] == ""
