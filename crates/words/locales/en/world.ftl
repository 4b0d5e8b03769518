## What a player is asked

ask-turn-traders =
    Your turn. { with-caravan }{ $traders ->
        [0] None of your traders is ready.
        [one] One trader is ready.
       *[other] { $traders } traders are ready.
    } What will you do?
ask-golem = { with-caravan }What will you do at { $location }?
ask-golem-more = { with-caravan }What else will you do at { $location }?
ask-explore = Which exploration tile do you take?

## What a player may choose

option-work = Work at { $location } with { traders }
    .detail =
        { $what }{ $tools ->
            [0] { "" }
           *[other] , plus { $from_tools } from tools
        }{ $standing ->
            [0] { "" }
           *[other] { $offers ->
                [nothing] { "" }
               *[something] { ", " }
            }oust { ousted }
        }
option-rest-traders = Rest
    .detail =
        { $traders ->
            [0] no trader to take back
           *[other] take back { traders }
        }
option-claim-card = Claim { $card } for { $cost }
    .detail = { score-points }, { $benefit }
option-tile = Take { $tile }
    .detail = { $counts } ({ $worth } now)
option-explore = Take { $tile }
    .detail =
        { $gives }{ $location ->
            [none] { "" }
           *[other] ; opens { $location }: { $what }
        }
option-turn-up = Turn up { $thing }

## What a player did, after the name

told-work =
    { VERB($by, "work", "works") } at { $location }{ $standing ->
        [0] { "" }
       *[other] , { VERB($by, "oust", "ousts") } { ousted }
    }{ $deed ->
        [use] , { VERB($by, "use", "uses") } { $card }
        [refresh] , { VERB($by, "refresh", "refreshes") } the market
       *[none] { "" }
    }{ $gains ->
        [0] { "" }
       *[other] , { VERB($by, "gain", "gains") } { $gain }
    }
told-rest-traders =
    { VERB($by, "rest", "rests") }, { $traders ->
        [0] with no trader to take back
       *[other] { VERB($by, "take", "takes") } back { traders }
    }
told-claim-card = { VERB($by, "claim", "claims") } { $card } for { $cost }: { score-points }, { $icon }
# The same where it has to be short: what it costs is on the card.
news-claim-card = { VERB($by, "claim", "claims") } { $card }: { score-points }, { $icon }
news-work =
    { VERB($by, "work", "works") } at { $location }{ $standing ->
        [0] { "" }
       *[other] , { VERB($by, "oust", "ousts") } { ousted }
    }{ $deed ->
        [refresh] , { VERB($by, "refresh", "refreshes") } the market
       *[none] { "" }
    }
news-oust = { VERB($by, "oust", "ousts") } { ousted }
news-tile = { VERB($by, "take", "takes") } { $tile }
news-explore =
    { VERB($by, "take", "takes") } { $tile }{ $location ->
        [none] { "" }
       *[other] , { VERB($by, "open", "opens") } { $location }
    }
told-tile = { VERB($by, "take", "takes") } { $tile } ({ $counts })
told-explore =
    { VERB($by, "take", "takes") } { $tile } ({ $gives }){ $location ->
        [none] { "" }
       *[other] , { VERB($by, "open", "opens") } { $location }
    }
told-trade-crystals = { VERB($by, "trade", "trades") } { $give } for { $take }
told-turn-up = { $thing } is turned up

## Parts of sentences

traders =
    { $traders ->
        [one] 1 trader
       *[other] { $traders } traders
    }
ousted =
    { $named ->
        [you] { $standing ->
            [one] one of your traders
           *[other] { $standing } of your traders
        }
       *[other] { $standing ->
            [one] 1 trader
           *[other] { $standing } traders
        } { of-player }
    }

## The table

locations-golem = Golem locations
locations-production = Production locations
locations-upgrade = Upgrade locations
locations-trade = Trade locations
locations-market = Market locations
locations-wagon = Wagon locations
location-line = { $outlook }: { $what }
next-card = next card
stack =
    { $counts }{ $below ->
        [0] { "" }
       *[other] , { $below } more below
    }
exploration-heading = Exploration tiles
player-traders = traders
player-icons = icons
player-explored = explored
traders-ready = { $traders } ready
traders-out = { $traders } at work
traders-reserve = { $traders } in reserve
