bay = Затока
shore = Узбережжя
islands = Острови
roses = Роза вітрів
dunes = Дюни: мапи
ships = Кораблі
deck = у колоді
discarded = у скиді
captain = Капітанка Крабіта
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
map-last = остання
source-cards = Карти
source-bonuses = Бонуси
source-tokens = Мушлі
source-treasures = Скарби
source-maps = Мапи
source-ship = Корабель
