"""Compile the kernel, the games and the planners where a C compiler is; all else stands in pyproject.toml."""

import os
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup

MISSING = "no working C compiler with the headers of this Python was found"


def can_compile() -> bool:
    """Try the C compiler on the smallest source that needs the headers of Python."""
    from distutils.ccompiler import new_compiler  # noqa: PLC0415  setuptools lends it where Python has none
    from distutils.errors import CCompilerError, DistutilsError  # noqa: PLC0415
    from distutils.sysconfig import customize_compiler  # noqa: PLC0415

    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        try:
            customize_compiler(compiler)
            compiler.compile([str(source)], folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def compiled() -> list[Extension]:
    """List what to compile: nothing when a pure build is asked for or is all that can be had."""
    wish = os.environ.get("SKERRY_COMPILE") or "auto"
    if wish not in {"0", "1", "auto"}:
        sys.exit(f"skerry: SKERRY_COMPILE is {wish!r}, but must be 0 (pure), 1 (compiled) or auto.")
    # Only a wheel is compiled: an editable install stays pure, so that edits take effect.
    if wish == "0" or "bdist_wheel" not in sys.argv:
        return []
    if not can_compile():
        if wish == "1":
            sys.exit(f"skerry: SKERRY_COMPILE is 1, but {MISSING}.")
        print(f"skerry: {MISSING}, so this build is pure Python: the same, but slower.")
        return []
    return mypyc_modules()


def mypyc_modules() -> list[Extension]:
    """Translate all modules to C; a type error in them stops every compiled build."""
    from mypyc.build import mypycify  # noqa: PLC0415  a pure build does without

    sources = [
        str(path)
        for package in ("kernel", "games", "agents/planner")
        for path in sorted(Path("src", "skerry", package).rglob("*.py"))
    ]
    # One C file: calls between modules are direct and the C compiler may inline them. The third
    # level of its optimisation takes it more than twice as long over so large a file.
    # No debug symbols: they make the result several times as large.
    return mypycify(sources, opt_level="2", debug_level="0", multi_file=False, group_name="skerry")


setup(ext_modules=compiled())
