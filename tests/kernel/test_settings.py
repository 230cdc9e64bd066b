"""Seats, seeds and options of a game are checked at the door."""

import pytest

import skerry
from skerry import IllegalAction, OptionError
from skerry.kernel.choice import Meaning
from skerry.kernel.game import Setting, Value, Vocabulary
from skerry.kernel.text import Text


@pytest.mark.parametrize("seats", [0, 1, 7, -2, True, "3", 2.0, None])
def test_the_number_of_seats_is_checked(seats: object) -> None:
    with pytest.raises(OptionError, match="faraway is for 2 to 6 seats, not"):
        skerry.game("faraway").check(seats, {})


@pytest.mark.parametrize("seed", [-1, 1 << 64, True])
def test_a_seed_is_a_number_of_64_bits(seed: int) -> None:
    with pytest.raises(OptionError, match="A seed is a whole number from 0 to"):
        skerry.new("faraway", seed=seed)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_scenario_takes_no_other_seed(seed: int) -> None:
    with pytest.raises(OptionError, match="A seed is a whole number from 0 to"):
        skerry.scenario("faraway", seed=seed)


@pytest.mark.parametrize("seed", [0, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
def test_any_seed_of_64_bits_will_do(seed: int) -> None:
    assert skerry.new("faraway", seed=seed).record().seed == seed


def test_an_option_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(OptionError, match="faraway has no option 'wild'; it has advanced"):
        skerry.new("faraway", wild=True)


@pytest.mark.parametrize("value", [1, 0, "yes", "True"])
def test_an_option_is_taken_only_as_just_that_type(value: Value) -> None:
    with pytest.raises(OptionError, match="The option advanced takes False or True, not"):
        skerry.new("faraway", advanced=value)


def test_an_option_left_out_has_its_first_value() -> None:
    usual = {"advanced": False, "people_below": False, "starry_skies": False}
    assert skerry.game("faraway").check(2, {}) == (2, usual)
    assert skerry.game("faraway").check(2, {"advanced": True}) == (2, {**usual, "advanced": True})


def test_a_setting_may_make_room_for_more_seats() -> None:
    game = skerry.game("faraway")
    assert game.check(7, {"people_below": True})[0] == 7
    with pytest.raises(OptionError, match="faraway is for 2 to 7 seats, not 8"):
        game.check(8, {"people_below": True})


def test_a_setting_takes_what_it_allows() -> None:
    setting = Setting("weather", (0, 1, "calm"), Text("list-empty"))
    assert [setting.check(value) for value in (0, 1, "calm")] == [0, 1, "calm"]
    for value in (False, True, 2, "storm", None, [0]):
        with pytest.raises(OptionError, match="takes 0, 1 or 'calm', not"):
            setting.check(value)


def test_a_vocabulary_goes_both_ways() -> None:
    words = Vocabulary(("fish", "row", "rest"))
    assert len(words) == 3
    assert [words.id(words.name(pick)) for pick in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("pick", [-1, 3])
def test_a_vocabulary_has_no_other_ids(pick: int) -> None:
    with pytest.raises(IllegalAction, match=f"There is no pick {pick}; picks go from 0 to 2"):
        Vocabulary(("fish", "row", "rest")).name(pick)


def test_a_vocabulary_has_no_other_names() -> None:
    with pytest.raises(IllegalAction, match="There is no pick called 'sail'; one is 'fish'"):
        Vocabulary(("fish", "row", "rest")).id("sail")


def test_a_pick_has_the_role_that_its_vocabulary_gives_it() -> None:
    words = Vocabulary(("fish", "seat-2"), (Meaning(), Meaning("seat", 1)))
    assert words.meaning(1) == ("seat", 1)
    assert Vocabulary(("fish",)).meaning(0) == words.meaning(0) == ("", -1)
