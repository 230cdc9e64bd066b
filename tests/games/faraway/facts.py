"""The cards of Faraway as read off the printed ones: number and symbols | what is needed | fame."""

from collections import Counter
from typing import NamedTuple

REGIONS = """
1 red stone chimera | - | -
2 blue stone stone | - | -
3 green | - | 4
4 red stone thistle | - | -
5 green chimera | - | 2
6 blue clue stone | - | -
7 red chimera thistle | - | -
8 green clue chimera | - | -
9 blue | - | 5
10 red | - | 3 per night
11 green | - | 2 per clue
12 yellow clue thistle | - | -
13 blue | - | 2 per stone
14 red thistle | - | 2 per night
15 green clue | - | 2 per chimera
16 red chimera | - | 2 per chimera
17 blue stone | chimera chimera | 3 per stone
18 green chimera | - | 10 per set
19 red thistle | - | 2 per thistle
20 green night clue | stone | 2 per night
21 blue night | stone stone | 8
22 green night clue | - | 1 per clue
23 red night stone chimera | - | 10 per set
24 blue night stone | chimera | 2 per night
25 yellow night | - | 1 per green yellow
26 red night chimera | - | 3 per thistle
27 yellow night | - | 1 per blue yellow
28 red night stone | - | 3 per chimera
29 yellow night thistle | - | 2 per thistle
30 red night stone | - | 2 per stone
31 yellow night | - | 1 per red yellow
32 red night stone chimera | stone stone stone | 7
33 yellow night clue | - | 3 per thistle
34 green night chimera | stone stone | 3 per chimera
35 yellow night chimera | - | 10 per set
36 red night | chimera chimera | 4 per thistle
37 yellow night | thistle | 3 per night
38 green night stone | chimera thistle | 3 per clue
39 red night stone thistle | chimera chimera | 9
40 blue night | stone chimera thistle | 3 per night
41 green thistle | stone stone chimera | 4 per night
42 yellow | stone chimera | 2 per green yellow
43 blue stone | - | 10 per set
44 yellow | stone thistle | 2 per blue yellow
45 green stone | chimera chimera chimera | 13
46 blue clue | stone stone chimera | 10
47 yellow | chimera thistle | 2 per red yellow
48 red chimera | - | 3 per stone
49 blue clue | stone stone thistle | 12
50 yellow stone | thistle thistle | 4 per green
51 blue stone | stone stone stone stone | 14
52 red | stone stone stone | 4 per chimera
53 yellow chimera | thistle thistle | 4 per red
54 green chimera | thistle thistle | 4 per clue
55 blue clue stone | chimera thistle thistle | 3 per stone
56 yellow thistle | stone chimera chimera | 4 per blue
57 red | thistle thistle thistle | 4 per stone
58 green clue | chimera chimera chimera | 3 per clue
59 yellow clue | stone chimera chimera chimera | 3 per red yellow
60 blue clue | stone stone chimera chimera | 16
61 green thistle | chimera chimera chimera chimera | 17
62 yellow clue | thistle thistle thistle | 3 per blue yellow
63 green clue | chimera chimera thistle | 15
64 blue clue | stone stone thistle thistle | 18
65 yellow clue | thistle thistle thistle | 3 per green yellow
66 blue | stone stone stone stone | 20
67 green clue | chimera chimera thistle thistle | 19
68 blue | stone stone stone stone stone | 24
"""

