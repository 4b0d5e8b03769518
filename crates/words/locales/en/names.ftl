## Names of things

title-golem-edition = Golem Edition
title-eastern-mountains = Eastern Mountains
title-call-for-adventure = The Call for Adventure
title-endless-world = An Endless World
title-journey-one = An Heroic Journey, Part I
title-journey-two = An Heroic Journey, Part II
title-journey-three = An Heroic Journey, Part III

crystal-yellow = yellow
crystal-green = green
crystal-blue = blue
crystal-magenta = magenta

source-point-cards = point cards
source-vp-tiles = victory tiles
source-outposts = outposts
source-bonus-tiles = bonus tiles
source-exploration-tiles = exploration tiles
source-copper = copper
source-silver = silver
source-crystals = crystals

bonus-step = extra step
bonus-upgrade = upgrade on build
bonus-mine = richer mine
bonus-caravan = caravan +3

# A place in a row, counted from the left.
place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
