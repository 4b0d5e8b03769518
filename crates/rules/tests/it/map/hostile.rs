//! Files that nobody in their right mind would write: an error, and no panic.

use carvania_rules::map::Kind;
use carvania_rules::map::file::{MapFile, MapProblem, Shape};

use super::drawn;

#[test]
fn what_is_no_map_file_is_refused_with_the_line() {
    for text in ["drawing = 3", "villages = 1", "tiles = [[1]]", "hills = []", "[", "\0", "{}"] {
        let found = MapFile::read(text).unwrap_err();
        let [MapProblem::File(message)] = found.as_slice() else { panic!("{found:?}") };
        assert!(message.contains("line 1"), "{text}: {message}");
    }
}

#[test]
fn huge_coordinates_are_refused() {
    for number in ["128", "-129", "1000000", "99999999999999999999", "1.5", "\"1\"", "nan"] {
        assert!(MapFile::read(&format!("villages = [[{number}, 0]]")).is_err(), "{number}");
    }
    let corners = "villages = [[127, 127], [-128, -128], [127, -128], [-128, 127]]";
    let found = MapFile::read(corners).unwrap().check(Shape::EASTERN_MOUNTAINS).unwrap_err();
    let far = found.iter().filter(|problem| matches!(problem, MapProblem::FarOut(_))).count();
    let apart = found.iter().filter(|problem| matches!(problem, MapProblem::Apart(_))).count();
    assert_eq!((far, apart), (4, 1));
}

#[test]
fn an_empty_map_lacks_everything() {
    for file in [MapFile::read("").unwrap(), drawn("").unwrap(), drawn("\n \n\n").unwrap()] {
        let found = file.check(Shape::CALL_FOR_ADVENTURE).unwrap_err();
        let messages: Vec<String> = found.iter().map(MapProblem::to_string).collect();
        assert_eq!(messages, ["0 villages, but 4 are needed", "0 open cells, but 20 are needed"]);
    }
}

#[test]
fn thousands_of_cells_are_counted_and_refused() {
    let cells: Vec<[i8; 2]> = (0..3000).map(|cell| [(cell % 100) as i8, (cell / 100) as i8]).collect();
    let file = MapFile { tiles: cells, ..MapFile::default() };
    let found = file.check(Shape::EASTERN_MOUNTAINS).unwrap_err();
    assert!(found.contains(&MapProblem::Count { kind: Kind::Open, found: 3000, least: 20, most: 20 }));
}

#[test]
fn the_same_cell_a_thousand_times_is_refused() {
    let tiles = [[0, 1], [1, 0], [1, 1]].repeat(1000);
    let found = MapFile { tiles, ..MapFile::default() }.check(Shape::EASTERN_MOUNTAINS).unwrap_err();
    let twice = found.iter().filter(|problem| matches!(problem, MapProblem::Twice(_))).count();
    assert_eq!(twice, 2997);
}

#[test]
fn nonsense_in_a_drawing_is_refused() {
    for drawing in ["\n🏔  🏔\n", "\u{feff}o", "\nVo~Vo~\n", "\n-1 -1\n"] {
        assert!(drawn(drawing).is_err(), "{drawing}");
    }
}

#[test]
fn a_drawing_beyond_all_bounds_is_refused() {
    let row = "o   ".repeat(200);
    let column = "o\n\n".repeat(200);
    let away = format!("{}o", "\n".repeat(500));
    let aside = format!("{}o", " ".repeat(500));
    for drawing in [row, column, away, aside] {
        assert!(drawn(&drawing).is_err(), "{drawing:.20}");
    }
}
