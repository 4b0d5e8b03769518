//! EM-27: maps of one's own.

use carvania_rules::map::file::{MapFile, MapProblem, Shape};
use carvania_rules::map::{Coordinates, Map};
use carvania_rules::{Components, Game, Setup, SetupError, Title};

use crate::play::mountains::expedition;
use crate::play::{play, refused};
use crate::table::mountains::{REMOVED, dealt, new_mountains, own_map};

/// The map of the first game with a change.
fn changed(change: impl FnOnce(&mut MapFile)) -> MapFile {
    let mut file = MapFile::of(&Components::standard().eastern_mountains.first_map);
    change(&mut file);
    file
}

fn problems(file: &MapFile) -> Vec<String> {
    file.check(Shape::EASTERN_MOUNTAINS).unwrap_err().iter().map(MapProblem::to_string).collect()
}

fn names(map: &Map, cells: &[Coordinates]) -> Vec<String> {
    let at =
        |cell: &Coordinates| map.cells().into_iter().find(|&other| map.coordinates(other) == *cell).unwrap();
    cells.iter().map(|cell| map.name(at(cell)).to_string()).collect()
}

#[test]
fn em_27_a_map_names_4_villages_20_others_and_up_to_4_valleys() {
    let beside: [Coordinates; 5] = [[3, 0], [3, 1], [3, 2], [-3, 4], [-3, 5]];
    for valleys in 0..=4 {
        let file = changed(|file| file.valleys = beside[..valleys].to_vec());
        let map = file.check(Shape::EASTERN_MOUNTAINS).unwrap().map;
        let counts = (map.villages().len(), map.open().len(), map.valleys().len());
        assert_eq!(counts, (4, 20, valleys));
    }
    assert_eq!(
        problems(&changed(|file| file.valleys = beside.to_vec())),
        ["5 valleys, but 0 to 4 are needed"]
    );
    let fewer = changed(|file| file.tiles.truncate(19));
    assert_eq!(problems(&fewer), ["19 open cells, but 20 are needed"]);
    let more = changed(|file| file.villages.push([3, 0]));
    assert_eq!(problems(&more), ["5 villages, but 4 are needed"]);
}

#[test]
fn em_27_cells_hang_together_by_shared_edges() {
    // The other end of a knight's move touches nothing.
    let apart = changed(|file| file.valleys = vec![[4, 0]]);
    assert_eq!(problems(&apart), ["the cell [4, 0] does not hang together with the others by shared edges"]);
}

#[test]
fn em_27_tiles_of_any_kind_connect() {
    // A tail that begins with a valley, goes on with a village and ends with a mountain.
    let file = changed(|file| {
        file.valleys = vec![[3, 0]];
        file.villages[3] = [4, 0];
        file.tiles[0] = [5, 0];
    });
    assert!(file.check(Shape::EASTERN_MOUNTAINS).is_ok());
}

#[test]
fn em_27_every_problem_is_reported_at_once() {
    let file = changed(|file| {
        file.villages = vec![[-2, 2], [-2, 2]];
        file.tiles[19] = [61, 0];
        file.valleys = vec![[9, 9]; 5];
    });
    let found = problems(&file);
    for expected in [
        "2 villages, but 4 are needed",
        "5 valleys, but 0 to 4 are needed",
        "two cells at [-2, 2]",
        "two cells at [9, 9]",
        "the cell [61, 0] is too far out: coordinates go from -60 to 60",
        "the cell [61, 0] does not hang together with the others by shared edges",
        "the cell [9, 9] does not hang together with the others by shared edges",
    ] {
        assert!(found.iter().any(|problem| problem == expected), "{expected}: {found:#?}");
    }
}

#[test]
fn em_27_a_cell_that_touches_fewer_than_two_others_is_a_warning() {
    let checked =
        changed(|file| file.valleys = vec![[3, 0], [4, 0]]).check(Shape::EASTERN_MOUNTAINS).unwrap();
    let loose: Vec<String> = checked.loose_names().map(|name| name.to_string()).collect();
    assert_eq!(loose, names(&checked.map, &[[4, 0]]));
    let first = changed(|_| {}).check(Shape::EASTERN_MOUNTAINS).unwrap();
    assert_eq!(first.loose, []);
}

#[test]
fn em_27_mountains_are_dealt_at_random_onto_the_20_cells_and_valleys_stay() {
    let map = own_map();
    let mut game = new_mountains(2, Some(map));
    play(&mut game, REMOVED);
    assert_eq!(game.chance().count(), 20);
    assert!(game.chance().all(|(_, weight)| weight == 1));
    refused(&game, "lay:valley", "EM-1");
    assert_eq!(expedition(&game).mountains().next_cell(), map.find("a1".parse().unwrap()));
    let game = dealt(2, Some(map));
    assert_eq!(expedition(&game).mountains().valleys(), map.valleys());
    assert!(map.open().into_iter().all(|cell| expedition(&game).mountains().mountain(cell).is_some()));
}

#[test]
fn em_27_a_map_for_another_game_is_refused_at_set_up() {
    let setup = |title, map| Setup { title, players: 2, components: Components::standard(), map: Some(map) };
    let refused = |title, map| Game::new(&setup(title, map)).unwrap_err();
    for title in [Title::GolemEdition, Title::CallForAdventure] {
        let error = refused(title, own_map());
        assert_eq!(error, SetupError::Map { title });
    }
    assert!(Game::new(&setup(Title::EasternMountains, own_map())).is_ok());
}
