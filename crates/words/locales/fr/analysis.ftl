## Des parties examinées : analyses et conseils

percent = { $number } %

analysis-title = { $title } : analyse d’une partie
analysis-lead =
    Partie à { $players }, { $rounds ->
        [0] aucune ronde
        [one] une ronde
       *[other] { $rounds } rondes
    }. { $end }
analysis-unfinished = La partie n’est pas terminée.
analysis-effort =
    { $decisions ->
        [0] Aucune décision examinée
        [one] Une décision examinée
       *[other] { $decisions } décisions examinées
    }, { $budget } pour chacune.{ $forced ->
        [0] { "" }
        [one] { " " }Pour une autre, une seule action était permise.
       *[other] { " " }Pour { $forced } autres, une seule action était permise.
    }
analysis-positions =
    { $positions ->
        [one] une position
       *[other] { $positions } positions
    }
analysis-open =
    { $open ->
        [one] Une décision n’a pas encore été examinée.
       *[other] { $open } décisions n’ont pas encore été examinées.
    }
analysis-none = Personne n’a rien eu à décider dans cette partie.
analysis-about =
    Les chances et les points sont ce qu’attend le robot le plus fort si tout le monde joue bien. Ce sont des estimations : un plus grand budget les améliore. Une décision est une imprécision à partir de { $inaccuracy }, une erreur à partir de { $mistake } et une gaffe à partir de { $blunder } de chances de gagner perdues, ou en points, dont 20 valent une victoire sûre tant que la partie est ouverte ; les écarts inférieurs à l’erreur des estimations ne comptent pas. La chance est ce que les pioches ont donné ou pris.

analysis-seats = Comment tout le monde a joué
analysis-when = { $change } (ronde { $round })
analysis-when-start = { $change } (au début)

standing-score = { $player } : { score-points }
standing-decisions =
    { $decisions ->
        [0] aucune décision
        [one] une décision
       *[other] { $decisions } décisions
    }, perte moyenne { $loss } : { $inaccuracies ->
        [0] aucune imprécision
        [one] 1 imprécision
       *[other] { $inaccuracies } imprécisions
    }, { $mistakes ->
        [0] aucune erreur
        [one] 1 erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [0] aucune gaffe
        [one] 1 gaffe
       *[other] { $blunders } gaffes
    }
standing-luck = part du hasard { $luck }
standing-best = meilleur moment { $when }
standing-worst = pire moment { $when }

# Ce qu’une personne a fait de l’ensemble de la partie.
standing-balance =
    { $grade ->
        [strong] A tiré le meilleur parti de la partie
        [sound] A laissé quelque chose en chemin
        [loose] A beaucoup perdu
       *[wild] A presque tout gaspillé
    } : environ { $given } points perdus sur { $reach } à portée (à { $doubt } près){ $slips ->
        [no] { "" }
       *[other] , et { $chance } de chances de gagner en erreurs nettes
    }.
analysis-sureness = Chaque courbe réunit toutes les estimations d’une position ; en moyenne, elle est exacte à ± { $doubt } près.

analysis-chart = Chances de gagner
analysis-chart-title = Les chances de chaque siège avant chaque décision ; les numéros sont les tournants.
analysis-chart-story =
    Une ligne par siège. Au dernier point : { $chances }.
analysis-chance-of = { $player } { $chance }
analysis-axis-round = ronde

analysis-turning = Tournants de la partie
analysis-turning-none = Rien n’a changé de 5 % ou plus les chances de gagner de quelqu’un.
analysis-moves = Coup par coup
analysis-decision = décision

moment-draws = Ronde { $round } · pioches
moment-draws-start = Avant la première ronde · pioches
moment-change = { $player } : { $before } → { $after }
moment-cost = Cela a coûté environ { $what }.
moment-instead = Mieux : { $action }
cost-turns =
    { $number } { $count ->
        [one] tour
       *[other] tours
    }
cost-points =
    { $number } { $count ->
        [one] point
       *[other] points
    }
cost-wins = { $percent } de chances de gagner
cost-and = { $before } et { $last }
moment-better = Mieux : { $action } ({ $gain })
move-forced = { $action } (forcé)
move-round = Ronde { $round }
move-set-up = Début

verdict-fine = bien
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe

gain-wins = { $percent } de chances de gagner
gain-points =
    { $number } { $count ->
        [one] point
       *[other] points
    }
gain-turns =
    { $direction ->
        [sooner] fin { $number } { $count ->
            [one] tour
           *[other] tours
        } plus tôt
        [later] fin { $number } { $count ->
            [one] tour
           *[other] tours
        } plus tard
       *[same] fin au même moment
    }

hint-who = { $title }, partie à { $players }. C’est au siège { $seat } de décider.
hint-one = Une seule action est permise : { $action }
hint-action = action
hint-wins = chances
hint-points = points
hint-visits = essais
hint-proven = prouvé
hint-rest =
    { $number ->
        [0] Aucune autre action n’est permise.
        [one] Une autre action est permise.
       *[other] { $number } autres actions sont permises.
    }
hint-gain = Ce que la première gagne sur la deuxième : { $gain }.
hint-over = { $file } : la partie est terminée, il n’y a plus rien à décider
hint-chance = { $file } : une pioche est due ici, il n’y a pas de décision ; donnez une position où quelqu’un doit décider
