## What a player is asked

ask-turn-wagon = Your turn. Your wagon is on { $cell }, { tile }. What will you do?
ask-start = Which starting crystals do you take?
ask-place = Your caravan: { $caravan }. On which mountain do you place your wagon?
ask-step = The next step from { $cell } is paid for. Where do you go?
ask-free-step =
    Your wagon is on { $cell }. Where do you go on to? { $free ->
        [one] One more step is free.
       *[other] { $free } more steps are free.
    }
ask-toll = Your caravan: { $caravan }. Which crystal do you give seat { $seat } as a toll?
ask-build =
    Your caravan: { $caravan }. Which crystal do you pay for the outpost? { $left ->
        [one] One is to be paid.
       *[other] { $left } are to be paid.
    }
ask-act = Your wagon is on { $cell }, { tile }. What will you do there?

## What a player may choose

option-start = Take { $set }
option-place = Place your wagon on { $cell }, { tile }
option-step = Go to { $cell }, { tile }{ at-the-end }
option-stop-move = Go no further than { $cell }{ at-the-end }
option-toll = Give seat { $seat } a { $crystal } crystal
option-build =
    Build an outpost on { $cell }: { $cost ->
        [0] free
       *[other] pay { $cost }
    }
option-stop-trade = Do not trade
option-bonus = Take the bonus tile: { $bonus }
option-pass = Do nothing
option-pass-after = Do nothing more
option-draw-tile = Draw { $card } for { $cell }
option-draw-closed = Draw the closed village for { $cell }
option-remove = Remove { $card }
option-lay = Lay { $card } on { $cell }
option-lay-valley = Lay a valley on { $cell }

## What a player did, after the name

told-start = takes { $set }
told-place = places the wagon on { $cell }
told-step = goes to { $cell }
told-toll = gives seat { $seat } { $crystals } as a toll
told-build = builds an outpost on { $cell }
told-stop-trade = does not trade
told-bonus = takes the bonus tile “{ $bonus }”
told-pass = does nothing
told-pass-after = does nothing more
told-draw-tile = { $card } is laid on { $cell }
told-draw-closed = the village { $cell } is closed
told-remove = { $card } is removed
told-lay = { $card } is laid on { $cell }
told-lay-valley = a valley is laid on { $cell }

## Parts of sentences

# What lies on a cell.
tile =
    { $tile ->
        [mountain] { $face }
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
map-village = village
map-closed = closed
map-valley = valley
map-pile =
    { $tiles ->
        [0] no victory tiles left
        [one] one victory tile left
       *[other] { $tiles } victory tiles left
    }{ $hidden ->
        [0] { "" }
        [one] { ", the closed village comes next" }
       *[other] , the closed village among the next { $hidden }
    }
supply-heading = Bonus tiles
supply-none = none left
supply-kind =
    { $number ->
        [1] { $bonus }
       *[other] { $number } × { $bonus }
    }
supply-points = points { $points }
player-board = board
player-bonus = bonus
