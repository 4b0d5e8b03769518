## The first page

# On pictures of links.
home-line = Seven games of the crystal road
home-pitch = Seven games of the crystal road, from three yellow stones to golems taller than the pass.
home-continue = Continue
home-play = Play now
home-friends = Play with friends
home-learn = Learn to play
home-games = Choose a road
home-games-note = three boxes, and every way to combine them
home-minutes = { $minutes } min
home-own = Your tables
home-own-none = You have no tables yet.
home-waiting =
    { $number ->
        [0] {""}
        [one] one waits for you
       *[other] { $number } wait for you
    }
home-open = Open tables
home-open-none = No table is waiting for players just now.
home-recent = Recent games
home-all = All { $number } tables
home-all-games = All your games
home-bots =
    { $number ->
        [one] a bot
       *[other] { $number } bots
    }

state-your-turn = Your turn
state-others-turn = Others play
state-gathering = Waiting for players
state-turn-of = Waiting for { $name }
state-over = Over

tables-pages = Pages
tables-page = Page { $page } of { $pages }
tables-before = Previous
tables-after = Next

about-golem-edition = Build an engine of merchants, wake the golems.
about-eastern-mountains = Cross the range, raise outposts, trade on high.
about-call-for-adventure = Your cards are your wheels.
about-endless-world = Send traders out and oust the others.
about-journey-one = A trade route of your own.
about-journey-two = Places, passes and outposts.
about-journey-three = Everything on one table.

problem-home = Back to the home page
rules-note = Every rule has a number. Where an action is refused, the number says why.
rules-common = For all games
