"""Ctrl-C while games are played: heeded between two decisions, where nothing is torn apart.

Compiled code takes an interrupt in the midst of a sum for a lack of memory and ends the process,
with all that was played in it.
"""

from __future__ import annotations

import os
import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


class _Wish:
    """Whether somebody wants to stop, and has not been heard yet."""

    pending = False


_WISH = _Wish()


def heed() -> None:
    """Stop here if somebody has asked for it."""
    if _WISH.pending:
        _WISH.pending = False
        raise KeyboardInterrupt


@contextmanager
def heeded() -> Iterator[None]:
    """Within the block the first Ctrl-C waits until it is heeded; a second one ends the process."""
    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not usual or threading.current_thread() is not threading.main_thread():
        yield  # somebody else sees to it; and only the main thread is told of interrupts
        return
    signal.signal(signal.SIGINT, _note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        _WISH.pending = False


def _note(*_: object) -> None:
    _WISH.pending = True
    signal.signal(signal.SIGINT, _end)


def _end(*_: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.kill(os.getpid(), signal.SIGINT)
