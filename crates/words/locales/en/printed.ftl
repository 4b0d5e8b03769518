## Icons

icon-help = help
icon-tool = tool
icon-new-traders = new traders
icon-exploration = exploration
icon-production = production
icon-upgrade = upgrade
icon-trade = trade
icon-golem = golem
icon-market = market

## Point cards and tiles

benefit-help = help: one trader fewer at { $icon } locations
benefit-tool = tool: { $gain } at { $icon } locations
benefit-traders =
    new traders: { $traders ->
        [one] one more trader
       *[other] { $traders } more traders
    }
benefit-exploration = exploration: one exploration tile
tile-per-icon = { score-points } per { $icon } icon
tile-per-pair = { score-points } per pair of { $icon } and { $other }
tile-per-traders = { score-points } per 2 traders outside the reserve
tile-per-merchants = { score-points } per pair of merchant cards
gives-traders =
    { $traders ->
        [one] one more trader
       *[other] { $traders } more traders
    }
gives-icon = one more { $icon } icon

## What cards and locations do

effect-gain = gain { $gain }
effect-upgrades =
    { $upgrades ->
        [one] one upgrade
       *[other] up to { $upgrades } upgrades
    }
effect-trade = trade { $give } for { $take }
