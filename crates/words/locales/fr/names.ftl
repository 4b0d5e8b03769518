## Noms des choses

title-golem-edition = Édition Golem
title-eastern-mountains = Montagnes orientales
title-call-for-adventure = L’appel de l’aventure
title-endless-world = Un monde sans fin
title-journey-one = Une saga héroïque, chapitre I
title-journey-two = Une saga héroïque, chapitre II
title-journey-three = Une saga héroïque, chapitre III

crystal-yellow = jaune
crystal-green = vert
crystal-blue = bleu
crystal-magenta = magenta

source-point-cards = cartes Points
source-vp-tiles = tuiles Victoire
source-outposts = comptoirs
source-bonus-tiles = tuiles Bonus
source-exploration-tiles = tuiles Exploration
source-copper = cuivre
source-silver = argent
source-crystals = cristaux

bonus-step = pas supplémentaire
bonus-upgrade = amélioration à la construction
bonus-mine = mine plus riche
bonus-caravan = caravane +3

# La place dans une rangée, en comptant à partir de la gauche.
place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    }
