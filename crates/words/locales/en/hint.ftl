## Hints at a table

hints-never = Never
hints-against-bots = Against bots
hints-always = Always
hints-agreed = { $hints ->
    [never] No hints are given here.
    [always] Everybody may ask for hints; in a game of several people all are told.
   *[other] Hints are given only in a game of one person against bots.
}

hint-ask = Hint
hint-thinking = A strong bot is thinking…
hint-title = Hint
hint-only = Only one thing can be done.
hint-expected = ({ $wins } to win, { $points } points at the end)
hint-compared = Compared with “{ $other }”: { $gain }.
hint-about = That is what a strong bot expects; it may be wrong. This game does not count for ratings any more.
hint-said = (asked for a hint)
