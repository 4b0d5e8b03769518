## What is wrong with a component file

component-file = It cannot be read: { $details }
component-no-box = No box has such components. A file has `merchant` for Golem Edition, `mountain` for Eastern Mountains, or `side` for An Endless World.
component-card =
    { $kind } { $number }{ $face ->
        [none] { "" }
       *[other] { " " }({ $face })
    }: { $fault }
component-table = { $name }: { $fault }
component-count =
    { $what }: { $found } found, { $range ->
        [exact] { $most }
       *[range] { $least } to { $most }
    } needed

component-merchant = a merchant card has either `gain`, or `upgrades`, or `give` and `take`
component-amount =
    { $what ->
        [spaces] the number of bonus spaces
        [caravan] the caravan
        [cost] the number of crystals it costs
        [crystals] the number of crystals
        [gained] the number of crystals gained
        [given] the number of crystals given
        [taken] the number of crystals taken
        [reinforcements] the number of new traders
        [columns] the number of outpost columns
        [column] the value of an outpost column
        [each] the number for each player
        [places] the number of places in a row
        [points] the number of points
        [rows] the number of rows
        [slot] the slot
        [size] the size of a bonus stack
        [stacks] the number of bonus stacks
        [tiles] the number of tiles
        [explore] the number of tiles to explore
        [traders] the number of traders
        [upgrades] the number of upgrades
       *[value] a value
    } is { $found }, but must be { $range ->
        [exact] { $most }
       *[range] { $least } to { $most }
    }
component-symbol = `{ $found }` is not a trade symbol: write yellow, green, blue or magenta
component-word = `{ $found }` is not known here: write one of { $known }
component-name = `{ $found }` cannot be its name: write { $letter } and two digits
component-location-name = `{ $found }` cannot be its name: write { $side }. and one to three letters or digits
component-same-name = it has the name of { $kind } { $number }
component-figures =
    `{ $kind }` goes with { $wanted ->
        [none] no figures
       *[other] { $wanted }
    }, not with { $found ->
        [none] no figures
       *[other] { $found }
    }
component-misplaced = a `{ $kind }` location can only be on { $sides }
component-both-icons = `exploration` and `two_three` cannot both be true (EW-4)
component-benefit = a benefit is either `fewer_traders_at`, or `crystal_at` and `gain`, or `traders`, or `explore`
component-card-icon = the icon is `{ $icon }`, but the benefit is that of `{ $benefit }`
component-pair = a pair has two different icons
component-rows = all rows must be equally long, with "" where no board lies
component-sides =
    it shows { $found ->
        [none] no side
       *[other] { $found }
    }, but its sides are { $wanted }, each once
component-stacks = `bonus_stacks` is { $found }, but must be { $wanted }
component-both-sides = the trade has a colour on both sides (C-4)
component-twin = it is the same as { $kind } { $number }

crystals-letter = `{ $letter }` is not a crystal: write Y, G, B or M
crystals-order = write crystals from low to high, Y G B M: `{ $crystals }`
crystals-many = there are too many crystals of one colour

counted-all = locations of all sides
counted-stacked = tiles in the stacks of A1 and B1
counted-slot = { $kind } slot { $slot } on { $one } and { $other }
counted-location = { $kind } on { $side }
counted-steps = move_wagon (steps { $steps }) on F2
counted-locations = locations in { $game }
counted-exploration = exploration icons in { $game }
counted-two-three = 2-3 icons in { $game }

## What is wrong with a record

fault-refused = { $what } is against the rules there.
fault-notation = { $what } is not an action.
fault-object = { $what } is not an action: what follows the colon cannot be read.
fault-thing = { $what } names a card, a tile, a location or a cell that the game does not have.
fault-header = { $what } is not a header. Write “name: value”, with the name in small letters, and a blank line after the last header.
fault-reserved = the header { $what } follows from the game or its deal and cannot be set.
fault-header-twice = the header { $what } occurs twice.
fault-value = the header { $what } cannot have this value.
fault-no-header = the header { $what } is missing.
fault-no-commitment = the header { $what } needs the header commitment.
fault-title = this is not one of the games.
fault-table-size = { $title } is for { $least } to { $most } players, not { $players }.
fault-unfit-map = { $title } cannot be played on this map.
fault-few-cards =
    for { $players } players the game needs { $needed ->
        [one] one point card
       *[other] { $needed } point cards
    } to end, but there are { $found }.
fault-map-problems = its map cannot be used: { $what }
fault-position = the position that it starts from cannot be used ({ $what }).
fault-json = it cannot be read as JSON Lines ({ $what }).
fault-version = the record was made under another version of the rules ({ $what }).
fault-other-components = the record was made with other cards and tiles, and this server does not have them.
fault-round =
    round { $found } does not begin here: this is { $place ->
        [before] the set-up
        [begins] the beginning of round { $round }
       *[within] the middle of round { $round }
    }.
fault-field = { $field } is { $found }, but the game says { $wanted }.
fault-note = the note { $place } to the seed has to be at most { $most } printable ASCII characters.
fault-notes = there are { $found } notes to the seed, but { $places } places: write an empty one for a place without one.
fault-order = the order of play does not name each place once.
fault-order-places =
    the order of play names { $found ->
        [one] one place
       *[other] { $found } places
    }, but { $places } play.
fault-seed = the seed is not the one that was committed to.
fault-given =
    { $given ->
        [one] one action is
       *[other] { $given } actions are
    } said to be given, but the record has only { $actions }.
