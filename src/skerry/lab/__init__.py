"""The laboratory: many games, and what can be learnt from them.

from skerry import lab

played = lab.frame(lab.Match("faraway", seats=2, agents=("greedy", "random"), games=20))
print(played.group_by("agent").mean())
"""

from skerry.lab.frames import frame
from skerry.lab.match import Match

__all__ = ["Match", "frame"]
