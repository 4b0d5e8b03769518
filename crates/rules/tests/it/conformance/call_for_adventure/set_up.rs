//! CA-1 to CA-6 and CA-20: set-up. Here stand the cards and tiles.

mod order;
mod start;

use carvania_rules::map::file::{MapFile, Shape};
use carvania_rules::map::random;
use carvania_rules::{Components, Game, Setup, SetupError, Source, Title};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

use super::table::{REMOVED, ROW, TILES, VP_TILES, adventure, hand, merchant_row, new_adventure, played};
use crate::play::mountains::villages;
use crate::play::{deal, legal, legal_to, play, refused, seat};

/// A game in which these have been drawn.
fn after(draws: &[&str]) -> Game {
    let mut game = new_adventure(3);
    draws.iter().for_each(|draws| play(&mut game, draws));
    game
}

/// How likely a draw is, as a weight and the sum of all.
fn chance_of(game: &Game, draw: &str) -> (u32, u32) {
    let draw = game.read_action(draw).unwrap();
    let weight = game.chance().find(|&(other, _)| other == draw).map_or(0, |(_, weight)| weight);
    (weight, game.chance().total())
}

#[test]
fn ca_1_everybody_begins_with_create_2_and_upgrade_2() {
    for players in 2..=4 {
        let mut game = new_adventure(players);
        deal(&mut game);
        for seat in 1..=players {
            assert_eq!((hand(&game, seat).as_str(), played(&game, seat).as_str()), ("+YY ^2", ""));
        }
    }
}

#[test]
fn ca_1_four_of_43_merchant_cards_form_the_row() {
    let mut game = new_adventure(2);
    for (draw, left) in ["draw:+YYYY", "draw:YY>GG", "draw:+M", "draw:^3"].into_iter().zip([43, 42, 41, 40]) {
        assert_eq!((game.chance().count(), chance_of(&game, draw)), (left, (1, left as u32)));
        play(&mut game, draw);
        refused(&game, draw, if left > 40 { "CA-1" } else { "CA-2" });
    }
    assert_eq!(merchant_row(&game), "+YYYY YY>GG +M ^3");
    refused(&game, "draw:+B", "CA-2");
}

#[test]
fn ca_1_starting_cards_are_not_in_the_deck() {
    let game = new_adventure(2);
    refused(&game, "draw:+YY", "CA-1");
    refused(&game, "draw:^2", "CA-1");
}

#[test]
fn ca_2_two_tiles_of_each_symbol_are_removed() {
    let mut game = after(&[ROW]);
    for (tile, number) in REMOVED.split_whitespace().zip([6, 5].repeat(4)) {
        assert_eq!(legal(&game), legal_to(&game, "remove"), "only removals");
        assert_eq!((game.chance().count(), chance_of(&game, tile)), (number, (1, number as u32)));
        play(&mut game, tile);
        refused(&game, tile, "CA-2");
    }
    assert_eq!(legal_to(&game, "remove"), "");
}

#[test]
fn ca_2_mountains_and_valleys_are_dealt_together() {
    let mut game = after(&[ROW, REMOVED]);
    // Each of 20 tiles is equally likely: 16 mountains and 4 valleys.
    assert_eq!(game.chance().count(), 16 + 1);
    assert_eq!(chance_of(&game, "lay:G>YYY"), (1, 20));
    assert_eq!(chance_of(&game, "lay:valley"), (4, 20));
    play(&mut game, "lay:valley");
    assert_eq!((chance_of(&game, "lay:G>YYY"), chance_of(&game, "lay:valley")), ((1, 19), (3, 19)));
    play(&mut game, "lay:G>YYY");
    assert_eq!((chance_of(&game, "lay:G>YYY"), chance_of(&game, "lay:valley")), ((0, 18), (3, 18)));
}

#[test]
fn ca_2_there_are_four_valleys_and_no_more() {
    let mut game = after(&[ROW, REMOVED]);
    play(&mut game, "lay:valley lay:valley lay:valley lay:valley");
    refused(&game, "lay:valley", "CA-2");
    assert_eq!((game.chance().count(), game.chance().total()), (16, 16));
}

#[test]
fn ca_2_a_tile_is_laid_once_and_a_removed_tile_never() {
    let mut game = after(&[ROW, REMOVED]);
    refused(&game, "lay:M>YYYGG", "CA-2");
    play(&mut game, "lay:YY>B");
    refused(&game, "lay:YY>B", "CA-2");
}

#[test]
fn ca_2_the_last_tiles_may_all_be_valleys() {
    let mountains = TILES.replace("lay:valley ", "");
    let mut game = after(&[ROW, REMOVED, &mountains]);
    for left in (1..=4).rev() {
        assert_eq!((legal(&game).as_str(), chance_of(&game, "lay:valley")), ("lay:valley", (left, left)));
        play(&mut game, "lay:valley");
    }
    assert_eq!(game.to_position()["tiles"]["e3"], "valley");
}

