"""Compile what pyproject.toml names where a C compiler is; all else stands in pyproject.toml.

What is handed on, a wheel or the sources as one file, holds what runs in the browser, or is not made.
"""

import hashlib
import os
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))  # who builds a package runs this file from elsewhere
from tools.docstrings import docstrings, documented

CLIENT = Path("src/skerry/server/static/index.html")
MISSING = "no working C compiler with the headers of this Python was found"
# Which build each wish asks for; auto is content with a pure one.
WISHES = {"0": "", "auto": "best", "1": "best", "quick": "quick"}
# The first level takes the C compiler about two thirds of the time of the second.
OPTIMISATION = {"best": "2", "quick": "1"}
# Groups call each other through tables, so no name of a function has to be seen from outside. What
# is hidden is called without a detour, and can be inlined; else it could be replaced at any time.
HIDDEN = ["-fvisibility=hidden"] if os.name == "posix" else []


def check_client() -> None:
    """Refuse to make a package with which nobody could play in the browser."""
    if {"bdist_wheel", "sdist"} & set(sys.argv) and not CLIENT.exists():
        sys.exit(
            "skerry: a package must hold what runs in the browser, which is not built yet; "
            "run `make client` first."
        )


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
    if wish not in WISHES:
        sys.exit(
            f"skerry: SKERRY_COMPILE is {wish!r}, but must be 0 (pure), 1 (compiled), "
            "quick (compiled sooner, a little slower) or auto."
        )
    # Only wheels and build/compiled: an editable install stays pure, so that edits take effect.
    if wish == "0" or not {"bdist_wheel", "build_ext"} & set(sys.argv):
        return []
    if not can_compile():
        if wish != "auto":
            sys.exit(f"skerry: SKERRY_COMPILE is {wish}, but {MISSING}.")
        say(f"{MISSING}, so this build is pure Python: the same, but slower.")
        return []
    return mypyc_modules(WISHES[wish])


def say(line: str) -> None:
    """Tell whoever watches; pip shows it with -v."""
    print(f"skerry: {line}", file=sys.stderr, flush=True)


def sources() -> list[Path]:
    """The modules that are compiled."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    packages = settings["tool"]["skerry"]["compiled"]
    return [path for name in packages for path in sorted(Path("src/skerry", name).rglob("*.py"))]


def groups(paths: Iterable[Path]) -> dict[str, list[Path]]:
    """Part modules by folder, two levels deep: kernel, each game, each kind of agent."""
    found: dict[str, list[Path]] = {}
    for path in paths:
        folder = path.relative_to("src/skerry").parent
        found.setdefault("_".join(folder.parts[:2]), []).append(path)
    return found


def mypyc_modules(level: str) -> list[Extension]:
    """Translate all modules to C; a type error in them stops every compiled build."""
    from mypyc.build import mypycify  # noqa: PLC0415  a pure build does without

    paths = sources()
    say(f"translating {len(paths)} modules to C for the {level} build")
    # Within a group calls are direct and the C compiler may inline them.
    separate: list[tuple[list[str], str | None]] = [
        (list(map(str, each)), f"skerry_{name}") for name, each in groups(paths).items()
    ]
    place = "wheel" if "bdist_wheel" in sys.argv else level
    # From nothing: it takes seconds, and mypyc writes other C when it starts from a cache.
    with TemporaryDirectory() as cache:
        found = mypycify(
            [f"--cache-dir={cache}", *map(str, paths)],
            opt_level=OPTIMISATION[level],
            debug_level="0",  # debug symbols make the result several times as large
            separate=separate,
            target_dir=f"build/work/{place}/c",
        )
    docs = docstrings(paths, Path("src"))
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
        for path in map(Path, extension.sources):
            code = path.read_text(encoding="utf-8")
            path.write_text(documented(code, docs), encoding="utf-8")
    return found


class Compile(build_ext):  # type: ignore[misc]  # setuptools brings no types
    """Compile what has changed, several groups at once, with a line for each."""

    def build_extensions(self) -> None:
        self._clear()
        self.ground = self._ground()
        self.force = True  # the stamps say what is stale, whatever the dates of the files
        stale = sorted((each for each in self.extensions if self._is_stale(each)), key=_size)
        stale.reverse()  # the largest first, so that none is left over for one core at the end
        named = [each.name for each in stale if each.name.endswith("__mypyc")]
        self.steps = {name: f"({i} of {len(named)})" for i, name in enumerate(named, 1)}
        with ThreadPoolExecutor(self.parallel or os.cpu_count()) as pool:
            running = [pool.submit(self._build, each) for each in stale]
            try:
                for each in running:
                    each.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _clear(self) -> None:
        """Remove what was made of modules that are gone; setuptools would keep it."""
        made = {Path(self.get_ext_fullpath(each.name)) for each in self.extensions}
        for path in Path(self.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            if path not in made:
                path.unlink()

    def _build(self, extension: Extension) -> None:
        if extension.name in self.steps:
            name = extension.name.removeprefix("skerry_").removesuffix("__mypyc")
            say(f"compiling {name.replace('_', '/', 1)} {self.steps[extension.name]}")
        stamp = self._stamp(extension)
        stamp.unlink(missing_ok=True)
        self.build_extension(extension)
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(self._origin(extension))

    def _is_stale(self, extension: Extension) -> bool:
        stamp = self._stamp(extension)
        if not stamp.exists() or not Path(self.get_ext_fullpath(extension.name)).exists():
            return True
        return stamp.read_text() != self._origin(extension)

    def _stamp(self, extension: Extension) -> Path:
        """Where it is written down from what a module was made, once it is made."""
        return Path(self.build_temp, "made-from", extension.name)

    def _origin(self, extension: Extension) -> str:
        """A number that changes with anything that could change the result."""
        total = hashlib.sha256(f"{self.ground}\n{extension.extra_compile_args}\n".encode())
        for path in sorted({*extension.sources, *extension.depends}):
            total.update(f"{path}\n".encode() + Path(path).read_bytes())
        return total.hexdigest()

    def _ground(self) -> str:
        """Name the C compiler with its flags, Python and mypyc."""
        command = getattr(self.compiler, "compiler_so", [])  # not everywhere
        asked = [*command[:1], "--version"]
        told = subprocess.run(asked, capture_output=True, check=False).stdout if command else b""  # noqa: S603
        return f"{command}\n{told!r}\n{sys.version}\n{version('mypy')}"


def _size(extension: Extension) -> int:
    return sum(Path(path).stat().st_size for path in extension.sources)


if __name__ == "__main__":
    check_client()
    setup(ext_modules=compiled(), cmdclass={"build_ext": Compile})
