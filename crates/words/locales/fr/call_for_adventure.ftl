## Ce qu’on demande

ask-spend = Votre wagon est sur { $cell }. Défaussez-vous une carte pour un pas de plus ?
ask-reward = Vous avez vidé la { place } colonne. Que prenez-vous ?

## Ce qu’on peut choisir

option-spend = Se déplacer
    .detail = défausser { $card } pour un pas
option-reward =
    Prendre { $card }, la { place } carte{ $lying ->
        [0] { "" }
       *[other] , gagner { $heap }
    }

## Ce que quelqu’un a fait, après son nom

told-spend = { VERB($by, "défaussez", "défausse") } { $card }
told-reward =
    { VERB($by, "prenez", "prend") } { $card }, la { place } carte{ $lying ->
        [0] { "" }
       *[other] , avec { $heap } dessus
    }
# En bref.
news-reward = { VERB($by, "prenez", "prend") } { $card }

## La table

player-discarded = défausse
