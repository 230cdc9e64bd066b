### Faraway.

faraway-about =
    Faraway: podróż przez osiem regionów, opowiedziana od końca. Regiony zagrane jako ostatnie dają
    to, czego wymagają pierwsze. Wygrywa największa sława.
faraway-setting-advanced = Dla doświadczonych: każdy dostaje pięć regionów i zatrzymuje trzy.
faraway-setting-people-below = Lud z głębin: 9 regionów, 8 sanktuariów, szary jako kolor, do 7 graczy.
faraway-setting-starry-skies = Pod gwiaździstym niebem: 15 meteorytów, które przy punktowaniu oświetlają inne regiony.

faraway-region =
    { $case ->
        [gen] { $kind ->
            [meteorite] meteorytu { $number }
           *[other] regionu { $number }
        }
       *[nom] { $kind ->
            [meteorite] meteoryt { $number }
           *[other] region { $number }
        }
    }
faraway-sanctuary = sanktuarium { $number } ({ CASE($offer, "nom") })
faraway-card = { $card }: { $offer }
faraway-shows = pokazuje { CASE($symbols, "acc") }
faraway-needs = wymaga { CASE($symbols, "gen") }
faraway-symbol =
    { $case ->
        [acc] { $symbol ->
            [stone] { $count ->
                [one] kamień
                [few] { $count } kamienie
               *[many] { $count } kamieni
            }
            [chimera] { $count ->
                [one] chimerę
                [few] { $count } chimery
               *[many] { $count } chimer
            }
            [thistle] { $count ->
                [one] oset
                [few] { $count } osty
               *[many] { $count } ostów
            }
            [clue] { $count ->
                [one] wskazówkę
                [few] { $count } wskazówki
               *[many] { $count } wskazówek
            }
            [night] { $count ->
                [one] noc
                [few] { $count } noce
               *[many] { $count } nocy
            }
            [red] { $count ->
                [one] czerwony las
                [few] { $count } czerwone karty
               *[many] { $count } czerwonych kart
            }
            [green] { $count ->
                [one] zieloną rzekę
                [few] { $count } zielone karty
               *[many] { $count } zielonych kart
            }
            [blue] { $count ->
                [one] niebieską pustynię
                [few] { $count } niebieskie karty
               *[many] { $count } niebieskich kart
            }
            [yellow] { $count ->
                [one] żółte miasto
                [few] { $count } żółte karty
               *[many] { $count } żółtych kart
            }
            [offering] { $count ->
                [one] poświęcone sanktuarium
                [few] { $count } poświęcone sanktuaria
               *[many] { $count } poświęconych sanktuariów
            }
           *[grey] { $count ->
                [one] szarą przystań
                [few] { $count } szare karty
               *[many] { $count } szarych kart
            }
        }
        [gen] { $symbol ->
            [stone] { $count ->
                [one] kamienia
                [few] { $count } kamieni
               *[many] { $count } kamieni
            }
            [chimera] { $count ->
                [one] chimery
                [few] { $count } chimer
               *[many] { $count } chimer
            }
            [thistle] { $count ->
                [one] ostu
                [few] { $count } ostów
               *[many] { $count } ostów
            }
            [clue] { $count ->
                [one] wskazówki
                [few] { $count } wskazówek
               *[many] { $count } wskazówek
            }
            [night] { $count ->
                [one] nocy
                [few] { $count } nocy
               *[many] { $count } nocy
            }
            [red] { $count ->
                [one] czerwonego lasu
                [few] { $count } czerwonych kart
               *[many] { $count } czerwonych kart
            }
            [green] { $count ->
                [one] zielonej rzeki
                [few] { $count } zielonych kart
               *[many] { $count } zielonych kart
            }
            [blue] { $count ->
                [one] niebieskiej pustyni
                [few] { $count } niebieskich kart
               *[many] { $count } niebieskich kart
            }
            [yellow] { $count ->
                [one] żółtego miasta
                [few] { $count } żółtych kart
               *[many] { $count } żółtych kart
            }
            [offering] { $count ->
                [one] poświęcenia sanktuarium
                [few] poświęcenia { $count } sanktuariów
               *[many] poświęcenia { $count } sanktuariów
            }
           *[grey] { $count ->
                [one] szarej przystani
                [few] { $count } szarych kart
               *[many] { $count } szarych kart
            }
        }
       *[nom] { $symbol ->
            [stone] { $count ->
                [one] kamień
                [few] { $count } kamienie
               *[many] { $count } kamieni
            }
            [chimera] { $count ->
                [one] chimera
                [few] { $count } chimery
               *[many] { $count } chimer
            }
            [thistle] { $count ->
                [one] oset
                [few] { $count } osty
               *[many] { $count } ostów
            }
            [clue] { $count ->
                [one] wskazówka
                [few] { $count } wskazówki
               *[many] { $count } wskazówek
            }
            [night] { $count ->
                [one] noc
                [few] { $count } noce
               *[many] { $count } nocy
            }
            [red] { $count ->
                [one] czerwony las
                [few] { $count } czerwone karty
               *[many] { $count } czerwonych kart
            }
            [green] { $count ->
                [one] zielona rzeka
                [few] { $count } zielone karty
               *[many] { $count } zielonych kart
            }
            [blue] { $count ->
                [one] niebieska pustynia
                [few] { $count } niebieskie karty
               *[many] { $count } niebieskich kart
            }
            [yellow] { $count ->
                [one] żółte miasto
                [few] { $count } żółte karty
               *[many] { $count } żółtych kart
            }
            [offering] { $count ->
                [one] poświęcone sanktuarium
                [few] { $count } poświęcone sanktuaria
               *[many] { $count } poświęconych sanktuariów
            }
           *[grey] { $count ->
                [one] szara przystań
                [few] { $count } szare karty
               *[many] { $count } szarych kart
            }
        }
    }
