bay = Затока
shore = Узбережжя
islands = Острови
roses = Роза вітрів
dunes = Дюни: мапи
ships = Кораблі
deck = у колоді
discarded = у скиді
captain = Капітанка Крабіта
captain-city = Місто
captain-line = Відкрити місто капітанки, { $level }. Карт у місті: { $cards }, карт у руці: { $hand }
captain-passed = закінчила
level = { $level ->
    [1] сором’язлива
    [2] відважна
    [3] прегарна
   *[4] гроза морів
  }
plan = План
plan-next = Далі: { $type }
plan-none = На плані більше немає позначок
trail = Слід
flooded = Затоплено
flooded-long = під водою до кінця гри
stack = Тут лежить однакових карт: { $count }
ship-at = { $name }: корабель на поділці { $points }
anchors-left = { $count ->
    [0] якорів більше немає
   *[other] якорів: { $count }
  }
own-map = ваша
map-then = потім { $values }
no-map = більше немає
map-last = остання
source-cards = Карти
source-bonuses = Бонуси
source-tokens = Мушлі
source-treasures = Скарби
source-maps = Мапи
source-ship = Корабель
