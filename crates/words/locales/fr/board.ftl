## Ce qui est sur la table, sur la page

board-golems = Golems
board-golems-note = rendez les cristaux indiqués, gardez la carte
board-golems-end = le { $number }e golem termine la partie
board-merchants = Marchands
board-merchants-note = posez un cristal sur chaque carte à gauche
board-deck = { $number } dans la pioche
board-deck-left = en pioche
board-free = gratuit
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

panes = Vues
pane-places = Lieux
pane-map = Plateau
pane-market = Marché

own-place =
    { $whose ->
        [you] Votre place
       *[other] La place { $of_name }
    }
own-caravan =
    { $whose ->
        [you] Votre caravane
       *[other] Caravane { $of_name }
    }
own-golems =
    { $whose ->
        [you] Vos golems
       *[other] Golems
    }
own-outposts =
    { $whose ->
        [you] Vos comptoirs
       *[other] Comptoirs
    }
own-vp-tiles =
    { $whose ->
        [you] Vos tuiles Victoire
       *[other] Tuiles Victoire
    }
own-traders =
    { $whose ->
        [you] Vos marchands
       *[other] Marchands
    }
own-room = { $number } sur { $limit }
also-step = 1 pas
own-hand = Main
own-played = Jouées
own-played-note = reviennent au prochain repos
own-discarded = Défausse
own-discards = défaussées
own-discarded-note = reviennent au prochain repos
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

label-crystals =
    { $colour ->
        [yellow] { $number ->
            [one] { $number } jaune
           *[other] { $number } jaunes
        }
        [green] { $number ->
            [one] { $number } vert
           *[other] { $number } verts
        }
        [blue] { $number ->
            [one] { $number } bleu
           *[other] { $number } bleus
        }
       *[magenta] { $number } magenta
    }
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
        [0] , gratuit
        [one] , pour un cristal
       *[other] , pour { $price } cristaux
    }
label-lying = , avec { $crystals } dessus
label-golem = Golem { $name } : { score-points } pour { $crystals }
label-next-golem = Suivante : { $golem }
label-claimed = { $name }, { score-points }
label-benefit =  ; { $benefit }
label-token =
     ; { $metal ->
        [copper] jeton de cuivre
       *[silver] jeton d’argent
    } : { score-points }, reste { $number }
label-short =  ; il vous manque { $crystals }
label-route-cost = , pour { traders }
label-route-busy = , avec { traders } dessus
label-pips = { $number } sur { $of }
label-discarded =
    { $discarded ->
        [one] { $discarded } carte Marchand défaussée
       *[other] { $discarded } cartes Marchand défaussées
    }{ $route ->
        [0] { "" }
       *[other] , { $route } sur la route
    }
label-hands =
    { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    }
label-bonus =
    { $name } : { $does } ; reste { $number }{ $own ->
        [0] { "" }
       *[other]  ; vous en avez { $own }
    }
label-boons = Tuiles Bonus : { $names }
label-posts =
    Comptoirs { $colour ->
        [yellow] jaunes
        [green] verts
        [blue] bleus
       *[magenta] magenta
    } : { $built } sur { $of }{ $next ->
        [none] { "" }
       *[other]  ; le suivant vaut { score-points }
    }
label-exploration =
    Tuile Exploration { $location ->
        [none] à côté du plateau
       *[other] sur { $location }
    } : { $gives }
label-gem = { $option } ; vous en avez { $held }
label-then = { $option }, puis { $crystals }
label-stack = Tuile Bonus : { $what } ; { $number } dans la pile

tile-label = { $name } : { $what }
tile-empty = rien encore
tile-valley = vallée
tile-village = village
tile-closed = village fermé
tile-village-offers = village, { score-points } pour { $crystals }
tile-mountain =
    { $colour ->
        [yellow] montagne jaune
        [green] montagne verte
        [blue] montagne bleue
       *[magenta] montagne magenta
    }, échange { $give } contre { $take }
tile-toll =
    { $tolls ->
        [one]  ; péage : { $tolls } cristal
       *[other]  ; péage : { $tolls } cristaux
    }
tile-outposts = ; comptoirs : { $names }
tile-wagons = ; wagons : { $names }
