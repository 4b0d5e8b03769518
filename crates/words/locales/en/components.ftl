## Components and packs

components = Components
components-note = Every card, tile and board of the seven games, and where its figures come from.
components-boxes = Three boxes
components-combined = Combined games
components-filter = Which kind
components-all = all
components-printed = As printed.
components-of-pack = Of the pack “{ $name }”:

kind-merchants = Merchant cards
kind-golems = Golems
kind-tokens = Tokens
kind-mountains = Mountains
kind-victory = Victory tiles
kind-bonus = Bonus tiles
kind-start = Starting crystals
kind-outposts = Outposts
kind-locations = Locations
kind-exploration = Exploration tiles

merchant-starting = starting card of every player
token-copper =
    copper, { score-points }; { $number ->
        [one] one for each player
       *[other] { $number } for each player
    }
token-silver =
    silver, { score-points }; { $number ->
        [one] one for each player
       *[other] { $number } for each player
    }
bonus-number =
    { $number ->
        [1] { $bonus }
       *[other] { $bonus }, { $number } tiles
    }
outpost-column = column { $number }: { score-points }

provenance-verified = verified
provenance-published = published
provenance-derived = derived
provenance-ours = our own
provenance-reconstructed = reconstructed
provenance-unsaid = source not given
provenance-more = Where the figures come from

packs = Packs
packs-note = A pack has other cards or tiles than the printed ones. You can choose one when you open a table, and the table shows its name.
packs-none = This server has no packs yet.
packs-add = Add a pack
packs-add-note = A component file for one box, as “carvania components show --toml” writes it. It is checked first: all problems are shown at once, and nothing is added until they are solved.
packs-full = This server can’t take any more packs.
packs-more = A pack for several boxes
packs-name = Name
packs-text = Component file
packs-file = From a file
packs-check = Check only
packs-do = Check and add
packs-empty = It’s empty: paste a component file, or choose one.
packs-same-box = Two of these files are for the same box: a pack can have only one for each.
packs-as-printed = This is the same as the printed components: change something first.
packs-fit = No problems found: you can play with it.
packs-added = The pack “{ $name }” has been added: choose it under “More options” when you open a table.
packs-problems =
    { $number ->
        [one] It cannot be used: there is one problem.
       *[other] It cannot be used: there are { $number } problems.
    }
table-pack = Pack: { $name }
