## What a thing on the table is, what it costs, what it does, and what it is worth now

explain-golem = Golem, { score-points }
explain-victory-tile = Victory tile, { score-points }
explain-cost = Costs { $crystals }.
explain-token =
    With it comes a { $metal ->
        [copper] copper
       *[silver] silver
    } token: { score-points }.
explain-help = Help: from now on you need one trader fewer at { $icon } places, but always at least one.
explain-tool = Tool: each time you work at a { $icon } place you also get { $gain }.
explain-new-traders =
    New traders: { $traders ->
        [one] one trader
       *[other] { $traders } traders
    } from your reserve, ready at once.
explain-exploration-card = Exploration: you take an exploration tile of your choice, and its place opens for all.
explain-score = Your score would go from { $before } to { $after }.
explain-visit = To claim it, send traders to the place below it.
explain-ends =
    Golem { $number } ends the game. You have { $own }.
explain-ends-tiles = Victory tile { $number } ends the game. You have { $own }.
explain-in-village = Claim it when your wagon stands in its village, { $cell }.

explain-card-row = Merchant card, { place } of the row
explain-card-hand = Merchant card in your hand
explain-card-played = Merchant card, played: a rest brings it back
explain-card-discarded = Merchant card, discarded
explain-card-route = Merchant card on your trade route
explain-card-market = Merchant card of a market
explain-card = Merchant card
explain-price =
    { $price ->
        [0] Free: it is the first of the row.
        [one] Costs one crystal of your choice, which you put on the card at its left.
       *[other] Costs { $price } crystals of your choice: one goes on each card at its left.
    }
explain-lying = { $crystals } on it: whoever acquires the card gets these too.
explain-route-price = Takes { traders } of yours, who stand on it until you rest.
explain-gain = Gives { $crystals } from the supply.
explain-upgrades =
    { $upgrades ->
        [one] Raises a crystal by one colour
       *[other] Up to { $upgrades } times raises a crystal by one colour
    }: { CRYSTALS("Y") } to { CRYSTALS("G") } to { CRYSTALS("B") } to { CRYSTALS("M") }.
explain-trade = Trades { $give } for { $take }, as often as you can pay.
explain-times =
    { $times ->
        [one] Once now.
       *[other] Up to { $times } times now.
    }
explain-market = Work at the place below to use it.
explain-spend = You can also discard it for a step of your wagon.

explain-place = Place { $name }
explain-place-taken =
    Place { $name }; { $standing ->
        [one] a trader stands there
       *[other] { $standing } traders stand there
    }: { $owner }
explain-place-golem = Claim { $golem }, take a bonus tile, or both.
explain-place-does = { $does }.
explain-tools = Your tools add { $crystals }.
explain-traders =
    Takes { traders } of yours{ $standing ->
        [0] .
       *[other] : one more than stand there, who go back to { $owner }.
    }{ $helps ->
        [0] { "" }
        [one] { " " }Your help card is counted.
       *[other] { " " }Your help cards are counted.
    }
explain-ready =
    { $traders ->
        [0] None of yours is ready.
        [one] One of yours is ready.
       *[other] { $traders } of yours are ready.
    }

explain-bonus-tile = Bonus tile, { $number } in the stack
explain-own-tile = Bonus tile
explain-at-the-end = Counts at the end of the game.
explain-worth =
    { $points ->
        [one] Worth 1 point to you now.
       *[other] Worth { $points } points to you now.
    }
explain-spaces =
    { $held ->
        [0] None of your { $spaces } spaces is taken.
        [one] One of your { $spaces } spaces is taken.
       *[other] { $held } of your { $spaces } spaces are taken.
    }
explain-taken-golem = Taken when you work at this golem place.
explain-taken-column = One for each column of outposts that you empty.
explain-taken-fourth = One with every fourth merchant card that you use and discard.

explain-exploration-tile = Exploration tile
explain-exploration-on = lies on { $location }
explain-exploration-beside = lies beside the board
explain-exploration-gives = Whoever takes it gets: { $gives }.
explain-exploration-closes = The place below it stays closed until then.
explain-exploration-how = You take one when you claim a golem with the exploration sign.

explain-bonus-left = Bonus tile, { $number } left
explain-bonus-step = Your wagon goes one step further for free, each turn.
explain-bonus-upgrade = Each time you build an outpost you may raise a crystal by one colour.
explain-bonus-mine = Each time you mine you get one more { CRYSTALS("G") }.
explain-bonus-caravan = Your caravan has room for three more crystals.
explain-bonus-points = Worth { score-points } at the end of the game.
explain-bonus-own =
    { $own ->
        [0] You have none.
       *[other] You have { $own }.
    }

explain-mountain =
    Mountain with the { $colour ->
        [yellow] yellow
        [green] green
        [blue] blue
       *[magenta] magenta
    } trade symbol
explain-village = Village
explain-closed = Closed village
explain-valley = Valley
explain-empty = Nothing lies here yet
explain-stop-trade = Trade here when your wagon stands here: { $give } for { $take }, as often as you can pay.
explain-build =
    An outpost of yours here counts in your { $colour ->
        [yellow] yellow
        [green] green
        [blue] blue
       *[magenta] magenta
    } row{ $next ->
        [none] , which is full.
       *[other] , worth { score-points }.
    }
explain-build-cost =
    Building here { $price ->
        [0] is free.
        [one] takes one crystal of any colour.
       *[other] takes { $price } crystals of any colours.
    }
explain-built = Your outpost stands here.
explain-toll =
    Stopping here takes { $tolls ->
        [one] one crystal as a toll.
       *[other] { $tolls } crystals as tolls.
    }
explain-lie-here = { $crystals } on the ground: you may take them when your wagon stops here.
explain-open-valley = Nothing to trade and nothing to build. Your wagon may stop here.
explain-closed-village = It offers no victory tile. Your wagon may stop here.
explain-offers = Your wagon may stop here. Nothing is offered now.
explain-standing = Wagons: { $names }.
explain-outposts = Outposts: { $names }.

## What a player lacks for something that cannot be done

lack-crystals = You still need { $crystals }.
lack-any =
    That takes { $needed ->
        [one] 1 crystal
       *[other] { $needed } crystals
    }, and you have { $held ->
        [0] none
       *[other] { $held }
    }.
lack-raise = None of your crystals can rise.
lack-traders =
    That takes { traders }, and { $ready ->
        [0] none of yours is ready.
        [one] one of yours is ready.
       *[other] { $ready } of yours are ready.
    }
lack-rest = Your traders stand there already: rest to take them back.
lack-exploration = An exploration tile keeps it closed until somebody takes the tile.
lack-visit = Send traders to { $location } first.
lack-exploration-card = Claim a golem with the exploration sign to take one.
lack-column = Build the last outpost of a column to take one.
lack-wagon-at = Your wagon has to stand in { $cell }.
lack-steps = That is { $steps } steps away: your wagon goes from tile to tile.
lack-wagon-location = Your wagon moves when you work at a place with a wheel.
lack-mountain = Your wagon stands on no mountain.
lack-outpost = You have no outpost yet.
lack-tolls = You cannot pay the tolls.
lack-answer = First this is to be decided: { $question }
