### Co mówi się tylko przy stołach z zegarem i tam, gdzie spotykają się nieznajomi.

## Zegar

clock-left = { $name }: na ruch zostało { $time }
clock-hurry = Na twój ruch zostało { $time }, potem zagra bot.
clock-over = Twój czas minął. Gra za ciebie bot.
friends-clock = Czas na ruch przy tym stole: { $time }. Gdy minie, do powrotu gra bot.
new-pace = Rozdanie i tempo
new-clock = Czas na ruch
new-clock-name =
    { $clock ->
        [120] 2 min na ruch
        [86400] Doba
       *[0] Bez zegara
    }
new-clock-about =
    { $clock ->
        [120] Kto nie ruszy się w dwie minuty, za tego do powrotu gra bot.
        [86400] Gra na kilka dni: kto nie ruszy się przez całą dobę, za tego do powrotu gra bot.
       *[0] Każdy myśli tak długo, jak chce.
    }
## Wezwania dla tych, których tu nie ma

call-turn = Czekają na ciebie: { $game }
call-hurry = Twój czas wkrótce minie: { $game }
call-switch = Powiadom mnie o mojej kolei, nawet gdy ta strona jest zamknięta
call-refused = Ta przeglądarka nie przyjmuje powiadomień.
## Odpowiedzi z góry

ahead-title = Odpowiedz z góry
ahead-market = Z rynku weź, od najlepszego:
ahead-wish =
    { $rank ->
        [0] Dodaj do życzeń: { $card }
       *[other] { $card }: życzenie { $rank }; usuń
    }
ahead-pass = Spasuj za mnie:
ahead-pass-when =
    { $when ->
        [next] w mojej następnej turze
       *[last] gdy nic innego nie można
    }
## Widzowie, którzy widzą wszystko później

delay-title = Kiedy widzą to widzowie
delay-name =
    { $seconds ->
        [60] po 1 min
        [300] po 5 min
       *[0] od razu
    }
delay-watching = Widzisz ten stół z opóźnieniem: { $time }.
## Ranking

rating-title = Ranking
rating-game = Gra
rating-name = Imię
rating-games = Partie
rating-none = W tej grze nikt nie ma jeszcze rankingu.
rating-about = Na podstawie partii dokończonych razem przez osoby z imionami; każdy zaczyna od 1500. Imię to to, co ktoś wpisze.

## Open tables

open-title = Otwarte stoły
open-about = Każdy może się przysiąść, jednym kliknięciem.
open-none = Nikt teraz nie szuka towarzystwa. Otwórz stół dla wszystkich, a pojawi się tutaj.
open-option =
    { $value ->
        [true] { new-option }
       *[other] { new-option }: { browser-value }
    }
new-open = Otwarty dla wszystkich
new-open-about =
    { $on ->
        [true] Stół widać na stronie głównej i każdy może się przysiąść.
       *[false] Przysiąść może się tylko ten, kto ma link.
    }
