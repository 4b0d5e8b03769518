## The first page

# On pictures of links.
home-line = Seven games of the crystal road
home-pitch = Seven crystal-trading games: begin with three yellow crystals, end with golems taller than the pass.
home-continue = Continue
home-play = Play now
home-friends = Play with friends
home-learn = Learn to play
home-games = Choose a game
home-games-note = three boxes, and every way to combine them
home-minutes = { $minutes } min
home-own = Your tables
home-own-none = You haven’t joined a table yet.
home-waiting =
    { $number ->
        [0] {""}
        [one] 1 table is waiting for you
       *[other] { $number } tables are waiting for you
    }
home-open = Open tables
home-open-none = No tables are waiting for players right now.
home-recent = Recent games
home-all = All { $number } tables
home-all-games = All your games
home-bots =
    { $number ->
        [one] a bot
       *[other] { $number } bots
    }

state-your-turn = Your turn
state-others-turn = Waiting for others
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
about-journey-one = Build your own trade route.
about-journey-two = Places, passes and outposts.
about-journey-three = Everything on one table.

problem-home = Back to the home page
rules-note = Every rule has a number. When an action is refused, its number tells you why.
rules-common = For all games
