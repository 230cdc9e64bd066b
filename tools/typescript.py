"""Write the browser's types from the server's messages and the games' faces; with --check, only compare."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, is_typeddict

import msgspec
import msgspec.inspect as shapes

from skerry.games.beacon_patrol import faces as beacon_patrol
from skerry.games.faraway import faces as faraway
from skerry.games.farshore import faces as farshore
from skerry.games.woodland import faces as woodland
from skerry.kernel.choice import Role
from skerry.kernel.text import Text
from skerry.server.protocol import (
    accounts,
    advice,
    lessons,
    notices,
    records,
    requests,
    rulebook,
    seating,
    shelf,
    table,
    text,
)

if TYPE_CHECKING:
    from types import ModuleType

LIB = Path(__file__).parent.parent / "web" / "src" / "lib"
PROTOCOL = (
    *(text, shelf, rulebook, lessons, advice, table, seating, requests, records, notices),
    accounts,
)
UNIONS = {
    "FromViewer": requests.FromViewer,
    "Role": Role,
    "ToViewer": requests.ToViewer,
    "Value": shelf.Value,
}
FACES = (beacon_patrol, faraway, woodland, farshore)
NAMES: dict[type, str] = {Text: "TextInfo"}  # what a face has of the kernel is sent as a message
PLAIN = {
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def typed(shape: shapes.Type) -> str:
    """Name a shape as TypeScript does."""
    match shape:
        case (
            shapes.StructType(cls=cls) | shapes.TypedDictType(cls=cls) | shapes.CustomType(cls=cls)
        ):
            return NAMES.get(cls, cls.__name__)
        case shapes.ListType(item_type=item):
            inner = typed(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {typed(value)}>"
        case shapes.UnionType(types=types):
            return " | ".join(typed(each) for each in types)
        case shapes.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case _:
            return PLAIN[type(shape)]


def named(field: shapes.Field) -> str:
    """Name a field, with a question mark if it may be left out altogether."""
    unset = not field.required and msgspec.NODEFAULT is field.default is field.default_factory
    return f"{field.name}?" if unset else field.name


def interface(struct: shapes.StructType | shapes.TypedDictType) -> str:
    """Write one message or face as an interface, with its docstring."""
    lines = [f"/** {struct.cls.__doc__} */", f"export interface {struct.cls.__name__} {{"]
    if isinstance(struct, shapes.StructType) and struct.tag is not None:
        lines.append(f'  type: "{struct.tag}";')
    lines += [f"  {named(field)}: {typed(field.type)};" for field in struct.fields]
    return "\n".join([*lines, "}"])


def interfaces(module: ModuleType) -> list[str]:
    """Write all messages or faces in the order in which a module defines them."""
    found = [
        each
        for each in vars(module).values()
        if getattr(each, "__module__", "") == module.__name__
        and (is_typeddict(each) or (isinstance(each, type) and issubclass(each, msgspec.Struct)))
    ]
    return [
        interface(shape)
        for shape in shapes.multi_type_info(found)
        if isinstance(shape, shapes.StructType | shapes.TypedDictType)
    ]


def messages() -> str:
    """Write what server and browser say to each other."""
    head = "// Written by tools/typescript.py from the server's messages. Do not edit."
    spectator = f"export const SPECTATOR = {table.SPECTATOR};"
    structs = [each for module in PROTOCOL for each in interfaces(module)]
    unions = [
        f"export type {name} = {typed(shapes.type_info(union))};" for name, union in UNIONS.items()
    ]
    return "\n\n".join([head, spectator, *structs, *unions]) + "\n"


def faces() -> str:
    """Write what is drawn on the cards of all games."""
    head = "// Written by tools/typescript.py from the games' faces. Do not edit."
    texts = 'import type { TextInfo } from "./protocol";'
    found = [each for module in FACES for each in interfaces(module)]
    return "\n\n".join([head, texts, *found]) + "\n"


def written() -> dict[str, str]:
    """Return the text of each file by its name."""
    return {"protocol.ts": messages(), "faces.ts": faces()}


def main() -> None:
    """Write the files, or say which is not what it should be."""
    for name, source in written().items():
        target = LIB / name
        if "--check" not in sys.argv:
            target.write_text(source, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != source:
            sys.exit(f"{target} is out of date")


if __name__ == "__main__":
    main()
