//! Maps as drawings and as lists of coordinates.

use carvania_rules::map::file::{MapFile, Shape};
use carvania_rules::map::{Coordinates, Map};

use super::{FIRST_MAP, check, drawn, first_map, line};

/// The cells of one kind, moved so that the first map begins at the same place as its drawing.
fn sorted(cells: impl IntoIterator<Item = Coordinates>, shift: [i8; 2]) -> Vec<Coordinates> {
    let mut cells: Vec<Coordinates> = cells.into_iter().map(|[q, r]| [q + shift[0], r + shift[1]]).collect();
    cells.sort_unstable();
    cells
}

#[test]
fn the_drawing_of_the_first_map_equals_its_lists_up_to_a_shift() {
    let drawing = drawn(FIRST_MAP).unwrap();
    let lists = MapFile::of(&first_map());
    // The drawing begins with an empty line, and its leftmost column is column 0.
    let least = |file: &MapFile| file.cells().into_iter().min().unwrap();
    let ([q, r], [drawn_q, drawn_r]) = (least(&lists), least(&drawing));
    let shift = [drawn_q - q, drawn_r - r];
    assert_eq!(sorted(lists.villages, shift), sorted(drawing.villages, [0, 0]));
    assert_eq!(sorted(lists.tiles, shift), sorted(drawing.tiles, [0, 0]));
    assert!(lists.valleys.is_empty() && drawing.valleys.is_empty());
}

/// Every edge of a map, by the names of its cells.
fn edges(map: &Map) -> Vec<String> {
    let edge = |cell| {
        map.neighbours(cell).into_iter().map(move |other| format!("{} {}", map.name(cell), map.name(other)))
    };
    let mut edges: Vec<String> = map.cells().into_iter().flat_map(edge).collect();
    edges.sort();
    edges
}

#[test]
fn the_drawing_of_the_first_map_has_the_same_names_and_edges() {
    let map = check(FIRST_MAP, Shape::CALL_FOR_ADVENTURE).unwrap().map;
    assert_eq!(edges(&map), edges(&first_map()));
    let villages: Vec<String> = map.villages().into_iter().map(|cell| map.name(cell).to_string()).collect();
    assert_eq!(villages, ["a1", "e1", "a4", "e4"]);
}

#[test]
fn where_a_drawing_begins_does_not_matter() {
    let indented: String = FIRST_MAP.lines().map(|text| format!("  {text}\n")).collect();
    let wide: String = FIRST_MAP.lines().map(|text| format!("    {text}   \n")).collect();
    let windows = FIRST_MAP.replace('\n', "\r\n");
    for drawing in [indented, wide, windows, format!("\n\n\n{FIRST_MAP}\n\n")] {
        let map = check(&drawing, Shape::EASTERN_MOUNTAINS).unwrap().map;
        assert_eq!(edges(&map), edges(&first_map()), "{drawing}");
    }
}

#[test]
fn each_character_stands_for_a_kind_of_cell() {
    let file = drawn("\n  o   o\nV   o   V\n  o   ~\n").unwrap();
    assert_eq!(file.villages, [[0, 1], [4, -1]]);
    assert_eq!(file.tiles, [[1, 0], [3, -1], [2, 0], [1, 1]]);
    assert_eq!(file.valleys, [[3, 0]]);
    assert_eq!(file.drawing, None);
}

#[test]
fn a_drawing_is_read_line_by_line() {
    let cells = |drawing| drawn(drawing).unwrap().cells().len();
    assert_eq!([cells(""), cells("\n"), cells("o"), cells("\no   o\n  o\n")], [0, 0, 1, 3]);
}

#[test]
fn a_map_is_written_as_lists_and_read_again() {
    for map in [first_map(), line([1, 0]), check(FIRST_MAP, Shape::EASTERN_MOUNTAINS).unwrap().map] {
        let text = toml_text(&MapFile::of(&map));
        let again = MapFile::read(&text).unwrap();
        assert_eq!(again, MapFile::of(&map));
        assert_eq!(again.check(Shape::EASTERN_MOUNTAINS).unwrap().map, map);
    }
}

/// A map file without a drawing, as TOML.
fn toml_text(file: &MapFile) -> String {
    let MapFile { villages, tiles, valleys, drawing: _ } = file;
    format!("villages = {villages:?}\ntiles = {tiles:?}\nvalleys = {valleys:?}\n")
}
