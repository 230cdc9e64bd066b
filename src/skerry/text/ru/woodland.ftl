### What both Everdells say.

woodland-resource =
    { $case ->
       *[each] { $resource ->
            [twig] каждую ветку
            [resin] каждую смолу
            [pebble] каждый камушек
            [berry] каждую ягоду
            [driftwood] каждую корягу
            [seaweed] каждую водоросль
            [seastone] каждый морской самоцвет
            [mushroom] каждый гриб
            [treasure] каждое сокровище
           *[pearl] каждую жемчужину
        }
        [bare] { $resource ->
            [twig] ветка
            [resin] смола
            [pebble] камушек
            [berry] ягода
            [driftwood] коряга
            [seaweed] водоросль
            [seastone] морской самоцвет
            [mushroom] гриб
            [treasure] сокровище
           *[pearl] жемчужина
        }
        [nom] { $resource ->
            [twig] ветка
            [resin] смола
            [pebble] камушек
            [berry] ягода
            [driftwood] коряга
            [seaweed] водоросль
            [seastone] морской самоцвет
            [mushroom] гриб
            [treasure] сокровище
           *[pearl] жемчужина
        }
    }
woodland-amount =
    { $case ->
        [gen] { $resource ->
            [twig] { $count ->
                [one] { $count } ветки
               *[many] { $count } веток
            }
            [resin] { $count ->
                [one] { $count } смолы
               *[many] { $count } смол
            }
            [pebble] { $count ->
                [one] { $count } камушка
               *[many] { $count } камушков
            }
            [berry] { $count ->
                [one] { $count } ягоды
               *[many] { $count } ягод
            }
            [pearl] { $count ->
                [one] { $count } жемчужины
               *[many] { $count } жемчужин
            }
            [driftwood] { $count ->
                [one] { $count } коряги
               *[many] { $count } коряг
            }
            [seaweed] { $count ->
                [one] { $count } водоросли
               *[many] { $count } водорослей
            }
            [seastone] { $count ->
                [one] { $count } морского самоцвета
               *[many] { $count } морских самоцветов
            }
            [mushroom] { $count ->
                [one] { $count } гриба
               *[many] { $count } грибов
            }
            [treasure] { $count ->
                [one] { $count } сокровища
               *[many] { $count } сокровищ
            }
            [point] { $count ->
                [one] { $count } очка
               *[many] { $count } очков
            }
           *[any] { $count ->
                [one] { $count } любого ресурса
               *[many] { $count } любых ресурсов
            }
        }
        [acc] { $resource ->
            [twig] { $count ->
                [one] { $count } ветку
                [few] { $count } ветки
               *[many] { $count } веток
            }
            [resin] { $count ->
                [one] { $count } смолу
                [few] { $count } смолы
               *[many] { $count } смол
            }
            [pebble] { $count ->
                [one] { $count } камушек
                [few] { $count } камушка
               *[many] { $count } камушков
            }
            [berry] { $count ->
                [one] { $count } ягоду
                [few] { $count } ягоды
               *[many] { $count } ягод
            }
            [pearl] { $count ->
                [one] { $count } жемчужину
                [few] { $count } жемчужины
               *[many] { $count } жемчужин
            }
            [driftwood] { $count ->
                [one] { $count } корягу
                [few] { $count } коряги
               *[many] { $count } коряг
            }
            [seaweed] { $count ->
                [one] { $count } водоросль
                [few] { $count } водоросли
               *[many] { $count } водорослей
            }
            [seastone] { $count ->
                [one] { $count } морской самоцвет
                [few] { $count } морских самоцвета
               *[many] { $count } морских самоцветов
            }
            [mushroom] { $count ->
                [one] { $count } гриб
                [few] { $count } гриба
               *[many] { $count } грибов
            }
            [treasure] { $count ->
                [one] { $count } сокровище
                [few] { $count } сокровища
               *[many] { $count } сокровищ
            }
            [point] { $count ->
                [one] { $count } очко
                [few] { $count } очка
               *[many] { $count } очков
            }
           *[any] { $count ->
                [one] { $count } любой ресурс
                [few] { $count } любых ресурса
               *[many] { $count } любых ресурсов
            }
        }
       *[nom] { $resource ->
            [twig] { $count ->
                [one] { $count } ветка
                [few] { $count } ветки
               *[many] { $count } веток
            }
            [resin] { $count ->
                [one] { $count } смола
                [few] { $count } смолы
               *[many] { $count } смол
            }
            [pebble] { $count ->
                [one] { $count } камушек
                [few] { $count } камушка
               *[many] { $count } камушков
            }
            [berry] { $count ->
                [one] { $count } ягода
                [few] { $count } ягоды
               *[many] { $count } ягод
            }
            [pearl] { $count ->
                [one] { $count } жемчужина
                [few] { $count } жемчужины
               *[many] { $count } жемчужин
            }
            [driftwood] { $count ->
                [one] { $count } коряга
                [few] { $count } коряги
               *[many] { $count } коряг
            }
            [seaweed] { $count ->
                [one] { $count } водоросль
                [few] { $count } водоросли
               *[many] { $count } водорослей
            }
            [seastone] { $count ->
                [one] { $count } морской самоцвет
                [few] { $count } морских самоцвета
               *[many] { $count } морских самоцветов
            }
            [mushroom] { $count ->
                [one] { $count } гриб
                [few] { $count } гриба
               *[many] { $count } грибов
            }
            [treasure] { $count ->
                [one] { $count } сокровище
                [few] { $count } сокровища
               *[many] { $count } сокровищ
            }
            [point] { $count ->
                [one] { $count } очко
                [few] { $count } очка
               *[many] { $count } очков
            }
           *[any] { $count ->
                [one] { $count } любой ресурс
                [few] { $count } любых ресурса
               *[many] { $count } любых ресурсов
            }
        }
    }
woodland-number = { $number }
woodland-copy = { $number }-я слева
woodland-meadow-place = место { $number } на поляне
woodland-stop = Отказаться
woodland-price = Оплатить стоимость
woodland-move-in = Заселить бесплатно
woodland-move-in-anywhere = Заселить туда, где примут любого
woodland-prepare = Подготовиться к сезону
woodland-pass = Спасовать
woodland-from-deck = Из колоды
woodland-from-discard = Из сброса
woodland-play = Разыграть { CASE($card, "acc") }
woodland-play-from-meadow = Разыграть { CASE($card, "acc") } с поляны
woodland-visit =
    { $by ->
        [ambassador] Отправить посла { CASE($card, "to") }
       *[worker] Отправить работника { CASE($card, "to") }
    }

