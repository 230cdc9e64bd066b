"""Where things lie on a page: what leaves its container, what overlaps, what is cut, what is too small to hit."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = ((1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844))
READ_SIZES = ((1440, 900), (1024, 768), (390, 844))  # where words of any length must fit
FIND = r"""() => {
  const found = [];
  const scope = document.querySelector("dialog[open]") ?? document.body;
  const style = new Map();
  const css = (one) => { if (!style.has(one)) style.set(one, getComputedStyle(one)); return style.get(one); };
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (one) => {
    const parts = [];
    for (let at = one; at && at !== document.body && parts.length < 4; at = at.parentElement) {
      const said = at.dataset?.name ?? at.dataset?.seat ?? at.dataset?.tab ?? at.dataset?.at;
      const kind = [...at.classList].filter((word) => !word.startsWith("svelte-"))[0];
      parts.unshift(at.tagName.toLowerCase() + (kind ? "." + kind : "") + (said ? `[${said}]` : ""));
    }
    return parts.join(" > ");
  };
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round);
  const note = (what, one, text, ...boxes) =>
    found.push([what, name(one), text.replace(/\s+/g, " ").trim().slice(0, 60), boxes.map(round)]);
  const meets = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const scrolls = (one) => /auto|scroll/.test(css(one).overflowX + css(one).overflowY);
  const hides = (one) => /hidden|clip/.test(css(one).overflowX + css(one).overflowY);
  const unseen = (one) => { for (let at = one; at; at = at.parentElement) if (css(at).clipPath === "inset(50%)") return true; return false; };
  const skipped = (one) => one.closest(".unseen, [data-tile], svg, [inert], option") || unseen(one);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // The text in sight, line by line, and what cuts it.
  const texts = [];
  const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one || skipped(one) || !shown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      const slack = line.height * 0.2;
      let box = { left: line.left, right: line.right, top: line.top + slack, bottom: line.bottom - slack };
      let scrolled = false;
      for (let at = one; at && at !== document.body; at = at.parentElement) {
        if (scrolls(at)) scrolled = true;
        if (!scrolls(at) && !hides(at)) continue;
        const seen = meets(box, at.getBoundingClientRect());
        const lost = Math.max(box.right - box.left - (seen.right - seen.left), box.bottom - box.top - (seen.bottom - seen.top));
        if (lost > 1.5 && !scrolled) { note("cut", one, node.data, line, at.getBoundingClientRect()); scrolled = true; }
        box = seen;
      }
      if (!scrolled && (line.left < -1 || line.right > innerWidth + 1 || line.top < -1 || line.bottom > innerHeight + 1))
        note("outside", one, node.data, line, screen);
      box = meets(box, screen);
      if (box.right - box.left > 1 && box.bottom - box.top > 1) texts.push({ one, text: node.data, box });
    }
    if (css(one).textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1)
      note("cut", one, node.data, one.getBoundingClientRect());
  }

  // Two texts on one spot, with nothing opaque between them.
  const opaque = (one, until) => {
    for (let at = one; at && !at.contains(until); at = at.parentElement) {
      const { backgroundColor, backgroundImage } = css(at);
      const alpha = /rgba?\([^)]*[,/] ?([\d.]+)\)$/.exec(backgroundColor);
      if (backgroundImage !== "none" || (backgroundColor !== "rgba(0, 0, 0, 0)" && (!alpha || backgroundColor.startsWith("rgb(") || Number(alpha[1]) > 0.8))) return true;
      if (at.matches("dialog, [popover], [role=menu], [role=tooltip]")) return true;
    }
    return false;
  };
  texts.sort((a, b) => a.box.left - b.box.left);
  for (let i = 0; i < texts.length; i++)
    for (let j = i + 1; j < texts.length && texts[j].box.left < texts[i].box.right - 1.5; j++) {
      const [a, b] = [texts[i], texts[j]];
      const both = meets(a.box, b.box);
      if (a.one === b.one || both.bottom - both.top < 2.5 || both.right - both.left < 1.5) continue;
      if (opaque(a.one, b.one) || opaque(b.one, a.one)) continue;
      note("overlap", a.one, `${a.text.trim().slice(0, 28)} | ${b.text.trim().slice(0, 28)}`, a.box, b.box);
    }

  // Words of a card that another card of the same zone lies over.
  for (const { one, text, box } of texts) {
    const card = one.closest("[data-thing][data-zone]");
    if (!card) continue;
    for (const x of [box.left + 1, box.right - 1]) {
      const over = document.elementFromPoint(x, (box.top + box.bottom) / 2)?.closest("[data-thing][data-zone]");
      if (over && over !== card && over.dataset.zone === card.dataset.zone) { note("covered", one, text, box, over.getBoundingClientRect()); break; }
    }
  }

  // Things that stick out of what they lie on.
  const BOXES = "section, aside, dialog, header, footer, [data-thing], [role=group], .board, .seat-panel, .panel";
  for (const one of scope.querySelectorAll("button, svg, b, h2, h3, h4, h5, h6, p, i, em, input, [data-thing], [data-peg]")) {
    if (one.parentElement?.closest("svg") || one.closest(".unseen, [inert], .world, [data-ship]") || !shown(one)) continue;
    const box = one.getBoundingClientRect();
    const held = one.parentElement?.closest(BOXES);
    if (!held || !box.width || box.width * box.height < 4) continue;
    let free = false;
    for (let at = one.parentElement; at && at !== held.parentElement; at = at.parentElement)
      if (scrolls(at) || hides(at) || css(at).position === "fixed") free = true;
    if (free || css(one).position === "fixed") continue;
    const holder = held.getBoundingClientRect();
    const hangs = one.closest(".tokens, [data-peg], .worker"); // what lies on a card may hang over its edge
    const slack = hangs ? 8 : Math.max(4, Math.min(12, Math.min(box.width, box.height) * 0.45));
    const out = Math.max(holder.left - box.left, holder.top - box.top, box.right - holder.right, box.bottom - holder.bottom);
    if (out > slack && css(held).display !== "contents") note("outside", one, one.textContent ?? "", box, holder);
  }

  // What is to be hit must be large enough, or stand far enough from all else that is. A name may answer for its whole panel,
  // and a city that opens when its panel is pressed may be small in it.
  const targets = [...scope.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea, summary")]
    .filter((one) => shown(one) && !one.closest(".unseen, [inert]") && !one.disabled && (one.tabIndex >= 0 || one.matches("[data-thing]")) && !one.closest(".pressed .minis, .pressed .plates") && css(one).display !== "inline")
    .map((one) => ({ one, box: (getComputedStyle(one, "::after").position === "absolute" && css(one).position === "static" ? one.offsetParent : one).getBoundingClientRect() }))
    .filter(({ box }) => box.width);
  const least = ({ width, height }) => Math.min(width, height);
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const near = (box, other) => {
    const [[x, y], [u, v]] = [middle(box), middle(other)];
    const away = Math.hypot(Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom));
    return away < 11.5 || (least(other) < 23.5 && Math.hypot(x - u, y - v) < 23.5);
  };
  // A finger is 44 pixels wide, and may touch what belongs to it beyond its edge.
  const isRoomy = (one, box) => {
    const [x, y] = middle(box);
    return [[0, -21], [0, 21], [-21, 0], [21, 0]].every(([dx, dy]) => one.contains(document.elementFromPoint(x + dx, y + dy)));
  };
  const holds = (a, b) => a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom;
  for (const { one, box } of targets) {
    if (least(box) < 23.5 && targets.some((other) => other.one !== one && !holds(other.box, box) && near(box, other.box))) note("small", one, one.textContent ?? "", box);
    else if (least(box) < 43.5 && innerWidth < 900 && matchMedia("(pointer: coarse)").matches && !isRoomy(one, box)) note("narrow", one, one.textContent ?? "", box);
  }
  return found;
}"""


class Finding(NamedTuple):
    """Something that lies badly: how, where, its words, and the rectangles (left, top, right, bottom)."""

    what: str  # cut, covered, outside, overlap, small; narrow is only a warning: under 44 pixels on a phone
    where: str
    text: str
    boxes: tuple[tuple[int, ...], ...]

    def __str__(self) -> str:
        return f"{self.what}: {self.where} {self.text!r} {self.boxes}"


def findings(page: Page) -> list[Finding]:
    """All that lies badly on a page, each once."""
    return list(
        {
            (one[0], one[1], one[2]): Finding(one[0], one[1], one[2], tuple(map(tuple, one[3])))
            for one in page.evaluate(FIND)
        }.values()
    )
