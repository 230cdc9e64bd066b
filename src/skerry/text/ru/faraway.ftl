### Faraway.

faraway-about = Дальние дали: путь через восемь регионов, рассказанный с конца. Последние регионы дают то, что нужно первым. Побеждает тот, кто собрал больше славы.
faraway-setting-advanced = Для опытных игроков: каждый получает пять регионов и оставляет три.
faraway-setting-people-below = Подземный народ: 9 регионов, 8 святилищ, серый цвет, до 7 игроков.
faraway-setting-starry-skies = Под звёздным небом: 15 метеоритов, которые при подсчёте освещают другие регионы.

faraway-region =
    { $case ->
        [gen] { $kind ->
            [meteorite] метеорита { $number }
           *[other] региона { $number }
        }
        [dat] { $kind ->
            [meteorite] метеориту { $number }
           *[other] региону { $number }
        }
       *[nom] { $kind ->
            [meteorite] метеорит { $number }
           *[other] регион { $number }
        }
    }
faraway-sanctuary = святилище { $number } ({ $offer })
faraway-card = { $card }: { $offer }
faraway-shows = на карте { $symbols }
faraway-needs = условие: { $symbols }
faraway-symbol =
    { $case ->
        [gen] { $symbol ->
            [stone] { $count ->
                [1] камня
                [one] { $count } камня
               *[many] { $count } камней
            }
            [chimera] { $count ->
                [1] химеры
                [one] { $count } химеры
               *[many] { $count } химер
            }
            [thistle] { $count ->
                [1] златоножки
                [one] { $count } златоножки
               *[many] { $count } златоножек
            }
            [clue] { $count ->
                [1] подсказки
                [one] { $count } подсказки
               *[many] { $count } подсказок
            }
            [night] { $count ->
                [1] ночи
                [one] { $count } ночи
               *[many] { $count } ночей
            }
            [red] { $count ->
                [1] красной карты
                [one] { $count } красной карты
               *[many] { $count } красных карт
            }
            [green] { $count ->
                [1] зелёной карты
                [one] { $count } зелёной карты
               *[many] { $count } зелёных карт
            }
            [blue] { $count ->
                [1] синей карты
                [one] { $count } синей карты
               *[many] { $count } синих карт
            }
            [yellow] { $count ->
                [1] жёлтой карты
                [one] { $count } жёлтой карты
               *[many] { $count } жёлтых карт
            }
            [offering] { $count ->
                [1] пожертвованного святилища
                [one] { $count } пожертвованного святилища
               *[many] { $count } пожертвованных святилищ
            }
           *[grey] { $count ->
                [1] серой карты
                [one] { $count } серой карты
               *[many] { $count } серых карт
            }
        }
       *[nom] { $symbol ->
            [stone] { $count ->
                [1] камень
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }
            [chimera] { $count ->
                [1] химера
                [one] { $count } химера
                [few] { $count } химеры
               *[many] { $count } химер
            }
            [thistle] { $count ->
                [1] златоножка
                [one] { $count } златоножка
                [few] { $count } златоножки
               *[many] { $count } златоножек
            }
            [clue] { $count ->
                [1] подсказка
                [one] { $count } подсказка
                [few] { $count } подсказки
               *[many] { $count } подсказок
            }
            [night] { $count ->
                [1] ночь
                [one] { $count } ночь
                [few] { $count } ночи
               *[many] { $count } ночей
            }
            [red] { $count ->
                [1] красный лес
                [one] { $count } красная карта
                [few] { $count } красные карты
               *[many] { $count } красных карт
            }
            [green] { $count ->
                [1] зелёная река
                [one] { $count } зелёная карта
                [few] { $count } зелёные карты
               *[many] { $count } зелёных карт
            }
            [blue] { $count ->
                [1] синяя пустыня
                [one] { $count } синяя карта
                [few] { $count } синие карты
               *[many] { $count } синих карт
            }
            [yellow] { $count ->
                [1] жёлтый город
                [one] { $count } жёлтая карта
                [few] { $count } жёлтые карты
               *[many] { $count } жёлтых карт
            }
            [offering] { $count ->
                [1] пожертвовать святилище
                [one] пожертвовать { $count } святилище
                [few] пожертвовать { $count } святилища
               *[many] пожертвовать { $count } святилищ
            }
           *[grey] серая обитель
        }
    }
