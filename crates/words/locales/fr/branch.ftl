## Parties qui en continuent d'autres

branch-origin = { $actions ->
    [one] Cette partie en continue une autre, après sa première action.
   *[other] Cette partie en continue une autre, après { $actions } actions.
}
branch-fair = Les pioches d'avant sont données, et la promesse sur cette donne n'en dit rien.
branch-back = L'autre partie
