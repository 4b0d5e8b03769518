## Those who look on

watchers =
    { $number ->
        [one] one person is watching
       *[other] { $number } people are watching
    }
watchers-others =
    { $number ->
        [one] one person without a name
       *[other] { $number } people without a name
    }
watching = You are watching this game, from the side of { $name }.
lobby-watching-free = You are watching. Sit down where a seat is free to play.
lobby-watching-full = You are watching: all seats are taken.
lobby-watchers = Watching: { $names }
