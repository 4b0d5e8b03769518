## People: games, results, ratings

people = Players
people-note = Everyone who has finished a game that counts, strongest first. Guests who have not chosen a name are not listed.
people-none = No game that counts has been finished yet.
people-which = Which game
people-all = all games
people-about = Games, results and ratings { $of_name }.
people-own = Your games and ratings

people-standings = Results and ratings
people-standings-none = No game that counts yet.
people-two = Two players
people-more = Three and more
people-with-people = With people
people-with-bots = With bots
people-tally = { $won } of { $played } won
rating-provisional = provisional
rating-words =
    most likely { $least } to { $most }, after { $games ->
        [one] one game
       *[other] { $games } games
    }

people-games = Games
people-games-note = Games at tables that are not on the public list are shown only to those who played there.
people-games-none = No games to show.
people-games-older = Older games
people-rank =
    { $rank ->
        [1] won
        [2] 2nd of { $players }
        [3] 3rd of { $players }
       *[other] { $rank }th of { $players }
    }
people-uncounted =
    { $why ->
        [bots] Does not count: bots played among themselves.
        [hot_seat] Does not count: one person played several seats.
        [left] Does not count: a player left before the end.
        [stand_in] Does not count: a bot made a decision for a player.
        [taken_back] Does not count: a player undid a draw or another player’s move.
        [hint] Does not count: a hint was given.
       *[branch] Does not count: it continued another game.
    }

people-lost-by-leaving = Counts as lost: left before the end.

people-counting = What counts, and how to read a rating
people-counting-scale = Everyone starts at 1500 points. A player rated 400 points above another wins about ten games for each one they lose. The figure after ± is the margin of error at 95% confidence; while it is above 200 points, the rating is provisional.
people-counting-methods = Games of two are rated by Glicko-2; games of three and more by the method of Weng and Lin, from the final order. All bots of one level count as one player with one rating, so games against them count like games against people.
people-counting-leaving = A player who leaves a game with other people and is not back in time (usually five minutes), or by its end, loses it and ranks behind all who stayed; the order of the others counts. Against bots, a player who is gone at the end or gives up after the third round loses. When a bot decides for a player who left or ran out of time, that player cannot gain: against people only a loss counts, and alone against bots the game does not count.
people-counting-not = These do not count: games in which a hint was given, games that continue another one, games in which one person plays several seats, and, for the player concerned, games in which they undo a draw or another player’s decision.
