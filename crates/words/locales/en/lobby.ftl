## Opening a table, and waiting for others

new-game = Game
new-with = With whom
new-with-bots = Against bots
new-with-friends = With friends
new-seats = Who plays
new-seat = Seat { $number }
new-nobody = nobody
new-me = me
new-friend = somebody else
new-bot = bot: { $level }
new-seats-note = Choose “me” for several seats to play around one screen.
new-more = More to agree on
new-order = Who begins
order-random = drawn by lot
order-fixed = seat 1
new-pace = Time
pace-free = no limit
pace-quick = 10 minutes, and 15 seconds for each turn
pace-calm = 30 minutes, and 30 seconds for each turn
pace-day = a day for each turn
pace-days = three days for each turn
new-visibility = Who can find the table
visibility-invited = those with the link
visibility-listed = everybody
new-hints = Hints are allowed
new-open = Open the table
new-start = Start the game

lobby-waits =
    { $free ->
        [0] { $unready ->
                [0] The game begins.
                [one] Waiting for one player to be ready.
               *[other] Waiting for { $unready } players to be ready.
            }
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
lobby-ready = ready
lobby-sit = Sit here
lobby-place = Who sits here
lobby-put = Put
lobby-i-am-ready = I am ready
lobby-unready = Not ready after all
lobby-rise = Stand up
lobby-abandon = Close the table
lobby-note = Your own words for the shuffle (optional)
lobby-note-example = anything
lobby-invite = Invite others
lobby-invite-note = Whoever opens this link can sit down here.
lobby-link = Link
lobby-copy = Copy
lobby-qr = The link as a picture for phones
lobby-fair = How the deal is kept fair
lobby-fair-note = All draws come from a secret that was fixed before anybody sat down. This is its fingerprint; the secret itself is shown at the end, and anybody can check every draw.

invitation = { $name } invites you to a game.
invitation-join = Sit down

me-name = Your name
me-save = Save
me-likes = How you like it
me-confirms = Ask before a step that cannot be taken back
me-sound = A sound when it is your turn
me-pace = Turns of others
pace-skip = shown at once
pace-quick-show = shown quickly
pace-calm-show = shown calmly
me-device = On another device
me-device-note = A link that works once, for a quarter of an hour. Whoever opens it is you there.
me-device-make = Make a link
me-erase = Erase me
me-erase-note = Your name, your links and what you said are erased. Games that others played with you stay, without your name.
me-erase-sure = Yes, erase my data
