//! What is wrong with a map, every problem at once.

use carvania_rules::Title;
use carvania_rules::map::Kind;
use carvania_rules::map::file::{MapFile, MapProblem, Shape};

use super::{FIRST_MAP, check, drawn, first_map, redrawn};

/// The problems of a map file, as people read them.
fn problems(file: &MapFile) -> Vec<String> {
    let problems = file.check(Shape::EASTERN_MOUNTAINS).unwrap_err();
    problems.iter().map(MapProblem::to_string).collect()
}

/// The lists of the first map.
fn lists() -> MapFile {
    MapFile::of(&first_map())
}

#[test]
fn the_number_of_cells_of_each_kind_is_checked() {
    let mut file = lists();
    file.villages.pop();
    assert_eq!(problems(&file), ["3 villages, but 4 are needed"]);
    let mut file = lists();
    file.tiles.remove(19);
    assert_eq!(problems(&file), ["19 open cells, but 20 are needed"]);
    let mut file = lists();
    file.valleys = vec![[3, 0], [3, 1], [3, 2], [3, -1], [2, -1]];
    assert_eq!(problems(&file), ["5 valleys, but 0 to 4 are needed"]);
}

#[test]
fn the_first_game_with_cards_has_no_valleys_on_its_map() {
    let file = MapFile { valleys: vec![[3, 0]], ..lists() };
    assert!(file.check(Shape::EASTERN_MOUNTAINS).is_ok());
    let found = file.check(Shape::CALL_FOR_ADVENTURE).unwrap_err();
    assert_eq!(found, [MapProblem::Count { kind: Kind::Valley, found: 1, least: 0, most: 0 }]);
}

#[test]
fn two_cells_at_one_place_are_refused() {
    let mut file = lists();
    file.tiles[19] = file.villages[0];
    file.tiles[18] = file.tiles[17];
    assert_eq!(problems(&file), ["two cells at [1, 4]", "two cells at [-2, 2]"]);
}

#[test]
fn cells_too_far_out_are_refused() {
    let far = |at: i8| {
        let moved = |cells: Vec<[i8; 2]>| cells.into_iter().map(|[q, r]| [q + at, r]).collect();
        let MapFile { villages, tiles, .. } = lists();
        MapFile { villages: moved(villages), tiles: moved(tiles), ..MapFile::default() }
    };
    assert!(far(58).check(Shape::EASTERN_MOUNTAINS).is_ok());
    assert!(far(-58).check(Shape::EASTERN_MOUNTAINS).is_ok());
    let expected = "the cell [61, 0] is too far out: coordinates go from -60 to 60";
    assert_eq!(problems(&far(59))[0], expected);
    assert_eq!(problems(&far(59)).len(), 4);
    assert_eq!(problems(&far(-59)).len(), 4);
}

#[test]
fn cells_that_do_not_hang_together_are_refused() {
    let mut file = lists();
    file.tiles[19] = [4, 0];
    let expected = "the cell [4, 0] does not hang together with the others by shared edges";
    assert_eq!(problems(&file), [expected]);
    // [2, 2] was the only way to nowhere else, so the others still hang together.
    file.tiles[18] = [5, 0];
    assert_eq!(problems(&file).len(), 2);
}

#[test]
fn a_map_hangs_together_through_any_kind_of_tile() {
    // The last two cells are reached through a village and a valley alone.
    let mut file = MapFile { valleys: vec![[3, -1]], ..lists() };
    file.tiles[19] = [4, -1];
    file.tiles[18] = [4, -2];
    assert!(file.check(Shape::EASTERN_MOUNTAINS).is_ok());
    file.valleys.clear();
    assert_eq!(problems(&file).len(), 2);
}

