# Małe słowa w wierszu efektu.
per = za
or = lub
after = po
on = na
limit = limit
all = wszystkie

# Czym jest karta.
critter = stworzenie
construction = budowla
common = zwykła
unique = wyjątkowa
production = produkcja
governance = władza
traveler = wędrowiec
destination = cel
prosperity = dobrobyt
free-with = darmo przy
brings-in = sprowadza
with = razem:
any-critter = dowolne stworzenie

winter = zima
spring = wiosna
summer = lato
autumn = jesień
