//! What can be wrong with a component file.

use super::GameBox;

/// Why a component file cannot be used: everything that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentsError {
    /// One entry for each thing that is wrong, in the order of the file.
    pub problems: Vec<Problem>,
}

impl ComponentsError {
    /// A text that is no file of the right form.
    pub(super) fn file(error: toml::de::Error) -> ComponentsError {
        ComponentsError { problems: vec![Problem::File(error.to_string().trim_end().to_owned())] }
    }
}

impl std::fmt::Display for ComponentsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (n, problem) in self.problems.iter().enumerate() {
            let separator = if n == 0 { "" } else { "\n" };
            write!(f, "{separator}{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ComponentsError {}

/// One thing that is wrong with a component file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// Not a component file at all.
    #[error("{0}")]
    File(String),
    /// A card that cannot be used.
    #[error("{kind} {number}{}: {fault}", face.as_ref().map(|face| format!(" ({face})")).unwrap_or_default())]
    Card {
        /// Which list of the file.
        kind: &'static str,
        /// Its number in that list, from 1.
        number: usize,
        /// What it shows, as far as it could be read.
        face: Option<String>,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A file of none of the boxes.
    #[error("no box has such components: a file has {}", GameBox::signs())]
    NoBox,
    /// A table, or an entry of one, that cannot be used.
    #[error("{name}: {fault}")]
    Table {
        /// Its name in the file.
        name: String,
        /// What is wrong with it.
        fault: Fault,
    },
    /// A list, or what is printed in several of them, with too few or too many entries.
    #[error("{kind}: {found} found, {} needed", range(*.least, *.most))]
    Count {
        /// What was counted.
        kind: String,
        /// How many it has.
        found: usize,
        /// The fewest that will do.
        least: usize,
        /// The most that will do.
        most: usize,
    },
}

/// What is wrong with one card, tile, location or table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A text that names no crystals.
    #[error(transparent)]
    Crystals(#[from] crate::crystals::CrystalsError),
    /// A merchant card does exactly one thing.
    #[error("a merchant card has either `gain`, or `upgrades`, or `give` and `take`")]
    Kind,
    /// A number that no game can work with.
    #[error("{what} is {found}, but must be {}", range(*.least, *.most))]
    Amount {
        /// What was counted.
        what: &'static str,
        /// How much it is.
        found: usize,
        /// The least that will do.
        least: usize,
        /// The most that will do.
        most: usize,
    },
    /// Not one of the four trade symbols.
    #[error("`{0}` is no trade symbol: yellow, green, blue or magenta")]
    Symbol(String),
    /// A word that the file form does not know.
    #[error("`{found}` is no {what}: {known}")]
    Word {
        /// What the word should name.
        what: &'static str,
        /// The word.
        found: String,
        /// Those that would do.
        known: String,
    },
    /// A name that records could not refer to.
    #[error("`{found}` is no name for it: write {form}")]
    Name {
        /// The name.
        found: String,
        /// What it should look like.
        form: String,
    },
    /// Two things with one name could not be told apart in a record.
    #[error("named as {kind} {number}")]
    SameName {
        /// The list of the other one.
        kind: &'static str,
        /// Its number there, from 1.
        number: usize,
    },
    /// Each kind has figures of its own, and no others.
    #[error("`{kind}` goes with {}, not with {}", ticked(.wanted), ticked(.found))]
    Figures {
        /// The kind.
        kind: &'static str,
        /// The figures it needs.
        wanted: Vec<&'static str>,
        /// Those that are there.
        found: Vec<&'static str>,
    },
    /// A location that needs parts which the games of its side do not have.
    #[error("`{kind}` is a kind of location for {sides} only")]
    Misplaced {
        /// The kind.
        kind: String,
        /// Where it may be.
        sides: String,
    },
    /// EW-4: one location cannot be both.
    #[error("`exploration` and `two_three` cannot both be true (EW-4)")]
    BothIcons,
    /// A point card does exactly one thing.
    #[error("a benefit is either `fewer_traders_at`, or `crystal_at` and `gain`, or `traders`, or `explore`")]
    Benefit,
    /// The icon in the corner of a point card says what the card does.
    #[error("the icon is `{icon}`, but the benefit is that of `{benefit}`")]
    CardIcon {
        /// The icon that is written.
        icon: String,
        /// The one that goes with the benefit.
        benefit: &'static str,
    },
    /// A pair of one and the same icon.
    #[error("a pair is of two different icons")]
    Pair,
    /// A layout that is no rectangle.
    #[error("all rows must be equally long, with \"\" where no board lies")]
    Rows,
    /// A layout with other sides than its game.
    #[error("it shows {found}, but its sides are {wanted}, each once")]
    Sides {
        /// The sides it has.
        found: String,
        /// Those of the rules.
        wanted: String,
    },
    /// Stacks of other sizes than printed.
    #[error("`bonus_stacks` is {found:?}, but must be {wanted:?}")]
    Stacks {
        /// The sizes it has.
        found: Vec<u32>,
        /// Those that are printed.
        wanted: Vec<u8>,
    },
    /// C-4.
    #[error("the trade has a colour on both sides (C-4)")]
    BothSides,
    /// Two cards alike could not be told apart in a record.
    #[error("the same as {kind} {number}")]
    Twin {
        /// The list of the other card.
        kind: &'static str,
        /// Its number there, from 1.
        number: usize,
    },
}

/// From the least to the most, in words.
fn range(least: usize, most: usize) -> String {
    if least == most { most.to_string() } else { format!("{least} to {most}") }
}

/// Names as a file writes them, in words.
fn ticked(names: &[&str]) -> String {
    let ticked: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    if ticked.is_empty() { "no figures".to_owned() } else { ticked.join(" and ") }
}

/// An amount within bounds, or the fault that says which bounds.
pub(super) fn amount(what: &'static str, found: usize, least: usize, most: usize) -> Result<u8, Fault> {
    if (least..=most).contains(&found) {
        Ok(found as u8)
    } else {
        Err(Fault::Amount { what, found, least, most })
    }
}