faraway-kind =
    { $case ->
        [each-first] { $symbol ->
            [stone] каждый камень
            [chimera] каждую химеру
            [thistle] каждую златоножку
            [clue] каждую подсказку
            [night] каждую ночь
            [red] каждую красную
            [green] каждую зелёную
            [blue] каждую синюю
            [yellow] каждую жёлтую
            [offering] каждое пожертвованное святилище
           *[grey] каждую серую
        }
        [each-last] { $symbol ->
            [stone] каждый камень
            [chimera] каждую химеру
            [thistle] каждую златоножку
            [clue] каждую подсказку
            [night] каждую ночь
            [red] красную карту
            [green] зелёную карту
            [blue] синюю карту
            [yellow] жёлтую карту
            [offering] каждое пожертвованное святилище
           *[grey] серую карту
        }
        [each] { $symbol ->
            [stone] каждый камень
            [chimera] каждую химеру
            [thistle] каждую златоножку
            [clue] каждую подсказку
            [night] каждую ночь
            [red] каждую красную карту
            [green] каждую зелёную карту
            [blue] каждую синюю карту
            [yellow] каждую жёлтую карту
            [offering] каждое пожертвованное святилище
           *[grey] каждую серую карту
        }
       *[nom] { $symbol ->
            [stone] камень
            [chimera] химера
            [thistle] златоножка
            [clue] подсказка
            [night] ночь
            [red] красная карта
            [green] зелёная карта
            [blue] синяя карта
            [yellow] жёлтая карта
            [offering] пожертвованное святилище
           *[grey] серая карта
        }
    }
faraway-quest-flat =
    { $fame ->
        [one] приносит { $fame } очко славы
        [few] приносит { $fame } очка славы
       *[many] приносит { $fame } очков славы
    }
faraway-quest-each =
    приносит { $fame ->
        [one] { $fame } очко славы
        [few] { $fame } очка славы
       *[many] { $fame } очков славы
    } за { CASE($kinds, "each") }
faraway-quest-set =
    приносит { $fame ->
        [one] { $fame } очко славы
        [few] { $fame } очка славы
       *[many] { $fame } очков славы
    } за каждый полный набор: { CASE($kinds, "nom") }

faraway-choose-region =
    { $case ->
        [low] исследуйте
       *[nom] Исследуйте
    } регион с руки.
    .verb = Исследуйте
faraway-take-region =
    { $case ->
        [low] возьмите
       *[nom] Возьмите
    } регион с рынка.
    .verb = Возьмите
faraway-keep-sanctuary =
    { $case ->
        [low] оставьте
       *[nom] Оставьте
    } одно из взятых святилищ.
    .verb = Оставьте
faraway-put-back =
    { $count ->
        [one] { $case ->
            [low] верните
           *[nom] Верните
        } ещё { $count } регион.
        [few] { $case ->
            [low] верните
           *[nom] Верните
        } { $count } региона.
       *[many] { $case ->
            [low] верните
           *[nom] Верните
        } { $count } регионов.
    }
    .verb = Верните
faraway-give =
    { $count ->
        [one] Пожертвуйте { $count } святилище
        [few] Пожертвуйте { $count } святилища
       *[many] Пожертвуйте { $count } святилищ
    }, и { $region } принесёт { $fame ->
        [one] { $fame } очко славы.
        [few] { $fame } очка славы.
       *[many] { $fame } очков славы.
    } Или оставьте все святилища.
    .verb = Пожертвуйте
faraway-give-nothing = Оставить все

faraway-preview-draw =
    { $count ->
        [0] Святилищ не даст.
        [one] Номер выше прежнего: возьмёте { $count } святилище.
        [few] Номер выше прежнего: возьмёте { $count } святилища и оставите одно.
       *[many] Номер выше прежнего: возьмёте { $count } святилищ и оставите одно.
    }
    .short =
        { $count ->
            [0] {""}
           *[other] святилищ: { $count }
        }
faraway-preview-fame =
    { $sign ->
        [same] Если считать сейчас: без изменений.
       *[other] Если считать сейчас: { $sign ->
            [more] +
           *[less] {""}
        }{ $fame ->
            [one] { $fame } очко славы.
            [few] { $fame } очка славы.
           *[many] { $fame } очков славы.
        }
    }
    .short =
        { $sign ->
            [more] +{ $fame }
           *[less] { $fame }
        }

faraway-rule-shuffle-back = Возвращённые регионы, не показывая, замешайте в колоду.

faraway-log-round = Раунд { $round }
faraway-log-dealt =
    { $known ->
        [yes] { $seat } получает { $cards }.
       *[no] { $count ->
            [one] { $seat } получает { $count } регион.
            [few] { $seat } получает { $count } региона.
           *[many] { $seat } получает { $count } регионов.
        }
    }
faraway-log-market = Рынок: { $cards }.
faraway-log-chosen =
    { $known ->
        [yes] { $seat } выкладывает { $cards }.
       *[no] { $seat } выкладывает регион.
    }
faraway-log-put-back =
    { $known ->
        [yes] { $seat } возвращает { $cards }.
       *[no] { $count ->
            [one] { $seat } возвращает { $count } регион.
            [few] { $seat } возвращает { $count } региона.
           *[many] { $seat } возвращает { $count } регионов.
        }
    }
faraway-log-explores = { $seat } исследует { $cards }.
faraway-log-draws =
    { $known ->
        [yes] { $seat } берёт { $cards }.
       *[no] { $count ->
            [one] { $seat } берёт { $count } святилище.
            [few] { $seat } берёт { $count } святилища.
           *[many] { $seat } берёт { $count } святилищ.
        }
    }
faraway-log-takes = { $seat } берёт { $cards }.
faraway-log-keeps = { $seat } оставляет { $cards }.
faraway-log-gives = { $seat } жертвует за { $region }: { $cards }.
faraway-log-gone = Никто не берёт { $cards }; карта выходит из игры.
faraway-log-fame =
    { $fame ->
        [one] { $seat }: { $fame } очко славы.
        [few] { $seat }: { $fame } очка славы.
       *[many] { $seat }: { $fame } очков славы.
    }

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

