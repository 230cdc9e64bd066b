### Everdell Farshore.

farshore-colour =
    { $case ->
        [gen] { $type ->
            [production] зелёной
            [traveler] коричневой
            [destination] красной
            [governance] синей
           *[prosperity] сиреневой
        }
        [acc] { $type ->
            [production] зелёную
            [traveler] коричневую
            [destination] красную
            [governance] синюю
           *[prosperity] сиреневую
        }
        [fem] { $type ->
            [production] зелёная
            [traveler] коричневая
            [destination] красная
            [governance] синяя
           *[prosperity] сиреневая
        }
        [plural] { $type ->
            [production] зелёные
            [traveler] коричневые
            [destination] красные
            [governance] синие
           *[prosperity] сиреневые
        }
        [gen-plural] { $type ->
            [production] зелёных
            [traveler] коричневых
            [destination] красных
            [governance] синих
           *[prosperity] сиреневых
        }
        [neuter] { $type ->
            [production] зелёное
            [traveler] коричневое
            [destination] красное
            [governance] синее
           *[prosperity] сиреневое
        }
        [gen-neuter] { $type ->
            [production] зелёного
            [traveler] коричневого
            [destination] красного
            [governance] синего
           *[prosperity] сиреневого
        }
       *[nom] { $type ->
            [production] зелёный
            [traveler] коричневый
            [destination] красный
            [governance] синий
           *[prosperity] сиреневый
        }
    }
farshore-sort =
    { $case ->
        [gen] { $rarity ->
            [common] { $form ->
                [any] обычной{" "}
               *[other] обычного{" "}
            }
            [unique] { $form ->
                [any] уникальной{" "}
               *[other] уникального{" "}
            }
           *[any] {""}
        }{ $form ->
            [critter] существа
            [construction] сооружения
           *[any] карты
        }
        [each] { $form ->
            [any] каждую{" "}
           *[other] каждое{" "}
        }{ $rarity ->
            [common] { $form ->
                [any] обычную{" "}
               *[other] обычное{" "}
            }
            [unique] { $form ->
                [any] уникальную{" "}
               *[other] уникальное{" "}
            }
           *[any] {""}
        }{ $form ->
            [critter] существо
            [construction] сооружение
           *[any] карту
        }
        [each-other] { $form ->
            [any] каждую другую{" "}
           *[other] каждое другое{" "}
        }{ $rarity ->
            [common] { $form ->
                [any] обычную{" "}
               *[other] обычное{" "}
            }
            [unique] { $form ->
                [any] уникальную{" "}
               *[other] уникальное{" "}
            }
           *[any] {""}
        }{ $form ->
            [critter] существо
            [construction] сооружение
           *[any] карту
        }
       *[nom] { $rarity ->
            [common] { $form ->
                [any] { $case ->
                    [acc] обычную{" "}
                   *[nom] обычная{" "}
                }
               *[other] обычное{" "}
            }
            [unique] { $form ->
                [any] { $case ->
                    [acc] уникальную{" "}
                   *[nom] уникальная{" "}
                }
               *[other] уникальное{" "}
            }
           *[any] {""}
        }{ $form ->
            [critter] существо
            [construction] сооружение
           *[any] { $case ->
                [acc] карту
               *[nom] карта
            }
        }
    }
farshore-sort-coloured =
    { $case ->
        [gen] { $rarity ->
            [common] { $form ->
                [any] обычной{" "}
               *[other] обычного{" "}
            }
            [unique] { $form ->
                [any] уникальной{" "}
               *[other] уникального{" "}
            }
           *[any] {""}
        }{ $form ->
            [critter] { CASE($colours, "gen-neuter") } существа
            [construction] { CASE($colours, "gen-neuter") } сооружения
           *[any] { CASE($colours, "gen") } карты
        }
        [each] { $form ->
            [any] каждую{" "}
           *[other] каждое{" "}
        }{ $rarity ->
            [common] { $form ->
                [any] обычную{" "}
               *[other] обычное{" "}
            }
            [unique] { $form ->
                [any] уникальную{" "}
               *[other] уникальное{" "}
            }
           *[any] {""}
        }{ $form ->
            [critter] { CASE($colours, "neuter") } существо
            [construction] { CASE($colours, "neuter") } сооружение
           *[any] { CASE($colours, "acc") } карту
        }
        [each-other] { $form ->
            [any] каждую другую{" "}
           *[other] каждое другое{" "}
        }{ $rarity ->
            [common] { $form ->
                [any] обычную{" "}
               *[other] обычное{" "}
            }
            [unique] { $form ->
                [any] уникальную{" "}
               *[other] уникальное{" "}
            }
           *[any] {""}
        }{ $form ->
            [critter] { CASE($colours, "neuter") } существо
            [construction] { CASE($colours, "neuter") } сооружение
           *[any] { CASE($colours, "acc") } карту
        }
       *[nom] { $rarity ->
            [common] { $form ->
                [any] { $case ->
                    [acc] обычную{" "}
                   *[nom] обычная{" "}
                }
               *[other] обычное{" "}
            }
            [unique] { $form ->
                [any] { $case ->
                    [acc] уникальную{" "}
                   *[nom] уникальная{" "}
                }
               *[other] уникальное{" "}
            }
           *[any] {""}
        }{ $form ->
            [critter] { CASE($colours, "neuter") } существо
            [construction] { CASE($colours, "neuter") } сооружение
           *[any] { $case ->
                [acc] { CASE($colours, "acc") } карту
               *[nom] { CASE($colours, "fem") } карта
            }
        }
    }
