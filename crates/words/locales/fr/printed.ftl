## Icônes

icon-help = Aide
icon-tool = Outil
icon-new-traders = Nouveaux marchands
icon-exploration = Exploration
icon-production = Production
icon-upgrade = Amélioration
icon-trade = Échange
icon-golem = Golem
icon-market = Marché

## Cartes Points et tuiles

benefit-help = Aide : un marchand de moins (lieux { $icon })
benefit-tool = Outil : { $gain } sur les lieux { $icon }
benefit-traders =
    Nouveaux marchands : { $traders ->
        [one] un marchand de plus
       *[other] { $traders } marchands de plus
    }
benefit-exploration = Exploration : une tuile Exploration
tile-per-icon = { score-points } par icône { $icon }
tile-per-pair = { score-points } par paire { $icon } et { $other }
tile-per-traders = { score-points } pour 2 marchands hors de la réserve
tile-per-merchants = { score-points } par paire de cartes Marchand
gives-traders =
    { $traders ->
        [one] un marchand de plus
       *[other] { $traders } marchands de plus
    }
gives-icon = une icône { $icon } de plus

## Ce que font les cartes et les lieux

effect-gain = gagner { $gain }
effect-upgrades =
    { $upgrades ->
        [one] une amélioration
       *[other] jusqu’à { $upgrades } améliorations
    }
effect-trade = échanger { $give } contre { $take }
