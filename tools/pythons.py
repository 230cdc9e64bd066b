"""Run tests with every Python that Skerry names and that is installed here; say which are not."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
USUAL = ["--ignore=tests/web", "--ignore=tests/faults", "tests"]
ASK = "import sys; print('%d.%d' % sys.version_info[:2])"


def named() -> list[str]:
    """Return the versions that the package says it is for."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = "\n".join(settings["project"]["classifiers"])
    return re.findall(r"Python :: (3\.\d+)$", lines, re.MULTILINE)


def found(version: str) -> str:
    """Return the Python of a version; "" if there is none that runs."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    kept = sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)
    for python in [shutil.which(f"python{version}"), *map(str, kept)]:
        if python and answer(python) == version:
            return python
    return ""


def answer(python: str) -> str:
    """Ask a Python for its version; one that does not run gives none."""
    done = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def prepared(version: str, python: str) -> Path:
    """Make an environment with all that the tests need, unless there is one, and return its Python."""
    place = ROOT / "build" / "pythons" / version
    origin = "".join((ROOT / name).read_text() for name in ("pyproject.toml", "constraints.txt"))
    note, own = place / "made-from", place / "bin" / "python"
    if note.exists() and note.read_text() == origin:
        return own
    print(f"pythons: {version}: installing packages", flush=True)
    subprocess.run([python, "-m", "venv", "--clear", str(place)], check=True)
    pip = [str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pip += ["--constraint", "constraints.txt"]
    env = {**os.environ, "SKERRY_COMPILE": "0"}
    for what in (["setuptools"], ["--no-build-isolation", "--editable", ".[dev]"]):
        subprocess.run([*pip, *what], cwd=ROOT, env=env, check=True)
    note.write_text(origin)
    return own


def passes(version: str, python: str, tests: list[str]) -> bool:
    """Tell whether the tests pass; what cannot be installed does not."""
    try:
        own = prepared(version, python)
    except subprocess.CalledProcessError:
        print(f"pythons: {version}: the packages could not be installed")
        return False
    command = [str(own), "-m", "pytest", "-q", *tests]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def main(asked: list[str]) -> int:
    """Try one version after the other; end with 1 if a test failed in any."""
    failed: list[str] = []
    for version in named():
        python = found(version)
        if not python:
            print(f"pythons: {version} is not installed here, so nothing was tried with it")
            continue
        print(f"pythons: {version}: {python}", flush=True)
        if not passes(version, python, asked or USUAL):
            failed.append(version)
    print(f"pythons: failed with {', '.join(failed)}" if failed else "pythons: all is well")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
