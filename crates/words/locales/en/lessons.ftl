## Lessons: the list of them, and the panel at the table

learn-title = Learn
learn-note = Each lesson is a real game. You make the moves, the lesson explains them, and nothing can go wrong.
learn-minutes = about { $minutes } min
learn-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
learn-begin = Begin
learn-again = Take it again
learn-done = Done
learn-builds-on = Best after:
learn-golem-edition = Play cards, upgrade and trade crystals, take new cards, claim golems.
learn-eastern-mountains = Drive your wagon, build outposts, trade on the mountains, claim victory tiles.
learn-endless-world = Send traders to locations, oust others, claim golems that help you.
learn-call-for-adventure = What is new when cards drive the wagon: paying steps with cards, rewards for columns.
learn-journey-one = What is new with markets: use cards at once, or build your own trade route.
learn-journey-two = What is new with wagons: places that move them, outposts without villages.
learn-journey-three = Everything together: markets, wagons, and a tile for every fourth card.

lesson-tab = Lesson: { $title }
lesson-rival = Rival
lesson-step = Step { $step } of { $steps }
lesson-back = Back a step
lesson-next = Next
lesson-show = Show me
lesson-other = That is possible too. For now, do what the lesson asks: it glows.
lesson-as-good = Just as good! The lesson continues with its own choice, so that the story fits.
lesson-play = Play a real game now
lesson-rules = The full rules
lesson-next-one = Next lesson: { $title }
lesson-all = All lessons
