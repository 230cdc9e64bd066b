"""The 48 kinds of cards as far as they are publicly known, restated beside our own table.

name | rarity, colour and form | points | copies | spaces in the city
"""

CARDS = """
rope_bridge | common brown construction | 1 | 3 | 1
post_office | common red construction | 2 | 3 | 1
inn | common red construction | 2 | 3 | 1
abbey | common red construction | 2 | 3 | 1
tumbler | common green construction | 2 | 3 | 1
tangle_raft | common green construction | 1 | 3 | 1
scriptorium | common green construction | 2 | 3 | 1
grove | common green construction | 1 | 5 | 1
beach_sledge | common green construction | 1 | 3 | 1
shipwreck | unique brown construction | -1 | 3 | 0
hideout | unique brown construction | 0 | 2 | 1
galley | unique brown construction | 3 | 3 | 1
port | unique blue construction | 2 | 3 | 1
market | unique blue construction | 1 | 3 | 1
lighthouse | unique blue construction | 1 | 2 | 1
customs_office | unique blue construction | 3 | 3 | 1
crows_nest | unique red construction | 2 | 2 | 1
warehouse | unique green construction | 2 | 2 | 1
sloop | unique green construction | 1 | 2 | 1
windmill | unique purple construction | 2 | 2 | 1
manor | unique purple construction | 4 | 2 | 1
harbor | unique purple construction | 5 | 2 | 1
gardens | unique purple construction | 4 | 2 | 1
galleon | unique purple construction | 5 | 2 | 1
postal_pigeon | common brown critter | 0 | 3 | 1
steward | common red critter | 1 | 3 | 1
sea_chip | common green critter | 1 | 3 | 1
scribe | common green critter | 1 | 3 | 1
scavenger | common green critter | 2 | 3 | 1
sail_maker | common green critter | 1 | 3 | 1
merchant | common green critter | 2 | 3 | 1
diver | common green critter | 1 | 3 | 1
pirate | unique brown critter | 0 | 3 | 1
stowaway | unique brown critter | 1 | 2 | 1
castaway | unique brown critter | -1 | 3 | 0
customs_officer | unique blue critter | 1 | 3 | 1
navigator | unique blue critter | 2 | 2 | 1
lighthouse_keeper | unique blue critter | 1 | 3 | 1
herbalist | unique blue critter | 1 | 3 | 1
cooper | unique red critter | 2 | 2 | 1
illuminator | unique red critter | 2 | 2 | 1
cartographer | unique red critter | 2 | 2 | 1
treasure_hunter | unique green critter | 1 | 2 | 1
sculptor | unique purple critter | 4 | 2 | 1
pilgrim | unique purple critter | 2 | 2 | 1
guild_master | unique purple critter | 2 | 2 | 1
governor | common purple critter | 4 | 2 | 1
admiral | common purple critter | 4 | 2 | 1
"""
