### What both Everdells say.

woodland-resource =
    { $resource ->
        [twig] { $case ->
            [each] кожну гілочку
            [acc] гілочку
           *[nom] гілочка
        }
        [resin] { $case ->
            [each] кожну смолу
            [acc] смолу
           *[nom] смола
        }
        [pebble] { $case ->
            [each] кожен камінець
           *[nom] камінець
        }
        [berry] { $case ->
            [each] кожну ягоду
            [acc] ягоду
           *[nom] ягода
        }
        [driftwood] { $case ->
            [each] кожен корч
           *[nom] корч
        }
        [seaweed] { $case ->
            [each] кожну водорость
           *[nom] водорость
        }
        [seastone] { $case ->
            [each] кожен самоцвіт
           *[nom] самоцвіт
        }
        [mushroom] { $case ->
            [each] кожен гриб
           *[nom] гриб
        }
        [treasure] { $case ->
            [each] кожен скарб
           *[nom] скарб
        }
       *[pearl] { $case ->
            [each] кожну перлину
            [acc] перлину
           *[nom] перлина
        }
    }
woodland-amount =
    { $resource ->
        [twig] { $case ->
            [gen] { $count ->
                [one] { $count } гілочки
               *[many] { $count } гілочок
            }
            [acc] { $count ->
                [one] { $count } гілочку
                [few] { $count } гілочки
               *[many] { $count } гілочок
            }
           *[nom] { $count ->
                [one] { $count } гілочка
                [few] { $count } гілочки
               *[many] { $count } гілочок
            }
        }
        [resin] { $case ->
            [gen] { $count ->
                [one] { $count } смоли
               *[many] { $count } смол
            }
            [acc] { $count ->
                [one] { $count } смолу
                [few] { $count } смоли
               *[many] { $count } смол
            }
           *[nom] { $count ->
                [one] { $count } смола
                [few] { $count } смоли
               *[many] { $count } смол
            }
        }
        [pebble] { $case ->
            [gen] { $count ->
                [one] { $count } камінця
               *[many] { $count } камінців
            }
           *[nom] { $count ->
                [one] { $count } камінець
                [few] { $count } камінці
               *[many] { $count } камінців
            }
        }
        [berry] { $case ->
            [gen] { $count ->
                [one] { $count } ягоди
               *[many] { $count } ягід
            }
            [acc] { $count ->
                [one] { $count } ягоду
                [few] { $count } ягоди
               *[many] { $count } ягід
            }
           *[nom] { $count ->
                [one] { $count } ягода
                [few] { $count } ягоди
               *[many] { $count } ягід
            }
        }
        [pearl] { $case ->
            [gen] { $count ->
                [one] { $count } перлини
               *[many] { $count } перлин
            }
            [acc] { $count ->
                [one] { $count } перлину
                [few] { $count } перлини
               *[many] { $count } перлин
            }
           *[nom] { $count ->
                [one] { $count } перлина
                [few] { $count } перлини
               *[many] { $count } перлин
            }
        }
        [driftwood] { $case ->
            [gen] { $count ->
                [one] { $count } корча
               *[many] { $count } корчів
            }
           *[nom] { $count ->
                [one] { $count } корч
                [few] { $count } корчі
               *[many] { $count } корчів
            }
        }
        [seaweed] { $case ->
            [gen] { $count ->
                [one] { $count } водорості
               *[many] { $count } водоростей
            }
           *[nom] { $count ->
                [one] { $count } водорость
                [few] { $count } водорості
               *[many] { $count } водоростей
            }
        }
        [seastone] { $case ->
            [gen] { $count ->
                [one] { $count } самоцвіту
               *[many] { $count } самоцвітів
            }
           *[nom] { $count ->
                [one] { $count } самоцвіт
                [few] { $count } самоцвіти
               *[many] { $count } самоцвітів
            }
        }
        [mushroom] { $case ->
            [gen] { $count ->
                [one] { $count } гриба
               *[many] { $count } грибів
            }
           *[nom] { $count ->
                [one] { $count } гриб
                [few] { $count } гриби
               *[many] { $count } грибів
            }
        }
        [treasure] { $case ->
            [gen] { $count ->
                [one] { $count } скарбу
               *[many] { $count } скарбів
            }
           *[nom] { $count ->
                [one] { $count } скарб
                [few] { $count } скарби
               *[many] { $count } скарбів
            }
        }
        [point] { $case ->
            [gen] { $count ->
                [one] { $count } бала
               *[many] { $count } балів
            }
           *[nom] { $count ->
                [one] { $count } бал
                [few] { $count } бали
               *[many] { $count } балів
            }
        }
       *[any] { $case ->
            [gen] { $count ->
                [one] { $count } будь-якого ресурсу
               *[many] { $count } будь-яких ресурсів
            }
           *[nom] { $count ->
                [one] { $count } будь-який ресурс
                [few] { $count } будь-які ресурси
               *[many] { $count } будь-яких ресурсів
            }
        }
    }
woodland-number = { $number }
woodland-copy = { $number }-та зліва
woodland-meadow-place = місце { $number } на галявині
woodland-stop = Відмовитися
woodland-price = Заплатити вартість
woodland-move-in = Поселити безкоштовно
woodland-move-in-anywhere = Поселити там, де приймають будь-яку істоту
woodland-prepare = Підготуватися до сезону
woodland-pass = Спасувати
woodland-from-deck = З колоди
woodland-from-discard = Зі скиду
woodland-play = Розіграти: { $card }
woodland-play-from-meadow = Розіграти з галявини: { $card }
woodland-visit =
    { $by ->
        [ambassador] Відправити посла: { $card }
       *[worker] Відправити робітника: { $card }
    }

woodland-card-text =
    { $name }: { $rarity ->
        [unique] унікальна
       *[common] звичайна
    } { $form ->
        [critter] істота
       *[construction] споруда
    }, { $type ->
        [production] виробництво
        [traveler] мандри
        [destination] локація
        [governance] врядування
       *[prosperity] процвітання
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }. Вартість: { CASE($cost, "cost") }. { $text }
woodland-place-text = { $name }. { $text }
woodland-worth =
    { $points ->
        [one] Дає { $points } бал.
        [few] Дає { $points } бали.
       *[many] Дає { $points } балів.
    }
woodland-worth-journey =
    { $points ->
        [one] Робітник залишається до кінця гри й дає { $points } бал.
        [few] Робітник залишається до кінця гри й дає { $points } бали.
       *[many] Робітник залишається до кінця гри й дає { $points } балів.
    }
woodland-after =
    { $form ->
        [critter] Коли ви розігруєте іншу істоту у своє місто:
        [construction] Коли ви розігруєте іншу споруду у своє місто:
        [compass] Коли розіграна вами карта рухає ваш корабель за розою вітрів:
        [placing] Коли ви розміщуєте робітника на узбережжі чи на острові:
       *[any] Коли ви розігруєте іншу карту:
    } { CASE($text, "low") }
