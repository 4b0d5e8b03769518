//! Points and the text of paths: one decimal, relative steps, as short as can be.

use std::fmt::Write;

use maud::{Markup, html};

/// A point of a drawing: x to the right, y down.
pub(super) type Point = (f64, f64);

/// A number with one decimal at most.
pub(super) fn number(value: f64) -> String {
    tenths(to_tenths(value))
}

/// A scale, for which one decimal would be coarse.
pub(super) fn scale(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A `transform` that moves to a point and scales there.
pub(super) fn placed((x, y): Point, factor: f64) -> String {
    format!("translate({} {})scale({})", number(x), number(y), scale(factor))
}

/// The text of a closed shape.
pub(super) fn closed(points: &[Point]) -> String {
    let mut text = String::new();
    let mut last: Option<(i32, i32)> = None;
    for &(x, y) in points {
        let (x, y) = (to_tenths(x), to_tenths(y));
        let command = match last {
            None => 'M',
            Some(_) if text.contains('l') => ' ',
            Some(_) => 'l',
        };
        let (last_x, last_y) = last.unwrap_or_default();
        write_pair(&mut text, command, x - last_x, y - last_y);
        last = Some((x, y));
    }
    text.push('z');
    text
}

/// A closed shape in one colour.
pub(super) fn shape(points: &[Point], fill: &str) -> Markup {
    html! { path d=(closed(points)) fill=(fill) {} }
}

/// A pair of numbers after a command, or after a blank where a sign does not part them.
fn write_pair(text: &mut String, command: char, x: i32, y: i32) {
    if command != ' ' || x >= 0 {
        text.push(command);
    }
    let parted = if y < 0 { "" } else { " " };
    // Writing into a string cannot fail.
    let _ = write!(text, "{}{parted}{}", tenths(x), tenths(y));
}

fn to_tenths(value: f64) -> i32 {
    (value * 10.0).round() as i32
}

fn tenths(value: i32) -> String {
    let (sign, whole, part) = (if value < 0 { "-" } else { "" }, value.abs() / 10, value.abs() % 10);
    match (whole, part) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{part}"),
        _ => format!("{sign}{whole}.{part}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{closed, number, scale};

    #[test]
    fn paths_are_short_and_closed() {
        assert_eq!(closed(&[(1.04, -2.0), (3.0, 2.55), (0.5, 0.0)]), "M1-2l2 4.6-2.5-2.6z");
        assert_eq!([number(-0.44), number(12.0), number(-0.04)], ["-.4", "12", "0"]);
        assert_eq!([scale(1.0), scale(0.75), scale(2.5)], ["1", "0.75", "2.5"]);
    }
}
