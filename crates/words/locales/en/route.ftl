## What a player is asked

ask-market = { with-caravan }What will you do with { $card }?
ask-replace = Your trade route is full. Which card does { $card } replace?
ask-swap = { with-caravan }Which card of your trade route do you swap?
ask-swap-with = Which card changes places with { $card }?

## What a player may choose

option-use = Use { $card }
    .detail = { $effect }
option-keep =
    Keep { $card } for your trade route{ $route ->
        [full] { ", in place of another card" }
       *[open] { "" }
    }
option-replace =
    Replace { $card }{ $lying ->
        [0] { "" }
        [one] { ", on which a trader stays" }
       *[other] , on which { $lying } traders stay
    }
option-swap = Swap { $card } with another card
option-swap-with = Swap it with { $card }
option-stop-swap = Swap no cards
option-route = Use { $card } of your route with { traders }
    .detail = { $effect }

## What a player did, after the name

told-use = { VERB($by, "use", "uses") } { $card }
told-keep = { VERB($by, "keep", "keeps") } { $card } for the trade route
told-replace = in place of { $card }
told-swap = { VERB($by, "swap", "swaps") } { $first } with { $card }
told-stop-swap = { VERB($by, "swap", "swaps") } no cards
told-route = { VERB($by, "use", "uses") } { $card } of the route with { traders }

## The table

player-route = route
# What using a card of the route takes, or the traders on it.
route-card =
    { $card } { $lying ->
        [0] for { $cost }
       *[other] with { $lying }
    }
