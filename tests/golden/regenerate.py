"""Play the golden games anew; then `git diff tests/golden` shows what has changed.

With names of games, only those: `make golden ARGS=faraway`.
"""

import hashlib
import json
import sys
from pathlib import Path

import skerry
from skerry import Table
from skerry.games import names
from skerry.games.beacon_patrol.sea import Sea
from skerry.games.beacon_patrol.ways import ways
from tests.contract.setups import expansions, most_seats

HERE = Path(__file__).resolve().parent
DIGESTS = "digests.json"


def tables(name: str) -> dict[str, Table]:
    """Set up one game for each number of seats, and one for each setting other than the default.

    With what joined a game later, an expansion, as many seats as there can be play, too, and so
    they do with several together. What matters only under another setting is left to tests of its
    own.
    """
    box = skerry.game(name)
    found = {
        f"seats-{seats}": skerry.new(name, seats=seats, seed=seats)
        for seats in range(box.fewest, box.most + 1)
    }
    for setting in [setting for setting in box.settings if not setting.under]:
        for value in setting.allowed[1:]:
            seats = min(box.fewest + 1, box.most)
            table = skerry.new(name, seats=seats, seed=seats, **{setting.name: value})
            found[f"{setting.name}-{value}".lower()] = table
            if box.fewest == 1 and not box.cooperative:  # alone one plays another game
                alone = skerry.new(name, seats=1, seed=1, **{setting.name: value})
                found[f"alone-{setting.name}-{value}".lower()] = alone
    for options in expansions(box):
        title = "-".join(f"{key}-{value}" for key, value in options.items())
        most = most_seats(box, options)
        found[f"crowd-{title}".lower()] = skerry.new(name, seats=most, seed=most, **options)
    return found


def play(table: Table) -> None:
    """Let any awaited seat pick anything, by a stream of chance that follows from the seed.

    Where tiles can come to cells of the sea they mostly do, or the seas would stay small.
    """
    chance = skerry.from_seed(table.seed)
    while not table.over:
        seat = table.awaited[chance.below(len(table.awaited))]
        options = table.options_of(seat)
        plans = ways(table.state, seat) if isinstance(table.state, Sea) else []
        laying = [way.picks for way in plans if way.preview and way.picks]
        if laying and chance.below(4):
            picks = laying[chance.below(len(laying))]
        else:
            picks = [options[chance.below(len(options))]]
        for pick in picks:
            table.act(pick, seat)


def digest(table: Table) -> str:
    """Return a short sum over where all cards lie, what lies on them, and all counters."""
    layout, cards = table.state.layout, table.game.cards
    zones = [
        [zone.name, owner, [cards[card] for card in lying]]
        for zone, owner, lying in zip(layout.zones, layout.owners, table.state.zones, strict=True)
    ]
    spots = sorted([cards[card], spot] for card, spot in table.state.spots.items())
    rest = [*([spots] if spots else []), *_marks(table)]
    whole = json.dumps([zones, table.state.counters, *rest])
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def _marks(table: Table) -> list[object]:
    """Return what lies on cards; nothing for a game in which nothing does."""
    marks = [table.state.marks(zone) for zone in range(len(table.state.zones))]
    return [marks] if any(marks) else []


def golden(name: str) -> dict[str, str]:
    """Play the golden games of a game, and return the texts of the files."""
    played = tables(name)
    for table in played.values():
        play(table)
    sums = {title: digest(table) for title, table in played.items()}
    files = {f"{title}.jsonl": table.record().text() for title, table in played.items()}
    return files | {DIGESTS: json.dumps(sums, indent=1) + "\n"}


def main() -> None:
    """Write the files, and remove those that no game has any more."""
    for name in sys.argv[1:] or names():
        folder = HERE / name
        folder.mkdir(exist_ok=True)
        files = golden(name)
        for path in folder.iterdir():
            if path.name not in files:
                path.unlink()
        for title, text in files.items():
            (folder / title).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