faraway-kind =
    { $case ->
        [each] { $symbol ->
            [stone] każdy kamień
            [chimera] każdą chimerę
            [thistle] każdy oset
            [clue] każdą wskazówkę
            [night] każdą noc
            [red] każdą czerwoną kartę
            [green] każdą zieloną kartę
            [blue] każdą niebieską kartę
            [yellow] każdą żółtą kartę
            [offering] każde poświęcone sanktuarium
           *[grey] każdą szarą kartę
        }
        [each-head] { $symbol ->
            [stone] każdy kamień
            [chimera] każdą chimerę
            [thistle] każdy oset
            [clue] każdą wskazówkę
            [night] każdą noc
            [red] każdą czerwoną
            [green] każdą zieloną
            [blue] każdą niebieską
            [yellow] każdą żółtą
            [offering] każde poświęcone sanktuarium
           *[grey] każdą szarą
        }
        [acc] { $symbol ->
            [stone] kamień
            [chimera] chimerę
            [thistle] oset
            [clue] wskazówkę
            [night] noc
            [red] czerwoną kartę
            [green] zieloną kartę
            [blue] niebieską kartę
            [yellow] żółtą kartę
            [offering] poświęcone sanktuarium
           *[grey] szarą kartę
        }
        [head] { $symbol ->
            [stone] kamień
            [chimera] chimera
            [thistle] oset
            [clue] wskazówka
            [night] noc
            [red] czerwona
            [green] zielona
            [blue] niebieska
            [yellow] żółta
            [offering] poświęcone sanktuarium
           *[grey] szara
        }
       *[nom] { $symbol ->
            [stone] kamień
            [chimera] chimera
            [thistle] oset
            [clue] wskazówka
            [night] noc
            [red] czerwona karta
            [green] zielona karta
            [blue] niebieska karta
            [yellow] żółta karta
            [offering] poświęcone sanktuarium
           *[grey] szara karta
        }
    }
faraway-quest-flat =
    { $fame ->
        [one] daje { $fame } punkt sławy
        [few] daje { $fame } punkty sławy
       *[many] daje { $fame } punktów sławy
    }
faraway-quest-each =
    { $fame ->
        [one] daje { $fame } punkt sławy za { CASE($kinds, "each") }
        [few] daje { $fame } punkty sławy za { CASE($kinds, "each") }
       *[many] daje { $fame } punktów sławy za { CASE($kinds, "each") }
    }
faraway-quest-set =
    { $fame ->
        [one] daje { $fame } punkt sławy za każdy komplet: { CASE($kinds, "set") }
        [few] daje { $fame } punkty sławy za każdy komplet: { CASE($kinds, "set") }
       *[many] daje { $fame } punktów sławy za każdy komplet: { CASE($kinds, "set") }
    }

faraway-choose-region = Zbadaj region z ręki.
    .verb = Zbadaj
faraway-take-region = Weź region z targu.
    .verb = Weź
faraway-keep-sanctuary = Zatrzymaj jedno z dobranych sanktuariów.
    .verb = Zatrzymaj
faraway-put-back =
    { $count ->
        [one] Odłóż jeszcze jeden region.
        [few] Odłóż { $count } regiony.
       *[many] Odłóż { $count } regionów.
    }
    .verb = Odłóż
