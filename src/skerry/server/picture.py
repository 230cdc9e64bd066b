"""What a viewer is shown, as a tree whose leaves are encoded once, and what differs between two."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakKeyDictionary

import msgspec

from skerry.server.protocol.table import Part

if TYPE_CHECKING:
    from collections.abc import Collection

Tree: TypeAlias = "dict[str, Tree] | list[Tree] | msgspec.Raw"

ENCODER = msgspec.json.Encoder()


def leaf(value: object) -> msgspec.Raw:
    """Encode what is sent as a whole or not at all."""
    return msgspec.Raw(ENCODER.encode(value))


def leaves(values: Collection[object]) -> list[Tree]:
    """Encode a list of which each element is sent by itself."""
    return [leaf(value) for value in values]


def branch(message: msgspec.Struct) -> dict[str, Tree]:
    """Encode a message of which each field is sent by itself; fields that are unset are not there."""
    fields = ((name, getattr(message, name)) for name in message.__struct_fields__)
    return {name: leaf(value) for name, value in fields if value is not msgspec.UNSET}


class Picture:
    """A table as some viewers are shown it. It never changes, and they share all that is encoded."""

    def __init__(self, tree: dict[str, Tree]) -> None:
        self.tree = tree
        self._whole = ""
        self._since: WeakKeyDictionary[Picture, str] = WeakKeyDictionary()

    def whole(self) -> str:
        """The snapshot as it is sent to who has seen nothing yet."""
        if not self._whole:
            self._whole = ENCODER.encode({"type": "snapshot", **self.tree}).decode()
        return self._whole

    def since(self, other: Picture) -> str:
        """What has to be put where in another picture to make it this one; "" if nothing."""
        if other not in self._since:
            found: list[Part] = []
            _compare(other.tree, self.tree, [], found)
            self._since[other] = ENCODER.encode(found).decode() if found else ""
        return self._since[other]


def _compare(old: Tree, new: Tree, path: list[str | int], found: list[Part]) -> None:
    """Find the largest parts that are alike; what has grown at its end is not sent anew."""
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name, value in new.items():
            _compare(old[name], value, [*path, name], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        for place, (before, value) in enumerate(zip(old, new, strict=False)):
            if before != value:
                _compare(before, value, [*path, place], found)
        found += [Part([*path, place], new[place]) for place in range(len(old), len(new))]
    elif old != new:
        found.append(Part(path, new))
