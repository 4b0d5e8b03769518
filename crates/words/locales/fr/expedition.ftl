## Ce qu'on demande

ask-turn-wagon = À vous de jouer. Votre wagon est sur { $cell }, { tile }. Que faites-vous ?
ask-start = Quel lot de cristaux de départ prenez-vous ?
ask-place = Votre caravane : { $caravan }. Sur quelle montagne placez-vous votre wagon ?
ask-step = Le prochain pas depuis { $cell } est payé. Où allez-vous ?
ask-free-step =
    Votre wagon est sur { $cell }. Où continuez-vous ? { $free ->
        [one] Encore un pas est gratuit.
       *[other] Encore { $free } pas sont gratuits.
    }
ask-toll = Votre caravane : { $caravan }. Quel cristal donnez-vous au siège { $seat } comme péage ?
ask-build =
    Votre caravane : { $caravan }. Quel cristal payez-vous pour le comptoir ? { $left ->
        [one] Il en reste un à payer.
       *[other] Il en reste { $left } à payer.
    }
ask-act = Votre wagon est sur { $cell }, { tile }. Que faites-vous là ?

## Ce qu'on peut choisir

option-start = Prendre { $set }
option-place = Placer votre wagon sur { $cell }, { tile }
option-step = Aller sur { $cell }, { tile }{ at-the-end }
option-stop-move = Ne pas aller plus loin que { $cell }{ at-the-end }
option-toll = Donner au siège { $seat } un cristal { $crystal }
option-build =
    Construire un comptoir sur { $cell } : { $cost ->
        [0] gratuit
       *[other] payer { $cost }
    }
option-stop-trade = Ne pas échanger
option-bonus = Prendre la tuile Bonus : { $bonus }
option-pass = Ne rien faire
option-pass-after = Ne rien faire de plus
option-draw-tile = Tirer { $card } pour { $cell }
option-draw-closed = Tirer le village fermé pour { $cell }
option-remove = Retirer { $card }
option-lay = Poser { $card } sur { $cell }
option-lay-valley = Poser une vallée sur { $cell }

## Ce que quelqu'un a fait, après son nom

told-start = prend { $set }
told-place = place son wagon sur { $cell }
told-step = va sur { $cell }
told-toll = donne au siège { $seat } { $crystals } comme péage
told-build = construit un comptoir sur { $cell }
told-stop-trade = n'échange pas
told-bonus = prend la tuile Bonus « { $bonus } »
told-pass = ne fait rien
told-pass-after = ne fait rien de plus
told-draw-tile = { $card } est posée sur { $cell }
told-draw-closed = le village { $cell } est fermé
told-remove = { $card } est retirée
told-lay = { $card } est posée sur { $cell }
told-lay-valley = une vallée est posée sur { $cell }

## Morceaux de phrases

# Ce qui se trouve sur une case.
tile =
    { $tile ->
        [mountain] { $face }
        [village] village : { $face } pour { score-points }
        [closed] village fermé
       *[valley] vallée
    }
# Ce qu'entraîne la fin d'un déplacement sur une case.
at-the-end =
    { $outpost ->
        [yes] { ", votre comptoir" }
       *[no] { "" }
    }{ $toll ->
        [0] { "" }
       *[other] , péage { $toll }
    }{ $lying ->
        [0] { "" }
        [one] , { $heap } s'y trouve
       *[other] , { $heap } s'y trouvent
    }

## La table

map-heading = Plateau montagneux
map-village = village
map-closed = fermé
map-valley = vallée
map-pile =
    { $tiles ->
        [0] plus de tuile Victoire
        [one] une tuile Victoire
       *[other] { $tiles } tuiles Victoire
    }{ $hidden ->
        [0] { "" }
        [1] { ", le village fermé vient ensuite" }
       *[other] , village fermé parmi les { $hidden } prochaines
    }
supply-heading = Tuiles Bonus
supply-none = plus aucune
supply-kind =
    { $number ->
        [1] { $bonus }
       *[other] { $number } × { $bonus }
    }
supply-points = points { $points }
player-board = plateau
player-bonus = bonus
