## Hints at a table

hints-never = Never
hints-against-bots = Against bots
hints-always = Always
hints-agreed = { $hints ->
    [never] Hints are off.
    [always] Any player may ask for hints; in a game with several people, everyone is told.
   *[other] Hints are available in games against bots only.
}

hint-ask = Hint
hint-thinking = A strong bot is thinking…
hint-title = Hint
hint-only = There is only one possible move.
hint-expected = ({ $wins } to win, { $points } points at the end)
hint-about = This is what a strong bot expects; it may be wrong. This game no longer counts for ratings.
hint-said = (asked for a hint)
