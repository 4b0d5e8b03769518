//! What is finished of a long run, as JSON Lines, so that the run can go on where it was stopped: a header that says
//! what all of it depends on, then a line for each part.

use std::io::{self, BufRead};

use carvania_rules::map::file::MapFile;
use carvania_rules::{Digest, Setup, Title};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Why a run cannot be continued from a file.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// It cannot be read.
    #[error("the file cannot be read")]
    Read(#[from] io::Error),
    /// Not the file of a run of this kind.
    #[error("the file was not written by such a run")]
    Strange,
    /// Another run.
    #[error("the file belongs to another run: its {what} {theirs}, not {ours}")]
    Other {
        /// The option that differs.
        what: &'static str,
        /// What the file says.
        theirs: String,
        /// What is asked for.
        ours: String,
    },
    /// A line that is not part of this run.
    #[error("line {number} does not belong to this run")]
    Line {
        /// Which line, from 1.
        number: u64,
    },
}

/// What a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved<T> {
    /// The finished parts.
    pub parts: Vec<T>,
    /// How many bytes of the file are whole lines; what follows was torn when the program was killed.
    pub whole: u64,
}

/// What must be the same if a run is to go on: what it is ("seed is"), and what it is here.
pub(crate) type Fact = (&'static str, String);

/// The first line of a file.
pub(crate) trait Header: Serialize + DeserializeOwned {
    /// Everything that it says.
    fn facts(&self) -> Vec<Fact>;

    /// Brings what an earlier version wrote up to date, where it says the same as `ours`.
    fn update(&mut self, ours: &Self) {
        _ = ours;
    }
}

/// The name and version of a format of games, and what else one needs to know of it.
pub(crate) trait Format: Serialize + DeserializeOwned {
    /// Everything that it says.
    fn facts(&self) -> Vec<Fact>;
}

/// The first line of a file of games: everything that they depend on, but for how many there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GamesHeader<F> {
    #[serde(flatten)]
    pub(crate) format: F,
    #[serde(flatten)]
    pub(crate) games: Games,
}

impl<F: Format> Header for GamesHeader<F> {
    fn facts(&self) -> Vec<Fact> {
        self.format.facts().into_iter().chain(self.games.facts()).collect()
    }

    fn update(&mut self, ours: &Self) {
        self.games.update(&ours.games);
    }
}

/// A value as a line.
pub(crate) fn line(value: &impl Serialize) -> String {
    let json = serde_json::to_string(value).expect("numbers, texts and lists can be written as JSON");
    format!("{json}\n")
}

/// Reads the file of a run, as far as its lines are whole, and says how many bytes these are. `add` is given the lines
/// after the header, and says whether each belongs there.
pub(crate) fn read<H: Header>(
    ours: &H,
    file: impl BufRead,
    add: impl FnMut(&[u8]) -> bool,
) -> Result<u64, JournalError> {
    let mut lines = Lines::of(file);
    if !lines.advance()? {
        // Killed while it wrote the header, or not begun; anything else belongs to its owner.
        let is_torn = line(ours).as_bytes().starts_with(&lines.line);
        return if is_torn { Ok(0) } else { Err(JournalError::Strange) };
    }
    let mut theirs: H = lines.parse()?;
    theirs.update(ours);
    compare(&theirs, ours)?;
    lines.each(add)
}

/// The whole lines of a file.
pub(crate) struct Lines<R> {
    file: R,
    line: Vec<u8>,
    /// How many whole lines were read.
    number: u64,
    /// How many bytes these are.
    whole: u64,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn of(file: R) -> Lines<R> {
        Lines { file, line: Vec::new(), number: 0, whole: 0 }
    }

    /// The first line, whatever run it belongs to.
    pub(crate) fn header<H: DeserializeOwned>(&mut self) -> Result<H, JournalError> {
        if self.advance()? { self.parse() } else { Err(JournalError::Strange) }
    }

    /// Gives all other lines to `add`, which says whether each belongs there. Says how many bytes are whole lines.
    pub(crate) fn each(&mut self, mut add: impl FnMut(&[u8]) -> bool) -> Result<u64, JournalError> {
        while self.advance()? {
            if !add(&self.line) {
                return Err(JournalError::Line { number: self.number });
            }
        }
        Ok(self.whole)
    }

