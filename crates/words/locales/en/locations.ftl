## What there is to do at a location

location-golem =
    { $offers ->
        [both] claim { $card } ({ score-points }), take a bonus tile
        [card] claim { $card } ({ score-points })
        [tile] take a bonus tile
       *[none] { "" }
    }
location-market = use or keep { $card }
location-keep = keep { $card }
location-use = use { $card }
location-empty = no card
location-refresh = new cards, then another turn
location-adjust = gain { CRYSTALS("Y") }, adjust your route
location-move =
    { $steps ->
        [one] move your wagon one step
        [two] move your wagon 1 or 2 steps
       *[any] move your wagon to any tile
    }
location-wagon = trade on the mountain of your wagon
location-outpost = trade at one of your outposts

## A location in whole sentences

label-location =
    { $name }: { $does }{ $tools ->
        [0] { "" }
       *[other] , plus { $from_tools } from tools
    }.
label-golem-place = claim { $golem }
label-covered = Closed by an exploration tile.
label-needs =
    Needs { traders }{ $standing ->
        [0] { "" }
       *[other] , sends { $standing } back to { to-player }
    }.
label-own-traders =
    { $standing ->
        [one] Your trader is here.
       *[other] Your { $standing } traders are here.
    }
label-verdict =
    { $verdict ->
        [traders] Too few traders.
        [crystals] Too few crystals.
        [tolls] You cannot pay the tolls.
        [valley] Your wagon is in a valley.
        [outposts] You have no outpost.
        [nothing] There is nothing here.
       *[open] Open.
    }

## Whether it is open

outlook =
    { $verdict ->
        [traders] too few traders
        [crystals] too few crystals
        [tolls] you cannot pay the tolls
        [valley] your wagon is in a valley
        [outposts] you have no outpost
        [nothing] nothing here
       *[open] open
    }{ $standing ->
        [0] { "" }
       *[other] { " " }({ $verdict ->
            [open] ousts { ousted }
           *[other] { ousted }
        })
    }
outlook-covered = closed by { $tile }
outlook-yours =
    { $standing ->
        [one] your trader is here
       *[other] your { $standing } traders are here
    }
outlook-standing =
    { $standing ->
        [0] { "" }
       *[other] { ousted }
    }
