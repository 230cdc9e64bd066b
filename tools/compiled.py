"""Bring build/compiled up to date, the quick build, or with "best" build/best; compile only what has changed."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "skerry"
SETTINGS = ROOT / "pyproject.toml"
COMPILED: tuple[str, ...] = tuple(tomllib.loads(SETTINGS.read_text())["tool"]["skerry"]["compiled"])
ORIGIN = (ROOT / "setup.py", SETTINGS, ROOT / "constraints.txt", Path(__file__))
# What setup.py is asked for, and where the result is found.
WISHES = {"quick": "quick", "best": "1"}
PLACES = {"quick": "compiled", "best": "best"}
# Kinds of locks that do not wait.
ALONE = fcntl.LOCK_EX | fcntl.LOCK_NB
SHARED = fcntl.LOCK_SH | fcntl.LOCK_NB

LOOK = """
import sys
from importlib.util import find_spec
for name in sys.argv[1:]:
    origin = find_spec(name).origin
    if not origin.endswith((".so", ".pyd")):
        sys.exit(f"compiled: {name} is not compiled, but comes from {origin}.")
import skerry.cli
"""


def can_compile() -> bool:
    """Whether there seems to be a C compiler with the headers of Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler) is not None and headers.exists()


def sources() -> list[Path]:
    """The modules that are compiled."""
    return [path for package in COMPILED for path in sorted((SOURCE / package).rglob("*.py"))]


def digest(paths: Iterable[Path]) -> str:
    """A number that changes with Python and with the names and contents of these files."""
    total = hashlib.sha256(sys.version.encode())
    for path in paths:
        contents = path.read_bytes()
        total.update(f"{path}\n{len(contents)}\n".encode() + contents)
    return total.hexdigest()[:16]


def is_under(name: str, folders: Iterable[str]) -> bool:
    """Whether a path lies in one of these folders, or is one."""
    return any(f"{name}/".startswith(f"{folder}/") for folder in folders)


class Build:
    """One build: its work, its finished trees, and the link to the one that holds."""

    def __init__(self, level: str, home: Path = ROOT / "build") -> None:
        self.level = level
        self.work = home / "work" / level
        self.place = home / PLACES[level]
        self.failed = self.work / "failed"

    def is_fresh(self) -> bool:
        """Whether the tree was made from what stands there now."""
        return self.place.is_symlink() and self.place.resolve() == self.tree(self.origin())

    def origin(self) -> str:
        return digest([*sources(), *ORIGIN])

    def tree(self, origin: str) -> Path:
        return self.work / "trees" / origin

    def bring(self) -> None:
        """Build until the result is made from what stands there; sources may change meanwhile."""
        while not self.is_fresh():
            origin = self.origin()
            self.compile()
            new = self.work / "new"
            shutil.rmtree(new, ignore_errors=True)
            self.gather(new)
            if self.origin() != origin:
                continue
            look(new)
            self.swap(new, self.tree(origin))
        link(self.place)

    def compile(self) -> None:
        """Let setup.py compile what has changed."""
        command = [sys.executable, "setup.py", "--quiet", "build_ext"]
        command += ["--build-lib", str(self.work / "lib"), "--build-temp", str(self.work / "temp")]
        env = {**os.environ, "SKERRY_COMPILE": WISHES[self.level]}
        # It inherits the lock: if this process is killed, nobody may build beside what goes on.
        if subprocess.run(command, cwd=ROOT, env=env, close_fds=False, check=False).returncode:
            sys.exit("compiled: the build failed; the reason is above.")

    def gather(self, tree: Path) -> None:
        """Lay out a new tree: the compiled modules, their sources beside them, links to the rest."""
        built = self.work / "lib"
        modules = [(path, path.relative_to(built)) for path in built.rglob("*") if path.is_file()]
        for path, name in modules + [(path, path.relative_to(SOURCE.parent)) for path in sources()]:
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, tree / name)
        link(tree)

    def swap(self, new: Path, tree: Path) -> None:
        """Let the link lead to the new tree, at once; remove the trees that nobody runs on."""
        shutil.rmtree(tree, ignore_errors=True)
        tree.parent.mkdir(exist_ok=True)
        new.rename(tree)
        if self.place.is_dir() and not self.place.is_symlink():
            shutil.rmtree(self.place)
        step = self.work / "link"
        step.unlink(missing_ok=True)
        step.symlink_to(os.path.relpath(tree, self.place.parent))
        step.replace(self.place)
        for old in tree.parent.iterdir():
            if old != tree and (held := hold(old, ALONE)) is not None:
                shutil.rmtree(old)
                os.close(held)


def hold(path: Path, how: int) -> int | None:
    """Lock a folder until this process and its heirs end; None if another holds it and we do not wait."""
    held = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(held, how)
    except BlockingIOError:
        os.close(held)
        return None
    os.set_inheritable(held, True)  # noqa: FBT003  it takes no names
    return held


def link(tree: Path, folder: str = "") -> None:
    """Lead what is not compiled back to its source, so that edits there need no build."""
    (tree / "skerry" / folder).mkdir(parents=True, exist_ok=True)
    for path in (SOURCE / folder).iterdir():
        name = path.relative_to(SOURCE).as_posix()
        is_compiled = is_under(name, COMPILED)
        if path.is_dir() and (is_compiled or any(is_under(each, [name]) for each in COMPILED)):
            if path.name != "__pycache__":
                link(tree, name)
            continue
        copy = tree / "skerry" / name
        if not copy.exists():
            copy.symlink_to(path)


def look(tree: Path) -> None:
    """Make sure that Python finds the compiled modules, not the editable install, and can load them."""
    parts = [path.relative_to(SOURCE.parent).with_suffix("").parts for path in sources()]
    names = [".".join(part for part in names if part != "__init__") for names in parts]
    env = {**os.environ, "PYTHONPATH": str(tree)}
    if subprocess.run([sys.executable, "-c", LOOK, *names], env=env, check=False).returncode:
        sys.exit(1)


def main() -> None:
    """Build what was asked for; one build of a kind at a time."""
    level, *how = sys.argv[1:] or ["quick"]
    build = Build(level)
    build.work.mkdir(parents=True, exist_ok=True)
    held = hold(build.work, ALONE)
    if "background" in how:
        if held is not None:
            in_background(build)
        return
    if held is None:
        print("compiled: waiting for the build that is under way", flush=True)
        hold(build.work, fcntl.LOCK_EX)
    build.bring()


def in_background(build: Build) -> None:
    """Build without being in the way; note a failure, so that it is not tried again in vain."""
    os.nice(19)
    try:
        build.bring()
    except SystemExit:
        build.failed.write_text(build.origin())
        raise


if __name__ == "__main__":
    main()
