## Hints at a table

hints-never = Never
hints-against-bots = Against bots
hints-always = Always
hints-agreed = { $hints ->
    [never] No hints are given here.
    [always] Every player may ask for hints; in a game with several people, all are told.
   *[other] Hints are given only in a game of one person against bots.
}

hint-ask = Hint
hint-thinking = A strong bot is thinking…
hint-title = Hint
hint-only = Only one thing can be done.
hint-expected = ({ $wins } to win, { $points } points at the end)
hint-about = This is what a strong bot expects; it may be wrong. This game no longer counts for ratings.
hint-said = (asked for a hint)
