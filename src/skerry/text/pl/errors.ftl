### What is refused, and why. Numbers of seats, answers and lines are as programs count them.

## Games, seats and options

error-extra = Potrzebny jest do tego pakiet { $package }: pip install "skerry[{ $extra }]".
error-no-game = Nie ma gry „{ $game }”; do wyboru: { $known }.
error-no-game-but = Nie ma gry '{ $game }'; czy chodziło o '{ $near }'?
error-game-ours = Gra '{ $game }' już jest; nazwij swoją inaczej.
error-game-name = Nazwa gry to małe litery, cyfry i podkreślenia, a nie '{ $game }'.
error-game-broken = Gry '{ $game }' z zainstalowanego pakietu nie można wczytać z { $place }: { $reason }.
error-no-words = W folderze { $folder } nie ma pliku Fluent takiego jak en.ftl.
error-no-lesson = Nie ma pierwszej gry z przewodnikiem dla { $game }; do wyboru: { $known }.
error-no-file = { $game } nie powstaje z pliku; karty są jak w druku.
error-deck = Talia to ścieżka do pliku talii albo jego treść, a nie { $deck }.
error-no-option = { $game } nie ma opcji „{ $option }”; do wyboru: { $known }.
error-no-option-but = { $game } nie ma opcji '{ $option }'; czy chodziło o '{ $near }'?
error-no-options = { $game } nie ma opcji „{ $option }” ani żadnej innej.
error-option-value = Opcja { $option } przyjmuje { $allowed }, a nie { $value }.
error-seats = { $game } ma od { $fewest } do { $most } graczy, a nie { $seats }.
error-seats-captain = Z kapitanką, która jest dodatkowym graczem, { $game } ma od 1 do { $most } graczy, a nie { $seats }.
error-seed = Numer rozdania to liczba całkowita od 0 do 2**64 - 1, a nie { $seed }.
error-no-seat = Nie ma miejsca { $seat }; miejsca mają numery od { $first } do { $last }.
error-players = Graczy podaje się dla wszystkich miejsc ({ $seats }) albo dla żadnego, a nie dla { $players }.
error-no-agent = Nie ma bota „{ $agent }” dla { $game }; do wyboru: { $known }.
error-no-agent-but = Nie ma agenta '{ $agent }' do gry { $game }; czy chodziło o '{ $near }'?
error-agent-name = Własny agent nazywa się małymi literami i cyframi, inaczej niż nasi, a nie '{ $agent }'.
error-agent-place = Nie można wczytać agenta { $place }: { $reason }.
error-agent-choose = Agent ma metodę choose(seen), a { $agent } jej nie ma.
error-no-module = faraway nie ma modułu „{ $module }”; do wyboru: { $known }.
error-match-games = Mecz składa się z co najmniej jednej gry, a nie { $games }.
error-match-agents = Liczba botów: { $agents }, a liczba miejsc: { $seats }.
error-worker-ended = Proces roboczy zakończył się przed czasem.

## Answers

error-no-pick = Nie ma wyboru { $pick }; wybory mają numery od 0 do { $last }.
error-no-pick-called = Nie ma wyboru o nazwie „{ $name }”; przykładowa nazwa to „{ $example }”.
error-no-pick-but = Nie ma wyboru '{ $name }'; czy chodziło o '{ $near }'?
error-pick = Wybór to liczba całkowita albo nazwa, a nie { $pick }.
error-not-offered = Wśród opcji nie ma { $pick }: { $offered }.
error-over = Gra jest skończona; nikt nie ma ruchu.
error-not-to-move = Miejsce { $seat } nie ma teraz ruchu; ruch mają: { $seats }.
error-no-set = Miejsce { $seat } ma podać jeden wybór, a nie zestaw.
error-stale = Odpowiedź dotyczyła pozycji { $position }, ale miejsce { $seat } zapytano na pozycji { $asked }, a stół jest na { $now }.
error-undo-none = Niczego nie można cofnąć: od tamtej pory odkryto coś nowego.
error-undo = Odpowiedzi { $answer } nie można cofnąć; można { $answers }, od najnowszej.

## Records

error-record-count =
    { $count ->
        [0] Oczekiwano jednego zapisu, nie znaleziono żadnego.
       *[other] Oczekiwano jednego zapisu, znaleziono { $count }.
    }
