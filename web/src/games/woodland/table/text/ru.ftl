city = Город
city-of = Город: { $name }
spaces = { $used } из { $all } мест
hand = Рука
in-hand = в руке
meadow = Луг
basic = Простые места
forest = Лес
events = События
journey = Путешествие
from-autumn = с осени
deck = в колоде
discarded = в сбросе
passed = спасовал
points = очки
no-space = рядом с городом
prison = В темнице: { $card }
achieved = Достигнуто: { $event }
open-city = Открыть город: { $name }
close = Закрыть
choose-seat = Выбрать: { $name }
seat-line = { $name }, { $season }, очков: { $points }, рабочих дома: { $workers }, карт в руке: { $hand }, карт в городе: { $city }
stock-line = { $piece }: { $count }
take-piece = Выбрать: { $piece }
twig = ветки
resin = смола
pebble = камешки
berry = ягоды
pearl = жемчуг
point = жетоны очков
workers-home = Рабочих дома: { $home } из { $all }
paying = Оплата: { $card }
pay = Заплатить
free = даром
move-in = Вселить: { $card }
with-help = С помощью: { $card }
chosen-cards = { $count ->
    [0] Пока ничего не выбрано
   *[other] Выбрано карт: { $count }
  }
drawn = Взято
revealed = Открыто
choose-number = Сколько?
choose-card = Какую карту?
set-aside = Отложено
rugwort = Ругворт
year = год { $year }
rival-city = карт: { $count }
rival-line = Ругворт, год { $year }, карт в городе: { $cards }
blocks = { $count ->
    [0] не занимает мест на лугу
    [one] занимает место 1 на лугу
   *[other] занимает места 1–{ $count } на лугу
  }
place-taken = { $number }, занято Ругвортом
due = ещё не сработала
occupied = занято
tab-table = Стол
tab-city = Город
tab-hand = Рука
tab-others = Другие
play = Сыграть
choose = Выбрать
empty-hand = В руке нет карт.
hidden-hand = Рука скрыта.
own = Ваши запасы и рабочие
source-cards = Карты
source-bonuses = Бонусы
source-tokens = Жетоны очков
source-journey = Путешествие
source-events = События
