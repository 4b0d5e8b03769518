## Looking back on a game: replay, review, records that people bring

ending-review = Review
fair-unpromised = Nothing was promised about the draws of this game, so there is nothing to check.

replay = Replay
replay-tab = { $title }: replay
replay-begin = Before the first draw
replay-set-up = The table is set up
replay-steps = Steps
replay-first = To the first decision
replay-turn-back = Back by a turn
replay-back = Back by an action
replay-on = On by an action
replay-turn-on = On by a turn
replay-last = To the end
replay-film = Play the game on its own
replay-slider = How many actions have been made
replay-show = Show
replay-place = { $at } of { $all }
replay-review = Review
replay-share = Share
replay-link = Link to this
replay-record = Download the record
replay-branch = Play on from here
replay-branch-seat = In the place of
replay-branch-bots = Against
replay-branch-go = Play

review-title = { $title }: review
review-replay = Watch the replay
review-table = To the table
review-table-over = To the table and a rematch
review-scores = Points, turn by turn
review-scores-story = A line for each player. At the end: { $points }.
review-numbers = As a table
review-turn = After the turn
review-analysis = What a strong bot thinks
review-early = When the game is over, a strong bot can look into every decision.
review-offer = A strong bot looks into every decision: how likely each player was to win, what would have been better, and what was luck. It takes a minute or two, and everyone can see the result here.
review-analyse = Analyse this game
review-open = { $percent }% of { $all } decisions looked into.
review-open-note = This page shows the result by itself. Games that are being played go first.
review-slips =
    { $number ->
        [0] No decision gave 5% or more away
        [one] The one decision that gave 5% or more away
       *[other] All { $number } decisions that gave 5% or more away
    }

records = Open a record
records-note = Any record of any of the seven games opens here, as text or as JSON Lines: to watch it, to share it, to have it analysed.
records-file = From a file
records-text = Or paste it
records-open = Open
records-kept = Anyone with the address can see it. The last thousand records that were opened here are kept.
records-empty = There is nothing in it: choose a file, or paste a record.
records-binary = This is not a text file: choose the file of a record.
records-long = This is too long: a record has at most { $most } KiB.
records-actions = This game is too long to be shown: a record has at most { $most } actions.
records-line = Line { $line }:

review-long = This game has too many decisions to be analysed.
review-busy = Many games are being analysed. Try again in a few minutes.