farshore-move-ship =
    { $case ->
        [low] переместите
       *[nom] Переместите
    } корабль { $count ->
        [one] на { $count } отметку.
        [few] на { $count } отметки.
       *[many] на { $count } отметок.
    }
    .verb = Переместите
farshore-choose = { $first } Или: { CASE($rest, "low") }
farshore-draw-bay =
    { $or-deck ->
        [yes] { $count ->
            [1] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } карту из бухты или из колоды.
            [one] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } { $count } карту из бухты и колоды в любом сочетании.
            [few] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } { $count } карты из бухты и колоды в любом сочетании.
           *[many] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } { $count } карт из бухты и колоды в любом сочетании.
        }
       *[no] { $count ->
            [one] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } { $count } карту из бухты.
            [few] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } { $count } карты из бухты.
           *[many] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } { $count } карт из бухты.
        }
    }
    .verb = Возьмите
farshore-draw-to-limit =
    { $case ->
        [low] доберите
       *[nom] Доберите
    } карты до предела руки из бухты и колоды в любом сочетании.
    .verb = Доберите
farshore-lookout-draw = Затем доберите карты до предела руки из бухты и колоды в любом сочетании; или, если так условились, столько же, сколько сбросили.
farshore-pay-up-to =
    { $count ->
        [1] { $case ->
            [low] можете
           *[nom] Можете
        } заплатить { CASE($what, "acc") }. Тогда { CASE($reward, "low") }
        [one] { $case ->
            [low] можете
           *[nom] Можете
        } до { $count } раза заплатить { CASE($what, "acc") }. За каждый раз { CASE($reward, "low") }
       *[many] { $case ->
            [low] можете
           *[nom] Можете
        } до { $count } раз заплатить { CASE($what, "acc") }. За каждый раз { CASE($reward, "low") }
    }
    .verb = заплатить
farshore-exchange =
    { $count ->
        [1] { $case ->
            [low] можете
           *[nom] Можете
        } заплатить 1 ресурс и получить 1 другой.
        [one] { $case ->
            [low] можете
           *[nom] Можете
        } заплатить не более { $count } ресурса и получить столько же других.
       *[many] { $case ->
            [low] можете
           *[nom] Можете
        } заплатить не более { $count } ресурсов и получить столько же других.
    }
farshore-if-so = { $deed } Тогда { CASE($reward, "low") }
farshore-may-give =
    { $chosen ->
        [0] { $count ->
            [one] { $case ->
                [low] можете
               *[nom] Можете
            } отдать сопернику { $count } карту с руки.
            [few] { $case ->
                [low] можете
               *[nom] Можете
            } отдать сопернику { $count } карты с руки.
           *[many] { $case ->
                [low] можете
               *[nom] Можете
            } отдать сопернику { $count } карт с руки.
        }
       *[other] { $count ->
            [one] Отдайте сопернику { $count } карту с руки (выбрано: { $chosen }).
            [few] Отдайте сопернику { $count } карты с руки (выбрано: { $chosen }).
           *[many] Отдайте сопернику { $count } карт с руки (выбрано: { $chosen }).
        }
    }
    .verb =
        { $chosen ->
            [0] отдать
           *[other] Отдайте
        }
farshore-may-discard =
    { $chosen ->
        [0] { $count ->
            [one] { $case ->
                [low] можете
               *[nom] Можете
            } сбросить { $count } карту.
            [few] { $case ->
                [low] можете
               *[nom] Можете
            } сбросить { $count } карты.
           *[many] { $case ->
                [low] можете
               *[nom] Можете
            } сбросить { $count } карт.
        }
       *[other] { $count ->
            [one] Сбросьте { $count } карту (выбрано: { $chosen }).
            [few] Сбросьте { $count } карты (выбрано: { $chosen }).
           *[many] Сбросьте { $count } карт (выбрано: { $chosen }).
        }
    }
    .verb =
        { $chosen ->
            [0] сбросить
           *[other] Сбросьте
        }
