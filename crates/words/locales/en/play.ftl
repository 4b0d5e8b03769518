## The game at the terminal

play-welcome =
    { $title }, { $players } players. Seed { $seed }: the same seed gives the same draws.
    Crystals, from low to high: { CRYSTALS("Y") } yellow, { CRYSTALS("G") } green, { CRYSTALS("B") } blue, { CRYSTALS("M") } magenta.
legend-cards = Cards: { CARD("+YY") } gains crystals, { CARD("^2") } upgrades them, { CARD("YYY>GB") } trades them.
legend-world =
    A1.3 is a location, P12 a point card, T05 a bonus tile, X07 an exploration tile.
    Place traders at an open location for what it offers, or rest to take them back.
legend-map = Map: @12 the wagons of seats 1 and 2, #12 their outposts, [G] { CARD("YY>B") } a mountain with the green trade symbol that trades { CRYSTALS("YY") } for { CRYSTALS("B") }.
play-ready = Type the number of what you want to do, or help.
help-golem-edition =
    Type the number of an option, or the action itself:
      play +YY, acquire YYY>GB, claim GGBB, rest, pay y, upgrade g, trade 2, stop, return m
    If only one option fits, the card or crystal is enough: yyy>gb, or y.
help-eastern-mountains =
    Type the number of an option, or the action itself:
      start yyg, place c3, step c4, pay y, stop, take, leave, build, trade 2, claim ggbb, mine, pass, bonus caravan, upgrade g, return m
    If only one option fits, the cell or crystal is enough: c4, or y.
help-call-for-adventure =
    Type the number of an option, or the action itself:
      start yyg, place c3, play +YY, acquire YYY>GB, rest, pay y, upgrade g, trade 2, spend +YY, step c4, stop, build, claim ggbb, reward YYY>GB, bonus caravan, pass, return m
    If only one option fits, the card, cell or crystal is enough: c4, or y.
help-endless-world =
    Type the number of an option, or the action itself:
      work a1.3, rest, upgrade g, trade 2, stop, claim p12, bonus t05, explore x07, return m
    If only one option fits, its name or crystal is enough: a1.3, or y.
help-journey-with-route =
    Type the number of an option, or the action itself:
      work a1.3, route +YY, rest, use, keep, replace ^2, swap ^2, upgrade g, trade 2, stop, claim p12, bonus t05, explore x07, return m
    If only one option fits, its name or crystal is enough: a1.3, or y.
help-journey-with-wagon =
    Type the number of an option, or the action itself:
      work a2.3, rest, step c3, pay y, build, outpost c3, upgrade g, trade 2, stop, claim p12, bonus t05, explore x07, return m
    If only one option fits, its name or crystal is enough: a2.3, or y.
play-help =
    Other things to type:
      show         the whole table and your options
      score        where each player’s points come from
      undo         back to the previous decision
      rules { $clause }  what a clause of the rulebook says; rules alone lists all clauses
      save FILE    save the game to a file; play --record FILE continues it
      quit         leave the game
play-bye = Goodbye.
play-refused = { $action } is not possible now: { $clause } does not allow it.
play-unclear = I do not understand that. Type the number of an option, an action such as pay y, or help.
no-such-number =
    { $most ->
        [0] There is nothing left to choose: the game is over.
       *[other] Type a number from 1 to { $most }.
    }
no-such-card = This game has no such card, tile, cell or location.
only-option = There is only one option: { $option }.

heading-turn = Round { $round } · { $player }
heading-start = Before the first round · { $player }
heading-end = The game is over
end-offer = Type save to keep the record, undo to go back, or just Enter to leave.

seat-you = Seat { $seat }, you
seat-person = Seat { $seat }
seat-bot = Seat { $seat }, { $bot }

score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-total = total
score-place = { place }
score-you-win = You win with { score-points }.
score-wins = { $player }, wins with { score-points }.
score-provisional = Provisional until the game is over (C-8).
score-tie = Of players with equal points the one later in turn order ranks higher (C-8).

undo-done = Back to the previous decision.
undo-done-drawn =
    Back to the previous decision. The draws made since then will come out the same.
undo-nothing = There is no decision to go back to.

rules-none = There is no clause { $clause }. Type rules to see them all.

save-done = Saved in { $file }.
save-exists = { $file } exists already. Type save and another name.
save-failed = { $file } cannot be written: { $problem }. Type save and another name.

## Names of the commands; English ones are understood in every language

command-undo = undo
command-save = save
command-show = show
command-rules = rules rule
command-score = score scores
command-help = help ?
command-quit = quit exit

## Names of the actions; those of the notation are understood in every language

verb-play = play
verb-acquire = acquire
verb-rest = rest
verb-claim = claim
verb-pay = pay
verb-upgrade = upgrade
verb-stop = stop
verb-trade = trade
verb-return = return
verb-draw = draw
verb-start = start
verb-place = place
verb-step = step go
verb-spend = spend
verb-take = take
verb-leave = leave
verb-build = build
verb-bonus = bonus
verb-reward = reward
verb-mine = mine
verb-pass = pass
verb-work = work
verb-explore = explore
verb-use = use
verb-keep = keep
verb-replace = replace
verb-swap = swap
verb-route = route
verb-outpost = outpost

## Names of the bonus tiles, as they are typed

kind-step = step
kind-upgrade = upgrade
kind-mine = mine
kind-caravan = caravan
kind-points = points

## Why a game cannot begin

fault-file = { $file } cannot be read: { $problem }
fault-components = { $file } is not a component file: { $problem }
fault-box-twice = { $file } is a second file for the box { $box }: give one component file for each box
fault-box-unused = { $file } is for the box { $box }, which { $title } does not use: leave it out, or change --game
fault-record = { $file } is not a record that can be continued: { $problem }
fault-map = { $file } is not a map for { $title }: { $problem }
fault-no-map = { $title } is not played on a map: leave out --map
fault-other-map = { $title } cannot be played on this map
fault-players = { $title } is for { $least } to { $most } players, not { $players } ({ $clause }): change --players
fault-point-cards =
    { $players } players need at least { $needed } point cards, but the component file has { $found } ({ $clause })
fault-seats =
    { $seats ->
        [one] --seats names one player
       *[other] --seats names { $seats } players
    }, but { $players } play: name one for each seat
fault-seat = { $name } is not a player: write { $human }, one of the bots { $bots }, or the path of a program such as ./mybot
fault-bots =
    { $bots ->
        [one] --bots names one bot
       *[other] --bots names { $bots } bots
    }, but { $seats ->
        [one] one seat is
       *[other] { $seats } seats are
    } free: name one for all of them or one for each, and write bot for these seats if you give --seats
fault-program = seat { $seat } cannot be taken: { $problem }
fault-noted-program =
    seat { $seat } was taken by the program { $name }: programs named in a record are not run, so use --bots or --seats to say who plays

## What programs do wrong

program-fault = { $player }: the program { $fault }. The first of its options is taken.
program-not-started = could not be started: { $problem }
program-ended = ended ({ $status }){ $said }
program-closed = closed its input or output{ $said }
program-said = {" "}and said: { $said }
program-late = did not answer within its limit of { $milliseconds } ms
program-deaf = does not read its requests
program-too-long = wrote a line of more than { $most } bytes
program-no-answer = answered with { $line }, which is not a JSON object
program-wrong-id = answered request { $id }, which it was not asked
program-no-id = answered without the id of its request
program-no-action = answered without an action
program-illegal = chose { $action }, which is not legal
program-gave-up = gave up: { $message }
program-interrupted = was interrupted
program-out = will not be asked again in this game, because it { $fault }