woodland-card-text =
    { $name }: { $rarity ->
        [unique] уникальное
       *[common] обычное
    } { $form ->
        [critter] существо
       *[construction] сооружение
    }, { $type ->
        [production] урожай
        [traveler] странствия
        [destination] локация
        [governance] управление
       *[prosperity] процветание
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. Стоимость: { CASE($cost, "cost") }. { $text }
woodland-place-text = { $name }. { $text }
woodland-worth =
    { $points ->
        [one] Приносит { $points } очко.
        [few] Приносит { $points } очка.
       *[many] Приносит { $points } очков.
    }
woodland-worth-journey =
    Работник остаётся здесь до конца игры и приносит { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
woodland-after =
    { $form ->
        [critter] Разыграв в свой город другое существо,
        [construction] Разыграв в свой город другое сооружение,
        [compass] Если разыгранная карта перемещает ваш корабль по розе ветров,
        [placing] Разместив работника на берегу или на острове,
       *[any] Разыграв другую карту,
    } { CASE($text, "low") }
woodland-on-visit = Работник: { CASE($text, "low") }
woodland-at-end = В конце игры: { $text }
woodland-pays-opponent = Стоимость этой карты получает соперник.
woodland-no-space = Не занимает ячейку.
woodland-joins = Делит ячейку с сооружением вашего города, у которого ещё нет соседа, и отдельной не занимает; у ручья считается картой того же типа, что и это сооружение.
woodland-shares-space = Может делить ячейку с картой «{ CASE($card, "nom") }».
woodland-stays = Работник остаётся здесь навсегда.
woodland-second-spot = С картой «{ CASE($card, "nom") }» в вашем городе сюда может прийти второй работник.
woodland-opens = Сюда могут прийти и соперники; тогда вы получаете 1 очко.
woodland-hosts-any = Сюда можно бесплатно заселить одно любое существо.
woodland-home = Бесплатно заселяется в сооружение «{ CASE($card, "nom") }» вашего города.
woodland-event-needs = Нужны карты { CASE($cards, "quoted") }.
woodland-event-types =
    { $type ->
        [production] { $count ->
            [one] Нужна { $count } карта урожая.
            [few] Нужны { $count } карты урожая.
           *[many] Нужно { $count } карт урожая.
        }
        [traveler] { $count ->
            [one] Нужна { $count } карта странствий.
            [few] Нужны { $count } карты странствий.
           *[many] Нужно { $count } карт странствий.
        }
        [destination] { $count ->
            [one] Нужна { $count } карта локации.
            [few] Нужны { $count } карты локаций.
           *[many] Нужно { $count } карт локаций.
        }
        [governance] { $count ->
            [one] Нужна { $count } карта управления.
            [few] Нужны { $count } карты управления.
           *[many] Нужно { $count } карт управления.
        }
        [prosperity] { $count ->
            [one] Нужна { $count } карта процветания.
            [few] Нужны { $count } карты процветания.
           *[many] Нужно { $count } карт процветания.
        }
       *[any] { $count ->
            [one] Нужно по { $count } карте каждого типа.
            [few] Нужно по { $count } карты каждого типа.
           *[many] Нужно по { $count } карт каждого типа.
        }
    }

woodland-gain =
    { $case ->
        [inf] получить { CASE($what, "acc") }
        [low] получите { CASE($what, "acc") }.
       *[nom] Получите { CASE($what, "acc") }.
    }
    .verb = Получите
woodland-gain-per =
    { $case ->
        [low] получите
       *[nom] Получите
    } { CASE($what, "acc") } за { CASE($per, "each") }.
    .verb = Получите
woodland-draw =
    { $case ->
        [inf] { $count ->
            [one] взять { $count } карту
            [few] взять { $count } карты
           *[many] взять { $count } карт
        }
        [low] { $count ->
            [one] возьмите { $count } карту.
            [few] возьмите { $count } карты.
           *[many] возьмите { $count } карт.
        }
       *[nom] { $count ->
            [one] Возьмите { $count } карту.
            [few] Возьмите { $count } карты.
           *[many] Возьмите { $count } карт.
        }
    }
    .verb = Возьмите
woodland-draw-per =
    { $case ->
        [low] возьмите
       *[nom] Возьмите
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } за { CASE($per, "each") }.
    .verb = Возьмите
woodland-draw-to-limit =
    { $case ->
        [low] доберите
       *[nom] Доберите
    } карты из колоды до предела руки.
woodland-draw-keep-give =
    { $case ->
        [low] возьмите
       *[nom] Возьмите
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }: одну оставьте, другую отдайте сопернику.
woodland-keep-one = Оставьте одну из взятых карт.
    .verb = Оставьте
woodland-pay-for-points =
    { $case ->
        [low] заплатите
       *[nom] Заплатите
    } не более { $resource ->
        [twig] { $count ->
            [one] { $count } ветки
           *[many] { $count } веток
        }
        [resin] { $count ->
            [one] { $count } смолы
           *[many] { $count } смол
        }
        [pebble] { $count ->
            [one] { $count } камушка
           *[many] { $count } камушков
        }
       *[berry] { $count ->
            [one] { $count } ягоды
           *[many] { $count } ягод
        }
    } и получите { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $resource ->
        [pebble] каждый
       *[berry] каждую
    }.
    .verb = Заплатите
woodland-give-for-points =
    { $case ->
        [low] отдайте
       *[nom] Отдайте
    } сопернику не более { $resource ->
        [twig] { $count ->
            [one] { $count } ветки
           *[many] { $count } веток
        }
        [resin] { $count ->
            [one] { $count } смолы
           *[many] { $count } смол
        }
        [pebble] { $count ->
            [one] { $count } камушка
           *[many] { $count } камушков
        }
       *[berry] { $count ->
            [one] { $count } ягоды
           *[many] { $count } ягод
        }
    } и получите { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { $resource ->
        [pebble] каждый
       *[berry] каждую
    }.
    .verb = Отдайте
woodland-give-tray = Отдайте это сопернику.
    .verb = Отдайте
woodland-give-cards = Отдайте карты сопернику.
    .verb = Отдайте
woodland-pay-any =
    { $to ->
        [opponent] { $case ->
            [low] отдайте
           *[nom] Отдайте
        } сопернику { $count ->
            [one] { $count } любой ресурс.
            [few] { $count } любых ресурса.
           *[many] { $count } любых ресурсов.
        }
        [event] { $case ->
            [low] положите
           *[nom] Положите
        } на событие { $count ->
            [one] { $count } любой ресурс.
            [few] { $count } любых ресурса.
           *[many] { $count } любых ресурсов.
        }
       *[supply] { $case ->
            [low] заплатите
           *[nom] Заплатите
        } { $count ->
            [one] { $count } любой ресурс.
            [few] { $count } любых ресурса.
           *[many] { $count } любых ресурсов.
        }
    }
woodland-pay-up-to-any =
    { $to ->
        [opponent] { $case ->
            [low] отдайте
           *[nom] Отдайте
        } сопернику не более { $count ->
            [one] { $count } любого ресурса.
           *[many] { $count } любых ресурсов.
        }
        [event] { $case ->
            [low] положите
           *[nom] Положите
        } на событие не более { $count ->
            [one] { $count } любого ресурса.
           *[many] { $count } любых ресурсов.
        }
       *[supply] { $case ->
            [low] заплатите
           *[nom] Заплатите
        } не более { $count ->
            [one] { $count } любого ресурса.
           *[many] { $count } любых ресурсов.
        }
    }
woodland-for-each = За каждый: { CASE($reward, "low") }
woodland-for-every =
    { $count ->
        [1] За каждую: { CASE($reward, "low") }
        [one] За каждую { $count } карту: { CASE($reward, "low") }
        [few] За каждые { $count } карты: { CASE($reward, "low") }
       *[many] За каждые { $count } карт: { CASE($reward, "low") }
    }
woodland-spend =
    { $case ->
        [low] заплатите
       *[nom] Заплатите
    } { CASE($what, "acc") }.
woodland-settle = Это уходит в общий запас.
woodland-discard-any =
    { $case ->
        [low] сбросьте
       *[nom] Сбросьте
    } любое число карт{ $chosen ->
        [0] .
       *[other] {" "}(выбрано: { $chosen }).
    }
    .verb = Сбросьте
woodland-discard-up-to =
    { $case ->
        [low] сбросьте
       *[nom] Сбросьте
    } не более { $count ->
        [one] { $count } карты
       *[many] { $count } карт
    }{ $chosen ->
        [0] .
       *[other] {" "}(выбрано: { $chosen }).
    }
    .verb = Сбросьте
woodland-discard =
    { $case ->
        [low] сбросьте
       *[nom] Сбросьте
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }{ $chosen ->
        [0] .
       *[other] {" "}(выбрано: { $chosen }).
    }
    .verb = Сбросьте
woodland-choose-to-give =
    { $case ->
        [low] отдайте
       *[nom] Отдайте
    } сопернику { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } с руки{ $chosen ->
        [0] .
       *[other] {" "}(выбрано: { $chosen }).
    }
    .verb = Отдайте
woodland-tuck = Они уходят под событие.
woodland-tuck-cards =
    { $case ->
        [low] положите
       *[nom] Положите
    } под событие не более { $form ->
        [construction] { $count ->
            [one] { $count } сооружения
           *[many] { $count } сооружений
        }
       *[critter] { $count ->
            [one] { $count } существа
           *[many] { $count } существ
        }
    } с руки{ $chosen ->
        [0] .
       *[other] {" "}(выбрано: { $chosen }).
    }
    .verb = Положите
woodland-tuck-meadow =
    { $form ->
        [construction] { $count ->
            [1] { $case ->
                [low] положите
               *[nom] Положите
            } под событие сооружение с поляны или остановитесь.
            [one] { $case ->
                [low] положите
               *[nom] Положите
            } под событие не более { $count } сооружения с поляны.
           *[many] { $case ->
                [low] положите
               *[nom] Положите
            } под событие не более { $count } сооружений с поляны.
        }
       *[critter] { $count ->
            [1] { $case ->
                [low] положите
               *[nom] Положите
            } под событие существо с поляны или остановитесь.
            [one] { $case ->
                [low] положите
               *[nom] Положите
            } под событие не более { $count } существа с поляны.
           *[many] { $case ->
                [low] положите
               *[nom] Положите
            } под событие не более { $count } существ с поляны.
        }
    }
    .verb = Положите
woodland-take-meadow =
    { $up-to ->
        [yes] { $count ->
            [1] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } на руку карту с поляны, если хотите.
            [one] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } на руку не более { $count } карты с поляны.
           *[many] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } на руку не более { $count } карт с поляны.
        }
       *[no] { $count ->
            [one] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } на руку { $count } карту с поляны.
            [few] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } на руку { $count } карты с поляны.
           *[many] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } на руку { $count } карт с поляны.
        }
    }
    .verb = Возьмите
