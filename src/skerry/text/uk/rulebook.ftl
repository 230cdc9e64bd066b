### The frame of the rulebook and of the card reference in the browser.

rulebook-of = { $game }: правила
rulebook-pages = { $count ->
    [one] правила, { $count } коротка сторінка
    [few] правила, { $count } короткі сторінки
   *[many] правила, { $count } коротких сторінок
    }
rulebook-places = Книга правил
rulebook-rules = Правила
rulebook-cards = Усі карти
rulebook-symbols = Символи
rulebook-home = Усі ігри
rulebook-contents = Сторінки
rulebook-page = сторінка { $number } з { $count }
rulebook-read = прочитано
rulebook-next-page = Наступна сторінка
rulebook-page-before = Попередня сторінка
rulebook-full = Окремою сторінкою
rulebook-missing = Такої сторінки в цих правилах немає.

## Worked examples

rulebook-example = Приклад
rulebook-step = Крок { $step } з { $count }
rulebook-step-back = Назад
rulebook-step-next = Далі
rulebook-step-first = Спочатку
rulebook-so-far = Поки що
rulebook-together = Разом

## Search

rulebook-search = Шукати правила, карти й роз’яснення
rulebook-search-key = / – пошук
rulebook-found = { $count ->
    [0] Нічого не знайдено
    [one] Знайдено { $count }
   *[many] Знайдено { $count }
    }
rulebook-found-page = Правила
rulebook-found-card = Карта
rulebook-found-ruling = Роз’яснення

## Rulings

rulebook-asked = Про що запитують
rulebook-asked-cards = Про окремі карти ({ $count })

## Cards

rulebook-cards-of = { $game }: усі карти
rulebook-shown = Показано { $shown } з { $all }
rulebook-none = Таких карт немає.
rulebook-reset = Показати всі
rulebook-card-before = Попередня карта
rulebook-card-next = Наступна карта
rulebook-card-close = До всіх карт
rulebook-filters = Фільтри
rulebook-group = Що це
rulebook-group-name = { $group ->
    [card] Карти міст
    [basic] Основні локації
    [forest] Лісові локації
    [haven] Притулок
    [journey] Подорож
    [event] Події
    [wonder] Дива
    [spot] Підводні локації
    [river] Карти струмка
    [adornment] Прикраси
    [shore] Берегові локації
    [island] Острови
    [map] Мапи
    [compass] Жетони рози вітрів
    [trail] Карти маршруту
    [weather] Погода
    [region] Регіони
    [meteorite] Метеорити
    [sanctuary] Святилища
    [sea] Відкрите море
    [coast] Береги
    [lighthouse] Маяки
    [buoy] Буйки
    [windmill] Вітряки
    [pier] Причали
   *[other] Інше
    }
rulebook-type = Тип
rulebook-type-name = { $type ->
    [production] Виробництво
    [traveler] Мандри
    [destination] Локація
    [governance] Врядування
    [prosperity] Процвітання
    [red] Червоні
    [green] Зелені
    [blue] Сині
    [yellow] Жовті
    [grey] Сірі
   *[none] Без кольору
    }
rulebook-form = Хто чи що
rulebook-form-name = { $form ->
    [critter] Істоти
   *[construction] Споруди
    }
rulebook-rarity = Як часто
rulebook-rarity-name = { $rarity ->
    [unique] Унікальні
   *[common] Звичайні
    }
rulebook-cost = Вартість
rulebook-cost-most = щонайбільше { $count }
rulebook-cost-any = будь-яка
rulebook-box = Коробка
rulebook-box-name = { $box ->
    [pearlbrook] Перлинний струмок
    [people_below] Народ знизу
    [starry_skies] Під зоряним небом
    [windmills] Вітряки
    [piers] Причали
    [captain] Капітанка
    [weather] Погода
   *[base] Базова гра
    }
rulebook-order = Порядок
rulebook-order-name = { $order ->
    [name] за назвою
    [cost] за вартістю
    [points] за балами
   *[type] за типом
    }
rulebook-copies = У коробці
rulebook-copies-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
    }
rulebook-about = Правила про це
