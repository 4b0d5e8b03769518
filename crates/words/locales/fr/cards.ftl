## Ce qu’on demande

ask-pay = { with-caravan }Quel cristal posez-vous sur { $card }, la { place } carte ?

## Ce qu’on peut choisir

option-play-gain = Jouer { $card }
    .detail = gagner { $crystals }
option-play-upgrades = Jouer { $card }
    .detail =
        { $upgrades ->
            [one] une amélioration
           *[other] jusqu’à { $upgrades } améliorations
        }
option-play-trade = Jouer { $card }
    .detail =
        { $times ->
            [one] un échange
           *[other] jusqu’à { $times } échanges
        }
option-acquire = Acquérir { $card }, la { place } carte
    .detail =
        { $price ->
            [0] gratuit
           *[other] payer { $price }
        }{ $lying ->
            [0] { "" }
           *[other] , gagner { $heap }
        }
option-rest = Se reposer
    .detail =
        { $cards ->
            [0] aucune carte à reprendre
            [one] reprendre une carte
           *[other] reprendre { $cards } cartes
        }
option-draw = Piocher { $card }

## Ce que quelqu’un a fait, après son nom

told-play = { VERB($by, "jouez", "joue") } { $card }
told-acquire =
    { VERB($by, "acquérez", "acquiert") } { $card }, la { place } carte{ $lying ->
        [0] { "" }
       *[other] , avec { $heap } dessus
    }
told-rest =
    { VERB($by, "vous reposez", "se repose") }, { $cards ->
        [0] sans carte à reprendre
        [one] { VERB($by, "reprenez", "reprend") } une carte
       *[other] { VERB($by, "reprenez", "reprend") } { $cards } cartes
    }
told-draw =
    { $drawn } { $number ->
        [one] est piochée
       *[other] sont piochées
    }

## La table

row-merchant-cards = Cartes Marchand
row-deck =
    { $cards ->
        [0] pioche vide
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
place-free = 1 gratuit
player-hand = main
player-played = jouées
