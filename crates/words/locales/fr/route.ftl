## Ce qu’on demande

ask-market = { with-caravan }Que faites-vous de { $card } ?
ask-replace = Votre route commerciale est pleine. De quelle carte { $card } prend-elle la place ?
ask-swap = { with-caravan }Quelle carte de votre route déplacez-vous ?
ask-swap-with = Quelle carte change de place avec { $card } ?

## Ce qu’on peut choisir

option-use = Utiliser { $card }
    .detail = { $effect }
option-keep =
    Garder { $card } pour votre route commerciale{ $route ->
        [full] { ", à la place d’une autre" }
       *[open] { "" }
    }
option-replace =
    Remplacer { $card }{ $lying ->
        [0] { "" }
        [one] { ", où un marchand reste" }
       *[other] , où { $lying } marchands restent
    }
option-swap = Intervertir { $card } et une autre carte
option-swap-with = L’intervertir avec { $card }
option-stop-swap = Ne rien intervertir
option-route = Utiliser { $card } de votre route avec { traders }
    .detail = { $effect }

## Ce que quelqu’un a fait, après son nom

told-use = { VERB($by, "utilisez", "utilise") } { $card }
told-keep = { VERB($by, "gardez", "garde") } { $card } { VERB($by, "pour votre", "pour sa") } route
told-replace = à la place de { $card }
told-swap = { VERB($by, "intervertissez", "intervertit") } { $first } et { $card }
told-stop-swap = { VERB($by, "n’intervertissez", "n’intervertit") } rien
told-route = { VERB($by, "utilisez", "utilise") } { $card } { VERB($by, "de votre", "de sa") } route avec { traders }

## La table

player-route = route
# Ce qu’il faut pour utiliser une carte de la route, ou les marchands qui s’y trouvent.
route-card =
    { $card } { $lying ->
        [0] pour { $cost }
       *[other] avec { $lying }
    }
