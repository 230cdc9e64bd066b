"""Cut the letters that the table needs, and write web/src/style/fonts.css: `python tools/fonts.py`.

Needs `pip install fonttools brotli` and the client's packages (`make client`). A page fetches the letters of its own script
only, each of them a third of what the package has; the package's own files stand behind them, for names in other letters.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

STYLE = Path(__file__).parent.parent / "web" / "src" / "style"
PACKAGES = Path(__file__).parent.parent / "web" / "node_modules" / "@fontsource"
HEAD = """/* Written by tools/fonts.py. Small cuts have what our languages need, whole files all other letters. */
"""


class Face(NamedTuple):
    """One weight of a family: what its cuts are called, and which features they keep."""

    family: str
    style: str
    weight: int
    cut: str
    features: str

    def file(self, script: str) -> str:
        """Name the package's file of one script."""
        package = self.family.lower().replace(" ", "-")
        return f"{package}/files/{package}-{script}-{self.weight}-{self.style}.woff2"


FACES = (
    Face("Alegreya", "italic", 500, "title-italic", "lnum,tnum,kern"),
    Face("Alegreya", "normal", 700, "title-700", "lnum,tnum,kern"),
    Face("Alegreya Sans", "normal", 400, "text-400", "lnum,tnum"),
    Face("Alegreya Sans", "normal", 500, "text-500", "lnum,tnum"),
    Face("Alegreya Sans", "normal", 700, "text-700", "lnum,tnum"),
)
WHOLE = {
    "cyrillic": "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
    "latin-ext": "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, "
    "U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
    "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, "
    "U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
}
# What all our languages share, and what Polish, and Russian and Ukrainian, have of their own.
COMMON = (
    "U+0020-007E, U+00A0, U+00AB, U+00AD, U+00B7, U+00BB, U+00D3, U+00D7, U+00F3, U+2013-2014, U+2018-2019, U+201C-201E, "
    "U+2022, U+2026, U+2212, U+25CF"
)
CUTS = {
    "": ("latin", COMMON),
    "-polish": (
        "latin-ext",
        "U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C",
    ),
    "-cyrillic": (
        "cyrillic",
        "U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491",
    ),
}
# The few that stand on the covers in italics: soundings, and browser-cover-under in every language.
COVER = "0123456789 with Pearlbrook; i Perłowy Potok; и Жемчужный ручей; і Перлинний струмок"


def cut(face: Face, script: str, letters: str, name: str) -> None:
    """Keep only these letters of a face."""
    subprocess.run(
        [
            *(sys.executable, "-m", "fontTools.subset", str(PACKAGES / face.file(script))),
            *(f"--layout-features={face.features}", "--no-hinting", "--flavor=woff2"),
            f"--unicodes={letters.replace(' ', '')}",
            f"--output-file={STYLE / 'fonts' / name}.woff2",
        ],
        check=True,
    )


def codes(letters: str) -> set[int]:
    """Return the letters of a range of the style sheet."""
    spans = [part.removeprefix("U+").partition("-") for part in letters.split(", ")]
    return {
        code for low, _, high in spans for code in range(int(low, 16), int(high or low, 16) + 1)
    }


def spans(found: set[int]) -> str:
    """Write letters as a range of the style sheet."""
    parts: list[list[int]] = []
    for code in sorted(found):
        if parts and parts[-1][1] == code - 1:
            parts[-1][1] = code
        else:
            parts.append([code, code])
    return ", ".join(
        f"U+{low:04X}" if low == high else f"U+{low:04X}-{high:04X}" for low, high in parts
    )


def cover_letters(letters: str) -> str:
    """List those of the letters of a cut that stand on the covers."""
    return spans({*map(ord, COVER)} & codes(letters))


def beside_cuts(script: str, letters: str) -> str:
    """List the letters of a whole file that no cut has: on a slow line a browser fetches both, else."""
    held = [codes(few) for of, few in CUTS.values() if of == script]
    return spans(codes(letters).difference(*held))


def rule(face: Face, source: str, letters: str) -> str:
    """Write one face of the style sheet."""
    return f"""@font-face {{
  font-family: "{face.family}";
  font-style: {face.style};
  font-weight: {face.weight};
  font-display: swap;
  src: url("{source}") format("woff2");
  unicode-range: {letters};
}}
"""


def main() -> None:
    """Cut all faces, and write the style sheet that names them."""
    whole = [
        rule(face, f"@fontsource/{face.file(script)}", beside_cuts(script, letters))
        for face in FACES
        for script, letters in WHOLE.items()
    ]
    small = []
    for face in FACES:
        for kind, (script, letters) in CUTS.items():
            cut(face, script, letters, f"{face.cut}{kind}")
            small.append(rule(face, f"./fonts/{face.cut}{kind}.woff2", letters))
    for kind, (script, letters) in CUTS.items():
        few = cover_letters(letters)
        cut(FACES[0], script, few, f"cover-italic{kind}")
        small.append(rule(FACES[0], f"./fonts/cover-italic{kind}.woff2", few))
    (STYLE / "fonts.css").write_text("".join([HEAD, *whole, *small]), encoding="utf-8")


if __name__ == "__main__":
    main()
