## Noms des choses

title-golem-edition = Édition Golem

crystal-yellow = jaune
crystal-green = vert
crystal-blue = bleu
crystal-magenta = magenta

source-point-cards = cartes Points
source-copper = cuivre
source-silver = argent
source-crystals = cristaux

# La place dans une rangée, en comptant à partir de la gauche.
place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    }
