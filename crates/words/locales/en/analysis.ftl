## Analyses and hints

percent = { $number }%

analysis-title = { $title }: analysis of a game
analysis-lead =
    { $players } players, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }. { $end }
analysis-unfinished = The game is not over.
analysis-effort =
    { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    } analysed, { $budget } for each.{ $forced ->
        [0] { "" }
        [one] { " " }One more had only one legal action.
       *[other] { " " }{ $forced } more had only one legal action.
    }
analysis-positions =
    { $positions ->
        [one] one position
       *[other] { $positions } positions
    }
analysis-open =
    { $open ->
        [one] One decision has
       *[other] { $open } decisions have
    } not been analysed yet.
analysis-none = No player had a decision to make in this record.
analysis-about =
    Chances and points are what the strongest bot expects if everyone plays well. They are estimates: a larger budget makes them better. A decision that gives away { $inaccuracy } of chance to win is an inaccuracy, { $mistake } a mistake and { $blunder } a blunder. Points count too: while the game is open, 20 points weigh as much as a sure win. Differences within the error of the estimates do not count. Luck is what the draws gave or took.

analysis-seats = How each player did
analysis-when = { $change } (round { $round })
analysis-when-start = { $change } (at the start)

standing-score = { $player }: { score-points }
standing-decisions =
    { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, mean loss { $loss }: { $inaccuracies ->
        [0] no inaccuracies
        [one] 1 inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [0] no mistakes
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [0] no blunders
        [one] 1 blunder
       *[other] { $blunders } blunders
    }
standing-luck = luck { $luck }
standing-best = best moment { $when }
standing-worst = worst moment { $when }

# What a player made of the game on the whole.
standing-balance =
    { $grade ->
        [strong] Made the most of it
        [sound] Missed some of it
        [loose] Gave a lot of it away
       *[wild] Gave most of it away
    }: about { $given } of { $reach } points in reach given away (give or take { $doubt }){ $slips ->
        [no] { "" }
       *[other] , and { $chance } of chance to win by clear errors
    }.
analysis-sureness = Each line combines all estimates of a position; on average it is accurate to ± { $doubt }.

analysis-chart = Chance to win
analysis-chart-title = Each seat’s chance to win before every decision; the numbers are turning points.
analysis-chart-story =
    A line for each seat. At the last point: { $chances }.
analysis-chance-of = { $player } { $chance }
analysis-axis-round = round

analysis-turning = Turning points
analysis-turning-none = Nothing changed a player’s chance to win by 5% or more.
analysis-moves = Move by move
analysis-decision = decision

moment-draws = Round { $round } · draws
moment-draws-start = Before the first round · draws
moment-change = { $player }: { $before } → { $after }
moment-cost = It cost about { $what }.
moment-instead = Better: { $action }
cost-turns =
    { $number } { $count ->
        [one] turn
       *[other] turns
    }
cost-points =
    { $number } { $count ->
        [one] point
       *[other] points
    }
cost-wins = a { $percent } chance of winning
cost-and = { $before } and { $last }
moment-better = Better: { $action } ({ $gain })
move-forced = { $action } (forced)
move-round = Round { $round }
move-set-up = Start

verdict-fine = fine
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder

gain-wins = { $percent } chance to win
gain-points =
    { $number } { $count ->
        [one] point
       *[other] points
    }
gain-turns =
    { $direction ->
        [sooner] ending { $number } { $count ->
            [one] turn
           *[other] turns
        } sooner
        [later] ending { $number } { $count ->
            [one] turn
           *[other] turns
        } later
       *[same] ending at the same time
    }

hint-who = { $title }, { $players } players. Seat { $seat } is to decide.
hint-one = Only one action is legal: { $action }
hint-action = action
hint-wins = to win
hint-points = points
hint-visits = visits
hint-proven = proven
hint-rest =
    { $number ->
        [one] One other action is legal.
       *[other] { $number } other actions are legal.
    }
hint-gain = The first one gains over the second: { $gain }.
hint-over = { $file }: the game is over, so there is nothing to decide
hint-chance = { $file }: a draw is due here, so there is no decision; give a position in which a player decides
