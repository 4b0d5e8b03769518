//! J2-5 and J2-6: the map.

use carvania_rules::map::file::{MapFile, MapProblem, Shape};
use carvania_rules::map::{Coordinates, Kind, Map};
use carvania_rules::{Action, Components, Draw, Game, Setup, SetupError, Title};

use super::draws::set_up_to;
use super::{after, trek};
use crate::play::mountains::{outposts, wagon};
use crate::play::world::sorted;
use crate::play::{deal, legal, legal_to, play, refused, seat};
use crate::table::mountains::own_map as map_with_villages;
use crate::table::world::{new_world, world};

/// A map of one's own: the valley `a1` lies in a corner.
const OWN_MAP: &str = "drawing = \"\"\"
~   o   o   o
  o   o   o
o   o   o   o
  o   o
\"\"\"";

pub(in crate::conformance) fn own_map() -> Map {
    MapFile::read(OWN_MAP).unwrap().check(Shape::JOURNEY).unwrap().map
}

/// The map of the box with a change.
fn changed(change: impl FnOnce(&mut MapFile)) -> MapFile {
    let mut file = MapFile::of(&Components::standard().eastern_mountains.journey_map);
    change(&mut file);
    file
}

fn problems(file: &MapFile) -> Vec<MapProblem> {
    file.check(Shape::JOURNEY).unwrap_err()
}

/// Part II before anything is drawn, on this map.
fn on_map(map: Map) -> Result<Game, SetupError> {
    Game::new(&Setup { map: Some(map), ..Setup::standard(Title::JourneyTwo, 2) })
}

#[test]
fn j2_5_three_random_tiles_of_each_symbol_leave_the_game() {
    let symbols = Components::standard().eastern_mountains.symbols();
    let mut game = set_up_to(Title::JourneyTwo, 2, "remove");
    for number in 0..12 {
        assert_eq!(game.chance().count(), 6 - number % 3);
        // From yellow to magenta.
        assert!(game.chance().all(|(draw, weight)| match draw {
            Action::Draw(Draw::Remove(tile)) => weight == 1 && symbols[number / 3].contains(tile),
            _ => false,
        }));
        let removed = legal(&game).split(' ').next_back().unwrap().to_owned();
        play(&mut game, &removed);
        refused(&game, &removed, "J2-5");
        refused(&game, &removed.replace("remove", "lay"), "J2-5");
    }
    assert_eq!(legal_to(&game, "remove"), "");
}

#[test]
fn j2_5_the_twelve_others_are_laid_around_the_valley() {
    let mut game = set_up_to(Title::JourneyTwo, 2, "lay");
    let cells = ["d3", "c3", "b3", "b2", "c1", "d2", "d4", "b4", "a1", "b1", "d1", "e1"];
    for (cell, left) in cells.into_iter().zip((1..=12).rev()) {
        assert_eq!((game.chance().count(), game.chance().total()), (left, left as u32));
        refused(&game, "lay:valley", "J2-5");
        let lay = legal(&game).split(' ').next_back().unwrap().to_owned();
        play(&mut game, &lay);
        assert_eq!(game.to_position()["tiles"][cell], lay.trim_start_matches("lay:"));
    }
    let map = game.map().unwrap();
    let valleys: Vec<String> = map.valleys().into_iter().map(|cell| map.name(cell).to_string()).collect();
    assert_eq!((valleys, map.villages().len()), (vec!["c2".to_owned()], 0));
}

#[test]
fn j2_5_every_tile_touches_at_least_two_others() {
    let map = Components::standard().eastern_mountains.journey_map;
    let touches: Vec<usize> = map.cells().into_iter().map(|cell| map.neighbours(cell).len()).collect();
    // The inner ring, the outer ring, the valley.
    assert_eq!(touches, [5, 5, 5, 5, 5, 5, 2, 2, 2, 2, 2, 2, 6]);
}

#[test]
fn j2_5_all_wagons_start_on_the_valley() {
    for players in 2..=4 {
        let mut game = new_world(Title::JourneyTwo, players);
        deal(&mut game);
        assert!((1..=players).all(|seat| wagon(&game, seat) == "c2"), "{players} players");
    }
}