faraway-verb-explore = Исследовать { $count }
faraway-verb-take = Взять { $count }
faraway-verb-keep = Оставить { $count }
faraway-verb-put-back =
    { $count ->
        [0] Ничего не возвращать
        [one] Вернуть { $count } регион
        [few] Вернуть { $count } региона
       *[many] Вернуть { $count } регионов
    }
faraway-verb-give =
    { $count ->
        [0] Оставить все
        [one] Отдать { $count } святилище
        [few] Отдать { $count } святилища
       *[many] Отдать { $count } святилищ
    }

## At the table in the browser

faraway-table-market = Рынок
faraway-table-market-order = берут после раскрытия, первым — младший номер
faraway-table-left = осталось регионов: { $regions }, святилищ: { $sanctuaries }
faraway-table-regions = регионы
faraway-table-sanctuaries = святилища
faraway-table-others = Другие
faraway-table-hand = Ваша рука
faraway-table-your-journey = Ваш путь
faraway-table-journey-of = { $name }: путь
faraway-table-journey-counts = каждый регион считает себя, всё справа от себя и ваши святилища
faraway-table-scored-from-right = подсчёт справа налево
faraway-table-goes-here = ляжет сюда
faraway-table-now = сейчас
faraway-table-lacks = нет
faraway-table-pays-now = Сейчас приносит { $points }.
faraway-table-lacks-now = Не хватает: { $symbols }.
faraway-table-ascent = Номер выше предыдущего: взяты святилища.
faraway-table-face-down = закрытая карта
faraway-table-your-sanctuaries = Ваши святилища
faraway-table-drawn = Взято: оставьте одно
faraway-table-drawn-later = Взято: одно оставите после рынка
faraway-table-if-scored = Если считать сейчас
faraway-table-cards-counted =
    { $regions ->
        [one] { $regions } регион
        [few] { $regions } региона
       *[many] { $regions } регионов
    }, { $sanctuaries ->
        [one] { $sanctuaries } святилище
        [few] { $sanctuaries } святилища
       *[many] { $sanctuaries } святилищ
    }
faraway-table-if-hand = Если сыграть { $number }
faraway-table-if-market = Если взять { $number }
faraway-table-if-drawn = Если его оставить
faraway-table-if-kept = Если его отдать
faraway-table-what-if = Что это принесёт?
faraway-table-point-at = Наведите на карту, чтобы увидеть, что она принесёт.
faraway-table-enter = или щёлкните, чтобы выбрать.
faraway-table-may-change = Выбор можно изменить, пока не выбрали все.
faraway-table-draw = взять { $count }
faraway-table-draw-none = нет святилищ
faraway-table-take-instead = сыграть эту
faraway-table-tap-again = ещё раз
faraway-table-has-chosen = выбор сделан
faraway-table-choosing = выбирает…
faraway-table-journeys-order = Только что сыграно
faraway-table-close = Закрыть
faraway-table-total = слава
faraway-table-sanctuaries-count = святилища
faraway-table-from-right = { $place }-й регион справа
faraway-table-told-last = в конце
faraway-table-so-far = пока
faraway-table-no-quest = без задания
faraway-table-needs =
    { $needs ->
        [met] выполнено
       *[none] всегда
    }
faraway-table-sets =
    { $count ->
        [one] набор
        [few] набора
       *[many] наборов
    }
faraway-table-pays-flat =
    { $needs ->
        [met] { $points ->
            [one] { $points } очко славы: условие выполнено.
            [few] { $points } очка славы: условие выполнено.
           *[many] { $points } очков славы: условие выполнено.
        }
       *[none] { $points ->
            [one] { $points } очко славы.
            [few] { $points } очка славы.
           *[many] { $points } очков славы.
        }
    }
faraway-table-pays-each =
    { $points ->
        [one] { $points } очко славы
        [few] { $points } очка славы
       *[many] { $points } очков славы
    }: { $times } × { $fame }, { $symbols }.
faraway-table-symbols =
    { $group ->
        [wonders] Чудеса
        [counted] Что считают
       *[biomes] Земли
    }
faraway-table-symbol =
    { $symbol ->
        [stone] парящий камень
        [chimera] химера
        [thistle] златоножка
        [clue] подсказка: ещё одно святилище
        [night] ночь
        [day] день
        [fame] слава: очки в конце игры
        [sanctuary] святилище
        [red] грибной лес
        [green] река
        [blue] каменистая пустыня
        [yellow] пещерный город
        [grey] подземный народ
        [meteorite] метеорит: освещает всё, что кончается на его цифру
       *[offering] пожертвовать святилище
    }
faraway-table-line =
    { $line ->
        [flat] 5 очков славы
        [needs] 10 очков славы, если при подсчёте открыты два камня и химера
        [each] 2 очка славы за каждую ночь
       *[either] 1 очко славы за каждый грибной лес и каждую реку
    }
