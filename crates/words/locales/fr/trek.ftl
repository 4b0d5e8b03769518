## Ce qu’on demande

ask-move = { with-caravan }Où va votre wagon depuis { $cell } ?
ask-go-on = { with-caravan }Votre wagon est sur { $cell }. Continue-t-il ?
ask-outpost-here = { with-caravan }Votre wagon est sur { $cell }{ with-tile }. Construisez-vous un comptoir ?
ask-outpost = { with-caravan }Avec lequel de vos comptoirs échangez-vous ?
ask-fourth = Une carte Marchand sur quatre peut apporter une tuile Bonus. En prenez-vous une ?

## Ce qu’on peut choisir

option-stop-build = Ne rien construire
option-stop-tile = Ne pas prendre de tuile Bonus
option-outpost = Échanger sur { $cell }
    .detail = { tile }

## Ce que quelqu’un a fait, après son nom

told-stop-build = { VERB($by, "ne construisez", "ne construit") } rien
told-stop-tile = { VERB($by, "ne prenez", "ne prend") } pas de tuile Bonus
told-outpost = { VERB($by, "activez votre", "active son") } comptoir sur { $cell }

## La table

stacks-outposts = Tuiles Bonus pour les colonnes vidées
stacks-merchants = Tuiles Bonus toutes les quatre cartes Marchand
