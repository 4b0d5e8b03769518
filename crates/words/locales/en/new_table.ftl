## The form of a new table, besides what the lobby says

new-program = program: { $name }
new-order-note = Going first is a small advantage in some games and a small handicap in others; drawing lots is fair.
new-visibility-note = Anyone can find a listed table, watch it, and sit down while a seat is free.
new-pace-note = A player who runs out of time is replaced by a bot until they come back.
pace-own = a custom clock
pace-own-is = Custom clock
pace-minutes = minutes for the game
pace-seconds = seconds for each turn
new-hints-note = A strong bot may be asked what it would do. A game with a hint does not count for ratings.
new-components = Cards and tiles
new-components-note = This server has packs with other cards and tiles.
pack-printed = as printed

# Why a table cannot be opened as somebody filled the form in.
unfit =
    { $field ->
        [name] A name has 1 to 32 letters.
        [seats] This game is for { $least } to { $most } players: choose who plays.
        [program] This server has no program of that name.
        [pace] A clock takes 1 minute to 24 hours, and up to an hour more for each turn.
        [components] This server has no such pack: choose another one.
       *[map] This map cannot be played on.
    }
unfit-because = { unfit } { $detail }