#[test]
fn all_problems_are_reported_at_once() {
    let mut file = lists();
    file.villages.pop();
    file.tiles[0] = [100, 100];
    file.tiles[1] = file.tiles[2];
    let expected = [
        "3 villages, but 4 are needed",
        "two cells at [-1, 1]",
        "the cell [100, 100] is too far out: coordinates go from -60 to 60",
        "the cell [100, 100] does not hang together with the others by shared edges",
    ];
    assert_eq!(problems(&file), expected);
}

#[test]
fn a_character_that_is_no_cell_is_named_with_its_line() {
    let found = drawn(&redrawn("x?")).unwrap_err();
    let expected =
        [MapProblem::Character { line: 1, found: 'x' }, MapProblem::Character { line: 2, found: '?' }];
    assert_eq!(found, expected);
    assert_eq!(found[0].to_string(), "line 1 of the drawing: `x` is not a cell: write V, o, ~ or a space");
    assert_eq!(drawn("\n\t\n").unwrap_err(), [MapProblem::Character { line: 1, found: '\t' }]);
}

#[test]
fn a_cell_between_the_cells_of_the_grid_is_named_with_its_place() {
    for (drawing, line, column) in
        [("\no   o\n o\n", 2, 2), ("\no o\n", 1, 3), ("\no   o\no\n", 2, 1), ("\no   o\n\n  o\n", 3, 3)]
    {
        assert_eq!(drawn(drawing).unwrap_err(), [MapProblem::OffGrid { line, column }], "{drawing}");
    }
    let message = drawn("\no o\n").unwrap_err()[0].to_string();
    assert!(
        message.starts_with("line 1 of the drawing: the cell at character 3 is off the grid"),
        "{message}"
    );
}

#[test]
fn a_map_is_either_a_drawing_or_lists() {
    let both = format!("villages = [[0, 0]]\ndrawing = \"\"\"{FIRST_MAP}\"\"\"");
    let found = MapFile::read(&both).unwrap_err();
    assert_eq!(found, [MapProblem::Both]);
    assert_eq!(found[0].to_string(), "a map is either a drawing or lists of cells, not both");
}

#[test]
fn a_loose_cell_is_allowed_but_reported() {
    let checked = check(FIRST_MAP, Shape::EASTERN_MOUNTAINS).unwrap();
    assert!(checked.loose.is_empty());
    assert!(checked.map.cells().into_iter().all(|cell| checked.touches(cell) >= 2));
    let mut file = lists();
    file.valleys = vec![[3, -1], [4, -1]];
    let checked = file.check(Shape::EASTERN_MOUNTAINS).unwrap();
    let names: Vec<String> = checked.loose_names().map(|name| name.to_string()).collect();
    assert_eq!(names, ["g1"]);
    let touches: Vec<usize> = checked.loose.iter().map(|&cell| checked.touches(cell)).collect();
    assert_eq!(touches, [1]);
}

#[test]
fn a_problem_of_a_map_names_its_clause_and_its_cell() {
    let clause = |problem: &MapProblem, title| problem.clause(title).map(|clause| clause.to_string());
    let count = |kind| MapProblem::Count { kind, found: 9, least: 0, most: 0 };
    let apart = MapProblem::Apart([3, 4]);
    for (problem, title, expected) in [
        (count(Kind::Village), Title::EasternMountains, "EM-27"),
        (count(Kind::Village), Title::CallForAdventure, "EM-27"),
        (count(Kind::Valley), Title::CallForAdventure, "CA-2"),
        (count(Kind::Valley), Title::JourneyTwo, "J2-5"),
        (apart.clone(), Title::EasternMountains, "EM-27"),
        (apart.clone(), Title::JourneyThree, "J2-6"),
        (MapProblem::Loose([0, 0]), Title::JourneyThree, "J2-6"),
    ] {
        assert_eq!(clause(&problem, title).as_deref(), Some(expected), "{problem} {title}");
    }
    assert_eq!((apart.cell(), count(Kind::Open).cell()), (Some([3, 4]), None));
    assert_eq!(clause(&MapProblem::Both, Title::EasternMountains), None);
}