error-record-empty = Zapis jest pusty.
error-record-deep = Zapis jest zagnieżdżony zbyt głęboko.
error-record-json = Wiersz { $line } zapisu nie jest w formacie JSON: { $found }.
error-record-object = Wiersz { $line } zapisu nie jest obiektem: { $found }.
error-record-no-header = Zapis nie zaczyna się od swojej gry; wiersz { $line } zapisu nie jest nagłówkiem.
error-record-sum = Zapis zmieniono albo zgubił wiersz, w wierszu { $line } zapisu lub wcześniej: suma kontrolna się nie zgadza.
error-record-after-end = Gra skończyła się przed wierszem { $line } zapisu.
error-record-format = Zapis w wierszu { $line } ma format { $found }; ta wersja czyta { $format }.
error-record-header = W nagłówku w wierszu { $line } zapisu brakuje gry albo jej opcji.
error-record-deck = Talia w wierszu { $line } zapisu nie jest skrótem: { $found }.
error-record-players = Gracze w wierszu { $line } zapisu to nie po jednym na każde miejsce, z agentem lub imieniem: { $found }.
error-record-position = Pozycja w wierszu { $line } zapisu nie pasuje do jego formatu: { $found }.
error-record-file = Nie można odczytać pliku { $file }: { $reason }.
error-record-pick = Wybór w wierszu { $line } zapisu nie jest nazwą: { $found }.
error-record-number = W wierszu { $line } zapisu brakuje liczby, jest { $found }.
error-record-numbers = W wierszu { $line } zapisu brakuje listy liczb, jest { $found }.
error-record-rules = Zapis jest według wersji { $version } zasad { $game }; to wersja { $ours }.
error-record-other-file = W zapisie grano plikiem { $file }, a to plik { $ours }; odtwórz zapis z plikiem, którym grano.
error-record-with-file = W zapisie grano plikiem { $file }, a tu pliku nie ma; odtwórz zapis z plikiem, którym grano.
error-record-without-file = W zapisie grano bez pliku, a to plik { $ours }; odtwórz zapis bez pliku.
error-record-answer = Odpowiedź { $number } nie pasuje: { $reason }
error-record-unfinished = Zapis podaje, jak gra się skończyła, ale jego odpowiedzi urywają się wcześniej.
error-record-scores = Zapis kończy się wynikiem { $told }; według zasad to { $right }.
error-record-winners = Według zapisu wygrali: { $told }; według zasad: { $right }.
error-imagined-past = Wyobrażony stół nie ma przeszłości: nie prowadzi do niego żadne rozdanie.

## Positions laid by hand

error-no-zone = Miejsce { $seat } nie ma strefy „{ $zone }”; strefy to { $known }.
error-zone-of-seat = Każde miejsce ma własną strefę '{ $zone }'; podaj też miejsce.
error-no-zone-called = Nie ma strefy '{ $zone }'; są { $known }.
error-counter-of-seat = Każde miejsce ma własny licznik '{ $counter }'; podaj też miejsce.
error-no-counter-called = Nie ma licznika '{ $counter }'; są { $known }.
error-no-counter = Miejsce { $seat } nie ma licznika „{ $counter }”; liczniki to { $known }.
error-no-card = Nie ma karty o nazwie „{ $name }”; przykładowa nazwa to „{ $example }”.
error-position = To nie jest pozycja zapisana przez stół jako klucz: { $position }.
error-position-clause = W tej wersji gry nie ma klauzuli { $clause }.
error-lay-chart = Strefa { $zone } to mapa: połóż każdą kartę na jej polu.
error-lay-no-more = Nie ma więcej kart { $card }, które mogłyby tam leżeć.
error-place-no-chart = Strefa { $zone } nie jest mapą: kładź tam karty bez pola.
error-place-cell = Pole strefy { $zone } to liczba całkowita od 0 w górę, a nie { $cell }.
error-put-absent = Karty { $card } w strefie { $zone }: { $count }; najpierw ją tam połóż.
error-put-negative = Rzeczy na karcie liczy się od 0 w górę, a nie { $things }.
error-put-nothing = Na tych kartach nigdy nic nie leży.
error-put-unknown = Nie ma „{ $thing }”, co mogłoby tam leżeć; do wyboru: { $known }.
error-board-cell = Pole to para liczb całkowitych (wiersz, kolumna), a nie { $place }.
error-board-no-tile = Na { $place } podano kafelek „{ $name }”, którego nie ma; przykładowa nazwa to „{ $example }”.
error-board-twice = Kafelek { $tile } jest jeden, a leży na { $place } i na { $other }.
error-board-no-headquarters = Na tej mapie nie ma HQ; kładzie się ją przed wszystkimi innymi.
error-board-far = { $place } leży dalej od HQ, niż sięgają wszystkie kafelki razem.
error-board-apart = { $tile } na { $place } leży osobno: żadne kafelki nie łączą go z HQ.
error-board-clash =
    { $side ->
        [north] { $tile } na { $place } nie pasuje do { $other } na północ od niego: ląd styka się z wodą.
        [east] { $tile } na { $place } nie pasuje do { $other } na wschód od niego: ląd styka się z wodą.
        [south] { $tile } na { $place } nie pasuje do { $other } na południe od niego: ląd styka się z wodą.
       *[west] { $tile } na { $place } nie pasuje do { $other } na zachód od niego: ląd styka się z wodą.
    }
