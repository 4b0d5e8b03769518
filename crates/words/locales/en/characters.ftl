## The computer's players: how each of them plays, in a sentence that is true of its level

character-choice = { $name } ({ $level })
character-bot = bot, { $level }
character-pebb = New to the road. Claims what it can, and wastes turns on the way.
character-ruddo = Takes what is best this turn. The next one can wait.
character-karn = Steady hands. Plans a few turns ahead and finishes what it starts.
character-vorrim = Plans far ahead. Rarely wastes a crystal.
character-oduna = Plans far ahead, then weighs what everyone else may do.
