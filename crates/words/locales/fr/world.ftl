## Ce qu’on demande

ask-turn-traders =
    À vous de jouer. { with-caravan }{ $traders ->
        [0] Aucun marchand n’est disponible.
        [one] Un marchand est disponible.
       *[other] { $traders } marchands sont disponibles.
    } Que faites-vous ?
ask-golem = { with-caravan }Que faites-vous sur { $location } ?
ask-golem-more = { with-caravan }Que faites-vous encore sur { $location } ?
ask-explore = Quelle tuile Exploration prenez-vous ?

## Ce qu’on peut choisir

option-work = Activer { $location } avec { traders }
    .detail =
        { $what }{ $tools ->
            [0] { "" }
           *[other] , plus { $from_tools } grâce aux outils
        }{ $standing ->
            [0] { "" }
           *[other] { $offers ->
                [nothing] { "" }
               *[something] { ", " }
            }renvoyer { ousted }
        }
option-rest-traders = Se reposer
    .detail =
        { $traders ->
            [0] aucun marchand à rappeler
           *[other] rappeler { traders }
        }
option-claim-card = Réclamer { $card } pour { $cost }
    .detail = { score-points }, { $benefit }
option-tile = Prendre { $tile }
    .detail = { $counts } (vaut { $worth })
option-explore = Prendre { $tile }
    .detail =
        { $gives }{ $location ->
            [none] { "" }
           *[other] ; ouvre { $location } : { $what }
        }
option-turn-up = Dévoiler { $thing }

## Ce que quelqu’un a fait, après son nom

told-work =
    active { $location }{ $standing ->
        [0] { "" }
       *[other] , renvoie { ousted }
    }{ $deed ->
        [use] , utilise { $card }
        [refresh] { ", renouvelle le marché" }
       *[none] { "" }
    }{ $gains ->
        [0] { "" }
       *[other] , gagne { $gain }
    }
told-rest-traders =
    se repose, { $traders ->
        [0] sans marchand à rappeler
       *[other] rappelle { traders }
    }
told-claim-card = réclame { $card } pour { $cost } : { score-points }, { $icon }
# De même en bref : le coût est sur la carte.
news-claim-card = réclame { $card } : { score-points }, { $icon }
news-work =
    active { $location }{ $standing ->
        [0] { "" }
       *[other] , renvoie { ousted }
    }{ $deed ->
        [refresh] { ", renouvelle le marché" }
       *[none] { "" }
    }
news-oust = renvoie { ousted }
news-tile = prend { $tile }
news-explore =
    prend { $tile }{ $location ->
        [none] { "" }
       *[other] , ouvre { $location }
    }
told-tile = prend { $tile } ({ $counts })
told-explore =
    prend { $tile } ({ $gives }){ $location ->
        [none] { "" }
       *[other] , ouvre { $location }
    }
told-trade-crystals = échange { $give } contre { $take }
told-turn-up = { $thing } est dévoilée

## Morceaux de phrases

traders =
    { $traders ->
        [one] { $traders } marchand
       *[other] { $traders } marchands
    }
ousted =
    { $named ->
        [you] { $standing ->
            [one] un de vos marchands
           *[other] { $standing } de vos marchands
        }
       *[other] { $standing ->
            [one] { $standing } marchand
           *[other] { $standing } marchands
        } { of-player }
    }

## La table

locations-golem = Lieux Golem
locations-production = Lieux Production
locations-upgrade = Lieux Amélioration
locations-trade = Lieux Échange
locations-market = Lieux Marché
locations-wagon = Lieux des wagons
location-line = { $outlook } : { $what }
next-card = carte suivante
stack =
    { $counts }{ $below ->
        [0] { "" }
       *[other] , encore { $below } dessous
    }
exploration-heading = Tuiles Exploration
player-traders = marchands
player-icons = icônes
player-explored = explorées
traders-ready =
    { $traders ->
        [one] { $traders } disponible
       *[other] { $traders } disponibles
    }
traders-out = { $traders } à l’œuvre
traders-reserve = { $traders } en réserve
