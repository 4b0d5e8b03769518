## What a player is asked

ask-turn-wagon = Your turn. Your wagon is on { $cell }{ with-tile }. What will you do?
ask-start = Which starting crystals do you take?
ask-place = { with-caravan }On which mountain do you place your wagon?
ask-act = Your wagon is on { $cell }{ with-tile }. What will you do there?
ask-step = The next step from { $cell } is paid for. Where do you go?
ask-free-step =
    Your wagon is on { $cell }. Where next? { $free ->
        [one] One more step is free.
       *[other] { $free } more steps are free.
    }

## What a player may choose

option-start = Take { $set }
option-place = Place your wagon on { $cell }{ with-tile }
option-bonus = Take the bonus tile
    .detail = { $bonus }
option-pass = Do nothing
option-pass-after = Do nothing else
option-draw-tile = Draw { $card } for { $cell }
option-draw-closed = Draw the closed village for { $cell }
option-lay-valley = Lay a valley on { $cell }

## What a player did, after the name

told-start = { VERB($by, "take", "takes") } { $set }
told-place = { VERB($by, "place", "places") } the wagon on { $cell }
told-bonus = { VERB($by, "take", "takes") } the bonus tile “{ $bonus }”
told-pass = { VERB($by, "do", "does") } nothing
told-pass-after = { VERB($by, "do", "does") } nothing else
told-draw-tile = { $card } is laid on { $cell }
told-draw-closed = the village { $cell } is closed
told-lay-valley = a valley is laid on { $cell }

## The table

map-village = village
map-closed = closed
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
player-bonus = bonus
