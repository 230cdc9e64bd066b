"""Any positions, reached by chance, in which a greedy agent is asked."""

import skerry
from skerry.agents import agent
from skerry.kernel.seen import Seen


def ask_everywhere(table: skerry.Table, seed: int, known: set[type]) -> None:
    """Let greedy answer along a random game: with an option, and as one who knows the question."""
    name = table.game.name
    chance, greedy = agent("random", name, seed), agent("greedy", name)
    while not table.over:
        seen = Seen(table, table.seat)
        clause = seen.frame().effect
        assert greedy.choose(seen) in seen.options
        assert not known.isdisjoint(type(clause).__mro__), clause
        table.act(chance.choose(seen))
