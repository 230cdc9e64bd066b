"""What is asked in the middle of a turn: who asks, how many it takes, and the answers with their numbers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from skerry.drawing.board import options_list, paired
from skerry.drawing.line import Line, Span, folded, line
from skerry.drawing.look import Entry, Thing
from skerry.drawing.rows import mark_of, printed, rows, told_words
from skerry.drawing.words import words
from skerry.kernel.text import Text, join_and

if TYPE_CHECKING:
    from skerry.drawing.look import Look
    from skerry.kernel.choice import Choice, Option
    from skerry.kernel.gathering import Gathering

MOST_WAYS = 16  # more sets than these are not listed; they are put together piece by piece


def is_turn(choice: Choice) -> bool:
    """Tell whether the turn itself is asked about, not a card or a set in the middle of it."""
    return choice.source is None and choice.gathering is None


def prompt_lines(look: Look, width: int) -> list[Line]:
    """Ask, and name the card or place that does."""
    choice = look.choice
    if choice is None:
        return []
    text = choice.prompt
    if choice.source is not None:
        name = look.game.card_label(choice.source.card)
        text = Text("drawing-asks", {"name": name, "question": choice.prompt})
    return folded(words(text), width, kind="heading")


def question_lines(look: Look, width: int, *, plain: bool = False) -> list[Line]:
    """Ask, and number the answers."""
    choice = look.choice
    if choice is None:
        return []
    found = prompt_lines(look, width)
    gathering = choice.gathering
    if gathering is not None and 0 < len(gathering.ways) <= MOST_WAYS:
        return found + _way_rows(look, gathering, width)
    if gathering is not None:
        found += folded(words(how_many(gathering)), width, kind="dim")
    cards = [option for option in look.offered if _thing(look, option) is not None]
    things = [thing for option in cards if (thing := _thing(look, option)) is not None]
    half = width if plain or width < 2 * len("x" * 38) else (width - 2) // 2
    found += paired(rows(look, things, half), width, plain=half == width)
    return found + options_list(look, look.rest(), width, plain=plain)


def _thing(look: Look, option: Option) -> Thing | None:
    """Return the card that an option means, if it lies in sight and there is more to say of it."""
    if option.card < 0 or option.spot >= 0 or not option.zone or option.group:
        return None
    if printed(look.game, option.card) is None and not told_words(look.game, option.card):
        return None
    zones = [zone for zone in look.zones(option.zone) if zone.seat == option.seat]
    if option.name != look.game.cards[option.card] or not zones:
        return None
    count = 1 if look.choice is None else how_often(look.choice, option)
    return Thing(zones[0], option.card, count, {}, [option], None, is_new=False)


def _way_rows(look: Look, gathering: Gathering, width: int) -> list[Line]:
    """Number whole sets, each by what is in it."""
    found: list[Line] = []
    for way in gathering.ways:
        number = look.enter(Entry(things=way.things))
        mark = mark_of(number)
        lines = folded(words(_said(look, way.things)), width, mark[0].text)
        found += [(*mark, Span(lines[0][0].text[len(mark[0].text) :])), *lines[1:]]
    stop = [option for option in look.offered if option.pick == gathering.stop]
    return found + options_list(look, stop, width, plain=True)


def _said(look: Look, things: tuple[int, ...]) -> Text:
    """Say what is in a set, equal pieces with their number."""
    vocabulary = look.game.vocabulary
    labels = {option.pick: option.label for option in look.offered}
    return join_and(
        [
            Text("woodland-amount", {"resource": vocabulary.name(pick), "count": count})
            if vocabulary.meaning(pick).role == "resource"
            else labels.get(pick, look.game.label(pick))
            for pick, count in Counter(things).items()
        ]
    )


def how_many(gathering: Gathering) -> Text:
    """Say how many the set takes."""
    return Text("drawing-set", gathering.numbers())


def how_often(choice: Choice, option: Option) -> int:
    """Return how often a thing may be chosen, if that is more than once and less than others may."""
    if choice.gathering is None:
        return 1
    count = choice.gathering.pool.count(option.pick)
    return count if count < choice.gathering.most else 1


def rule(title: str, width: int, *, plain: bool = False) -> Line:
    """Draw a line across with a title."""
    if plain:
        return line(title, "heading")
    dashes = "─" * max(1, width - len(title) - 4)
    return (Span("── ", "dim"), Span(title, "heading"), Span(f" {dashes}", "dim"))
