"""Builds without compiling."""

from tools.compiled import Build


def lay(build: Build, origin: str) -> None:
    new = build.work / "new"
    new.mkdir(parents=True)
    build.swap(new, build.tree(origin))
