//! Maps as people draw them: a line for each half-row, two characters for each column.

use super::Coordinates;
use super::file::MapFile;
use super::problem::MapProblem;

impl MapFile {
    /// The lists of cells that a drawing shows.
    pub(super) fn undrawn(mut self) -> Result<MapFile, Vec<MapProblem>> {
        let Some(drawing) = self.drawing.take() else { return Ok(self) };
        if !self.cells().is_empty() {
            return Err(vec![MapProblem::Both]);
        }
        let mut problems = Vec::new();
        let mut parity = None;
        for (line, text) in drawing.lines().enumerate() {
            for (column, found) in text.chars().enumerate() {
                let list = match found {
                    ' ' => continue,
                    'V' => &mut self.villages,
                    'o' => &mut self.tiles,
                    '~' => &mut self.valleys,
                    _ => {
                        problems.push(MapProblem::Character { line: line + 1, found });
                        continue;
                    }
                };
                let is_even = (line + column / 2).is_multiple_of(2);
                let fits = column % 2 == 0 && *parity.get_or_insert(is_even) == is_even;
                match place(line, column / 2, is_even).filter(|_| fits) {
                    Some(cell) => list.push(cell),
                    None => problems.push(MapProblem::OffGrid { line: line + 1, column: column + 1 }),
                }
            }
        }
        if problems.is_empty() { Ok(self) } else { Err(problems) }
    }

    /// The map as a file with a drawing, of the cells in its lists.
    pub fn to_drawing(&self) -> String {
        let kinds = [(&self.villages, 'V'), (&self.tiles, 'o'), (&self.valleys, '~')];
        let cells = kinds
            .into_iter()
            .flat_map(|(cells, letter)| cells.iter().map(move |&cell| (drawn(cell), letter)));
        let cells: Vec<([i32; 2], char)> = cells.collect();
        let [left, top] = [0, 1].map(|axis| cells.iter().map(|(place, _)| place[axis]).min().unwrap_or(0));
        let mut lines: Vec<Vec<char>> = Vec::new();
        for ([column, line], letter) in cells {
            let (column, line) = ((column - left) as usize, (line - top) as usize);
            lines.resize(lines.len().max(line + 1), Vec::new());
            let line = &mut lines[line];
            line.resize(line.len().max(column + 1), ' ');
            line[column] = letter;
        }
        let lines: String = lines.into_iter().flat_map(|line| line.into_iter().chain(['\n'])).collect();
        format!("drawing = \"\"\"\n{lines}\"\"\"\n")
    }
}

/// The coordinates of a place in a drawing: r is such that 2r + q is the line.
fn place(line: usize, column: usize, is_even: bool) -> Option<Coordinates> {
    let (line, q) = (i8::try_from(line).ok()?, i8::try_from(column).ok()?);
    let line = if is_even { line } else { line.checked_add(1)? };
    Some([q, (line.checked_sub(q)?) / 2])
}

/// The character and the line of a cell in a drawing, from anywhere.
fn drawn([q, r]: Coordinates) -> [i32; 2] {
    let (q, r) = (i32::from(q), i32::from(r));
    [2 * q, 2 * r + q]
}
