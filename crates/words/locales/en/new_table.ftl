## The form of a new table, besides what the lobby says

new-program = program: { $name }
new-order-note = Going first is a small advantage in some games and a small handicap in others; drawing lots is fair.
new-visibility-note = Anyone can find a listed table, watch it, and take a free seat.
new-pace-note = If you run out of time, a bot plays for you until you return.
pace-own = a custom clock
pace-own-is = Custom clock
pace-minutes = minutes for the game
pace-seconds = seconds for each turn
new-hints-note = You can ask a strong bot what it would do. A game with a hint does not count for ratings.
new-components = Cards and tiles
new-components-note = This server has packs with other cards and tiles.
pack-printed = as printed

# Why a table cannot be opened as the form was filled in.
unfit =
    { $field ->
        [name] A name can have up to 32 characters.
        [seats] This game is for { $least } to { $most } players: choose who plays.
        [program] This server has no program with that name.
        [pace] A clock can have 1 minute to 24 hours, and up to an hour more for each turn.
        [components] This server doesn’t have that pack: choose another one.
       *[map] This map can’t be used.
    }
unfit-because = { unfit } { $detail }
