//! Maps in requests.

use carvania_rules::Title;
use carvania_rules::map::MAX_CELLS;
use carvania_rules::map::file::{CheckedMap, MapFile, MapProblem};

use super::fault::{Fault, Kind};

/// The map that a request gives, checked against what the game wants, with what players might stumble over.
pub(super) fn read(file: MapFile, title: Title) -> Result<CheckedMap, Fault> {
    let Some(shape) = title.map_shape() else {
        let message = format!("{title} is not played on a map: leave `map` out");
        return Err(Fault::new(Kind::BadSetup, message));
    };
    let cells = number_of_cells(&file);
    if cells > MAX_CELLS {
        let message = format!("a map has at most {MAX_CELLS} cells, this one has {cells}");
        return Err(Fault::new(Kind::BadSetup, message));
    }
    file.check(shape).map_err(|problems| {
        let problems: Vec<String> = problems.iter().map(MapProblem::to_string).collect();
        let message = format!("{title} cannot be played on this map: {}", problems.join("; "));
        Fault::new(Kind::BadSetup, message)
    })
}

/// How many cells a map would have: an absurd number is not worth checking one by one.
fn number_of_cells(file: &MapFile) -> usize {
    let drawn = |drawing: &String| drawing.chars().filter(|letter| !letter.is_whitespace()).count();
    file.cells().len() + file.drawing.as_ref().map_or(0, drawn)
}
