## What a player is asked

ask-pay = { with-caravan }Which crystal do you put on { $card }, the { place } card?

## What a player may choose

option-play-gain = Play { $card }
    .detail = gain { $crystals }
option-play-upgrades = Play { $card }
    .detail =
        { $upgrades ->
            [one] one upgrade
           *[other] up to { $upgrades } upgrades
        }
option-play-trade = Play { $card }
    .detail =
        { $times ->
            [one] trade once
           *[other] trade up to { $times } times
        }
option-acquire = Acquire { $card }, the { place } card
    .detail =
        { $price ->
            [0] free
           *[other] pay { $price }
        }{ $lying ->
            [0] { "" }
           *[other] , gain { $heap }
        }
option-rest = Rest
    .detail =
        { $cards ->
            [0] no card to take back
            [one] take back one card
           *[other] take back { $cards } cards
        }
option-draw = Draw { $card }

## What a player did, after the name

told-play = { VERB($by, "play", "plays") } { $card }
told-acquire =
    { VERB($by, "acquire", "acquires") } { $card }, the { place } card{ $lying ->
        [0] { "" }
       *[other] , with { $heap } on it
    }
told-rest =
    { VERB($by, "rest", "rests") }, { $cards ->
        [0] with no card to take back
        [one] { VERB($by, "take", "takes") } back one card
       *[other] { VERB($by, "take", "takes") } back { $cards } cards
    }
told-draw =
    { $drawn } { $number ->
        [one] is drawn
       *[other] are drawn
    }

## The table

row-merchant-cards = Merchant cards
row-deck =
    { $cards ->
        [0] deck empty
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
place-free = 1 free
player-hand = hand
player-played = played
