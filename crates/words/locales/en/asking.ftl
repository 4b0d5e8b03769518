## Asking people to a table

new-lasts = { $least } to { $most } players, about { $minutes } minutes.
new-lesson = New to this game? Take the lesson first.
new-company = Who will you play with?
new-company-note = Choose a name to seat them, and again to remove them.
new-name-example = for example Ada
new-seat-name = name
new-seat-name-of = Name of the player on seat { $number }

invitation-label = Invitation
invitation-asks = { $name } asks you to play
invitation-players = { $players } players
invitation-minutes = about { $minutes } min
invitation-free = free, no account
invitation-open = still free
invitation-opened = opened the table
invitation-sits = is here
invitation-new = New to this game?
invitation-lesson = There is a lesson, played at a real table. The link brings you back here.
invitation-take-lesson = Take the lesson
invitation-watch = Just watch

goal-golem-edition = Buy merchants, trade yellow crystals up to magenta, and wake golems with them. The game ends with the fifth golem, or the sixth with two or three players.
goal-eastern-mountains = Cross the range with your wagon, leave outposts on the passes, trade up to rare crystals and spend them in four villages. The fourth victory tile ends it.
goal-call-for-adventure = Spend merchant cards to travel, trade in the mountains with those you keep, and buy victory tiles in four villages.
goal-endless-world = Send traders to the places of a small world, oust those who stand there, and wake golems with what they bring.
goal-journey-one = A world of places and your own trade route: five merchant cards that work for you again and again.
goal-journey-two = A world of places beside a mountain range: send traders out, drive the wagon, raise outposts, wake golems.
goal-journey-three = Everything on one table: places and market, range and wagon, outposts and golems.
