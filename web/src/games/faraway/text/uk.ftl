### Слова самого столу Faraway.

market = Ринок
market-order = беруть після відкриття, менший номер першим
left = лишилося: регіони { $regions }, святилища { $sanctuaries }
regions = регіони
sanctuaries = святилища
others = Інші
hand = Ваша рука
your-journey = Ваш шлях
journey-of = { $name }: шлях
journey-counts = регіон рахує себе, усе праворуч від нього та ваші святилища
scored-from-right = підрахунок справа наліво
goes-here = ляже сюди
now = зараз
lacks = бракує
pays-now = Зараз дає: { $points }.
lacks-now = Бракує: { $symbols }.
ascent = Номер вищий за попередній: узято святилища.
face-down = карта долілиць
your-sanctuaries = Ваші святилища
drawn = Узято: лишіть одне
drawn-later = Узято: одне лишите після ринку
if-scored = Рахунок зараз
cards-counted =
    { $regions ->
        [one] { $regions } регіон
        [few] { $regions } регіони
       *[other] { $regions } регіонів
    }, { $sanctuaries ->
        [one] { $sanctuaries } святилище
        [few] { $sanctuaries } святилища
       *[other] { $sanctuaries } святилищ
    }
if-hand = Якщо зіграти { $number }
if-market = Якщо взяти { $number }
if-drawn = Якщо лишити
if-kept = Якщо віддати його
what-if = Що це дасть?
point-at = Наведіть на карту, щоб побачити, що вона дасть.
enter = або клацання, щоб обрати.
may-change = Вибір можна змінювати, доки не оберуть усі.
draw = святилищ: { $count }
draw-none = без святилища
take-instead = зіграти цю
tap-again = ще раз
has-chosen = обрано
choosing = обирає…
journeys-order = Щойно зіграно
put-back = { $count ->
        [0] Поверніть два регіони
       *[other] Повернути: { $count } з { $picks }
    }
send-back = Повернути ці
close = Закрити
score-told = Підрахунок, розказаний з кінця
tell-score = Розказати рахунок
everybody = Усі
first = На початок
previous = Назад
next = Далі
play = Пуск
pause = Пауза
skip = У кінець
total = слава
sanctuaries-count = Святилища рахують останніми, коли відкрито все.
region-pays = { $card }: { $points }.
nothing-yet = Усі регіони лежать долілиць.
