"""Each rule of the weather, as a deck file says it."""

from collections import Counter

import pytest

import skerry
from skerry.games.farshore.deck.captain import MOST_OF, RULES, Rule
from skerry.text import say
from tests.games.farshore.decks import changed, deck


@pytest.mark.parametrize("name", RULES)
def test_weather_has_its_rule_and_its_number(name: str) -> None:
    number = MOST_OF.get(name, 3)
    sentence = RULES[name].replace("N", str(number))
    rule = deck("weather.1", "lower", sentence).weather[0].lower
    assert (rule.name, rule.number) == (name, number if "N" in RULES[name] else 0)


def test_one_of_a_thing_may_stand_in_the_singular() -> None:
    rule = deck("weather.1", "upper", "the docks take at most 1 card").weather[0].upper
    assert (rule.name, rule.number) == ("docks_most", 1)


def test_the_title_is_kept_as_it_is_written() -> None:
    weather = deck("weather.2", "name", "Strong Wind").weather[1]
    assert (weather.name, weather.title) == ("weather_2", "Strong Wind")


def test_every_rule_of_the_weather_has_words_of_its_own() -> None:
    words = {name: say(Rule(name, 3).describe()) for name in RULES}
    counts = Counter(words.values())
    assert [name for name in RULES if counts[words[name]] != 1] == []
    assert [name for name in RULES if ("3" in words[name]) != ("N" in RULES[name])] == []


def test_a_deck_calls_its_weather_and_trail_cards_by_name() -> None:
    game = skerry.game("farshore", changed("weather.1", "name", '"Pea soup"'))
    said = [say(game.card_text(card)) for card in range(len(game.cards))]
    assert any(text.startswith("Pea soup. Above: Each card") for text in said)
    assert any(text.startswith("trail card 16. The captain goes to a free red") for text in said)
