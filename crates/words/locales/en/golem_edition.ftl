## What a player is asked

ask-turn = Your turn. What will you do?
ask-pay = Your caravan: { $caravan }. Which crystal do you put on { $card }, the { place } card?
ask-upgrade =
    Your caravan: { $caravan }. Which crystal do you upgrade? { $left ->
        [one] One upgrade is left.
       *[other] { $left } upgrades are left.
    }
ask-trade = Your caravan: { $caravan }. How many times do you trade { $give } for { $take }?
ask-return =
    Your caravan: { $caravan }, { $above ->
        [one] one
       *[other] { $above }
    } above the limit of { $limit }. Which crystal do you return?

## What a player may choose

option-play-gain = Play { $card }: gain { $crystals }
option-play-upgrades =
    Play { $card }: { $upgrades ->
        [one] one upgrade
       *[other] up to { $upgrades } upgrades
    }
option-play-trade =
    Play { $card }: { $times ->
        [one] trade once
       *[other] trade up to { $times } times
    }
option-acquire =
    Acquire { $card }, the { place } card: { $price ->
        [0] free
       *[other] pay { $price }
    }{ $lying ->
        [0] { "" }
       *[other] , gain { $crystals }
    }
option-rest =
    Rest: { $cards ->
        [0] no card to take back
        [one] take back one card
       *[other] take back { $cards } cards
    }
option-claim =
    Claim { $card }: { score-points }{ $token ->
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
    }: { $give } for { $take }
option-return = Return a { $crystal } crystal
option-draw = Draw { $card }

## What a player did, after the name

told-play = plays { $card }
told-acquire =
    acquires { $card }, the { place } card{ $lying ->
        [0] { "" }
       *[other] , with { $crystals } on it
    }
told-rest =
    rests, { $cards ->
        [0] with no card to take back
        [one] takes back one card
       *[other] takes back { $cards } cards
    }
told-claim =
    claims { $card }: { score-points }{ $token ->
        [copper] { " and a copper token" }
        [silver] { " and a silver token" }
       *[none] { "" }
    }
told-pay = pays { $crystals }
told-upgrade = upgrades { $crystals }
told-stop = stops there
told-trade =
    trades { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }
told-return = returns { $crystals }
told-draw = { $card } is drawn

## The table

row-point-cards = Point cards
row-merchant-cards = Merchant cards
row-deck =
    { $cards ->
        [0] deck empty
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
place-free = 1 free
player-caravan =
    { $number ->
        [0] no crystals
       *[other] { $crystals } ({ $number }/{ $limit })
    }
pile-copper = { $tokens } copper
pile-silver = { $tokens } silver
player-hand = hand
player-played = played
player-claimed = claimed
