from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.server.strolls import asks_for_set, stroll, with_equal_cards

if TYPE_CHECKING:
    import httpx

    from skerry.kernel.table import Table
    from tests.server.house import House, Json


def from_meadow(table: Table) -> bool:
    """Just three cards of the meadow are to be discarded."""
    return asks_for_set("woodland-discard-meadow", table)


def two_of_any(table: Table) -> bool:
    """Two resources may be taken."""
    return asks_for_set("woodland-choose-resource", table)


def to_artist(table: Table) -> bool:
    """Three cards of different types are to be shown."""
    return asks_for_set("everdell-show-mixed", table)


class Gatherer:
    """Seat 0 before a set."""

    def __init__(self, house: House, made: Json) -> None:
        self.house = house
        self.made = made

    @property
    def shown(self) -> Json:
        return self.house.look(self.made["table"], self.made["keys"])

    @property
    def choice(self) -> Json:
        return dict(self.shown["eyes"][0]["choice"])

    @property
    def pool(self) -> list[str]:
        return [option["pick"] for option in self.choice["gathering"]["pool"]]

    def zone(self, name: str) -> Counter[str]:
        zones = self.shown["eyes"][0]["zones"]
        return Counter(
            next(z["cards"] for z in zones if z["name"] == name and z["seat"] in (0, -1))
        )

    def send(self, *picks: str, **more: bool) -> httpx.Response:
        body: Json = {"seat": 0, "position": self.choice["position"], "picks": list(picks), **more}
        return self.house.post(self.made["table"], "act", self.made["keys"], **body)

    def stock(self) -> Counter[str]:
        counters = self.shown["eyes"][0]["counters"]
        return Counter({one["name"]: one["value"] for one in counters if one["seat"] == 0})

    def refuses(self, *picks: str) -> str:
        """Send what will not do, see that nothing has changed, and return what is said."""
        before = self.shown
        answer = self.send(*picks)
        assert (answer.status_code, answer.json()["error"]) == (409, "IllegalAction")
        assert self.shown == before
        return str(answer.json()["message"])


def test_all_that_may_be_among_a_set_is_told_at_once(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=with_equal_cards))
    found = one.choice["gathering"]
    assert (found["least"], found["most"], found["stop"]) == (0, len(one.pool), "stop")
    assert Counter(option["card"] for option in found["pool"]) == one.zone("hand")
    refusals = house.why(one.made["table"], one.made["keys"])
    assert not set(one.pool) & {refusal["pick"] for refusal in refusals}


def test_a_set_with_equal_cards_is_sent_in_any_order(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=with_equal_cards))
    equal = next(pick for pick in one.pool if one.pool.count(pick) == 2)
    hand, wish = one.zone("hand"), [one.pool[-1], equal, equal]
    assert one.send(*wish, "stop").status_code == 200
    assert hand - one.zone("hand") == Counter(wish)


def test_a_set_is_taken_back_in_one_step(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=with_equal_cards))
    before = one.shown
    assert one.send(one.pool[2], one.pool[0], "stop").status_code == 200
    to = one.shown["eyes"][0]["undoable"][0]
    assert to == before["position"]
    assert house.post(one.made["table"], "undo", one.made["keys"], seat=0, to=to).status_code == 200
    assert one.shown["eyes"] == before["eyes"]


def test_no_card_at_all_is_a_set_too_where_none_is_needed(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=with_equal_cards))
    hand, position = one.zone("hand"), one.shown["position"]
    assert one.send("stop").status_code == 200
    assert (one.zone("hand"), one.shown["position"]) == (hand, position + 1)


def test_the_cards_of_a_set_may_still_be_answered_one_by_one(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=with_equal_cards))
    first = one.pool[0]
    assert one.send(first, one_by_one=True).status_code == 200
    assert one.zone("aside") == Counter([first])


def test_a_set_that_was_begun_one_by_one_goes_on_as_a_set(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=with_equal_cards))
    before, hand, pool = one.shown, one.zone("hand"), one.pool
    one.send(pool[0], one_by_one=True)
    assert one.pool == pool[1:]
    assert one.send(pool[3], pool[1]).status_code == 200
    assert hand - one.zone("hand") == Counter([pool[0], pool[1], pool[3]])
    assert one.shown["eyes"][0]["undoable"][0] == before["position"]


def test_one_pick_is_a_set_of_one_and_not_the_first_of_more(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=with_equal_cards))
    hand, alone = one.zone("hand"), one.pool[1]
    assert one.send(alone).status_code == 200
    assert hand - one.zone("hand") == Counter([alone])
    assert not one.zone("aside")


def test_one_resource_of_two_does_not_decide_the_other(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=two_of_any))
    stock = one.stock()
    assert one.refuses("berry") == "2 things are needed, not 1."
    assert one.send("berry", "twig").status_code == 200
    assert one.stock() - stock == Counter(berry=1, twig=1)


def test_cards_of_one_family_are_told_and_refused_together(house: House) -> None:
    made = stroll(house, "screen", "screen", until=to_artist, far=60, pearlbrook=True)
    one = Gatherer(house, made)
    families = one.choice["gathering"]["families"]
    by_family = dict(zip(families, one.pool, strict=True))
    assert len(by_family) >= 3
    first = next(
        pick for pick, family in zip(one.pool, families, strict=True) if pick != by_family[family]
    )
    other = by_family[families[one.pool.index(first)]]
    third = next(pick for pick in by_family.values() if pick not in {first, other})
    assert "of one type" in one.refuses(first, other, third)
    assert one.send(*list(by_family.values())[2::-1]).status_code == 200


def test_a_card_more_often_than_it_is_there_is_refused(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=with_equal_cards))
    equal = next(pick for pick in one.pool if one.pool.count(pick) == 2)
    said = one.refuses(equal, equal, equal, "stop")
    assert said.endswith("can be chosen only 2 times.")


def test_too_few_too_many_and_foreign_cards_are_refused(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=from_meadow))
    assert one.refuses(*one.pool[:2]) == "3 things are needed, not 2."
    assert one.refuses(*one.pool[:4]) == "3 things are needed, not 4."
    assert "cannot be among them" in one.refuses(*one.pool[:2], "stop")
    assert "cannot be among them" in one.refuses(*one.pool[:2], "haven")
    assert one.refuses(*one.pool[:2], "no-such")


def test_what_leaves_no_choice_is_not_answered_again(house: House) -> None:
    one = Gatherer(house, stroll(house, "screen", "screen", until=from_meadow))
    wish, position, meadow = one.pool[:-4:-1], one.shown["position"], one.zone("meadow")
    assert one.send(*wish).status_code == 200
    assert one.zone("meadow") >= meadow - Counter(wish)
    cleared = one.shown["log"][-1]["texts"][0]
    assert (cleared["id"], cleared["args"]["count"]) == ("everdell-log-clears", 3)
    assert one.shown["position"] == position + 1  # the other two are all that is left above it