farshore-if-done = Тогда { CASE($reward, "low") }
farshore-of-colour =
    { $case ->
        [gen] { $count ->
            [one] { $count } { CASE($colour, "gen") } карты
           *[many] { $count } { CASE($colour, "gen-plural") } карт
        }
        [acc] { $count ->
            [one] { $count } { CASE($colour, "acc") } карту
            [few] { $count } { CASE($colour, "plural") } карты
           *[many] { $count } { CASE($colour, "gen-plural") } карт
        }
       *[nom] { $count ->
            [one] { $count } { CASE($colour, "fem") } карта
            [few] { $count } { CASE($colour, "plural") } карты
           *[many] { $count } { CASE($colour, "gen-plural") } карт
        }
    }
farshore-why-colours = В вашем городе не хватает { CASE($cards, "gen") }.
farshore-resources =
    { $case ->
        [acc] { $count ->
            [1] 1 ресурс
            [one] { $count } ресурс
            [few] { $count } ресурса
           *[many] { $count } ресурсов
        }
       *[nom] { $count ->
            [1] 1 ресурс
            [one] до { $count } ресурса
           *[many] до { $count } ресурсов
        }
    }
farshore-take-map =
    { $lack ->
        [0] { $case ->
            [low] возьмите
           *[nom] Возьмите
        } пергамент, если у вас нет такого же и ваш город отвечает его условию.
       *[other] { $lack ->
            [one] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } пергамент, если у вас нет такого же; вашему городу может не хватать { $lack } карты.
           *[many] { $case ->
                [low] возьмите
               *[nom] Возьмите
            } пергамент, если у вас нет такого же; вашему городу может не хватать { $lack } карт.
        }
    }
    .verb = Возьмите
farshore-use-place =
    { $islands ->
        [yes] { $case ->
            [low] примените
           *[nom] Примените
        } береговую локацию или открытый остров, даже занятые.
       *[no] { $case ->
            [low] примените
           *[nom] Примените
        } береговую локацию, даже занятую.
    }
    .verb = Примените
farshore-discard-bay =
    { $count ->
        [one] { $case ->
            [low] сбросьте
           *[nom] Сбросьте
        } { $count } карту из бухты.
        [few] { $case ->
            [low] сбросьте
           *[nom] Сбросьте
        } { $count } карты из бухты.
       *[many] { $case ->
            [low] сбросьте
           *[nom] Сбросьте
        } { $count } карт из бухты.
    }
farshore-move-worker =
    { $case ->
        [low] можете
       *[nom] Можете
    } переместить одного из своих работников в другую локацию.
    .verb = переместить
farshore-counted-others =
    { $case ->
        [each] { CASE($what, "each-other") }
       *[nom] { $what } (другие карты)
    }
farshore-counted-cards = { $what } в вашем городе
farshore-counted-treasures =
    { $case ->
        [each] каждое{" "}
       *[nom] {""}
    }оставшееся у вас сокровище
farshore-counted-maps =
    { $case ->
        [each] каждый{" "}
       *[nom] {""}
    }ваш пергамент
farshore-counted-marks =
    { $case ->
        [each] каждую отметку
       *[nom] отметка
    } с сокровищем, которой ваш корабль достиг или которую миновал
farshore-help-when =
    Разыгрывая { $form ->
        [critter] существо
        [construction] сооружение
       *[any] карту
    }{ $matching ->
        [yes] { $form ->
            [any] , которая
           *[other] , которое
        } соответствует раскрытому жетону розы ветров
       *[no] {""}
    }
farshore-help-swap =
    { $count ->
        [1] { $when }, можете заменить 1 ресурс её стоимости другим.
        [one] { $when }, можете заменить не более { $count } ресурса её стоимости другими.
       *[many] { $when }, можете заменить не более { $count } ресурсов её стоимости другими.
    }
farshore-help-less =
    { $leaves ->
        [yes] { $when }, можете сбросить эту карту и заплатить на { CASE($what, "acc") } меньше.
       *[no] { $when }, можете заплатить на { CASE($what, "acc") } меньше.
    }
farshore-drop-anchor = Выберите сооружение, на котором используете якорь.
    .verb = Выберите
farshore-why-no-map = Нет пергамента, которого у вас ещё нет и условию которого отвечает ваш город.
farshore-why-map-held = Такой пергамент у вас уже есть.

