"""What is handed on: a core that needs next to nothing, and packages with everything in them."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import mypy_extensions
import pytest

from skerry.extras import EXTRAS

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# All that the core can do: play, look, draw, keep, refuse, in words of every language.
WHOLE = """
import skerry
for name in skerry.games():
    table = skerry.new(name, seats=2, seed=7)
    while not table.over:
        table.act(table.options[-1])
    table.view(0), table.log(0), table.key(1), table.sample(0, skerry.from_seed(1))
    assert skerry.replay(table.record().text()) == table == skerry.position(table.key())
    assert str(table).splitlines()[0].startswith(name) and table._repr_html_()
    assert skerry.say(table.game.card_text(0), "pl")
    assert skerry.agents.agent("greedy", name)
try:
    skerry.new("faraway", seed=7).act("region-99")
except skerry.IllegalAction as error:
    print(error)
"""


def run(*command: str, path: str) -> subprocess.CompletedProcess[str]:
    """Run Python without what is installed, but for what lies on this path."""
    env = {"PYTHONPATH": path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-S", *command], env=env, capture_output=True, text=True, check=False
    )


@pytest.fixture
def bare(tmp_path: Path) -> str:
    """A path on which there is Skerry and the one package that it needs."""
    shutil.copy(mypy_extensions.__file__, tmp_path)
    own = [entry for entry in sys.path if (Path(entry) / "skerry").is_dir()]
    return f"{own[0]}:{tmp_path}"


def test_the_core_needs_one_package(bare: str) -> None:
    done = run("-c", WHOLE, path=bare)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"region-99 .*\.\n|.*'region-99'.*\n", done.stdout), done.stdout


@pytest.mark.parametrize(
    ("line", "extra"),
    [
        ([], "cli"),
        (["simulate", "faraway"], "cli"),
        (["play", "faraway", "--terminal"], "cli"),
        (["play"], "server"),
        (["serve"], "server"),
    ],
)
def test_a_command_without_its_extra_says_what_to_install(
    bare: str, line: list[str], extra: str
) -> None:
    done = run("-m", "skerry", *line, path=bare)
    assert done.returncode == 2
    told = f'skerry: This needs the package cyclopts: pip install "skerry[{extra}]".\n'
    assert done.stderr == told


# What is hidden is as if it were not installed.
HIDE = """
import sys
class Hiding:
    def __init__(self, finder):
        self.finder = finder
    def find_spec(self, name, path=None, target=None):
        hidden = name.partition(".")[0] in {hidden!r}
        return None if hidden else self.finder.find_spec(name, path, target)
    def __getattr__(self, name):
        return getattr(self.finder, name)
sys.meta_path[:] = [Hiding(finder) for finder in sys.meta_path]
"""
SERVE = """
import asyncio
from litestar.testing import TestClient
from skerry.server.app import application
from skerry.server.settings import Settings
with TestClient(application(Settings(database="tables.db"))) as client:
    assert [each["name"] for each in client.get("/api/games").json()] == list(skerry.games())
"""
COMMAND = "import skerry.cli; raise SystemExit(skerry.cli.run({words!r}))\n"
RL = "import skerry.rl.gymnasium, skerry.rl.pettingzoo, skerry.rl.open_spiel\n"


def brought_by(extra: str) -> set[str]:
    """Return the packages that an extra brings, with those of the extras it is made of."""
    found: set[str] = set()
    for line in SETTINGS["optional-dependencies"][extra]:
        name, *more = re.split(r"[\[\],>]", line)
        if name == "skerry":
            found |= {package for each in more if each for package in brought_by(each)}
        else:
            found.add(name.replace("-", "_"))
    return found


def try_with(extra: str, code: str, folder: Path, keys: str = "") -> str:
    """Run something where one extra is installed and all others are not; return what it says."""
    known = {package for packages in EXTRAS.values() for package in packages}
    hidden = known - brought_by(extra) - {"vl_convert", "pyspiel"}
    done = subprocess.run(
        [sys.executable, "-c", HIDE.format(hidden=hidden) + code],
        cwd=folder,
        env={**os.environ, "XDG_STATE_HOME": str(folder)},
        input=keys,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("extra", "line", "said"),
    [
        ("cli", "play faraway --terminal --seed 7", "The game is kept in"),
        ("cli", "simulate faraway --games 2", "games of faraway"),
        ("cli", "play", 'skerry: This needs the package aiosqlite: pip install "skerry[server]".'),
        ("cli", "simulate faraway --games 2 --out a.csv", 'pip install "skerry[lab]"'),
        ("server", "serve --database postgresql://nowhere/x", 'pip install "skerry[postgres]"'),
        ("lab", "balance faraway --games 2 --out b.parquet", "2 of 2 games"),
        ("lab", "simulate faraway --games 2 --cluster local", 'pip install "skerry[cluster]"'),
    ],
)
def test_an_extra_brings_what_its_commands_need(
    extra: str, line: str, said: str, tmp_path: Path
) -> None:
    told = try_with(extra, COMMAND.format(words=line.split()), tmp_path, keys="q\n")
    assert said in " ".join(told.split())
    assert "http://" not in told  # nothing is promised that is not kept


def test_the_server_needs_no_other_extra(tmp_path: Path) -> None:
    assert try_with("server", f"import skerry\n{SERVE}", tmp_path) == ""


def test_learners_need_no_other_extra(tmp_path: Path) -> None:
    assert try_with("rl", RL, tmp_path) == ""


@pytest.mark.parametrize("extra", EXTRAS)
def test_whatever_an_extra_brings_is_known(extra: str) -> None:
    known = tuple(module for modules in EXTRAS.values() for module in modules)
    for line in SETTINGS["optional-dependencies"][extra]:
        name = re.split(r"[\[>]", line)[0].replace("-", "_")
        assert name == "skerry" or name.startswith(known), line


def test_a_package_without_the_client_is_not_made(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "docstrings.py", tmp_path / "tools")
    for kind in ("bdist_wheel", "sdist"):
        done = subprocess.run(
            [sys.executable, "setup.py", "--quiet", kind],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        assert done.stderr == (
            "skerry: a package must hold what runs in the browser, which is not built yet; "
            "run `make client` first.\n"
        )


@pytest.mark.slow
def test_the_sources_as_one_file_hold_everything(tmp_path: Path) -> None:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("there is no repository to compare with")
    kept = subprocess.run([git, "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    command = ["-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path)]
    subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, check=True)
    (made,) = tmp_path.iterdir()
    with tarfile.open(made) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert {*kept.stdout.splitlines()} - names == set()
    assert "src/skerry/server/static/index.html" in names
    assert not [name for name in names if "node_modules" in name]
