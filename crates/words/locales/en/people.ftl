## People: games, results, ratings

people = Players
people-note = Who has finished a game that counts, the strongest first. Guests who have not chosen a name are not listed.
people-none = Nobody has finished a game that counts yet.
people-which = Which game
people-all = all games
people-about = Games, results and ratings of { $name }.
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
        [left] Does not count: somebody left before the end.
        [stand_in] Does not count: a bot decided something for a player.
        [taken_back] Does not count: a player took back what had been drawn or played.
        [hint] Does not count: a hint was given.
       *[branch] Does not count: it went on from another game.
    }

people-lost-by-leaving = Counts as lost: left before the end.

people-counting = What counts, and how to read a rating
people-counting-scale = Everybody begins with 1500 points. Who has 400 more than another wins about ten games for each that the other wins. The figure after ± says how far the true strength may lie to either side, with a certainty of 95%; where that is more than 200 points, the rating is provisional.
people-counting-methods = Games of two are rated by Glicko-2; games of three and more by the method of Weng and Lin, from the order of all players. All bots of a level are one player with a rating of its own, so games with them count as games with people do.
people-counting-leaving = Whoever leaves a game of several people and is not back in time (usually five minutes), or by its end, has lost it, behind all who stayed; for those the order among them counts. Against bots, whoever is gone at the end or gives up after the third round has lost. A bot that decides for somebody, because they left or their time was over, wins nothing for them: against people only what they lose counts, alone against bots the game does not count.
people-counting-not = These do not count: games in which a hint was given, games that go on from another one, games of one person on several seats, and, for whoever does it, games in which they take back past a draw or past a decision of another player.