    /// Reads the next line, and says whether it is whole.
    fn advance(&mut self) -> Result<bool, JournalError> {
        self.line.clear();
        self.file.read_until(b'\n', &mut self.line)?;
        let is_whole = self.line.ends_with(b"\n");
        if is_whole {
            self.number += 1;
            self.whole += self.line.len() as u64;
        }
        Ok(is_whole)
    }

    fn parse<T: DeserializeOwned>(&self) -> Result<T, JournalError> {
        serde_json::from_slice(&self.line).map_err(|_| JournalError::Strange)
    }
}

/// Reads the file of a run of which all parts are kept. `part` reads a line, if it belongs there.
pub(crate) fn collect<H: Header, T>(
    ours: &H,
    file: impl BufRead,
    mut part: impl FnMut(&[u8]) -> Option<T>,
) -> Result<Saved<T>, JournalError> {
    let mut parts = Vec::new();
    let whole = read(ours, file, |line| part(line).map(|part| parts.push(part)).is_some())?;
    Ok(Saved { parts, whole })
}

/// Whether the header of a file is ours.
fn compare<H: Header>(theirs: &H, ours: &H) -> Result<(), JournalError> {
    let mut pairs = theirs.facts().into_iter().zip(ours.facts());
    match pairs.find(|(theirs, ours)| theirs != ours) {
        Some(((what, theirs), (_, ours))) => Err(JournalError::Other { what, theirs, ours }),
        None => Ok(()),
    }
}

/// What games between bots depend on, but for how many there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Games {
    /// The version of the program: another one may have other bots.
    pub(crate) program: String,
    /// The version of the rules.
    rules: u32,
    game: String,
    pub(crate) players: usize,
    pub(crate) bots: Vec<String>,
    pub(crate) seed: u64,
    max_rounds: u32,
    /// The digest of the components.
    components: String,
    /// The digest of the map as a file writes it, if it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    map: Option<String>,
    /// The digest of the map as version 0.1.0 took it: of how the program then wrote its fields for debugging.
    #[serde(skip)]
    map_in_debug: Option<String>,
}

impl Games {
    pub(crate) fn new(setup: &Setup, bots: &[impl ToString], seed: u64, max_rounds: u32) -> Games {
        Games {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            rules: carvania_rules::VERSION,
            game: setup.title.code().to_owned(),
            players: setup.players,
            bots: bots.iter().map(ToString::to_string).collect(),
            seed,
            max_rounds,
            components: setup.components.digest(setup.title).to_string(),
            map: setup.map.map(|map| Digest::of(&MapFile::of(&map).to_toml()).to_string()),
            map_in_debug: setup.map.map(|map| Digest::of(&format!("{map:?}")).to_string()),
        }
    }

    /// The game, if this program knows it.
    pub(crate) fn title(&self) -> Option<Title> {
        self.game.parse().ok()
    }

    /// What chance brings to the games follows from this, and from the number of each deal.
    pub(crate) fn luck(&self) -> impl PartialEq + use<> {
        (self.game.clone(), self.players, self.seed, self.components.clone(), self.map.clone())
    }

    /// Takes the digest of a map that an earlier version wrote for ours, if both are of one map.
    fn update(&mut self, ours: &Games) {
        if self.map.is_some() && self.map == ours.map_in_debug {
            self.map.clone_from(&ours.map);
        }
        self.map_in_debug.clone_from(&ours.map_in_debug);
    }

    fn facts(&self) -> [Fact; 9] {
        [
            ("program version is", self.program.clone()),
            ("rules version is", self.rules.to_string()),
            ("game is", self.game.clone()),
            ("number of players is", self.players.to_string()),
            ("bots are", self.bots.join(",")),
            ("seed is", self.seed.to_string()),
            ("limit of rounds is", self.max_rounds.to_string()),
            ("components are", self.components.clone()),
            ("map is", self.map.clone().unwrap_or_else(|| "the usual one".to_owned())),
        ]
    }
}
