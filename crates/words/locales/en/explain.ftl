## What a thing on the table is, what it costs, what it does, and what it is worth now

explain-golem = Golem, { score-points }
explain-victory-tile = Victory tile, { score-points }
explain-cost = Costs { $crystals }.
explain-token =
    Comes with a { $metal ->
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
explain-exploration-card = Exploration: you take any exploration tile, and its place opens for everyone.
explain-score = Your score would go from { $before } to { $after }.
explain-visit = To claim it, send traders to the place below it.
explain-ends =
    Golem { $number } ends the game. You have { $own }.
explain-ends-tiles = Victory tile { $number } ends the game. You have { $own }.
explain-in-village = Claim it when your wagon stands in its village, { $cell }.

explain-card-row = Merchant card, { place } of the row
explain-card-hand = Merchant card in your hand
explain-card-played = Merchant card, played: it comes back when you rest
explain-card-discarded = Merchant card, discarded
explain-card-route = Merchant card on your trade route
explain-card-market = Merchant card of a market
explain-card = Merchant card
explain-price =
    { $price ->
        [0] Free: it is the first of the row.
        [one] Costs one crystal of your choice, which you put on the card to its left.
       *[other] Costs { $price } crystals of your choice: one goes on each card to its left.
    }
explain-lying = { $crystals } on it: you get these with the card.
explain-route-price = Takes { traders } of yours, who stay on it until you rest.
explain-gain = Gives { $crystals } from the supply.
explain-upgrades =
    { $upgrades ->
        [one] Upgrades a crystal by one colour
       *[other] Upgrades a crystal by one colour, up to { $upgrades } times
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
       *[other] : one more than stand there. Those go back to { $owner }.
    }{ $helps ->
        [0] { "" }
        [one] { " " }This includes your help card.
       *[other] { " " }This includes your help cards.
    }
explain-ready =
    { $traders ->
        [0] You have none ready.
        [one] You have one ready.
       *[other] You have { $traders } ready.
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
explain-taken-golem = You can take it when you work at this golem place.
explain-taken-column = One for each column of outposts that you empty.
explain-taken-fourth = One with every fourth merchant card that you use and discard.

explain-exploration-tile = Exploration tile
explain-exploration-on = lies on { $location }
explain-exploration-beside = lies beside the board
explain-exploration-gives = It gives: { $gives }.
explain-exploration-closes = The place below it stays closed until the tile is taken.
explain-exploration-how = You take one when you claim a golem with the exploration sign.

explain-bonus-left = Bonus tile, { $number } left
explain-bonus-step = Each turn your wagon has one more free step.
explain-bonus-upgrade = Each time you build an outpost you may upgrade a crystal.
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
explain-stop-trade = When your wagon is here you can trade { $give } for { $take }, as often as you can pay.
explain-build =
    An outpost here belongs to your { $colour ->
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
        [one] costs one crystal of any colour.
       *[other] costs { $price } crystals of any colour.
    }
explain-built = Your outpost stands here.
explain-toll =
    Stopping here costs { $tolls ->
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
lack-raise = None of your crystals can be upgraded.
lack-traders =
    That takes { traders }, and you have { $ready ->
        [0] none ready.
        [one] one ready.
       *[other] { $ready } ready.
    }
lack-rest = Your traders are there already: rest to take them back.
lack-exploration = An exploration tile keeps it closed until somebody takes the tile.
lack-visit = Send traders to { $location } first.
lack-exploration-card = Claim a golem with the exploration sign to take one.
lack-column = Build the last outpost of a column to take one.
lack-wagon-at = Your wagon must be at { $cell }.
lack-steps = That is { $steps } steps away: your wagon goes from tile to tile.
lack-wagon-location = Your wagon moves when you work at a place with a wheel.
lack-mountain = Your wagon is not on a mountain.
lack-outpost = You have no outpost yet.
lack-tolls = You cannot pay the tolls.
lack-answer = Decide this first: { $question }
