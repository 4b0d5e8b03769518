## Ce qui est sur la table, sur la page

board-golems = Golems
board-golems-note = rendez les cristaux indiqués, gardez la carte
board-golems-end = le golem nº { $number } termine la partie
board-merchants = Marchands
board-merchants-note = posez un cristal sur chaque carte à gauche
board-deck = { $number } dans la pioche
board-deck-left = en pioche
board-free = libre
board-short = manque { $number }
board-map = Plateau montagneux
board-bonus = Tuiles Bonus
board-bonus-note = une par colonne vidée
board-for-columns = Tuiles pour les colonnes de comptoirs vidées
board-for-merchants = Tuiles pour chaque quatrième carte Marchand
board-beside = À côté du plateau
board-next = suivante
board-yours = à vous
board-to-oust = pour renvoyer
board-locations = Lieux
board-markets = Marchés

panes = Ce qui est montré
pane-places = Lieux
pane-map = Carte
pane-market = Marché

own-place =
    { $whose ->
        [you] Votre place
       *[other] La place de { $name }
    }
own-caravan =
    { $whose ->
        [you] Votre caravane
       *[other] Caravane de { $name }
    }
own-golems =
    { $whose ->
        [you] Vos golems
       *[other] Golems de { $name }
    }
own-outposts =
    { $whose ->
        [you] Vos comptoirs
       *[other] Comptoirs de { $name }
    }
own-vp-tiles =
    { $whose ->
        [you] Vos tuiles Victoire
       *[other] Tuiles Victoire de { $name }
    }
own-traders =
    { $whose ->
        [you] Vos marchands
       *[other] Marchands de { $name }
    }
own-room = { $number } sur { $limit }
also-step = pas
own-hand = Main
own-played = Jouées
own-played-note = reviennent au repos
own-discarded = Défausse
own-discards = défaussées
own-discarded-note = reviennent au repos
own-none = aucune
own-outposts-left = { $number } à construire
own-traders-ready =
    { $number ->
        [one] { $number } prêt
       *[other] { $number } prêts
    }
own-traders-out = { $out } au travail, { $reserve } en réserve
own-bonus = Tuiles Bonus
own-route = Route commerciale

bonus-step-does = un pas gratuit de plus
bonus-upgrade-does = une amélioration par comptoir
bonus-mine-does = un cristal vert de plus
bonus-caravan-does = trois places de plus
bonus-points-does = des points à la fin

fact-outposts = comptoirs
fact-explored = tuiles Exploration
fact-traders =
    { $ready ->
        [one] { $ready } prêt, { $out } au travail
       *[other] { $ready } prêts, { $out } au travail
    }

label-crystals = { $number } { $name }
label-caravan =
    { $number ->
        [0] Caravane : vide, { $limit } places
       *[other] Caravane : { $crystals } ; { $number } sur { $limit }
    }
label-merchant = Marchand : { $does }
label-gain = gagner { $crystals }
label-upgrade =
    { $times ->
        [one] une amélioration
       *[other] { $times } améliorations
    }
label-trade = échanger { $give } contre { $take }
label-price =
    { $price ->
        [0] , libre
        [one] , pour un cristal
       *[other] , pour { $price } cristaux
    }
label-lying = , avec { $crystals } dessus
label-golem = Golem { $name } : { $points } points pour { $crystals }
label-claimed = { $name }, { $points } points
label-pips = { $number } sur { $of }
label-discarded = { $discarded } cartes Marchand défaussées, { $route } sur la route
label-hands = { $hand } cartes en main, { $played } jouées
label-bonus = { $name }, reste { $number }
label-golem-place = réclamer le golem au-dessus
label-location = { $name } : { $does }. { $outlook }
label-stack = Tuile Bonus : { $what } ; { $number } dans la pile

tile-label = { $name } : { $what }
tile-empty = rien encore
tile-valley = vallée
tile-village = village
tile-closed = village fermé
tile-village-offers = village, { $points } points pour { $crystals }
tile-mountain = montagne { $symbol }, échange { $give } contre { $take }
tile-outposts = ; comptoirs : { $names }
tile-wagons = ; wagons : { $names }
