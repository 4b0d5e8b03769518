## Ce qu'on fait sur un lieu

location-golem =
    { $offers ->
        [both] réclamer { $card } ({ score-points }), prendre une tuile Bonus
        [card] réclamer { $card } ({ score-points })
        [tile] prendre une tuile Bonus
       *[none] { "" }
    }
location-market = utiliser ou garder { $card }
location-keep = garder { $card }
location-use = utiliser { $card }
location-empty = aucune carte
location-refresh = nouvelles cartes, puis rejouer
location-adjust = gagner Y, ajuster la route
location-move =
    { $steps ->
        [one] déplacer le wagon d'un pas
        [two] déplacer le wagon (1 ou 2 pas)
       *[any] déplacer le wagon partout
    }
location-wagon = échange de la montagne du wagon
location-outpost = échange d'un de vos comptoirs

## S'il est ouvert

outlook =
    { $verdict ->
        [traders] pas assez de marchands
        [crystals] pas assez de cristaux
        [tolls] péages impossibles à payer
        [valley] votre wagon est dans une vallée
        [outposts] vous n'avez aucun comptoir
        [nothing] il n'y a rien
       *[open] ouvert
    }{ $standing ->
        [0] { "" }
       *[other] { " " }({ $verdict ->
            [open] renvoie { $standing } { of-player }
           *[other] { $standing } { of-player }
        })
    }
outlook-covered = fermé par { $tile }
outlook-yours =
    { $standing ->
        [one] votre marchand est ici
       *[other] vos { $standing } marchands sont ici
    }
outlook-standing =
    { $standing ->
        [0] { "" }
       *[other] { $standing } { of-player }
    }
