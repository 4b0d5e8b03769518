## Players, where they have names and where they have numbers

of-name = of { $name }
# Where the language contracts before a vowel.
of-name-vowel = of { $name }
of-player =
    { $named ->
        [no] of seat { $seat }
       *[yes] { $of_player }
    }
to-player =
    { $named ->
        [you] you
        [yes] { $player }
       *[no] seat { $seat }
    }

## Things by what everybody can see of them

name-bonus-tile = a bonus tile
name-exploration-tile = an exploration tile
name-production = the { $gain } location
name-upgrade =
    { $upgrades ->
        [one] the location of one upgrade
       *[other] the location of { $upgrades } upgrades
    }
name-trade = the { $card } location
name-golem = golem location { $number }
name-golem-of = the location of { $golem }
name-market = market { $number }
name-market-of = the market with { $card }
name-refresh = the market refresh
name-adjust = the route location
name-move =
    { $steps ->
        [one] the wagon location of 1 step
        [two] the wagon location of 2 steps
       *[any] the wagon location to any tile
    }
name-wagon-trade = the wagon trade
name-outpost-trade = the outpost trade
name-mountain = the mountain { $cell }
name-village = the village { $cell }
name-valley = the valley { $cell }

# A trade where it stands for the card or tile that has it.
spoken-trade = { $give } for { $take }

## Things that are turned up

thing-point-card = { $golem }
thing-victory-tile = { $golem }
thing-bonus-tile = a bonus tile ({ $counts })
thing-exploration-tile = an exploration tile ({ $gives })
