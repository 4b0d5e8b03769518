## Ce qu’est une chose sur la table, ce qu’elle coûte, ce qu’elle fait, ce qu’elle vaut

explain-golem = Golem, { score-points }
explain-victory-tile = Tuile Victoire, { score-points }
explain-cost = Coûte { $crystals }.
explain-token =
    Il vient avec un jeton { $metal ->
        [copper] de cuivre
       *[silver] d’argent
    } : { score-points }.
explain-help = Aide : désormais, un marchand de moins sur les lieux { $icon }, mais toujours au moins un.
explain-tool = Outil : chaque fois que vous activez un lieu { $icon }, vous gagnez aussi { $gain }.
explain-new-traders =
    Nouveaux marchands : { $traders ->
        [one] un marchand
       *[other] { $traders } marchands
    } de votre réserve, prêts aussitôt.
explain-exploration-card = Exploration : vous prenez la tuile Exploration de votre choix, et son lieu s’ouvre pour tous.
explain-score = Votre score passerait de { $before } à { $after }.
explain-visit = Pour le réclamer, envoyez des marchands sur le lieu au-dessous.
explain-ends = Le golem nº { $number } termine la partie. Vous en avez { $own }.
explain-ends-tiles = La tuile Victoire nº { $number } termine la partie. Vous en avez { $own }.
explain-in-village = Se réclame quand votre wagon est dans son village, { $cell }.

explain-card-row = Carte Marchand, { place } de la rangée
explain-card-hand = Carte Marchand de votre main
explain-card-played = Carte Marchand jouée : elle revient quand vous vous reposez
explain-card-discarded = Carte Marchand défaussée
explain-card-route = Carte Marchand de votre route commerciale
explain-card-market = Carte Marchand d’un marché
explain-card = Carte Marchand
explain-price =
    { $price ->
        [0] Gratuite : c’est la première de la rangée.
        [one] Coûte un cristal au choix, que vous posez sur la carte à sa gauche.
       *[other] Coûte { $price } cristaux au choix : un sur chaque carte à sa gauche.
    }
explain-lying = { $crystals } dessus : vous les gagnez avec la carte.
explain-route-price = Demande { traders }, qui y restent jusqu’à votre repos.
explain-gain = Donne { $crystals } de la réserve générale.
explain-upgrades =
    { $upgrades ->
        [one] Améliore un cristal d’une couleur
       *[other] Améliore jusqu’à { $upgrades } fois un cristal d’une couleur
    } : { CRYSTALS("Y") } en { CRYSTALS("G") } en { CRYSTALS("B") } en { CRYSTALS("M") }.
explain-trade = Échange { $give } contre { $take }, autant de fois que vous pouvez payer.
explain-times =
    { $times ->
        [one] Une fois maintenant.
       *[other] Jusqu’à { $times } fois maintenant.
    }
explain-market = Activez le lieu au-dessous pour l’utiliser.
explain-spend = Vous pouvez aussi la défausser pour un pas de votre wagon.

explain-place = Lieu { $name }
explain-place-taken =
    Lieu { $name } ; { $standing ->
        [one] un marchand s’y trouve
       *[other] { $standing } marchands s’y trouvent
    } : { $owner }
explain-place-golem = Réclamer { $golem }, prendre une tuile Bonus, ou les deux.
explain-place-does = { $does }.
explain-tools = Vos outils ajoutent { $crystals }.
explain-traders =
    Demande { traders }{ $standing ->
        [0] .
       *[other] : un de plus que sur place, que vous renvoyez ({ $owner }).
    }{ $helps ->
        [0] { "" }
        [one] { " " }Votre carte Aide est comptée.
       *[other] { " " }Vos cartes Aide sont comptées.
    }
explain-ready =
    { $traders ->
        [0] Aucun des vôtres n’est prêt.
        [one] Un des vôtres est prêt.
       *[other] { $traders } des vôtres sont prêts.
    }

explain-bonus-tile = Tuile Bonus, { $number } dans la pile
explain-own-tile = Tuile Bonus
explain-at-the-end = Compte à la fin de la partie.
explain-worth =
    { $points ->
        [one] Vaut { $points } point pour vous maintenant.
       *[other] Vaut { $points } points pour vous maintenant.
    }
explain-spaces =
    { $held ->
        [0] Aucun de vos { $spaces } espaces n’est pris.
        [one] Un de vos { $spaces } espaces est pris.
       *[other] { $held } de vos { $spaces } espaces sont pris.
    }
