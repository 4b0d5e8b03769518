## The page of a table

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
bar-go-on = Go on
bar-others-turn = { $name } is choosing
bar-drawing = Cards are drawn
bar-over = The game is over
bar-undo = Take back the last step
bar-ask-undo = Ask to take back
bar-do-it = Do it

way-play = Play
way-acquire = Acquire
way-claim = Claim
way-step = Move
way-work = Work
way-bonus = Bonus tile
way-route = Trade route
way-number =
    { $number ->
        [one] { $number } choice
       *[other] { $number } choices
    }

answer-forbidden = is not possible now. Read why:
answer-refused =
    { $name ->
        [stale] The game went on meanwhile. Look again, then choose.
        [out_of_turn] It is not your turn.
        [not_yours] This seat is not yours.
        [malformed] That is no action of this game.
        [illegal] The rules do not allow that now.
        [begun] The game has begun already.
        [not_playing] No game is being played here.
        [not_free] This place is taken.
        [full] No place is free any more.
        [not_owner] Only who opened the table can do that.
        [not_seated] You do not sit at this table.
        [nothing_to_undo] There is nothing to take back.
        [not_asked] Nobody asks to take anything back.
        [message] A message has 1 to 500 signs.
        [talkative] No more can be said at this table.
        [others_play] Other people play here.
        [other_rules] This game was begun under other rules than this program plays.
       *[other] That was not possible.
    }

log = What happened
log-round = Round { $round }
chat = Chat
chat-field = Say something
chat-send = Send

ending-scores = Final scores
ending-player = Player
ending-next = To the next game
ending-rematch = Play again
ending-record = Record
ending-home = Home
