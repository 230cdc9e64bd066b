### The rulebook of Faraway. All numbers come from the engine.

## What you want

faraway-rules-goal = Мета гри
faraway-rules-goal-lead = { $rounds ->
    [one] Подолайте шлях через { $rounds } регіон
    [few] Подолайте шлях через { $rounds } регіони
   *[many] Подолайте шлях через { $rounds } регіонів
    } і здобудьте найбільше слави. Про цю подорож розповідають навпаки.
faraway-rules-goal-backwards = Останній розіграний регіон рахують першим. Тож регіони в кінці ряду дають те, чого вимагають регіони на його початку.
faraway-rules-goal-region = Регіон
faraway-rules-goal-number = Його номер – це час дослідження. Інших регіонів із таким номером немає.
faraway-rules-goal-shows = Регіон має колір, день або ніч, і на ньому можуть бути дива (камінь, химера, чортополох) та підказки.
faraway-rules-goal-quest = Унизу – його завдання: скільки слави воно дає і за що. Перед ним може стояти умова: потрібні дива; без них завдання не дає нічого.
faraway-rules-goal-sanctuary = Святилище
faraway-rules-goal-sanctuary-text = Лежить над вашим рядом, нічого не вимагає й рахується для кожного регіону. Багато святилищ не мають кольору.

## Set-up

faraway-rules-set-up = Приготування до гри
faraway-rules-set-up-lead = Перемішайте регіони й святилища, кожні у своїй колоді.
faraway-rules-set-up-deal = { $count ->
    [one] Роздайте кожному по { $count } регіону.
    [few] Роздайте кожному по { $count } регіони.
   *[many] Роздайте кожному по { $count } регіонів.
    } Руки нікому не показують.
faraway-rules-set-up-market = Щораунду викладають ринок: на один регіон більше, ніж гравців. В останньому раунді ринку немає.
faraway-rules-set-up-seats = Гравці
faraway-rules-set-up-regions = Регіонів на ринку
faraway-rules-set-up-advanced = Для досвідчених гравців
faraway-rules-set-up-advanced-text = { $dealt ->
    [one] Роздайте кожному по { $dealt } регіону.
    [few] Роздайте кожному по { $dealt } регіони.
   *[many] Роздайте кожному по { $dealt } регіонів.
    } { $back ->
    [one] Усі таємно повертають по { $back } регіону;
    [few] Усі таємно повертають по { $back } регіони;
   *[many] Усі таємно повертають по { $back } регіонів;
    } їх замішують у колоду, не показуючи. Лише тоді викладають ринок.

## A round

faraway-rules-round = Раунд
faraway-rules-round-lead = { $rounds ->
    [one] Партія триває { $rounds } раунд.
    [few] Партія триває { $rounds } раунди.
   *[many] Партія триває { $rounds } раундів.
    } У кожному однакові етапи.
faraway-rules-round-explore = Дослідження регіону
faraway-rules-round-explore-text = Усі таємно вибирають регіон із руки. Їх одночасно відкривають і викладають праворуч у кінець свого ряду. Поки не вибрали всі, вибір можна змінити.
faraway-rules-round-sanctuary = Пошук святилищ
faraway-rules-round-sanctuary-text = Хто розіграв більший номер, ніж попереднього раунду, бере святилища.
faraway-rules-round-market = Добір регіонів
faraway-rules-round-market-text = У порядку зростання щойно розіграних номерів кожен бере регіон із ринку, а потім залишає одне з узятих святилищ.
faraway-rules-round-end = Регіон, якого ніхто не взяв, вилучають із гри, і починається наступний раунд.
faraway-rules-round-last = В останньому раунді ринку немає; святилища беруть і залишають, як завжди.

## Sanctuaries

faraway-rules-sanctuaries = Святилища
faraway-rules-sanctuaries-lead = До святилищ ведуть більші номери, а підказки дають ширший вибір.
faraway-rules-sanctuaries-when = Коли
faraway-rules-sanctuaries-when-text = Номер щойно розіграного регіону більший, ніж у попереднього регіону вашого ряду. Тож у першому раунді святилищ не знаходить ніхто.
faraway-rules-sanctuaries-many = Скільки
faraway-rules-sanctuaries-many-text = Одне й ще одне за кожну підказку на ваших регіонах, зокрема на новому, та на раніше залишених святилищах.
faraway-rules-sanctuaries-keep = Залиште одне
faraway-rules-sanctuaries-keep-text = З узятих святилищ залишають рівно одне, коли настає ваша черга на ринку. Решту кладуть під колоду, не показуючи.
faraway-rules-sanctuaries-short = Якщо в колоді замало святилищ, першим бере гравець із найменшим номером; кому не вистачило, той добирає решту на початку своєї черги на ринку з того, що вже повернули.
faraway-rules-drawing = Пошук святилищ крок за кроком
faraway-rules-drawing-before = Останнім ви розіграли { $card }.
faraway-rules-drawing-higher = Тепер ви розігруєте { $card }. Номер більший, тож ви берете святилища.
faraway-rules-drawing-count = { $clues ->
    [one] У вашому ряду { $clues } підказка.
    [few] У вашому ряду { $clues } підказки.
   *[many] У вашому ряду { $clues } підказок.
    } Тож ви берете { $count ->
    [one] { $count } святилище
    [few] { $count } святилища
   *[many] { $count } святилищ
    } й залишаєте одне.
