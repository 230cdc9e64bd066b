### Faraway.

faraway-about =
    Faraway: подорож вісьмома регіонами, розказана навпаки. Останні розіграні регіони дають
    те, чого вимагають перші. Перемагає той, хто здобуде найбільше слави.
faraway-setting-advanced = Досвідчені гравці: роздати кожному по п’ять регіонів, з яких залишають три.
faraway-setting-people-below = Народ знизу: 9 регіонів, 8 святилищ, сірий колір, до 7 гравців.
faraway-setting-starry-skies = Під зоряним небом: 15 метеоритів, які під час підрахунку освітлюють інші регіони.

faraway-region =
    { $kind ->
        [meteorite] { $case ->
            [gen] метеорита { $number }
           *[nom] метеорит { $number }
        }
       *[other] { $case ->
            [gen] регіону { $number }
           *[nom] регіон { $number }
        }
    }
faraway-sanctuary = святилище { $number } ({ $offer })
faraway-card = { $card }: { $offer }
faraway-shows = на карті { $symbols }
faraway-needs = умова: { $symbols }
faraway-symbol =
    { $symbol ->
        [stone] { $case ->
            [gen] { $count ->
                [1] каменя
                [one] { $count } каменя
               *[many] { $count } каменів
            }
           *[nom] { $count ->
                [1] камінь
                [one] { $count } камінь
                [few] { $count } камені
               *[many] { $count } каменів
            }
        }
        [chimera] { $case ->
            [gen] { $count ->
                [1] химери
                [one] { $count } химери
               *[many] { $count } химер
            }
           *[nom] { $count ->
                [1] химера
                [one] { $count } химера
                [few] { $count } химери
               *[many] { $count } химер
            }
        }
        [thistle] { $case ->
            [gen] { $count ->
                [1] чортополоху
                [one] { $count } чортополоху
               *[many] { $count } чортополохів
            }
           *[nom] { $count ->
                [1] чортополох
                [one] { $count } чортополох
                [few] { $count } чортополохи
               *[many] { $count } чортополохів
            }
        }
        [clue] { $case ->
            [gen] { $count ->
                [1] підказки
                [one] { $count } підказки
               *[many] { $count } підказок
            }
           *[nom] { $count ->
                [1] підказка
                [one] { $count } підказка
                [few] { $count } підказки
               *[many] { $count } підказок
            }
        }
        [night] { $case ->
            [gen] { $count ->
                [1] ночі
                [one] { $count } ночі
               *[many] { $count } ночей
            }
           *[nom] { $count ->
                [1] ніч
                [one] { $count } ніч
                [few] { $count } ночі
               *[many] { $count } ночей
            }
        }
        [red] { $case ->
            [gen] { $count ->
                [1] червоної карти
                [one] { $count } червоної карти
               *[many] { $count } червоних карт
            }
           *[nom] { $count ->
                [1] червоний ліс
                [one] { $count } червона карта
                [few] { $count } червоні карти
               *[many] { $count } червоних карт
            }
        }
        [green] { $case ->
            [gen] { $count ->
                [1] зеленої карти
                [one] { $count } зеленої карти
               *[many] { $count } зелених карт
            }
           *[nom] { $count ->
                [1] зелена річка
                [one] { $count } зелена карта
                [few] { $count } зелені карти
               *[many] { $count } зелених карт
            }
        }
        [blue] { $case ->
            [gen] { $count ->
                [1] синьої карти
                [one] { $count } синьої карти
               *[many] { $count } синіх карт
            }
           *[nom] { $count ->
                [1] синя пустеля
                [one] { $count } синя карта
                [few] { $count } сині карти
               *[many] { $count } синіх карт
            }
        }
        [yellow] { $case ->
            [gen] { $count ->
                [1] жовтої карти
                [one] { $count } жовтої карти
               *[many] { $count } жовтих карт
            }
           *[nom] { $count ->
                [1] жовте місто
                [one] { $count } жовта карта
                [few] { $count } жовті карти
               *[many] { $count } жовтих карт
            }
        }
        [offering] { $case ->
            [gen] { $count ->
                [1] пожертвуваного святилища
                [one] { $count } пожертвуваного святилища
               *[many] { $count } пожертвуваних святилищ
            }
           *[nom] { $count ->
                [1] пожертвувати святилище
                [one] пожертвувати { $count } святилище
                [few] пожертвувати { $count } святилища
               *[many] пожертвувати { $count } святилищ
            }
        }
       *[grey] { $case ->
            [gen] сірої обителі
           *[nom] сіра обитель
        }
    }
