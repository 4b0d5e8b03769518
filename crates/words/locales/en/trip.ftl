## A trip of a wagon, proposed in the bar

trip-free = free
trip-reach =
    ; { $steps ->
        [one] one step
       *[other] { $steps } steps
    }{ $traders ->
        [0] { "" }
        [one] , by one trader
       *[other] , by { $traders } traders
    }{ $cards ->
        [0] { "" }
        [one] , for one card
       *[other] , for { $cards } cards
    }{ $crystals ->
        [0] { "" }
        [one] , for one crystal
       *[other] , for { $crystals } crystals
    }
trip-steps =
    { $steps ->
        [one] One step
       *[other] { $steps } steps
    }
trip-price =
    { $paid ->
        [0] free of charge
        [one] { trip-first-free }one for a { trip-with }
       *[other] { trip-first-free }{ $paid } for a { trip-with } each
    }{ trip-tolls }
trip-by-traders =
    { $traders ->
        [one] by one trader
       *[other] by { $traders } traders
    }{ trip-tolls }
trip-first-free =
    { $free ->
        [0] { "" }
       *[other] { $free } free,{" "}
    }
trip-with =
    { $with ->
        [cards] card
       *[crystals] crystal
    }
trip-tolls =
    { $tolls ->
        [0] { "" }
        [one] , and a toll
       *[other] , and { $tolls } tolls
    }
trip-cheapest = cheapest
trip-other = another way to pay
trip-keeps = keeps { $crystals }
trip-leave = leave { $crystals }
trip-discard = discard { $cards }
trip-toll = { $crystals } to { $name }
trip-take = pick up { $crystals }
trip-nothing = nothing to pay
trip-then-build =
    { $cost ->
        [0] then build there for free
        [one] then build there for one crystal
       *[other] then build there for { $cost } crystals
    }
trip-then-claim = then claim { score-points }
trip-then-trade = then trade there
trip-then-end = your turn ends there
trip-go = Go there
trip-one-step = Just one step
trip-then-decide = then decide
trip-give = Give { $crystal }
trip-too-far = Too far
trip-missing =
    { $crystals ->
        [one] You’re one crystal short of that.
       *[other] You’re { $crystals } crystals short of that.
    }
trip-missing-cards =
    { $cards ->
        [one] You’re one card short of that.
       *[other] You’re { $cards } cards short of that.
    }
label-bought = , which you are buying