woodland-on-visit = Робітник: { CASE($text, "low") }
woodland-at-end = У кінці гри: { CASE($text, "low") }
woodland-pays-opponent = Вартість цієї карти отримує суперник.
woodland-no-space = Не займає комірки.
woodland-joins = Лежить разом зі спорудою вашого міста, якої більше ніхто не ділить, не займає там комірки й біля струмка вважається картою того самого типу, що й споруда.
woodland-shares-space = Може ділити комірку з картою { CASE($card, "quoted") }.
woodland-stays = Робітник залишається назавжди.
woodland-second-spot = Якщо у вашому місті є карта { CASE($card, "quoted") }, сюди може прийти й другий робітник.
woodland-opens = Сюди можуть приходити й інші; тоді ви отримуєте 1 бал.
woodland-hosts-any = Сюди можна безкоштовно поселити одну будь-яку істоту.
woodland-home = Безкоштовно поселяється у вашу споруду { CASE($card, "quoted") }.
woodland-event-needs = Потрібні карти { CASE($cards, "quoted") }.
woodland-event-types =
    { $type ->
        [production] { $count ->
            [one] Потрібна { $count } карта виробництва.
            [few] Потрібні { $count } карти виробництва.
           *[many] Потрібно { $count } карт виробництва.
        }
        [traveler] { $count ->
            [one] Потрібна { $count } карта мандрів.
            [few] Потрібні { $count } карти мандрів.
           *[many] Потрібно { $count } карт мандрів.
        }
        [destination] { $count ->
            [one] Потрібна { $count } карта локації.
            [few] Потрібні { $count } карти локацій.
           *[many] Потрібно { $count } карт локацій.
        }
        [governance] { $count ->
            [one] Потрібна { $count } карта врядування.
            [few] Потрібні { $count } карти врядування.
           *[many] Потрібно { $count } карт врядування.
        }
        [prosperity] { $count ->
            [one] Потрібна { $count } карта процвітання.
            [few] Потрібні { $count } карти процвітання.
           *[many] Потрібно { $count } карт процвітання.
        }
       *[any] { $count ->
            [one] Потрібно по { $count } карті кожного типу.
            [few] Потрібно по { $count } карти кожного типу.
           *[many] Потрібно по { $count } карт кожного типу.
        }
    }

woodland-gain =
    { $case ->
        [low] отримайте { CASE($what, "acc") }.
        [inf] отримати { CASE($what, "acc") }
       *[nom] Отримайте { CASE($what, "acc") }.
    }
    .verb = Отримайте
woodland-gain-per =
    { $case ->
        [low] отримайте { CASE($what, "acc") } за { CASE($per, "each") }.
       *[nom] Отримайте { CASE($what, "acc") } за { CASE($per, "each") }.
    }
    .verb = Отримайте
woodland-draw =
    { $case ->
        [low] візьміть
        [inf] взяти
       *[nom] Візьміть
    } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }{ $case ->
        [inf] {""}
       *[nom] .
    }
    .verb = Візьміть
woodland-draw-per =
    { $case ->
        [low] візьміть
       *[nom] Візьміть
    } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } за { CASE($per, "each") }.
    .verb = Візьміть
woodland-draw-to-limit =
    { $case ->
        [low] візьміть карти до ліміту руки.
       *[nom] Візьміть карти до ліміту руки.
    }
woodland-draw-keep-give =
    { $case ->
        [low] візьміть
       *[nom] Візьміть
    } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }, одну залиште, а другу віддайте суперникові.
woodland-keep-one = Залиште одну з узятих карт.
    .verb = Залиште
