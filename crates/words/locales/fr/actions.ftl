## Ce qu’on demande

with-caravan =
    { $caravan ->
        [unsaid] { "" }
       *[other] Votre caravane : { $caravan }.{ " " }
    }
ask-turn = À vous de jouer. Que faites-vous ?
ask-upgrade =
    { with-caravan }Quel cristal améliorez-vous ? { $left ->
        [one] Il reste une amélioration.
       *[other] Il reste { $left } améliorations.
    }
ask-trade = { with-caravan }Combien de fois échangez-vous { $give } contre { $take } ?
ask-return =
    { with-caravan }{ $above ->
        [one] Un cristal dépasse
       *[other] { $above } cristaux dépassent
    } la limite de { $limit }. Lequel rendez-vous ?

## Ce qu’on peut choisir

option-claim = Réclamer { $card }
    .detail =
        { score-points }{ $token ->
            [copper] { " et un jeton de cuivre" }
            [silver] { " et un jeton d’argent" }
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
    }
    .detail = { $give } contre { $take }
option-return = Rendre un cristal { $crystal }
option-with-detail = { $title } : { $detail }

## Ce que quelqu’un a fait, après son nom

told-claim =
    { VERB($by, "réclamez", "réclame") } { $card } : { score-points }{ $token ->
        [copper] { " et un jeton de cuivre" }
        [silver] { " et un jeton d’argent" }
       *[none] { "" }
    }
told-pay = { VERB($by, "payez", "paie") } { $crystals }
told-upgrade = { VERB($by, "améliorez", "améliore") } { $crystals }
told-stop = { VERB($by, "vous arrêtez", "s’arrête") } là
told-trade =
    { VERB($by, "échangez", "échange") } { $times ->
        [one] une fois
        [2] deux fois
       *[other] { $times } fois
    }
told-return = { VERB($by, "rendez", "rend") } { $crystals }

## La table

player-caravan =
    { $number ->
        [0] aucun cristal
       *[other] { $crystals } ({ $number }/{ $limit })
    }
player-claimed = réclamées