woodland-discard-meadow =
    { $case ->
        [low] сбросьте
       *[nom] Сбросьте
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } с поляны.
    .verb = Сбросьте
woodland-which-place = Выберите, с какого места поляны взять карту.
    .verb = Выберите
woodland-reveal =
    { $case ->
        [low] раскройте
       *[nom] Раскройте
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } из колоды. { CASE($then, "nom") }
woodland-reveal-pile =
    { $case ->
        [low] раскройте
       *[nom] Раскройте
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } из колоды или из сброса. { CASE($then, "nom") }
woodland-choose-pile =
    Выберите, откуда раскрыть { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
    .verb = Выберите
woodland-scrolls =
    { $case ->
        [low] раскройте
       *[nom] Раскройте
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } из колоды; любые из них возьмите на руку, остальные положите под событие.
woodland-share-out = Возьмите на руку любые из этих карт; остальные уйдут под событие.
woodland-put-tokens =
    { $case ->
        [low] положите
       *[nom] Положите
    } на эту карту { $count ->
        [one] { $count } очко.
        [few] { $count } очка.
       *[many] { $count } очков.
    }
woodland-store =
    { $case ->
        [low] положите
       *[nom] Положите
    } на эту карту { CASE($what, "acc") }.
woodland-choose-batch = Положите на карту что-то одно из этого.
    .verb = Положите
woodland-unload =
    { $case ->
        [low] заберите
       *[nom] Заберите
    } всё, что лежит на этой карте.
woodland-lay-on =
    { $case ->
        [low] положите
       *[nom] Положите
    } на событие не более { CASE($what, "gen") }.
    .verb = Положите
woodland-lay-tray = Положите их на событие.
woodland-produce =
    { $case ->
        [low] все
       *[nom] Все
    } ваши карты урожая срабатывают.
woodland-next-production = Выберите, какая карта урожая сработает следующей.
    .verb = Выберите
woodland-next-reaction = Выберите, какая карта сработает следующей.
    .verb = Выберите
woodland-produce-again =
    { $case ->
        [low] одна
       *[nom] Одна
    } из ваших карт урожая может сработать ещё раз.
    .verb = сработать
woodland-produce-other =
    { $case ->
        [low] срабатывает
       *[nom] Срабатывает
    } ещё одна ваша карта урожая.
    .verb = Срабатывает
woodland-copy-production =
    { $case ->
        [low] можете
       *[nom] Можете
    } применить свойство одной карты урожая соперника.
    .verb = применить
woodland-whose = Выберите владельца.
    .verb = Выберите
woodland-whose-card = Выберите, чью карту «{ CASE($card, "nom") }» посетить.
    .verb = Выберите
woodland-if-has = Если в городе есть { CASE($what, "has") }, { CASE($deed, "low") }
woodland-if-paired = Если карта делит ячейку со своей парой и в городе есть карта «{ CASE($card, "nom") }», { CASE($deed, "low") }
woodland-use-area =
    { $area ->
        [forest] { $case ->
            [low] можете
           *[nom] Можете
        } применить лесную локацию, даже занятую.
       *[basic] { $case ->
            [low] примените
           *[nom] Примените
        } основную локацию, даже занятую.
    }
    .verb =
        { $area ->
            [forest] применить
           *[basic] Примените
        }
woodland-use-place =
    { $case ->
        [low] примените
       *[nom] Примените
    } основную или лесную локацию, даже занятую.
    .verb = Примените
woodland-use-own = Прежде чем ваши работники вернутся домой, можете снять с этой карты 1 очко и ещё раз применить основную или лесную локацию, где стоит один из них.
    .verb = применить
woodland-move-worker =
    { $case ->
        [low] переместите
       *[nom] Переместите
    } одного из своих работников в другую локацию.
    .verb = Переместите
woodland-recall-worker =
    { $case ->
        [low] верните
       *[nom] Верните
    } домой одного из своих работников.
    .verb = Верните
woodland-place-worker = Выберите, куда пойдёт работник.
    .verb = Выберите
woodland-go-abroad =
    { $case ->
        [low] отправляется
       *[nom] Отправляется
    } в город соперника.
    .verb = Отправляется
woodland-play-for-less =
    { $may ->
        [yes] { $case ->
            [low] можете
           *[nom] Можете
        } { $less ->
            [free] бесплатно{" "}
           *[other] {""}
        }разыграть
       *[no] { $case ->
            [low] разыграйте
           *[nom] Разыграйте
        }{ $less ->
            [free] {" "}бесплатно
           *[other] {""}
        }
    } { $form ->
        [critter] существо
        [construction] сооружение
       *[any] карту
    } { $from ->
        [bay] из бухты
        [meadow] с поляны
        [hand] с руки
        [hand-bay] с руки или из бухты
       *[hand-meadow] с руки или с поляны
    }{ $most ->
        [any] {""}
        [one] {" "}ценностью не более { $most } очка
       *[many] {" "}ценностью не более { $most } очков
    }{ $less ->
        [free] .
        [one] {" "}на { $less } ресурс дешевле.
        [few] {" "}на { $less } ресурса дешевле.
       *[many] {" "}на { $less } ресурсов дешевле.
    }
    .verb =
        { $may ->
            [yes] разыграть
           *[no] Разыграйте
        }
woodland-play-revealed =
    { $may ->
        [yes] { $case ->
            [low] можете
           *[nom] Можете
        } { $less ->
            [free] бесплатно{" "}
           *[other] {""}
        }разыграть
       *[no] { $case ->
            [low] разыграйте
           *[nom] Разыграйте
        }{ $less ->
            [free] {" "}бесплатно
           *[other] {""}
        }
    } одну из них{ $most ->
        [any] {""}
        [one] {" "}ценностью не более { $most } очка
       *[many] {" "}ценностью не более { $most } очков
    }{ $less ->
        [free] {""}
        [one] {" "}на { $less } ресурс дешевле
        [few] {" "}на { $less } ресурса дешевле
       *[many] {" "}на { $less } ресурсов дешевле
    }{ $rest ->
        [hand] .
       *[discard] ; остальные сбрасываются.
    }
    .verb =
        { $may ->
            [yes] разыграть
           *[no] Разыграйте
        }
woodland-leave-city =
    { $beneath ->
        [yes] { $case ->
            [low] положите
           *[nom] Положите
        } под событие
       *[no] { $case ->
            [low] сбросьте
           *[nom] Сбросьте
        }
    } { $form ->
        [critter] { $count ->
            [1] { $other ->
                [yes] другое существо
               *[no] существо
            }
            [one] { $up-to ->
                [yes] не более { $count } существа
               *[no] { $count } существо
            }
            [few] { $up-to ->
                [yes] не более { $count } существ
               *[no] { $count } существа
            }
           *[many] { $up-to ->
                [yes] не более { $count } существ
               *[no] { $count } существ
            }
        }
        [construction] { $count ->
            [1] { $other ->
                [yes] другое сооружение
               *[no] сооружение
            }
            [one] { $up-to ->
                [yes] не более { $count } сооружения
               *[no] { $count } сооружение
            }
            [few] { $up-to ->
                [yes] не более { $count } сооружений
               *[no] { $count } сооружения
            }
           *[many] { $up-to ->
                [yes] не более { $count } сооружений
               *[no] { $count } сооружений
            }
        }
       *[any] { $count ->
            [1] { $other ->
                [yes] другую карту
               *[no] карту
            }
            [one] { $up-to ->
                [yes] не более { $count } карты
               *[no] { $count } карту
            }
            [few] { $up-to ->
                [yes] не более { $count } карт
               *[no] { $count } карты
            }
           *[many] { $up-to ->
                [yes] не более { $count } карт
               *[no] { $count } карт
            }
        }
    } из своего города{ $refund ->
        [yes] {" "}и верните себе { $form ->
            [any] её
           *[other] его
        } стоимость.
       *[no] .
    }
    .verb =
        { $beneath ->
            [yes] Положите
           *[no] Сбросьте
        }
woodland-aid-discount =
    Разыгрывая { $form ->
        [critter] существо
        [construction] сооружение
       *[any] карту
    }, можете сбросить эту карту, чтобы сэкономить до { $only ->
        [twig] { $count ->
            [one] { $count } ветки.
           *[many] { $count } веток.
        }
        [resin] { $count ->
            [one] { $count } смолы.
           *[many] { $count } смол.
        }
        [pebble] { $count ->
            [one] { $count } камушка.
           *[many] { $count } камушков.
        }
        [berry] { $count ->
            [one] { $count } ягоды.
           *[many] { $count } ягод.
        }
       *[any] { $count ->
            [one] { $count } ресурса.
           *[many] { $count } ресурсов.
        }
    }
woodland-aid-substitute = Разыгрывая карту, можете заменить один ресурс её стоимости другим.
woodland-aid-imprison =
    Разыгрывая карту, можете положить под эту карту существо из своего города и заплатить { $count ->
        [one] на { $count } ресурс меньше
        [few] на { $count } ресурса меньше
       *[many] на { $count } ресурсов меньше
    }; второе существо — только с картой «{ CASE($card, "nom") }».

woodland-points-each =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { CASE($what, "each") }.
woodland-points-each-most =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за { CASE($what, "each") }, но не более { $most }.
woodland-points =
    { $case ->
        [bare] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }
       *[nom] { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[many] { $points } очков.
        }
    }
