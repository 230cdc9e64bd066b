"""The local network: where others reach this machine, whether they may, and a code to scan."""

from __future__ import annotations

import io
import socket

from skerry.cli.console import ask, both, console, is_watched, tell
from skerry.kernel.text import Text

EVERYWHERE = "0.0.0.0"  # noqa: S104 - only after somebody agreed
HERE = "127.0.0.1"
ELSEWHERE = ("10.255.255.255", 1)  # never reached: no packet is sent to find the way there


def local_address() -> str | None:
    """The address of this machine in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == EVERYWHERE else found


def may_open(wished: bool | None, address: str | None) -> bool:  # noqa: FBT001 - three answers
    """Whether the port is opened to the network: as wished, else as somebody at the keys answers."""
    if address is None:
        if wished:
            tell(Text("terminal-lan-none"))
        return False
    if wished is not None:
        return wished
    if not is_watched():
        return False
    answer = ask(Text("terminal-lan-ask", {"address": address}))
    return (answer or "").strip().lower() in both(Text("terminal-yes"))


def show_way(address: str) -> None:
    """Print where others find the table, and a code of it for their cameras."""
    tell(Text("terminal-lan-open", {"address": address}))
    if not console.is_terminal:
        return
    import segno  # noqa: PLC0415 - who plays in the terminal does without

    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, compact=True)
    console.out(drawn.getvalue(), highlight=False)
