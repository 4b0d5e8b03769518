## Ce qu’on demande

ask-toll = { with-caravan }Quel cristal donnez-vous { to-player } comme péage ?
ask-build =
    { with-caravan }Quel cristal payez-vous pour le comptoir ? { $left ->
        [one] Il en reste un à payer.
       *[other] Il en reste { $left } à payer.
    }
ask-bonus = Vous avez vidé une colonne. Quelle tuile Bonus prenez-vous ?

## Ce qu’on peut choisir

option-step = Aller sur { $cell }{ with-tile }{ at-the-end }
option-stop-move = S’arrêter sur { $cell }{ at-the-end }
option-toll = Donner { to-player } un cristal { $crystal }
option-build = Construire un comptoir sur { $cell }
    .detail =
        { $cost ->
            [0] gratuit
           *[other] payer { $cost }
        }
option-stop-trade = Ne pas échanger
option-remove = Retirer { $card }
option-lay = Poser { $card } sur { $cell }

## Ce que quelqu’un a fait, après son nom

told-step = { VERB($by, "allez", "va") } sur { $cell }
told-toll =
    { $named ->
        [you] vous donne { $crystals } comme péage
       *[other] { VERB($by, "donnez", "donne") } { to-player } { $crystals } comme péage
    }
told-build = { VERB($by, "construisez", "construit") } un comptoir sur { $cell }
# Après le pas vers cette case.
news-build = y { VERB($by, "construisez", "construit") } un comptoir
told-stop-trade = { VERB($by, "n’échangez", "n’échange") } pas
told-remove = { $card } est retirée
told-lay = { $card } est posée sur { $cell }

## Morceaux de phrases

# Si le nom de la case ne l’a pas déjà dit.
with-tile =
    { $tile ->
        [said] { "" }
       *[other] , { tile }
    }
# Ce qui se trouve sur une case.
tile =
    { $tile ->
        [mountain] { $face }
        [offers] { $face } pour { score-points }
        [village] village : { $face } pour { score-points }
        [closed] village fermé
       *[valley] vallée
    }
# Ce qu’entraîne la fin d’un déplacement sur une case.
at-the-end =
    { $outpost ->
        [yes] { ", votre comptoir" }
       *[no] { "" }
    }{ $toll ->
        [0] { "" }
       *[other] , péage { $toll }
    }{ $lying ->
        [0] { "" }
        [one] , { $heap } s’y trouve
       *[other] , { $heap } s’y trouvent
    }

## La table

map-heading = Plateau montagneux
map-valley = vallée
player-board = plateau
