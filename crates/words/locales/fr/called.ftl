## Les personnes, par leur nom ou par leur siège

of-name = de { $name }
# Devant une voyelle.
of-name-vowel = d’{ $name }
of-player =
    { $named ->
        [no] du siège { $seat }
       *[yes] { $of_player }
    }
to-player =
    { $named ->
        [you] à vous
        [yes] à { $player }
       *[no] au siège { $seat }
    }

## Les choses, par ce que tout le monde en voit

name-bonus-tile = une tuile Bonus
name-exploration-tile = une tuile Exploration
name-production = le lieu { $gain }
name-upgrade =
    { $upgrades ->
        [one] le lieu à une amélioration
       *[other] le lieu à { $upgrades } améliorations
    }
name-trade = le lieu { $card }
name-golem = le lieu Golem { $number }
name-golem-of = le lieu du golem { $golem }
name-market = le marché { $number }
name-market-of = le marché avec { $card }
name-refresh = le renouvellement du marché
name-adjust = l’ajustement des routes
name-move =
    { $steps ->
        [one] le déplacement d’un pas
        [two] le déplacement de deux pas
       *[any] le déplacement libre
    }
name-wagon-trade = l’échange en montagne
name-outpost-trade = l’activation d’un comptoir
name-mountain = la montagne { $cell }
name-village = le village { $cell }
name-valley = la vallée { $cell }

# Un échange à la place de sa carte ou de sa tuile.
spoken-trade = { $give } contre { $take }

## Ce qui est dévoilé

thing-point-card = la carte { $golem }
thing-victory-tile = la tuile { $golem }
thing-bonus-tile = une tuile Bonus ({ $counts })
thing-exploration-tile = une tuile Exploration ({ $gives })
