//! The tokens as they stand in the style sheet.

use std::collections::BTreeMap;

use carvania_pages::style;

use crate::colour::Colour;

/// By day, by night.
pub(crate) type Pair = [Colour; 2];

/// The colours of the tokens that have six digits by day and by night.
pub(crate) fn tokens() -> BTreeMap<&'static str, Pair> {
    let lines = style::TOKENS.lines().map(str::trim).filter_map(|line| line.strip_prefix("--"));
    lines
        .filter_map(|line| line.split_once(": "))
        .filter_map(|(name, value)| Some((name, pair(value)?)))
        .collect()
}

fn pair(value: &'static str) -> Option<Pair> {
    let value = value.strip_suffix(';')?;
    let (day, night) = match value.strip_prefix("light-dark(").and_then(|value| value.strip_suffix(')')) {
        Some(both) => both.split_once(", ")?,
        None => (value, value),
    };
    let is_colour = |text: &str| text.len() == 7 && text.starts_with('#');
    (is_colour(day) && is_colour(night)).then(|| [day, night].map(Colour::hex))
}

pub(crate) fn token(name: &str) -> Pair {
    *tokens().get(name).unwrap_or_else(|| panic!("there is no token {name}"))
}

#[test]
fn every_colour_that_is_referred_to_stands_among_the_tokens() {
    let all = style::sheet();
    let declared: Vec<&str> =
        all.split("--").skip(1).filter_map(|rest| rest.split_once(':')).map(|(name, _)| name).collect();
    let used = all.split("var(--").skip(1).filter_map(|rest| rest.split([')', ',']).next());
    for name in used {
        assert!(declared.contains(&name), "--{name} is used and nowhere set");
    }
}

#[test]
fn the_map_has_a_place_for_every_cell_that_a_map_can_have() {
    let most = carvania_rules::map::MAX_CELLS;
    for place in 0..most {
        assert!(style::MAP.contains(&format!(".q{place} ")), "column {place}");
        assert!(style::MAP.contains(&format!(".cols-{} ", place + 1)), "{place} columns");
    }
    for row in 0..2 * most {
        assert!(style::MAP.contains(&format!(".h{row} ")), "half-row {row}");
        assert!(style::MAP.contains(&format!(".rows-{} ", row + 2)), "{row} half-rows");
    }
}
