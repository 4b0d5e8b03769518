## Games that go on from others

branch-origin = { $actions ->
    [one] This game continues another one, after its first action.
   *[other] This game continues another one, after { $actions } actions.
}
branch-fair = What was drawn before is given, and the promise about this deal says nothing of it.
branch-back = The other game
