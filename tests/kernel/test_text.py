"""Messages are joined as people join words."""

import pytest

from skerry.kernel.text import Text, join_and, join_or, join_then, join_with
from skerry.text import say

SEATS = [Text("seat", {"number": number}) for number in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "nothing"),
        (1, "Seat 1"),
        (2, "Seat 1 and Seat 2"),
        (3, "Seat 1, Seat 2 and Seat 3"),
        (4, "Seat 1, Seat 2, Seat 3 and Seat 4"),
    ],
)
def test_all_of_them_are_said_with_and(count: int, said: str) -> None:
    assert say(join_and(SEATS[:count])) == said


def test_any_of_them_is_said_with_or() -> None:
    assert say(join_or(SEATS[:3])) == "Seat 1, Seat 2 or Seat 3"


def test_parts_are_set_apart_and_sentences_follow_each_other() -> None:
    assert say(join_with(SEATS[:3])) == "Seat 1; Seat 2; Seat 3"
    assert say(join_then(SEATS[:3])) == "Seat 1 Seat 2 Seat 3"


def test_gaps_are_filled_without_changing_the_message() -> None:
    seat = Text("seat")
    assert say(seat.with_args({"number": 7})) == "Seat 7"
    assert seat.args == {}


def test_a_message_that_nobody_wrote_cannot_be_said() -> None:
    with pytest.raises(LookupError):
        say(Text("no-such-message"))


def test_a_message_with_an_open_gap_cannot_be_said() -> None:
    with pytest.raises(LookupError, match="The message seat cannot be said in en"):
        say(Text("seat"))


def test_a_number_without_end_is_said_as_it_was_typed() -> None:
    assert str(Text("seat", {"number": 10**40})) == f"Seat {10**40}"