woodland-pay-for-points =
    { $case ->
        [low] заплатіть
       *[nom] Заплатіть
    } { $resource ->
        [twig] до { $count } гілочок; за кожну
        [resin] до { $count } смол; за кожну
        [pebble] до { $count } камінців; за кожен
       *[berry] до { $count } ягід; за кожну
    } отримайте { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
    .verb = Заплатіть
woodland-give-for-points =
    { $case ->
        [low] віддайте
       *[nom] Віддайте
    } суперникові { $resource ->
        [twig] до { $count } гілочок; за кожну
        [resin] до { $count } смол; за кожну
        [pebble] до { $count } камінців; за кожен
       *[berry] до { $count } ягід; за кожну
    } отримайте { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
    .verb = Віддайте
woodland-give-tray = Віддайте це суперникові.
    .verb = Віддайте
woodland-give-cards = Віддайте карти суперникові.
    .verb = Віддайте
woodland-pay-any =
    { $to ->
        [opponent] { $case ->
            [low] віддайте
           *[nom] Віддайте
        } суперникові
        [event] { $case ->
            [low] покладіть
           *[nom] Покладіть
        } на подію
       *[supply] { $case ->
            [low] заплатіть
           *[nom] Заплатіть
        }
    } { $count ->
        [one] { $count } будь-який ресурс
        [few] { $count } будь-які ресурси
       *[many] { $count } будь-яких ресурсів
    }.
woodland-pay-up-to-any =
    { $to ->
        [opponent] { $case ->
            [low] віддайте
           *[nom] Віддайте
        } суперникові
        [event] { $case ->
            [low] покладіть
           *[nom] Покладіть
        } на подію
       *[supply] { $case ->
            [low] заплатіть
           *[nom] Заплатіть
        }
    } до { $count ->
        [one] { $count } будь-якого ресурсу.
       *[many] { $count } будь-яких ресурсів.
    }
woodland-for-each = За кожен: { CASE($reward, "low") }
woodland-for-every =
    { $count ->
        [1] За кожну: { CASE($reward, "low") }
       *[other] За кожні { $count }: { CASE($reward, "low") }
    }
woodland-spend =
    { $case ->
        [low] заплатіть { CASE($what, "acc") }.
       *[nom] Заплатіть { CASE($what, "acc") }.
    }
woodland-settle = Це йде в загальний запас.
woodland-discard-any =
    { $case ->
        [low] скиньте
       *[nom] Скиньте
    } { $chosen ->
        [0] скільки завгодно карт.
       *[other] скільки завгодно карт (вибрано { $chosen }).
    }
    .verb = Скиньте
woodland-discard-up-to =
    { $case ->
        [low] скиньте
       *[nom] Скиньте
    } { $count ->
        [one] до { $count } карти
       *[many] до { $count } карт
    }{ $chosen ->
        [0] .
       *[other] {" "}(вибрано { $chosen }).
    }
    .verb = Скиньте
woodland-discard =
    { $case ->
        [low] скиньте
       *[nom] Скиньте
    } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }{ $chosen ->
        [0] .
       *[other] {" "}(вибрано { $chosen }).
    }
    .verb = Скиньте
woodland-choose-to-give =
    { $case ->
        [low] віддайте
       *[nom] Віддайте
    } суперникові { $count ->
        [one] { $count } карту з руки
        [few] { $count } карти з руки
       *[many] { $count } карт із руки
    }{ $chosen ->
        [0] .
       *[other] {" "}(вибрано { $chosen }).
    }
    .verb = Віддайте
woodland-tuck = Вони йдуть під подію.
woodland-tuck-cards =
    { $case ->
        [low] покладіть
       *[nom] Покладіть
    } під подію до { $form ->
        [construction] { $count ->
            [one] { $count } споруди з руки
           *[many] { $count } споруд із руки
        }
       *[critter] { $count ->
            [one] { $count } істоти з руки
           *[many] { $count } істот із руки
        }
    }{ $chosen ->
        [0] .
       *[other] {" "}(вибрано { $chosen }).
    }
    .verb = Покладіть
woodland-tuck-meadow =
    { $case ->
        [low] покладіть
       *[nom] Покладіть
    } { $form ->
        [construction] { $count ->
            [1] під подію споруду з галявини або зупиніться.
            [one] під подію до { $count } споруди з галявини.
           *[many] під подію до { $count } споруд із галявини.
        }
       *[critter] { $count ->
            [1] під подію істоту з галявини або зупиніться.
            [one] під подію до { $count } істоти з галявини.
           *[many] під подію до { $count } істот із галявини.
        }
    }
    .verb = Покладіть
woodland-take-meadow =
    { $up-to ->
        [yes] { $count ->
            [1] { $case ->
                [low] можете взяти на руку карту з галявини.
               *[nom] Можете взяти на руку карту з галявини.
            }
            [one] Візьміть на руку до { $count } карти з галявини.
           *[many] { $case ->
                [low] візьміть на руку до { $count } карт із галявини.
               *[nom] Візьміть на руку до { $count } карт із галявини.
            }
        }
       *[no] { $case ->
            [low] візьміть на руку
           *[nom] Візьміть на руку
        } { $count ->
            [one] { $count } карту з галявини.
            [few] { $count } карти з галявини.
           *[many] { $count } карт із галявини.
        }
    }
    .verb =
        { $up-to ->
            [yes] { $count ->
                [1] взяти
               *[other] Візьміть
            }
           *[no] Візьміть
        }
woodland-discard-meadow =
    { $case ->
        [low] скиньте
       *[nom] Скиньте
    } { $count ->
        [one] { $count } карту з галявини.
        [few] { $count } карти з галявини.
       *[many] { $count } карт із галявини.
    }
    .verb = Скиньте
woodland-which-place = Виберіть місце галявини, звідки її взяти.
    .verb = Виберіть
woodland-reveal =
    { $case ->
        [low] відкрийте
       *[nom] Відкрийте
    } { $count ->
        [one] { $count } карту з колоди.
        [few] { $count } карти з колоди.
       *[many] { $count } карт із колоди.
    } { CASE($then, "nom") }
woodland-reveal-pile =
    { $case ->
        [low] відкрийте
       *[nom] Відкрийте
    } { $count ->
        [one] { $count } карту з колоди або скиду.
        [few] { $count } карти з колоди або скиду.
       *[many] { $count } карт із колоди або скиду.
    } { CASE($then, "nom") }
woodland-choose-pile =
    { $count ->
        [one] Виберіть стос, з якого відкриєте { $count } карту.
        [few] Виберіть стос, з якого відкриєте { $count } карти.
       *[many] Виберіть стос, з якого відкриєте { $count } карт.
    }
    .verb = Виберіть
woodland-scrolls =
    { $case ->
        [low] відкрийте
       *[nom] Відкрийте
    } { $count ->
        [one] { $count } карту з колоди
        [few] { $count } карти з колоди
       *[many] { $count } карт із колоди
    }; будь-які з них візьміть на руку, решта йде під подію.
woodland-share-out = Візьміть на руку будь-які з цих карт; решта йде під подію.
woodland-put-tokens =
    { $case ->
        [low] покладіть на цю карту
       *[nom] Покладіть на цю карту
    } { $count ->
        [one] { $count } бал
        [few] { $count } бали
       *[many] { $count } балів
    }.
woodland-store =
    { $case ->
        [low] покладіть на цю карту { CASE($what, "acc") }.
       *[nom] Покладіть на цю карту { CASE($what, "acc") }.
    }
woodland-choose-batch = Покладіть на карту щось одне.
    .verb = Покладіть
woodland-unload =
    { $case ->
        [low] заберіть усе, що лежить на цій карті.
       *[nom] Заберіть усе, що лежить на цій карті.
    }
woodland-lay-on =
    { $case ->
        [low] покладіть на подію до { CASE($what, "gen") }.
       *[nom] Покладіть на подію до { CASE($what, "gen") }.
    }
    .verb = Покладіть
woodland-lay-tray = Покладіть їх на подію.
woodland-produce =
    { $case ->
        [low] спрацьовують усі ваші карти виробництва.
       *[nom] Спрацьовують усі ваші карти виробництва.
    }
woodland-next-production = Виберіть наступну карту виробництва.
    .verb = Виберіть
woodland-next-reaction = Виберіть карту, яка спрацює наступною.
    .verb = Виберіть
woodland-produce-again =
    { $case ->
        [low] можете застосувати одну свою карту виробництва ще раз.
       *[nom] Можете застосувати одну свою карту виробництва ще раз.
    }
    .verb = застосувати
woodland-produce-other =
    { $case ->
        [low] застосуйте іншу свою карту виробництва.
       *[nom] Застосуйте іншу свою карту виробництва.
    }
    .verb = Застосуйте
woodland-copy-production =
    { $case ->
        [low] можете скопіювати одну карту виробництва суперника.
       *[nom] Можете скопіювати одну карту виробництва суперника.
    }
    .verb = скопіювати
woodland-whose = Виберіть, чия це карта.
    .verb = Виберіть
woodland-whose-card = Виберіть, у чиє місто йти (карта { CASE($card, "quoted") }).
    .verb = Виберіть
woodland-if-has = Якщо { CASE($what, "has") }: { CASE($deed, "low") }
woodland-if-paired = Якщо ця карта ділить комірку з парою, а в місті є карта { CASE($card, "quoted") }: { CASE($deed, "low") }
woodland-use-area =
    { $area ->
        [forest] { $case ->
            [low] можете скористатися лісовою локацією, навіть зайнятою.
           *[nom] Можете скористатися лісовою локацією, навіть зайнятою.
        }
       *[basic] { $case ->
            [low] скористайтеся основною локацією, навіть зайнятою.
           *[nom] Скористайтеся основною локацією, навіть зайнятою.
        }
    }
    .verb =
        { $area ->
            [forest] скористатися
           *[basic] Скористайтеся
        }
woodland-use-place =
    { $case ->
        [low] скористайтеся основною або лісовою локацією, навіть зайнятою.
       *[nom] Скористайтеся основною або лісовою локацією, навіть зайнятою.
    }
    .verb = Скористайтеся
woodland-use-own = Перш ніж ваші робітники повернуться додому, можете зняти з цієї карти 1 бал і ще раз скористатися основною або лісовою локацією, де стоїть один із них.
    .verb = скористатися
woodland-move-worker =
    { $case ->
        [low] перемістіть одного свого робітника в іншу локацію.
       *[nom] Перемістіть одного свого робітника в іншу локацію.
    }
    .verb = Перемістіть
woodland-recall-worker =
    { $case ->
        [low] поверніть додому одного свого робітника.
       *[nom] Поверніть додому одного свого робітника.
    }
    .verb = Поверніть
woodland-place-worker = Виберіть, куди піде робітник.
    .verb = Виберіть
woodland-go-abroad = Ця карта йде в місто суперника.
    .verb = йде
woodland-play-for-less =
    { $may ->
        [yes] { $case ->
            [low] можете розіграти
           *[nom] Можете розіграти
        }
       *[no] { $case ->
            [low] розіграйте
           *[nom] Розіграйте
        }
    } { $less ->
        [free] безкоштовно{" "}
       *[other] {""}
    }{ $form ->
        [critter] істоту
        [construction] споруду
       *[any] карту
    } { $from ->
        [bay] із затоки
        [meadow] з галявини
        [hand] з руки
        [hand-bay] з руки або із затоки
       *[hand-meadow] з руки або з галявини
    }{ $less ->
        [free] {""}
        [1] {" "}зі знижкою в 1 ресурс
        [one] {" "}зі знижкою до { $less } ресурсу
       *[many] {" "}зі знижкою до { $less } ресурсів
    }{ $most ->
        [any] .
        [one] , яка дає не більше ніж { $most } бал.
        [few] , яка дає не більше ніж { $most } бали.
       *[many] , яка дає не більше ніж { $most } балів.
    }
    .verb =
        { $may ->
            [yes] розіграти
           *[no] Розіграйте
        }
woodland-play-revealed =
    { $may ->
        [yes] Можете розіграти
       *[no] Розіграйте
    } { $less ->
        [free] безкоштовно одну з них
        [1] одну з них зі знижкою в 1 ресурс
        [one] одну з них зі знижкою до { $less } ресурсу
       *[many] одну з них зі знижкою до { $less } ресурсів
    }{ $most ->
        [any] {""}
        [one] , яка дає не більше ніж { $most } бал
        [few] , яка дає не більше ніж { $most } бали
       *[many] , яка дає не більше ніж { $most } балів
    }{ $rest ->
        [hand] .
       *[discard] ; решту скиньте.
    }
    .verb =
        { $may ->
            [yes] розіграти
           *[no] Розіграйте
        }
woodland-leave-city =
    { $beneath ->
        [yes] { $case ->
            [low] покладіть під подію
           *[nom] Покладіть під подію
        }
       *[no] { $case ->
            [low] скиньте
           *[nom] Скиньте
        }
    } { $count ->
        [1] { $other ->
            [yes] іншу{" "}
           *[no] {""}
        }{ $form ->
            [critter] істоту
            [construction] споруду
           *[any] карту
        }
       *[other] { $up-to ->
            [yes] { $form ->
                [critter] до { $count } істот
                [construction] до { $count } споруд
               *[any] до { $count } карт
            }
           *[no] { $form ->
                [critter] { $count ->
                    [one] { $count } істоту
                    [few] { $count } істоти
                   *[many] { $count } істот
                }
                [construction] { $count ->
                    [one] { $count } споруду
                    [few] { $count } споруди
                   *[many] { $count } споруд
                }
               *[any] { $count ->
                    [one] { $count } карту
                    [few] { $count } карти
                   *[many] { $count } карт
                }
            }
        }
    } зі свого міста{ $refund ->
        [yes] {" "}й поверніть її вартість.
       *[no] .
    }
    .verb =
        { $beneath ->
            [yes] Покладіть
           *[no] Скиньте
        }
woodland-aid-discount =
    { $form ->
        [critter] Розігруючи істоту
        [construction] Розігруючи споруду
       *[any] Розігруючи карту
    }, можете скинути цю карту заради знижки до { $only ->
        [twig] { $count } гілочок.
        [resin] { $count } смол.
        [pebble] { $count } камінців.
        [berry] { $count } ягід.
       *[any] { $count } ресурсів.
    }
woodland-aid-substitute = Розігруючи карту, можете замінити один ресурс її вартості іншим.
woodland-aid-imprison =
    { $count ->
        [one] Розігруючи карту, можете покласти істоту зі свого міста під цю карту й заплатити на { $count } ресурс менше; другу істоту – лише якщо у вас є карта { CASE($card, "quoted") }.
        [few] Розігруючи карту, можете покласти істоту зі свого міста під цю карту й заплатити на { $count } ресурси менше; другу істоту – лише якщо у вас є карта { CASE($card, "quoted") }.
       *[many] Розігруючи карту, можете покласти істоту зі свого міста під цю карту й заплатити на { $count } ресурсів менше; другу істоту – лише якщо у вас є карта { CASE($card, "quoted") }.
    }

woodland-points-each = { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    } за { CASE($what, "each") }.
woodland-points-each-most = { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    } за { CASE($what, "each") }, щонайбільше { $most }.
woodland-points = { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }{ $case ->
        [tally] {""}
       *[nom] .
    }
woodland-points-every = { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    } за кожні { $every } { CASE($what, "pl") }.
woodland-points-paired =
    { $points ->
        [one] { $points } бал, якщо ця карта ділить комірку з парою.
        [few] { $points } бали, якщо ця карта ділить комірку з парою.
       *[many] { $points } балів, якщо ця карта ділить комірку з парою.
    }
woodland-counted-cards =
    { $case ->
        [each] кожну { $rarity ->
            [common] звичайну{" "}
            [unique] унікальну{" "}
           *[any] {""}
        }{ $form ->
            [critter] істоту
            [construction] споруду
           *[any] карту
        }
        [acc] { $rarity ->
            [common] звичайну{" "}
            [unique] унікальну{" "}
           *[any] {""}
        }{ $form ->
            [critter] істоту
            [construction] споруду
           *[any] карту
        }
        [pl] { $rarity ->
            [common] звичайні{" "}
            [unique] унікальні{" "}
           *[any] {""}
        }{ $form ->
            [critter] істоти
            [construction] споруди
           *[any] карти
        }
       *[nom] { $rarity ->
            [common] звичайна{" "}
            [unique] унікальна{" "}
           *[any] {""}
        }{ $form ->
            [critter] істота
            [construction] споруда
           *[any] карта
        }
    }{ $type ->
        [production] {" "}виробництва
        [traveler] {" "}мандрів
        [destination] {" "}локації
        [governance] {" "}врядування
        [prosperity] {" "}процвітання
       *[any] {""}
    } у вашому місті
woodland-counted-stock =
    { $case ->
        [each] кожен невитрачений ресурс ({ CASE($what, "nom") })
        [pl] невитрачені ресурси ({ CASE($what, "nom") })
       *[nom] невитрачений ресурс ({ CASE($what, "nom") })
    }
woodland-counted-events =
    { $special ->
        [yes] { $case ->
            [each] кожну особливу подію
            [pl] особливі події
           *[nom] особлива подія
        }
       *[no] { $case ->
            [each] кожну основну подію
            [pl] основні події
           *[nom] основна подія
        }
    }
woodland-counted-couples =
    { $case ->
        [each] кожну пару карт { CASE($one, "quoted") } і { CASE($other, "quoted") } у всіх містах
       *[nom] пара карт { CASE($one, "quoted") } і { CASE($other, "quoted") } у всіх містах
    }
woodland-counted-tokens =
    { $case ->
        [each] кожен бал на вашій карті { CASE($card, "quoted") }
        [pl] бали на вашій карті { CASE($card, "quoted") }
       *[nom] бал на вашій карті { CASE($card, "quoted") }
    }
woodland-counted-workers =
    { $case ->
        [each] кожного вашого робітника на вашій карті { CASE($card, "quoted") }
       *[nom] ваш робітник на вашій карті { CASE($card, "quoted") }
    }
woodland-counted-prisoners =
    { $case ->
        [each] кожну істоту під вашою картою { CASE($card, "quoted") }
       *[nom] істота під вашою картою { CASE($card, "quoted") }
    }
woodland-counted-beneath =
    { $case ->
        [each] кожну карту під подією
       *[nom] карта під подією
    }
woodland-counted-on-event = { $what } на події

woodland-take-turn =
    { $alone ->
        [yes] { $autumn ->
            [yes] Робити більше нічого: спасуйте. Карти на руці залишаються у вас, інші дограють.
           *[no] Немає ні робітників, ні карт, які можна оплатити: підготуйтеся { $season ->
                [spring] до весни.
                [summer] до літа.
               *[autumn] до осені.
            }
        }
       *[no] { $workers ->
            [0] { $autumn ->
                [yes] Розіграйте карту або спасуйте.
               *[no] Розіграйте карту або підготуйтеся до наступного сезону.
            }
           *[other] { $autumn ->
                [yes] Розмістіть робітника, розіграйте карту або спасуйте.
               *[no] Розмістіть робітника або розіграйте карту.
            }
        }
    }
    .verb =
        { $alone ->
            [yes] { $autumn ->
                [yes] спасуйте
               *[no] підготуйтеся
            }
           *[no] { $workers ->
                [0] Розіграйте
               *[other] Розмістіть
            }
        }
woodland-pay-price = Заплатити { CASE($what, "acc") }
woodland-pay-by-moving-in = Безкоштовно, дім: { $card }
woodland-pay-by-parting = Скинути: { $card }
woodland-pay-with-help = Заплатити, допомагає { $card }
woodland-costs = { CASE($what, "free") }
woodland-costs-some =
    { $count ->
        [0] безкоштовно
        [one] { $count } ресурс
        [few] { $count } ресурси
       *[many] { $count } ресурсів
    }
woodland-costs-nothing = безкоштовно
woodland-besides-taken = Споруду буде зайнято назавжди.
woodland-pay-with = Сплатіть вартість; чим саме, вирішувати вам.
    .verb = Сплатіть
woodland-pay-swapped = Заплатіть вартість, замінивши один ресурс іншим.
    .verb = Заплатіть
woodland-pay-for = Виберіть, як заплатити.
    .verb = заплатити
woodland-save =
    { $count ->
        [one] Заощадьте { $count } ресурс: його можна не платити.
        [few] Заощадьте { $count } ресурси: їх можна не платити.
       *[many] Заощадьте { $count } ресурсів: їх можна не платити.
    }
    .verb = Заощадьте
woodland-swap-wanted = Виберіть ресурс, замість якого заплатите інший.
woodland-swap-given = Виберіть, чим заплатити натомість.
    .verb = заплатити
woodland-imprison = Виберіть істоту, яка піде до темниці.
    .verb = Виберіть
woodland-which-copy = Виберіть одну з карт { CASE($card, "quoted") }.
    .verb = Виберіть
woodland-choose-resource =
    { $count ->
        [one] Візьміть { $count } будь-який ресурс.
        [few] Візьміть { $count } будь-які ресурси.
       *[many] Візьміть { $count } будь-яких ресурсів.
    }
    .verb = Візьміть
woodland-choose-to-pay =
    { $to ->
        [trade] { $count ->
            [1] Заплатіть 1 ресурс і візьміть інший.
            [one] Заплатіть до { $count } ресурсу й візьміть стільки ж інших.
           *[many] Заплатіть до { $count } ресурсів і візьміть стільки ж інших.
        }
        [opponent] { $may-stop ->
            [yes] { $count ->
                [one] Віддайте до { $count } будь-якого ресурсу.
               *[many] Віддайте до { $count } будь-яких ресурсів.
            }
           *[no] { $count ->
                [one] Віддайте суперникові { $count } будь-який ресурс.
                [few] Віддайте суперникові { $count } будь-які ресурси.
               *[many] Віддайте суперникові { $count } будь-яких ресурсів.
            }
        }
        [event] { $count ->
            [1] Покладіть на подію 1 будь-який ресурс.
            [one] Покладіть на подію до { $count } будь-якого ресурсу.
           *[many] Покладіть на подію до { $count } будь-яких ресурсів.
        }
       *[supply] { $may-stop ->
            [yes] { $count ->
                [one] Заплатіть до { $count } будь-якого ресурсу.
               *[many] Заплатіть до { $count } будь-яких ресурсів.
            }
           *[no] { $count ->
                [one] Заплатіть { $count } будь-який ресурс.
                [few] Заплатіть { $count } будь-які ресурси.
               *[many] Заплатіть { $count } будь-яких ресурсів.
            }
        }
    }
    .verb =
        { $to ->
            [opponent] Віддайте
            [event] Покладіть
           *[supply] Заплатіть
        }

woodland-why-no-worker = У вас немає робітників удома.
    .short = немає робітника
woodland-why-taken = Тут немає місця для ще одного робітника.
    .short = зайнято
woodland-why-not-autumn = Подорож починається восени.
    .short = восени
woodland-why-event-cards = У вашому місті немає потрібних карт: { $cards }.
    .short = немає: { $cards }
woodland-why-event-type = У вашому місті бракує { CASE($cards, "gen") }.
    .short = бракує { CASE($cards, "gen") }
woodland-more-of-type =
    { $type ->
        [production] { $case ->
            [gen] { $count ->
                [one] { $count } карти виробництва
               *[many] { $count } карт виробництва
            }
           *[nom] { $count ->
                [one] { $count } карта виробництва
                [few] { $count } карти виробництва
               *[many] { $count } карт виробництва
            }
        }
        [traveler] { $case ->
            [gen] { $count ->
                [one] { $count } карти мандрів
               *[many] { $count } карт мандрів
            }
           *[nom] { $count ->
                [one] { $count } карта мандрів
                [few] { $count } карти мандрів
               *[many] { $count } карт мандрів
            }
        }
        [destination] { $case ->
            [gen] { $count ->
                [one] { $count } карти локації
               *[many] { $count } карт локацій
            }
           *[nom] { $count ->
                [one] { $count } карта локації
                [few] { $count } карти локацій
               *[many] { $count } карт локацій
            }
        }
        [governance] { $case ->
            [gen] { $count ->
                [one] { $count } карти врядування
               *[many] { $count } карт врядування
            }
           *[nom] { $count ->
                [one] { $count } карта врядування
                [few] { $count } карти врядування
               *[many] { $count } карт врядування
            }
        }
       *[prosperity] { $case ->
            [gen] { $count ->
                [one] { $count } карти процвітання
               *[many] { $count } карт процвітання
            }
           *[nom] { $count ->
                [one] { $count } карта процвітання
                [few] { $count } карти процвітання
               *[many] { $count } карт процвітання
            }
        }
    }
woodland-why-built = Його вже побудовано.
woodland-why-achieved = Її вже виконано.
woodland-why-resources =
    { $count ->
        [one] Бракує { $count } ресурсу.
       *[many] Бракує { $count } ресурсів.
    }
    .short = бракує { $count }
woodland-why-cards =
    { $count ->
        [one] Бракує { $count } карти.
       *[many] Бракує { $count } карт.
    }
    .short = карт: бракує { $count }
woodland-why-hand-type = На руці бракує { CASE($cards, "gen") }.
woodland-why-no-city-card = У вашому місті немає карти для цього.
woodland-why-nothing-to-play = Немає карти, яку можна було б так розіграти.
woodland-why-worth-more =
    { $most ->
        [one] Карта { CASE($card, "quoted") } дає більше ніж { $most } бал.
        [few] Карта { CASE($card, "quoted") } дає більше ніж { $most } бали.
       *[many] Карта { CASE($card, "quoted") } дає більше ніж { $most } балів.
    }
woodland-why-form =
    { $form ->
        [critter] Так можна розіграти лише істоту.
       *[construction] Так можна розіграти лише споруду.
    }
woodland-why-no-place = Карта { CASE($card, "quoted") } не приймає робітників.
woodland-why-not-there = Немає карти { CASE($card, "quoted") }, куди могли б піти ваші робітники.
woodland-why-not-in-play = Цього немає в грі.
woodland-why-not-in-hand = Цієї карти немає у вас на руці.
woodland-why-not-in-meadow = Цієї карти немає на галявині.
woodland-why-blocked = Це місце галявини зайняв Ругворт.
    .short = Ругворт
woodland-why-no-host = У жодного суперника немає місця для карти { CASE($card, "quoted") }.
woodland-why-unique = Карта { CASE($card, "quoted") } вже є у вашому місті, а може бути лише одна.
    .short = вже є
woodland-why-nothing-to-join = Карті { CASE($card, "quoted") } потрібна споруда вашого міста, якої більше ніхто не ділить.
woodland-why-no-construction = Карті { CASE($card, "quoted") } потрібна споруда, яку можна замінити.
woodland-why-missing =
    { $less ->
        [0] Бракує { CASE($what, "gen") }.
       *[other] Бракує { CASE($what, "gen") }, з них { $less } можна покрити інакше.
    }
woodland-why-full = У вашому місті немає вільної комірки.
    .short = немає комірки
woodland-why-last-season = Осінь – останній сезон.
woodland-why-workers-left =
    { $count ->
        [one] Удома ще { $count } ваш робітник.
        [few] Удома ще { $count } ваші робітники.
       *[many] Удома ще { $count } ваших робітників.
    }
    .short = удома: { $count }
woodland-why-pass = Спасувати можна лише восени.
    .short = восени

woodland-log-uses = { $seat } користується локацією { CASE($place, "quoted") }.

woodland-score-bonus = { $card }, бонус
woodland-score-tokens = жетони балів
woodland-score-on-card = бали на карті { CASE($card, "quoted") }
woodland-score-wild = перлини
woodland-score-journey = подорож
woodland-tally = { $count } × { CASE($what, "tally") }
woodland-tally-cards =
    { $rarity ->
        [common] { $form ->
            [critter] { $count ->
                [one] { $count } звичайна істота
                [few] { $count } звичайні істоти
               *[many] { $count } звичайних істот
            }
            [construction] { $count ->
                [one] { $count } звичайна споруда
                [few] { $count } звичайні споруди
               *[many] { $count } звичайних споруд
            }
           *[any] { $count ->
                [one] { $count } звичайна карта
                [few] { $count } звичайні карти
               *[many] { $count } звичайних карт
            }
        }
        [unique] { $form ->
            [critter] { $count ->
                [one] { $count } унікальна істота
                [few] { $count } унікальні істоти
               *[many] { $count } унікальних істот
            }
            [construction] { $count ->
                [one] { $count } унікальна споруда
                [few] { $count } унікальні споруди
               *[many] { $count } унікальних споруд
            }
           *[any] { $count ->
                [one] { $count } унікальна карта
                [few] { $count } унікальні карти
               *[many] { $count } унікальних карт
            }
        }
       *[any] { $type ->
            [production] { $count ->
                [one] { $count } карта виробництва
                [few] { $count } карти виробництва
               *[many] { $count } карт виробництва
            }
            [traveler] { $count ->
                [one] { $count } карта мандрів
                [few] { $count } карти мандрів
               *[many] { $count } карт мандрів
            }
            [destination] { $count ->
                [one] { $count } карта локації
                [few] { $count } карти локацій
               *[many] { $count } карт локацій
            }
            [governance] { $count ->
                [one] { $count } карта врядування
                [few] { $count } карти врядування
               *[many] { $count } карт врядування
            }
            [prosperity] { $count ->
                [one] { $count } карта процвітання
                [few] { $count } карти процвітання
               *[many] { $count } карт процвітання
            }
           *[any] { $form ->
                [critter] { $count ->
                    [one] { $count } істота
                    [few] { $count } істоти
                   *[many] { $count } істот
                }
                [construction] { $count ->
                    [one] { $count } споруда
                    [few] { $count } споруди
                   *[many] { $count } споруд
                }
               *[any] { $count ->
                    [one] { $count } карта
                    [few] { $count } карти
                   *[many] { $count } карт
                }
            }
        }
    }
woodland-tally-events =
    { $special ->
        [yes] { $count ->
            [one] { $count } особлива подія
            [few] { $count } особливі події
           *[many] { $count } особливих подій
        }
       *[no] { $count ->
            [one] { $count } основна подія
            [few] { $count } основні події
           *[many] { $count } основних подій
        }
    }
woodland-tally-pairs = { $count ->
        [one] { $count } пара
        [few] { $count } пари
       *[many] { $count } пар
    }
woodland-tally-journey =
    { $pegs ->
        [1] камінь на { $points }
       *[other] { $pegs } × камінь на { $points }
    }
woodland-tally-wild = { $count } × { $worth }

woodland-rule-turn = У свій хід зробіть щось одне: розмістіть робітника, розіграйте карту з руки або з галявини, підготуйтеся до наступного сезону, коли всі ваші робітники розміщені, або восени спасуйте.
woodland-rule-turns = Гравці ходять по черзі.
woodland-rule-pay = Заплатіть вартість карти; або безкоштовно поселіть істоту туди, де у вашому місті стоїть її споруда, по одній на кожну споруду; або скористайтеся однією картою, що допомагає платити.
woodland-rule-copy = Виберіть одну з однакових карт.
woodland-rule-settle = Якщо карту взято з галявини, туди одразу викладають нову.
woodland-rule-arrive = Карті потрібна вільна комірка з п’ятнадцяти у вашому місті, а унікальних карт кожної назви може бути лише по одній. Карти виробництва й мандрів спрацьовують одразу.
woodland-rule-react = Потім спрацьовують карти, що реагують на розігране.
woodland-rule-visit = Робітник іде на карту.
woodland-rule-prepare = Щоб підготуватися до наступного сезону, треба розмістити всіх своїх робітників.
woodland-rule-seasons = Вони повертаються додому, крім тих, хто в подорожі, у монастирі чи на цвинтарі; навесні до них приєднується ще один робітник, влітку ще один, восени двоє. Навесні й восени спрацьовують усі ваші карти виробництва в будь-якому порядку; влітку візьміть до двох карт із галявини.
woodland-rule-end = Хто спасував, той вибуває з гри, і йому більше нічого не можна віддати. Коли спасували всі, партію завершено.

woodland-log-turn = Хід { $turn }
woodland-log-because = { $cause }: { $line }
woodland-how-many =
    { $resource ->
        [driftwood] Скільки корчів заплатите?
        [seaweed] Скільки водоростей заплатите?
        [seastone] Скільки самоцвітів заплатите?
        [mushroom] Скільки грибів заплатите?
       *[treasure] Скільки скарбів заплатите?
    }
    .verb = заплатите

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

woodland-prepare-for =
    { $season ->
        [spring] Підготуватися до весни
        [summer] Підготуватися до літа
       *[autumn] Підготуватися до осені
    }
woodland-verb-take =
    { $count ->
        [0] Не брати
       *[other] Узяти { $count }
    }
woodland-verb-pay =
    { $to ->
        [trade] { $count ->
            [0] Не міняти
           *[other] Обміняти { $count }
        }
        [opponent] { $count ->
            [0] Не віддавати
           *[other] Віддати { $count }
        }
        [event] { $count ->
            [0] Не класти
           *[other] Покласти { $count }
        }
       *[supply] { $count ->
            [0] Не платити
           *[other] Заплатити { $count }
        }
    }
woodland-verb-save =
    { $count ->
        [0] Не заощаджувати
       *[other] Заощадити { $count }
    }
woodland-verb-pay-for =
    { $count ->
        [0] Не платити
       *[other] Заплатити { CASE($what, "acc") } (+{ $points ->
            [one] { $points } бал
            [few] { $points } бали
           *[many] { $points } балів
        })
    }
woodland-verb-give-for =
    { $count ->
        [0] Не віддавати
       *[other] Віддати { CASE($what, "acc") } (+{ $points ->
            [one] { $points } бал
            [few] { $points } бали
           *[many] { $points } балів
        })
    }
woodland-verb-lay =
    { $count ->
        [0] Не класти
       *[other] Покласти { CASE($what, "acc") }
    }
woodland-verb-store = Покласти { CASE($what, "acc") }
woodland-verb-discard =
    { $count ->
        [0] Не скидати
       *[other] Скинути { $count }
    }
woodland-verb-discard-for = Скинути { $count }: { CASE($reward, "inf") }
woodland-verb-tuck =
    { $count ->
        [0] Не класти
       *[other] Під подію: { $count }
    }
woodland-verb-points =
    { $points ->
        [one] Отримати { $points } бал
        [few] Отримати { $points } бали
       *[many] Отримати { $points } балів
    }
woodland-give-to = Віддати: { $seat }
woodland-keep = Залишити: { $card }
woodland-use = Скористатися: { $place }
woodland-move-none = Не переміщати
woodland-worker-at = Робітник: { $place }
woodland-play-none = Не розігрувати
woodland-no-other =
    { $count ->
        [0] Не вибирати
       *[other] Більше не вибирати
    }

## On faces of cards and places, in the browser

# The small words of an effect line.
woodland-face-per = за
woodland-face-or = або
woodland-face-after = після
woodland-face-on = на
woodland-face-limit = ліміт
woodland-face-all = усі

# What a card is.
woodland-face-critter = істота
woodland-face-construction = споруда
woodland-face-common = звичайна
woodland-face-unique = унікальна
woodland-face-production = виробництво
woodland-face-governance = врядування
woodland-face-traveler = мандри
woodland-face-destination = локація
woodland-face-prosperity = процвітання
woodland-face-free-with = дім:
woodland-face-brings-in = поселяє:
woodland-face-with = разом:
woodland-face-any-critter = будь-яка істота

woodland-face-winter = зима
woodland-face-spring = весна
woodland-face-summer = літо
woodland-face-autumn = осінь

## At the table in the browser

woodland-table-season-turns =
    { $season ->
        [spring] Після зими – весна
        [summer] Після весни – літо
       *[autumn] Після літа – осінь
    }
woodland-table-season-asks = Карта «{ $card }» про щось спитає.
woodland-table-season-next = Наступна карта
woodland-table-season-skip = Пропустити
woodland-table-city = Місто
woodland-table-city-of = { $name }: місто
woodland-table-spaces = { $used } з { $all } комірок
woodland-table-hand = Рука
woodland-table-in-hand = на руці
woodland-table-meadow = Галявина
woodland-table-basic = Основні локації
woodland-table-forest = Ліс
woodland-table-events = Події
woodland-table-journey = Подорож
woodland-table-from-autumn = з осені
woodland-table-deck = колода
woodland-table-discarded = скид
woodland-table-passed = пас
woodland-table-points = бали
woodland-table-no-space = поруч із містом
woodland-table-prison = У темниці: { $card }
woodland-table-achieved = Виконано: { $event }
woodland-table-open-city = { $name }: відкрити місто
woodland-table-close = Закрити
woodland-table-choose-seat = { $name }: вибрати цього гравця
woodland-table-seat-line = { $name }: відкрити місто. { $season }, бали: { $points }, робітники вдома: { $workers }, карти на руці: { $hand }, карти в місті: { $city }
woodland-table-choose-seat-line = { $name }: вибрати цього гравця. { $season }, бали: { $points }, робітники вдома: { $workers }, карти на руці: { $hand }, карти в місті: { $city }
woodland-table-stock-line = { $piece }: { $count }
woodland-table-take-piece = Вибрати: { $piece }
woodland-table-twig = { $count ->
    [1] гілочка
   *[other] гілочки
  }
woodland-table-resin = смола
woodland-table-pebble = { $count ->
    [1] камінець
   *[other] камінці
  }
woodland-table-berry = { $count ->
    [1] ягода
   *[other] ягоди
  }
woodland-table-pearl = { $count ->
    [1] перлина
   *[other] перлини
  }
woodland-table-point = { $count ->
    [1] жетон балів
   *[other] жетони балів
  }
woodland-table-driftwood = корч
woodland-table-seaweed = водорость
woodland-table-seastone = { $count ->
    [1] самоцвіт
   *[other] самоцвіти
  }
woodland-table-mushroom = { $count ->
    [1] гриб
   *[other] гриби
  }
woodland-table-treasure = { $count ->
    [1] скарб
   *[other] скарби
  }
woodland-table-shell = { $count ->
    [1] мушля
   *[other] мушлі
  }
woodland-table-workers-home = Робітники вдома: { $home } з { $all }
woodland-table-ways = Способи оплати
woodland-table-cancel = Забрати карту назад
woodland-table-paying = Оплата: { $card }
woodland-table-chosen-cards = { $count ->
    [one] Вибрано { $count } карту
    [few] Вибрано { $count } карти
   *[many] Вибрано { $count } карт
  }
woodland-table-drawn = Узято
woodland-table-revealed = Відкрито
woodland-table-choose-card = Яка карта?
woodland-table-set-aside = У дорозі
woodland-table-rugwort = Ругворт
woodland-table-year = рік { $year }
woodland-table-rival-city = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
  }
