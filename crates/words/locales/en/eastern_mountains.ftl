## What a player is asked

ask-drop = { with-caravan }Do you drop a crystal on { $cell } for another step?
ask-take = On { $cell }: { $heap }. Do you take all of it?

## What a player may choose

option-drop = Drop a { $crystal } crystal for another step
option-take = Take { $heap }
option-leave = Leave { $heap } there
option-mine = Mine
    .detail = gain { $mined }

## What a player did, after the name

told-drop = { VERB($by, "drop", "drops") } { $crystals } on { $cell }
told-take = { VERB($by, "take", "takes") } { $heap }
told-leave = { VERB($by, "leave", "leaves") } { $heap } there
told-mine = { VERB($by, "mine", "mines") } { $mined }