faraway-kind =
    { $symbol ->
        [stone] { $case ->
            [each] кожен камінь
            [each-first] кожен камінь
            [each-last] кожен камінь
           *[nom] камінь
        }
        [chimera] { $case ->
            [each] кожну химеру
            [each-first] кожну химеру
            [each-last] кожну химеру
           *[nom] химера
        }
        [thistle] { $case ->
            [each] кожен чортополох
            [each-first] кожен чортополох
            [each-last] кожен чортополох
           *[nom] чортополох
        }
        [clue] { $case ->
            [each] кожну підказку
            [each-first] кожну підказку
            [each-last] кожну підказку
           *[nom] підказка
        }
        [night] { $case ->
            [each] кожну ніч
            [each-first] кожну ніч
            [each-last] кожну ніч
           *[nom] ніч
        }
        [red] { $case ->
            [each] кожну червону карту
            [each-first] кожну червону
            [each-last] червону карту
           *[nom] червона карта
        }
        [green] { $case ->
            [each] кожну зелену карту
            [each-first] кожну зелену
            [each-last] зелену карту
           *[nom] зелена карта
        }
        [blue] { $case ->
            [each] кожну синю карту
            [each-first] кожну синю
            [each-last] синю карту
           *[nom] синя карта
        }
        [yellow] { $case ->
            [each] кожну жовту карту
            [each-first] кожну жовту
            [each-last] жовту карту
           *[nom] жовта карта
        }
        [offering] { $case ->
            [each] кожне пожертвуване святилище
            [each-first] кожне пожертвуване святилище
            [each-last] кожне пожертвуване святилище
           *[nom] пожертвуване святилище
        }
       *[grey] { $case ->
            [each] кожну сіру карту
            [each-first] кожну сіру
            [each-last] сіру карту
           *[nom] сіра карта
        }
    }
faraway-quest-flat =
    { $fame ->
        [one] дає { $fame } бал слави
        [few] дає { $fame } бали слави
       *[many] дає { $fame } балів слави
    }
faraway-quest-each =
    { $fame ->
        [one] дає { $fame } бал слави за { CASE($kinds, "each") }
        [few] дає { $fame } бали слави за { CASE($kinds, "each") }
       *[many] дає { $fame } балів слави за { CASE($kinds, "each") }
    }
faraway-quest-set =
    { $fame ->
        [one] дає { $fame } бал слави за кожен повний набір: { $kinds }
        [few] дає { $fame } бали слави за кожен повний набір: { $kinds }
       *[many] дає { $fame } балів слави за кожен повний набір: { $kinds }
    }

faraway-choose-region =
    { $case ->
        [low] дослідіть регіон із руки.
       *[nom] Дослідіть регіон із руки.
    }
    .verb = Дослідіть
faraway-take-region =
    { $case ->
        [low] візьміть регіон із ринку.
       *[nom] Візьміть регіон із ринку.
    }
    .verb = Візьміть
faraway-keep-sanctuary = Залиште одне з узятих святилищ.
    .verb = Залиште
faraway-put-back =
    { $case ->
        [low] поверніть
       *[nom] Поверніть
    } { $count ->
        [1] ще один регіон.
        [one] { $count } регіон.
        [few] { $count } регіони.
       *[many] { $count } регіонів.
    }
    .verb = Поверніть
