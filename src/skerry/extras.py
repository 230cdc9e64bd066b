"""What comes with which extra, so that a package that is missing is told by what to install."""

from __future__ import annotations

from importlib.util import find_spec

from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text

EXTRAS = {
    "cli": ("cyclopts", "msgspec", "rich"),
    "server": (
        "aiosqlite",
        "litestar",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "postgres": ("asyncpg", "redis"),
    "community": ("cryptography", "openskill", "webauthn"),
    "lab": ("altair", "polars", "vl_convert"),
    "cluster": ("ray",),
    "rl": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"),
    "learn": ("torch",),
}
NOT_EVERYWHERE = ("uvloop",)  # Windows has none, and does without


def needed(package: str, extra: str = "") -> Text:
    """Say which extra brings a package, or that it belongs to this one."""
    name = package.partition(".")[0]
    found = [each for each, packages in EXTRAS.items() if name in packages]
    return Text("error-extra", {"package": name, "extra": extra or (found or [""])[0]})


def require(extra: str) -> None:
    """Refuse at once what would fail later for want of a package."""
    for package in EXTRAS[extra]:
        if package not in NOT_EVERYWHERE and find_spec(package) is None:
            raise OptionError(needed(package))


def is_extra(package: str) -> bool:
    """Tell whether a package comes with one of the extras."""
    return any(package.partition(".")[0] in packages for packages in EXTRAS.values())