#[test]
fn j2_5_everybody_has_twelve_outposts() {
    let eleven = "a1 b1 b2 b3 b4 c1 c3 d1 d2 d4 e1";
    let game = after(&trek(2).outposts(1, eleven).caravan(1, ""), "work:F2.2 step:d3 build");
    assert_eq!(game.mountains().unwrap().built(seat(1)), [3; 4]);
    assert_eq!(outposts(&game, 1).split(' ').count(), 12);
}

#[test]
fn j2_6_without_a_map_of_ones_own_the_two_rings_of_the_box_are_used() {
    let ring: [Coordinates; 6] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
    let outer: [Coordinates; 6] = [[1, 1], [-1, 2], [-2, 1], [-1, -1], [1, -2], [2, -1]];
    let file = MapFile::of(world(Title::JourneyTwo, 2).game().map().unwrap());
    assert_eq!((file.valleys, file.tiles), (vec![[0, 0]], [ring, outer].concat()));
}

#[test]
fn j2_6_a_map_of_ones_own_is_played_on() {
    let mut game = on_map(own_map()).unwrap();
    deal(&mut game);
    assert_eq!((wagon(&game, 1).as_str(), wagon(&game, 2).as_str()), ("a1", "a1"));
    assert_eq!(game.to_position()["tiles"].as_object().unwrap().len(), 12);
    play(&mut game, "work:F2.2");
    assert_eq!(sorted(&game), "step:a2 step:b1");
}

#[test]
fn j2_6_a_tile_that_touches_fewer_than_two_others_is_refused() {
    let firm = changed(|file| file.tiles[11] = [2, -2]);
    assert!(firm.check(Shape::JOURNEY).is_ok(), "it touches a tile of each ring");
    let loose = changed(|file| file.tiles[11] = [2, 1]);
    assert_eq!(problems(&loose), [MapProblem::Loose([2, 1])]);
    // The same from a program that did not ask the checker.
    let unchecked = Shape { is_tight: false, ..Shape::JOURNEY };
    let map = loose.check(unchecked).unwrap().map;
    assert_eq!(on_map(map).unwrap_err(), SetupError::Map { title: Title::JourneyTwo });
}

#[test]
fn j2_6_a_valley_that_touches_fewer_than_two_others_is_refused() {
    let loose = changed(|file| {
        file.valleys = vec![[2, 1]];
        file.tiles[11] = [0, 0];
    });
    assert_eq!(problems(&loose), [MapProblem::Loose([2, 1])]);
}

#[test]
fn j2_6_parts_that_are_not_connected_are_refused() {
    // Three tiles that touch each other, and nothing else.
    let apart: [Coordinates; 3] = [[10, 0], [11, 0], [10, 1]];
    let file = changed(|file| file.tiles[9..].copy_from_slice(&apart));
    assert_eq!(problems(&file), apart.map(MapProblem::Apart));
}

#[test]
fn j2_6_a_map_has_one_valley_twelve_mountains_and_no_village() {
    let extra: Coordinates = [2, -2];
    for (file, kind, found, wanted) in [
        (changed(|file| file.tiles.truncate(11)), Kind::Open, 11, 12),
        (changed(|file| file.tiles.push(extra)), Kind::Open, 13, 12),
        (changed(|file| file.valleys.clear()), Kind::Valley, 0, 1),
        (changed(|file| file.valleys.push(extra)), Kind::Valley, 2, 1),
        (changed(|file| file.villages.push(extra)), Kind::Village, 1, 0),
    ] {
        assert_eq!(problems(&file), [MapProblem::Count { kind, found, least: wanted, most: wanted }]);
    }
}

#[test]
fn j2_6_a_map_for_another_game_is_refused_at_set_up() {
    let refused = SetupError::Map { title: Title::JourneyTwo };
    assert_eq!(on_map(map_with_villages()).unwrap_err(), refused);
    let journey = Components::standard().eastern_mountains.journey_map;
    for title in [Title::EasternMountains, Title::EndlessWorld, Title::JourneyOne] {
        let setup = Setup { map: Some(journey), ..Setup::standard(title, 2) };
        assert_eq!(Game::new(&setup).unwrap_err(), SetupError::Map { title });
    }
}
