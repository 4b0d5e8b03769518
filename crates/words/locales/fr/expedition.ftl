## Ce qu’on demande

ask-turn-wagon = À vous de jouer. Votre wagon est sur { $cell }{ with-tile }. Que faites-vous ?
ask-start = Quel lot de cristaux de départ prenez-vous ?
ask-place = { with-caravan }Sur quelle montagne placez-vous votre wagon ?
ask-act = Votre wagon est sur { $cell }{ with-tile }. Que faites-vous là ?
ask-step = Le prochain pas depuis { $cell } est payé. Où allez-vous ?
ask-free-step =
    Votre wagon est sur { $cell }. Où allez-vous ensuite ? { $free ->
        [one] Encore un pas est gratuit.
       *[other] Encore { $free } pas sont gratuits.
    }

## Ce qu’on peut choisir

option-start = Prendre { $set }
option-place = Placer votre wagon sur { $cell }{ with-tile }
option-bonus = Prendre la tuile Bonus
    .detail = { $bonus }
option-pass = Ne rien faire
option-pass-after = Ne rien faire de plus
option-draw-tile = Piocher { $card } pour { $cell }
option-draw-closed = Piocher le village fermé pour { $cell }
option-lay-valley = Poser une vallée sur { $cell }

## Ce que quelqu’un a fait, après son nom

told-start = { VERB($by, "prenez", "prend") } { $set }
told-place = { VERB($by, "placez votre", "place son") } wagon sur { $cell }
told-bonus = { VERB($by, "prenez", "prend") } la tuile Bonus « { $bonus } »
told-pass = { VERB($by, "ne faites", "ne fait") } rien
told-pass-after = { VERB($by, "ne faites", "ne fait") } rien de plus
told-draw-tile = { $card } est posée sur { $cell }
told-draw-closed = le village { $cell } est fermé
told-lay-valley = une vallée est posée sur { $cell }

## La table

map-village = village
map-closed = fermé
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
player-bonus = bonus