woodland-points-every =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за каждые { $every } { CASE($what, "two") }.
woodland-points-paired =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, если карта делит ячейку со своей парой.
woodland-counted-cards =
    { $case ->
        [each] { $form ->
            [critter] каждое { $rarity ->
                [common] обычное{" "}
                [unique] уникальное{" "}
               *[any] {""}
            }существо
            [construction] каждое { $rarity ->
                [common] обычное{" "}
                [unique] уникальное{" "}
               *[any] {""}
            }сооружение
           *[any] каждую { $rarity ->
                [common] обычную{" "}
                [unique] уникальную{" "}
               *[any] {""}
            }карту
        }
        [two] { $rarity ->
            [common] обычных{" "}
            [unique] уникальных{" "}
           *[any] {""}
        }{ $form ->
            [critter] существа
            [construction] сооружения
           *[any] карты
        }
       *[nom] { $form ->
            [critter] { $rarity ->
                [common] обычное{" "}
                [unique] уникальное{" "}
               *[any] {""}
            }существо
            [construction] { $rarity ->
                [common] обычное{" "}
                [unique] уникальное{" "}
               *[any] {""}
            }сооружение
           *[any] { $rarity ->
                [common] обычная{" "}
                [unique] уникальная{" "}
               *[any] {""}
            }карта
        }
    }{ $type ->
        [production] {" "}урожая
        [traveler] {" "}странствий
        [destination] {" "}локации
        [governance] {" "}управления
        [prosperity] {" "}процветания
       *[any] {""}
    } в вашем городе
