# The small words of an effect line.
per = per
or = or
after = after
on = on
limit = limit
all = all

# What a card is.
critter = critter
construction = construction
common = common
unique = unique
production = production
governance = governance
traveler = traveler
destination = destination
prosperity = prosperity
free-with = free with
brings-in = brings in
with = with
any-critter = any critter

winter = winter
spring = spring
summer = summer
autumn = autumn
