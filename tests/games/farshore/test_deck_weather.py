"""Each rule of the weather, as a deck file says it."""

import pytest

from skerry.games.farshore.deck.captain import RULES
from tests.games.farshore.decks import deck


@pytest.mark.parametrize("name", RULES)
def test_weather_has_its_rule_and_its_number(name: str) -> None:
    sentence = RULES[name].replace("N", "3")
    rule = deck("weather.1", "lower", sentence).weather[0].lower
    assert (rule.name, rule.number) == (name, 3 if "N" in RULES[name] else 0)


def test_one_of_a_thing_may_stand_in_the_singular() -> None:
    rule = deck("weather.1", "upper", "the docks take at most 1 card").weather[0].upper
    assert (rule.name, rule.number) == ("docks_most", 1)


def test_the_title_is_kept_as_it_is_written() -> None:
    weather = deck("weather.2", "name", "Strong Wind").weather[1]
    assert (weather.name, weather.title) == ("weather_2", "Strong Wind")
