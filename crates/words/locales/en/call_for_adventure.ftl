## What a player is asked

ask-spend = Your wagon is on { $cell }. Do you spend a card for another step?
ask-reward = You have emptied the { place } column. What do you take?

## What a player may choose

option-spend = Move
    .detail = spend { $card } for a step
option-reward =
    Take { $card }, the { place } card{ $lying ->
        [0] { "" }
       *[other] , gain { $heap }
    }

## What a player did, after the name

told-spend = { VERB($by, "spend", "spends") } { $card }
told-reward =
    { VERB($by, "take", "takes") } { $card }, the { place } card{ $lying ->
        [0] { "" }
       *[other] , with { $heap } on it
    }
# Where it has to be short.
news-reward = { VERB($by, "take", "takes") } { $card }

## The table

player-discarded = discarded
