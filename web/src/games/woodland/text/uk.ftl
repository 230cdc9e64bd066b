# Малі слова в рядку ефекту.
per = за
or = або
after = після
on = на
limit = межа
all = усі

# Що це за карта.
critter = мешканець
construction = споруда
common = звичайна
unique = унікальна
production = виробництво
governance = врядування
traveler = мандрівник
destination = місце
prosperity = добробут
free-with = задарма при
brings-in = приводить
with = разом:
any-critter = будь-який мешканець

winter = зима
spring = весна
summer = літо
autumn = осінь
