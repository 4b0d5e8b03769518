//! Maps that are being made.

use carvania_rules::map::file::{MapFile, Shape};
use carvania_rules::map::{Draft, DraftError, Kind, Place};

use super::first_map;

const fn at(row: i8, column: i8) -> Place {
    Place { row, column }
}

fn laid(draft: &Draft, place: Place, kind: Kind) -> Draft {
    draft.changed(&[(place, Some(kind))]).unwrap().0
}

#[test]
fn a_draft_of_a_map_can_be_played_on_like_the_map() {
    let draft = Draft::from(&first_map());
    assert_eq!(Kind::ALL.map(|kind| draft.count(kind)), [4, 20, 0]);
    assert!(draft.file().check(Shape::EASTERN_MOUNTAINS).unwrap().loose.is_empty());
    assert_eq!(draft.extent(), Some(at(10, 4)));
}

#[test]
fn what_is_laid_above_or_left_moves_the_rest() {
    let draft = laid(&Draft::default(), at(8, 4), Kind::Village);
    assert_eq!(draft.cells().collect::<Vec<_>>(), [(at(0, 0), Kind::Village)]);
    let (draft, moved) = draft.changed(&[(at(-1, -1), Some(Kind::Open))]).unwrap();
    assert_eq!(moved, at(1, 1));
    assert_eq!(draft.cells().collect::<Vec<_>>(), [(at(0, 0), Kind::Open), (at(1, 1), Kind::Village)]);
    // Half-row and column stay both even or both odd: there is room for half a cell above.
    let (draft, moved) = draft.changed(&[(at(0, 0), None)]).unwrap();
    assert_eq!((draft.extent(), moved), (Some(at(0, 0)), at(-1, -1)));
    let draft = laid(&draft, at(-1, 1), Kind::Valley);
    assert_eq!(draft.cells().collect::<Vec<_>>(), [(at(1, 1), Kind::Valley), (at(2, 0), Kind::Village)]);
}

#[test]
fn a_cell_can_be_moved_and_taken_away() {
    let draft = laid(&laid(&Draft::default(), at(0, 0), Kind::Village), at(2, 0), Kind::Open);
    let (moved, _) = draft.changed(&[(at(0, 0), None), (at(1, 1), Some(Kind::Village))]).unwrap();
    assert_eq!(moved.cells().collect::<Vec<_>>(), [(at(1, 1), Kind::Village), (at(2, 0), Kind::Open)]);
    let (empty, _) = draft.changed(&[(at(0, 0), None), (at(2, 0), None)]).unwrap();
    assert!(empty.is_empty());
    assert_eq!((empty.clone(), empty.extent()), (Draft::default(), None));
}

#[test]
fn nothing_is_laid_off_the_grid_or_too_far_out() {
    let draft = laid(&Draft::default(), at(0, 0), Kind::Village);
    for place in [at(1, 0), at(0, 28), at(56, 0), at(-29, -29), at(-128, -128), at(127, 127), at(0, -28)] {
        assert_eq!(draft.changed(&[(place, Some(Kind::Open))]), None, "{place:?}");
    }
    assert!(draft.changed(&[(at(55, 27), Some(Kind::Open))]).is_some());
}

#[test]
fn a_file_with_two_cells_at_one_place_or_far_apart_is_no_draft() {
    let file = |tiles: &[[i8; 2]]| MapFile { tiles: tiles.to_vec(), ..MapFile::default() };
    assert_eq!(Draft::try_from(&file(&[[1, 2], [1, 2]])), Err(DraftError::Twice([1, 2])));
    for cells in [[[0, 0], [28, 0]], [[0, 0], [0, 28]], [[127, 127], [-128, -128]]] {
        assert_eq!(Draft::try_from(&file(&cells)), Err(DraftError::Wide), "{cells:?}");
    }
    assert!(Draft::try_from(&file(&[[127, 127], [126, 127]])).is_ok());
}

#[test]
fn a_draft_is_drawn_as_it_is_read() {
    let draft = laid(&Draft::from(&first_map()), at(-1, 1), Kind::Valley);
    let drawing = draft.file().to_drawing();
    assert!(drawing.starts_with("drawing = \"\"\"\n  ~\n    o\n"), "{drawing}");
    assert_eq!(Draft::try_from(&MapFile::read(&drawing).unwrap()), Ok(draft));
}
