city = Miasto
city-of = Miasto: { $name }
spaces = { $used } z { $all } miejsc
hand = Ręka
in-hand = na ręce
meadow = Polana
basic = Zwykłe miejsca
forest = Las
events = Wydarzenia
journey = Podróż
from-autumn = od jesieni
deck = w talii
discarded = odrzuconych
passed = spasował
points = punkty
no-space = obok miasta
prison = W lochu: { $card }
achieved = Osiągnięte: { $event }
open-city = Otwórz miasto: { $name }
close = Zamknij
choose-seat = Wybierz: { $name }
seat-line = { $name }, { $season }, punkty: { $points }, robotnicy w domu: { $workers }, karty na ręce: { $hand }, karty w mieście: { $city }
stock-line = { $piece }: { $count }
take-piece = Wybierz: { $piece }
twig = gałązki
resin = żywica
pebble = kamyki
berry = jagody
pearl = perły
point = żetony punktów
workers-home = Robotnicy w domu: { $home } z { $all }
paying = Zapłata: { $card }
pay = Zapłać
free = za darmo
move-in = Wprowadź: { $card }
with-help = Z pomocą: { $card }
chosen-cards = { $count ->
    [0] Jeszcze nic nie wybrano
   *[other] Wybrane karty: { $count }
  }
drawn = Dobrane
revealed = Odkryte
choose-number = Ile?
choose-card = Którą kartę?
set-aside = Odłożone
rugwort = Rugwort
year = rok { $year }
rival-city = karty: { $count }
rival-line = Rugwort, rok { $year }, karty w mieście: { $cards }
blocks = { $count ->
    [0] nie zajmuje miejsc na polanie
    [one] zajmuje miejsce 1 na polanie
   *[other] zajmuje miejsca 1–{ $count } na polanie
  }
place-taken = { $number }, zajęte przez Rugworta
due = jeszcze nie produkowała
occupied = zajęte
tab-table = Stół
tab-city = Miasto
tab-hand = Ręka
tab-others = Inni
play = Zagraj
choose = Wybierz
empty-hand = Nie masz kart na ręce.
hidden-hand = Ręka jest zakryta.
own = Twoje zapasy i robotnicy
source-cards = Karty
source-bonuses = Premie
source-tokens = Żetony punktów
source-journey = Podróż
source-events = Wydarzenia