SANCTUARIES = """
1 red | - | 1 per red
2 red chimera | - | -
3 red stone | - | -
4 red thistle | - | -
5 red night | - | -
6 green | - | 1 per green
7 green chimera | - | -
8 green stone | - | -
9 green clue | - | -
10 green | - | 1 per night
11 blue | - | 1 per blue
12 blue chimera | - | -
13 blue stone | - | -
14 blue thistle | - | -
15 blue clue | - | -
16 yellow | - | 1 per yellow
17 yellow stone | - | -
18 yellow clue | - | -
19 yellow | - | 4 per set
20 yellow | - | 1 per clue
21 - | - | 1 per blue yellow
22 - | - | 1 per red green
23 - | - | 1 per red yellow
24 - | - | 1 per green yellow
25 - | - | 1 per green blue
26 - | - | 1 per red blue
27 - | - | 5
28 clue stone | - | -
29 clue chimera | - | -
30 clue thistle | - | -
31 - | - | 2 per thistle
32 - | - | 2 per stone
33 - | - | 2 per chimera
34 - | - | 2 per clue
35 clue | - | 4 per set
36 stone | - | 1 per night
37 chimera | - | 1 per clue
38 stone | - | 1 per clue
39 clue | - | 1 per clue
40 stone | - | 1 per stone
41 chimera | - | 1 per chimera
42 thistle | - | 1 per thistle
43 night stone | - | -
44 night chimera | - | -
45 night thistle | - | -
"""

REGIONS_BELOW = """
0 grey stone chimera thistle | - | -
69 red clue | - | 7 per trio
70 grey clue | - | 6
71 green night stone | - | 7 per trio
72 grey night clue | chimera chimera chimera chimera chimera | 26
73 yellow night chimera | thistle thistle thistle thistle | 5 per grey
74 grey night thistle | - | 7 per trio
75 blue night clue | stone stone stone stone stone stone | 28
76 grey night | stone stone chimera chimera thistle thistle | 4 per grey
"""

SANCTUARIES_BELOW = """
46 red | - | 3 per trio
47 green | - | 3 per trio
48 blue | - | 2 per grey
49 yellow night | - | 1 per grey
50 grey stone stone | - | -
51 grey clue | - | 3 per trio
52 grey chimera | - | 1 per grey
53 grey thistle | - | 1 per grey
"""

METEORITES = """
4 yellow night clue | - | 3
5 red night clue clue | - | -
7 grey night clue | - | 1 per chimera thistle
9 green night | yellow yellow yellow yellow | 9
11 red night | green green green green | 11
13 grey night clue | - | 1 per stone thistle
15 blue night | offering | 8
20 yellow clue | blue blue blue blue | 13
21 red | offering | 10
26 green | clue clue clue clue clue | 17
27 blue | red red red red | 15
29 grey clue | - | 1 per stone chimera
32 blue | night night night night night | 21
33 green clue clue | - | 4
38 yellow | offering offering | 19
"""

COLOURS = ("red", "green", "blue", "yellow")
WONDERS = ("stone", "chimera", "thistle")


class Fact(NamedTuple):
    """One printed card: what it shows, what it needs, how much it pays and for what."""

    number: int
    shows: tuple[str, ...]
    needs: tuple[str, ...]
    fame: int
    per: tuple[str, ...]  # empty: paid once; all four colours, all three wonders: for each set


def _words(part: str) -> tuple[str, ...]:
    return tuple(sorted(word for word in part.split() if word != "-"))


def _fact(line: str) -> Fact:
    head, needs, quest = line.split("|")
    number, _, shows = head.partition(" ")
    fame, _, per = quest.strip().partition(" per ")
    kinds = _words({"set": " ".join(COLOURS), "trio": " ".join(WONDERS)}.get(per, per))
    return Fact(int(number), _words(shows), _words(needs), int(fame.replace("-", "0")), kinds)


def facts(block: str) -> list[Fact]:
    """Read a table of cards."""
    return [_fact(line) for line in block.split("\n") if line]


def paid(card: Fact, face_up: list[Fact]) -> int:
    """Say what a card pays by the words of the rules, with these cards face up."""
    seen = Counter(symbol for other in face_up for symbol in other.shows)
    seen["grey"] += sum(not {*COLOURS, "grey"} & set(other.shows) for other in face_up)
    if Counter(card.needs) - seen:
        return 0
    if set(card.per) in (set(COLOURS), set(WONDERS)):
        return card.fame * min(seen[kind] for kind in card.per)
    return card.fame * (sum(seen[symbol] for symbol in card.per) if card.per else 1)
