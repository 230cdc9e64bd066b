"""Tableaux of Faraway on a table: what they pay, and how they come to the score."""

import skerry
from skerry import Scenario
from tests.games.faraway.names import journey, regions, sanctuaries


def points(row: list[int | str], kept: list[int], **options: bool) -> list[int]:
    """Lay a tableau and read its score sheet: the regions as they lie, then the sanctuaries."""
    scene = skerry.scenario("faraway", **options).lay("row", journey(*row))
    scene.lay("kept", sanctuaries(*kept))
    return [line.points for line in scene.table.score_sheet(0)]


def at_the_score(row: list[int | str], kept: list[int], **options: bool) -> Scenario:
    """Let seat 0 play the last region of a row in the last round, and seat 1 any other."""
    scene = skerry.scenario("faraway", **options).lay("market", []).set("round", 8)
    scene.lay("row", journey(*row[:-1])).lay("kept", sanctuaries(*kept))
    scene.lay("hand", [*journey(row[-1]), *regions(57, 58)])
    scene.lay("row", regions(68, 67), seat=1).lay("hand", regions(66, 65, 64), seat=1)
    return scene.pick(*journey(row[-1]), seat=0).pick("region-66", seat=1)
