"""Words of another language that stand on a page."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from skerry.text import bundle, names, source

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Everything that is read on a page, or read aloud.
READ = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      const { parentElement: around } = node;
      if (!around.closest('script, style, [lang]:not(html), [translate=no]') && around.checkVisibility()) found.add(node.data.trim());
    } else if (!node.closest('[lang]:not(html)'))
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        if (node.getAttribute(name)) found.add(node.getAttribute(name).trim());
  }
  found.add(document.title);
  found.delete('');
  return [...found];
}"""
# Names of games, people, libraries and licences, kinds of files, keys, codes of languages, and what is typed.
OWN_NAMES = {
    *[
        "Skerry",
        "Everdell",
        "Farshore",
        "Faraway",
        "Beacon",
        "Patrol",
        "Pearlbrook",
        "Delapouite",
        "Lorc",
        "game-icons.net",
    ],
    *[
        "CC",
        "BY",
        "SVG",
        "PNG",
        "QR",
        "Esc",
        "Enter",
        "Shift",
        "Home",
        "End",
        "Ctrl",
        "EN",
        "PL",
        "RU",
        "UK",
        "English",
        "Polski",
        "lan",
    ],
}
LATIN = re.compile(r"[A-Za-z][A-Za-z.'’-]*[A-Za-z]")


def leftovers(page: Page, language: str) -> set[str]:
    """What stands on a page in English: in Latin letters, or in the words of an English message."""
    read = {str(each) for each in page.evaluate(READ)}
    if language == "pl":
        return read & english_only(language)
    return {each for each in read if {*LATIN.findall(each)} - OWN_NAMES}


@cache
def english_only(language: str) -> frozenset[str]:
    """What English messages without gaps say, unless this language says the same."""
    return frozenset(_plain("en") - _plain(language))


def _plain(language: str) -> set[str]:
    """The sentences of all messages that need no arguments."""
    words = bundle(language)
    ids = re.findall(
        r"^([a-z][\w-]*) =", "\n".join(source(language, name) for name in names()), re.MULTILINE
    )
    found = set()
    for message in ids:
        with suppress(LookupError):
            found.add(words.say(words.message(message).value or [], {"case": "nom"}))
    return found
