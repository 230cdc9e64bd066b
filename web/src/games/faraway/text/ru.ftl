### Слова самого стола «Дальних далей».

market = Рынок
market-order = берут после открытия, меньший номер первым
left = осталось: регионы { $regions }, святилища { $sanctuaries }
regions = регионы
sanctuaries = святилища
others = Остальные
hand = Ваша рука
your-journey = Ваш путь
journey-of = { $name }: путь
journey-counts = регион считает себя, всё справа от него и ваши святилища
scored-from-right = подсчёт справа налево
goes-here = ляжет сюда
now = сейчас
lacks = нужно
pays-now = Сейчас приносит: { $points }.
lacks-now = Не хватает: { $symbols }.
ascent = Номер выше прежнего: взяты святилища.
face-down = карта лицом вниз
your-sanctuaries = Ваши святилища
drawn = Взяты: оставьте одно
drawn-later = Взяты: одно оставите после рынка
if-scored = Счёт сейчас
cards-counted =
    { $regions ->
        [one] { $regions } регион
        [few] { $regions } региона
       *[other] { $regions } регионов
    }, { $sanctuaries ->
        [one] { $sanctuaries } святилище
        [few] { $sanctuaries } святилища
       *[other] { $sanctuaries } святилищ
    }
if-hand = Если сыграть { $number }
if-market = Если взять { $number }
if-drawn = Если оставить
if-kept = Если отдать его
what-if = Что это даст?
point-at = Наведите на карту, чтобы увидеть, что она даст.
enter = или щелчок, чтобы выбрать.
may-change = Выбор можно менять, пока не выбрали все.
draw = святилищ: { $count }
draw-none = без святилища
take-instead = сыграть эту
tap-again = ещё раз
has-chosen = выбрано
choosing = выбирает…
journeys-order = Только что сыграны
put-back = { $count ->
        [0] Верните два региона
       *[other] Вернуть: { $count } из { $picks }
    }
send-back = Вернуть эти
close = Закрыть
score-told = Подсчёт, рассказанный с конца
tell-score = Рассказать счёт
everybody = Все
first = К началу
previous = Назад
next = Дальше
play = Пуск
pause = Пауза
skip = В конец
total = слава
sanctuaries-count = Святилища считают последними, когда открыто всё.
region-pays = { $card }: { $points }.
nothing-yet = Все регионы лежат лицом вниз.
