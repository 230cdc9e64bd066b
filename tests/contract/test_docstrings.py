"""`help` tells of the public face, compiled too, where mypyc would leave it out."""

import inspect

import pytest

import skerry
from tools.compiled import SOURCE, sources
from tools.docstrings import docstrings

WRITTEN = docstrings(sources(), SOURCE.parent)
CLASSES = [name for name in skerry.__all__ if inspect.isclass(getattr(skerry, name))]


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_and_its_members_have_their_docstrings(name: str) -> None:
    found = getattr(skerry, name)
    full = f"{found.__module__}.{found.__qualname__}".replace(".", "___")
    assert full in WRITTEN
    assert inspect.getdoc(found) == WRITTEN[full]
    for key, doc in WRITTEN.items():
        member = key.removeprefix(f"{full}___")
        if key.startswith(f"{full}___") and not member.startswith("_"):
            assert inspect.getdoc(inspect.getattr_static(found, member)) == doc, member
