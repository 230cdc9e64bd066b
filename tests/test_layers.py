"""Imports go one way only: cli, server, lab, envs → agents → games → kernel."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "skerry"
RULES = ("kernel", "games", "agents")
MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "agents": {*RULES},
    "text": {"kernel", "text"},
    "envs": {*RULES, "envs", "skerry"},
    "lab": {*RULES, "text", "lab", "skerry"},
    "server": {*RULES, "text", "lab", "server", "skerry"},
    "cli": {*RULES, "text", "lab", "server", "cli", "skerry"},
}
CHANCE_AND_TIME = {"random", "secrets", "time", "datetime", "uuid", "os"}
NOT_COMPILED = (ast.Lambda, ast.Yield, ast.YieldFrom, ast.GeneratorExp, ast.AsyncFunctionDef)
COMPILED = ("kernel", "games", "agents/planner")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def modules(*packages: str) -> list[Path]:
    return [path for package in packages for path in sorted((SOURCE / package).rglob("*.py"))]


def said(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def imports(path: Path) -> set[str]:
    """Return what a module imports: our packages by their names, others by their first part."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found |= {first_part(name) for name in names}
    return found


def first_part(name: str) -> str:
    first, *rest = name.split(".")
    return rest[0] if first == "skerry" and rest and rest[0] in MAY_IMPORT else first


@pytest.mark.parametrize("path", modules(*MAY_IMPORT), ids=said)
def test_imports_go_one_way(path: Path) -> None:
    ours = imports(path) & {*MAY_IMPORT, "skerry"}
    assert ours <= MAY_IMPORT[path.relative_to(SOURCE).parts[0]]


def test_every_package_has_its_place_in_the_layers() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages <= set(MAY_IMPORT)
    assert {"kernel", "games", "agents", "text"} <= packages


@pytest.mark.parametrize("path", modules(*COMPILED), ids=said)
def test_rules_and_planners_know_no_chance_or_time_but_their_own(path: Path) -> None:
    assert not imports(path) & CHANCE_AND_TIME


@pytest.mark.parametrize("path", modules(*COMPILED), ids=said)
def test_what_is_compiled_is_plain_enough_to_compile(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not isinstance(node, NOT_COMPILED), ast.dump(node)
        if isinstance(node, ast.ClassDef):
            assert not node.keywords, f"{node.name} has a metaclass"
        if isinstance(node, FUNCTIONS):
            assert node.args.kwarg is None, f"{node.name} takes **{node.args.kwarg}"
            inner = [part for part in ast.walk(node) if isinstance(part, FUNCTIONS)]
            assert inner == [node], f"{node.name} has a function inside"
