"""The 48 cards of Everdell as read off the printed ones.

name | type | rarity and form | price | points | copies | who moves in, or where it may move in
"""

from typing import NamedTuple

CARDS = """
barge_toad | production | common critter | 2 berry | 1 | 3 | twig_barge
chip_sweep | production | common critter | 3 berry | 2 | 3 | resin_refinery
doctor | production | unique critter | 4 berry | 4 | 2 | university
fairgrounds | production | unique construction | 1 twig 2 resin 1 pebble | 3 | 3 | fool
farm | production | common construction | 2 twig 1 resin | 1 | 8 | husband wife
general_store | production | common construction | 1 resin 1 pebble | 1 | 3 | shopkeeper
husband | production | common critter | 3 berry | 2 | 4 | farm
mine | production | common construction | 1 twig 1 resin 1 pebble | 2 | 3 | miner_mole
miner_mole | production | common critter | 3 berry | 1 | 3 | mine
monk | production | unique critter | 1 berry | 0 | 2 | monastery
peddler | production | common critter | 2 berry | 1 | 3 | ruins
resin_refinery | production | common construction | 1 resin 1 pebble | 1 | 3 | chip_sweep
storehouse | production | common construction | 1 twig 1 resin 1 pebble | 2 | 3 | woodcarver
teacher | production | common critter | 2 berry | 2 | 3 | school
twig_barge | production | common construction | 1 twig 1 pebble | 1 | 3 | barge_toad
woodcarver | production | common critter | 2 berry | 2 | 3 | storehouse
bard | traveler | unique critter | 3 berry | 0 | 2 | theater
fool | traveler | unique critter | 3 berry | -2 | 2 | fairgrounds
postal_pigeon | traveler | common critter | 2 berry | 0 | 3 | post_office
ranger | traveler | unique critter | 2 berry | 1 | 2 | dungeon
ruins | traveler | common construction | - | 0 | 3 | peddler
shepherd | traveler | unique critter | 3 berry | 1 | 2 | chapel
undertaker | traveler | unique critter | 2 berry | 1 | 2 | cemetery
wanderer | traveler | common critter | 2 berry | 1 | 3 | lookout
cemetery | destination | unique construction | 2 pebble | 0 | 2 | undertaker
chapel | destination | unique construction | 2 twig 1 resin 1 pebble | 2 | 2 | shepherd
inn | destination | common construction | 2 twig 1 resin | 2 | 3 | innkeeper
lookout | destination | unique construction | 1 twig 1 resin 1 pebble | 2 | 2 | wanderer
monastery | destination | unique construction | 1 twig 1 resin 1 pebble | 1 | 2 | monk
post_office | destination | common construction | 1 twig 2 resin | 2 | 3 | postal_pigeon
queen | destination | unique critter | 5 berry | 4 | 2 | palace
university | destination | unique construction | 1 resin 2 pebble | 3 | 2 | doctor
clock_tower | governance | unique construction | 3 twig 1 pebble | 0 | 3 | historian
courthouse | governance | unique construction | 1 twig 1 resin 2 pebble | 2 | 2 | judge
crane | governance | unique construction | 1 pebble | 1 | 3 | architect
dungeon | governance | unique construction | 1 resin 2 pebble | 0 | 2 | ranger
historian | governance | unique critter | 2 berry | 1 | 3 | clock_tower
innkeeper | governance | unique critter | 1 berry | 1 | 3 | inn
judge | governance | unique critter | 3 berry | 2 | 2 | courthouse
shopkeeper | governance | unique critter | 2 berry | 1 | 3 | general_store
architect | prosperity | unique critter | 4 berry | 2 | 2 | crane
castle | prosperity | unique construction | 2 twig 3 resin 3 pebble | 4 | 2 | king
ever_tree | prosperity | unique construction | 3 twig 3 resin 3 pebble | 5 | 2 | any_critter
king | prosperity | unique critter | 6 berry | 4 | 2 | castle
palace | prosperity | unique construction | 2 twig 3 resin 3 pebble | 4 | 2 | queen
school | prosperity | unique construction | 2 twig 2 resin | 2 | 2 | teacher
theater | prosperity | unique construction | 3 twig 1 resin 1 pebble | 3 | 2 | bard
wife | prosperity | common critter | 2 berry | 2 | 4 | farm
"""


class Fact(NamedTuple):
    """What is printed on a card."""

    name: str
    type: str
    rarity: str
    form: str
    cost: dict[str, int]
    points: int
    copies: int
    links: list[str]

    def __str__(self) -> str:
        return self.name


def facts() -> list[Fact]:
    """Read the table."""
    return [fact(row) for row in CARDS.strip().splitlines()]


def fact(row: str) -> Fact:
    """Read one row."""
    name, type_, kind, price, points, copies, links = row.split(" | ")
    rarity, form = kind.split()
    words = [] if price == "-" else price.split()
    cost = {words[i + 1]: int(words[i]) for i in range(0, len(words), 2)}
    return Fact(name, type_, rarity, form, cost, int(points), int(copies), links.split())
