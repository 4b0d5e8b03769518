## Pourquoi un robot fort ferait ainsi : ce que cela permet, et quand

goal-points = Cela rapporte { score-points } aussitôt.
goal-claim =
    { $turns ->
        [0] Vous pouvez ensuite réclamer { $golem } ({ score-points }) dans ce tour.
        [one] Vous pouvez ensuite réclamer { $golem } ({ score-points }) à votre prochain tour.
       *[other] Vous pouvez ensuite réclamer { $golem } ({ score-points }) dans { $turns } tours.
    }
goal-build =
    { $turns ->
        [0] Vous pouvez ensuite construire un comptoir dans ce tour.
        [one] Vous pouvez ensuite construire un comptoir à votre prochain tour.
       *[other] Vous pouvez ensuite construire un comptoir dans { $turns } tours.
    }
goal-tile =
    { $turns ->
        [0] Vous pouvez ensuite prendre une tuile Bonus dans ce tour.
        [one] Vous pouvez ensuite prendre une tuile Bonus à votre prochain tour.
       *[other] Vous pouvez ensuite prendre une tuile Bonus dans { $turns } tours.
    }
goal-rivals = Peuvent déjà le payer : { $names }.
goal-even = « { $other } » vaut à peu près autant.
goal-behind = Mieux que « { $other } » : { $gain }.
hint-costs = Conseil. La partie ne comptera plus pour la cote.
