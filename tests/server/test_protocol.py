from __future__ import annotations

import msgspec

from skerry.server import protocol
from tools import typescript


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    for name, text in typescript.written().items():
        there = (typescript.LIB / name).read_text(encoding="utf-8")
        assert there == text, "run tools/typescript.py"


def test_every_message_says_what_it_is_for() -> None:
    for each in vars(protocol).values():
        if (
            isinstance(each, type)
            and issubclass(each, msgspec.Struct)
            and each is not msgspec.Struct
        ):
            assert (each.__doc__ or "").rstrip().endswith("."), each
