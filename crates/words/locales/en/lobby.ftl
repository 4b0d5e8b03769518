## Opening a table, and waiting for others

new-game = Game
new-with = Who you play with
new-with-bots = Against bots
new-with-friends = With friends
new-seats = Who plays
new-seat = Seat { $number }
new-nobody = empty
new-me = me
new-friend = someone else
new-seats-note = Choose “me” for several seats to play around one screen.
new-more = More options
new-order = Who begins
order-random = drawn at random
order-fixed = seat 1
new-pace = Time
pace-free = no limit
pace-quick = 10 minutes, and 15 seconds for each turn
pace-calm = 30 minutes, and 30 seconds for each turn
pace-day = a day for each turn
pace-days = three days for each turn
new-visibility = Who can find the table
visibility-invited = people with the link
visibility-listed = everyone
new-hints = Hints
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
lobby-free = Free this seat
lobby-put = Assign
lobby-i-am-ready = I’m ready
lobby-unready = I’m not ready
lobby-rise = Stand up
lobby-abandon = Close the table
lobby-note = Add your own text to the shuffle (optional)
lobby-note-example = anything
lobby-invite = Invite others
lobby-invite-note = Anyone with this link can sit down here.
lobby-invite-full = All seats are taken. The link works again when one is free.
lobby-invite-local = This link works on this computer only. To invite people on your network, start the server with --listen 0.0.0.0:8650.
lobby-invite-anew = Make a new link
lobby-invite-anew-note = The old link will stop working.
lobby-invite-make = Make an invite link
lobby-invite-make-note = It replaces the one made when the table was opened.
lobby-link = Link
lobby-qr = The link as a picture for phones
lobby-fair = How the deal is kept fair
lobby-fair-note = All draws come from a secret that was fixed before anyone sat down. This is its fingerprint; the secret itself is shown at the end, and anyone can check every draw.

invitation = { $name } invites you to a game.
invitation-join = Sit down

me-name = Your name
me-save = Save
me-likes = Preferences
me-confirms = Confirm moves that can’t be undone
me-sound = Play sounds at tables
me-keys = Single-key shortcuts at a table (U, H, numbers)
me-language = Language
me-theme = Colours
theme-system = as set on this device
theme-day = day
theme-night = night
me-pace = Other players’ turns
pace-skip = shown at once
pace-quick-show = shown quickly
pace-calm-show = shown calmly
me-device = On another device
me-device-note = A link that works once, within 15 minutes. Anyone who opens it is signed in as you.
me-device-make = Make a link
devices = Your devices
devices-this = This device
devices-created = Signed in since { $at }.
devices-used = Last used: { $at }.
devices-sign-out = Sign out
devices-others = Sign out everywhere else
moment =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }, { $time } UTC
devices-note = Once a device is signed out, it can no longer play as you. Signing out everywhere else also revokes unused links.
devices-sure = Yes, sign out on this device
devices-sure-only = Yes, sign out here. I know that this is my only device: without a link made beforehand, I can’t sign in again
devices-here = Sign out on this device
devices-links =
    { $number ->
        [one] One link has not been used yet.
       *[other] { $number } links have not been used yet.
    }
devices-links-revoke = Revoke unused links
me-data = Your data
me-data-note = Everything we keep about you: your name, your maps, your tables, your tokens, your messages. One JSON file.
me-data-get = Download your data
me-erase = Delete my data
me-erase-note = Deletes your name, your links, your maps and your messages. Games you played with others stay, without your name.
me-erase-sure = Yes, delete my data

moving = Sign in on this device?
moving-note = You will be signed in here too, with your name, your tables and your seats. The link works once.
moving-here = Sign in here

guest-name = Traveller
lobby-note-form = Use at most 64 unaccented letters, digits and punctuation marks.

problem-title =
    { $name ->
        [not_found] There is nothing here
        [too_many] A little slower, please
        [closing] Back in a moment
        [store] Back in a moment
        [many_tables] Enough tables for now
        [many_packs] Enough packs for now
        [full] The server is full
       *[other] That did not work
    }
problem-message =
    { $name ->
        [not_found] There is no page at this address: the table may have been closed, or the link may be incomplete.
        [no_identity] Sit down at a table first, so that we know who you are.
        [unknown_identity] We don’t recognise you any more. Start again from the home page.
        [not_invited] This table is by invitation only: open the link that its owner sent you.
        [origin] The request came from another site. Start again from the home page.
        [too_many] Too many requests at once. Wait a few seconds and try again.
        [too_large] That was too much text.
        [name] A name can have up to 32 characters, and needs at least one.
        [options] The table cannot be opened like that: check who plays, and the clock.
        [many_tables] You have reached the limit of open tables. Finish or close one first: they are listed on the home page.
        [many_packs] You have reached the limit of packs. Ask the operator of this server to remove one.
        [pack] That pack cannot be added: check it on the components page.
        [full] The server is full. Try again later.
        [closing] The server is being restarted. Nothing is lost: try again in a moment.
        [store] The server cannot reach its storage. Try again in a moment.
        [internal] Something went wrong inside the server. It is not your fault.
       *[other] { answer-refused }
    }
