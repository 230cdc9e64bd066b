### Подсказка и разбор партии.

advice-tenths = { $whole },{ $rest }
advice-why-points = { $what }.
advice-why-against = Рядом с лучшим: { $why }
advice-why-scores = Очки приносит { $card }: в { $share } концовках из 10, иначе в { $usual }.
advice-why-next = Дальше в { $share } концовках из 10: { $pick }.
advice-from-card =
    { $sign ->
        [more] +{ $amount }: { $card }
       *[less] −{ $amount }: { $card }
    }
advice-from-others =
    { $sign ->
        [more] лучший соперник получает на { $amount } меньше
       *[less] лучший соперник получает на { $amount } больше
    }
advice-from-source =
    { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $source ->
        [cards] за карты
        [bonuses] за бонусы
        [tokens] за жетоны очков
        [shells] за ракушки
        [journey] за путешествие
        [events] за события
        [wonders] за чудеса
        [pearls] за жемчуг
        [adornments] за украшения
        [treasures] за сокровища
        [maps] за карты местности
        [ship] за корабль
        [region] за регионы
        [sanctuary] за святилища
        [meteorite] за метеориты
        [lighthouse] за маяки
        [buoy] за буи
        [windmill] за мельницы
        [pier] за пирсы
        [headquarters] за штаб
       *[other] за прочее
    }

advice-hint = Подсказка
advice-close = Закрыть подсказку
advice-of = { $shown } из { $options }
advice-forced = Здесь можно сделать только одно.
advice-best = Лучше всего: { $pick }.
advice-scale =
    { $together ->
        [true] очки всей команды
       *[other] перевес в конце, очки
    }
advice-honest = Она видит только то, что видите вы; скрытое для каждой концовки раздаётся заново.
advice-honest-friends = Она видит только то, что видите вы. Остальные видят лампу у вашего имени.
advice-so-far =
    { $number ->
        [1] пока лучшее
       *[other] пока не различить
    }
advice-show-line = Показать продолжение
advice-hide-line = Скрыть продолжение
advice-play = Сделать так
advice-same = { $first } и { $second } примерно равны
advice-line = Что она увидела дальше
advice-line-other = { $name }: { $pick }
advice-thinking = Сколько уже обдумано
advice-endings =
    { $count ->
        [one] доиграна { $count } концовка
        [few] доиграны { $count } концовки
       *[many] доиграно { $count } концовок
    }
advice-left = около { $seconds } с
advice-play-on = Можно играть дальше: тогда подсказка остановится сама.
advice-enough = Хватит: покажи, что есть
advice-try = Попробовать иначе отсюда
advice-fork = Вы пробуете другой путь. Отвечают боты; сама партия остаётся как была.
advice-fork-anew = Путь, который вы пробуете. Всё, чего вы не видели, роздано заново и ничего не говорит о вашей партии; отвечают боты.
advice-fork-leave = Вернуться к партии
advice-fork-stay = Играть дальше здесь
advice-back = Разбор партии
advice-seen-as = Чьими глазами
advice-record = Запись
advice-verdict = Ответ, который здесь дали
advice-points = очки
advice-slip = { $name }: { $played }. Лучше: { $better }
advice-fine = { $name }: { $played }
advice-no-choice = Здесь нет оценённого выбора
advice-judged-on = Оценено по тому, что это место могло знать; неудача — не промах.
advice-ranked =
    { $together ->
        [true] Очки команды в среднем
       *[other] Перевес в конце в среднем
    }
advice-played = сыграно
advice-better = лучше
advice-curve = Чего могло ждать каждое место в конце, шаг за шагом
advice-band =
    { $counter ->
        [round] раунд { $value }
        [season] { $value ->
            [0] зима
            [1] весна
            [2] лето
           *[other] осень
        }
       *[other] ход { $value }
    }
advice-slips =
    { $count ->
        [0] промахов нет
        [one] { $count } промах
        [few] { $count } промаха
       *[many] { $count } промахов
    }
advice-slip-of = промах { $at } из { $count }
advice-slip-before = Предыдущий промах
advice-slip-next = Следующий промах
advice-progress = Разобрано решений: { $done } из { $total }; дальше само.
advice-stopped = Разбор остановился; откройте страницу снова, чтобы продолжить.
advice-tried = Испробованные пути
advice-tried-from = с шага { $step }
advice-go-on = Дальше
advice-forget = Забыть этот путь
advice-expected = ожидаемый итог, очки
advice-crew = команда
advice-tried-line = испробованный путь
advice-cost = ход, стоивший очков
advice-look = Открыть
advice-third = третий, { $loss }
advice-own-end = в итоге { $points } очка