faraway-rules-drawing-lower = Наступного раунду ви розігруєте { $card }. Номер менший: святилищ ви не берете.

## The market

faraway-rules-market = Ринок
faraway-rules-market-lead = Менші номери вибирають першими.
faraway-rules-market-order = { $count ->
    [one] Гравці підходять до ринку в порядку зростання щойно розіграних номерів. Кожен бере один регіон, і на руці знову { $count } регіон.
    [few] Гравці підходять до ринку в порядку зростання щойно розіграних номерів. Кожен бере один регіон, і на руці знову { $count } регіони.
   *[many] Гравці підходять до ринку в порядку зростання щойно розіграних номерів. Кожен бере один регіон, і на руці знову { $count } регіонів.
    }
faraway-rules-market-then = Узявши регіон, залиште одне з узятих святилищ.
faraway-rules-market-both = Тож більший номер після меншого приносить святилище, але на ринку ви вибираєте пізніше.
faraway-rules-ordering = Порядок крок за кроком
faraway-rules-ordering-played = Розіграно такі номери.
faraway-rules-ordering-turn = { $turn ->
    [1] Найменший – { $card }: його гравець вибирає першим.
   *[other] Далі вибирає той, хто розіграв { $card }.
    }
faraway-rules-ordering-left = Один регіон залишився. Його вилучають із гри.

## The score

faraway-rules-score = Підрахунок балів
faraway-rules-score-lead = Після останнього раунду переверніть регіони долілиць; святилища лежать, як лежали. Тоді вирушайте назад.
faraway-rules-score-back = Відкривайте регіони по одному, справа наліво. Кожен одразу дає те, що обіцяє його завдання.
faraway-rules-score-counts = Рахується сам регіон, усі регіони праворуч від нього й усі ваші святилища. Те, що ще лежить долілиць, не рахується.
faraway-rules-score-needs = Якщо див, що рахуються, бракує для умови регіону, він не дає нічого. Нічого не витрачається: те саме диво служить щоразу, коли його вимагають.
faraway-rules-score-sanctuaries = Наприкінці, коли відкрито все, слави додає кожне святилище.
faraway-rules-score-tie = Перемагає той, у кого найбільше слави. За нічиєї – той, у чиєму ряду регіон із найменшим номером.
faraway-rules-scoring = Підрахунок крок за кроком
faraway-rules-scoring-row = Ось ряд у кінці гри, усе долілиць. Святилища над ним рахуються від початку.
faraway-rules-scoring-pays = Відкрийте { $card }: слава +{ $fame }.
faraway-rules-scoring-lacks = Відкрийте { $card }: того, чого він вимагає, ще немає, тож він не дає нічого.
faraway-rules-scoring-nothing = Відкрийте { $card }: сам він нічого не дає, але те, що на ньому, рахується для регіонів ліворуч.
faraway-rules-scoring-sanctuary = Відкрито все. Святилища разом: слава +{ $fame }.
faraway-rules-scoring-total = { $fame ->
    [one] Усього { $fame } бал слави.
    [few] Усього { $fame } бали слави.
   *[many] Усього { $fame } балів слави.
    }

## Quests

faraway-rules-quests = Завдання
faraway-rules-quests-lead = Кожне завдання рахує те, що відкрито, коли доходить його черга.
faraway-rules-quests-flat = Лише число: стільки слави.
faraway-rules-quests-each = Число із символом: стільки за кожен такий символ, зокрема на самій карті.
faraway-rules-quests-two = З кількома кольорами: стільки за кожну карту будь-якого з них.
faraway-rules-quests-set = З усіма кольорами: стільки за кожен повний набір.
faraway-rules-quests-night = Карта рахується як ніч, якщо на ній місяць; святилище, що дає славу за ночі, саме може бути й не нічним.
faraway-rules-quests-needs = Те, що стоїть перед завданням, – умова: потрібно все.

## People from below

faraway-rules-people = Народ знизу
faraway-rules-people-lead = У колоди замішують { $regions ->
    [one] { $regions } регіон
    [few] { $regions } регіони
   *[many] { $regions } регіонів
    } і { $sanctuaries ->
    [one] { $sanctuaries } святилище.
    [few] { $sanctuaries } святилища.
   *[many] { $sanctuaries } святилищ.
    } Гравців може бути до { $seats }.
faraway-rules-people-grey = Сірий – теж колір. Святилища без кольору рахуються як сірі карти.
faraway-rules-people-set = Але до повного набору кольорів сірий не входить.
faraway-rules-people-wonders = Деякі завдання дають славу за кожен повний набір див: камінь, химеру й чортополох разом.
faraway-rules-people-lowest = Найменший номер з усіх – { $card }.

## Starry skies