woodland-counted-stock = { $what } в вашем запасе
woodland-counted-events =
    { $case ->
        [each] каждое{" "}
       *[nom] {""}
    }{ $special ->
        [yes] особое событие
       *[no] основное событие
    }
woodland-counted-couples =
    { $case ->
        [each] каждую пару
       *[nom] пара
    } «{ CASE($one, "nom") }» и «{ CASE($other, "nom") }» во всех городах
woodland-counted-tokens =
    { $case ->
        [each] каждое{" "}
       *[nom] {""}
    }очко на вашей карте «{ CASE($card, "nom") }»
woodland-counted-workers =
    { $case ->
        [each] каждого вашего работника
       *[nom] ваш работник
    } на карте «{ CASE($card, "nom") }»
woodland-counted-prisoners =
    { $case ->
        [each] каждое{" "}
       *[nom] {""}
    }существо под вашей картой «{ CASE($card, "nom") }»
woodland-counted-beneath =
    { $case ->
        [each] каждую карту
       *[nom] карта
    } под этим событием
woodland-counted-on-event = { $what } на этом событии

woodland-take-turn =
    { $alone ->
        [yes] { $autumn ->
            [yes] Больше делать нечего: спасуйте. Карты на руке остаются у вас, другие доигрывают.
           *[no] Не осталось ни работников, ни карт, которые можно оплатить: подготовьтесь { $season ->
                [spring] к весне
                [summer] к лету
               *[autumn] к осени
            }.
        }
       *[no] { $workers ->
            [0] { $autumn ->
                [yes] Разыграйте карту или спасуйте.
               *[no] Разыграйте карту или подготовьтесь к следующему сезону.
            }
           *[other] { $autumn ->
                [yes] Разместите работника, разыграйте карту или спасуйте.
               *[no] Разместите работника или разыграйте карту.
            }
        }
    }
    .verb =
        { $alone ->
            [yes] { $autumn ->
                [yes] спасуйте
               *[no] подготовьтесь
            }
           *[no] { $workers ->
                [0] Разыграйте
               *[other] Разместите
            }
        }
woodland-pay-price = Заплатить { CASE($what, "acc") }
woodland-pay-by-moving-in = Заселить: { $card }
woodland-pay-by-parting = Сбросить { CASE($card, "acc") }
woodland-pay-with-help = Поможет карта «{ CASE($card, "nom") }»
woodland-costs = { CASE($what, "free") }
woodland-costs-some =
    { $count ->
        [0] { $case ->
            [acc] 0 ресурсов
           *[nom] бесплатно
        }
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
    }
woodland-costs-nothing = бесплатно
woodland-besides-taken = Сооружение будет занято навсегда.
woodland-pay-with = Оплатите стоимость; чем именно, решать вам.
    .verb = Оплатите
woodland-pay-swapped = Оплатите стоимость, заменив один ресурс другим.
    .verb = Оплатите
woodland-pay-for = Выберите, как оплатить карту.
    .verb = оплатить
woodland-save =
    { $count ->
        [one] Сэкономьте { $count } ресурс: платить его не нужно.
        [few] Сэкономьте { $count } ресурса: платить их не нужно.
       *[many] Сэкономьте { $count } ресурсов: платить их не нужно.
    }
    .verb = Сэкономьте
woodland-swap-wanted = Выберите ресурс, вместо которого заплатите другим.
woodland-swap-given = Выберите, чем заплатить вместо него.
    .verb = заплатить
woodland-imprison = Выберите существо, которое отправится в темницу.
    .verb = Выберите
woodland-which-copy = Выберите одну из карт «{ CASE($card, "nom") }».
    .verb = Выберите
woodland-choose-resource =
    { $count ->
        [one] Возьмите { $count } любой ресурс.
        [few] Возьмите { $count } любых ресурса.
       *[many] Возьмите { $count } любых ресурсов.
    }
    .verb = Возьмите
woodland-choose-to-pay =
    { $to ->
        [trade] { $count ->
            [1] Заплатите 1 ресурс и возьмите другой.
            [one] Заплатите не более { $count } ресурса и возьмите столько же других.
           *[many] Заплатите не более { $count } ресурсов и возьмите столько же других.
        }
        [opponent] { $may-stop ->
            [yes] { $count ->
                [one] Отдайте не более { $count } любого ресурса.
               *[many] Отдайте не более { $count } любых ресурсов.
            }
           *[no] { $count ->
                [one] Отдайте сопернику { $count } любой ресурс.
                [few] Отдайте сопернику { $count } любых ресурса.
               *[many] Отдайте сопернику { $count } любых ресурсов.
            }
        }
        [event] { $count ->
            [one] Положите на событие не более { $count } любого ресурса.
           *[many] Положите на событие не более { $count } любых ресурсов.
        }
       *[supply] { $may-stop ->
            [yes] { $count ->
                [one] Заплатите не более { $count } любого ресурса.
               *[many] Заплатите не более { $count } любых ресурсов.
            }
           *[no] { $count ->
                [one] Заплатите { $count } любой ресурс.
                [few] Заплатите { $count } любых ресурса.
               *[many] Заплатите { $count } любых ресурсов.
            }
        }
    }
    .verb =
        { $to ->
            [opponent] Отдайте
            [event] Положите
           *[supply] Заплатите
        }

woodland-why-no-worker = У вас нет работников дома.
    .short = нет работника
woodland-why-taken = Места для ещё одного работника нет.
    .short = занято
woodland-why-not-autumn = Путешествие начинается осенью.
    .short = осенью
woodland-why-event-cards = В вашем городе нет нужных карт: { $cards }.
    .short = нет: { $cards }
woodland-why-event-type = В вашем городе не хватает { CASE($cards, "gen") }.
    .short = не хватает { CASE($cards, "gen") }
