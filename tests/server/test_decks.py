"""Tables with a deck of their own: checked when it comes, kept, played with, shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import skerry
from tests.games.farshore.decks import HOUSE, changed
from tests.patience import until
from tests.server.house import UNHURRIED, play_on

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.house import House, Json

RICH = changed("card.grove", "effect", '"gain 7 mushrooms"').replace("House deck", "Rich deck")
DIGEST = skerry.game("farshore", RICH).digest


def grove(info: Json) -> str:
    return str(next(card["text"] for card in info["cards"] if card["name"] == "grove"))


def test_a_table_is_set_up_with_the_deck_that_was_brought(house: House) -> None:
    made = house.create("screen", "screen", game="farshore", deck=RICH)
    deck = house.look(made["table"])["deck"]
    assert len(deck.pop("track")["values"]) == 41
    name = {"id": "deck-name", "args": {"name": "Rich deck", "key": "rich-deck"}}
    assert deck == {"name": name, "digest": DIGEST, "house": True, "brought": True}


def test_without_a_deck_the_table_has_the_house_deck_and_says_so(house: House) -> None:
    deck = house.look(house.create("screen", "screen", game="farshore")["table"])["deck"]
    assert (deck["name"]["args"]["key"], deck["house"], deck["brought"]) == (
        "house-deck",
        True,
        False,
    )
    assert house.look(house.create("screen", "screen")["table"])["deck"] is None


def test_a_table_tells_of_its_own_cards(house: House) -> None:
    made = house.create("screen", "screen", game="farshore", deck=RICH)
    own = house.http.get(f"/api/tables/{made['table']}/game").json()
    shelf = house.http.get("/api/games").json()
    usual = next(info for info in shelf if info["name"] == "farshore")
    assert "7" in grove(own)
    assert "7" not in grove(usual)
    assert [card["name"] for card in own["cards"]] == [card["name"] for card in usual["cards"]]


def test_a_table_tells_the_rules_of_its_own_deck(house: House) -> None:
    longer = changed(
        "ship.track", "values", '"0 to 60 by 1"', changed("ship.track", "places", "61")
    )
    longer = changed("ship.track", "treasures", '"5, 10, 60"', longer)
    made = [house.create("me", "screen", game="farshore", deck=deck) for deck in ("", longer)]
    usual, own = [house.http.get(f"/api/tables/{one['table']}/rulebook").json() for one in made]
    assert usual == house.http.get("/api/games/farshore/rulebook").json()
    ship = [next(page for page in book["pages"] if page["key"] == "ship") for book in (usual, own)]
    assert ship[0]["sections"] != ship[1]["sections"]


def test_a_broken_deck_is_refused_with_every_fault_and_its_line(house: House) -> None:
    broken = RICH.replace("gain 7", "gian 7").replace("copies = 5", "copies = 6")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    answer = house.http.post(
        "/api/tables", json={"game": "farshore", "seats": seats, "deck": broken}
    )
    problem = answer.json()
    assert (answer.status_code, problem["error"]) == (400, "DeckError")
    assert problem["message"] == "deck.toml is refused: it has 2 faults."
    assert problem["faults"][1] == {
        "line": broken.split("\n").index('effect = "gian 7 mushrooms"') + 1,
        "column": 11,
        "sentence": '"gian" is not a verb; did you mean "gain"?',
        "said": {
            "id": "deck-unknown",
            "args": {
                "word": "gian",
                "what": {"id": "deck-expected", "args": {"what": "verb"}},
                "hint": {"id": "deck-hint-mean", "args": {"word": "gain"}},
            },
        },
        "text": 'effect = "gian 7 mushrooms"',
    }


def test_other_games_take_no_deck(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    answer = house.http.post("/api/tables", json={"game": "faraway", "seats": seats, "deck": RICH})
    assert (answer.status_code, answer.json()["error"]) == (400, "OptionError")


def test_a_deck_that_is_too_large_is_refused(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    for size, status in ((55_000, 400), (100_000, 413)):
        wish = {"game": "farshore", "seats": seats, "deck": "#" * size}
        assert house.http.post("/api/tables", json=wish).status_code == status


def test_agents_play_with_the_deck_of_the_table(house: House) -> None:
    made = house.create("random", "random", game="farshore", deck=RICH)
    until(lambda: bool(house.look(made["table"])["position"] >= 12), "the agents have played")
    assert "failed at farshore" not in house.log.read_text()


def test_the_record_of_a_table_holds_its_deck_and_replays_with_it(house: House) -> None:
    made = house.create("screen", "screen", game="farshore", deck=RICH)
    shown = play_on(house, made["table"], made["keys"])
    text = house.http.get(f"/api/tables/{made['table']}/record").text
    table = skerry.replay(text, RICH)
    assert table.scores() == shown["scores"]
    replay = house.http.get(f"/api/tables/{made['table']}/replay").json()
    assert replay["deck"]["digest"] == DIGEST
    assert "7" in grove(replay)
    brought = {"record": text, "deck": RICH}
    assert house.http.post("/api/replay-with-deck", json=brought).json() == replay
    alone = house.http.post("/api/replay", content=text)
    assert (alone.status_code, alone.json()["error"]) == (400, "RecordError")
    assert DIGEST[:12] in alone.json()["message"]


def test_a_deck_outlives_the_server(build: Callable[..., House]) -> None:
    first = build()
    made = first.create("screen", "screen", game="farshore", deck=RICH)
    before = play_on(first, made["table"], made["keys"], 6)
    first.kill()
    after = build().look(made["table"], made["keys"])
    assert after["deck"]["digest"] == DIGEST
    assert after["scores"] == before["scores"]


def test_a_table_may_take_over_the_deck_of_another(house: House) -> None:
    made = house.create("screen", "screen", game="farshore", deck=RICH)
    again = house.create("screen", "screen", game="farshore", deck_of=made["table"])
    assert house.look(again["table"])["deck"]["digest"] == DIGEST


def test_a_server_may_have_a_deck_of_its_own(build: Callable[..., House], tmp_path: Path) -> None:
    file = tmp_path / "rich.toml"
    file.write_text(RICH, encoding="utf-8")
    house = build(*UNHURRIED, "--deck", str(file))
    made = house.create("screen", "screen", game="farshore")
    assert house.look(made["table"])["deck"]["digest"] == DIGEST
    assert house.look(house.create("screen", "screen")["table"])["deck"] is None
    made = house.create("screen", "screen", game="farshore", deck=HOUSE)
    assert house.look(made["table"])["deck"]["digest"] == skerry.game("farshore").digest
