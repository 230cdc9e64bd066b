"""Write the browser's types from the server's messages; with --check, only compare."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import msgspec.inspect as shapes

from skerry.server import protocol

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
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
        case shapes.StructType(cls=cls):
            return cls.__name__
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


def interface(struct: shapes.StructType) -> str:
    """Write one message as an interface, with its docstring."""
    lines = [f"/** {struct.cls.__doc__} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f'  type: "{struct.tag}";')
    lines += [f"  {named(field)}: {typed(field.type)};" for field in struct.fields]
    return "\n".join([*lines, "}"])


def source() -> str:
    """Write all messages in the order in which the server defines them."""
    structs = [
        each
        for each in vars(protocol).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each is not msgspec.Struct
    ]
    shown = [
        interface(shape)
        for shape in shapes.multi_type_info(structs)
        if isinstance(shape, shapes.StructType)
    ]
    unions = [
        f"export type {name} = {typed(shapes.type_info(getattr(protocol, name)))};"
        for name in ("FromViewer", "Role", "ToViewer", "Value")
    ]
    head = "// Written by tools/typescript.py from the server's messages. Do not edit."
    return (
        "\n\n".join([head, f"export const SPECTATOR = {protocol.SPECTATOR};", *shown, *unions])
        + "\n"
    )


def main() -> None:
    """Write the file, or say that it is not what it should be."""
    if "--check" in sys.argv:
        sys.exit(
            0 if TARGET.read_text(encoding="utf-8") == source() else f"{TARGET} is out of date"
        )
    TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
