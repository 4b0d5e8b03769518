## What lies on the table, on the page

board-golems = Golems
board-golems-note = return the crystals shown, keep the card
board-golems-end = the { $number }th golem ends the game
board-merchants = Merchants
board-merchants-note = place one crystal on every card to the left
board-deck = { $number } in the deck
board-deck-left = left
board-free = free
board-short = { $number } short
board-map = Mountain range
board-bonus = Bonus tiles
board-bonus-note = one for each emptied column
board-for-columns = Tiles for emptied columns of outposts
board-for-merchants = Tiles for every fourth merchant card
board-beside = Beside the board
board-next = next
board-yours = yours
board-to-oust = to oust
board-locations = Locations
board-markets = Markets

panes = Views
pane-places = Places
pane-map = Map
pane-market = Market

own-place =
    { $whose ->
        [you] Your place
       *[other] The place { $of_name }
    }
own-caravan =
    { $whose ->
        [you] Your caravan
       *[other] Caravan { $of_name }
    }
own-golems =
    { $whose ->
        [you] Your golems
       *[other] Golems
    }
own-outposts =
    { $whose ->
        [you] Your outposts
       *[other] Outposts
    }
own-vp-tiles =
    { $whose ->
        [you] Your victory tiles
       *[other] Victory tiles
    }
own-traders =
    { $whose ->
        [you] Your traders
       *[other] Traders
    }
own-room = { $number } of { $limit }
also-step = step
own-hand = Hand
own-played = Played
own-played-note = return when you rest
own-discarded = Discarded
own-discards = discarded
own-discarded-note = return when you rest
own-none = none
own-outposts-left = { $number } to build
own-traders-ready = { $number } ready
own-traders-out = { $out } at work, { $reserve } in reserve
own-bonus = Bonus tiles
own-route = Trade route

bonus-step-does = one more free step
bonus-upgrade-does = one upgrade with each outpost
bonus-mine-does = one more green crystal
bonus-caravan-does = three more places
bonus-points-does = points at the end

fact-outposts = outposts
fact-explored = exploration tiles
fact-traders = { $ready } ready, { $out } out

label-crystals =
    { $number } { $colour ->
        [yellow] yellow
        [green] green
        [blue] blue
       *[magenta] magenta
    }
label-caravan =
    { $number ->
        [0] Caravan: empty, room for { $limit }
       *[other] Caravan: { $crystals }; { $number } of { $limit }
    }
label-merchant = Merchant: { $does }
label-gain = gain { $crystals }
label-upgrade =
    { $times ->
        [one] one upgrade
       *[other] { $times } upgrades
    }
label-trade = trade { $give } for { $take }
label-price =
    { $price ->
        [0] , free
        [one] , for one crystal
       *[other] , for { $price } crystals
    }
label-lying = , with { $crystals } on it
label-golem = Golem { $name }: { score-points } for { $crystals }
label-next-golem = Next: { $golem }
label-claimed = { $name }, { score-points }
label-benefit = ; { $benefit }
label-token =
    ; { $metal ->
        [copper] copper token
       *[silver] silver token
    }: { score-points }, { $number } left
label-short = ; you lack { $crystals }
label-route-cost = , for { traders }
label-route-busy = , with { traders } on it
label-pips = { $number } of { $of }
label-discarded =
    { $discarded ->
        [one] 1 merchant card discarded
       *[other] { $discarded } merchant cards discarded
    }{ $route ->
        [0] { "" }
       *[other] , { $route } on the trade route
    }
label-hands =
    { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $played } played
label-bonus =
    { $name }: { $does }; { $number } left{ $own ->
        [0] { "" }
       *[other] ; you have { $own }
    }
label-boons = Bonus tiles: { $names }
label-posts =
    { $colour ->
        [yellow] Yellow
        [green] Green
        [blue] Blue
       *[magenta] Magenta
    } outposts: { $built } of { $of } built{ $next ->
        [none] { "" }
       *[other] ; the next is worth { score-points }
    }
label-exploration =
    Exploration tile { $location ->
        [none] beside the board
       *[other] on { $location }
    }: { $gives }
label-gem = { $option }; you have { $held }
label-then = { $option }, then { $crystals }
label-stack = Bonus tile: { $what }; { $number } in the stack

tile-label = { $name }: { $what }
tile-empty = nothing yet
tile-valley = valley
tile-village = village
tile-closed = closed village
tile-village-offers = village, { score-points } for { $crystals }
tile-mountain =
    { $colour ->
        [yellow] yellow
        [green] green
        [blue] blue
       *[magenta] magenta
    } mountain, trades { $give } for { $take }
tile-toll =
    { $tolls ->
        [one] ; toll: 1 crystal
       *[other] ; toll: { $tolls } crystals
    }
tile-outposts = ; outposts: { $names }
tile-wagons = ; wagons: { $names }