faraway-give =
    { $count ->
        [one] Poświęć { $count } sanktuarium
        [few] Poświęć { $count } sanktuaria
       *[many] Poświęć { $count } sanktuariów
    } dla { CASE($region, "gen") } i { $fame ->
        [one] { $fame } punktu sławy
       *[many] { $fame } punktów sławy
    } albo zatrzymaj wszystkie.
    .verb = Poświęć
faraway-give-nothing = Zatrzymaj wszystkie

faraway-preview-draw =
    { $count ->
        [0] Nie dobierzesz sanktuarium.
        [one] Numer wyższy niż w ostatnim regionie: dobierzesz { $count } sanktuarium.
        [few] Numer wyższy niż w ostatnim regionie: dobierzesz { $count } sanktuaria i zatrzymasz jedno.
       *[many] Numer wyższy niż w ostatnim regionie: dobierzesz { $count } sanktuariów i zatrzymasz jedno.
    }
    .short =
        { $count ->
            [0] {""}
           *[other] sanktuaria: { $count }
        }
faraway-preview-fame =
    { $sign ->
        [same] Przy punktowaniu teraz: bez zmian.
       *[other] Przy punktowaniu teraz: { $sign ->
            [more] +
           *[less] {""}
        }{ $fame ->
            [one] { $fame } punkt sławy.
            [few] { $fame } punkty sławy.
           *[many] { $fame } punktów sławy.
        }
    }
    .short =
        { $sign ->
            [more] +{ $fame }
           *[less] { $fame }
        }

faraway-rule-shuffle-back = Odłożone regiony wtasowuje się do talii bez pokazywania.

faraway-log-round = Runda { $round }
faraway-log-dealt =
    { $known ->
        [yes] { $seat } dostaje { $cards }.
       *[no] { $count ->
            [one] { $seat } dostaje { $count } region.
            [few] { $seat } dostaje { $count } regiony.
           *[many] { $seat } dostaje { $count } regionów.
        }
    }
faraway-log-market = Targ: { $cards }.
faraway-log-chosen =
    { $known ->
        [yes] { $seat } wykłada { $cards }.
       *[no] { $seat } wykłada region.
    }
faraway-log-put-back =
    { $known ->
        [yes] { $seat } odkłada { $cards }.
       *[no] { $count ->
            [one] { $seat } odkłada { $count } region.
            [few] { $seat } odkłada { $count } regiony.
           *[many] { $seat } odkłada { $count } regionów.
        }
    }
faraway-log-explores = { $seat } bada { $cards }.
faraway-log-draws =
    { $known ->
        [yes] { $seat } dobiera { $cards }.
       *[no] { $count ->
            [one] { $seat } dobiera { $count } sanktuarium.
            [few] { $seat } dobiera { $count } sanktuaria.
           *[many] { $seat } dobiera { $count } sanktuariów.
        }
    }
faraway-log-takes = { $seat } bierze { $cards }.
faraway-log-keeps = { $seat } zatrzymuje { $cards }.
faraway-log-gives = { $seat } poświęca { $cards } dla { CASE($region, "gen") }.
faraway-log-gone = Nikt nie bierze { CASE($cards, "gen") }; karta opuszcza grę.
faraway-log-fame =
    { $fame ->
        [one] { $seat } ma { $fame } punkt sławy.
        [few] { $seat } ma { $fame } punkty sławy.
       *[many] { $seat } ma { $fame } punktów sławy.
    }

## Verbs: what a choice does, in a word or two, for buttons and the terminal.

faraway-verb-explore = Zbadaj { $count }
faraway-verb-take = Weź { $count }
faraway-verb-keep = Zatrzymaj { $count }
faraway-verb-put-back =
    { $count ->
        [one] Odłóż { $count } region
        [few] Odłóż { $count } regiony
       *[many] Odłóż { $count } regionów
    }
faraway-verb-give =
    { $count ->
        [0] Zatrzymaj wszystkie
        [one] Poświęć { $count } sanktuarium
        [few] Poświęć { $count } sanktuaria
       *[many] Poświęć { $count } sanktuariów
    }

## At the table in the browser

