//! Maps drawn in text: every cell is a hexagon, flat on top, with a few lines inside.

use carvania_rules::map::{Cell, Map};

/// The width that every terminal has; the columns of a wider map are drawn in several strips.
const WIDTH: usize = 80;
/// How many lines of text a hexagon has room for.
const LINES: usize = 3;
/// Half the height of a hexagon: how far neighbouring columns are shifted, and how far a side slants.
const HALF: usize = 2;
/// The least length of the upper edge that makes a hexagon look like one.
const MIN_EDGE: usize = 4;

/// The map with what `label` says about each cell, up to three lines. Every line ends with a line break.
pub(crate) fn draw(map: &Map, label: &dyn Fn(Cell) -> Vec<String>) -> String {
    draw_within(WIDTH, map, label)
}

/// Draws a map on a screen of this width.
pub(crate) fn draw_within(width: usize, map: &Map, label: &dyn Fn(Cell) -> Vec<String>) -> String {
    let labels: Vec<(Cell, Vec<String>)> = map.cells().into_iter().map(|cell| (cell, label(cell))).collect();
    let widths = labels.iter().flat_map(|(_, lines)| lines).map(|line| line.chars().count());
    let edge = widths.max().unwrap_or(0).max(MIN_EDGE);
    let per_strip = (width.saturating_sub(HALF) / (edge + HALF)).max(1);
    let columns = (map.cells().into_iter()).map(|cell| column(map, cell)).max().map_or(0, |last| last + 1);
    let strips = (0..columns).step_by(per_strip).map(|first| {
        let in_strip =
            labels.iter().filter(|(cell, _)| (first..first + per_strip).contains(&column(map, *cell)));
        strip(map, first, edge, &in_strip.collect::<Vec<_>>())
    });
    strips.collect::<Vec<_>>().join("\n")
}

/// The columns of the map from `first` on.
fn strip(map: &Map, first: usize, edge: usize, labels: &[&(Cell, Vec<String>)]) -> String {
    let top = labels.iter().map(|(cell, _)| half_rows(map, *cell)).min().unwrap_or(0);
    let mut canvas = Canvas(Vec::new());
    for (cell, lines) in labels {
        let down = (half_rows(map, *cell) - top) as usize * HALF;
        canvas.hexagon(down, (column(map, *cell) - first) * (edge + HALF), edge, lines);
    }
    canvas.text()
}

/// The column of a cell, from the left.
fn column(map: &Map, cell: Cell) -> usize {
    let leftmost = map.cells().into_iter().map(|cell| map.coordinates(cell)[0]).min().unwrap_or(0);
    (i32::from(map.coordinates(cell)[0]) - i32::from(leftmost)) as usize
}

/// How far down a cell lies, in halves of a hexagon.
fn half_rows(map: &Map, cell: Cell) -> i32 {
    let [q, r] = map.coordinates(cell).map(i32::from);
    2 * r + q
}

/// Characters by line and place.
struct Canvas(Vec<Vec<char>>);

impl Canvas {
    fn put(&mut self, down: usize, right: usize, letter: char) {
        if self.0.len() <= down {
            self.0.resize(down + 1, Vec::new());
        }
        let line = &mut self.0[down];
        if line.len() <= right {
            line.resize(right + 1, ' ');
        }
        line[right] = letter;
    }

    /// A hexagon with its upper left corner here. Neighbours draw the edge that they share twice, alike.
    fn hexagon(&mut self, down: usize, right: usize, edge: usize, lines: &[String]) {
        for along in 0..edge {
            self.put(down, right + HALF + along, '_');
            self.put(down + 2 * HALF, right + HALF + along, '_');
        }
        for slant in 0..HALF {
            let (left, far) = (right + HALF - 1 - slant, right + HALF + edge + slant);
            self.put(down + 1 + slant, left, '/');
            self.put(down + 1 + slant, far, '\\');
            self.put(down + 2 * HALF - slant, left, '\\');
            self.put(down + 2 * HALF - slant, far, '/');
        }
        for (line, below) in lines.iter().take(LINES).zip(1..) {
            let indent = (edge - line.chars().count().min(edge)) / 2;
            for (place, letter) in line.chars().enumerate() {
                self.put(down + below, right + HALF + indent + place, letter);
            }
        }
    }

    fn text(&self) -> String {
        let line = |letters: &Vec<char>| format!("{}\n", letters.iter().collect::<String>().trim_end());
        self.0.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use carvania_rules::map::Map;
    use carvania_rules::map::file::{MapFile, Shape};

    use super::draw;

    fn map(drawing: &str, open: usize) -> Map {
        let file = MapFile::read(&format!("drawing = '''\n{drawing}'''")).unwrap();
        let shape = Shape { villages: 1, open, valleys: 1, ..Shape::EASTERN_MOUNTAINS };
        file.check(shape).unwrap().map
    }

    #[test]
    fn neighbouring_columns_are_shifted_by_half_a_hexagon() {
        let map = map("o\n  V\no\n  ~\n", 2);
        let drawn = draw(&map, &|cell| vec![map.name(cell).to_string(), "YY>B".to_owned()]);
        let expected = concat!(
            "  ____\n",
            " / a1 \\\n",
            "/ YY>B \\____\n",
            "\\      / b1 \\\n",
            " \\____/ YY>B \\\n",
            " / a2 \\      /\n",
            "/ YY>B \\____/\n",
            "\\      / b2 \\\n",
            " \\____/ YY>B \\\n",
            "      \\      /\n",
            "       \\____/\n",
        );
        assert_eq!(drawn, expected);
    }

    #[test]
    fn a_map_wider_than_the_screen_is_drawn_in_strips() {
        let map = map("V   o   o   o   o   o   o\n  ~   o   o   o   o   o\n", 11);
        let drawn = draw(&map, &|cell| vec![map.name(cell).to_string(), "123456789".to_owned()]);
        assert!(drawn.lines().all(|line| line.chars().count() <= 80), "{drawn}");
        let (left, right) = drawn.split_once("\n\n").unwrap();
        assert!(left.contains("g1") && right.contains("h1"), "{drawn}");
    }
}
