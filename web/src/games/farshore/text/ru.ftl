bay = Залив
shore = Побережье
islands = Острова
roses = Роза ветров
dunes = Дюны: карты сокровищ
ships = Корабли
deck = в колоде
discarded = в сбросе
captain = Капитан Крабита
captain-city = Город
captain-line = Открыть город капитана, { $level }. Карт в городе: { $cards }, карт в руке: { $hand }
captain-passed = закончила
level = { $level ->
    [1] робкая
    [2] отважная
    [3] великолепная
   *[4] гроза морей
  }
plan = План
plan-next = Дальше: { $type }
plan-none = На плане больше нет меток
trail = След
flooded = Затоплен
flooded-long = под водой до конца игры
stack = Здесь лежит одинаковых карт: { $count }
ship-at = { $name }: корабль на делении { $points }
anchors-left = { $count ->
    [0] якорей больше нет
   *[other] якорей: { $count }
  }
own-map = ваша
map-then = затем { $values }
no-map = больше нет
map-last = последняя
source-cards = Карты
source-bonuses = Бонусы
source-tokens = Ракушки
source-treasures = Сокровища
source-maps = Карты сокровищ
source-ship = Корабль