faraway-give =
    { $count ->
        [one] Пожертвуйте { $count } святилище ({ $region }, { $fame ->
            [one] { $fame } бал слави
            [few] { $fame } бали слави
           *[many] { $fame } балів слави
        }) або залиште всі.
        [few] Пожертвуйте { $count } святилища ({ $region }, { $fame ->
            [one] { $fame } бал слави
            [few] { $fame } бали слави
           *[many] { $fame } балів слави
        }) або залиште всі.
       *[many] Пожертвуйте { $count } святилищ ({ $region }, { $fame ->
            [one] { $fame } бал слави
            [few] { $fame } бали слави
           *[many] { $fame } балів слави
        }) або залиште всі.
    }
    .verb = Пожертвуйте
faraway-give-nothing = Залишити всі

faraway-preview-draw =
    { $count ->
        [0] Не дає взяти святилище.
        [1] Номер більший, ніж в останнього регіону: візьміть святилище.
        [one] Номер більший, ніж в останнього регіону: візьміть { $count } святилище й залиште одне.
        [few] Номер більший, ніж в останнього регіону: візьміть { $count } святилища й залиште одне.
       *[many] Номер більший, ніж в останнього регіону: візьміть { $count } святилищ і залиште одне.
    }
    .short =
        { $count ->
            [0] {""}
           *[other] святилищ: { $count }
        }
faraway-preview-fame =
    { $sign ->
        [same] Якщо рахувати зараз: без змін.
       *[other] Якщо рахувати зараз: { $sign ->
            [more] +
           *[less] {""}
        }{ $fame ->
            [one] { $fame } бал слави.
            [few] { $fame } бали слави.
           *[many] { $fame } балів слави.
        }
    }
    .short =
        { $sign ->
            [more] +{ $fame }
           *[less] { $fame }
        }

faraway-rule-shuffle-back = Замішайте повернене в колоду, не показуючи.

faraway-log-round = Раунд { $round }
faraway-log-dealt =
    { $known ->
        [yes] { $seat } отримує: { $cards }.
       *[no] { $seat } отримує { $count ->
            [one] { $count } регіон
            [few] { $count } регіони
           *[many] { $count } регіонів
        }.
    }
faraway-log-market = На ринку: { $cards }.
faraway-log-chosen =
    { $known ->
        [yes] { $seat } викладає: { $cards }.
       *[no] { $seat } викладає регіон.
    }
faraway-log-put-back =
    { $known ->
        [yes] { $seat } повертає: { $cards }.
       *[no] { $seat } повертає { $count ->
            [one] { $count } регіон
            [few] { $count } регіони
           *[many] { $count } регіонів
        }.
    }
faraway-log-explores = { $seat } досліджує { $cards }.
faraway-log-draws =
    { $known ->
        [yes] { $seat } бере: { $cards }.
       *[no] { $seat } бере { $count ->
            [one] { $count } святилище
            [few] { $count } святилища
           *[many] { $count } святилищ
        }.
    }
faraway-log-takes = { $seat } бере { $cards }.
faraway-log-keeps = { $seat } залишає { $cards }.
faraway-log-gives = { $seat } жертвує ({ $region }): { $cards }.
faraway-log-gone = Ніхто не бере { $cards }; його вилучено з гри.
faraway-log-fame =
    { $fame ->
        [one] { $seat } має { $fame } бал слави.
        [few] { $seat } має { $fame } бали слави.
       *[many] { $seat } має { $fame } балів слави.
    }

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

faraway-verb-explore = Дослідити { $count }
faraway-verb-take = Узяти { $count }
faraway-verb-keep = Залишити { $count }
faraway-verb-put-back =
    { $count ->
        [0] Не повертати
        [one] Повернути { $count } регіон
        [few] Повернути { $count } регіони
       *[many] Повернути { $count } регіонів
    }
faraway-verb-give =
    { $count ->
        [0] Залишити всі
        [one] Віддати { $count } святилище
        [few] Віддати { $count } святилища
       *[many] Віддати { $count } святилищ
    }

## At the table in the browser

