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
watching = You are watching this game from the seat { $of_name }.
lobby-watching-free = You are watching. To play, take a free seat.
lobby-watching-full = You are watching: all seats are taken.
lobby-watchers = Watching: { $names }
