from __future__ import annotations

import msgspec

from tools import typescript


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    for name, text in typescript.written().items():
        there = (typescript.LIB / name).read_text(encoding="utf-8")
        assert there == text, "run tools/typescript.py"


def test_every_message_says_what_it_is_for() -> None:
    messages = [
        each
        for module in typescript.PROTOCOL
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct)
    ]
    assert len(messages) > len(typescript.PROTOCOL)
    silent = [each for each in messages if not (each.__doc__ or "").rstrip().endswith(".")]
    assert [each for each in silent if each is not msgspec.Struct] == []
