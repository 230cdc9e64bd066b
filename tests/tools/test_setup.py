"""What is compiled together, and when it is compiled again."""

import sysconfig
from pathlib import Path

import pytest
from setuptools import Distribution, Extension

import setup
from tools import compiled
from tools.compiled import ROOT

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_every_module_that_is_compiled_is_in_one_group() -> None:
    grouped = [path for group in setup.groups(setup.sources()).values() for path in group]
    assert sorted(ROOT / path for path in grouped) == sorted(compiled.sources())
    assert len(set(grouped)) == len(grouped)


def test_every_game_is_a_group() -> None:
    games = {path.parent.name for path in Path("src/skerry/games").glob("*/__init__.py")}
    groups = setup.groups(setup.sources())
    assert {name for name in groups if name.startswith("games_")} == {f"games_{g}" for g in games}
    assert groups["games"] == [Path("src/skerry/games/__init__.py")]


def test_a_new_folder_of_a_game_falls_into_the_group_of_the_game() -> None:
    new = Path("src/skerry/games/everdell/bellfaire/market.py")
    assert setup.groups([new]) == {"games_everdell": [new]}


class Workshop(setup.Compile):
    """Compiles nothing, but writes the result, or fails."""

    def __init__(self, folder: Path) -> None:
        super().__init__(Distribution())
        self.folder = folder
        self.build_temp = str(folder / "temp")
        self.build_lib = str(folder / "lib")
        self.parallel = 2
        self.built: list[str] = []
        self.breaks = ""
        self.told = "cc 1"

    def _ground(self) -> str:
        return self.told

    def get_ext_fullpath(self, name: str) -> str:
        return str(self.folder / "lib" / (name + SUFFIX))

    def build_extension(self, extension: Extension) -> None:
        self.result(extension.name).touch()
        if extension.name == self.breaks:
            raise RuntimeError(self.breaks)
        self.built.append(extension.name)

    def result(self, name: str) -> Path:
        return Path(self.get_ext_fullpath(name))

    def run_once(self) -> set[str]:
        self.built = []
        self.build_extensions()
        return set(self.built)


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    """Two groups that share a header, and a third that does not."""
    for name in ("kernel.c", "kernel.h", "faraway.c", "other.c"):
        (tmp_path / name).write_text(name)
    (tmp_path / "lib").mkdir()
    found = Workshop(tmp_path)
    header = [str(tmp_path / "kernel.h")]
    found.extensions = [
        Extension("kernel__mypyc", [str(tmp_path / "kernel.c")], depends=header),
        Extension("faraway__mypyc", [str(tmp_path / "faraway.c")], depends=header),
        Extension("other__mypyc", [str(tmp_path / "other.c")]),
    ]
    assert len(found.run_once()) == 3
    return found


def test_nothing_is_compiled_again_if_nothing_has_changed(workshop: Workshop) -> None:
    (workshop.folder / "kernel.c").touch()
    assert workshop.run_once() == set()


def test_one_group_edited_is_one_group_compiled(workshop: Workshop) -> None:
    (workshop.folder / "kernel.c").write_text("another body")
    assert workshop.run_once() == {"kernel__mypyc"}


def test_a_changed_header_compiles_all_groups_that_include_it(workshop: Workshop) -> None:
    (workshop.folder / "kernel.h").write_text("one function more")
    assert workshop.run_once() == {"kernel__mypyc", "faraway__mypyc"}


def test_other_flags_compile_the_group_again(workshop: Workshop) -> None:
    workshop.extensions[2].extra_compile_args = ["-O1"]
    assert workshop.run_once() == {"other__mypyc"}


def test_another_compiler_compiles_everything_again(workshop: Workshop) -> None:
    workshop.told = "cc 2"
    assert len(workshop.run_once()) == 3


def test_a_result_that_is_gone_is_compiled_again(workshop: Workshop) -> None:
    workshop.result("other__mypyc").unlink()
    assert workshop.run_once() == {"other__mypyc"}


def test_what_was_made_of_a_module_that_is_gone_is_removed(workshop: Workshop) -> None:
    workshop.extensions = workshop.extensions[:2]
    assert workshop.run_once() == set()
    assert not workshop.result("other__mypyc").exists()
    assert workshop.result("kernel__mypyc").exists()


def test_what_broke_off_is_compiled_again(workshop: Workshop) -> None:
    (workshop.folder / "kernel.c").write_text("another body")
    workshop.breaks = "kernel__mypyc"
    with pytest.raises(RuntimeError, match="kernel__mypyc"):
        workshop.run_once()
    (workshop.folder / "kernel.c").write_text("kernel.c")
    workshop.breaks = ""
    assert workshop.run_once() == {"kernel__mypyc"}


def test_progress_counts_the_groups(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    (workshop.folder / "kernel.c").write_text("another body")
    (workshop.folder / "other.c").write_text("short")
    workshop.run_once()
    told = capsys.readouterr().err.splitlines()
    assert sorted(told[-2:]) == [
        "skerry: compiling kernel (1 of 2)",
        "skerry: compiling other (2 of 2)",
    ]
