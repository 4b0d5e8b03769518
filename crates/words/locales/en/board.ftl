## What lies on the table, on the page

board-golems = Golems
board-golems-note = return the crystals shown, keep the card
board-golems-end = golem { $number } ends the game
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

panes = What is shown
pane-places = Places
pane-map = Map
pane-market = Market

own-place =
    { $whose ->
        [you] Your place
       *[other] The place of { $name }
    }
own-caravan =
    { $whose ->
        [you] Your caravan
       *[other] Caravan of { $name }
    }
own-golems =
    { $whose ->
        [you] Your golems
       *[other] Golems of { $name }
    }
own-outposts =
    { $whose ->
        [you] Your outposts
       *[other] Outposts of { $name }
    }
own-vp-tiles =
    { $whose ->
        [you] Your victory tiles
       *[other] Victory tiles of { $name }
    }
own-traders =
    { $whose ->
        [you] Your traders
       *[other] Traders of { $name }
    }
own-room = { $number } of { $limit }
also-step = step
own-hand = Hand
own-played = Played
own-played-note = back with a rest
own-discarded = Discarded
own-discards = discarded
own-discarded-note = back with a rest
own-none = none
own-outposts-left = { $number } to build
own-traders-ready = { $number } ready
own-traders-out = { $out } at work, { $reserve } in reserve
own-bonus = Bonus tiles
own-route = Trade route

bonus-step-does = one more free step
bonus-upgrade-does = one upgrade with each outpost
bonus-mine-does = one green crystal more
bonus-caravan-does = three more places
bonus-points-does = points at the end

fact-outposts = outposts
fact-explored = exploration tiles
fact-traders = { $ready } ready, { $out } out

label-crystals = { $number } { $name }
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
label-golem = Golem { $name }: { $points } points for { $crystals }
label-claimed = { $name }, { $points } points
label-pips = { $number } of { $of }
label-discarded = { $discarded } merchant cards discarded, { $route } on the trade route
label-hands = { $hand } cards in hand, { $played } played
label-bonus = { $name }, { $number } left
label-golem-place = claim the golem above
label-location = { $name }: { $does }. { $outlook }
label-stack = Bonus tile: { $what }; { $number } in the stack

tile-label = { $name }: { $what }
tile-empty = nothing yet
tile-valley = valley
tile-village = village
tile-closed = closed village
tile-village-offers = village, { $points } points for { $crystals }
tile-mountain = { $symbol } mountain, trades { $give } for { $take }
tile-outposts = ; outposts: { $names }
tile-wagons = ; wagons: { $names }
