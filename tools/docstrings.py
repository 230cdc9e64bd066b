"""Put docstrings into the C that mypyc writes, which leaves them out; `help` shows them then."""

from __future__ import annotations

import ast
import inspect
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

END = r"\n--\n\n"  # what parts a signature from what follows it, as it stands in C
SIGNED = rf'PyDoc_STR\("((?:[^"\\]|\\.)*?){re.escape(END)}"\)'
FUNCTION = re.compile(rf"(\bCPyPy_(\w+),[^\"{{}};]*?){SIGNED}")
CLASS = re.compile(rf"(CPyType_(\w+)_template_ = {{[^}}]*?\.tp_doc = ){SIGNED}")
PROPERTY = re.compile(r"(\(getter\)(\w+?)_get_(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL, NULL}")
# A class like a tuple has a docstring of mypyc's; the line before it tells where the class stands.
TUPLE = re.compile(
    r'(CPy_AddTraceback\("([^"]+)", "<module>", (\d+), \w+\);\s*goto \w+;\s*}\s*\w+ = )'
    r"CPyStatics\[\d+\]; /\* 'mypyc filler docstring' \*/"
)
Docs = dict[str, str]


def documented(code: str, docs: Docs) -> str:
    """Add docstrings to the C of some modules."""
    code = FUNCTION.sub(
        lambda found: f"{found[1]}{_signed(found[3], docs.get(found[2], ''))}", code
    )
    code = CLASS.sub(lambda found: f"{found[1]}{_signed(found[3], docs.get(found[2], ''))}", code)
    code = PROPERTY.sub(lambda found: _property(found, docs), code)
    return TUPLE.sub(lambda found: _tuple(found, docs), code)


def docstrings(paths: Iterable[Path], root: Path) -> Docs:
    """Find the docstrings of classes, functions and methods, by their names in C; of classes by line, too."""
    found: Docs = {}
    for path in paths:
        parts = path.relative_to(root).with_suffix("").parts
        module = "___".join(part for part in parts if part != "__init__")
        _collect(ast.parse(path.read_text(encoding="utf-8")), module, str(path), found)
    return found


def _collect(inside: ast.Module | ast.ClassDef, name: str, path: str, found: Docs) -> None:
    for node in inside.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef):
            continue
        full, doc = f"{name}___{node.name}", ast.get_docstring(node)
        if doc:
            found.setdefault(full, doc)  # of a property the getter comes first
            # A method of a class like a tuple is an object of a class of its own.
            found.setdefault(_of_tuple(name, node.name), doc)
        if isinstance(node, ast.ClassDef):
            found[f"{path}:{node.lineno}"] = doc or ""
            _collect(node, full, path, found)


def _of_tuple(owner: str, method: str) -> str:
    module, _, name = owner.rpartition("___")
    return f"{module}___{method}_{name}_obj"


def _signed(signature: str, doc: str) -> str:
    return f'PyDoc_STR("{signature}{END}" {_written(doc)})'


def _property(found: re.Match[str], docs: Docs) -> str:
    doc = docs.get(f"{found[2]}___{found[3]}", "")
    return f"{found[1]}{_written(doc)}, NULL}}" if doc else found[0]


def _tuple(found: re.Match[str], docs: Docs) -> str:
    doc = docs.get(f"{found[2]}:{found[3]}", "")
    return f"{found[1]}PyUnicode_FromString({_written(doc)});" if doc else found[0]


def _written(doc: str) -> str:
    """Write a docstring as C does; what is not ASCII by its bytes."""
    signs = [
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}"
        for byte in inspect.cleandoc(doc).encode()
    ]
    return f'"{"".join(signs)}"'
