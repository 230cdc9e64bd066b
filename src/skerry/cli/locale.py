"""Which language the environment names, told without loading any words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

OURS = "SKERRY_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as POSIX has it
PLAIN = ("", "c", "posix", "en")  # in which everything is said in the language of origin


def language_in(locale: str) -> str:
    """Return the language of a locale, such as pl of pl_PL.UTF-8."""
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()


def system_language(environ: Mapping[str, str]) -> str:
    """Return the language of the system; "" if it has none."""
    return language_in(next((environ[name] for name in SYSTEM if environ.get(name)), ""))


def is_plain(environ: Mapping[str, str]) -> bool:
    """Tell whether nobody asks for a language other than that of origin."""
    ours = environ.get(OURS)
    return (language_in(ours) if ours else system_language(environ)) in PLAIN
