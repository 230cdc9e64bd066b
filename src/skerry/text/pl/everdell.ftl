### Everdell and Pearlbrook.

everdell-about = Everdell: stworzenia budują w dolinie miasto, od zimy do jesieni. Wygrywa najcenniejsze miasto.
everdell-setting-year = Gra solo: rok, w którym spotykasz Rugworta; z roku na rok jest silniejszy.
everdell-setting-river = Perłowy Potok: kolejność podwodnych pól akcji, od góry; w grze solo schodzi po nich żaba Rugworta.
everdell-setting-die = Perłowy Potok solo: jak ścianki kości Rugworta odpowiadają podwodnym polom akcji.
everdell-setting-pearlbrook = Z dodatkiem Perłowy Potok: potok, perły, ambasadorzy, ozdoby i cuda.
# Inside a sentence that declines what it says a name leans on the word for a card and stays as it is.
everdell-name =
    { $case ->
        [each] każdą kartę „
        [acc] kartę „
        [acc-pl] karty „
       *[nom] {""}
    }{ $name ->
        [architect] Architekt
        [bard] Bard
        [barge_toad] Wioślarz
        [castle] Zamek
        [cemetery] Cmentarz
        [chapel] Kaplica
        [chip_sweep] Sprzątacz
        [clock_tower] Wieża zegarowa
        [courthouse] Sąd
        [crane] Dźwig
        [doctor] Doktor
        [dungeon] Loch
        [ever_tree] Wieczne drzewo
        [fairgrounds] Obóz kuglarzy
        [farm] Farma
        [fool] Błazen
        [general_store] Sklep wielobranżowy
        [historian] Historyk
        [husband] Mąż
        [inn] Karczma
        [innkeeper] Karczmarz
        [judge] Sędzia
        [king] Król
        [lookout] Wieża widokowa
        [lookout_cape] Punkt widokowy
        [mine] Kopalnia
        [miner_mole] Kopacz
        [monastery] Klasztor
        [monk] Mnich
        [palace] Pałac
        [peddler] Handlarz
        [post_office] Poczta
        [postal_pigeon] Gołąb pocztowy
        [queen] Królowa
        [ranger] Strażnik leśny
        [resin_refinery] Rafineria żywicy
        [ruins] Ruiny
        [school] Szkoła
        [shepherd] Pasterz
        [shopkeeper] Sklepikarz
        [storehouse] Magazyn
        [teacher] Nauczyciel
        [theater] Teatr
        [twig_barge] Lekka barka
        [undertaker] Grabarz
        [university] Uniwersytet
        [wanderer] Wędrowiec
        [wife] Żona
        [woodcarver] Snycerz
        [basic_event_governance_3] Miejski pomnik
        [basic_event_destination_3] Wielka podróż
        [basic_event_production_4] Święto plonów
        [basic_event_traveler_3] Wyprawa kartografów
        [graduation_of_scholars] Wręczenie dyplomów
        [a_brilliant_marketing_plan] Genialny plan handlowy
        [performer_in_residence] Występ artysty
        [capture_of_the_acorn_thieves] Schwytanie złodziei żołędzi
        [ministering_to_miscreants] Posługa dla więźniów
        [croak_wart_cure] Lek na rechotkę
        [an_evening_of_fireworks] Wieczór fajerwerków
        [a_well_run_city] Wzorowe miasto
        [tax_relief] Ulga podatkowa
        [under_new_management] Nowy właściciel
        [ancient_scrolls_discovered] Odkrycie starożytnych zwojów
        [flying_doctor_service] Lotne pogotowie
        [path_of_the_pilgrims] Szlak pielgrzymów
        [remembering_the_fallen] Pamięci poległych
        [pristine_chapel_ceiling] Malowidła na sklepieniu kaplicy
        [the_everdell_games] Igrzyska Everdell
        [basic_three_twigs] Sterta gałązek
        [basic_two_twigs_one_card] Niska gałąź
        [basic_two_resin] Kropla żywicy
        [basic_one_resin_one_card] Stara sosna
        [basic_two_cards_one_vp] Drogowskaz
        [basic_one_pebble] Kopiec kamieni
        [basic_one_berry_one_card] Krzak jagód
        [basic_one_berry] Poletko poziomek
        [haven] Schronienie
        [journey_2] Podróż: 2 punkty
        [journey_3] Podróż: 3 punkty
        [journey_4] Podróż: 4 punkty
        [journey_5] Podróż: 5 punktów
        [forest_two_berry_one_card] Dzikie wino
        [forest_two_any] Polana zbiorów
        [forest_discard_any_draw_double] Spadające liście
        [forest_copy_basic_one_card] Lisi trop
        [forest_one_pebble_three_card] Stara jaskinia
        [forest_one_twig_resin_berry] Leśny obóz
        [forest_three_berry] Czereśniowy jar
        [forest_two_resin_one_twig] Brzezina
        [forest_two_card_one_any] Sowia grzęda
        [forest_discard_up_to_three_gain_any] Dziuplasty dąb
        [bridge] Most
        [ferry] Prom
        [ferry_ferret] Przewoźnik
        [messenger] Posłaniec
        [pirate_ship] Piracki statek
        [shipwright] Cieśla okrętowy
        [romantic_cruise] Romantyczny rejs
        [x_marks_the_spot] Krzyżyk na mapie
        [riverside_resort] Kurort nad potokiem
        [masquerade_invitations] Zaproszenia na maskaradę
        [sunken_treasure_discovered] Odkrycie zatopionego skarbu
        [river_race] Wyścig na potoku
        [hopewatch_gate] Brama Nadziei
        [mistrise_fountain] Fontanna Mgieł
        [sunblaze_bridge] Słoneczny Most
        [starfalls_flame] Płomień Spadających Gwiazd
        [forest_two_pebble_one_card] Kamienny kopczyk
        [forest_resin_pebble_or_four_card] Rozstaje
        [forest_berry_pebble_card] Czarci krąg
        [forest_discard_two_meadow_take_two_gain_any] Huśtawka na drzewie
        [river_spot_production] Trzcinowy brzeg
        [river_spot_destination] Stary pomost
        [river_spot_governance] Kamień runiczny
        [river_spot_traveler] Przeprawa
        [shoals] Mielizna
        [gus_the_gardener] Ogrodnik Gus
        [bosley_the_artist] Artysta Bosley
        [crustina_the_constable] Konstabl Krustyna
        [iluminor_the_inventor] Wynalazca Iluminor
        [snout_the_explorer] Odkrywca Snout
        [omicron_the_elder] Sędziwy Omikron
        [ballroom] Sala balowa
        [watermill] Młyn wodny
        [observatory] Obserwatorium
        [great_hall] Wielka sala
        [scales] Waga
        [mirror] Lustro
        [gilded_book] Złocona księga
        [key_to_the_city] Klucz do miasta
        [bell] Dzwoneczek
        [compass] Kompas
        [masque] Maska
        [seaglass_amulet] Amulet z morskiego szkła
        [sundial] Zegar słoneczny
        [spyglass] Luneta
        [tiara] Tiara
        [hourglass] Klepsydra
        [abbey] Opactwo
        [admiral] Admirał
        [beach_sledge] Plażowe sanie
        [cartographer] Kartograf
        [castaway] Rozbitek
        [cooper] Bednarz
        [crows_nest] Bocianie gniazdo
        [customs_office] Urząd celny
        [customs_officer] Celnik
        [diver] Nurek
        [docks] Doki
        [dunes] Wydmy
        [galleon] Galeon
        [galley] Galera
        [gardens] Ogrody
        [governor] Gubernator
        [grove] Zagajnik
        [guild_master] Mistrz gildii
        [harbor] Przystań
        [herbalist] Zielarz
        [hideout] Kryjówka
        [illuminator] Iluminator
        [lighthouse] Latarnia morska
        [lighthouse_keeper] Latarnik
        [manor] Dwór
        [market] Targ
        [merchant] Kupiec
        [navigator] Nawigator
        [pilgrim] Pielgrzym
        [pirate] Pirat
        [port] Port
        [rope_bridge] Most linowy
        [sail_maker] Żaglomistrz
        [scavenger] Zbieracz
        [scribe] Skryba
        [scriptorium] Skryptorium
        [sculptor] Rzeźbiarz
        [sea_chip] Pręgowiec-marynarz
        [shipwreck] Wrak
        [sloop] Slup
        [steward] Steward
        [stowaway] Pasażer na gapę
        [tangle_raft] Tratwa z wodorostów
        [treasure_hunter] Poszukiwacz skarbów
        [tumbler] Szlifiernia
        [warehouse] Skład
        [windmill] Wiatrak
        [forest_draw_two_meadow_play_one_discount] Łan dmuchawców
        [shore_1] Linia przypływu
        [shore_2] Łąka wodorostów
        [shore_3] Morskie oczko
        [shore_4] Zarodnikowy gaj
        [island_1] Grzybowa wysepka
        [island_2] Szklana rafa
        [island_3] Wyspa rozbitków
        [island_4] Przystanek kupców
        [island_5] Wyspa gniazd
        [island_6] Nawietrzna skała
        [island_7] Łacha wraków
        [island_8] Dziupla przemytników
        [island_9] Wodorostowa kępa
        [island_10] Targowa plaża
        [map_1_2] Mapa wybrzeża (wartość 2)
        [map_1_1] Mapa wybrzeża (wartość 1)
        [map_1_0] Mapa wybrzeża (wartość 0)
        [map_2_2] Mapa gwiazd (wartość 2)
        [map_2_1] Mapa gwiazd (wartość 1)
        [map_2_0] Mapa gwiazd (wartość 0)
        [map_3_2] Mapa szlaków (wartość 2)
        [map_3_1] Mapa szlaków (wartość 1)
        [map_3_0] Mapa szlaków (wartość 0)
        [map_4_2] Mapa raf (wartość 2)
        [map_4_1] Mapa raf (wartość 1)
        [map_4_0] Mapa raf (wartość 0)
        [map_5_2] Mapa portów (wartość 2)
        [map_5_1] Mapa portów (wartość 1)
        [map_5_0] Mapa portów (wartość 0)
        [map_6_2] Mapa królewska (wartość 2)
        [map_6_1] Mapa królewska (wartość 1)
        [map_6_0] Mapa królewska (wartość 0)
       *[other] { $name }
    }{ $case ->
        [each] ”
        [acc] ”
        [acc-pl] ”
       *[nom] {""}
    }