#[test]
fn ca_2_a_map_of_ones_own_has_four_villages_and_twenty_other_cells() {
    let own = random::map(Shape::CALL_FOR_ADVENTURE, 0, &mut ChaCha8Rng::seed_from_u64(2));
    let map = own.check(Shape::CALL_FOR_ADVENTURE).unwrap().map;
    let setup = Setup { map: Some(map), ..Setup::standard(Title::CallForAdventure, 2) };
    let mut game = Game::new(&setup).unwrap();
    for draws in [ROW, REMOVED, TILES] {
        play(&mut game, draws);
    }
    let first = map.open().into_iter().next().unwrap();
    let tiles = &game.to_position()["tiles"];
    assert_eq!(
        (tiles[map.name(first).to_string()].as_str(), tiles.as_object().unwrap().len()),
        (Some("B>GG"), 20)
    );
}

#[test]
fn ca_2_a_map_with_valleys_of_its_own_is_refused() {
    let mut file = MapFile::of(&Components::standard().eastern_mountains.first_map);
    file.valleys = vec![[3, 0]];
    let map = Some(file.check(Shape::EASTERN_MOUNTAINS).unwrap().map);
    let title = Title::CallForAdventure;
    let error = Game::new(&Setup { map, ..Setup::standard(title, 2) }).unwrap_err();
    assert_eq!(error, SetupError::Map { title });
}

#[test]
fn ca_3_one_vp_tile_lies_on_each_village() {
    let mut game = after(&[ROW, REMOVED, TILES]);
    for (draw, left) in VP_TILES.split_whitespace().zip([26, 25, 24, 23]) {
        assert_eq!((game.chance().count(), chance_of(&game, draw)), (left, (1, left as u32)));
        refused(&game, "draw:closed", "CA-3");
        play(&mut game, draw);
    }
    assert_eq!(villages(&game), "YGBM BBBB GGMM MMMMM");
}

#[test]
fn ca_3_the_closed_village_is_among_the_first_six_tiles_drawn() {
    let table = adventure(2).wagon(1, "a1").caravan(1, "YGBM");
    // With k drawn it comes with chance 1 in 6 - k.
    for drawn in 0..=5 {
        let claimed: Vec<&str> =
            ["YYBBB", "YYYMM", "YBBM", "GGBM", "GGBBB"].into_iter().take(drawn).collect();
        let (second, first) = claimed.split_at(drawn.min(3));
        let mut game = table.clone().claimed(1, &first.join(" ")).claimed(2, &second.join(" ")).game();
        play(&mut game, "claim:YGBM");
        let (weight, total) = chance_of(&game, "draw:closed");
        assert_eq!(weight * (6 - drawn as u32), total, "{drawn} drawn");
        assert_eq!(game.chance().count(), if drawn < 5 { 26 - 4 - drawn + 1 } else { 1 });
    }
}

#[test]
fn ca_4_only_extra_steps_caravans_and_points_are_used() {
    let mut game = adventure(2).outposts(1, "b1 c2 a2 a3 b2 c5 d1").game();
    play(&mut game, "build");
    assert_eq!(legal_to(&game, "bonus"), "bonus:step bonus:caravan bonus:points");
    refused(&game, "bonus:upgrade", "CA-14");
    refused(&game, "bonus:mine", "CA-14");
}

#[test]
fn ca_4_four_of_each_and_a_pile_of_four() {
    for (has, others) in [
        ("step step step step", "bonus:caravan bonus:points"),
        ("caravan caravan caravan caravan", "bonus:step bonus:points"),
        ("6 5 4 3", "bonus:step bonus:caravan"),
        ("step step step caravan caravan caravan 6 5 4", "bonus:step bonus:caravan bonus:points"),
    ] {
        let mut game = adventure(2).outposts(1, "b1 c2 a2 a3 b2 c5 d1").bonus(2, has).game();
        play(&mut game, "build");
        assert_eq!(legal_to(&game, "bonus"), others, "{has}");
    }
    assert!(adventure(2).bonus(2, "step step step step step").load().is_err());
    assert!(adventure(2).bonus(2, "upgrade").load().is_err());
}

#[test]
fn ca_5_a_board_has_four_rows_of_four_outposts() {
    let points =
        |cells: &str| adventure(2).outposts(1, cells).game().scores()[seat(1)].from(Source::Outposts);
    assert_eq!(["", "b1", "b1 c2", "b1 c2 c6", "b1 c2 c6 d5"].map(points), [0, 1, 2, 4, 7]);
    let all = "b1 c2 c6 d5 a2 a3 c4 e2 b4 c3 d1 d2 b2 c5 d3 e3";
    assert_eq!(points(all), 4 * (1 + 1 + 2 + 3));
}
