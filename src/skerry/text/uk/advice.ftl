### Підказка й погляд назад на партію.

advice-why-gain = Дає приблизно на { $more } більше очок, ніж інші: { $gain }.
advice-why-cost = Втрачає приблизно { $less } проти інших: { $cost }.
advice-why-both = Дає приблизно на { $more } більше: { $gain }. Втрачає приблизно { $less }: { $cost }.

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
advice-fork-leave = Повернутися до партії
advice-fork-stay = Грати далі тут
advice-back = Розбір партії
advice-seen-as = Чиїми очима
advice-record = Запис
advice-verdict = Відповідь, яку тут дали
advice-points = очки
advice-slip = { $name }: зіграно — { $played }, краще було — { $better }
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
