"""Bring build/compiled up to date: Skerry with all that mypyc compiles, by the ordinary build."""

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "skerry"
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
COMPILED = ("kernel", "games", "agents/planner")

LOOK = """
import sys
from importlib.util import find_spec
for name in sys.argv[1:]:
    origin = find_spec(name).origin
    if not origin.endswith((".so", ".pyd")):
        sys.exit(f"compiled: {name} is not compiled, but comes from {origin}.")
"""


def sources() -> list[Path]:
    """The modules that are compiled."""
    return [path for package in COMPILED for path in sorted((SOURCE / package).rglob("*.py"))]


def digest() -> str:
    """A number that changes with anything that could change the result."""
    total = hashlib.sha256(sys.version.encode())
    for path in [*sources(), ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "constraints.txt"]:
        total.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return total.hexdigest()


def build() -> None:
    """Build the wheel, from nothing, because setuptools keeps modules that are gone; unpack it."""
    print(f"compiled: compiling {len(sources())} modules", flush=True)
    shutil.rmtree(BUILD, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "wheel"]
    options = ["--no-deps", "--no-build-isolation", "--wheel-dir", str(BUILD), str(ROOT)]
    made = subprocess.run([*pip, *options], env={**os.environ, "SKERRY_COMPILE": "1"}, check=False)
    if made.returncode:
        sys.exit("compiled: the build failed; the reason is above.")
    [wheel] = BUILD.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(TARGET)


def link(folder: str = "") -> None:
    """Lead what is not compiled back to its source, so that edits there need no build."""
    for path in (SOURCE / folder).iterdir():
        name = path.relative_to(SOURCE).as_posix()
        copy = TARGET / "skerry" / name
        if name in COMPILED or copy.is_symlink():
            continue
        if any(package.startswith(f"{name}/") for package in COMPILED):
            link(name)
            continue
        if copy.is_dir():
            shutil.rmtree(copy)
        copy.unlink(missing_ok=True)
        copy.symlink_to(path)


def look() -> None:
    """Make sure that Python finds the compiled modules, not the editable install."""
    parts = [path.relative_to(SOURCE.parent).with_suffix("").parts for path in sources()]
    names = [".".join(part for part in names if part != "__init__") for names in parts]
    env = {**os.environ, "PYTHONPATH": str(TARGET)}
    if subprocess.run([sys.executable, "-c", LOOK, *names], env=env, check=False).returncode:
        sys.exit(1)


def main() -> None:
    """Build if a source has changed since the last build."""
    note, now = TARGET / "made-from", digest()
    if not note.exists() or note.read_text() != now:
        build()
        link()
        look()
        note.write_text(now)
    link()


if __name__ == "__main__":
    main()
