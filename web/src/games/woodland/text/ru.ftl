# Малые слова в строке эффекта.
per = за
or = или
after = после
on = на
limit = предел
all = все

# Что это за карта.
critter = житель
construction = постройка
common = обычная
unique = уникальная
production = производство
governance = управление
traveler = странник
destination = место
prosperity = процветание
free-with = даром при
brings-in = приводит
with = вместе:
any-critter = любой житель

winter = зима
spring = весна
summer = лето
autumn = осень
