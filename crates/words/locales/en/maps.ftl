## Maps of one’s own

map-kind =
    { $kind ->
        [village] village
        [valley] valley
        [dealt] mountain or valley
       *[mountain] mountain
    }
map-count =
    { $kind ->
        [village] Villages
        [valley] Valleys
        [dealt] Mountains and valleys
       *[mountain] Mountains
    }: { $found } on the map, { $range ->
        [exact] { $most } needed.
       *[range] { $least } to { $most } allowed.
    }
map-apart = Not joined to the rest: all cells must be connected by shared edges.
map-loose = Too loose: every cell must touch at least two others.
map-loose-allowed = Touching only one other cell: allowed, but a dead end.
map-file = This is not a map file. A map file is written in TOML, with a drawing or lists of cells.
map-both = A map file has either a drawing or lists of cells, not both.
map-character = Line { $line } of the drawing: “{ $found }” is not a cell. Write V, o, ~ or a space.
map-off-grid = Line { $line } of the drawing: the cell at character { $column } is off the grid. Columns are two characters apart, and alternate between odd and even lines.
map-twice = Two cells lie at [{ $column }, { $row }].
map-far-out = The cell [{ $column }, { $row }] is too far out.
map-wide = The cells lie too far apart: a map has at most 28 columns, and 28 cells in a column.
map-long = The file is too long for a map.

maps = Maps
maps-note = Make your own map for the games that are played in the mountains. Tiles and victory tiles are dealt onto it when a game begins.
maps-first = The starting map
maps-random = A random map
maps-empty = An empty map
maps-saved = Your maps
maps-saved-none = You have no saved maps yet.
maps-begin = Begin with
maps-unfinished = unfinished
maps-edit = Change
maps-remove = Remove
maps-remove-named = Remove { $name }
maps-edit-named = Change { $name }
maps-play-named = Play on { $name }

maps-name = A map for { $game }
maps-tray = Tiles and tools
maps-tool-move = Move a tile
maps-tool-take = Take a tile away
maps-count =
    { $range ->
        [exact] { $found } of { $most }
       *[range] { $found }, up to { $most }
    }
maps-how =
    { $tool ->
        [move] Choose a tile on the map, then its new place.
        [lifted] Now choose an empty place for it.
        [take] Choose the tile to take away.
       *[other] Choose a place on the map. The same tile again takes it away.
    }
maps-undo = To undo a change, use the browser’s back button.
maps-grid = The map
maps-cell = row { $row }, cell { $cell }: { $what }
maps-nothing = empty
maps-lifted = chosen
maps-flagged =
    { $number ->
        [one] problem { $problems }
       *[other] problems { $problems }
    }
maps-at = row { $row }, cell { $cell }

maps-problems =
    { $number ->
        [0] No problems
        [one] One problem
       *[other] { $number } problems
    }
maps-good = You can play on this map.
maps-advice = Worth a look
maps-clause = rule { $clause }

maps-play = Play on this map
maps-play-not-yet = Play: solve the problems first
maps-keep = Keep and share
maps-save = Save
maps-save-name = Name of the map
maps-saved-as = Saved as { $name }.
maps-full = You have { $most } maps, which is the most you can keep: remove one first.
maps-name-form = A name can have up to 32 characters, and needs at least one.
maps-share = Link to this map
maps-download = Download the map file
maps-open = Open a map file
maps-open-text = The text of a map file
maps-open-file = Or a file
maps-open-go = Open
maps-open-failed = The file was not opened
maps-open-nothing = Choose a file, or paste its text.
maps-code =
    { $name ->
        [version] This server cannot read the map in the link: it may come from a newer version.
       *[damaged] The link is incomplete: copy all of it again.
    }
maps-code-instead = This is the starting map instead.

maps-choice = Map
maps-choice-make = Make your own map
maps-choice-linked = The map of the link
maps-choice-unfit = The map of the link cannot be used for this game.
maps-used =
    { $which ->
        [first] Played on the starting map.
       *[own] Played on a custom map.
    }
maps-used-look = Look at the map
