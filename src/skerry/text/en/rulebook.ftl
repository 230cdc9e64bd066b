### The frame of the rulebook and of the card reference in the browser.

rulebook-of = { $game }: the rules
rulebook-pages = { $count ->
    [one] rules, { $count } short page
   *[other] rules, { $count } short pages
    }
rulebook-places = Rulebook
rulebook-rules = Rules
rulebook-cards = All cards
rulebook-symbols = Symbols
rulebook-home = All games
rulebook-contents = Pages
rulebook-page = page { $number } of { $count }
rulebook-read = read
rulebook-next-page = Next page
rulebook-page-before = Page before
rulebook-full = Open as a page
rulebook-missing = There is no such page in this rulebook.

## Worked examples

rulebook-example = Worked example
rulebook-step = Step { $step } of { $count }
rulebook-step-back = Back
rulebook-step-next = Next
rulebook-step-first = From the start
rulebook-so-far = So far
rulebook-together = Together

## Search

rulebook-search = Search rules, cards and rulings
rulebook-search-key = Press / to search
rulebook-found = { $count ->
    [0] Nothing found
    [one] { $count } found
   *[other] { $count } found
    }
rulebook-found-page = Rules
rulebook-found-card = Card
rulebook-found-ruling = Ruling

## Rulings

rulebook-asked = What people ask
rulebook-asked-cards = About single cards ({ $count })

## Cards

rulebook-cards-of = { $game }: all cards
rulebook-shown = { $shown } of { $all } shown
rulebook-none = No card is like that.
rulebook-reset = Show all
rulebook-card-before = Card before
rulebook-card-next = Next card
rulebook-card-close = Back to all cards
rulebook-filters = Filters
rulebook-group = What it is
rulebook-group-name = { $group ->
    [card] Cards of a city
    [basic] Basic places
    [forest] Forest places
    [haven] Haven
    [journey] Journey
    [event] Events
    [wonder] Wonders
    [spot] Destinations of the river
    [river] River cards
    [adornment] Adornments
    [shore] Places of the shore
    [island] Islands
    [map] Maps
    [compass] Compass tiles
    [trail] Trail cards
    [weather] Weather
    [region] Regions
    [meteorite] Meteorites
    [sanctuary] Sanctuaries
    [sea] Open sea
    [coast] Coasts
    [lighthouse] Lighthouses
    [buoy] Buoys
    [windmill] Windmills
    [pier] Piers
   *[other] Others
    }
rulebook-type = Type
rulebook-type-name = { $type ->
    [production] Production
    [traveler] Traveler
    [destination] Destination
    [governance] Governance
    [prosperity] Prosperity
    [red] Red
    [green] Green
    [blue] Blue
    [yellow] Yellow
    [grey] Grey
   *[none] Without a colour
    }
rulebook-form = Who and what
rulebook-form-name = { $form ->
    [critter] Critters
   *[construction] Constructions
    }
rulebook-rarity = How often
rulebook-rarity-name = { $rarity ->
    [unique] Unique
   *[common] Common
    }
rulebook-cost = Price
rulebook-cost-most = at most { $count }
rulebook-cost-any = any price
rulebook-box = Box
rulebook-box-name = { $box ->
    [pearlbrook] Pearlbrook
    [people_below] The people from below
    [starry_skies] Starry skies
    [windmills] Windmills
    [piers] Piers
    [captain] The captain
    [weather] The weather
   *[base] Base game
    }
rulebook-order = Order
rulebook-order-name = { $order ->
    [name] by name
    [cost] by price
    [points] by points
   *[type] by type
    }
rulebook-copies = In the box
rulebook-copies-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
    }
rulebook-about = Rules about it

