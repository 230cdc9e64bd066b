### A table drawn in characters. Columns are narrow: keep it short.

drawing-table = Stół
drawing-you = Ty
# One letter for each kind of piece, no two alike within a game.
drawing-letter =
    { $piece ->
        [twig] g
        [resin] ż
        [pebble] k
        [berry] j
        [pearl] p
        [driftwood] d
        [seaweed] w
        [seastone] k
        [mushroom] g
        [treasure] s
        [point] pkt
        [any] ?
       *[other] { $piece }
    }
# Two letters of the colour.
drawing-type =
    { $type ->
        [production] zi
        [governance] ni
        [traveler] bą
        [destination] cz
        [prosperity] fi
       *[other] { $type }
    }
drawing-letters = Litery: { $letters }.
drawing-colours = Kolory kart: zi zielony, ni niebieski, bą brązowy, cz czerwony, fi fioletowy.
drawing-signs = > można wybrać, x nie można, * nowe od twojej ostatniej tury.
drawing-lacks = brak { $what }
drawing-mark =
    { $mark ->
        [occupied] zajęte
        [point] { $count } pkt
        [beneath] pod spodem { $count }
        [stuck] zostaje { $count }
        [messenger] posłaniec
        [joined] wspólne miejsce
        [blocked] Rugwort
        [pearl] { $count } p
        [twig] { $count } g
        [resin] { $count } ż
        [pebble] { $count } k
        [berry] { $count } j
        [driftwood] { $count } d
        [seaweed] { $count } w
        [seastone] { $count } k
        [mushroom] { $count } g
        [treasure] { $count } s
       *[other] { $mark } { $count }
    }
drawing-workers = robotnicy { $home } z { $all }
drawing-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
drawing-now = teraz { $points }
drawing-now-lacks = teraz { $points }, brakuje: { $lacks }
drawing-side =
    { $side ->
        [north] północ
        [east] wschód
        [south] południe
       *[west] zachód
    }
drawing-more-sea = Dalej leżą jeszcze kafelki ({ $sides }); t pokaże wszystko.
drawing-to-cells = { $card }: na pole { $cells }
drawing-sail-to = tylko płyń: na pole { $cells }
drawing-group =
    { $group ->
        [swap] Wymiana na kafelek z innej ręki:
        [payment] Sposoby zapłaty:
       *[other] { $group }
    }
drawing-symbol =
    { $symbol ->
        [stone] kamień
        [chimera] chimera
        [thistle] oset
        [clue] wskazówka
        [night] noc
        [red] czerw.
        [green] ziel.
        [blue] nieb.
        [yellow] żółty
        [grey] szary
       *[offering] oddane sanktuarium
    }
drawing-quest =
    { $kind ->
        [set] { $fame } za zestaw { $symbols }
        [flat] { $fame } sławy
       *[each] { $fame } za { $symbols }
    }
drawing-if = { $paid }, jeśli { $needs }
drawing-journey-card =
    { $kind ->
        [sanctuary] sanktuarium { $number }
        [meteorite] meteoryt { $number }
       *[region] region { $number }
    }
drawing-set =
    { $number ->
        [all] { $most ->
            [one] Wpisz { $most } liczbę.
            [few] Wpisz w jednym wierszu { $most } liczby, w dowolnej kolejności.
           *[many] Wpisz w jednym wierszu { $most } liczb, w dowolnej kolejności.
        }
        [skip] { $most ->
            [one] Wpisz { $most } liczbę albo nie wybieraj nic.
            [few] Wpisz w jednym wierszu { $most } liczby, w dowolnej kolejności, albo nie wybieraj nic.
           *[many] Wpisz w jednym wierszu { $most } liczb, w dowolnej kolejności, albo nie wybieraj nic.
        }
       *[any] { $least ->
            [0] { $most ->
                [one] Wpisz maksymalnie { $most } liczbę.
                [few] Wpisz w jednym wierszu maksymalnie { $most } liczby, w dowolnej kolejności.
               *[many] Wpisz w jednym wierszu maksymalnie { $most } liczb, w dowolnej kolejności.
            }
           *[other] Wpisz w jednym wierszu od { $least } do { $most } liczb, w dowolnej kolejności.
        }
    }
drawing-asks = { $name }: { $question }
drawing-source =
    { $source ->
        [region] Regiony
        [sanctuary] Sanktuaria
        [meteorite] Meteoryty
        [lighthouse] Latarnie
        [buoy] Boje
        [windmill] Wiatraki
        [pier] Mola
        [headquarters] Kwatera
       *[other] Inne kafelki
    }
drawing-ambassador =
    { $value ->
        [0] ambasador w drodze
       *[other] ambasador w domu
    }
drawing-homebrew = własne karty
drawing-to-move = kolej na: { $names }
drawing-over = koniec, zwycięstwo: { $names }
drawing-map = wymaga { $types }, { $points } za mapę