woodland-table-rival-line = Ругворт: відкрити місто. Рік { $year }, карти в його місті: { $cards }
woodland-table-blocks = { $count ->
    [0] не займає місць на галявині
    [1] займає місце 1 на галявині
   *[other] займає місця 1–{ $count } на галявині
  }
woodland-table-place-taken = { $number }, зайняв Ругворт
woodland-table-due = ще має спрацювати
woodland-table-anchored = має якір
woodland-table-occupied = зайнято
woodland-table-tabs = Вкладки столу
woodland-table-tab-table = Стіл
woodland-table-tab-city = Місто
woodland-table-tab-hand = Рука
woodland-table-tab-others = Інші
woodland-table-play-card = Розіграти: { $card }
woodland-table-choose-this = Вибрати: { $card }
woodland-table-close-hand = Закрити руку, назад до столу
woodland-table-can-be-chosen = можна вибрати { $count }
woodland-table-pays = Вартість
woodland-table-pays-nothing = безкоштовно
woodland-table-pays-otherwise = Можна заплатити інакше.
woodland-table-of-yours = { $lacks ->
    [yes] { $count }, а у вас { $has }
   *[no] { $count } із ваших { $has }
  }
woodland-table-does = Дія
woodland-table-brings = Дає
woodland-table-worth = { $count ->
    [one] { $count } бал
    [few] { $count } бали
   *[many] { $count } балів
  }
