"""A package of somebody else with a game, its words and an agent, as pip would have installed it."""

from pathlib import Path

PACKAGE = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from tests.contract.least import Least
from tests.contract.pebbles import Pebbles
from skerry.kernel.text import Text
class Stones(Pebbles):
    def __init__(self):
        super().__init__()
        self.name = "stones"
        self.words = str(Path(__file__).parent)
    def label(self, pick):
        return Text("stones-take", {{"count": pick + 1}})
STONES = Stones()
class First:
    def choose(self, seen):
        return seen.options[0]
"""
METADATA = "Metadata-Version: 2.1\nName: stones\nVersion: 1\n"
ENTRIES = (
    "[skerry.games]\nstones = stones:STONES\nbroken = stones:NOTHING\n"
    "[skerry.agents]\nfirst = stones:First\n"
)
ROOT = Path(__file__).parent.parent
WORDS = """stones-hello = A pile of stones.
stones-take = Take { $count }
"""


def installed(folder: Path) -> Path:
    """Lay the package into a folder, and return that: whoever has it on the path has the package."""
    (folder / "stones").mkdir()
    (folder / "stones" / "__init__.py").write_text(PACKAGE.format(root=str(ROOT)))
    (folder / "stones" / "en.ftl").write_text(WORDS)
    info = folder / "stones-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRIES)
    return folder
