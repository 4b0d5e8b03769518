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
    { VERB($by, "activez", "active") } { $location }{ $standing ->
        [0] { "" }
       *[other] , { VERB($by, "renvoyez", "renvoie") } { ousted }
    }{ $deed ->
        [use] , { VERB($by, "utilisez", "utilise") } { $card }
        [refresh] , { VERB($by, "renouvelez", "renouvelle") } le marché
       *[none] { "" }
    }{ $gains ->
        [0] { "" }
       *[other] , { VERB($by, "gagnez", "gagne") } { $gain }
    }
told-rest-traders =
    { VERB($by, "vous reposez", "se repose") }, { $traders ->
        [0] sans marchand à rappeler
       *[other] { VERB($by, "rappelez", "rappelle") } { traders }
    }
told-claim-card = { VERB($by, "réclamez", "réclame") } { $card } pour { $cost } : { score-points }, { $icon }
# De même en bref : le coût est sur la carte.
news-claim-card = { VERB($by, "réclamez", "réclame") } { $card } : { score-points }, { $icon }
news-work =
    { VERB($by, "activez", "active") } { $location }{ $standing ->
        [0] { "" }
       *[other] , { VERB($by, "renvoyez", "renvoie") } { ousted }
    }{ $deed ->
        [refresh] , { VERB($by, "renouvelez", "renouvelle") } le marché
       *[none] { "" }
    }
news-oust = { VERB($by, "renvoyez", "renvoie") } { ousted }
news-tile = { VERB($by, "prenez", "prend") } { $tile }
news-explore =
    { VERB($by, "prenez", "prend") } { $tile }{ $location ->
        [none] { "" }
       *[other] , { VERB($by, "ouvrez", "ouvre") } { $location }
    }
told-tile = { VERB($by, "prenez", "prend") } { $tile } ({ $counts })
told-explore =
    { VERB($by, "prenez", "prend") } { $tile } ({ $gives }){ $location ->
        [none] { "" }
       *[other] , { VERB($by, "ouvrez", "ouvre") } { $location }
    }
told-trade-crystals = { VERB($by, "échangez", "échange") } { $give } contre { $take }
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
