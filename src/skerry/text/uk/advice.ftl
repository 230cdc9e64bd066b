### Підказка й погляд назад на партію.

advice-tenths = { $whole },{ $rest }
advice-why-points = { $what }.
advice-why-against = Поруч із найкращим: { $why }
advice-why-scores = Очки дає { $card }: у { $share } кінцівках із 10, інакше в { $usual }.
advice-why-next = Далі у { $share } кінцівках із 10: { $pick }.
advice-from-card =
    { $sign ->
        [more] +{ $amount }: { $card }
       *[less] −{ $amount }: { $card }
    }
advice-from-others =
    { $sign ->
        [more] найкращий суперник дістає на { $amount } менше
       *[less] найкращий суперник дістає на { $amount } більше
    }
advice-from-source =
    { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $source ->
        [cards] за карти
        [bonuses] за бонуси
        [tokens] за жетони очок
        [shells] за мушлі
        [journey] за подорож
        [events] за події
        [wonders] за дива
        [pearls] за перли
        [adornments] за прикраси
        [treasures] за скарби
        [maps] за мапи
        [ship] за корабель
        [region] за регіони
        [sanctuary] за святилища
        [meteorite] за метеорити
        [lighthouse] за маяки
        [buoy] за буї
        [windmill] за млини
        [pier] за причали
        [headquarters] за штаб
       *[other] за решту
    }

advice-hint = Підказка
advice-close = Закрити підказку
advice-of = { $shown } з { $options }
advice-forced = Тут можна зробити лише одне.
advice-best = Найкраще: { $pick }.
advice-scale =
    { $together ->
        [true] очки всієї команди
       *[other] перевага наприкінці, очки
    }
advice-honest = Вона бачить лише те, що бачите ви; приховане для кожної кінцівки роздається наново.
advice-honest-friends = Вона бачить лише те, що бачите ви. Інші бачать лампу біля вашого імені.
advice-so-far =
    { $number ->
        [1] поки найкраще
       *[other] поки не розрізнити
    }
advice-show-line = Показати продовження
advice-hide-line = Сховати продовження
advice-play = Зробити так
advice-same = { $first } і { $second } приблизно рівні
advice-line = Що вона побачила далі
advice-line-other = { $name }: { $pick }
advice-thinking = Скільки вже обмірковано
advice-endings =
    { $count ->
        [one] дограно { $count } кінцівку
        [few] дограно { $count } кінцівки
       *[many] дограно { $count } кінцівок
    }
advice-left = близько { $seconds } с
advice-play-on = Можна грати далі: тоді підказка зупиниться сама.
advice-enough = Досить: покажи, що є
advice-try = Спробувати інакше звідси
advice-fork = Ви пробуєте інший шлях. Відповідають боти; сама партія лишається як була.
advice-fork-anew = Шлях, який ви пробуєте. Усе, чого ви не бачили, роздано наново й нічого не каже про вашу партію; відповідають боти.
advice-fork-leave = Повернутися до партії
advice-fork-stay = Грати далі тут
advice-back = Розбір партії
advice-seen-as = Чиїми очима
advice-record = Запис
advice-verdict = Відповідь, яку тут дали
advice-points = очки
advice-slip = { $name }: { $played }. Краще: { $better }
advice-fine = { $name }: { $played }
advice-no-choice = Тут немає оціненого вибору
advice-judged-on = Оцінено за тим, що це місце могло знати; невдача — не промах.
advice-ranked =
    { $together ->
        [true] Очки команди в середньому
       *[other] Перевага наприкінці в середньому
    }
advice-played = зіграно
advice-better = краще
advice-curve = Чого могло чекати кожне місце наприкінці, крок за кроком
advice-band =
    { $counter ->
        [round] раунд { $value }
        [season] { $value ->
            [0] зима
            [1] весна
            [2] літо
           *[other] осінь
        }
       *[other] хід { $value }
    }
advice-slips =
    { $count ->
        [0] промахів немає
        [one] { $count } промах
        [few] { $count } промахи
       *[many] { $count } промахів
    }
advice-slip-of = промах { $at } з { $count }
advice-slip-before = Попередній промах
advice-slip-next = Наступний промах
advice-progress = Розібрано рішень: { $done } з { $total }; далі само.
advice-stopped = Розбір зупинився; відкрийте сторінку знову, щоб продовжити.
advice-tried = Випробувані шляхи
advice-tried-from = з кроку { $step }
advice-go-on = Далі
advice-forget = Забути цей шлях
advice-expected = очікуваний підсумок, очки
advice-crew = команда
advice-tried-line = випробуваний шлях
advice-cost = хід, що коштував очок
advice-look = Відкрити
advice-third = третій, { $loss }
advice-own-end = у підсумку { $points } очка
