"""What axe finds on a page: everything that shuts somebody out."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
# On trial in axe, but who speaks to a page needs it: names begin with the words in sight.
RUN = """async (only) => {
  const { violations } = await axe.run({
    ...(only.length ? { runOnly: only } : { rules: { "label-content-name-mismatch": { enabled: true } } }),
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) =>
    [id, node.target.join(" "), node.html.slice(0, 200), node.failureSummary.split("\\n").slice(1).join(" ").trim().slice(0, 220)]));
}"""


def barriers(page: Page, *only: str) -> list[str]:
    """Name each barrier: the rule, where it is, and what is wrong there; by all rules unless told."""
    page.evaluate(AXE)
    return [": ".join(found) for found in page.evaluate(RUN, only)]
