"""Run on the compiled games if they are up to date, else on the pure ones while those are compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.compiled import ALONE, ROOT, SHARED, Build, can_compile, hold

BUILD = Build("quick")
LATER = "compiled: pure Python now; the games are being compiled for the next start, which will be faster"
FAILED = "compiled: pure Python, because compiling failed; the reason is in {log}"


def compile_later() -> None:
    """Compile for the next start, unless that failed with the same sources; it goes on by itself."""
    if not can_compile():
        return
    log = BUILD.work / "log"
    BUILD.work.mkdir(parents=True, exist_ok=True)
    lock = hold(BUILD.work, ALONE)
    if lock is not None:  # else a build is under way
        os.close(lock)
        if BUILD.failed.exists() and BUILD.failed.read_text() == BUILD.origin():
            print(FAILED.format(log=os.path.relpath(log, ROOT)), flush=True)
            return
        with log.open("w", encoding="utf-8") as file:
            command = [sys.executable, "-m", "tools.compiled", "quick", "background"]
            subprocess.Popen(command, stdout=file, stderr=file, cwd=ROOT, start_new_session=True)
    print(f"{LATER} (SKERRY_COMPILE=0 does without)", flush=True)


def compiled_tree() -> Path | None:
    """The compiled games, held until the table is closed, so that a new build leaves them there."""
    if not BUILD.is_fresh():
        return None
    tree = BUILD.place.resolve()
    return None if hold(tree, SHARED) is None else tree


def run(command: str, words: list[str]) -> None:
    """Run a command of Skerry at once, on the compiled games if they are there."""
    env = {**os.environ}
    if env.get("SKERRY_COMPILE") != "0":
        tree = compiled_tree()
        if tree is None:
            compile_later()
        else:
            env["PYTHONPATH"] = str(tree)
    skerry = Path(sys.executable).with_name("skerry")
    os.execve(skerry, [str(skerry), command, *words], env)  # noqa: S606


def main() -> None:
    """Open the table."""
    run("play", sys.argv[1:])


if __name__ == "__main__":
    main()
