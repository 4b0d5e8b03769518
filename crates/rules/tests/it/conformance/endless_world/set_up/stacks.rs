//! EW-3: stacks of bonus tiles, of which only the top is known.

use std::collections::BTreeMap;

use carvania_rules::{Game, Title, Turn};

use super::super::endless;
use super::{POINTS, TILES};
use crate::play::world::stacks;
use crate::play::{play, refused};
use crate::table::Table;
use crate::table::world::new_world;

#[test]
fn ew_3_seventeen_tiles_are_shuffled() {
    let mut game = new_world(Title::EndlessWorld, 2);
    play(&mut game, &format!("draw:D1 {POINTS}"));
    assert_eq!(game.chance().count(), 17);
    // Groups I and III.
    for tile in ["T18", "T19", "T20", "T21", "T22", "T23", "T24", "T25"] {
        refused(&game, &format!("draw:{tile}"), "EW-3");
    }
}

#[test]
fn ew_3_a_stack_has_as_many_tiles_as_its_space_says() {
    let mut game = new_world(Title::EndlessWorld, 2);
    play(&mut game, &format!("draw:F1 {POINTS}"));
    for (dealt, draw) in TILES.split(' ').enumerate() {
        assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, 17 - dealt));
        assert!(game.chance().all(|(_, weight)| weight == 1));
        play(&mut game, draw);
        refused(&game, draw, if dealt < 5 { "EW-3" } else { "EW-4" });
    }
    assert_eq!(stacks(&game), "T01/2 T02/2 T03/1 T04/1 T05/1 T06/1");
}

#[test]
fn ew_3_tiles_below_others_and_left_over_are_unseen() {
    let game = endless(2).game();
    // Eight of them lie in stacks, three have left the game, and nobody knows which.
    assert_eq!(game.world().unwrap().unseen().len(), 17 - 6);
}

#[test]
fn ew_3_any_unseen_tile_may_lie_below() {
    let mut game = endless(2).tiles(2, "T12 T17").game();
    play(&mut game, "work:A1.G2 bonus:T02");
    assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, 17 - 6 - 2));
    assert!(game.chance().all(|(_, weight)| weight == 1));
    // Just taken, on another stack, with a player, not of this game.
    for tile in ["T02", "T01", "T12", "T18"] {
        refused(&game, &format!("draw:{tile}"), "EW-15");
    }
    play(&mut game, "draw:T16");
    assert_eq!(stacks(&game), "T01/2 T16/1 T03/1 T04/1 T05/1 T06/1");
}

/// A game whose last two stacks have a tile below the top, and five tiles are unseen.
fn last_tiles() -> Table {
    let mut table = endless(4).stack(1, "", 0).stack(2, "", 0).stack(3, "T03", 1).stack(4, "", 0);
    table = table.stack(5, "T05", 1).stack(6, "", 0).caravan(1, "").caravan(2, "");
    table.tiles(1, "T01 T02").tiles(2, "T04 T06").tiles(3, "T07 T08 T09").tiles(4, "T10 T11 T12")
}

/// Every draw with its share of this many games, which must be a whole number.
fn shares(game: &Game, games: u32) -> Vec<(String, u32)> {
    let total = game.chance().total();
    let share = |weight| games * weight / total;
    game.chance().map(|(draw, weight)| (game.write_action(draw).to_string(), share(weight))).collect()
}

#[test]
fn ew_3_lower_tiles_come_as_often_as_from_a_shuffled_pile() {
    // All orders of the unseen tiles: the first lies below `T03`, the second below `T05`.
    let unseen = ["T13", "T14", "T15", "T16", "T17"];
    let mut shuffled: BTreeMap<[String; 2], u32> = BTreeMap::new();
    for order in orders(&unseen) {
        *shuffled.entry([order[0], order[1]].map(|tile| format!("draw:{tile}"))).or_default() += 1;
    }
    let mut game = last_tiles().game();
    play(&mut game, "work:B1.G3 bonus:T03");
    let mut drawn = BTreeMap::new();
    for (first, games) in shares(&game, 120) {
        let mut game = game;
        play(&mut game, &format!("{first} work:B1.G4 bonus:T05"));
        for (second, games) in shares(&game, games) {
            drawn.insert([first.clone(), second], games);
        }
    }
    assert_eq!(drawn, shuffled);
}

/// Every order of these tiles.
fn orders<'a>(tiles: &[&'a str]) -> Vec<Vec<&'a str>> {
    if tiles.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for &first in tiles {
        let others: Vec<&str> = tiles.iter().copied().filter(|&tile| tile != first).collect();
        all.extend(orders(&others).into_iter().map(|order| [vec![first], order].concat()));
    }
    all
}