faraway-table-market = Targ
faraway-table-market-order = bierze się po odkryciu, od najniższego numeru
faraway-table-left = zostało: regiony { $regions }, sanktuaria { $sanctuaries }
faraway-table-regions = regiony
faraway-table-sanctuaries = sanktuaria
faraway-table-others = Inni
faraway-table-hand = Twoja ręka
faraway-table-your-journey = Twoja podróż
faraway-table-journey-of = { $name }: podróż
faraway-table-journey-counts = region liczy siebie, karty po prawej i twoje sanktuaria
faraway-table-scored-from-right = punktowane od prawej
faraway-table-goes-here = trafi tutaj
faraway-table-now = teraz
faraway-table-lacks = brakuje
faraway-table-pays-now = Teraz daje { $points }.
faraway-table-lacks-now = Brakuje: { $symbols }.
faraway-table-ascent = Wyższy niż poprzedni region: dobrano sanktuaria.
faraway-table-face-down = zakryta karta
faraway-table-your-sanctuaries = Twoje sanktuaria
faraway-table-drawn = Dobrane: zatrzymaj jedno
faraway-table-drawn-later = Dobrane: po targu zatrzymaj jedno
faraway-table-if-scored = Przy punktowaniu teraz
faraway-table-cards-counted =
    { $regions ->
        [one] { $regions } region
        [few] { $regions } regiony
       *[many] { $regions } regionów
    }, { $sanctuaries ->
        [one] { $sanctuaries } sanktuarium
        [few] { $sanctuaries } sanktuaria
       *[many] { $sanctuaries } sanktuariów
    }
faraway-table-if-hand = Jeśli zagrasz { $number }
faraway-table-if-market = Jeśli weźmiesz { $number }
faraway-table-if-drawn = Jeśli zatrzymasz
faraway-table-if-kept = Jeśli poświęcisz
faraway-table-what-if = Co by dało?
faraway-table-point-at = Wskaż kartę, aby zobaczyć, co by dała.
faraway-table-enter = albo kliknij, aby wybrać.
faraway-table-may-change = Możesz to zmienić, póki wszyscy nie wybiorą.
faraway-table-draw = dobierz { $count }
faraway-table-draw-none = bez sanktuarium
faraway-table-take-instead = zagraj tę zamiast niej
faraway-table-tap-again = dotknij ponownie
faraway-table-has-chosen = wybór gotowy
faraway-table-choosing = wybiera…
faraway-table-journeys-order = Właśnie zagrane
faraway-table-close = Zamknij
faraway-table-total = sława
faraway-table-sanctuaries-count = sanktuaria
faraway-table-from-right = { $place }. region od prawej
faraway-table-told-last = na samym końcu
faraway-table-so-far = dotąd
faraway-table-no-quest = bez zadania
faraway-table-needs = { $needs ->
    [met] warunki spełnione
   *[none] zawsze
  }
faraway-table-sets = { $count ->
    [one] komplet
    [few] komplety
   *[many] kompletów
  }
faraway-table-pays-flat = { $needs ->
    [met] { $points ->
        [one] { $points } punkt sławy: wszystkie warunki spełnione.
        [few] { $points } punkty sławy: wszystkie warunki spełnione.
       *[many] { $points } punktów sławy: wszystkie warunki spełnione.
    }
   *[none] { $points ->
        [one] { $points } punkt sławy.
        [few] { $points } punkty sławy.
       *[many] { $points } punktów sławy.
    }
  }
faraway-table-pays-each = { $points ->
    [one] { $points } punkt sławy: { $fame } × { $times } ({ $symbols }).
    [few] { $points } punkty sławy: { $fame } × { $times } ({ $symbols }).
   *[many] { $points } punktów sławy: { $fame } × { $times } ({ $symbols }).
  }
faraway-table-symbols = { $group ->
    [wonders] Cuda
    [counted] Co się liczy
   *[biomes] Krainy
  }
faraway-table-symbol = { $symbol ->
    [stone] lewitujący kamień
    [chimera] chimera
    [thistle] złoty oset
    [clue] wskazówka: dobierasz o jedno sanktuarium więcej
    [night] noc
    [day] dzień
    [fame] sława: punkty na koniec gry
    [sanctuary] sanktuarium
    [red] grzybowy las
    [green] rzeka
    [blue] kamienna pustynia
    [yellow] jaskiniowe miasto
    [grey] lud z głębin
    [meteorite] meteoryt: oświetla numery kończące się jego cyfrą
   *[offering] poświęć sanktuarium
  }
faraway-table-line = { $line ->
    [flat] 5 punktów sławy
    [needs] 10 punktów sławy, jeśli przy liczeniu widać dwa kamienie i chimerę
    [each] 2 punkty sławy za każdą noc
   *[either] 1 punkt sławy za każdy grzybowy las i każdą rzekę
  }