faraway-table-market = Ринок
faraway-table-market-order = беруть після відкриття, від найменшого номера
faraway-table-left = Залишилося регіонів: { $regions }, святилищ: { $sanctuaries }
faraway-table-regions = регіони
faraway-table-sanctuaries = святилища
faraway-table-others = Інші
faraway-table-hand = Ваша рука
faraway-table-your-journey = Ваш шлях
faraway-table-journey-of = { $name }: шлях
faraway-table-journey-counts = кожен регіон рахує себе, усе праворуч і ваші святилища
faraway-table-scored-from-right = рахують справа наліво
faraway-table-goes-here = сюди
faraway-table-now = зараз
faraway-table-lacks = бракує
faraway-table-pays-now = Зараз дає { $points }.
faraway-table-lacks-now = Бракує: { $symbols }.
faraway-table-ascent = Номер більший, ніж у попереднього регіону: взято святилища.
faraway-table-face-down = карта долілиць
faraway-table-your-sanctuaries = Ваші святилища
faraway-table-drawn = Узято: залиште одне
faraway-table-drawn-later = Узято: залишите одне після ринку
faraway-table-if-scored = Якщо рахувати зараз
faraway-table-cards-counted =
    { $regions ->
        [one] { $regions } регіон
        [few] { $regions } регіони
       *[many] { $regions } регіонів
    }, { $sanctuaries ->
        [one] { $sanctuaries } святилище
        [few] { $sanctuaries } святилища
       *[many] { $sanctuaries } святилищ
    }
faraway-table-if-hand = Якщо розіграти { $number }
faraway-table-if-market = Якщо взяти { $number }
faraway-table-if-drawn = Якщо залишити
faraway-table-if-kept = Якщо пожертвувати
faraway-table-what-if = Що це дасть?
faraway-table-point-at = Наведіть на карту, щоб побачити, що вона дасть.
faraway-table-enter = або клацніть, щоб вибрати.
faraway-table-may-change = Можна змінити, доки не виберуть усі.
faraway-table-draw = узяти { $count }
faraway-table-draw-none = без святилища
faraway-table-take-instead = розіграти натомість
faraway-table-tap-again = ще раз
faraway-table-has-chosen = вибір зроблено
faraway-table-choosing = вибирає…
faraway-table-journeys-order = Щойно розіграно
faraway-table-close = Закрити
faraway-table-total = слава
faraway-table-sanctuaries-count = святилища
faraway-table-from-right = регіон { $place } справа
faraway-table-told-last = наприкінці
faraway-table-so-far = поки що
faraway-table-no-quest = без завдання
faraway-table-needs = { $needs ->
    [met] умову виконано
   *[none] завжди
  }
faraway-table-sets = { $count ->
    [one] набір
    [few] набори
   *[many] наборів
  }
faraway-table-pays-flat = { $needs ->
    [met] { $points ->
        [one] { $points } бал слави: умову виконано.
        [few] { $points } бали слави: умову виконано.
       *[many] { $points } балів слави: умову виконано.
    }
   *[none] { $points ->
        [one] { $points } бал слави.
        [few] { $points } бали слави.
       *[many] { $points } балів слави.
    }
  }
faraway-table-pays-each = { $points ->
    [one] { $points } бал слави: по { $fame } × { $times }, { $symbols }.
    [few] { $points } бали слави: по { $fame } × { $times }, { $symbols }.
   *[many] { $points } балів слави: по { $fame } × { $times }, { $symbols }.
  }
faraway-table-symbols = { $group ->
    [wonders] Дива
    [counted] Що рахують
   *[biomes] Біоми
  }
faraway-table-symbol = { $symbol ->
    [stone] летючий камінь
    [chimera] химера
    [thistle] золотий чортополох
    [clue] підказка: ще одне святилище
    [night] ніч
    [day] день
    [fame] слава: бали в кінці гри
    [sanctuary] святилище
    [red] грибний ліс
    [green] річка
    [blue] кам’яниста пустеля
    [yellow] печерне місто
    [grey] народ знизу
    [meteorite] метеорит: освітлює все з такою самою останньою цифрою
   *[offering] пожертвувати святилище
  }
faraway-table-line = { $line ->
    [flat] 5 балів слави
    [needs] 10 балів слави, якщо під час підрахунку відкрито два камені й химеру
    [each] 2 бали слави за кожну ніч
   *[either] 1 бал слави за кожен грибний ліс і кожну річку
  }
