## Hints at a table

hints-never = Never
hints-against-bots = Against bots
hints-always = Always
hints-agreed = { $hints ->
    [never] No hints are given here.
    [always] Everybody may ask for hints; in a game of several people all are told.
   *[other] Who plays against bots alone may ask for hints.
}
