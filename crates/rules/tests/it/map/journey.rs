//! Maps of the journeys: twelve open cells around one valley, and no loose cell (J2-5, J2-6).

use carvania_rules::map::Map;
use carvania_rules::map::file::{MapFile, MapProblem, Shape};
use carvania_rules::{Components, Game, Setup, SetupError, Title};

use super::{FIRST_MAP, check, first_map};

/// The usual map, as people draw it.
const RINGS: &str = "
  o   o
    o
  o   o
o   ~   o
  o   o
    o
  o   o
";

fn rings() -> Map {
    Components::standard().eastern_mountains.journey_map
}

fn problems(drawing: &str) -> Vec<String> {
    check(drawing, Shape::JOURNEY).unwrap_err().iter().map(MapProblem::to_string).collect()
}

#[test]
fn the_drawing_of_the_rings_has_the_names_of_the_usual_map() {
    let drawn = check(RINGS, Shape::JOURNEY).unwrap();
    assert!(drawn.loose.is_empty());
    let names = |map: &Map| {
        let mut names: Vec<String> = map.open().into_iter().map(|cell| map.name(cell).to_string()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&drawn.map), names(&rings()));
    for map in [drawn.map, rings()] {
        let valleys: Vec<String> = map.valleys().into_iter().map(|cell| map.name(cell).to_string()).collect();
        assert_eq!(valleys, ["c2"]);
        assert!(map.villages().is_empty());
    }
}

#[test]
fn there_is_exactly_one_valley_and_no_village() {
    assert_eq!(
        problems(&RINGS.replace('~', "o")),
        ["13 open cells, but 12 are needed", "0 valleys, but 1 is needed"]
    );
    assert_eq!(
        problems(&RINGS.replacen("  o   o\n", "  ~   V\n", 1)),
        ["1 villages, but 0 are needed", "10 open cells, but 12 are needed", "2 valleys, but 1 is needed"]
    );
}

#[test]
fn a_loose_cell_is_refused() {
    // The last cell goes from the bottom, where it touches two, to the top, where it touches d1 alone.
    let (others, _) = RINGS.rsplit_once("   o").unwrap();
    let loose = format!("\n        o{others}\n");
    assert_eq!(problems(&loose), ["the cell [4, -2] touches fewer than two others (J2-6)"]);
    assert_eq!(problems(&format!("{others}\n")), ["11 open cells, but 12 are needed"]);
}

#[test]
fn a_map_is_for_journeys_or_for_expeditions() {
    let game = |title, map| Game::new(&Setup { map: Some(map), ..Setup::standard(title, 2) });
    for title in [Title::JourneyTwo, Title::JourneyThree] {
        assert_eq!(game(title, rings()).unwrap().map(), Some(&rings()));
        assert_eq!(game(title, first_map()).unwrap_err(), SetupError::Map { title });
        assert_eq!(Game::new(&Setup::standard(title, 3)).unwrap().map(), Some(&rings()));
    }
    for title in [Title::EasternMountains, Title::CallForAdventure, Title::EndlessWorld, Title::JourneyOne] {
        assert_eq!(game(title, rings()).unwrap_err(), SetupError::Map { title });
    }
    assert!(check(FIRST_MAP, Shape::JOURNEY).is_err());
}

#[test]
fn the_lists_of_a_map_read_again() {
    let file = MapFile::of(&rings());
    assert_eq!(MapFile::read(&file.to_toml()).unwrap(), file);
    assert_eq!(file.check(Shape::JOURNEY).unwrap().map, rings());
}