explain-taken-golem = Se prend en activant ce lieu Golem.
explain-taken-column = Une pour chaque colonne de comptoirs que vous videz.
explain-taken-fourth = Une avec chaque quatrième carte Marchand utilisée et défaussée.

explain-exploration-tile = Tuile Exploration
explain-exploration-on = sur { $location }
explain-exploration-beside = à côté du plateau
explain-exploration-gives = Elle donne : { $gives }.
explain-exploration-closes = Le lieu au-dessous reste fermé jusqu’à ce qu’on la prenne.
explain-exploration-how = Vous en prenez une en réclamant un golem à l’icône Exploration.

explain-bonus-left =
    Tuile Bonus, { $number ->
        [one] { $number } restante
       *[other] { $number } restantes
    }
explain-bonus-step = À chaque tour, votre wagon fait un pas gratuit de plus.
explain-bonus-upgrade = Chaque fois que vous construisez un comptoir, vous pouvez améliorer un cristal d’une couleur.
explain-bonus-mine = Chaque fois que vous minez, vous gagnez un { CRYSTALS("G") } de plus.
explain-bonus-caravan = Votre caravane a trois places de plus.
explain-bonus-points = Vaut { score-points } à la fin de la partie.
explain-bonus-own =
    { $own ->
        [0] Vous n’en avez pas.
       *[other] Vous en avez { $own }.
    }

explain-mountain =
    Montagne à l’icône Commerce { $colour ->
        [yellow] jaune
        [green] verte
        [blue] bleue
       *[magenta] magenta
    }
explain-village = Village
explain-closed = Village fermé
explain-valley = Vallée
explain-empty = Il n’y a encore rien ici
explain-stop-trade = Échange quand votre wagon est ici : { $give } contre { $take }, autant de fois que vous pouvez payer.
explain-build =
    Un comptoir ici compte dans votre rangée { $colour ->
        [yellow] jaune
        [green] verte
        [blue] bleue
       *[magenta] magenta
    }{ $next ->
        [none] , qui est complète.
       *[other] , il vaut { score-points }.
    }
explain-build-cost =
    Construire ici { $price ->
        [0] est gratuit.
        [one] coûte un cristal de n’importe quelle couleur.
       *[other] coûte { $price } cristaux de n’importe quelles couleurs.
    }
explain-built = Votre comptoir est ici.
explain-toll =
    S’arrêter ici coûte { $tolls ->
        [one] un cristal de péage.
       *[other] { $tolls } cristaux de péage.
    }
explain-lie-here = { $crystals } par terre : à prendre quand votre wagon s’arrête ici.
explain-open-valley = Rien à échanger, rien à construire. Votre wagon peut s’y arrêter.
explain-closed-village = Il n’offre aucune tuile Victoire. Votre wagon peut s’y arrêter.
explain-offers = Votre wagon peut s’y arrêter. Rien n’est offert maintenant.
explain-standing = Wagons : { $names }.
explain-outposts = Comptoirs : { $names }.

## Ce qui manque pour ce qu’on ne peut pas faire

lack-crystals = Il vous manque { $crystals }.
lack-any =
    Il faut { $needed ->
        [one] { $needed } cristal
       *[other] { $needed } cristaux
    }, et vous { $held ->
        [0] n’en avez aucun
       *[other] en avez { $held }
    }.
lack-raise = Aucun de vos cristaux ne peut être amélioré.
lack-traders =
    Il faut { traders }, et { $ready ->
        [0] aucun des vôtres n’est prêt.
        [one] un seul des vôtres est prêt.
       *[other] { $ready } des vôtres sont prêts.
    }
lack-rest = Vos marchands y sont déjà : reposez-vous pour les rappeler.
lack-exploration = Une tuile Exploration le ferme jusqu’à ce que quelqu’un la prenne.
lack-visit = Envoyez d’abord des marchands : { $location }.
lack-exploration-card = Réclamez un golem à l’icône Exploration pour en prendre une.
lack-column = Construisez le dernier comptoir d’une colonne pour en prendre une.
lack-wagon-at = Votre wagon doit se trouver ici : { $cell }.
lack-steps = C’est à { $steps } pas : votre wagon va de tuile en tuile.
lack-wagon-location = Votre wagon se déplace quand vous activez un lieu à la roue.
lack-mountain = Votre wagon n’est sur aucune montagne.
lack-outpost = Vous n’avez encore aucun comptoir.
lack-tolls = Vous ne pouvez pas payer les péages.
lack-answer = Décidez d’abord ceci : { $question }
