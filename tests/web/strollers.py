"""Somebody who plays any table by chance, with whatever can be pressed: by mouse, finger or keys alone."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

from tests.patience import LOOKS, PATIENCE
from tests.web.drawn import agree, look

if TYPE_CHECKING:
    from typing import Literal

    from tests.server.house import Json
    from tests.web.people import Person

    Control = tuple[int, str]  # its kind, and what it looks like
    Hands = Literal["mouse", "finger", "keys"]

# Everything that can be pressed to answer, the most pressing kind first.
CONTROLS = """() => {
  const banner = 'header section button:not(.undo)';
  const kinds = ['[role=menuitem]', '[data-act], [data-way], [data-thing].over.can', `${banner}.main`,
    '[data-cell].now', '.can', 'main .btn.main', banner];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled
    && one.getAttribute('aria-disabled') !== 'true' && !one.closest('[inert], dialog, aside:not(main aside)');
  const button = (one) => one.matches('.seat-panel') ? one.querySelector('button.name') : one; // its name answers for the panel
  const menu = document.querySelector('[role=menu]');
  const found = kinds.flatMap((kind, rank) => [...document.querySelectorAll(kind)].filter(shown).map((one) => [button(one), rank]));
  const open = menu ? found.filter(([one]) => menu.contains(one)) : found;
  const seen = new Set();
  window.controls = open.filter(([one]) => !seen.has(one) && seen.add(one));
  return window.controls.map(([one, rank]) => [rank, one.outerHTML.slice(0, 120)]);
}"""
# A point where nothing lies over the control; null if there is none.
POINT = """(nth) => {
  const [one] = window.controls[nth];
  if (!one.isConnected) return null;
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = one.getBoundingClientRect();
  for (const part of [0.5, 0.08, 0.25, 0.75, 0.92])
    for (const other of [0.5, 0.08, 0.25, 0.75, 0.92]) {
      const [x, y] = [box.left + box.width * part, box.top + box.height * other];
      const top = document.elementFromPoint(x, y);
      if (top && (one.contains(top) || top.closest('button') === one)) return [x, y];
    }
  return null;
}"""
UNDER = "([nth, x, y]) => document.elementFromPoint(x, y)?.closest('button') === window.controls[nth]?.[0]"
# By which key the focus comes nearer to a control, or that it is there; or how many cells of the chart it is away.
LEADS = """(nth) => {
  const [one] = window.controls[nth] ?? [];
  const from = document.activeElement;
  if (!one || from === one) return 'Enter';
  const at = (element) => element?.dataset?.cell?.split(',').map(Number);
  const cells = [at(one), at(from)];
  if (one.tabIndex < 0 && cells.every(Boolean)) return [cells[0][0] - cells[1][0], cells[0][1] - cells[1][1]];
  const before = from !== document.body && from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? 'Shift+Tab' : 'Tab';
}"""
TABS = "() => [...document.querySelectorAll('[data-tab]')].map((one) => one.dataset.tab)"
WEIGHTS = (60, 30, 6, 12, 10, 3, 2)  # by kind of control
STOPS = 150  # the most stops of Tab before something counts as out of reach


class Stroller:
    """Somebody who presses what can be pressed, and looks after each answer whether all is drawn."""

    def __init__(self, person: Person, hands: Hands = "mouse", seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.hands = hands
        self.chance = random.Random(seed)
        self.deeds = 0
        self.lost: list[str] = []  # what could not be reached

    def play(self, deeds: int = 1000) -> Stroller:
        """Answer so often, or until the game is over."""
        while self.deeds < deeds and self.wait():
            agree(self.person)
            self.answer()
            self.deeds += 1
        agree(self.person)
        return self

    def wait(self) -> bool:
        """Wait until something is asked; False when the game is over."""
        end = time.monotonic() + PATIENCE
        while not _asked(shown := look(self.person)):
            if shown["over"]:
                return False
            assert time.monotonic() < end, "nothing is asked"
            time.sleep(LOOKS)
        return True

    def answer(self) -> None:
        """Press things until the server has heard an answer."""
        before = look(self.person)["version"]
        end = time.monotonic() + PATIENCE
        self.lost = []
        while look(self.person)["version"] == before:
            assert time.monotonic() < end, f"nothing answers; out of reach: {self.lost}"
            controls = self.page.evaluate(CONTROLS)
            weights = [WEIGHTS[rank] * (what not in self.lost) for rank, what in controls]
            if any(weights):
                self._press(self.chance.choices(range(len(controls)), weights)[0], controls)
            elif tabs := self.page.evaluate(TABS):
                self._turn(self.chance.choice(tabs))
            self._settle(before, controls)

    def _settle(self, before: int, controls: list[Control]) -> None:
        """Wait a moment for what a press brings: an answer, or other things to press."""
        for _ in range(12):
            if look(self.person)["version"] != before or self.page.evaluate(CONTROLS) != controls:
                return
            time.sleep(LOOKS)

    def _turn(self, tab: str) -> None:
        self.page.locator(f"[data-tab='{tab}']").dispatch_event("click")

    def _press(self, nth: int, controls: list[Control]) -> None:
        done = self._reach(nth) if self.hands == "keys" else self._hit(nth)
        if not done:
            self.lost.append(controls[nth][1])

    def _hit(self, nth: int) -> bool:
        """Press it where it is free; what is pointed at may move first."""
        for _ in range(3):
            point = self.page.evaluate(POINT, nth)
            if point is None:
                return False
            if self.hands == "finger":
                self.page.touchscreen.tap(*point)
                return True
            self.page.mouse.move(*point)
            if self.page.evaluate(UNDER, [nth, *point]):
                self.page.mouse.down()
                self.page.mouse.up()
                return True
        return False

    def _reach(self, nth: int) -> bool:
        """Go there by Tab, forth or back, on a chart by arrows, and press Enter."""
        for _ in range(STOPS):
            leads = self.page.evaluate(LEADS, nth)
            key = leads if isinstance(leads, str) else self._arrow(*leads)
            self.page.keyboard.press(key)
            if key == "Enter":
                return True
        return False

    def _arrow(self, east: int, south: int) -> str:
        """An arrow towards a cell; which of two is chance, for a gap may lie before one of them."""
        arrows = ["ArrowRight" if east > 0 else "ArrowLeft"] * (east != 0)
        arrows += ["ArrowDown" if south > 0 else "ArrowUp"] * (south != 0)
        return self.chance.choice(arrows)


def _asked(shown: Json) -> bool:
    return any(eyes["choice"] for eyes in shown["eyes"]) or shown.get("ending", -1) >= 0
