## The page of a table

skip-ahead = Skip to now
skip = Go to the decision
order = Turn order and scores
tab-over = Final scores · { $title }
tab-lobby = Waiting for players · { $title }
tab-new = New table · { $title }
tab-your-turn = Your turn · { $title }

table-you = You
table-open = free seat
table-erased = somebody
table-bot =
    { $level ->
        [beginner] Beginner
        [learner] Learner
        [casual] Casual
        [skilled] Skilled
        [seasoned] Seasoned
        [expert] Expert
        [veteran] Veteran
        [master] Master
       *[grandmaster] Grandmaster
    }
role-bot = bot
role-stand-in = away, { $name } plays
role-first = first player
role-person = player

bar-your-turn = Your turn
bar-choose-one =
    { $number ->
        [one] There is one move
       *[other] Choose one of { $number } moves
    }
bar-go-on = Go on
bar-pay = Pay
bar-upgrade = Upgrade
bar-return = Return
bar-trade = Trade
bar-start = Begin
bar-place = Place your wagon
bar-move = Move your wagon
bar-found = Crystals lie here
bar-build = Build
bar-act = Act here
bar-bonus = Take a bonus tile
bar-reward = Reward
bar-claim = Claim
bar-explore = Explore
bar-market = Market
bar-replace = Replace
bar-swap = Swap cards
bar-outpost = Trade at an outpost
bar-their-turn = Start of the turn
bar-their-step = Turn under way
bar-not-that = Choose something else
bar-others-turn = { $name } is choosing
bar-drawing = Cards are being drawn
bar-over = The game is over
bar-undo = Undo the last step
bar-ask-undo = Ask to undo
bar-undo-uncounts = The game then no longer counts for you.
bar-do-it = Do it

way-play = Play
way-acquire = Acquire
way-claim = Claim
way-step = Move
way-outpost = Outposts
way-work = Work
way-explore = Explore
way-bonus = Bonus tile
way-route = Trade route
way-then = then
way-number =
    { $number ->
        [one] { $number } choice
       *[other] { $number } choices
    }

answer-forbidden = is not possible now:
answer-refused =
    { $name ->
        [stale] The game has moved on. Look again, then choose.
        [out_of_turn] It isn’t your turn.
        [not_yours] This isn’t your seat.
        [malformed] That isn’t a valid action in this game.
        [illegal] The rules don’t allow that now.
        [draw_between] Something is drawn in between. Choose step by step.
        [begun] The game has already begun.
        [not_playing] No game is being played here.
        [not_free] This seat is taken.
        [full] There are no free seats left.
        [not_owner] Only the person who opened the table can do that.
        [not_seated] You’re not at this table.
        [nothing_to_undo] There is nothing to undo.
        [not_asked] Nobody is asking to undo anything.
        [message] Messages can be up to 500 characters long.
        [talkative] The chat of this table keeps 400 messages of each person, 2,000 in all: there is no room for yours.
        [others_play] Other people are playing here.
        [may_return] A player left a moment ago and may come back. Wait a few minutes.
        [absent] A player has left. Nothing from before that can be undone until they return.
        [other_rules] This game began under an older version of the rules.
        [no_hints] Hints aren’t available at this table.
       *[other] That wasn’t possible.
    }

rail = Players, log, chat
players = Players
score-how =
    { $points ->
        [one] point, show breakdown
       *[other] points, show breakdown
    }
connection-lost = Connection lost. Reconnecting…
connection-kept = No connection. Your move is kept and will be sent when you are back online.

log = What happened
log-round = Round { $round }
chat = Chat
chat-field = Say something
chat-send = Send

ending-scores = Final scores
ending-winner =
    { $whose ->
        [you] You win with { score-points }.
       *[other] { $name } wins with { score-points }.
    }
ending-exception =
    { $why ->
        [left] { $name } left: the game counts as lost.
        [taken_back] { $name } undid a draw or another player’s move: the game does not count for { $name }.
       *[stand_in] A bot made a decision for { $name }, who gains nothing from this game.
    }
ending-next = Go to the next game
ending-rematch = Play again
ending-record = Record
ending-home = Home

undo-asked =
    { $whose ->
        [you] You have asked to undo a move.
       *[other] { $name } asks to undo a move.
    }
undo-asked-uncounts =
    { $whose ->
        [you] The game will then no longer count for you.
       *[other] The game will then no longer count for { $name }.
    }
undo-agree = Agree
undo-refuse = No
undo-withdraw = Never mind

leave = Leave the game
leave-note = A bot plays for you until you come back.
leave-cost =
    If you are not back within { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }, or before the game ends, you lose. Once the bot has made a decision for you, you can no longer gain from this game.
leave-cost-alone = If you are not back before the game ends, you lose. If the bot has made a decision for you by then, the game no longer counts in any other way.
leave-back-by =
    { $minutes ->
        [0] You were away too long: this game counts as lost for you. You can still play on.
        [one] Come back within a minute, or the game counts as lost for you.
       *[other] Come back within { $minutes } minutes, or the game counts as lost for you.
    }
leave-level = Strength of the bot
leave-go = Leave
leave-return = Take my seat back

fair-proven =
    { $draws ->
        [one] The deal was fair: the one draw follows from the seed.
       *[other] The deal was fair: all { $draws } draws follow from the seed.
    }
fair-sealed = The seed is not published: the draws cannot be checked.
fair-broken = The draws don’t follow from the seed that was promised.
fair-note = The commitment, the SHA-256 of the seed, was published before the first draw. Download the record and check it yourself with carvania record verify.
fair-commitment = Commitment
fair-seed = Seed

## Keys

keys = Keys
keys-help = show the keys
keys-tab = to the next part of the page
keys-arrows = from thing to thing in a part
keys-numbers = the first to ninth choice in the bar
keys-undo = undo the last step
keys-hint = ask for a hint
keys-escape = close, cancel, or undo the last step; skip ahead while others play, as the space bar does
keys-lesson-back = back a step
keys-actions = previous and next action
keys-turns = previous and next turn
keys-ends = first decision and end
keys-film = play or pause
keys-off = Single keys can be turned off in your settings.
keys-are-off = Single keys are turned off in your settings.
row-choices = Choices
bar-look-again = Look again
