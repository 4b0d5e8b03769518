## What others do, around one screen and elsewhere

callout-until =
    { $turns ->
        [one] then you
       *[other] you in { $turns } turns
    }
handover = Pass the screen
handover-turn = { $name }’s turn
handover-since = Since your last turn
handover-here = I’m { $name }, show the table
handover-together = Don’t ask again

sound-offer = Sounds?
sound-on = Yes, please
sound-off = No
sounds = Sounds
sounds-off = off
sounds-on = on
