## Ce qu’on fait sur un lieu

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
location-adjust = gagner { CRYSTALS("Y") }, ajuster la route
location-move =
    { $steps ->
        [one] déplacer le wagon d’un pas
        [two] déplacer le wagon (1 ou 2 pas)
       *[any] déplacer le wagon partout
    }
location-wagon = échange de la montagne du wagon
location-outpost = échange d’un de vos comptoirs

## Un lieu en phrases entières

label-location =
    { $name } : { $does }{ $tools ->
        [0] { "" }
       *[other] , plus { $from_tools } grâce aux outils
    }.
label-golem-place = réclamer { $golem }
label-covered = Fermé par une tuile Exploration.
label-needs =
    Demande { traders }{ $standing ->
        [0] { "" }
       *[other] , en renvoie { $standing } { to-player }
    }.
label-own-traders =
    { $standing ->
        [one] Votre marchand est ici.
       *[other] Vos { $standing } marchands sont ici.
    }
label-verdict =
    { $verdict ->
        [traders] Pas assez de marchands.
        [crystals] Pas assez de cristaux.
        [tolls] Péages impossibles à payer.
        [valley] Votre wagon est dans une vallée.
        [outposts] Vous n’avez aucun comptoir.
        [nothing] Il n’y a rien.
       *[open] Ouvert.
    }

## S’il est ouvert

outlook =
    { $verdict ->
        [traders] pas assez de marchands
        [crystals] pas assez de cristaux
        [tolls] péages impossibles à payer
        [valley] votre wagon est dans une vallée
        [outposts] vous n’avez aucun comptoir
        [nothing] il n’y a rien
       *[open] ouvert
    }{ $standing ->
        [0] { "" }
       *[other] { " " }({ $verdict ->
            [open] renvoie { ousted }
           *[other] { ousted }
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
       *[other] { ousted }
    }
