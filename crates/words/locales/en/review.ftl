## Looking back on a game: replay, review, records that people bring

ending-review = Review
fair-unpromised = This game has no commitment, so its draws cannot be checked.

replay = Replay
replay-tab = { $title }: replay
replay-begin = Before the first draw
replay-set-up = The table is set up
replay-steps = Steps
replay-first = To the first decision
replay-turn-back = Previous turn
replay-back = Previous action
replay-on = Next action
replay-turn-on = Next turn
replay-last = To the end
replay-film = Autoplay
replay-slider = Action
replay-show = Show
replay-place = { $at } of { $all }
replay-review = Review
replay-share = Share
replay-link = Link to this moment
replay-record = Download the record
replay-branch = Play on from here
replay-branch-seat = Playing as
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
review-early = When the game is over, a strong bot can analyse every decision.
review-offer = A strong bot analyses every decision: how likely each player was to win, what would have been better, and what was luck. It takes a minute or two, and everyone can see the result here.
review-analyse = Analyse this game
review-open = { $percent }% of { $all } decisions analysed.
review-open-note = The result will appear on this page. Games in progress go first.
review-slips =
    { $number ->
        [0] No decision cost 5% or more
        [one] The one decision that cost 5% or more
       *[other] All { $number } decisions that cost 5% or more
    }

records = Open a record
records-note = Open the record of any of the seven games, as text or as JSON Lines, to watch, share or analyse it.
records-file = From a file
records-text = Or paste it
records-open = Open
records-kept = Anyone with the address can see it. Only the records opened most recently are kept.
records-empty = It’s empty: choose a file, or paste a record.
records-binary = That isn’t a text file: choose a game record.
records-long = This is too long: a record has at most { $most } KiB.
records-actions = This game is too long to be shown: a record has at most { $most } actions.
records-live = People are still playing this game here: it can be analysed when it’s over.
records-line = Line { $line }:

review-long = This game has too many decisions to be analysed.
review-busy = Many games are being analysed. Try again in a few minutes.
review-own = Other games that you asked for are still being analysed. Try again when one of them is ready.
