"""What comes with which extra, so that a package that is missing is told by what to install."""

from __future__ import annotations

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
    "lab": ("altair", "polars", "vl_convert"),
    "cluster": ("ray",),
    "rl": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"),
    "learn": ("torch",),
}


def needed(package: str, extra: str = "") -> Text:
    """Say which extra brings a package, or that it belongs to this one."""
    name = package.partition(".")[0]
    found = [each for each, packages in EXTRAS.items() if name in packages]
    return Text("error-extra", {"package": name, "extra": extra or (found or [""])[0]})


def is_extra(package: str) -> bool:
    """Tell whether a package comes with one of the extras."""
    return any(package.partition(".")[0] in packages for packages in EXTRAS.values())
