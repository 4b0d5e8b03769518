## Names of things

title-golem-edition = Golem Edition

crystal-yellow = yellow
crystal-green = green
crystal-blue = blue
crystal-magenta = magenta

source-point-cards = point cards
source-copper = copper
source-silver = silver
source-crystals = crystals

# A place in a row, counted from the left.
place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
