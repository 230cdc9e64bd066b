### Everdell Farshore.

farshore-colour =
    { $type ->
        [production] { $case ->
            [f] зелена
            [f-acc] зелену
            [f-gen] зеленої
            [pl] зелені
            [pl-gen] зелених
           *[nom] зелений
        }
        [traveler] { $case ->
            [f] коричнева
            [f-acc] коричневу
            [f-gen] коричневої
            [pl] коричневі
            [pl-gen] коричневих
           *[nom] коричневий
        }
        [destination] { $case ->
            [f] червона
            [f-acc] червону
            [f-gen] червоної
            [pl] червоні
            [pl-gen] червоних
           *[nom] червоний
        }
        [governance] { $case ->
            [f] синя
            [f-acc] синю
            [f-gen] синьої
            [pl] сині
            [pl-gen] синіх
           *[nom] синій
        }
       *[prosperity] { $case ->
            [f] фіолетова
            [f-acc] фіолетову
            [f-gen] фіолетової
            [pl] фіолетові
            [pl-gen] фіолетових
           *[nom] фіолетовий
        }
    }
farshore-sort =
    { $case ->
        [acc] { $rarity ->
            [common] звичайну{" "}
            [unique] унікальну{" "}
           *[any] {""}
        }{ $form ->
            [critter] істоту
            [construction] споруду
           *[any] карту
        }
        [gen] { $rarity ->
            [common] звичайної{" "}
            [unique] унікальної{" "}
           *[any] {""}
        }{ $form ->
            [critter] істоти
            [construction] споруди
           *[any] карти
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
    }
farshore-sort-coloured =
    { $case ->
        [acc] { $rarity ->
            [common] звичайну{" "}
            [unique] унікальну{" "}
           *[any] {""}
        }{ CASE($colours, "f-acc") } { $form ->
            [critter] істоту
            [construction] споруду
           *[any] карту
        }
        [gen] { $rarity ->
            [common] звичайної{" "}
            [unique] унікальної{" "}
           *[any] {""}
        }{ CASE($colours, "f-gen") } { $form ->
            [critter] істоти
            [construction] споруди
           *[any] карти
        }
        [pl] { $rarity ->
            [common] звичайні{" "}
            [unique] унікальні{" "}
           *[any] {""}
        }{ CASE($colours, "pl") } { $form ->
            [critter] істоти
            [construction] споруди
           *[any] карти
        }
       *[nom] { $rarity ->
            [common] звичайна{" "}
            [unique] унікальна{" "}
           *[any] {""}
        }{ CASE($colours, "f") } { $form ->
            [critter] істота
            [construction] споруда
           *[any] карта
        }
    }
farshore-move-ship =
    { $case ->
        [low] перемістіть свій корабель на
        [inf] перемістити корабель на
       *[nom] Перемістіть свій корабель на
    } { $count ->
        [one] { $count } позначку
        [few] { $count } позначки
       *[many] { $count } позначок
    }{ $case ->
        [inf] {""}
       *[nom] .
    }
    .verb = Перемістіть
farshore-choose = { $first } Або: { CASE($rest, "low") }
farshore-draw-bay =
    { $case ->
        [low] візьміть
       *[nom] Візьміть
    } { $or-deck ->
        [yes] { $count ->
            [1] карту із затоки або з колоди.
            [one] { $count } карту із затоки та з колоди в будь-якому поєднанні.
            [few] { $count } карти із затоки та з колоди в будь-якому поєднанні.
           *[many] { $count } карт із затоки та з колоди в будь-якому поєднанні.
        }
       *[no] { $count ->
            [one] { $count } карту із затоки.
            [few] { $count } карти із затоки.
           *[many] { $count } карт із затоки.
        }
    }
    .verb = Візьміть
farshore-draw-to-limit =
    { $case ->
        [low] беріть карти із затоки та з колоди в будь-якому поєднанні до ліміту руки.
       *[nom] Беріть карти із затоки та з колоди в будь-якому поєднанні до ліміту руки.
    }
    .verb = Беріть
farshore-lookout-draw = Потім беріть карти із затоки та з колоди в будь-якому поєднанні до ліміту руки; або, якщо так домовлено, стільки, скільки скинули.
farshore-pay-up-to =
    { $count ->
        [1] { $case ->
            [low] можете заплатити { CASE($what, "acc") }. Тоді { CASE($reward, "low") }
           *[nom] Можете заплатити { CASE($what, "acc") }. Тоді { CASE($reward, "low") }
        }
        [one] Можете заплатити { CASE($what, "acc") }, до { $count } разу. Щоразу: { CASE($reward, "low") }
       *[many] { $case ->
            [low] можете заплатити { CASE($what, "acc") }, до { $count } разів. Щоразу: { CASE($reward, "low") }
           *[nom] Можете заплатити { CASE($what, "acc") }, до { $count } разів. Щоразу: { CASE($reward, "low") }
        }
    }
    .verb = заплатити
farshore-exchange =
    { $case ->
        [low] можете заплатити
       *[nom] Можете заплатити
    } { $count ->
        [1] 1 ресурс і отримати 1 інший.
        [one] до { $count } ресурсу й отримати стільки ж інших.
       *[many] до { $count } ресурсів і отримати стільки ж інших.
    }
farshore-if-so = { $deed } Тоді { CASE($reward, "low") }
farshore-may-give =
    { $chosen ->
        [0] { $case ->
            [low] можете віддати суперникові
           *[nom] Можете віддати суперникові
        } { $count ->
            [one] { $count } карту з руки.
            [few] { $count } карти з руки.
           *[many] { $count } карт із руки.
        }
       *[other] Віддайте суперникові { $count ->
            [one] { $count } карту з руки
            [few] { $count } карти з руки
           *[many] { $count } карт із руки
        } (вибрано { $chosen }).
    }
    .verb =
        { $chosen ->
            [0] віддати
           *[other] Віддайте
        }
farshore-may-discard =
    { $chosen ->
        [0] { $case ->
            [low] можете скинути
           *[nom] Можете скинути
        } { $count ->
            [one] { $count } карту.
            [few] { $count } карти.
           *[many] { $count } карт.
        }
       *[other] Скиньте { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        } (вибрано { $chosen }).
    }
    .verb =
        { $chosen ->
            [0] скинути
           *[other] Скиньте
        }
farshore-if-done = Тоді { CASE($reward, "low") }
farshore-of-colour =
    { $case ->
        [gen] { $count ->
            [one] { $count } { CASE($colour, "f-gen") } карти
           *[many] { $count } { CASE($colour, "pl-gen") } карт
        }
       *[nom] { $count ->
            [one] { $count } { CASE($colour, "f") } карта
            [few] { $count } { CASE($colour, "pl") } карти
           *[many] { $count } { CASE($colour, "pl-gen") } карт
        }
    }
farshore-why-colours = У вашому місті бракує { CASE($cards, "gen") }.
farshore-resources =
    { $count ->
        [1] 1 ресурс
        [one] до { $count } ресурсу
       *[many] до { $count } ресурсів
    }
farshore-take-map =
    { $case ->
        [low] візьміть мапу нового для вас виду
       *[nom] Візьміть мапу нового для вас виду
    }{ $lack ->
        [0] , умову якої виконує ваше місто.
        [one] ; вашому місту може бракувати для неї { $lack } карти.
       *[many] ; вашому місту може бракувати для неї { $lack } карт.
    }
    .verb = Візьміть
farshore-use-place =
    { $case ->
        [low] скористайтеся
       *[nom] Скористайтеся
    } { $islands ->
        [yes] береговою локацією або відкритим островом, навіть якщо там зайнято.
       *[no] береговою локацією, навіть якщо там зайнято.
    }
    .verb = Скористайтеся
farshore-discard-bay =
    { $case ->
        [low] скиньте
       *[nom] Скиньте
    } { $count ->
        [one] { $count } карту із затоки.
        [few] { $count } карти із затоки.
       *[many] { $count } карт із затоки.
    }
farshore-move-worker =
    { $case ->
        [low] можете перемістити одного свого робітника в іншу локацію.
       *[nom] Можете перемістити одного свого робітника в іншу локацію.
    }
    .verb = перемістити
farshore-counted-others =
    { $case ->
        [each] кожну іншу { CASE($what, "acc") }
        [pl] інші { CASE($what, "pl") }
       *[nom] інша { CASE($what, "nom") }
    }
farshore-counted-cards =
    { $case ->
        [each] кожну { CASE($what, "acc") }
       *[nom] { $what }
    } у вашому місті
farshore-counted-treasures =
    { $case ->
        [each] кожен невитрачений скарб
        [pl] невитрачені скарби
       *[nom] невитрачений скарб
    }
farshore-counted-maps =
    { $case ->
        [each] кожну вашу мапу
        [pl] ваші мапи
       *[nom] ваша мапа
    }
farshore-counted-marks =
    { $case ->
        [each] кожну позначку зі скарбом, якої ваш корабель досяг або яку минув
        [pl] позначки зі скарбом, яких ваш корабель досяг або які минув
       *[nom] позначка зі скарбом, якої ваш корабель досяг або яку минув
    }
farshore-help-when =
    { $form ->
        [critter] Розігруючи істоту
        [construction] Розігруючи споруду
       *[any] Розігруючи карту
    }{ $matching ->
        [yes] , що відповідає чинному жетону рози вітрів
       *[no] {""}
    }
farshore-help-swap =
    { $count ->
        [1] { $when }, можете замінити 1 ресурс її вартості іншим.
        [one] { $when }, можете замінити до { $count } ресурсу її вартості іншими.
       *[many] { $when }, можете замінити до { $count } ресурсів її вартості іншими.
    }
farshore-help-less =
    { $leaves ->
        [yes] { $when }, можете скинути цю карту й заощадити { CASE($what, "acc") }.
       *[no] { $when }, можете заощадити { CASE($what, "acc") }.
    }
farshore-drop-anchor = Виберіть споруду, на якій використаєте якір.
    .verb = Виберіть
farshore-why-no-map = Немає мапи нового для вас виду, умову якої виконує ваше місто.
farshore-why-map-held = Мапа цього виду у вас уже є.

farshore-rule-treasures = Скарбом можна заплатити замість будь-якого одного ресурсу всюди, де платять ресурсами.
farshore-rule-placing = Карти, що реагують на робітників на узбережжі чи островах, спрацьовують після самої локації.

farshore-about = Будуйте місто на узбережжі впродовж чотирьох сезонів, пливіть за вітром, знаходьте скарби й мапи. Перемагає той, у кого найбільше балів.
farshore-setting-lookout = Скільки карт беруть на дозорному мисі: до ліміту руки чи стільки, скільки скинуто.
farshore-setting-captain = Капітанка – суперниця без місця за столом, яка рахується ще одним гравцем: від сором’язливої до грози океанів. У соло ви завжди граєте проти неї.
farshore-setting-weather = Погода, яка діє на всіх гравців: немає, верхні ефекти або обидва.
farshore-stop = Відмовитися
farshore-treasure = Заплатити скарбами
farshore-anchor = Використати якір
farshore-new-hand = Нові карти
farshore-finish = Завершити партію
farshore-draw = Узяти з колоди
farshore-sail = Перемістити корабель
farshore-captain = капітанка
farshore-captain-name = Капітанка Крабіта
farshore-verdict-lost = Перемагає капітанка Крабіта: { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
farshore-verdict-won =
    { $count ->
        [1] { $seats } перемагає
       *[other] { $seats } перемагають
    }; капітанка Крабіта має { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
farshore-play-from-bay = Розіграти із затоки: { $card }
farshore-change-hand = Залиште карти на руці або скиньте всі й візьміть стільки ж нових.
    .verb = Залиште
farshore-autumn-gifts = Виберіть карту, яка спрацює наступною, або візьміть дві осінні карти.
    .verb = Виберіть
farshore-high-tide =
    { $count ->
        [one] Приплив: виберіть { $count } острів, який буде затоплено.
        [few] Приплив: виберіть { $count } острови, які буде затоплено.
       *[many] Приплив: виберіть { $count } островів, які буде затоплено.
    }
    .verb = виберіть
farshore-why-weather = { $weather }: { CASE($rules, "low") }
farshore-pay-toll = Заплатіть, чого вимагає погода за жетони рози вітрів, або пливіть без них.
    .verb = Заплатіть
farshore-take-turn =
    { $alone ->
        [yes] { $autumn ->
            [yes] Робити більше нічого: завершіть партію. Для вас вона закінчиться; решта гратиме далі.
           *[no] Немає ні робітників, ні карт, які можна оплатити: підготуйтеся { $season ->
                [spring] до весни.
                [summer] до літа.
               *[autumn] до осені.
            }
        }
       *[no] { $workers ->
            [0] { $autumn ->
                [yes] Розіграйте карту або завершіть партію.
               *[no] Розіграйте карту або підготуйтеся до наступного сезону.
            }
           *[other] { $autumn ->
                [yes] Розмістіть робітника, розіграйте карту або завершіть партію.
               *[no] Розмістіть робітника або розіграйте карту.
            }
        }
    }
    .verb =
        { $alone ->
            [yes] { $autumn ->
                [yes] завершіть
               *[no] підготуйтеся
            }
           *[no] { $workers ->
                [0] Розіграйте
               *[other] Розмістіть
            }
        }
farshore-why-not-in-bay = Цієї карти немає в затоці.
farshore-why-finish = Завершити партію можна лише восени.
    .short = восени
farshore-why-flooded = Цей острів затопило припливом.
    .short = затоплено
farshore-track =
    { $count ->
        [one] Морський шлях має { $count } позначку з балами: { $values }. Скарби чекають на позначках: { $marks }.
        [few] Морський шлях має { $count } позначки з балами: { $values }. Скарби чекають на позначках: { $marks }.
       *[many] Морський шлях має { $count } позначок із балами: { $values }. Скарби чекають на позначках: { $marks }.
    }
farshore-map-asks =
    { $points ->
        [one] Умова: { $cards }. Дає { $points } бал за кожну вашу мапу.
        [few] Умова: { $cards }. Дає { $points } бали за кожну вашу мапу.
       *[many] Умова: { $cards }. Дає { $points } балів за кожну вашу мапу.
    }
farshore-tile = Ваш корабель рухається на 1 позначку, коли ви розігруєте { CASE($what, "acc") }.
farshore-trail = Капітанка відправляє робітника { $top }. Якщо не можна – { $middle }. Якщо й так не можна – { $bottom }.
farshore-trail-step =
    { $symbol ->
        [shore] до локації { CASE($place, "quoted") }
        [island] на перший вільний острів зліва
        [red_plays] на вільну червону карту свого міста й розігрує { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }
        [red_ship] на вільну червону карту свого міста й переміщує свій корабель на { $count ->
            [one] { $count } позначку
            [few] { $count } позначки
           *[many] { $count } позначок
        }
        [red_treasure] на вільну червону карту свого міста й бере { $count ->
            [one] { $count } скарб
            [few] { $count } скарби
           *[many] { $count } скарбів
        }
        [docks] у доки й переміщує свій корабель на { $count ->
            [one] { $count } позначку
            [few] { $count } позначки
           *[many] { $count } позначок
        }
       *[lookout] на дозорний мис, бере із затоки фіолетову карту, якщо вона є, скидає всі { CASE($colour, "pl") } й бере скарб
    }
farshore-trail-name = карта маршруту { $number }
farshore-wind = вітер для { CASE($what, "gen") }
farshore-weather-name =
    { $key ->
        [thick-fog] Густий туман
        [squall] Шквал
        [doldrums] Штиль
        [downpour] Злива
        [cold-snap] Похолодання
        [gale] Буревій
        [heavy-swell] Великі хвилі
        [damp-rot] Вогкість і гниль
        [riptide] Відбійна течія
        [heavy-clouds] Важкі хмари
       *[other] { $title }
    }
farshore-weather = Вгорі: { CASE($upper, "low") } Внизу: { CASE($lower, "low") }
farshore-weather-rule =
    { $rule ->
        [bay_cost] { $case ->
            [low] кожна
           *[nom] Кожна
        } карта, яку ви розігруєте із затоки, коштує на { $count ->
            [one] { $count } будь-який ресурс
            [few] { $count } будь-які ресурси
           *[many] { $count } будь-яких ресурсів
        } більше.
        [critter_cost] { $case ->
            [low] кожна
           *[nom] Кожна
        } істота, за яку платять грибами, коштує на { $count ->
            [one] { $count } гриб
            [few] { $count } гриби
           *[many] { $count } грибів
        } більше.
        [construction_cost] { $case ->
            [low] кожна
           *[nom] Кожна
        } споруда коштує на { $count ->
            [one] { $count } будь-який ресурс
            [few] { $count } будь-які ресурси
           *[many] { $count } будь-яких ресурсів
        } більше.
        [lookout_deck] { $case ->
            [low] на
           *[nom] На
        } дозорному мисі ви берете карти лише з колоди.
        [compass_most] { $case ->
            [low] розіграна
           *[nom] Розіграна
        } вами карта рухає корабель щонайбільше на { $count ->
            [one] { $count } позначку
            [few] { $count } позначки
           *[many] { $count } позначок
        }.
        [other_moves_less] { $case ->
            [low] рухи
           *[nom] Рухи
        } вашого корабля не за розою вітрів коротші на { $count ->
            [one] { $count } позначку
            [few] { $count } позначки
           *[many] { $count } позначок
        }.
        [still_a] { $case ->
            [low] жетон
           *[nom] Жетон
        } рози вітрів зі стосу А не рухає кораблів.
        [still_b] { $case ->
            [low] жетон
           *[nom] Жетон
        } рози вітрів зі стосу Б не рухає кораблів.
        [toll_a] { $case ->
            [low] жетон
           *[nom] Жетон
        } рози вітрів зі стосу А рухає ваш корабель, лише якщо ви заплатите { $count ->
            [one] { $count } будь-який ресурс
            [few] { $count } будь-які ресурси
           *[many] { $count } будь-яких ресурсів
        }.
        [toll_b] { $case ->
            [low] жетон
           *[nom] Жетон
        } рози вітрів зі стосу Б рухає ваш корабель, лише якщо ви заплатите { $count ->
            [one] { $count } будь-який ресурс
            [few] { $count } будь-які ресурси
           *[many] { $count } будь-яких ресурсів
        }.
        [docks_most] { $case ->
            [low] у
           *[nom] У
        } доках ви скидаєте щонайбільше { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }.
        [shore_less] { $case ->
            [low] кожна
           *[nom] Кожна
        } берегова локація дає на { $count ->
            [one] { $count } ресурс
            [few] { $count } ресурси
           *[many] { $count } ресурсів
        } менше, але щонайменше один.
        [no_anchors] { $case ->
            [low] ви
           *[nom] Ви
        } не можете використовувати якорі.
        [no_aids] { $case ->
            [low] ви
           *[nom] Ви
        } не можете користуватися картами, що змінюють вартість.
        [island_toll] { $case ->
            [low] перш
           *[nom] Перш
        } ніж відвідати острів, ви скидаєте { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }.
        [red_toll] { $case ->
            [low] перш
           *[nom] Перш
        } ніж відвідати червону карту, ви скидаєте { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }.
        [hand_limit] { $case ->
            [low] ваш
           *[nom] Ваш
        } ліміт руки – { $count ->
            [one] { $count } карта
            [few] { $count } карти
           *[many] { $count } карт
        }; те, що вже тримаєте, залишається.
        [prepare_toll] { $case ->
            [low] перш
           *[nom] Перш
        } ніж підготуватися до сезону, ви скидаєте { $count ->
            [one] { $count } карту
            [few] { $count } карти
           *[many] { $count } карт
        }.
        [treasure_toll] { $case ->
            [low] позначка
           *[nom] Позначка
        } зі скарбом дає скарб, лише якщо ви заплатите { $count ->
            [one] { $count } будь-який ресурс
            [few] { $count } будь-які ресурси
           *[many] { $count } будь-яких ресурсів
        }.
        [no_treasures] { $case ->
            [low] ви
           *[nom] Ви
        } не можете платити скарбами.
        [blue_idle] { $case ->
            [low] ваші
           *[nom] Ваші
        } сині карти не діють.
       *[green_idle] { $case ->
            [low] ваші
           *[nom] Ваші
        } зелені карти не спрацьовують, коли їх розігрують.
    }

farshore-score-treasures = скарби
farshore-score-map = мапа
farshore-score-ship = корабель
farshore-tally-ship = позначка { $step } морського шляху
farshore-tally-map =
    { $maps ->
        [one] { $value } × { $maps } мапа
        [few] { $value } × { $maps } мапи
       *[many] { $value } × { $maps } мап
    }
farshore-score-captain-cards =
    { $which ->
        [purple] { $count ->
            [one] { $count } фіолетова карта
            [few] { $count } фіолетові карти
           *[many] { $count } фіолетових карт
        }
       *[other] { $count ->
            [one] { $count } інша карта
            [few] { $count } інші карти
           *[many] { $count } інших карт
        }
    }

farshore-preview-ship = Ваш корабель рухається на { $count ->
        [one] { $count } позначку
        [few] { $count } позначки
       *[many] { $count } позначок
    }.
    .short = корабель +{ $count }

farshore-log-islands = На обрії острови: { $cards }.
farshore-log-compass = Роза вітрів: { $cards }.
farshore-log-bay = Нове в затоці: { $cards }.
farshore-log-takes = { $seat } бере із затоки: { $cards }.
farshore-log-plays-from-bay = { $seat } розігрує із затоки карту { CASE($cards, "quoted") }.
farshore-log-map = { $seat } бере: { $cards }.
farshore-log-flooded = Приплив затоплює: { $cards }.
farshore-log-anchor = { $seat } використовує якір: { $card }.
farshore-log-ship =
    { $count ->
        [one] { $seat }: корабель проходить { $count } позначку, до { $points }.
        [few] { $seat }: корабель проходить { $count } позначки, до { $points }.
       *[many] { $seat }: корабель проходить { $count } позначок, до { $points }.
    }
farshore-log-finishes = { $seat } завершує партію.
farshore-log-captain-turn = Хід капітанки
farshore-log-captain-draws = Капітанка бере { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }.
farshore-log-captain-takes = Капітанка бере із затоки на руку: { $cards }.
farshore-log-captain-plays-hand = Капітанка розігрує з руки: { $cards }.
farshore-log-captain-plays-bay = Капітанка розігрує із затоки: { $cards }.
farshore-log-captain-plays-deck = Капітанка розігрує з колоди: { $cards }.
farshore-log-captain-clears = Капітанка скидає із затоки: { $cards }.
farshore-log-captain-map = Капітанка бере: { $cards }.
farshore-log-captain-ship =
    { $count ->
        [one] Корабель капітанки проходить { $count } позначку, до { $points }.
        [few] Корабель капітанки проходить { $count } позначки, до { $points }.
       *[many] Корабель капітанки проходить { $count } позначок, до { $points }.
    }
farshore-log-captain-treasures = Капітанка бере { $count ->
        [one] { $count } скарб
        [few] { $count } скарби
       *[many] { $count } скарбів
    }.
farshore-log-captain-season =
    { $season ->
        [spring] Капітанка готується до весни.
        [summer] Капітанка готується до літа.
       *[autumn] Капітанка готується до осені.
    }
farshore-log-captain-finishes = Капітанка завершує партію.
farshore-log-captain-dunes = Капітанка відправляє робітника в дюни.
farshore-log-trail = Капітанка відкриває: { $cards }.
farshore-log-new-trail = Карти маршруту капітанки перемішано.
farshore-log-trail-taken =
    { $symbol ->
        [shore] Локацію { CASE($place, "quoted") } зайнято.
        [island] Вільних островів немає.
       *[other] У капітанки немає вільної червоної карти.
    }
farshore-log-trail-goes =
    { $section ->
        [top] Верхня частина: капітанка відправляє робітника { $step }.
        [middle] Середня частина: капітанка відправляє робітника { $step }.
       *[bottom] Нижня частина: капітанка відправляє робітника { $step }.
    }
farshore-log-plan =
    { $first ->
        [yes] Найвищий маркер її плану { CASE($colour, "nom") }, ряд { $row }
       *[no] Наступний маркер { CASE($colour, "nom") }, ряд { $row }
    }{ $found ->
        [yes] .
       *[no] , але в затоці такої карти немає.
    }
farshore-log-plan-none = Жодна карта затоки не відповідає її плану: вона бере верхню карту колоди.
farshore-log-marker =
    { $row ->
        [0] З її плану зникає { $colour } маркер.
       *[other] На її плані { $colour } маркер піднімається в ряд { $row }.
    }
farshore-log-weather = Погода тепер: { $cards }.

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

farshore-give-captain = Віддати капітанці
farshore-keep-hand = Залишити карти
farshore-verb-draw =
    { $count ->
        [0] Не брати
       *[other] Узяти { $count }
    }
farshore-draw-no-more = Більше не брати
farshore-verb-flood =
    { $count ->
        [0] Не затоплювати
       *[other] Затопити { $count }
    }
farshore-verb-pay =
    { $count ->
        [0] Не платити
       *[other] Заплатити { CASE($what, "acc") }
    }
farshore-verb-toll =
    { $count ->
        [0] { $spaces ->
            [0] Не платити й не пливти
           *[other] Не платити, пливти на { $spaces }
        }
       *[other] Заплатити { CASE($what, "acc") }, пливти на { $spaces }
    }

## At the table in the browser

farshore-table-bay = Затока
farshore-table-shore = Узбережжя
farshore-table-islands = Острови
farshore-table-roses = Вітри
farshore-table-maps = Мапи
farshore-table-maps-worth = кожна дає своє значення × ваші мапи
farshore-table-ships = Кораблі
farshore-table-deck = колода
farshore-table-discarded = скид
farshore-table-captain = Капітанка Крабіта
farshore-table-captain-city = Місто
farshore-table-captain-line = Капітанка Крабіта: відкрити місто. { $level }, карти в її місті: { $cards }, карти на руці: { $hand }
farshore-table-captain-passed = пас
farshore-table-level = { $level ->
    [1] сором’язлива
    [2] відважна
    [3] блискуча
   *[4] гроза океанів
  }
farshore-table-plan = План
farshore-table-plan-next = Далі: { $type }
farshore-table-plan-none = На плані не залишилося маркерів
farshore-table-trail = Маршрут
farshore-table-flooded-long = затоплено до кінця гри
farshore-table-stack = { $count ->
    [one] тут { $count } однакова карта
    [few] тут { $count } однакові карти
   *[many] тут { $count } однакових карт
  }
farshore-table-ship-at = { $points ->
    [one] { $name }: корабель на позначці { $points } бал
    [few] { $name }: корабель на позначці { $points } бали
   *[many] { $name }: корабель на позначці { $points } балів
  }
farshore-table-anchors-left = { $count ->
    [0] якорів немає
    [one] залишився { $count } якір
    [few] залишилося { $count } якорі
   *[many] залишилося { $count } якорів
  }
farshore-table-own-map = ваша
farshore-table-map-may = можна
farshore-table-map-short = бракує { $count }
farshore-table-map-left = далі
farshore-table-no-map = розібрано
farshore-table-rule-above = вгорі
farshore-table-rule-below = внизу
farshore-table-trail-left = ще { $count }
farshore-table-trail-where = { $symbol ->
    [island] вільний острів
   *[other] вільна червона карта
  }
farshore-table-trail-does = { $symbol ->
    [shore] займає
    [island] займає
    [red_plays] { $count ->
        [one] розігрує { $count } карту
        [few] розігрує { $count } карти
       *[many] розігрує { $count } карт
    }
    [red_treasure] { $count ->
        [one] бере { $count } скарб
        [few] бере { $count } скарби
       *[many] бере { $count } скарбів
    }
    [lookout] колір скиду: { $colour }
   *[other] пливе на { $count }
  }
farshore-table-why = Чому
farshore-table-why-note = перша вільна частина
farshore-table-why-none = Вона ще не відкрила карти маршруту.
farshore-table-section-1 = верхня
farshore-table-section-2 = середня
farshore-table-section-3 = нижня
farshore-table-section-taken = тут { $name }
farshore-table-section-full = зайнято
farshore-table-section-not-needed = не потрібна
farshore-table-plan-note = найвищий маркер, лівіший перший
farshore-table-plan-moved = { $type }: з ряду { $from } в ряд { $to }
farshore-table-plan-gone = { $type }: з ряду { $from } поза план
farshore-table-plan-leads = Попереду { $type }, ряд { $row }.
farshore-table-captain-no-limit = без ліміту, не зважає на текст карт
