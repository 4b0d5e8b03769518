## What a player is asked

ask-move = { with-caravan }Where does your wagon go from { $cell }?
ask-go-on = { with-caravan }Your wagon is on { $cell }. Does it move on?
ask-outpost-here = { with-caravan }Your wagon is on { $cell }{ with-tile }. Do you build an outpost?
ask-outpost = { with-caravan }At which of your outposts do you trade?
ask-fourth = Every fourth merchant card may bring a bonus tile. Do you take one?

## What a player may choose

option-stop-build = Build nothing
option-stop-tile = Take no bonus tile
option-outpost = Trade on { $cell }
    .detail = { tile }

## What a player did, after the name

told-stop-build = { VERB($by, "build", "builds") } nothing
told-stop-tile = { VERB($by, "take", "takes") } no bonus tile
told-outpost = { VERB($by, "go", "goes") } to the outpost on { $cell }

## The table

stacks-outposts = Bonus tiles for emptied columns
stacks-merchants = Bonus tiles for every fourth merchant card
