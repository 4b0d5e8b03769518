## Un trajet de wagon, proposé dans la barre

trip-free = gratuit
trip-reach =
     ; { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }{ $traders ->
        [0] { "" }
        [one] , avec un marchand
       *[other] , avec { $traders } marchands
    }{ $cards ->
        [0] { "" }
        [one] , pour une carte
       *[other] , pour { $cards } cartes
    }{ $crystals ->
        [0] { "" }
        [one] , pour un cristal
       *[other] , pour { $crystals } cristaux
    }
trip-steps =
    { $steps ->
        [one] Un pas
       *[other] { $steps } pas
    }
trip-price =
    { $paid ->
        [0] gratuit
        [one] { trip-first-free }un pour { trip-with }
       *[other] { trip-first-free }{ $paid } pour { trip-with } chacun
    }{ trip-tolls }
trip-by-traders =
    { $traders ->
        [one] avec un marchand
       *[other] avec { $traders } marchands
    }{ trip-tolls }
trip-first-free =
    { $free ->
        [0] { "" }
        [one] un gratuit,{" "}
       *[other] { $free } gratuits,{" "}
    }
trip-with =
    { $with ->
        [cards] une carte
       *[crystals] un cristal
    }
trip-tolls =
    { $tolls ->
        [0] { "" }
        [one] , et un péage
       *[other] , et { $tolls } péages
    }
trip-cheapest = le moins cher
trip-other = une autre façon de payer
trip-keeps = garde { $crystals }
trip-leave = laisser { $crystals }
trip-discard = défausser { $cards }
trip-toll = { $crystals } pour { $name }
trip-take = ramasser { $crystals }
trip-nothing = rien à payer
trip-then-build =
    { $cost ->
        [0] puis y construire gratuitement
        [one] puis y construire pour un cristal
       *[other] puis y construire pour { $cost } cristaux
    }
trip-then-claim = puis réclamer { score-points }
trip-then-trade = puis y échanger
trip-then-end = votre tour s’achève là
trip-go = Y aller
trip-one-step = Un seul pas
trip-then-decide = puis décider
trip-give = Donner { $crystal }
trip-too-far = Trop loin
trip-missing =
    { $crystals ->
        [one] Il vous manque un cristal pour cela.
       *[other] Il vous manque { $crystals } cristaux pour cela.
    }
trip-missing-cards =
    { $cards ->
        [one] Il vous manque une carte pour cela.
       *[other] Il vous manque { $cards } cartes pour cela.
    }
label-bought = , que vous achetez
