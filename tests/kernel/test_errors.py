"""What is refused is a message: each reader has it said in their own language."""

from __future__ import annotations

import pickle

import pytest

import skerry
from skerry.kernel import text as texts
from skerry.kernel.errors import NotYourTurn, SkerryError
from skerry.kernel.text import Text, either, set_voice
from skerry.text import LONGEST, say


def refusal() -> SkerryError:
    with pytest.raises(skerry.UnknownGame) as caught:
        skerry.new("chess")
    return caught.value


def test_a_refusal_carries_its_message_and_reads_as_a_sentence() -> None:
    error = refusal()
    assert (error.text.id, error.text.args["game"]) == ("error-no-game", "chess")
    assert str(error) == say(error.text, "en")


def test_a_refusal_inside_another_stays_a_message() -> None:
    text = Text("error-record-answer", {"number": "3", "reason": refusal().text})
    assert str(NotYourTurn(text)).startswith("Answer 3 does not fit: There is no game 'chess'")


def test_without_a_voice_a_message_tells_its_id_and_gaps() -> None:
    voices = list(texts._voices)
    texts._voices.clear()
    try:
        text = Text("error-no-set", {"seat": 2, "why": Text("error-over")})
        assert str(SkerryError(text)) == "error-no-set (seat: 2, why: error-over)"
        assert str(Text("error-over")) == "error-over"
    finally:
        set_voice(voices[0])


@pytest.mark.parametrize("error", [refusal(), SkerryError(Text("list-and", {"first": Text("a")}))])
def test_a_refusal_goes_from_one_process_to_another(error: SkerryError) -> None:
    there = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(there) is type(error)
    assert repr(there.text) == repr(error.text)


def test_a_deck_error_goes_with_its_faults() -> None:
    with pytest.raises(skerry.DeckError) as caught:
        skerry.game("farshore", "name = 3\n")
    there = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own
    assert str(there) == str(caught.value)


def test_values_are_told_as_they_are() -> None:
    assert say(either(["0", "1", "'calm'"])) == "0, 1 or 'calm'"


def test_of_what_somebody_typed_without_end_the_beginning_is_told() -> None:
    with pytest.raises(skerry.UnknownGame) as caught:
        skerry.new("x" * 100_000)
    assert f"{'x' * LONGEST}…" in str(caught.value)