woodland-more-of-type =
    { $case ->
        [gen] { $type ->
            [production] { $count ->
                [one] { $count } карты урожая
               *[many] { $count } карт урожая
            }
            [traveler] { $count ->
                [one] { $count } карты странствий
               *[many] { $count } карт странствий
            }
            [destination] { $count ->
                [one] { $count } карты локации
               *[many] { $count } карт локаций
            }
            [governance] { $count ->
                [one] { $count } карты управления
               *[many] { $count } карт управления
            }
           *[prosperity] { $count ->
                [one] { $count } карты процветания
               *[many] { $count } карт процветания
            }
        }
       *[nom] { $type ->
            [production] { $count ->
                [one] { $count } карта урожая
                [few] { $count } карты урожая
               *[many] { $count } карт урожая
            }
            [traveler] { $count ->
                [one] { $count } карта странствий
                [few] { $count } карты странствий
               *[many] { $count } карт странствий
            }
            [destination] { $count ->
                [one] { $count } карта локации
                [few] { $count } карты локаций
               *[many] { $count } карт локаций
            }
            [governance] { $count ->
                [one] { $count } карта управления
                [few] { $count } карты управления
               *[many] { $count } карт управления
            }
           *[prosperity] { $count ->
                [one] { $count } карта процветания
                [few] { $count } карты процветания
               *[many] { $count } карт процветания
            }
        }
    }
woodland-why-built = Это уже построено.
woodland-why-achieved = Это уже выполнено.
woodland-why-resources =
    { $count ->
        [one] Не хватает { $count } ресурса.
       *[many] Не хватает { $count } ресурсов.
    }
    .short = не хватает { $count }
woodland-why-cards =
    { $count ->
        [one] Не хватает { $count } карты.
       *[many] Не хватает { $count } карт.
    }
    .short = карт: не хватает { $count }
woodland-why-hand-type = На руке не хватает { CASE($cards, "gen") }.
woodland-why-no-city-card = В вашем городе нет подходящей карты.
woodland-why-nothing-to-play = Нет карты, которую можно так разыграть.
woodland-why-worth-more =
    Ценность карты «{ CASE($card, "nom") }» больше { $most ->
        [one] { $most } очка.
       *[many] { $most } очков.
    }
woodland-why-form =
    { $form ->
        [critter] Так можно разыграть только существо.
       *[construction] Так можно разыграть только сооружение.
    }
woodland-why-no-place = На карту «{ CASE($card, "nom") }» работников не отправляют.
woodland-why-not-there = Для ваших работников нет карты «{ CASE($card, "nom") }».
woodland-why-not-in-play = Этого нет в игре.
woodland-why-not-in-hand = Этой карты нет у вас на руке.
woodland-why-not-in-meadow = Этой карты нет на поляне.
woodland-why-blocked = Это место на поляне занято Ругвортом.
    .short = Ругворт
woodland-why-no-host = Ни у кого из соперников нет места для карты «{ CASE($card, "nom") }».
woodland-why-unique = Карта «{ CASE($card, "nom") }» уже в вашем городе, а быть там может только одна.
    .short = уже есть
woodland-why-nothing-to-join = Для карты «{ CASE($card, "nom") }» нужно сооружение вашего города, у которого ещё нет соседа.
woodland-why-no-construction = Для карты «{ CASE($card, "nom") }» нужно сооружение, которое она заменит.
woodland-why-missing =
    { $less ->
        [0] Не хватает { CASE($what, "gen") }.
       *[other] Не хватает { CASE($what, "gen") }; из них { $less } можно возместить.
    }
woodland-why-full = В вашем городе нет свободных ячеек.
    .short = нет ячейки
woodland-why-last-season = Осень — последний сезон.
woodland-why-workers-left =
    { $count ->
        [one] { $count } ваш работник ещё дома.
        [few] { $count } ваших работника ещё дома.
       *[many] { $count } ваших работников ещё дома.
    }
    .short = дома: { $count }
woodland-why-pass = Спасовать можно только осенью.
    .short = осенью

woodland-log-uses = { $seat } применяет { CASE($place, "acc") }.

woodland-score-bonus = { $card }, бонус
woodland-score-tokens = жетоны ПО
woodland-score-on-card = очки на карте «{ CASE($card, "nom") }»
woodland-score-wild = жемчужины
woodland-score-journey = путешествие
woodland-tally = { $count } × { CASE($what, "bare") }
woodland-tally-cards =
    { $rarity ->
        [common] { $form ->
            [critter] { $count ->
                [one] { $count } обычное существо
                [few] { $count } обычных существа
               *[many] { $count } обычных существ
            }
            [construction] { $count ->
                [one] { $count } обычное сооружение
                [few] { $count } обычных сооружения
               *[many] { $count } обычных сооружений
            }
           *[any] { $count ->
                [one] { $count } обычная карта
                [few] { $count } обычные карты
               *[many] { $count } обычных карт
            }
        }
        [unique] { $form ->
            [critter] { $count ->
                [one] { $count } уникальное существо
                [few] { $count } уникальных существа
               *[many] { $count } уникальных существ
            }
            [construction] { $count ->
                [one] { $count } уникальное сооружение
                [few] { $count } уникальных сооружения
               *[many] { $count } уникальных сооружений
            }
           *[any] { $count ->
                [one] { $count } уникальная карта
                [few] { $count } уникальные карты
               *[many] { $count } уникальных карт
            }
        }
       *[any] { $type ->
            [production] { $count ->
                [one] { $count } карта урожая
                [few] { $count } карты урожая
               *[many] { $count } карт урожая
            }
            [traveler] { $count ->
                [one] { $count } карта странствий
                [few] { $count } карты странствий
               *[many] { $count } карт странствий
            }
            [destination] { $count ->
                [one] { $count } карта локации
                [few] { $count } карты локаций
               *[many] { $count } карт локаций
            }
            [governance] { $count ->
                [one] { $count } карта управления
                [few] { $count } карты управления
               *[many] { $count } карт управления
            }
            [prosperity] { $count ->
                [one] { $count } карта процветания
                [few] { $count } карты процветания
               *[many] { $count } карт процветания
            }
           *[any] { $form ->
                [critter] { $count ->
                    [one] { $count } существо
                    [few] { $count } существа
                   *[many] { $count } существ
                }
                [construction] { $count ->
                    [one] { $count } сооружение
                    [few] { $count } сооружения
                   *[many] { $count } сооружений
                }
               *[any] { $count ->
                    [one] { $count } карта
                    [few] { $count } карты
                   *[many] { $count } карт
                }
            }
        }
    }
woodland-tally-events =
    { $special ->
        [yes] { $count ->
            [one] { $count } особое событие
            [few] { $count } особых события
           *[many] { $count } особых событий
        }
       *[no] { $count ->
            [one] { $count } основное событие
            [few] { $count } основных события
           *[many] { $count } основных событий
        }
    }
woodland-tally-pairs =
    { $count ->
        [one] { $count } пара
        [few] { $count } пары
       *[many] { $count } пар
    }
