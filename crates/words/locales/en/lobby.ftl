## Opening a table, and waiting for others

new-game = Game
new-with = With whom
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
lobby-put = Put
lobby-i-am-ready = I am ready
lobby-unready = Not ready after all
lobby-rise = Stand up
lobby-abandon = Close the table
lobby-note = Your own words for the shuffle (optional)
lobby-note-example = anything
lobby-invite = Invite others
lobby-invite-note = Anyone with this link can sit down here.
lobby-invite-local = This link works on this computer only. To invite people on your network, start the server with --listen 0.0.0.0:8650.
lobby-invite-anew = Make a new link
lobby-invite-anew-note = It replaces this one, which then no longer works.
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
me-confirms = Ask before a step that cannot be taken back
me-sound = A sound when it is your turn
me-language = Language
me-theme = Colours
theme-system = as set on this device
theme-day = day
theme-night = night
me-pace = Turns of others
pace-skip = shown at once
pace-quick-show = shown quickly
pace-calm-show = shown calmly
me-device = On another device
me-device-note = A link that works once, for a quarter of an hour. On the device that opens it, you are signed in as yourself.
me-device-make = Make a link
devices = Your devices
devices-this = This device
devices-created = Yours since { $at }.
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
devices-note = A device that is signed out no longer acts as you. Signing out everywhere else also revokes links that were not used.
devices-sure = Yes, sign out on this device
devices-sure-only = Yes, sign out here. I know that this is my only device: without a link made before, I cannot come back as me
devices-here = Sign out on this device
devices-links =
    { $number ->
        [one] One link was made and not used yet.
       *[other] { $number } links were made and not used yet.
    }
devices-links-revoke = Revoke unused links
me-data = Your data
me-data-note = Everything we keep about you: your name, your maps, your tables, your tokens, your messages. One JSON file.
me-data-get = Download your data
me-erase = Erase me
me-erase-note = Your name, your links, your maps and your messages are erased. Games that others played with you stay, without your name.
me-erase-sure = Yes, erase my data

moving = Move to this device?
moving-note = This device will be yours as well: your name, your tables, your seats. The link works once.
moving-here = Move here

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
        [full] No room just now
       *[other] That did not work
    }
problem-message =
    { $name ->
        [not_found] The address leads nowhere: perhaps the table was closed, or the link is incomplete.
        [no_identity] Sit down at a table first: then you are known here.
        [unknown_identity] You are not known here any more. Begin again from the first page.
        [not_invited] This table is by invitation: open the link that its owner sent you.
        [origin] The request came from another site. Begin again from the first page.
        [too_many] Too many requests at once. Wait a few seconds and try again.
        [too_large] That was too much text.
        [name] A name has 1 to 32 letters.
        [options] The table cannot be opened like that: check who plays, and the clock.
        [many_tables] You have as many open tables as one person may have. Finish or close one first: they are listed on the first page.
        [many_packs] You have added as many packs as one person may. Ask the operator of this server to remove one.
        [pack] That pack cannot be added: check it on the components page.
        [full] The server has as many tables as it can hold. Try again later.
        [closing] The server is being restarted. Nothing is lost: try again in a moment.
        [store] The server cannot reach its storage. Try again in a moment.
        [internal] Something went wrong inside the server. It is not your fault.
       *[other] { answer-refused }
    }