woodland-table-free-in = { $near ->
    [city] Безкоштовно: у вас є «{ $card }»
   *[other] Безкоштовно, якщо є «{ $card }»
  }
woodland-table-lets-in = { $near ->
    [hand] Безкоштовно поселить карту з руки: «{ $card }»
   *[other] Безкоштовно поселить: «{ $card }»
  }
woodland-table-empty-hand = На руці немає карт.
woodland-table-hidden-hand = Рука прихована.
woodland-table-own = Ваш запас і робітники
woodland-table-sort = порядок:
woodland-table-sort-by = Упорядкувати руку: { $way }
woodland-table-sort-type = тип
woodland-table-sort-cost = вартість
woodland-table-sort-points = бали
woodland-table-by-source = Бали за джерелами
woodland-table-points-before = до цього ходу: { $points }
woodland-table-source = { $source ->
    [cards] Карти
    [bonuses] Бонуси
    [tokens] Жетони балів
    [shells] Мушлі
    [journey] Подорож
    [events] Події
    [wonders] Дива
    [pearls] Перлини
    [adornments] Прикраси
    [treasures] Скарби
    [maps] Мапи
   *[ship] Корабель
  }
woodland-table-source-note = { $source ->
    [cards] базові бали
    [bonuses] фіолетові карти
    [tokens] отримано в грі
    [shells] отримано в грі
    [pearls] по 2
    [treasures] по 2
   *[other] {""}
  }
