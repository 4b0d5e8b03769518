//! EM-3, EM-21, EM-22: the Closed Village tile as each of the six tiles that it can be.

use carvania_rules::{Action, Draw, Game};

use crate::play::mountains::{expedition, villages};
use crate::play::{play, refused, turn_of};
use crate::table::Table;
use crate::table::mountains::mountains;

/// The tiles that are drawn, one after the other, before the Closed Village tile.
const DRAWN: [&str; 5] = ["YYBBB", "YYYMM", "GGMM", "YBBM", "GGBM"];

/// A village is to be refilled after so many tiles have been drawn. Both players stand on `a1`, are
/// given what its tile costs, and claim it in turn.
fn refill_after(drawn: usize) -> Game {
    let mut game = mountains(2).wagon(1, "a1").wagon(2, "a1").game();
    let claims = ["BBBB"].into_iter().chain(DRAWN);
    for (index, claim) in claims.take(drawn + 1).enumerate() {
        let seat = index % 2 + 1;
        game = Table::of(&game).caravan(seat, claim).game();
        play(&mut game, &format!("claim:{claim}"));
        if index < drawn {
            play(&mut game, &format!("draw:{}", DRAWN[index]));
        }
    }
    game
}

/// The weight of the Closed Village tile, and the sum of all.
fn closed_weight(game: &Game) -> (u64, u64) {
    let closed = game.chance().find(|(action, _)| *action == Draw::Closed);
    (closed.map_or(0, |(_, weight)| weight.into()), game.chance().total().into())
}

#[test]
fn em_3_the_closed_village_is_equally_likely_to_be_the_first_to_sixth_tile() {
    // The chance that none of the tiles so far was the Closed Village tile, as a fraction.
    let (mut still_hidden, mut of) = (1, 1);
    for drawn in 0..=5 {
        let (weight, total) = closed_weight(&refill_after(drawn));
        assert_eq!(6 * still_hidden * weight, of * total, "tile {}", drawn + 1);
        (still_hidden, of) = (still_hidden * (total - weight), of * total);
    }
    assert_eq!(still_hidden, 0);
}

#[test]
fn em_3_otherwise_each_tile_of_the_pile_is_equally_likely() {
    for drawn in 0..5 {
        let game = refill_after(drawn);
        let pile = expedition(&game).villages().pile().len();
        assert_eq!((pile, closed_weight(&game).0), (22 - drawn, pile as u64));
        let tiles: Vec<u32> = game
            .chance()
            .filter(|(draw, _)| *draw != Action::Draw(Draw::Closed))
            .map(|(_, weight)| weight)
            .collect();
        assert_eq!(tiles, vec![5 - drawn as u32; pile]);
    }
}

#[test]
fn em_3_after_five_others_the_closed_village_is_certain() {
    let game = refill_after(5);
    assert_eq!(game.chance().collect::<Vec<_>>(), [(Action::Draw(Draw::Closed), 17)]);
    refused(&game, "draw:MMMMM", "EM-21");
}

#[test]
fn em_21_it_closes_the_village_whenever_it_is_drawn() {
    for drawn in 0..=5 {
        let mut game = refill_after(drawn);
        play(&mut game, "draw:closed");
        assert_eq!(villages(&game), "closed YGBM MMMM GGGBB", "after {drawn}");
        assert!(game.to_position().get("drawn_before_closed").is_none());
    }
}

#[test]
fn em_22_it_moves_whenever_it_was_drawn() {
    for drawn in 0..=5 {
        let mut game = refill_after(drawn);
        play(&mut game, "draw:closed");
        let (next, other) = if drawn % 2 == 0 { (2, 1) } else { (1, 2) };
        assert_eq!(game.turn(), turn_of(next));
        game = Table::of(&game).wagon(next, "e4").caravan(next, "GGGBB").wagon(other, "a1").game();
        play(&mut game, "claim:GGGBB");
        assert_eq!(game.chance().total() as usize, 22 - drawn);
        play(&mut game, "draw:MMMMM");
        assert_eq!(villages(&game), "MMMMM YGBM MMMM closed", "after {drawn}");
    }
}

#[test]
fn em_21_tiles_drawn_before_it_are_counted_from_the_set_up() {
    for drawn in 0..=5 {
        let game = refill_after(drawn);
        assert_eq!(game.to_position()["drawn_before_closed"], drawn);
        let table = Table::of(&game).drawn_before_closed(drawn as u8);
        assert_eq!(table.game(), game);
    }
}
