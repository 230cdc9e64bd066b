### The frame of the rulebook and of the card reference in the browser.

rulebook-of = { $game }: правила
rulebook-pages =
    { $count ->
        [one] правила, { $count } короткая страница
        [few] правила, { $count } короткие страницы
       *[many] правила, { $count } коротких страниц
    }
rulebook-places = Правила и карты
rulebook-rules = Правила
rulebook-cards = Все карты
rulebook-symbols = Символы
rulebook-home = Все игры
rulebook-contents = Страницы
rulebook-page = страница { $number } из { $count }
rulebook-read = прочитано
rulebook-next-page = Дальше
rulebook-page-before = Назад
rulebook-full = На всю страницу
rulebook-missing = Такой страницы в правилах нет.

## Worked examples

rulebook-example = Пример
rulebook-step = Шаг { $step } из { $count }
rulebook-step-back = Назад
rulebook-step-next = Дальше
rulebook-step-first = С начала
rulebook-so-far = Пока
rulebook-together = Итого

## Search

rulebook-search = Поиск в правилах
rulebook-search-key = Нажмите / для поиска
rulebook-found =
    { $count ->
        [0] Ничего не найдено
        [one] Найдено: { $count }
       *[many] Найдено: { $count }
    }
rulebook-found-page = Правила
rulebook-found-card = Карта
rulebook-found-ruling = Ответ

## Rulings

rulebook-asked = Вопросы и ответы
rulebook-asked-cards = Об отдельных картах ({ $count })

## Cards

rulebook-cards-of = { $game }: все карты
rulebook-shown = Показано { $shown } из { $all }
rulebook-none = Таких карт нет.
rulebook-reset = Показать все
rulebook-card-before = Предыдущая карта
rulebook-card-next = Следующая карта
rulebook-card-close = Ко всем картам
rulebook-filters = Отбор
rulebook-group = Что это
rulebook-group-name =
    { $group ->
        [card] Карты города
        [basic] Основные локации
        [forest] Лесные локации
        [haven] Приют
        [journey] Путешествие
        [event] События
        [wonder] Чудеса
        [spot] Подводные локации
        [river] Карты ручья
        [adornment] Украшения
        [shore] Береговые локации
        [island] Острова
        [map] Пергаменты
        [compass] Жетоны розы ветров
        [trail] Карты маршрута
        [weather] Погода
        [region] Регионы
        [meteorite] Метеориты
        [sanctuary] Святилища
        [sea] Открытое море
        [coast] Берега
        [lighthouse] Маяки
        [buoy] Буи
        [windmill] Ветряки
        [pier] Причалы
       *[other] Остальное
    }
rulebook-type = Тип
rulebook-type-name =
    { $type ->
        [production] Урожай
        [traveler] Странствия
        [destination] Локация
        [governance] Управление
        [prosperity] Процветание
        [red] Красные
        [green] Зелёные
        [blue] Синие
        [yellow] Жёлтые
        [grey] Серые
       *[none] Без цвета
    }
rulebook-form = Кто или что
rulebook-form-name =
    { $form ->
        [critter] Существа
       *[construction] Сооружения
    }
rulebook-rarity = Сколько в городе
rulebook-rarity-name =
    { $rarity ->
        [unique] Уникальные
       *[common] Обычные
    }
rulebook-cost = Стоимость
rulebook-cost-most = не более { $count }
rulebook-cost-any = любая
rulebook-box = Коробка
rulebook-box-name =
    { $box ->
        [pearlbrook] Жемчужный ручей
        [people_below] Подземный народ
        [starry_skies] Под звёздным небом
        [windmills] Ветряки
        [piers] Причалы
        [captain] Капитан
        [weather] Погода
       *[base] Базовая игра
    }
rulebook-order = Порядок
rulebook-order-name =
    { $order ->
        [name] по названию
        [cost] по стоимости
        [points] по очкам
       *[type] по типу
    }
rulebook-copies = В коробке
rulebook-copies-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
rulebook-about = Правила об этом
