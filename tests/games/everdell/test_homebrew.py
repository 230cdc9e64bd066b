from __future__ import annotations

from importlib.resources import files

import pytest

import skerry
from skerry.agents import agent
from skerry.kernel import record as records
from skerry.kernel.errors import SkerryError
from skerry.kernel.seen import Seen
from skerry.text import say

HEAD = 'name = "My valley"\nhomebrew = true\n'
SCOUT = """
[card.scout]
is = "unique blue critter"
points = 1
copies = 2
cost = "2 berries"
effect = "whenever you play another construction: gain 1 twig"
"""


def example() -> str:
    source = files("skerry.games.everdell").joinpath("homebrew.toml")
    return source.read_text(encoding="utf-8")


def told(deck: str, card: str) -> str:
    box = skerry.game("everdell", deck)
    return say(box.card_text(box.cards.index(card)))


def faults(deck: str) -> list[str]:
    with pytest.raises(skerry.DeckError) as refused:
        skerry.game("everdell", deck)
    return [f"{fault.line}: {fault.sentence}" for fault in refused.value.faults]


def test_cards_of_the_box_have_other_points_and_copies() -> None:
    deck = HEAD + "[card.farm]\npoints = 4\ncopies = 2\n"
    assert "4 points" in told(deck, "farm")
    table = skerry.new("everdell", 2, seed=1, deck=deck)
    farm = table.game.cards.index("farm")
    assert sum(cards.count(farm) for cards in table.state.zones) == 2


def test_cards_that_no_box_has_tell_what_they_do() -> None:
    assert told(example(), "tide_clock") == (
        "Tide clock, unique construction, destination, 2 points. Costs 2 twigs and 1 pebble. "
        "Worker: Draw 2 cards. Gain 1 berry."
    )
    assert told(example(), "moss_keeper").startswith("Moss Keeper, common critter, prosperity")


@pytest.mark.parametrize("pearlbrook", [False, True])
def test_whole_games_are_played_recorded_and_replayed(pearlbrook: bool) -> None:  # noqa: FBT001
    table = skerry.new("everdell", 2, seed=5, deck=example(), pearlbrook=pearlbrook)
    bots = [agent("greedy", "everdell", seat) for seat in range(2)]
    while not table.over:
        table.act(bots[table.seat].choose(Seen(table, table.seat)))
    record = records.parse(table.record().text())
    assert record.homebrew
    assert '"homebrew": true' in table.record().lines()[0]
    assert skerry.replay(record, example()).scores() == table.scores()
    with pytest.raises(SkerryError):
        skerry.replay(record)


def test_the_game_without_a_deck_is_no_homebrew() -> None:
    table = skerry.new("everdell", 2, seed=5)
    assert not table.game.homebrew
    assert "homebrew" not in table.record().lines()[0]


def test_titles_and_comments_do_not_part_a_deck_from_its_records() -> None:
    plain = skerry.game("everdell", HEAD + SCOUT)
    titled = skerry.game("everdell", HEAD + "# mine\n" + SCOUT + 'title = "The Scout"\n')
    other = skerry.game("everdell", HEAD + SCOUT.replace("gain 1 twig", "gain 2 twigs"))
    assert plain.digest == titled.digest != other.digest


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('name = "x"\nhomebrew = false\n', "2: A deck of Everdell only adds and changes cards"),
        ('name = "x"\n', "1: "),
        (HEAD + "[card.farm]\npoints = 99\n", "4: 99 will not do here; a number from −9 to 20"),
        (HEAD + "[card.farm]\ncost = 2\n", "4: "),
        (HEAD + "[card.twig]\npoints = 1\n", "3: Something else is called twig already"),
        (HEAD + "[shore.1]\npoints = 1\n", "3: There are no tables of shore"),
        (HEAD + "[card.sage]\npoints = 1\n", "3: "),
        (HEAD + SCOUT.replace("2 berries", "2 twigs"), "8: A critter costs berries only."),
        (HEAD + SCOUT.replace("gain 1 twig", "gain 1 seaweed"), "9: "),
        (HEAD + SCOUT.replace("unique blue", "unique pink"), "5: "),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(text: str, fault: str) -> None:
    assert any(each.startswith(fault) for each in faults(text)), faults(text)
