## Games that go on from others

branch-origin = { $actions ->
    [one] This game continues another one, after its first action.
   *[other] This game continues another one, after { $actions } actions.
}
branch-fair = Earlier draws are fixed; the fairness proof covers only draws from here on.
branch-back = See the original game