woodland-tally-journey =
    { $pegs ->
        [1] место за { $points }
       *[other] { $pegs } × место за { $points }
    }
woodland-tally-wild = { $count } × { $worth }

woodland-rule-turn = В свой ход сделайте что-то одно: разместите работника; разыграйте карту с руки или с поляны; подготовьтесь к следующему сезону, если все ваши работники размещены; осенью можно спасовать.
woodland-rule-turns = Игроки ходят по очереди.
woodland-rule-pay = Оплатите стоимость карты; или бесплатно заселите существо, если в вашем городе есть его сооружение, по одному на каждое; или примените одну карту, которая помогает платить.
woodland-rule-copy = Выберите одну из одинаковых карт.
woodland-rule-settle = Если карта взята с поляны, на её место сразу кладётся новая.
woodland-rule-arrive = Ей нужна свободная ячейка из пятнадцати в вашем городе, а уникальная карта может быть только одна. Карты урожая и странствий срабатывают сразу.
woodland-rule-react = Затем срабатывают карты, которые следят за разыгранными.
woodland-rule-visit = Работник отправляется на карту.
woodland-rule-prepare = Чтобы подготовиться к следующему сезону, нужно разместить всех своих работников.
woodland-rule-seasons = Они возвращаются домой, кроме тех, кто в путешествии, в монастыре или на кладбище; весной к ним прибавляется один, летом один, осенью двое. Весной и осенью срабатывают все ваши карты урожая в любом порядке; летом возьмите не более двух карт с поляны.
woodland-rule-end = Кто спасовал, выбывает из игры и ничего больше не получает. Когда спасовали все, партия завершена.

woodland-log-turn = Ход { $turn }
woodland-log-because = { $cause }: { CASE($line, "low") }
woodland-how-many =
    { $resource ->
        [driftwood] Сколько коряг вы заплатите?
        [seaweed] Сколько водорослей вы заплатите?
        [seastone] Сколько морских самоцветов вы заплатите?
        [mushroom] Сколько грибов вы заплатите?
       *[treasure] Сколько сокровищ вы заплатите?
    }
    .verb = заплатите

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

woodland-prepare-for =
    { $season ->
        [spring] Подготовиться к весне
        [summer] Подготовиться к лету
       *[autumn] Подготовиться к осени
    }
woodland-verb-take =
    { $count ->
        [0] Ничего не брать
       *[other] Взять { $count }
    }
woodland-verb-pay =
    { $to ->
        [trade] { $count ->
            [0] Не менять
           *[other] Обменять { $count }
        }
        [opponent] { $count ->
            [0] Не отдавать
           *[other] Отдать { $count }
        }
        [event] { $count ->
            [0] Не класть
           *[other] Положить { $count }
        }
       *[supply] { $count ->
            [0] Не платить
           *[other] Заплатить { $count }
        }
    }
woodland-verb-save =
    { $count ->
        [0] Не экономить
       *[other] Сэкономить { $count }
    }
woodland-verb-pay-for =
    { $count ->
        [0] Не платить
       *[other] Заплатить { CASE($what, "acc") } (+{ $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        })
    }
woodland-verb-give-for =
    { $count ->
        [0] Не отдавать
       *[other] Отдать { CASE($what, "acc") } (+{ $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        })
    }
woodland-verb-lay =
    { $count ->
        [0] Не класть
       *[other] Положить { CASE($what, "acc") }
    }
woodland-verb-store = Положить { CASE($what, "acc") }
woodland-verb-discard =
    { $count ->
        [0] Не сбрасывать
       *[other] Сбросить { $count }
    }
woodland-verb-discard-for = Сбросить { $count } и { CASE($reward, "inf") }
woodland-verb-tuck =
    { $count ->
        [0] Не подкладывать
       *[other] Подложить { $count }
    }
woodland-verb-points =
    { $points ->
        [one] Получить { $points } очко
        [few] Получить { $points } очка
       *[many] Получить { $points } очков
    }
woodland-give-to = Отдать: { $seat }
woodland-keep = Оставить { CASE($card, "acc") }
woodland-use = Применить { CASE($place, "acc") }
woodland-move-none = Не перемещать
woodland-worker-at = Работник: { $place }
woodland-play-none = Не разыгрывать
woodland-no-other =
    { $count ->
        [0] Не выбирать
       *[other] Больше не выбирать
    }

## On faces of cards and places, in the browser

# The small words of an effect line.
woodland-face-per = за
woodland-face-or = или
woodland-face-after = после
woodland-face-on = на
woodland-face-limit = предел
woodland-face-all = все

# What a card is.
woodland-face-critter = существо
woodland-face-construction = сооружение
woodland-face-common = обычное
woodland-face-unique = уникальное
woodland-face-production = урожай
woodland-face-governance = управление
woodland-face-traveler = странствия
woodland-face-destination = локация
woodland-face-prosperity = процветание
woodland-face-free-with = бесплатно:
woodland-face-brings-in = заселяет:
woodland-face-with = вместе:
woodland-face-any-critter = любое существо

woodland-face-winter = зима
woodland-face-spring = весна
woodland-face-summer = лето
woodland-face-autumn = осень

## At the table in the browser

woodland-table-season-turns =
    { $season ->
        [spring] Зима сменяется весной
        [summer] Весна сменяется летом
       *[autumn] Лето сменяется осенью
    }
woodland-table-season-asks = Карта «{ $card }» ждёт вашего выбора.
woodland-table-season-next = Дальше
woodland-table-season-skip = Пропустить
woodland-table-city = Город
woodland-table-city-of = Город: { $name }
woodland-table-spaces = ячейки: { $used } из { $all }
woodland-table-hand = Рука
woodland-table-in-hand = на руке
woodland-table-meadow = Поляна
woodland-table-basic = Основные локации
woodland-table-forest = Лес
woodland-table-events = События
woodland-table-journey = Путешествие
woodland-table-from-autumn = с осени
woodland-table-deck = колода
woodland-table-discarded = сброс
woodland-table-passed = пас
woodland-table-points = очки
woodland-table-no-space = вне ячеек
woodland-table-prison = В темнице: { $card }
woodland-table-achieved = Выполнено: { $event }
woodland-table-open-city = { $name }: открыть город
woodland-table-close = Закрыть
woodland-table-choose-seat = { $name }: выбрать этого игрока
woodland-table-seat-line = { $name }: открыть город. { $season }, очки: { $points }, работники дома: { $workers }, карты на руке: { $hand }, карты в городе: { $city }
woodland-table-choose-seat-line = { $name }: выбрать этого игрока. { $season }, очки: { $points }, работники дома: { $workers }, карты на руке: { $hand }, карты в городе: { $city }
woodland-table-stock-line = { $piece }: { $count }
woodland-table-take-piece = Выбрать: { $piece }
woodland-table-twig =
    { $count ->
        [1] ветка
       *[other] ветки
    }
