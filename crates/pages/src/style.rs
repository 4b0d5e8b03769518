//! The style sheets. Every colour stands in one place, with its value by day and by night.

/// Colours, type, space: the tokens that everything else refers to.
pub const TOKENS: &str = include_str!("../assets/tokens.css");
/// What drawings look like.
pub const ART: &str = include_str!("../assets/art.css");
/// Page, text, buttons, states.
pub const BASE: &str = include_str!("../assets/base.css");
/// Cards, and the places of traders.
pub const CARDS: &str = include_str!("../assets/cards.css");
/// What else tables are made of: decision bar, trays, panels, log.
pub const PARTS: &str = include_str!("../assets/parts.css");
/// The map of hexagons.
pub const MAP: &str = include_str!("../assets/map.css");
/// Making a map of your own.
pub const MAPS: &str = include_str!("../assets/maps.css");
/// The layouts of the games on wide screens.
pub const TABLES: &str = include_str!("../assets/tables.css");
/// The layouts of the games on tablets and phones.
pub const NARROW: &str = include_str!("../assets/narrow.css");
/// What explains the table: what opens at a thing, the legend, the menu.
pub const EXPLAIN: &str = include_str!("../assets/explain.css");
/// Tables on screens that are short, narrow or magnified.
pub const SCREENS: &str = include_str!("../assets/screens.css");
/// The end of a game.
pub const END: &str = include_str!("../assets/end.css");
/// Faces, and what people and the computer's players have to do with each other.
pub const FACES: &str = include_str!("../assets/faces.css");
/// What is alive: traces of others' turns, breath.
pub const ALIVE: &str = include_str!("../assets/alive.css");
/// The first page.
pub const HOME: &str = include_str!("../assets/home.css");
/// Pages with a form or a text on them.
pub const PLAIN: &str = include_str!("../assets/plain.css");
/// Components and packs.
pub const COMPONENTS: &str = include_str!("../assets/components.css");
/// Hints, and where a game comes from.
pub const HINT: &str = include_str!("../assets/hint.css");
/// Looking back: replay, charts, turning points.
pub const REVIEW: &str = include_str!("../assets/review.css");
/// Charts, and the parts of a review.
pub const CHARTS: &str = carvania_report::CHARTS_CSS;
/// Lessons: the panel at a table, and the list of them.
pub const LEARN: &str = include_str!("../assets/learn.css");
/// People and their ratings.
pub const PEOPLE: &str = include_str!("../assets/people.css");

/// The sheets by the name of their file, in the order in which they count.
pub const SHEETS: &[(&str, &str)] = &[
    ("tokens.css", TOKENS),
    ("art.css", ART),
    ("base.css", BASE),
    ("parts.css", PARTS),
    ("cards.css", CARDS),
    ("map.css", MAP),
    ("tables.css", TABLES),
    ("narrow.css", NARROW),
    ("explain.css", EXPLAIN),
    ("screens.css", SCREENS),
    ("end.css", END),
    ("alive.css", ALIVE),
    ("home.css", HOME),
    ("plain.css", PLAIN),
    ("charts.css", CHARTS),
    ("review.css", REVIEW),
    ("components.css", COMPONENTS),
    ("maps.css", MAPS),
    ("learn.css", LEARN),
    ("hint.css", HINT),
    ("people.css", PEOPLE),
    ("faces.css", FACES),
];

/// All sheets as one, so that a page asks once.
pub fn sheet() -> String {
    SHEETS.iter().map(|(_, text)| *text).collect::<Vec<_>>().join("\n")
}