farshore-rule-treasures = Сокровищем можно заплатить вместо любого ресурса везде, где платят ресурсами.
farshore-rule-placing = Карты, которые следят за работниками на берегу и островах, срабатывают после самой локации.

farshore-about = Стройте город на берегу четыре сезона подряд, ходите под парусом по ветру, ищите сокровища и пергаменты. Побеждает тот, у кого больше очков.
farshore-setting-lookout = Сколько карт берут на дозорном мысе: до предела руки или столько же, сколько сброшено.
farshore-setting-captain = Капитан — соперница без места за столом, которая считается ещё одним игроком: от робкой до грозы океанов. В одиночной игре она есть всегда.
farshore-setting-weather = Погода, общая для всех игроков: нет, верхние эффекты или оба.
farshore-stop = Отказаться
farshore-treasure = Заплатить сокровищами
farshore-anchor = Использовать якорь
farshore-new-hand = Взять новые карты
farshore-finish = Завершить партию
farshore-draw = Взять из колоды
farshore-sail = Переместить корабль
farshore-captain = капитан
farshore-captain-name = Капитан Крабита
farshore-verdict-lost =
    Капитан Крабита побеждает: { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
farshore-verdict-won =
    { $count ->
        [1] { $seats } побеждает
       *[other] { $seats } побеждают
    }; у капитана Крабиты { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }
farshore-play-from-bay = Разыграть { CASE($card, "acc") } из бухты
farshore-change-hand = Оставьте карты на руке или сбросьте их все и возьмите столько же новых.
    .verb = Оставьте
farshore-autumn-gifts = Выберите, какая карта сработает следующей, или возьмите две осенние карты.
    .verb = Выберите
farshore-high-tide =
    { $count ->
        [one] Высокий прилив: выберите { $count } остров, который уйдёт под воду.
        [few] Высокий прилив: выберите { $count } острова, которые уйдут под воду.
       *[many] Высокий прилив: выберите { $count } островов, которые уйдут под воду.
    }
    .verb = выберите
farshore-why-weather = { $weather }: { CASE($rules, "low") }
farshore-pay-toll = Заплатите за жетоны розы ветров то, что требует погода, или плывите без них.
    .verb = Заплатите
farshore-take-turn =
    { $alone ->
        [yes] { $autumn ->
            [yes] Больше делать нечего: завершите партию. Остальные доиграют без вас.
           *[no] Не осталось ни работников, ни карт, которые можно оплатить: подготовьтесь { $season ->
                [spring] к весне
                [summer] к лету
               *[autumn] к осени
            }.
        }
       *[no] { $workers ->
            [0] { $autumn ->
                [yes] Разыграйте карту или завершите партию.
               *[no] Разыграйте карту или подготовьтесь к следующему сезону.
            }
           *[other] { $autumn ->
                [yes] Разместите работника, разыграйте карту или завершите партию.
               *[no] Разместите работника или разыграйте карту.
            }
        }
    }
    .verb =
        { $alone ->
            [yes] { $autumn ->
                [yes] завершите
               *[no] подготовьтесь
            }
           *[no] { $workers ->
                [0] Разыграйте
               *[other] Разместите
            }
        }
farshore-why-not-in-bay = Этой карты нет в бухте.
farshore-why-finish = Завершить партию можно только осенью.
    .short = осенью
farshore-why-flooded = Этот остров затоплен приливом.
    .short = затоплен
farshore-track =
    На морском пути { $count ->
        [one] { $count } отметка
        [few] { $count } отметки
       *[many] { $count } отметок
    }; очки: { $values }. Сокровища ждут на отметках: { $marks }.
farshore-map-asks =
    Нужно в городе: { $cards }. { $points ->
        [one] Приносит { $points } очко за каждый ваш пергамент.
        [few] Приносит { $points } очка за каждый ваш пергамент.
       *[many] Приносит { $points } очков за каждый ваш пергамент.
    }
farshore-tile = Ваш корабль проходит 1 отметку, когда вы разыгрываете { CASE($what, "acc") }.
farshore-trail = Капитан идёт { CASE($top, "to") }. Если нельзя — { CASE($middle, "to") }. Если нельзя и туда — { CASE($bottom, "to") }.
farshore-trail-step =
    { $symbol ->
        [shore] { $case ->
            [to] { CASE($place, "to") }
           *[nom] { CASE($place, "nom") }
        }
        [island] { $case ->
            [to] на первый свободный остров слева
           *[nom] первый свободный остров слева
        }
        [red_plays] { $case ->
            [to] на свободную красную карту своего города
           *[nom] свободная красная карта её города
        }, где разыгрывает { $count ->
            [one] { $count } карту
            [few] { $count } карты
           *[many] { $count } карт
        }
        [red_ship] { $case ->
            [to] на свободную красную карту своего города
           *[nom] свободная красная карта её города
        }, где перемещает корабль { $count ->
            [one] на { $count } отметку
            [few] на { $count } отметки
           *[many] на { $count } отметок
        }
        [red_treasure] { $case ->
            [to] на свободную красную карту своего города
           *[nom] свободная красная карта её города
        }, где берёт { $count ->
            [one] { $count } сокровище
            [few] { $count } сокровища
           *[many] { $count } сокровищ
        }
        [docks] { $case ->
            [to] на причалы
           *[nom] причалы
        }, где перемещает корабль { $count ->
            [one] на { $count } отметку
            [few] на { $count } отметки
           *[many] на { $count } отметок
        }
       *[lookout] { $case ->
            [to] на дозорный мыс
           *[nom] дозорный мыс
        }, где берёт из бухты сиреневую карту, если она там есть, сбрасывает все { CASE($colour, "plural") } и берёт сокровище
    }
farshore-trail-name = карта маршрута { $number }
farshore-wind = ветер для { CASE($what, "gen") }
farshore-weather-name =
    { $key ->
        [thick-fog] Густой туман
        [squall] Шквал
        [doldrums] Штиль
        [downpour] Ливень
        [cold-snap] Заморозки
        [gale] Буря
        [heavy-swell] Крупная зыбь
        [damp-rot] Сырость и гниль
        [riptide] Отбойное течение
        [heavy-clouds] Тяжёлые тучи
       *[other] { $title }
    }
farshore-weather = Сверху: { CASE($upper, "low") } Снизу: { CASE($lower, "low") }
farshore-weather-rule =
    { $rule ->
        [bay_cost] { $count ->
            [one] { $case ->
                [low] каждая
               *[nom] Каждая
            } карта, которую вы разыгрываете из бухты, стоит на { $count } любой ресурс больше.
            [few] { $case ->
                [low] каждая
               *[nom] Каждая
            } карта, которую вы разыгрываете из бухты, стоит на { $count } любых ресурса больше.
           *[many] { $case ->
                [low] каждая
               *[nom] Каждая
            } карта, которую вы разыгрываете из бухты, стоит на { $count } любых ресурсов больше.
        }
        [critter_cost] { $count ->
            [one] { $case ->
                [low] каждое
               *[nom] Каждое
            } существо, за которое платят грибами, стоит на { $count } гриб больше.
            [few] { $case ->
                [low] каждое
               *[nom] Каждое
            } существо, за которое платят грибами, стоит на { $count } гриба больше.
           *[many] { $case ->
                [low] каждое
               *[nom] Каждое
            } существо, за которое платят грибами, стоит на { $count } грибов больше.
        }
        [construction_cost] { $count ->
            [one] { $case ->
                [low] каждое
               *[nom] Каждое
            } сооружение стоит на { $count } любой ресурс больше.
            [few] { $case ->
                [low] каждое
               *[nom] Каждое
            } сооружение стоит на { $count } любых ресурса больше.
           *[many] { $case ->
                [low] каждое
               *[nom] Каждое
            } сооружение стоит на { $count } любых ресурсов больше.
        }
        [lookout_deck] { $case ->
            [low] на
           *[nom] На
        } дозорном мысе карты берут только из колоды.
        [compass_most] { $count ->
            [one] { $case ->
                [low] разыгранная
               *[nom] Разыгранная
            } карта перемещает ваш корабль не более чем на { $count } отметку.
            [few] { $case ->
                [low] разыгранная
               *[nom] Разыгранная
            } карта перемещает ваш корабль не более чем на { $count } отметки.
           *[many] { $case ->
                [low] разыгранная
               *[nom] Разыгранная
            } карта перемещает ваш корабль не более чем на { $count } отметок.
        }
        [other_moves_less] { $count ->
            [one] { $case ->
                [low] не
               *[nom] Не
            } по розе ветров ваш корабль проходит на { $count } отметку меньше.
            [few] { $case ->
                [low] не
               *[nom] Не
            } по розе ветров ваш корабль проходит на { $count } отметки меньше.
           *[many] { $case ->
                [low] не
               *[nom] Не
            } по розе ветров ваш корабль проходит на { $count } отметок меньше.
        }
        [still_a] { $case ->
            [low] жетон
           *[nom] Жетон
        } розы ветров из стопки «А» не перемещает корабли.
        [still_b] { $case ->
            [low] жетон
           *[nom] Жетон
        } розы ветров из стопки «Б» не перемещает корабли.
        [toll_a] { $count ->
            [one] { $case ->
                [low] жетон
               *[nom] Жетон
            } розы ветров из стопки «А» перемещает ваш корабль, только если вы заплатите { $count } любой ресурс.
            [few] { $case ->
                [low] жетон
               *[nom] Жетон
            } розы ветров из стопки «А» перемещает ваш корабль, только если вы заплатите { $count } любых ресурса.
           *[many] { $case ->
                [low] жетон
               *[nom] Жетон
            } розы ветров из стопки «А» перемещает ваш корабль, только если вы заплатите { $count } любых ресурсов.
        }
        [toll_b] { $count ->
            [one] { $case ->
                [low] жетон
               *[nom] Жетон
            } розы ветров из стопки «Б» перемещает ваш корабль, только если вы заплатите { $count } любой ресурс.
            [few] { $case ->
                [low] жетон
               *[nom] Жетон
            } розы ветров из стопки «Б» перемещает ваш корабль, только если вы заплатите { $count } любых ресурса.
           *[many] { $case ->
                [low] жетон
               *[nom] Жетон
            } розы ветров из стопки «Б» перемещает ваш корабль, только если вы заплатите { $count } любых ресурсов.
        }
        [docks_most] { $count ->
            [one] { $case ->
                [low] на
               *[nom] На
            } причалах вы сбрасываете не более { $count } карты.
           *[many] { $case ->
                [low] на
               *[nom] На
            } причалах вы сбрасываете не более { $count } карт.
        }
        [shore_less] { $count ->
            [one] { $case ->
                [low] каждая
               *[nom] Каждая
            } береговая локация даёт на { $count } ресурс меньше, но хотя бы один.
            [few] { $case ->
                [low] каждая
               *[nom] Каждая
            } береговая локация даёт на { $count } ресурса меньше, но хотя бы один.
           *[many] { $case ->
                [low] каждая
               *[nom] Каждая
            } береговая локация даёт на { $count } ресурсов меньше, но хотя бы один.
        }
        [no_anchors] { $case ->
            [low] якоря
           *[nom] Якоря
        } не используются.
        [no_aids] { $case ->
            [low] карты
           *[nom] Карты
        }, которые меняют стоимость, не действуют.
        [island_toll] { $count ->
            [one] { $case ->
                [low] прежде
               *[nom] Прежде
            } чем посетить остров, сбросьте { $count } карту.
            [few] { $case ->
                [low] прежде
               *[nom] Прежде
            } чем посетить остров, сбросьте { $count } карты.
           *[many] { $case ->
                [low] прежде
               *[nom] Прежде
            } чем посетить остров, сбросьте { $count } карт.
        }
        [red_toll] { $count ->
            [one] { $case ->
                [low] прежде
               *[nom] Прежде
            } чем посетить красную карту, сбросьте { $count } карту.
            [few] { $case ->
                [low] прежде
               *[nom] Прежде
            } чем посетить красную карту, сбросьте { $count } карты.
           *[many] { $case ->
                [low] прежде
               *[nom] Прежде
            } чем посетить красную карту, сбросьте { $count } карт.
        }
        [hand_limit] { $count ->
            [one] { $case ->
                [low] предел
               *[nom] Предел
            } руки — { $count } карта; лишние карты остаются у вас.
            [few] { $case ->
                [low] предел
               *[nom] Предел
            } руки — { $count } карты; лишние карты остаются у вас.
           *[many] { $case ->
                [low] предел
               *[nom] Предел
            } руки — { $count } карт; лишние карты остаются у вас.
        }
        [prepare_toll] { $count ->
            [one] { $case ->
                [low] прежде
               *[nom] Прежде
            } чем готовиться к сезону, сбросьте { $count } карту.
            [few] { $case ->
                [low] прежде
               *[nom] Прежде
            } чем готовиться к сезону, сбросьте { $count } карты.
           *[many] { $case ->
                [low] прежде
               *[nom] Прежде
            } чем готовиться к сезону, сбросьте { $count } карт.
        }
        [treasure_toll] { $count ->
            [one] { $case ->
                [low] отметка
               *[nom] Отметка
            } с сокровищем даёт его, только если вы заплатите { $count } любой ресурс.
            [few] { $case ->
                [low] отметка
               *[nom] Отметка
            } с сокровищем даёт его, только если вы заплатите { $count } любых ресурса.
           *[many] { $case ->
                [low] отметка
               *[nom] Отметка
            } с сокровищем даёт его, только если вы заплатите { $count } любых ресурсов.
        }
        [no_treasures] { $case ->
            [low] сокровищами
           *[nom] Сокровищами
        } платить нельзя.
        [blue_idle] { $case ->
            [low] ваши
           *[nom] Ваши
        } синие карты не действуют.
       *[green_idle] { $case ->
            [low] ваши
           *[nom] Ваши
        } зелёные карты не срабатывают, когда вы их разыгрываете.
    }

farshore-score-treasures = сокровища
farshore-score-map = пергамент
farshore-score-ship = корабль
farshore-tally-ship = отметка { $step } морского пути
farshore-tally-map =
    { $maps ->
        [one] { $value } × { $maps } пергамент
        [few] { $value } × { $maps } пергамента
       *[many] { $value } × { $maps } пергаментов
    }
farshore-score-captain-cards =
    { $which ->
        [purple] { $count ->
            [one] { $count } сиреневая карта
            [few] { $count } сиреневые карты
           *[many] { $count } сиреневых карт
        }
       *[other] { $count ->
            [one] { $count } другая карта
            [few] { $count } другие карты
           *[many] { $count } других карт
        }
    }

farshore-preview-ship =
    { $count ->
        [one] Ваш корабль пройдёт { $count } отметку.
        [few] Ваш корабль пройдёт { $count } отметки.
       *[many] Ваш корабль пройдёт { $count } отметок.
    }
    .short = корабль +{ $count }

farshore-log-islands = Острова на горизонте: { $cards }.
farshore-log-compass = Роза ветров: { $cards }.
farshore-log-bay = Новое в бухте: { $cards }.
farshore-log-takes = { $seat } берёт из бухты { CASE($cards, "acc") }.
farshore-log-plays-from-bay = { $seat } разыгрывает из бухты { CASE($cards, "acc") }.
farshore-log-map = { $seat } берёт { CASE($cards, "acc") }.
farshore-log-flooded = Прилив затапливает острова: { $cards }.
farshore-log-anchor = { $seat } использует якорь: { $card }.
farshore-log-ship =
    { $count ->
        [one] { $seat }: корабль проходит { $count } отметку, до { $points }.
        [few] { $seat }: корабль проходит { $count } отметки, до { $points }.
       *[many] { $seat }: корабль проходит { $count } отметок, до { $points }.
    }
farshore-log-finishes = { $seat } завершает партию.
farshore-log-captain-turn = Ход капитана
farshore-log-captain-draws =
    { $count ->
        [one] Капитан берёт { $count } карту.
        [few] Капитан берёт { $count } карты.
       *[many] Капитан берёт { $count } карт.
    }
farshore-log-captain-takes = Капитан берёт из бухты на руку { CASE($cards, "acc") }.
farshore-log-captain-plays-hand = Капитан разыгрывает с руки { CASE($cards, "acc") }.
farshore-log-captain-plays-bay = Капитан разыгрывает из бухты { CASE($cards, "acc") }.
farshore-log-captain-plays-deck = Капитан разыгрывает из колоды { CASE($cards, "acc") }.
farshore-log-captain-clears = Капитан сбрасывает из бухты { CASE($cards, "acc") }.
farshore-log-captain-map = Капитан берёт { CASE($cards, "acc") }.
farshore-log-captain-ship =
    { $count ->
        [one] Корабль капитана проходит { $count } отметку, до { $points }.
        [few] Корабль капитана проходит { $count } отметки, до { $points }.
       *[many] Корабль капитана проходит { $count } отметок, до { $points }.
    }
farshore-log-captain-treasures =
    { $count ->
        [one] Капитан берёт { $count } сокровище.
        [few] Капитан берёт { $count } сокровища.
       *[many] Капитан берёт { $count } сокровищ.
    }
farshore-log-captain-season =
    Капитан готовится { $season ->
        [spring] к весне
        [summer] к лету
       *[autumn] к осени
    }.
farshore-log-captain-finishes = Капитан завершает партию.
farshore-log-captain-dunes = Капитан отправляет работника в дюны.
farshore-log-trail = Капитан раскрывает: { $cards }.
farshore-log-new-trail = Карты маршрута капитана перемешаны заново.
farshore-log-trail-taken =
    { $symbol ->
        [shore] Локация «{ CASE($place, "nom") }» занята.
        [island] Свободных островов нет.
       *[other] У капитана нет свободной красной карты.
    }
farshore-log-trail-goes =
    { $section ->
        [top] По верхней части капитан отправляет работника { CASE($step, "to") }.
        [middle] По средней части капитан отправляет работника { CASE($step, "to") }.
       *[bottom] По нижней части капитан отправляет работника { CASE($step, "to") }.
    }
farshore-log-plan =
    { $first ->
        [yes] Выше всех на её плане { CASE($colour, "nom") } маркер, в ряду { $row }
       *[no] Следующий — { CASE($colour, "nom") }, в ряду { $row }
    }{ $found ->
        [yes] .
       *[no] , но такой карты в бухте нет.
    }
farshore-log-plan-none = Ни одна карта бухты не подходит под её план: она берёт верхнюю карту колоды.
farshore-log-marker =
    { $row ->
        [0] С её плана уходит { CASE($colour, "nom") } маркер.
       *[other] На её плане { CASE($colour, "nom") } маркер поднимается в ряд { $row }.
    }
farshore-log-weather = Погода теперь: { $cards }.

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

farshore-give-captain = Отдать капитану
farshore-keep-hand = Оставить карты
farshore-verb-draw = Взять { $count }
farshore-draw-no-more = Больше не брать
farshore-verb-flood = Затопить { $count }
farshore-verb-pay =
    { $count ->
        [0] Не платить
       *[other] Заплатить { CASE($what, "acc") }
    }
farshore-verb-toll =
    { $count ->
        [0] Не платить, плыть на { $spaces }
       *[other] Заплатить { CASE($what, "acc") }, плыть на { $spaces }
    }

## At the table in the browser

farshore-table-bay = Бухта
farshore-table-shore = Берег
farshore-table-islands = Острова
farshore-table-roses = Ветры
farshore-table-maps = Пергаменты
farshore-table-maps-worth = число × ваши пергаменты
farshore-table-ships = Корабли
farshore-table-deck = колода
farshore-table-discarded = сброс
farshore-table-captain = Капитан Крабита
farshore-table-captain-city = Город
farshore-table-captain-line = Капитан Крабита: открыть город. { $level }, карты в её городе: { $cards }, карты на её руке: { $hand }
farshore-table-captain-passed = партия завершена
farshore-table-level =
    { $level ->
        [1] робкая
        [2] отважная
        [3] великолепная
       *[4] гроза океанов
    }
farshore-table-plan = План
farshore-table-plan-next = Далее: { $type }
farshore-table-plan-none = На плане не осталось маркеров
farshore-table-trail = Маршрут
farshore-table-flooded-long = затоплен до конца игры
farshore-table-stack = Одинаковых карт здесь: { $count }
farshore-table-ship-at =
    { $points ->
        [one] { $name }: корабль на отметке в { $points } очко
        [few] { $name }: корабль на отметке в { $points } очка
       *[many] { $name }: корабль на отметке в { $points } очков
    }
farshore-table-anchors-left =
    { $count ->
        [0] якорей не осталось
        [one] остался { $count } якорь
        [few] осталось { $count } якоря
       *[many] осталось { $count } якорей
    }
farshore-table-own-map = ваш
farshore-table-map-may = можно
farshore-table-map-short = не хватает { $count }
farshore-table-map-left = ещё
farshore-table-no-map = разобраны
farshore-table-rule-above = сверху
farshore-table-rule-below = снизу
farshore-table-trail-left = впереди { $count }
farshore-table-trail-where =
    { $symbol ->
        [island] свободный остров
       *[other] свободная красная карта
    }
farshore-table-trail-does =
    { $symbol ->
        [shore] занимает
        [island] занимает
        [red_plays] { $count ->
            [one] разыгрывает { $count } карту
            [few] разыгрывает { $count } карты
           *[many] разыгрывает { $count } карт
        }
        [red_treasure] { $count ->
            [one] берёт { $count } сокровище
            [few] берёт { $count } сокровища
           *[many] берёт { $count } сокровищ
        }
        [lookout] сбрасывает цвет: { $colour }
       *[other] плывёт на { $count }
    }
farshore-table-why = Почему
farshore-table-why-note = первая свободная часть
farshore-table-why-none = Карты маршрута она ещё не раскрывала.
farshore-table-section-1 = верхняя
farshore-table-section-2 = средняя
farshore-table-section-3 = нижняя
farshore-table-section-taken = там { $name }
farshore-table-section-full = занято
farshore-table-section-not-needed = не нужно
farshore-table-plan-note = верхний маркер, при равенстве левый
farshore-table-plan-moved = { $type }: из ряда { $from } в ряд { $to }
farshore-table-plan-gone = { $type }: из ряда { $from }, уходит с плана
farshore-table-plan-leads = Впереди { $type }, ряд { $row }.
farshore-table-captain-no-limit = пределов нет, свойств карт она не применяет
