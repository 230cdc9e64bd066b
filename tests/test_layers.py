"""Imports go one way only: cli, server, lab, rl → agents → games → kernel."""

import ast
from functools import cache
from pathlib import Path

from tools.compiled import COMPILED, SOURCE

RULES = ("kernel", "games", "agents")
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "agents": {*RULES},
    "lessons": {"kernel", "games", "lessons", "skerry"},
    "text": {"kernel", "text"},
    "rl": {*RULES, "rl", "skerry"},
    "drawing": {"kernel", "text", "drawing"},
    "lab": {*RULES, "text", "lab", "skerry"},
    "server": {*RULES, "lessons", "text", "lab", "server", "skerry"},
    "cli": {*RULES, "lessons", "text", "drawing", "lab", "server", "cli", "skerry"},
}
OURS = {*MAY_IMPORT, "skerry"}
CHANCE_AND_TIME = {"random", "secrets", "time", "datetime", "uuid", "os"}
NOT_COMPILED = (ast.Lambda, ast.Yield, ast.YieldFrom, ast.GeneratorExp, ast.AsyncFunctionDef)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def modules(*packages: str) -> list[Path]:
    return [path for package in packages for path in sorted((SOURCE / package).rglob("*.py"))]


def said(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> set[str]:
    """Return what a module imports: our packages by their names, others by their first part."""
    found: set[str] = set()
    for node in ast.walk(parsed(path)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert not node.level, f"{said(path)}: imports are written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {first_part(name) for name in names}
    return found


def first_part(name: str) -> str:
    first, *rest = name.split(".")
    return rest[0] if first == "skerry" and rest and rest[0] in MAY_IMPORT else first


def test_imports_go_one_way() -> None:
    wrong = {said(path): imports(path) & OURS - may_import(path) for path in modules(*MAY_IMPORT)}
    assert {path: found for path, found in wrong.items() if found} == {}


def may_import(path: Path) -> set[str]:
    return MAY_IMPORT[path.relative_to(SOURCE).parts[0]]


def test_every_package_has_its_place_in_the_layers() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= set(MAY_IMPORT)
    assert {"kernel", "games", "agents", "text"} <= packages


def test_rules_and_planners_know_no_chance_or_time_but_their_own() -> None:
    found = {said(path): imports(path) & CHANCE_AND_TIME for path in modules(*COMPILED)}
    assert {path: names for path, names in found.items() if names} == {}


def test_what_is_compiled_is_plain_enough_to_compile() -> None:
    paths = modules(*COMPILED)
    nodes = [(path, node) for path in paths for node in ast.walk(parsed(path))]
    found = [(path, node, why_not_plain(node)) for path, node in nodes]
    assert [f"{said(path)}:{line(node)} {why}" for path, node, why in found if why] == []


def line(node: ast.AST) -> int:
    return getattr(node, "lineno", 0)


def why_not_plain(node: ast.AST) -> str:
    """Say what of a piece of source cannot be compiled; nothing if all can."""
    if isinstance(node, NOT_COMPILED):
        return f"is a {type(node).__name__}"
    if isinstance(node, ast.ClassDef) and node.keywords:
        return f"{node.name} has a metaclass"
    if isinstance(node, FUNCTIONS) and node.args.kwarg is not None:
        return f"{node.name} takes **{node.args.kwarg.arg}"
    if isinstance(node, FUNCTIONS) and inner_functions(node):
        return f"{node.name} has a function inside"
    return ""


def inner_functions(node: ast.AST) -> list[ast.AST]:
    return [part for part in ast.walk(node) if isinstance(part, FUNCTIONS) and part is not node]


def test_what_is_not_plain_is_noticed() -> None:
    source = (
        "class A(metaclass=M): ...\ndef f(**k):\n    return lambda: 0\ndef g():\n    def h(): ..."
    )
    found = [why_not_plain(node) for node in ast.walk(ast.parse(source))]
    assert [why for why in found if why] == [
        "A has a metaclass",
        "f takes **k",
        "g has a function inside",
        "is a Lambda",
    ]
