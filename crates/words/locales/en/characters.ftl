## The computer's players: how each of them plays, in a sentence that is true of its level

character-choice = { $name } ({ $level })
character-bot = bot, { $level }, { $rating }
character-name =
    { $key ->
        [pebb] Pebb
        [mossle] Mossle
        [ruddo] Ruddo
        [karn] Karn
        [saltha] Saltha
        [vorrim] Vorrim
        [iskel] Iskel
        [oduna] Oduna
       *[old-pass] The Old Pass
    }
character-plays =
    { $key ->
        [pebb] New to the road. Picks up whatever shines.
        [mossle] In no hurry. Rests or mines a turn too often.
        [ruddo] Takes what is best this turn. The next one can wait.
        [karn] Steady hands. Plans a turn ahead and minds its own business.
        [saltha] Wants its points now, saves little for later.
        [vorrim] Plans far ahead, with an eye on what you are about to take.
        [iskel] Cold and patient. Takes the golem you wanted.
        [oduna] Plans far ahead, then weighs what everyone else may do.
       *[old-pass] Has seen every road. Nobody has seen it hurry.
    }