error-row-long =
    { $most ->
        [one] Rząd ma najwyżej { $most } region, a nie { $count }.
        [few] Rząd ma najwyżej { $most } regiony, a nie { $count }.
       *[many] Rząd ma najwyżej { $most } regionów, a nie { $count }.
    }
error-row-twice =
    { $kind ->
        [region] Dwa razy jest tam region { $card }.
       *[sanctuary] Dwa razy jest tam sanktuarium { $card }.
    }
error-row-unknown =
    { $kind ->
        [region] Nie ma regionu { $card }; są od { $first } do { $last }.
       *[sanctuary] Nie ma sanktuarium { $card }; są od { $first } do { $last }.
    }
error-row-unknown-meteorites = Nie ma regionu { $card }; są od { $first } do { $last }, a ponadto { $meteorites }.

## The server

server-sorry = Na serwerze coś poszło nie tak.
server-nothing-here = Pod tym adresem nic nie ma.
server-method = Pod tym adresem nie można tego zrobić.
server-too-large = To więcej, niż serwer przyjmuje naraz.
server-unfit = Żądanie nie pasuje: { $details }.
server-protocol = Wiadomość nie pasuje do protokołu.
server-hello = Pierwszą wiadomością musi być hello.
server-authorization = Authorization ma postać: Bearer seat:secret,seat:secret.
server-too-fast = Za szybko; poczekaj chwilę.
server-tables-fast = Otwierasz zbyt wiele stołów naraz; poczekaj minutę.
server-busy-table = Zbyt wiele osób robi coś przy tym stole jednocześnie.
server-full = Wszystkie stoły na tym serwerze są zajęte; spróbuj później.
server-no-words = Nie ma wolnych słów dla następnego stołu; spróbuj ponownie.
server-no-table = Nie ma takiego stołu.
server-words = Te słowa nie prowadzą do żadnego stołu.
server-table-rules = Ten stół jest według wersji { $version } zasad { $game }; ten serwer gra według wersji { $ours }.
server-many-tables = Stołów może być najwyżej { $most }, a nie { $count }.
server-many-keys = Kluczy może być najwyżej { $most }, a nie { $count }.
server-long-code = Kod ma od 1 do { $most } znaków, a nie { $count }.
server-origin = Ta strona nie może się łączyć z tym serwerem.
server-host = Ten serwer nie ma takiej nazwy: { $host }. Otwórz go pod jego adresem albo uruchom z --address lub --origin.
server-deep = Zbyt głębokie zagnieżdżenie.
server-no-database = Serwer nie może teraz niczego zapisać; spróbuj ponownie za chwilę.
server-for-good = Kto przejął miejsce w trakcie gry, na nim zostaje; aby je zwolnić, odejdź od stołu.
server-seat-open = To miejsce jest już wolne, link do niego działa.
server-database = Nie można otworzyć bazy danych: { $place } ({ $reason }). Wskaż w --database folder z prawem zapisu.
server-keys = Niektóre z tych kluczy nie otwierają żadnego miejsca przy tym stole.
server-no-key = Nie masz klucza do tego miejsca: { $seat }.
server-invitation = To zaproszenie jest nieważne albo już wykorzystane.
server-seat-taken = Ktoś inny właśnie zajął to miejsce; wybierz inne.
server-seat-held = To miejsce ma ktoś inny i tylko ta osoba może je przekazać: { $seat }.
server-seat-of-bot = Gra tu bot: { $seat }; najpierw przejmij to miejsce.
server-bot-gone = Nie gra tu już bot: { $seat }.
server-stranger = Miejsce może przekazać tylko ktoś, kto siedzi przy tym stole.
server-nobody-missing = Na tym miejscu nikogo nie brakuje.
server-vote = Gra już trwa; o tym, kto gra na tym miejscu, głosują obecni.
server-empty =
    { $what ->
        [name] Imię jest puste.
       *[chat] Wpis na czacie jest pusty.
    }
server-long =
    { $what ->
        [name] Imię jest za długie, liczba znaków to { $count }; może mieć najwyżej { $most }.
       *[chat] Wpis na czacie jest za długi, liczba znaków to { $count }; może mieć najwyżej { $most }.
    }
