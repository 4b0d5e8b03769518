## Parties qui en continuent d’autres

branch-origin = { $actions ->
    [one] Cette partie en continue une autre, après sa première action.
   *[other] Cette partie en continue une autre, après { $actions } actions.
}
branch-fair = Les pioches précédentes sont acquises ; la preuve d’équité ne couvre que la suite.
branch-back = Voir la partie d’origine
