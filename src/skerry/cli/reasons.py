"""Why a thing cannot be chosen now: first of what lies on the table, then of anything by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.cli.lookup import called, picks_about
from skerry.drawing.look import NOISE
from skerry.drawing.words import words, zone_words
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.drawing.look import Look


def reasons(look: Look, name: str) -> list[Text]:
    """Say of each thing of that name why it cannot be chosen, or that it can."""
    found = things_called(look, name)
    if found:
        return found
    picks = picks_about(look.game, name)
    told = [(pick, look.table.why_not(pick, look.seat)) for pick in picks]
    telling = [each for each in told if each[1] is None or each[1].id not in NOISE]
    return [_said(look.game.label(pick), reason) for pick, reason in telling or told]


def things_called(look: Look, name: str) -> list[Text]:
    """Say it of all that lies in sight and is called so; a heap is not gone through."""
    zones = [zone for zone in look.view.zones if zone.cards and not look.is_pile(zone)]
    things = [thing for zone in zones for thing in look.things(zone)]
    names = [words(look.game.card_label(thing.card)) for thing in things]
    found: list[Text] = []
    for thing in [things[number] for number in called(name, names)]:
        label = look.game.card_label(thing.card)
        where = Text("terminal-where", {"thing": label, "zone": zone_words(thing.zone.name)})
        if thing.options or thing.reason is not None:
            found.append(_said(where, None if thing.options else thing.reason))
    return found


def _said(thing: Text, reason: Text | None) -> Text:
    if reason is None:
        return Text("terminal-why-fine", {"thing": thing})
    return Text("terminal-why", {"thing": thing, "reason": reason})