woodland-table-symbols = { $group ->
    [pieces] Фішки
    [types] П’ять кольорів, п’ять звичок
    [cards] Карти
    [kinds] Різновиди й позначки
    [where] Де і чиє
   *[seasons] Чотири сезони
  }
woodland-table-symbol = { $symbol ->
    [twig] гілочка
    [resin] смола
    [pebble] камінець
    [berry] ягода
    [pearl] перлина
    [any] будь-який ресурс
    [point] бал
    [worker] робітник
    [driftwood] корч
    [seaweed] водорость
    [seastone] самоцвіт
    [mushroom] гриб
    [treasure] скарб
    [anysea] будь-який ресурс
    [shell] бал
    [anchor] якір
    [card] взяти карту
    [discard] скинути карту
    [meadowcard] карта з галявини
    [baycard] карта із затоки
    [eithercard] з колоди чи з викладених
    [play] розіграти карту
    [place] локація
    [other] іншому гравцеві
    [event] подія
    [river] струмок
    [city] місто; перекреслено: не займає комірки
    [copy] скопіювати дію
    [home] робітник іде додому
    [lock] залишається назавжди
    [ship] плисти далі
    [rose] роза вітрів
    [map] мапа
    [critter] істота
    [construction] споруда
    [unique] одна в місті
    [common] скільки завгодно
    [door] її істоту вже поселено
    [winter] зима
    [spring] весна
    [summer] літо
   *[autumn] осінь
  }
woodland-table-type = { $type ->
    [production] Виробництво
    [governance] Врядування
    [traveler] Мандри
    [destination] Локація
   *[prosperity] Процвітання
  }
woodland-table-type-habit = { $type ->
    [production] дає одразу й у наступних сезонах
    [governance] допомагає до кінця гри
    [traveler] один раз, коли з’являється
    [destination] відправте сюди робітника
   *[prosperity] рахується в кінці гри
  }
woodland-table-line = { $line ->
    [pay] { $sea ->
        [true] заплатіть до 3 корчів, 1 бал за кожен
       *[false] заплатіть до 3 гілочок, 1 бал за кожну
      }
    [per] 1 бал за унікальну істоту
    [after] { $sea ->
        [true] після споруди: корч, водорость або самоцвіт
       *[false] після споруди: гілочка, смола або камінець
      }
    [give] візьміть 2, одну віддайте
    [leaves] споруда йде з міста: на 3 дешевше
   *[free] розіграйте карту безкоштовно
  }
