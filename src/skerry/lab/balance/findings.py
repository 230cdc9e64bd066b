"""What a balance says in sentences: only what the intervals bear out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.text import Text
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from skerry.lab.balance.counting import Balance
    from skerry.lab.balance.tables import Rows

Finding = tuple[Text, Text]  # the finding, and what it rests on
# Among fifty cards a few look odd by chance, so a card must be this many times its interval away.
CLEAR = 1.7


def findings(balance: Balance, cards: Rows) -> list[Finding]:
    """Return at most four."""
    found = [_length(balance)]
    if not balance.apart:
        found.append(_seat(balance))
        found += _card(balance, cards)
    return found


def _length(balance: Balance) -> Finding:
    args: dict[str, str | int | Text] = {
        "decisions": number(balance.length.mean, 1),
        "turns": number(balance.turns.mean, 1) if balance.turns.highest else 0,
        "share": percent(balance.results.ties / balance.results.games),
    }
    return Text("lab-balance-length", args), Text("lab-balance-ties", args)


def _seat(balance: Balance) -> Finding:
    seat = max(
        range(len(balance.seats)), key=lambda each: abs(balance.seats[each].share - balance.fair)
    )
    side = balance.seats[seat]
    low, high = side.interval
    args: dict[str, str | int | Text] = {
        "seat": seat + 1,
        "share": percent(side.share),
        "low": percent(low),
        "high": percent(high),
    }
    if low <= balance.fair <= high:
        return Text("lab-seats-alike"), Text("lab-seat-farthest", args)
    return Text("lab-seat-wins", args), Text("lab-seat-between", args)


def _card(balance: Balance, cards: Rows) -> list[Finding]:
    """Name the cards that go together most with winning and with losing, where that is clear."""
    # What nobody holds in hand, as an event, is achieved rather than played.
    told = [row for row in cards if row["worth"] is not None and row["held"]]
    if not told:
        return []
    best = max(told, key=lambda row: float(row["win_gap"]))
    last = min(told, key=lambda row: float(row["win_gap"]))
    found: list[Finding] = []
    if best["win_gap"] > CLEAR * (best["win_gap"] - best["win_gap_low"]):
        found.append((Text("lab-card-out", {"card": _name(balance, best)}), _gap(best)))
    if -last["win_gap"] > CLEAR * (last["win_gap_high"] - last["win_gap"]):
        found.append((Text("lab-card-behind", {"card": _name(balance, last)}), _gap(last)))
    return found


def _name(balance: Balance, row: dict[str, Any]) -> Text:
    return balance.game.card_label(balance.game.cards.index(row["card"]))


def _gap(row: dict[str, Any]) -> Text:
    return Text(
        "lab-card-gap",
        {
            "played": percent(row["win_played"]),
            "unplayed": percent(row["win_unplayed"]),
            "often": percent(row["played_share"]),
        },
    )
