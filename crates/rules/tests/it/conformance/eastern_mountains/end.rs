//! EM-25 and EM-26: the end.

use carvania_rules::{Source, Turn};

use crate::play::mountains::villages;
use crate::play::{play, refused, seat, turn_of};
use crate::table::Table;
use crate::table::mountains::mountains;

const THREE_TILES: &str = "YYBBB YYYMM GGMM";

/// A player about to claim one more tile than these.
fn before_a_claim(players: usize, seat: usize, tiles: &str) -> Table {
    mountains(players).turn(seat).claimed(seat, tiles).wagon(seat, "a1").caravan(seat, "BBBB")
}

#[test]
fn em_25_the_fourth_vp_tile_triggers_the_end() {
    for players in 2..=4 {
        let mut game = before_a_claim(players, players, THREE_TILES).game();
        play(&mut game, "claim:BBBB draw:MMMMM");
        assert_eq!(game.turn(), Turn::Over, "{players} players");
        refused(&game, "mine", "C-6");
        let mut game = before_a_claim(players, players, "YYBBB YYYMM").game();
        play(&mut game, "claim:BBBB draw:MMMMM");
        assert_eq!(game.turn(), turn_of(1), "{players} players");
    }
}

#[test]
fn em_25_the_round_is_played_out() {
    let mut game = before_a_claim(3, 1, THREE_TILES).game();
    play(&mut game, "claim:BBBB draw:MMMMM");
    assert_eq!(game.turn(), turn_of(2));
    play(&mut game, "mine");
    assert_eq!(game.turn(), turn_of(3));
    play(&mut game, "mine");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn em_25_its_refill_is_drawn_like_any_other() {
    let mut game = before_a_claim(2, 2, THREE_TILES).game();
    play(&mut game, "claim:BBBB");
    assert_eq!((game.turn(), game.chance().total()), (Turn::Chance, 3 * 19));
    play(&mut game, "draw:closed");
    assert_eq!((villages(&game).as_str(), game.turn()), ("closed YGBM MMMM GGGBB", Turn::Over));
}

#[test]
fn em_25_crystals_above_the_limit_are_returned_before_the_game_ends() {
    let table = before_a_claim(2, 2, THREE_TILES).wagon(2, "b1").caravan(2, "YYYYYYBBBB");
    let mut game = table.dropped("a1", "GGGGG").game();
    play(&mut game, "step:a1 stop take claim:BBBB draw:MMMMM");
    assert_eq!(game.turn(), turn_of(2));
    play(&mut game, "return:Y");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn em_26_the_score_is_vp_tiles_board_bonus_tiles_and_crystals() {
    let game = mountains(2)
        .claimed(1, "GGBBMM YYBBB")
        .outposts(1, "a2 b2 c2 d4 e2 c3 d1 c4 c5 d5 b4")
        .bonus(1, "step upgrade upgrade mine mine mine caravan 6 4")
        .caravan(1, "YYYGGM")
        .game();
    let score = game.scores()[seat(1)];
    let items: Vec<(Source, u32)> = score.items().filter(|&(_, points)| points > 0).collect();
    // Rows with five, two, one and three outposts built.
    let outposts = (1 + 2 + 2 + 3) + 1 + (1 + 2);
    let bonus = 2 * 2 + 3 + 6 + 4;
    let expected = [
        (Source::VpTiles, 19 + 11),
        (Source::Outposts, outposts),
        (Source::BonusTiles, bonus),
        (Source::Crystals, 3),
    ];
    assert_eq!(items, expected);
    assert_eq!(score.total(), 30 + outposts + bonus + 3);
}

#[test]
fn em_26_each_column_is_worth_its_value_in_every_row() {
    let rows = ["a2 b2 c2 d4 e2", "a3 b5 c3 d1 d3", "b1 b3 c4 c6 e3", "b4 c1 c5 d2 d5"];
    for row in rows {
        let cells: Vec<&str> = row.split(' ').collect();
        for (built, points) in [0, 0, 1, 3, 5, 8].into_iter().enumerate() {
            let game = mountains(2).outposts(1, &cells[..built].join(" ")).game();
            assert_eq!(game.scores()[seat(1)].from(Source::Outposts), points, "{built} of {row}");
        }
    }
}

#[test]
fn em_26_each_bonus_tile_is_worth_what_it_shows() {
    let tiles =
        [("step", 0), ("upgrade", 2), ("mine", 1), ("caravan", 0), ("6", 6), ("5", 5), ("4", 4), ("3", 3)];
    for (tile, points) in tiles {
        let game = mountains(2).bonus(1, tile).caravan(1, "YYYY").game();
        assert_eq!(game.scores()[seat(1)].total(), points, "{tile}");
    }
}

#[test]
fn em_26_of_equal_players_the_later_ranks_higher() {
    let game = mountains(3).caravan(1, "GG").caravan(2, "G").caravan(3, "GG").game();
    let ranking: Vec<usize> = game.ranking().iter().map(|seat| seat.number()).collect();
    assert_eq!(ranking, [3, 1, 2]);
}
