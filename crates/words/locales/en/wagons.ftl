## What a player is asked

ask-toll = { with-caravan }Which crystal do you give { to-player } as a toll?
ask-build =
    { with-caravan }Which crystal do you pay for the outpost? { $left ->
        [one] One is to be paid.
       *[other] { $left } are to be paid.
    }
ask-bonus = You have emptied a column. Which bonus tile do you take?

## What a player may choose

option-step = Go to { $cell }{ with-tile }{ at-the-end }
option-stop-move = Stop on { $cell }{ at-the-end }
option-toll = Give { to-player } a { $crystal } crystal
option-build = Build an outpost on { $cell }
    .detail =
        { $cost ->
            [0] free
           *[other] pay { $cost }
        }
option-stop-trade = Do not trade
option-remove = Remove { $card }
option-lay = Lay { $card } on { $cell }

## What a player did, after the name

told-step = { VERB($by, "go", "goes") } to { $cell }
told-toll = { VERB($by, "give", "gives") } { to-player } { $crystals } as a toll
told-build = { VERB($by, "build", "builds") } an outpost on { $cell }
# After the step there.
news-build = { VERB($by, "build", "builds") } an outpost there
told-stop-trade = { VERB($by, "do", "does") } not trade
told-remove = { $card } is removed
told-lay = { $card } is laid on { $cell }

## Parts of sentences

# Unless the name of the cell has said it already.
with-tile =
    { $tile ->
        [said] { "" }
       *[other] , { tile }
    }
# What lies on a cell.
tile =
    { $tile ->
        [mountain] { $face }
        [offers] { $face } for { score-points }
        [village] village: { $face } for { score-points }
        [closed] closed village
       *[valley] valley
    }
# What comes of ending a movement on a cell.
at-the-end =
    { $outpost ->
        [yes] { ", your outpost" }
       *[no] { "" }
    }{ $toll ->
        [0] { "" }
       *[other] , toll { $toll }
    }{ $lying ->
        [0] { "" }
        [one] , { $heap } lies there
       *[other] , { $heap } lie there
    }

## The table

map-heading = Map
map-valley = valley
player-board = board
