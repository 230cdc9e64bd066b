city = Місто
city-of = Місто: { $name }
spaces = { $used } з { $all } місць
hand = Рука
in-hand = у руці
meadow = Галявина
basic = Прості місця
forest = Ліс
events = Події
journey = Подорож
from-autumn = з осені
deck = у колоді
discarded = у скиді
passed = спасував
points = очки
no-space = поруч із містом
prison = У в’язниці: { $card }
achieved = Досягнуто: { $event }
open-city = Відкрити місто: { $name }
close = Закрити
choose-seat = Вибрати: { $name }
seat-line = { $name }, { $season }, очок: { $points }, робітників удома: { $workers }, карт у руці: { $hand }, карт у місті: { $city }
stock-line = { $piece }: { $count }
take-piece = Вибрати: { $piece }
twig = гілки
resin = смола
pebble = камінці
berry = ягоди
pearl = перли
point = жетони очок
workers-home = Робітників удома: { $home } з { $all }
paying = Оплата: { $card }
pay = Заплатити
free = задарма
move-in = Поселити: { $card }
with-help = З допомогою: { $card }
chosen-cards = { $count ->
    [0] Ще нічого не вибрано
   *[other] Вибрано карт: { $count }
  }
drawn = Узято
revealed = Відкрито
choose-number = Скільки?
choose-card = Яку карту?
set-aside = Відкладено
rugwort = Ругворт
year = рік { $year }
rival-city = карт: { $count }
rival-line = Ругворт, рік { $year }, карт у місті: { $cards }
blocks = { $count ->
    [0] не займає місць на галявині
    [one] займає місце 1 на галявині
   *[other] займає місця 1–{ $count } на галявині
  }
place-taken = { $number }, зайнято Ругвортом
due = ще не спрацювала
occupied = зайнято
tab-table = Стіл
tab-city = Місто
tab-hand = Рука
tab-others = Інші
play = Зіграти
choose = Вибрати
empty-hand = У руці немає карт.
hidden-hand = Рука прихована.
own = Ваші запаси й робітники
source-cards = Карти
source-bonuses = Бонуси
source-tokens = Жетони очок
source-journey = Подорож
source-events = Події
