## Ce qui ne va pas dans un fichier de composants

component-file = Il est illisible : { $details }
component-no-box = Aucune boîte n’a de tels composants. Un fichier a `merchant` pour Édition Golem, `mountain` pour Montagnes orientales, ou `side` pour Un monde sans fin.
component-card =
    { $kind } { $number }{ $face ->
        [none] { "" }
       *[other] { " " }({ $face })
    } : { $fault }
component-table = { $name } : { $fault }
component-count =
    { $what } : { $found ->
        [0] aucun élément trouvé
        [one] un élément trouvé
       *[other] { $found } éléments trouvés
    }, il en faut { $range ->
        [exact] { $most }
       *[range] de { $least } à { $most }
    }

component-merchant = une carte Marchand a soit `gain`, soit `upgrades`, soit `give` et `take`
component-amount =
    { $what ->
        [spaces] le nombre d’emplacements de bonus
        [caravan] la caravane
        [cost] le nombre de cristaux de son coût
        [crystals] le nombre de cristaux
        [gained] le nombre de cristaux gagnés
        [given] le nombre de cristaux donnés
        [taken] le nombre de cristaux reçus
        [reinforcements] le nombre de nouveaux marchands
        [columns] le nombre de colonnes de comptoirs
        [column] la valeur d’une colonne de comptoirs
        [each] le nombre par joueur
        [places] le nombre de places d’une rangée
        [points] le nombre de points
        [rows] le nombre de rangées
        [slot] l’emplacement
        [size] la taille d’une pile de bonus
        [stacks] le nombre de piles de bonus
        [tiles] le nombre de tuiles
        [explore] le nombre de tuiles à explorer
        [traders] le nombre de marchands
        [upgrades] le nombre d’améliorations
       *[value] une valeur
    } est { $found }, mais doit être { $range ->
        [exact] { $most }
       *[range] de { $least } à { $most }
    }
component-symbol = `{ $found }` n’est pas une icône Commerce : écrivez yellow, green, blue ou magenta
component-word = `{ $found }` est inconnu ici : écrivez l’un de ces mots : { $known }
component-name = `{ $found }` ne peut pas être son nom : écrivez { $letter } et deux chiffres
component-location-name = `{ $found }` ne peut pas être son nom : écrivez { $side }. et de une à trois lettres ou chiffres
component-same-name = même nom que { $kind } { $number }
component-figures =
    `{ $kind }` va avec { $wanted ->
        [none] aucune donnée
       *[other] { $wanted }
    }, et non avec { $found ->
        [none] aucune donnée
       *[other] { $found }
    }
component-misplaced = un lieu `{ $kind }` ne peut être que sur { $sides }
component-both-icons = `exploration` et `two_three` ne peuvent pas être vrais tous les deux (EW-4)
component-benefit = un avantage est soit `fewer_traders_at`, soit `crystal_at` et `gain`, soit `traders`, soit `explore`
component-card-icon = l’icône est `{ $icon }`, mais l’avantage est celui de `{ $benefit }`
component-pair = une paire a deux icônes différentes
component-rows = toutes les rangées doivent avoir la même longueur, avec "" là où il n’y a pas de plateau
component-sides =
    faces trouvées : { $found ->
        [none] aucune
       *[other] { $found }
    } ; faces attendues : { $wanted }, chacune une fois
component-stacks = `bonus_stacks` est { $found }, mais doit être { $wanted }
component-both-sides = l’échange a une même couleur des deux côtés (C-4)
component-twin = identique à { $kind } { $number }

crystals-letter = `{ $letter }` n’est pas un cristal : écrivez Y, G, B ou M
crystals-order = écrivez les cristaux du plus bas au plus haut, Y G B M : `{ $crystals }`
crystals-many = il y a trop de cristaux d’une même couleur

counted-all = lieux de toutes les faces
counted-stacked = tuiles des piles de A1 et B1
counted-slot = { $kind }, emplacement { $slot }, sur { $one } et { $other }
counted-location = { $kind } sur { $side }
counted-steps = move_wagon (steps { $steps }) sur F2
counted-locations = lieux en { $game }
counted-exploration = icônes Exploration en { $game }
counted-two-three = icônes 2-3 en { $game }

## Ce qui ne va pas dans une partie enregistrée

fault-refused = { $what } est contraire aux règles à cet endroit.
fault-notation = { $what } n’est pas une action.
fault-object = { $what } n’est pas une action : ce qui suit les deux-points est illisible.
fault-thing = { $what } nomme une carte, une tuile, un lieu ou une case que ce jeu n’a pas.
fault-header = { $what } n’est pas un en-tête. Écrivez « nom: valeur », le nom en minuscules, et une ligne vide après le dernier en-tête.
fault-reserved = l’en-tête { $what } découle de la partie ou de sa donne et ne peut pas être choisi.
fault-header-twice = l’en-tête { $what } s’y trouve deux fois.
fault-value = l’en-tête { $what } ne peut pas avoir cette valeur.
fault-no-header = l’en-tête { $what } manque.
fault-no-commitment = l’en-tête { $what } demande l’en-tête commitment.
fault-title = ce n’est pas l’un des jeux.
fault-table-size = { $title } se joue de { $least } à { $most }, et non à { $players }.
fault-unfit-map = { $title } ne peut pas se jouer sur ce plateau.
fault-few-cards =
    à { $players }, il faut { $needed ->
        [one] une carte Points
       *[other] { $needed } cartes Points
    } pour que la partie finisse, mais il y en a { $found }.
fault-map-problems = son plateau est inutilisable : { $what }
fault-position = la position de départ est inutilisable ({ $what }).
fault-json = illisible comme JSON Lines ({ $what }).
fault-version = la partie a été enregistrée sous une autre version des règles ({ $what }).
fault-other-components = la partie a été jouée avec d’autres cartes et tuiles, que ce serveur n’a pas.
fault-round =
    la ronde { $found } ne commence pas ici : c’est { $place ->
        [before] la mise en place
        [begins] le début de la ronde { $round }
       *[within] le milieu de la ronde { $round }
    }.
fault-field = { $field } est { $found }, mais le jeu dit { $wanted }.
fault-note = la note { $place } à la graine doit avoir au plus { $most } caractères ASCII imprimables.
fault-notes = il y a { $found } notes à la graine, mais { $places } places : écrivez-en une vide là où personne n’en ajoute.
fault-order = l’ordre du tour ne nomme pas chaque place une fois.
fault-order-places =
    l’ordre du tour nomme { $found ->
        [one] une place
       *[other] { $found } places
    }, mais { $places } personnes jouent.
fault-seed = la graine n’est pas celle qui avait été promise.
fault-given =
    { $given ->
        [one] une action serait donnée
       *[other] { $given } actions seraient données
    }, mais la partie enregistrée en a { $actions }.
