## The page of a table

skip-ahead = Skip to now
skip = Go to the decision
order = Turn order and scores
tab-your-turn = Your turn · { $title }

table-you = You
table-open = free seat
table-erased = somebody
table-bot =
    { $level ->
        [beginner] Beginner
        [casual] Casual
        [skilled] Skilled
        [expert] Expert
       *[master] Master
    }
role-bot = bot
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
bar-drawing = Cards are drawn
bar-over = The game is over
bar-undo = Take back the last step
bar-ask-undo = Ask to take back
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
        [stale] The game went on meanwhile. Look again, then choose.
        [out_of_turn] It is not your turn.
        [not_yours] This seat is not yours.
        [malformed] This game has no such action.
        [illegal] The rules do not allow that now.
        [draw_between] Something is drawn in between. Choose step by step.
        [begun] The game has begun already.
        [not_playing] No game is being played here.
        [not_free] This place is taken.
        [full] No place is free any more.
        [not_owner] Only who opened the table can do that.
        [not_seated] You do not sit at this table.
        [nothing_to_undo] There is nothing to take back.
        [not_asked] There is no request to take anything back.
        [message] A message must have 1 to 500 characters.
        [talkative] No more can be said at this table.
        [others_play] Other people play here.
        [may_return] A player left a moment ago and may come back. Wait a few minutes.
        [absent] A player has left. Nothing from before that can be taken back until they return.
        [other_rules] This game was begun under other rules than this program plays.
        [no_hints] No hints are given at this table.
       *[other] That was not possible.
    }

rail = Players, log, chat
players = Players
score-how =
    { $points ->
        [one] point, show breakdown
       *[other] points, show breakdown
    }
connection-lost = Connection lost. Reconnecting …
connection-kept = No connection. Your move is kept and will be sent when it is back.

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
        [taken_back] { $name } took back what had been drawn or played: the game does not count for { $name }.
       *[stand_in] A bot decided something for { $name }, who gains nothing by this game.
    }
ending-next = Go to the next game
ending-rematch = Play again
ending-record = Record
ending-home = Home

undo-asked =
    { $whose ->
        [you] You have asked the others to take back.
       *[other] { $name } asks to take back a move.
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
leave-note = A bot plays on for you until you come back.
leave-cost =
    If you are not back within { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }, or by the end, you have lost. Once the bot has decided something for you, you can no longer gain by this game.
leave-cost-alone = If you are not back by the end, you lose. If the bot has made a decision for you by then, the game no longer counts in any other way.
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
fair-broken = The draws do not follow from the seed that was promised.
fair-note = The commitment was shown before the first draw: it is the SHA-256 of the seed. Download the record and check it yourself with carvania record verify.
fair-commitment = Commitment
fair-seed = Seed