server-not-begun = Gra jeszcze się nie zaczęła; na kogoś czekamy.
server-not-over = Gra jeszcze się nie skończyła.
server-record-early = Gra jeszcze się nie skończyła; jej zapis zdradziłby to, co zakryte.
server-picks = Odpowiedź ma od 1 do { $most } wyborów, a nie { $count }.
server-asked-anew = { $seat }: po cofnięciu pytanie jest zadane na nowo.
server-turn-held = { $seat }: tura jeszcze trwa.
server-no-turn = { $seat }: nie ma tury do zakończenia.
server-not-theirs = { $seat }: odpowiedź { $answer } jest czyjaś inna.
server-over = Gra jest skończona; niczego już nie można cofnąć.
server-nobody-to-ask = Od tamtej pory odkryto coś nowego, a nie ma kogo zapytać.
server-not-asked = { $seat }: nikt nie prosi o cofnięcie.

error-tournament-agents = Turniej wymaga co najmniej dwóch różnych agentów, każdego nazwanego raz, a nie { $agents }.
error-tournament-edge = Przewaga to ułamek od 0 do mniej niż 0.5, a nie { $edge }.
error-tournament-file = { $file } zawiera wyniki czego innego: inna gra, zasady, opcje, miejsca lub ziarno. Podaj inny plik.

server-hints-off = Przy tym stole nie ma podpowiedzi: gra kilka osób i nie umówiono się na nie przy otwieraniu stołu.
server-hint-not-asked = { $seat }: teraz o nic nie pyta się tego miejsca, a podpowiedź jest do wyboru.
server-many-thoughts = Teraz rozważa się zbyt wiele podpowiedzi; zapytaj za chwilę.
server-fork-early = Grają tu też inni: inną drogę można wypróbować po zakończeniu partii.
server-no-position = Nie ma takiej pozycji ani takiego miejsca; pozycje są od 0 do { $last }.
server-database-newer = Baza danych ma wersję { $found }, a ten Skerry zna najwyżej { $ours }; uruchom nowszy.
server-bus = Adres szyny to na przykład redis://host albo valkey://host, a nie { $scheme }.
server-workers = Potrzebny jest co najmniej jeden proces, a nie { $count }.
server-restore-full = W bazie danych są już stoły; przywracaj do pustej.
server-backup-unfit = { $file } nie jest całą kopią zapasową, którą ten Skerry umie odczytać.
server-no-community = Ten serwer nie łączy nieznajomych; uruchom go z --community.
server-not-host = Może to zrobić tylko gospodarz stołu.
server-nobody-removed = Na tym miejscu nie ma nikogo, kogo można by usunąć.
server-not-open = Ten stół nie jest otwarty dla wszystkich.
server-accounts-community = Konta należą do społeczności; uruchom serwer także z --community.
server-accounts-origin = Klucze dostępu wymagają nazwy z https albo http://localhost; { $origin } nie nadaje się jako pierwszy --origin.
server-accounts-place = Klucze dostępu działają przez https albo tylko na tym komputerze; nazwij serwer przez --origin https://your.name albo nie otwieraj go na sieć.
server-name-owned = { $name } to nazwa konta. Jeśli jest Twoje, zaloguj się; jeśli nie, wybierz inne imię.
server-not-signed-in = W tej przeglądarce nikt nie jest zalogowany.
server-account-again = Od zalogowania minęło trochę czasu; w tym celu zaloguj się jeszcze raz.
server-passkey = Nie udało się sprawdzić tego klucza dostępu; spróbuj ponownie.
server-passkey-late = Trwało to zbyt długo albo zostało już użyte; spróbuj ponownie.
server-passkey-unknown = Żadne konto tutaj nie ma tego klucza dostępu.
server-passkey-twice = Ten klucz dostępu ma już konto.
server-passkey-last = Bez ostatniego klucza dostępu nikt nie mógłby się zalogować; najpierw dodaj inny albo usuń konto.
server-passkeys-many = Kluczy dostępu jednego konta może być najwyżej { $most }.
server-clock = Ruch może trwać od { $fewest } do { $most } sekund albo dowolnie długo (0).
server-clock-alone = Zegar jest dla stołów, przy których gra kilka osób.
server-delay = Widzowie mogą widzieć wszystko z opóźnieniem od { $fewest } do { $most } sekund albo od razu (0).
server-plan = Na to nie można teraz odpowiedzieć z góry.
server-push = To nie jest adres usługi powiadomień z kluczami przeglądarki.
server-no-push = Ten serwer nie wysyła powiadomień; uruchom go z --push.
server-push-many = Dla jednego miejsca powiadamianych jest najwyżej tyle przeglądarek: { $most }.
server-push-contact = Po --push podaj, do kogo mogą pisać usługi powiadomień: mailto:you@host lub https://host.
server-hook = --hook przyjmuje polecenie albo URL, a nie { $hook }.