everdell-rugwort = Rugwort
everdell-score-rival =
    { $source ->
        [prosperity] { $count ->
            [one] { $count } karta pomyślności
            [few] { $count } karty pomyślności
           *[many] { $count } kart pomyślności
        }
        [cards] { $count ->
            [one] { $count } inna karta
            [few] { $count } inne karty
           *[many] { $count } innych kart
        }
        [unachieved] { $count ->
            [one] { $count } niezdobyte specjalne wydarzenie
            [few] { $count } niezdobyte specjalne wydarzenia
           *[many] { $count } niezdobytych specjalnych wydarzeń
        }
        [journey] podróż
        [visits] wizyty w jego mieście
       *[pearls] { $count ->
            [one] { $count } perła
            [few] { $count } perły
           *[many] { $count } pereł
        }
    }
everdell-verdict =
    { $won ->
        [yes] Rugwort pokonany: ma { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
       *[no] Rugwort ma { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
everdell-give-around =
    { $count ->
        [one] Przekaż przeciwnikom maksymalnie { $count } surowiec
        [few] Przekaż przeciwnikom maksymalnie { $count } surowce
       *[many] Przekaż przeciwnikom maksymalnie { $count } surowców
    }; weź { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdy.
    .verb = Przekaż
everdell-share = Rozdziel je między przeciwników.
everdell-share-resource = Wybierz, kto otrzyma { CASE($what, "acc") }.
    .verb = Wybierz
everdell-share-card = Wybierz, kto otrzyma kartę „{ $card }”.
    .verb = Wybierz
everdell-remove-card = Usuń kartę z miasta Rugworta.
    .verb = Usuń

everdell-if-pearls = Jeśli właściciel ma co najmniej { CASE($what, "acc") }: { CASE($deed, "nom") }
everdell-bridge =
    { $count ->
        [one] Za każdą swoją perłę możesz mieć na ręce o kartę więcej. Za każdą zdobytą perłę dobierz { $count } kartę; nad potokiem dopiero na samym końcu.
        [few] Za każdą swoją perłę możesz mieć na ręce o kartę więcej. Za każdą zdobytą perłę dobierz { $count } karty; nad potokiem dopiero na samym końcu.
       *[many] Za każdą swoją perłę możesz mieć na ręce o kartę więcej. Za każdą zdobytą perłę dobierz { $count } kart; nad potokiem dopiero na samym końcu.
    }
everdell-join = Wybierz budowlę, z którą Posłaniec dzieli miejsce.
    .verb = Wybierz
everdell-part = Wybierz budowlę, którą Posłaniec opuszcza.
    .verb = Wybierz
everdell-rejoin = Możesz wybrać budowlę, z której Posłaniec przejdzie do innej.
    .verb = wybrać
everdell-on-call = Ambasador: { $text }
everdell-take-brook-turn =
    { $workers ->
        [0] { $autumn ->
            [yes] Zagraj kartę, wyślij ambasadora albo spasuj.
           *[no] Zagraj kartę, wyślij ambasadora albo przygotuj się do nowej pory roku.
        }
       *[other] { $autumn ->
            [yes] Zagraj robotnika, zagraj kartę, wyślij ambasadora albo spasuj.
           *[no] Zagraj robotnika, zagraj kartę albo wyślij ambasadora.
        }
    }
    .verb = Zagraj
everdell-trade =
    { $any ->
        [yes] Możesz użyć dowolnej odkrytej karty potoku, nawet zajętej.
       *[no] Możesz użyć karty potoku.
    }
    .verb = użyć
everdell-visit-river = Jeśli karta jest zakryta, weź jej perłę i odkryj kartę. Potem możesz jej użyć.
everdell-show =
    { $type ->
        [production] { $count ->
            [one] Pokaż i odrzuć { $count } kartę produkcji z ręki
            [few] Pokaż i odrzuć { $count } karty produkcji z ręki
           *[many] Pokaż i odrzuć { $count } kart produkcji z ręki
        }
        [traveler] { $count ->
            [one] Pokaż i odrzuć { $count } kartę podróżnika z ręki
            [few] Pokaż i odrzuć { $count } karty podróżników z ręki
           *[many] Pokaż i odrzuć { $count } kart podróżników z ręki
        }
        [destination] { $count ->
            [one] Pokaż i odrzuć { $count } kartę miejsca z ręki
            [few] Pokaż i odrzuć { $count } karty miejsc z ręki
           *[many] Pokaż i odrzuć { $count } kart miejsc z ręki
        }
        [governance] { $count ->
            [one] Pokaż i odrzuć { $count } kartę zarządzania z ręki
            [few] Pokaż i odrzuć { $count } karty zarządzania z ręki
           *[many] Pokaż i odrzuć { $count } kart zarządzania z ręki
        }
       *[prosperity] { $count ->
            [one] Pokaż i odrzuć { $count } kartę pomyślności z ręki
            [few] Pokaż i odrzuć { $count } karty pomyślności z ręki
           *[many] Pokaż i odrzuć { $count } kart pomyślności z ręki
        }
    }{ $chosen ->
        [0] .
       *[other] {" "}(wybrano: { $chosen }).
    }
    .verb = Pokaż
everdell-show-mixed =
    { $count ->
        [one] Pokaż i odrzuć { $count } kartę z ręki
        [few] Pokaż i odrzuć { $count } karty z ręki, każdą innego typu
       *[many] Pokaż i odrzuć { $count } kart z ręki, każdą innego typu
    }{ $chosen ->
        [0] .
       *[other] {" "}(wybrano: { $chosen }).
    }
    .verb = Pokaż
everdell-either = Wybierz jedno z dwojga. { $first } Albo: { $rest }
    .verb = Wybierz
everdell-sail = Przesuń kartę razem z robotnikiem do miasta przeciwnika, który ma na nią miejsce. Za każdą znalezioną tam perłę, najwyżej { $count }, weź 1 dowolny surowiec i 1 punkt.
    .verb = Przesuń
everdell-plunder =
    { $points ->
        [one] Odkryj tyle samo kart z talii i weź je na rękę. Jeśli są razem warte co najmniej { $points } punkt, weź 1 perłę.
        [few] Odkryj tyle samo kart z talii i weź je na rękę. Jeśli są razem warte co najmniej { $points } punkty, weź 1 perłę.
       *[many] Odkryj tyle samo kart z talii i weź je na rękę. Jeśli są razem warte co najmniej { $points } punktów, weź 1 perłę.
    }
everdell-counted-expansion =
    { $case ->
        [each] każdą kartę dodatku Perłowy Potok w twoim mieście
        [acc] kartę dodatku Perłowy Potok w twoim mieście
        [acc-pl] karty dodatku Perłowy Potok w twoim mieście
       *[nom] karta dodatku Perłowy Potok w twoim mieście
    }
everdell-fetch =
    { $points ->
        [one] Poszukaj w talii karty „{ $card }” i zagraj ją za darmo albo weź { $points } punkt.
        [few] Poszukaj w talii karty „{ $card }” i zagraj ją za darmo albo weź { $points } punkty.
       *[many] Poszukaj w talii karty „{ $card }” i zagraj ją za darmo albo weź { $points } punktów.
    }
    .verb = Poszukaj
everdell-points-on-store = Połóż na jednej swojej karcie „{ $card }” po 1 punkcie za każdy leżący tam surowiec, najwyżej { $most }.
    .verb = Połóż
everdell-give-cards-around =
    { $count ->
        [one] Przekaż przeciwnikom maksymalnie { $count } kartę z ręki
        [few] Przekaż przeciwnikom maksymalnie { $count } karty z ręki
       *[many] Przekaż przeciwnikom maksymalnie { $count } kart z ręki
    }; weź { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdą.
    .verb = Przekaż
everdell-tuck-one = Połóż pod wydarzeniem kartę „{ $first }” albo „{ $second }” ze swojego miasta. Za pierwszą: { $one } Za drugą: { $two }
    .verb = Połóż
everdell-copy-adornment = Możesz skopiować ozdobę zagraną przez przeciwnika.
    .verb = skopiować
everdell-gain-cost =
    { $type ->
        [production] Weź tyle, ile kosztuje jedna karta produkcji w twoim mieście.
        [traveler] Weź tyle, ile kosztuje jedna karta podróżnika w twoim mieście.
        [destination] Weź tyle, ile kosztuje jedna karta miejsca w twoim mieście.
        [prosperity] Weź tyle, ile kosztuje jedna karta pomyślności w twoim mieście.
       *[governance] Weź tyle, ile kosztuje jedna karta zarządzania w twoim mieście.
    }
everdell-revive =
    { $count ->
        [one] Możesz ponownie aktywować jeszcze jedną kartę podróżnika w swoim mieście.
        [few] Możesz ponownie aktywować maksymalnie { $count } karty podróżników w swoim mieście.
       *[many] Możesz ponownie aktywować maksymalnie { $count } kart podróżników w swoim mieście.
    }
    .verb = aktywować
everdell-move-on = Może przejść dalej, do miasta przeciwnika.
    .verb = przejść
everdell-produce-some =
    { $count ->
        [one] Możesz aktywować jeszcze jedną kartę produkcji w swoim mieście.
        [few] Możesz aktywować maksymalnie { $count } karty produkcji w swoim mieście.
       *[many] Możesz aktywować maksymalnie { $count } kart produkcji w swoim mieście.
    }
    .verb = aktywować
everdell-counted-hand =
    { $case ->
        [each] każdą kartę na twojej ręce
        [acc] kartę na ręce
        [acc-pl] karty na twojej ręce
       *[nom] karta na twojej ręce
    }
everdell-counted-types =
    { $case ->
        [each] każdy typ kart w twoim mieście
        [acc-pl] typy kart w twoim mieście
       *[nom] typ kart w twoim mieście
    }
everdell-counted-all-tokens =
    { $case ->
        [each] każdy twój żeton punktu, także na kartach
        [acc-pl] twoje żetony punktów, także na kartach
       *[nom] twój żeton punktu, także na kartach
    }
everdell-counted-wonders =
    { $case ->
        [each] każdy zbudowany przez ciebie cud
        [acc-pl] zbudowane przez ciebie cuda
       *[nom] zbudowany przez ciebie cud
    }
everdell-why-no-river-card = Żadnej karty potoku jeszcze nie odkryto.
everdell-why-types =
    { $count ->
        [one] Na ręce brakuje kart jeszcze { $count } typu.
       *[many] Na ręce brakuje kart jeszcze { $count } typów.
    }
everdell-why-no-port = W żadnym mieście przeciwnika nie ma na nią miejsca.
everdell-why-river-taken = Jest tam już inny ambasador.
    .short = zajęte
everdell-why-no-ferry = Nie ma karty „{ $card }” dla twojego ambasadora.
everdell-why-no-ambassador = Twojego ambasadora nie ma w domu.
    .short = ambasador w drodze
everdell-why-no-pearl = Do zagrania ozdoby brakuje perły.
    .short = brak perły
everdell-why-not-your-adornment = Nie ma jej wśród twoich ozdób.

everdell-rule-ferry = Ambasador na Promie używa dowolnej odkrytej karty potoku; jeśli Prom jest cudzy, jego właściciel bierze 1 punkt.

everdell-preview-play =
    { $sign ->
        [same] Przy punktowaniu teraz: bez zmian.
       *[other] Przy punktowaniu teraz: { $sign ->
            [more] +
           *[less] {""}
        }{ $points ->
            [one] { $points } punkt.
            [few] { $points } punkty.
           *[many] { $points } punktów.
        }
    }
    .short =
        { $sign ->
            [more] +{ $points }
           *[less] { $points }
        }
everdell-preview-place =
    { $points ->
        [one] Na koniec gry daje { $points } punkt.
        [few] Na koniec gry daje { $points } punkty.
       *[many] Na koniec gry daje { $points } punktów.
    }
    .short = +{ $points }
everdell-preview-prepare =
    { $count ->
        [one] Będziesz mieć { $count } robotnika.
       *[many] Będziesz mieć { $count } robotników.
    }

everdell-log-rival-turn = Tura Rugworta
everdell-log-forest = Obok podstawowych pól akcji leżą: { $cards }.
everdell-log-events = Specjalne wydarzenia: { $cards }.
everdell-log-new-deck = Z kart odrzuconych powstaje nowa talia.
everdell-log-draws =
    { $known ->
        [yes] { $seat } dobiera: { $cards }.
       *[no] { $count ->
            [one] { $seat } dobiera { $count } kartę.
            [few] { $seat } dobiera { $count } karty.
           *[many] { $seat } dobiera { $count } kart.
        }
    }
everdell-log-meadow = Nowe na łące: { $cards }.
everdell-log-reveals = { $seat } odkrywa: { $cards }.
everdell-log-takes = { $seat } dobiera z łąki: { $cards }.
everdell-log-clears =
    { $count ->
        [one] Z łąki znika: { $cards }.
       *[many] Z łąki znikają: { $cards }.
    }
everdell-log-keeps =
    { $known ->
        [yes] { $seat } zatrzymuje: { $cards }.
       *[no] { $count ->
            [one] { $seat } zatrzymuje { $count } kartę.
            [few] { $seat } zatrzymuje { $count } karty.
           *[many] { $seat } zatrzymuje { $count } kart.
        }
    }
everdell-log-discards =
    { $known ->
        [yes] { $seat } odrzuca: { $cards }.
       *[no] { $count ->
            [one] { $seat } odrzuca { $count } kartę.
            [few] { $seat } odrzuca { $count } karty.
           *[many] { $seat } odrzuca { $count } kart.
        }
    }
everdell-log-gives-cards =
    { $known ->
        [yes] { $giver } przekazuje: { $cards }. Otrzymuje { $seat }.
       *[no] { $count ->
            [one] { $giver } przekazuje { $count } kartę. Otrzymuje ją { $seat }.
            [few] { $giver } przekazuje { $count } karty. Otrzymuje je { $seat }.
           *[many] { $giver } przekazuje { $count } kart. Otrzymuje je { $seat }.
        }
    }
everdell-log-gives = { $giver } przekazuje { CASE($what, "acc") }. Otrzymuje { $seat }.
everdell-log-beneath =
    { $count ->
        [one] Pod wydarzenie trafia: { $cards }.
       *[many] Pod wydarzenie trafiają: { $cards }.
    }
everdell-log-worker =
    { $by ->
        [ambassador] { $seat } wysyła ambasadora: { $place }.
       *[worker] { $seat } umieszcza robotnika: { $place }.
    }
everdell-log-worker-abroad =
    { $by ->
        [ambassador] { $seat } wysyła ambasadora: { $place } (miasto: { $owner }).
       *[worker] { $seat } umieszcza robotnika: { $place } (miasto: { $owner }).
    }
everdell-log-home = { $seat } odzyskuje robotnika: { $place }.
everdell-log-workers =
    { $count ->
        [one] { $seat } ma w domu { $count } robotnika.
       *[many] { $seat } ma w domu { $count } robotników.
    }
everdell-log-moves-in = Zamieszkuje budowlę „{ $card }”.
everdell-log-lays = { $seat } kładzie na karcie „{ $card }” { CASE($what, "acc") }.
everdell-log-takes-off = { $seat } zdejmuje z karty „{ $card }” { CASE($what, "acc") }.
everdell-log-die = Rugwort wyrzuca { $number }.
everdell-log-rival-stands =
    { $by ->
        [ambassador] Żaba Rugworta zajmuje pole: { $place }.
       *[worker] Robotnik Rugworta zajmuje pole: { $place }.
    }
everdell-log-rival-pearls =
    { $count ->
        [one] Rugwort bierze { $count } perłę.
        [few] Rugwort bierze { $count } perły.
       *[many] Rugwort bierze { $count } pereł.
    }
everdell-log-sails-to-rival = Do miasta Rugworta trafia: { $cards }.
everdell-log-shows = { $seat } pokazuje: { $cards }.
everdell-log-river = W potoku odkryto: { $cards }.
everdell-log-joins = Posłaniec dzieli miejsce z kartą „{ $card }”.
everdell-log-adornments =
    { $known ->
        [yes] { $seat } dostaje ozdoby: { $cards }.
       *[no] { $count ->
            [one] { $seat } dostaje { $count } ozdobę.
            [few] { $seat } dostaje { $count } ozdoby.
           *[many] { $seat } dostaje { $count } ozdób.
        }
    }
everdell-log-rival-sends = Rugwort odsyła: { $cards }. Otrzymuje { $seat }.
everdell-log-rival-gains =
    { $count ->
        [one] Rugwort dostaje { $count } punkt.
        [few] Rugwort dostaje { $count } punkty.
       *[many] Rugwort dostaje { $count } punktów.
    }
everdell-log-blocks =
    { $count ->
        [one] Rugwort zajmuje pierwsze miejsce na łące.
        [few] Rugwort zajmuje pierwsze { $count } miejsca na łące.
       *[many] Rugwort zajmuje pierwszych { $count } miejsc na łące.
    }
everdell-log-worker-lost = Drugi robotnik Rugworta odchodzi i zabiera ze sobą jednego z twoich.
everdell-log-rival-takes = Rugwort bierze: { $cards }.
everdell-log-rival-loses = Rugwort traci: { $cards }.
everdell-log-rival-achieves = Rugwort zdobywa: { $cards }.
everdell-log-plays = { $seat } zagrywa: { $cards }.
everdell-log-plays-from-meadow = { $seat } zagrywa z łąki: { $cards }.
everdell-log-goes-abroad = Do miasta ({ $seat }) trafia: { $cards }.
everdell-log-leaves = Miasto ({ $seat }) opuszcza: { $cards }.
everdell-log-imprisons = Do lochu trafia: { $cards }.
everdell-log-freed = Razem z lochem odrzucono: { $cards }.
everdell-log-builds = { $seat } buduje: { $cards }.
everdell-log-rival-builds = Rugwort buduje: { $cards }.
everdell-log-achieves = { $seat } zdobywa: { $cards }.
everdell-log-season =
    { $seat } przygotowuje się do { $season ->
        [spring] wiosny
        [summer] lata
       *[autumn] jesieni
    }.
everdell-log-passes = { $seat } pasuje.
everdell-log-gains = { $seat } bierze { CASE($what, "acc") }.
everdell-log-spends = { $seat } wydaje { CASE($what, "acc") }.

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

everdell-verb-fetch = Poszukaj: { $card }
everdell-verb-show = Pokaż { $count }
everdell-trade-not = Nie używaj
everdell-stay = Niech zostanie

## At the table in the browser

everdell-table-brook = Potok
everdell-table-face-down = Zakryta
everdell-table-its-pearl = najpierw bierzesz jej perłę
everdell-table-wonders = Cuda
everdell-table-adornments = Ozdoby
everdell-table-hidden-adornments = { $count ->
    [one] { $count } ozdoba jeszcze zakryta
    [few] { $count } ozdoby jeszcze zakryte
   *[many] { $count } ozdób jeszcze zakrytych
  }
everdell-table-worn = { $adornment }, na koniec gry { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
everdell-table-ambassador-home = ambasador jest w domu
everdell-table-ambassador-out = ambasador jest poza domem
everdell-table-rival-pearls = { $count ->
    [one] Rugwort ma { $count } perłę
    [few] Rugwort ma { $count } perły
   *[many] Rugwort ma { $count } pereł
  }
