//! Maps: drawings and lists, names of cells, what is refused, random maps.

mod code;
mod draft;
mod drawing;
mod hostile;
mod journey;
mod names;
mod problems;
pub(crate) mod random;

use carvania_rules::map::Map;
use carvania_rules::map::file::{CheckedMap, MapFile, MapProblem, Shape};
use carvania_rules::{Components, Game, Setup, SetupError, Title};

/// The map of the first game, as people draw it.
pub(crate) const FIRST_MAP: &str = "
    o
  o   o
V   o   V
  o   o
o   o   o
  o   o
o   o   o
  o   o
V   o   V
  o   o
    o
";

fn first_map() -> Map {
    Components::standard().eastern_mountains.first_map
}

/// A drawing as a map file.
fn drawn(drawing: &str) -> Result<MapFile, Vec<MapProblem>> {
    MapFile::read(&format!("drawing = \"\"\"{drawing}\"\"\""))
}

fn check(drawing: &str, shape: Shape) -> Result<CheckedMap, Vec<MapProblem>> {
    drawn(drawing)?.check(shape)
}

/// The first map with other cells in place of its first, from the top left.
fn redrawn(cells: &str) -> String {
    let mut cells = cells.chars();
    FIRST_MAP.chars().map(|old| if old == 'o' { cells.next().unwrap_or(old) } else { old }).collect()
}

/// A map of 28 cells in one line, which goes down a column or across 28 of them.
fn line(step: [i8; 2]) -> Map {
    let at = |place: i8| [place * step[0], place * step[1]];
    let file = MapFile {
        villages: (0..4).map(at).collect(),
        tiles: (4..24).map(at).collect(),
        valleys: (24..28).map(at).collect(),
        drawing: None,
    };
    file.check(Shape::EASTERN_MOUNTAINS).unwrap().map
}

#[test]
fn neighbours_are_neighbours_of_each_other() {
    for map in [first_map(), line([1, 0]), line([0, 1]), line([1, -1])] {
        for cell in map.cells() {
            assert!(!map.neighbours(cell).contains(cell), "{}", map.name(cell));
            for other in map.neighbours(cell) {
                assert!(map.neighbours(other).contains(cell), "{} {}", map.name(cell), map.name(other));
            }
        }
    }
}

#[test]
fn a_cell_shares_its_edges_with_six_others() {
    let map = first_map();
    let neighbours = |name: &str| {
        let cell = map.find(name.parse().unwrap()).unwrap();
        let mut names: Vec<String> =
            map.neighbours(cell).into_iter().map(|other| map.name(other).to_string()).collect();
        names.sort();
        names.join(" ")
    };
    assert_eq!(neighbours("c3"), "b2 b3 c2 c4 d2 d3");
    assert_eq!(neighbours("b1"), "a1 b2 c1 c2");
    assert_eq!(neighbours("c6"), "b5 c5 d5");
    assert_eq!(neighbours("a1"), "a2 b1 b2");
    assert_eq!(neighbours("e4"), "d4 d5 e3");
}

#[test]
fn every_cell_is_a_village_or_open_or_a_valley() {
    for (map, valleys) in [(first_map(), 0), (line([1, 0]), 4)] {
        assert_eq!((map.villages().len(), map.open().len(), map.valleys().len()), (4, 20, valleys));
        assert_eq!((map.len(), map.is_empty()), (24 + valleys, false));
        assert_eq!(map.villages().union(map.open()).union(map.valleys()), map.cells());
        let numbers: Vec<Option<usize>> = map.cells().into_iter().map(|cell| map.village(cell)).collect();
        assert_eq!(numbers[..5], [Some(0), Some(1), Some(2), Some(3), None]);
    }
}

#[test]
fn a_map_is_for_the_games_whose_shape_it_has() {
    let with_valleys = line([1, 0]);
    let game = |title, map| Game::new(&Setup { map: Some(map), ..Setup::standard(title, 2) });
    assert!(game(Title::EasternMountains, first_map()).is_ok());
    assert!(game(Title::CallForAdventure, first_map()).is_ok());
    assert!(game(Title::EasternMountains, with_valleys).is_ok());
    for (title, map) in [(Title::CallForAdventure, with_valleys), (Title::GolemEdition, first_map())] {
        let error = game(title, map).unwrap_err();
        assert_eq!(error, SetupError::Map { title });
        assert_eq!(error.to_string(), format!("{title} cannot be played on this map"));
    }
}

#[test]
fn a_game_without_a_map_of_its_own_is_played_on_the_first_one() {
    for title in [Title::EasternMountains, Title::CallForAdventure] {
        assert_eq!(Game::new(&Setup::standard(title, 3)).unwrap().map(), Some(&first_map()));
    }
    assert_eq!(Game::new(&Setup::standard(Title::GolemEdition, 3)).unwrap().map(), None);
}
