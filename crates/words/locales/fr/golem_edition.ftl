## Ce qu'on demande

ask-turn = À vous de jouer. Que faites-vous ?
ask-pay = Votre caravane : { $caravan }. Quel cristal posez-vous sur { $card }, la { place } carte ?
ask-upgrade =
    Votre caravane : { $caravan }. Quel cristal améliorez-vous ? { $left ->
        [one] Il reste une amélioration.
       *[other] Il reste { $left } améliorations.
    }
ask-trade = Votre caravane : { $caravan }. Combien de fois échangez-vous { $give } contre { $take } ?
ask-return =
    Votre caravane : { $caravan }, { $above ->
        [one] un cristal
       *[other] { $above } cristaux
    } de plus que la limite de { $limit }. Lequel rendez-vous ?

## Ce qu'on peut choisir

option-play-gain = Jouer { $card } : gagner { $crystals }
option-play-upgrades =
    Jouer { $card } : { $upgrades ->
        [one] une amélioration
       *[other] jusqu'à { $upgrades } améliorations
    }
option-play-trade =
    Jouer { $card } : { $times ->
        [one] un échange
       *[other] jusqu'à { $times } échanges
    }
option-acquire =
    Acquérir { $card }, la { place } carte : { $price ->
        [0] gratuit
       *[other] payer { $price }
    }{ $lying ->
        [0] { "" }
       *[other] , gagner { $crystals }
    }
option-rest =
    Se reposer : { $cards ->
        [0] aucune carte à reprendre
        [one] reprendre une carte
       *[other] reprendre { $cards } cartes
    }
option-claim =
    Réclamer { $card } : { score-points }{ $token ->
        [copper] { " et un jeton de cuivre" }
        [silver] { " et un jeton d'argent" }
       *[none] { "" }
    }
option-pay = Payer un cristal { $crystal }
option-upgrade = Améliorer { $crystal } en { $next }
option-stop = Ne plus améliorer
option-trade =
    Échanger { $times ->
        [one] une fois
        [2] deux fois
       *[other] { $times } fois
    } : { $give } contre { $take }
option-return = Rendre un cristal { $crystal }
option-draw = Piocher { $card }

## Ce que quelqu'un a fait, après son nom

told-play = joue { $card }
told-acquire =
    acquiert { $card }, la { place } carte{ $lying ->
        [0] { "" }
       *[other] , avec { $crystals } dessus
    }
told-rest =
    se repose, { $cards ->
        [0] sans carte à reprendre
        [one] reprend une carte
       *[other] reprend { $cards } cartes
    }
told-claim =
    réclame { $card } : { score-points }{ $token ->
        [copper] { " et un jeton de cuivre" }
        [silver] { " et un jeton d'argent" }
       *[none] { "" }
    }
told-pay = paie { $crystals }
told-upgrade = améliore { $crystals }
told-stop = s'arrête là
told-trade =
    échange { $times ->
        [one] une fois
        [2] deux fois
       *[other] { $times } fois
    }
told-return = rend { $crystals }
told-draw = { $card } est piochée

## La table

row-point-cards = Cartes Points
row-merchant-cards = Cartes Marchand
row-deck =
    { $cards ->
        [0] pioche vide
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
place-free = 1 gratuit
player-caravan =
    { $number ->
        [0] aucun cristal
       *[other] { $crystals } ({ $number }/{ $limit })
    }
pile-copper = { $tokens } cuivre
pile-silver = { $tokens } argent
player-hand = main
player-played = jouées
player-claimed = réclamées
