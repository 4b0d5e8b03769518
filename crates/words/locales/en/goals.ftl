## Why a strong bot would do something: what it makes possible, and when

goal-points = It brings { score-points } at once.
goal-claim =
    { $turns ->
        [0] Then you can claim { $golem } ({ score-points }) in this turn.
        [one] Then you can claim { $golem } ({ score-points }) on your next turn.
       *[other] Then you can claim { $golem } ({ score-points }) in { $turns } turns.
    }
goal-build =
    { $turns ->
        [0] Then you can build an outpost in this turn.
        [one] Then you can build an outpost on your next turn.
       *[other] Then you can build an outpost in { $turns } turns.
    }
goal-tile =
    { $turns ->
        [0] Then you can take a bonus tile in this turn.
        [one] Then you can take a bonus tile on your next turn.
       *[other] Then you can take a bonus tile in { $turns } turns.
    }
goal-rivals = Can already pay for it: { $names }.
goal-even = “{ $other }” is about as good.
goal-behind = Better than “{ $other }”: { $gain }.
hint-costs = Hint. The game then no longer counts for ratings.
