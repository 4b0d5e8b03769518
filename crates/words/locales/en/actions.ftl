## What a player is asked

with-caravan =
    { $caravan ->
        [unsaid] { "" }
       *[other] Your caravan: { $caravan }.{ " " }
    }
ask-turn = Your turn. What will you do?
ask-upgrade =
    { with-caravan }Which crystal do you upgrade? { $left ->
        [one] One upgrade is left.
       *[other] { $left } upgrades are left.
    }
ask-trade = { with-caravan }How many times do you trade { $give } for { $take }?
ask-return =
    { with-caravan }{ $above ->
        [one] One crystal is
       *[other] { $above } crystals are
    } above the limit of { $limit }. Which do you return?

## What a player may choose

option-claim = Claim { $card }
    .detail =
        { score-points }{ $token ->
            [copper] { " and a copper token" }
            [silver] { " and a silver token" }
           *[none] { "" }
        }
option-pay = Pay a { $crystal } crystal
option-upgrade = Upgrade { $crystal } to { $next }
option-stop = Stop upgrading
option-trade =
    Trade { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }
    .detail = { $give } for { $take }
option-return = Return a { $crystal } crystal
# What is done, and what that takes or brings.
option-with-detail = { $title }: { $detail }

## What a player did, after the name

told-claim =
    { VERB($by, "claim", "claims") } { $card }: { score-points }{ $token ->
        [copper] { " and a copper token" }
        [silver] { " and a silver token" }
       *[none] { "" }
    }
told-pay = { VERB($by, "pay", "pays") } { $crystals }
told-upgrade = { VERB($by, "upgrade", "upgrades") } { $crystals }
told-stop = { VERB($by, "stop", "stops") } there
told-trade =
    { VERB($by, "trade", "trades") } { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }
told-return = { VERB($by, "return", "returns") } { $crystals }

## The table

player-caravan =
    { $number ->
        [0] no crystals
       *[other] { $crystals } ({ $number }/{ $limit })
    }
player-claimed = claimed
