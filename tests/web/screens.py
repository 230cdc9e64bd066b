"""Screens that people sit down at: one that was left is cleared, and who comes next finds all loaded already."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from typing import Literal

    from playwright.sync_api import Browser, Page

    Motion = Literal["no-preference", "reduce"]

PATIENT = PATIENCE * 1000  # milliseconds
BARE = "/api/health"  # a page of the same server on which nothing runs
OUTSIDE = (-9, -9)  # where the pointer lies over nothing
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Kind(NamedTuple):
    """What a screen cannot change any more once it is there."""

    phone: bool
    motion: Motion
    language: str


class Screens:
    """All screens of one browser; no two share what they keep."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.left: dict[Kind, list[Page]] = {}

    def take(self, kind: Kind, size: tuple[int, int], address: str, *, fresh: bool) -> Page:
        """Take a screen of this kind; a fresh one has loaded nothing, and is not used again."""
        left = [] if fresh else self.left.setdefault(kind, [])
        page = left.pop() if left else self._start(kind)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if page.url != f"{address}{BARE}":
            page.goto(f"{address}{BARE}")
        return page

    def _start(self, kind: Kind) -> Page:
        context = self.browser.new_context(
            locale=kind.language,
            reduced_motion=kind.motion,
            has_touch=kind.phone,
            is_mobile=kind.phone,
        )
        context.set_default_timeout(PATIENT)
        return context.new_page()

    def give_back(self, kind: Kind, page: Page, address: str) -> None:
        """Leave a screen as if nobody had sat there, but for what it has loaded."""
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.goto(f"{address}{BARE}")
        page.evaluate(FORGET)
        page.emulate_media(color_scheme="light")
        page.mouse.move(*OUTSIDE)
        self.left[kind].append(page)
