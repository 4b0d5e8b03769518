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
    #[error("{what}: {found} found, {} needed", range(*.least, *.most))]
    Count {
        /// What was counted.
        what: Counted,
        /// How many it has.
        found: usize,
        /// The fewest that will do.
        least: usize,
        /// The most that will do.
        most: usize,
    },
}

/// What a file, or a part of it, has too few or too many of.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Counted {
    /// The entries of a list, by its name in the file.
    #[error("{0}")]
    List(String),
    /// The locations of all sides.
    #[error("locations of all sides")]
    AllLocations,
    /// The tiles in the stacks of the sides A1 and B1.
    #[error("tiles in the stacks of A1 and B1")]
    StackedTiles,
    /// The locations of one slot.
    #[error("{kind} slot {slot} on {} and {}", sides[0], sides[1])]
    Slot {
        /// The kind of location.
        kind: &'static str,
        /// Its slot, from 1.
        slot: usize,
        /// The sides that share the slots.
        sides: [&'static str; 2],
    },
    /// The locations of a kind that is printed once.
    #[error("{kind} on {side}")]
    Location {
        /// The kind of location.
        kind: &'static str,
        /// The side that has it.
        side: &'static str,
    },
    /// The locations that move a wagon so far.
    #[error("move_wagon (steps {0}) on F2")]
    Steps(&'static str),
    /// The locations of a game.
    #[error("locations in {0}")]
    Locations(&'static str),
    /// The exploration icons of a game.
    #[error("exploration icons in {0}")]
    ExplorationIcons(&'static str),
    /// The 2-3 icons of a game.
    #[error("2-3 icons in {0}")]
    TwoThreeIcons(&'static str),
}

impl From<&str> for Counted {
    fn from(list: &str) -> Counted {
        Counted::List(list.to_owned())
    }
}

impl From<String> for Counted {
    fn from(list: String) -> Counted {
        Counted::List(list)
    }
}

/// A number that a file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the messages are the documentation")]
pub enum Quantity {
    #[error("the number of bonus spaces")]
    BonusSpaces,
    #[error("the caravan")]
    Caravan,
    #[error("the number of crystals it costs")]
    Cost,
    #[error("the number of crystals")]
    Crystals,
    #[error("the number of crystals gained")]
    CrystalsGained,
    #[error("the number of crystals given")]
    CrystalsGiven,
    #[error("the number of crystals taken")]
    CrystalsTaken,
    #[error("the number of new traders")]
    NewTraders,
    #[error("the number of outpost columns")]
    OutpostColumns,
    #[error("the value of an outpost column")]
    OutpostValue,
    #[error("the number for each player")]
    PerPlayer,
    #[error("the number of places in a row")]
    Places,
    #[error("the number of points")]
    Points,
    #[error("the number of rows")]
    Rows,
    #[error("the slot")]
    Slot,
    #[error("the size of a bonus stack")]
    StackSize,
    #[error("the number of bonus stacks")]
    Stacks,
    #[error("the number of tiles")]
    Tiles,
    #[error("the number of tiles to explore")]
    TilesToExplore,
    #[error("the number of traders")]
    Traders,
    #[error("the number of upgrades")]
    Upgrades,
    #[error("a value")]
    Value,
}

/// What a name looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameForm {
    /// A letter and two digits.
    #[error("{0} and two digits")]
    Numbered(char),
    /// The name of a side, and something for the location.
    #[error("{0}. and one to three letters or digits")]
    Location(&'static str),
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
        what: Quantity,
        /// How much it is.
        found: usize,
        /// The least that will do.
        least: usize,
        /// The most that will do.
        most: usize,
    },
    /// Not one of the four trade symbols.
    #[error("`{0}` is not a trade symbol: yellow, green, blue or magenta")]
    Symbol(String),
    /// A word that the file form does not know.
    #[error("`{found}` is not a known {what}: {known}")]
    Word {
        /// What the word should name.
        what: &'static str,
        /// The word in the file.
        found: String,
        /// Those that would do.
        known: String,
    },
    /// A name that records could not refer to.
    #[error("`{found}` cannot be its name: write {form}")]
    Name {
        /// The name in the file.
        found: String,
        /// What it should look like.
        form: NameForm,
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
        /// The kind that the entry names.
        kind: &'static str,
        /// The figures it needs.
        wanted: Vec<&'static str>,
        /// Those that are there.
        found: Vec<&'static str>,
    },
    /// A location that needs parts which the games of its side do not have.
    #[error("`{kind}` is a kind of location for {sides} only")]
    Misplaced {
        /// The kind that the entry names.
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
    #[error("it shows {}, but its sides are {wanted}, each once", if found.is_empty() { "no side" } else { found.as_str() })]
    Sides {
        /// The sides it has; empty if it has none.
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
pub(super) fn amount(what: Quantity, found: usize, least: usize, most: usize) -> Result<u8, Fault> {
    if (least..=most).contains(&found) {
        Ok(found as u8)
    } else {
        Err(Fault::Amount { what, found, least, most })
    }
}