woodland-table-resin = смола
woodland-table-pebble =
    { $count ->
        [1] камушек
       *[other] камушки
    }
woodland-table-berry =
    { $count ->
        [1] ягода
       *[other] ягоды
    }
woodland-table-pearl =
    { $count ->
        [1] жемчужина
       *[other] жемчужины
    }
woodland-table-point =
    { $count ->
        [1] жетон ПО
       *[other] жетоны ПО
    }
woodland-table-driftwood = коряги
woodland-table-seaweed = водоросли
woodland-table-seastone =
    { $count ->
        [1] самоцвет
       *[other] самоцветы
    }
woodland-table-mushroom =
    { $count ->
        [1] гриб
       *[other] грибы
    }
woodland-table-treasure =
    { $count ->
        [1] сокровище
       *[other] сокровища
    }
woodland-table-shell =
    { $count ->
        [1] жетон ПО
       *[other] жетоны ПО
    }
woodland-table-workers-home = работники дома: { $home } из { $all }
woodland-table-ways = Способы оплаты
woodland-table-cancel = Вернуть карту
woodland-table-paying = Оплата: { $card }
woodland-table-chosen-cards =
    { $count ->
        [one] Выбрана { $count } карта
        [few] Выбраны { $count } карты
       *[many] Выбрано { $count } карт
    }
woodland-table-drawn = Взято
woodland-table-revealed = Раскрыто
woodland-table-choose-card = Какая карта?
woodland-table-set-aside = В пути
woodland-table-rugwort = Ругворт
woodland-table-year = год { $year }
woodland-table-rival-city =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
woodland-table-rival-line = Ругворт: открыть город. Год { $year }, карты в его городе: { $cards }
woodland-table-blocks =
    { $count ->
        [0] не занимает мест на поляне
        [1] занимает место 1 на поляне
       *[other] занимает места 1–{ $count } на поляне
    }
woodland-table-place-taken = { $number }, занято Ругвортом
woodland-table-due = ещё даст урожай
woodland-table-anchored = с якорем
woodland-table-occupied = занято
woodland-table-tabs = Вкладки стола
woodland-table-tab-table = Стол
woodland-table-tab-city = Город
woodland-table-tab-hand = Рука
woodland-table-tab-others = Другие
woodland-table-play-card = Разыграть { CASE($card, "acc") }
woodland-table-choose-this = Выбрать { CASE($card, "acc") }
woodland-table-close-hand = Закрыть руку, назад к столу
woodland-table-can-be-chosen = Можно выбрать: { $count }
woodland-table-pays = Цена
woodland-table-pays-nothing = бесплатно
woodland-table-pays-otherwise = Можно оплатить и иначе.
woodland-table-of-yours =
    { $lacks ->
        [yes] { $count }, а у вас { $has }
       *[no] { $count } из ваших { $has }
    }
woodland-table-does = Свойство
woodland-table-brings = Даёт
woodland-table-worth =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
woodland-table-free-in =
    { $near ->
        [city] Бесплатно: у вас есть «{ $card }»
       *[other] Бесплатно, если есть «{ $card }»
    }
woodland-table-lets-in =
    { $near ->
        [hand] Заселит с вашей руки: { $card }
       *[other] Заселит: { $card }
    }
woodland-table-empty-hand = У вас на руке нет карт.
woodland-table-hidden-hand = Карты на руке скрыты.
woodland-table-own = Ваш запас и работники
woodland-table-sort = порядок:
woodland-table-sort-by = Разложить карты на руке: { $way }
woodland-table-sort-type = тип
woodland-table-sort-cost = цена
woodland-table-sort-points = очки
woodland-table-by-source = Очки по источникам
woodland-table-points-before = до этого хода: { $points }
woodland-table-source =
    { $source ->
        [cards] Карты
        [bonuses] Бонусы
        [tokens] Жетоны ПО
        [shells] Жетоны ПО
        [journey] Путешествие
        [events] События
        [wonders] Чудеса
        [pearls] Жемчужины
        [adornments] Украшения
        [treasures] Сокровища
        [maps] Пергаменты
       *[ship] Корабль
    }
woodland-table-source-note =
    { $source ->
        [cards] базовая ценность
        [bonuses] сиреневые карты
        [tokens] получены по ходу игры
        [shells] получены по ходу игры
        [pearls] по 2
        [treasures] по 2
       *[other] {""}
    }
woodland-table-symbols =
    { $group ->
        [pieces] Фишки
        [types] Пять цветов, пять повадок
        [cards] Карты
        [kinds] Виды и пометки
        [where] Где и чьё
       *[seasons] Четыре сезона
    }
woodland-table-symbol =
    { $symbol ->
        [twig] ветка
        [resin] смола
        [pebble] камушек
        [berry] ягода
        [pearl] жемчужина
        [any] любой ресурс
        [point] очко
        [worker] работник
        [driftwood] коряга
        [seaweed] водоросль
        [seastone] морской самоцвет
        [mushroom] гриб
        [treasure] сокровище
        [anysea] любой ресурс
        [shell] очко
        [anchor] якорь
        [card] взять карту
        [discard] сбросить карту
        [meadowcard] карта с поляны
        [baycard] карта из бухты
        [eithercard] из колоды или из открытых
        [play] разыграть карту
        [place] локация
        [other] другому игроку
        [event] событие
        [river] ручей
        [city] город; зачёркнут: не занимает ячейку
        [copy] применить то же свойство
        [home] работник возвращается домой
        [lock] остаётся навсегда
        [ship] корабль плывёт
        [rose] роза ветров
        [map] пергамент
        [critter] существо
        [construction] сооружение
        [unique] одно на город
        [common] сколько угодно
        [door] сюда уже заселилось существо
        [winter] зима
        [spring] весна
        [summer] лето
       *[autumn] осень
    }
woodland-table-type =
    { $type ->
        [production] Урожай
        [governance] Управление
        [traveler] Странствия
        [destination] Локация
       *[prosperity] Процветание
    }
woodland-table-type-habit =
    { $type ->
        [production] даёт сразу и в будущие сезоны
        [governance] помогает до конца игры
        [traveler] один раз, когда приходит
        [destination] сюда отправляют работника
       *[prosperity] считается в конце игры
    }
woodland-table-line =
    { $line ->
        [pay] { $sea ->
            [true] заплатите не более 3 коряг, по 1 очку за каждую
           *[false] заплатите не более 3 веток, по 1 очку за каждую
        }
        [per] 1 очко за каждое уникальное существо
        [after] { $sea ->
            [true] после сооружения: коряга, водоросль или самоцвет
           *[false] после сооружения: ветка, смола или камушек
        }
        [give] взять 2 карты, одну отдать
        [leaves] сооружение покидает город: заплатить на 3 меньше
       *[free] разыграть карту бесплатно
    }
