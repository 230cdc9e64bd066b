"""`skerry rules`: the rulebook of a game, told by its clauses."""

from __future__ import annotations

from typing import Annotated

from skerry.cli.console import console, paragraph, words
from skerry.cli.parameters import GameName, chosen_game, flag


def rules(
    game: GameName,
    /,
    *,
    cards: Annotated[bool, flag("List every card instead.")] = False,
) -> None:
    """Print the rules of a game, section by section."""
    box = chosen_game(game)
    if cards:
        for card in range(len(box.cards)):
            paragraph(words(box.card_text(card)))
        return
    for number, section in enumerate(box.rulebook(), 1):
        paragraph(words(section), f"{number:>2}. ")
        console.print()
