//! The options of a table: what is agreed before a game.

use carvania_opponents::Level;
use carvania_rules::map::Map;
use carvania_rules::map::file::{CheckedMap, MapFile};
use carvania_rules::{Components, Digest, Record, Setup, Title};
use serde::{Deserialize, Serialize};

use crate::branch::{Beginning, Branch};
use crate::clock::Pace;
use crate::hints::Hints;
use crate::id::PersonId;
use crate::table::ComponentSource;

/// How a table is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which game, by its code.
    pub game: Title,
    /// Who sits at each place at first, one for every player.
    pub seats: Vec<Occupant>,
    /// What those are called who play on the places of one person, around one screen; by place, empty where it is the
    /// person. Nobody else is told apart so.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub called: Vec<String>,
    /// Who plays first, second, and so on.
    #[serde(default)]
    pub order: SeatOrder,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// Who can find the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether people may ask for hints.
    #[serde(default)]
    pub hints: Hints,
    /// The digest of the components to play with (`Components::digest` for the game); none for those as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Digest>,
    /// A map file to play on instead of the usual map of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// The game that this one continues; none for a game from its beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person(PersonId),
    /// One of our bots.
    Bot(Level),
    /// A program of the host's, by the name that the host gave it.
    Program(String),
}

/// Who sits where when the game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatOrder {
    /// Drawn by lot, from the same seed as the cards.
    #[default]
    Random,
    /// As the places are numbered.
    Fixed,
}

/// Who can find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody: it is on the list of open tables, anybody may sit down and watch.
    Listed,
    /// Those who have the invite link, or were shown the address.
    #[default]
    Invited,
}

/// Why a table cannot be opened with these options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// The game refuses the number of players, the components or the map.
    #[error(transparent)]
    Setup(#[from] carvania_rules::SetupError),
    /// Components that the host does not have.
    #[error("this server has no component pack {0}: add it first, or play with the printed components")]
    Components(Digest),
    /// A map that cannot be read or does not suit the game; the first problem.
    #[error("the map cannot be used: {0}")]
    Map(String),
    /// A game that cannot be continued.
    #[error("this game cannot be continued: {0}")]
    Branch(String),
    /// A clock that nobody could play by.
    #[error(
        "a clock takes 1 second to 24 hours, up to 1 hour more for each turn, or 1 to 60 days for each turn"
    )]
    Pace,
    /// A name that is none.
    #[error(
        "a name at the table has at most 32 characters, all of them to be seen, and there is one for each place at most"
    )]
    Called,
    /// A program that the host does not offer.
    #[error("this server offers no program called `{0}`")]
    Program(String),
    /// Another person was put on a place.
    #[error("you cannot seat other people: seat yourself, bots, programs or nobody")]
    People,
    /// The first event of a table is not that it was opened.
    #[error("the first event of this table must be `opened`")]
    NotOpened,
}

/// No playable map needs a longer file.
const MAX_MAP_BYTES: usize = 10_000;
/// The longest name of a player at the table, in characters.
const MAX_NAME: usize = 32;
/// The longest name of a program.
const MAX_PROGRAM_NAME_BYTES: usize = 64;

impl Options {
    /// What the game is played with, if it can be.
    pub fn setup(&self, source: &dyn ComponentSource) -> Result<Setup, OptionsError> {
        let components = self.find_components(source)?;
        let map = self.map.as_deref().map(|file| self.read_map(file)).transpose()?;
        Ok(Setup { title: self.game, players: self.seats.len(), components, map })
    }

    /// The game before its first action, and what is given of it.
    pub(crate) fn beginning(&self, source: &dyn ComponentSource) -> Result<Beginning, OptionsError> {
        let Some(branch) = &self.branch else {
            return Ok(Beginning::of(&Record::new(&self.setup(source)?)?));
        };
        if self.map.is_some() {
            return Err(OptionsError::Branch("the record says which map it is played on".to_owned()));
        }
        let components = self.find_components(source)?;
        Ok(Beginning::of(&branch.read(self.game, self.seats.len(), components)?))
    }

    /// Checks that a person may open this table alone: nobody is seated without having agreed. (For a rematch everybody
    /// sits there already.)
    pub fn check_people(&self, by: PersonId) -> Result<(), OptionsError> {
        let is_other = |seat: &Occupant| matches!(seat, Occupant::Person(person) if *person != by);
        if self.seats.iter().any(is_other) { Err(OptionsError::People) } else { Ok(()) }
    }

    /// Whether the clock and the names of programs are fit.
    pub(crate) fn check(&self) -> Result<(), OptionsError> {
        self.pace.check()?;
        let is_fit = |name: &String| name.chars().count() <= MAX_NAME && !name.contains(char::is_control);
        if self.called.len() > self.seats.len() || !self.called.iter().all(is_fit) {
            return Err(OptionsError::Called);
        }
        let unfit = self.seats.iter().find_map(Occupant::unfit_name);
        unfit.map_or(Ok(()), |name| Err(OptionsError::Program(name)))
    }

    fn find_components(&self, source: &dyn ComponentSource) -> Result<&'static Components, OptionsError> {
        let printed = Components::standard();
        match self.components {
            Some(digest) if digest != printed.digest(self.game) => {
                source.components(self.game, &digest).ok_or(OptionsError::Components(digest))
            }
            Some(_) | None => Ok(printed),
        }
    }

    fn read_map(&self, file: &str) -> Result<Map, OptionsError> {
        let unfit = |why: &str| OptionsError::Map(why.to_owned());
        let shape = self.game.map_shape().ok_or_else(|| unfit("this game is not played on a map"))?;
        if file.len() > MAX_MAP_BYTES {
            return Err(unfit("the file is longer than 10,000 bytes"));
        }
        let checked = MapFile::read(file).and_then(|file| file.check(shape));
        let first = |problems: Vec<_>| problems.first().map_or(String::new(), ToString::to_string);
        let CheckedMap { map, .. } = checked.map_err(|problems| OptionsError::Map(first(problems)))?;
        Ok(map)
    }
}

impl Occupant {
    /// The person who sits there.
    pub const fn person(&self) -> Option<PersonId> {
        match self {
            Occupant::Person(person) => Some(*person),
            Occupant::Open | Occupant::Bot(_) | Occupant::Program(_) => None,
        }
    }

    /// The name of a program that cannot be its name, shortened.
    pub(crate) fn unfit_name(&self) -> Option<String> {
        let Occupant::Program(name) = self else { return None };
        let is_fit = (1..=MAX_PROGRAM_NAME_BYTES).contains(&name.len()) && !name.contains(char::is_control);
        (!is_fit).then(|| {
            name.chars().filter(|letter| !letter.is_control()).take(MAX_PROGRAM_NAME_BYTES).collect()
        })
    }
}
