### Podpowiedź i spojrzenie wstecz na partię.

advice-tenths = { $whole },{ $rest }
advice-why-points = { $what }.
advice-why-against = Wobec najlepszego: { $why }
advice-why-scores = W { $share } z 10 zakończeń punktuje { $card }, inaczej w { $usual }.
advice-why-next = Potem w { $share } z 10 zakończeń: { $pick }.
advice-from-card =
    { $sign ->
        [more] +{ $amount }: { $card }
       *[less] −{ $amount }: { $card }
    }
advice-from-others =
    { $sign ->
        [more] najlepszy z pozostałych dostaje o { $amount } mniej
       *[less] najlepszy z pozostałych dostaje o { $amount } więcej
    }
advice-from-source =
    { $sign ->
        [more] +
       *[less] −
    }{ $amount } { $source ->
        [cards] za karty
        [bonuses] za premie
        [tokens] za żetony punktów
        [shells] za muszle
        [journey] za podróż
        [events] za wydarzenia
        [wonders] za cuda
        [pearls] za perły
        [adornments] za ozdoby
        [treasures] za skarby
        [maps] za mapy
        [ship] za statek
        [region] za regiony
        [sanctuary] za sanktuaria
        [meteorite] za meteoryty
        [lighthouse] za latarnie
        [buoy] za boje
        [windmill] za wiatraki
        [pier] za mola
        [headquarters] za kwaterę
       *[other] za resztę
    }

advice-hint = Podpowiedź
advice-close = Zamknij podpowiedź
advice-of = { $shown } z { $options }
advice-forced = Tu można zrobić tylko jedno.
advice-best = Najlepiej: { $pick }.
advice-scale =
    { $together ->
        [true] punkty całej załogi
       *[other] przewaga na końcu, punkty
    }
advice-honest = Widzi tylko to, co ty; co ukryte, jest do każdego zakończenia rozdawane na nowo.
advice-honest-friends = Widzi tylko to, co ty. Inni widzą lampę przy twoim imieniu.
advice-so-far =
    { $number ->
        [1] jak dotąd najlepsze
       *[other] jeszcze nie do odróżnienia
    }
advice-show-line = Pokaż ciąg dalszy
advice-hide-line = Ukryj ciąg dalszy
advice-play = Zrób to
advice-same = { $first } i { $second } są mniej więcej równe
advice-line = Co zobaczyła dalej
advice-line-other = { $name }: { $pick }
advice-thinking = Ile już przemyślano
advice-endings =
    { $count ->
        [one] rozegrano { $count } zakończenie
        [few] rozegrano { $count } zakończenia
       *[many] rozegrano { $count } zakończeń
    }
advice-left = około { $seconds } s
advice-play-on = Możesz grać dalej; podpowiedź wtedy sama się zatrzyma.
advice-enough = Wystarczy: pokaż, co masz
advice-try = Wypróbuj stąd inną drogę
advice-fork = Próbujesz innej drogi. Odpowiadają boty; sama partia zostaje, jaka była.
advice-fork-anew = Droga, której próbujesz. To, czego nie było widać, rozdano na nowo, więc nic nie mówi o twojej partii; odpowiadają boty.
advice-fork-leave = Wróć do partii
advice-fork-stay = Graj dalej tutaj
advice-back = Spojrzenie wstecz
advice-seen-as = Czyimi oczami
advice-record = Zapis
advice-verdict = Odpowiedź, której tu udzielono
advice-points = punkty
advice-slip = { $name }: { $played }. Lepiej: { $better }
advice-fine = { $name }: { $played }
advice-no-choice = Tu nie oceniono żadnego wyboru
advice-judged-on = Oceniane według tego, co to miejsce mogło wiedzieć; pech to nie potknięcie.
advice-ranked =
    { $together ->
        [true] Punkty załogi, średnio
       *[other] Przewaga na końcu, średnio
    }
advice-played = zagrane
advice-better = lepsze
advice-curve = Czego każde miejsce mogło się spodziewać na końcu, krok po kroku
advice-band =
    { $counter ->
        [round] runda { $value }
        [season] { $value ->
            [0] zima
            [1] wiosna
            [2] lato
           *[other] jesień
        }
       *[other] tura { $value }
    }
advice-slips =
    { $count ->
        [0] bez potknięć
        [one] { $count } potknięcie
        [few] { $count } potknięcia
       *[many] { $count } potknięć
    }
advice-slip-of = potknięcie { $at } z { $count }
advice-slip-before = Poprzednie potknięcie
advice-slip-next = Następne potknięcie
advice-progress = Przejrzano wyborów: { $done } z { $total }; dalej samo.
advice-stopped = Analiza stanęła; wczytaj stronę ponownie, by ruszyła dalej.
advice-tried = Wypróbowane drogi
advice-tried-from = od kroku { $step }
advice-go-on = Dalej
advice-forget = Zapomnij tę drogę
advice-expected = oczekiwany wynik, punkty
advice-crew = załoga
advice-tried-line = wypróbowana droga
advice-cost = ruch, który kosztował punkty
advice-look = Zobacz
advice-third = trzecie, { $loss }
advice-own-end = na końcu { $points } punktu