faraway-rules-skies = Під зоряним небом
faraway-rules-skies-lead = До регіонів замішують { $count ->
    [one] { $count } метеорит.
    [few] { $count } метеорити.
   *[many] { $count } метеоритів.
    } Їх розігрують, як регіони.
faraway-rules-skies-numbers = Однакові номери
faraway-rules-skies-numbers-text = Метеорити мають ті самі номери, що й деякі регіони. З двох однакових номерів метеорит більший: у ряду, на ринку й за нічиєї.
faraway-rules-skies-up = Лишаються відкритими
faraway-rules-skies-up-text = Перед підрахунком метеорити не перевертають долілиць, як і ті регіони того самого ряду, номери яких закінчуються на ту саму цифру, що й номер одного з його метеоритів. Вони рахуються для кожного регіону ряду, а славу дають, коли доходить їхня черга.
faraway-rules-skies-give = Можуть вимагати святилищ
faraway-rules-skies-give-text = Деякі метеорити дають славу, лише якщо пожертвувати стільки святилищ, скільки вони вимагають. Перед підрахунком усі вирішують одночасно; першим вимагає найправіший метеорит. Пожертвуване вилучають із гри, і далі воно не рахується.

## Asked and ruled: what a rulebook leaves open, or says in two ways

faraway-asked-order-sanctuaries-drawn = У якому порядку беруть святилища?
faraway-ruled-order-sanctuaries-drawn = У порядку зростання щойно розіграних номерів. Це важливо, лише коли колода закінчується.
faraway-asked-sanctuary-deck-runs = Колода святилищ закінчується.
faraway-ruled-sanctuary-deck-runs = Кожен бере те, що є. Кому не вистачило, той на початку своєї черги на ринку добирає решту з повернених відтоді карт.
faraway-asked-nothing-left-seat = Для гравця й тоді нічого немає.
faraway-ruled-nothing-left-seat = Цього раунду він не залишає святилища.
faraway-asked-order-sanctuaries-deck = У якому порядку святилища кладуть під колоду?
faraway-ruled-order-sanctuaries-deck = У тому, в якому взяли; вибирати не можна. Повернені першими першими й беруть.
faraway-asked-see-sanctuaries-draws = Чи бачать інші взяті святилища?
faraway-ruled-see-sanctuaries-draws = Ні, лише те, яке залишили.
faraway-asked-market-region-sanctuary = Що на ринку перше: регіон чи святилище?
faraway-ruled-market-region-sanctuary = Беруть регіон, потім залишають святилище.
faraway-asked-single-sanctuary-drawn = Узято лише одне святилище.
faraway-ruled-single-sanctuary-drawn = Його треба залишити; про це не питають.
faraway-asked-seat-change-choice = Чи може гравець змінити вибір?
faraway-ruled-seat-change-choice = Так, поки не вибрали всі.
faraway-asked-row-breaks-tie = Чий ряд перемагає за нічиєї?
faraway-ruled-row-breaks-tie = Той, де регіон із найменшим номером; рука не рахується.
faraway-asked-experienced-players-market = Досвідчені гравці: коли викладають ринок?
faraway-ruled-experienced-players-market = Коли всі повернені регіони замішано в колоду, тож вони можуть з’явитися знову.
faraway-asked-sanctuaries-without-colour = Чи сірі святилища без кольору?
faraway-ruled-sanctuaries-without-colour = Так, як і ті, на яких сірий зображено; кольорове – ніколи. До набору кольорів сірий не входить.
faraway-asked-starry-skies-room = Чи можна з метеоритами грати всімох?
faraway-ruled-starry-skies-room = Ні, лише з «Народом знизу».
faraway-asked-lowest-numbers-two = Нічия, а найменші номери двох рядів – регіон і метеорит із тим самим номером.
faraway-ruled-lowest-numbers-two = Регіон менший, як і під час гри; його ряд перемагає.
faraway-asked-digit-of-nought = Яка остання цифра регіону 0?
faraway-ruled-digit-of-nought = 0, тож метеорит 20 лишає його відкритим.
faraway-asked-region-stays-face = Регіон лишається відкритим: із чим його рахують?
faraway-ruled-region-stays-face = З усім, що праворуч, і з усіма іншими, що лишилися відкритими; його черга – на його місці.
faraway-asked-who-gives-up-first = Хто першим вирішує, що пожертвувати?
faraway-ruled-who-gives-up-first = Усі гравці одночасно: це змінює лише власний рахунок.
faraway-asked-meteorites-row-ask = Святилищ вимагають кілька метеоритів ряду.
faraway-ruled-meteorites-row-ask = Першим вимагає найправіший, бо його рахують першим; того, що він забрав, для інших уже немає.
faraway-asked-single-sanctuary-asked = Є лише одне святилище, і потрібне саме одне.
faraway-ruled-single-sanctuary-asked = Вас спитають: жертвувати не обов’язково.
faraway-asked-meteorite-asks-sanctuaries = Що дає метеорит, який вимагає святилищ, посеред гри?
faraway-ruled-meteorite-asks-sanctuaries = Нічого: ще нічого не пожертвувано.
