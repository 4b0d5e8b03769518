//! Records: a whole game as set-up and actions, draws included. It replays without a generator, on
//! any machine, for ever.
//!
//! ```
//! use carvania_rules::{Components, Record, Setup, Title};
//!
//! let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
//! let action = record.game().read_action("draw:BBMM").unwrap();
//! record.apply(action).unwrap();
//!
//! let again = Record::from_text(&record.to_text(), Components::standard()).unwrap();
//! assert_eq!(again, record);
//! ```

mod error;
mod header;
mod heading;
mod json_lines;
mod lines;
mod promised;
mod text;

pub use error::{Fault, RecordError};
pub use header::{HeaderError, Headers};
pub use lines::line_of;

use crate::action::Action;
use crate::components::Components;
use crate::fair::{Promise, PromiseError};
use crate::game::{Game, Refused, Turn};
use crate::rounds::Rounds;
use crate::setup::{Setup, SetupError};

/// A game from its first action on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    headers: Headers,
    start: Start,
    actions: Vec<Action>,
    comments: Vec<Comment>,
    game: Game,
    rounds: Rounds,
}

/// Where a record begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    /// At the table before anything is drawn.
    SetUp(Game),
    /// At a position.
    Position(Game),
}

/// A remark between two actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// How many actions come before it.
    pub after: usize,
    /// One line of text.
    pub text: String,
}

/// One action of a record, and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The game before the action.
    pub before: Game,
    /// The action that was made.
    pub action: Action,
    /// Who decided it.
    pub by: Turn,
    /// The round it belongs to; 0 during the set-up.
    pub round: u32,
    /// Whether it is the first action of its round.
    pub begins_round: bool,
    /// Whether it is the first action of a turn.
    pub begins_turn: bool,
}

impl Record {
    /// A game of which nothing has happened yet.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// assert!(record.actions().is_empty());
    /// ```
    pub fn new(setup: &Setup) -> Result<Record, SetupError> {
        Ok(Record::begin(Start::SetUp(Game::new(setup)?)))
    }

    /// A game that goes on from a position.
    ///
    /// ```
    /// # use carvania_rules::{Game, Record, Setup, Title};
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // The deal is not in this record, but in the header `start`.
    /// let record = Record::from_position(game);
    /// assert!(record.actions().is_empty() && record.to_text().contains("\nstart: {"));
    /// ```
    pub fn from_position(game: Game) -> Record {
        Record::begin(Start::Position(game))
    }

    fn begin(start: Start) -> Record {
        let game = start.game();
        let rounds = Rounds::watch(&game);
        Record { headers: Headers::default(), start, actions: Vec::new(), comments: Vec::new(), game, rounds }
    }

    /// Reads a record in either form and replays it: JSON Lines begin with an object, text with a header.
    ///
    /// ```
    /// # use carvania_rules::{Components, Record, Setup, Title};
    /// let record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// for text in [record.to_text(), record.to_json_lines()] {
    ///     assert_eq!(Record::read(&text, Components::standard()), Ok(record.clone()));
    /// }
    /// ```
    pub fn read(text: &str, components: &'static Components) -> Result<Record, RecordError> {
        if text.trim_start().starts_with('{') {
            Record::from_json_lines(text, components)
        } else {
            Record::from_text(text, components)
        }
    }

    /// The game as it stands after the last action.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let record = Record::new(&Setup::standard(Title::EndlessWorld, 3)).unwrap();
    /// assert_eq!(record.game().players(), 3);
    /// ```
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What happened.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// let draw = record.game().read_action("draw:BBMM").unwrap();
    /// record.apply(draw).unwrap();
    /// assert_eq!(record.actions(), [draw]);
    /// ```
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The remarks, in the order in which they stand.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// record.comment("Here it begins.");
    /// assert_eq!((record.comments()[0].after, record.comments()[0].text.as_str()), (0, "Here it begins."));
    /// ```
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// What stands above the actions, besides what follows from the game.
    ///
    /// ```
    /// # use carvania_rules::{Record, Seat, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// record.headers_mut().note("seat-1", "Ada").unwrap();
    /// assert_eq!(record.headers().player(Seat::FIRST), Some("Ada"));
    /// ```
    pub fn headers(&self) -> &Headers {
        &self.headers
    }

    /// What stands above the actions, to be changed.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// record.headers_mut().note("seat-2", "Ben").unwrap();
    /// assert!(record.to_text().contains("\nseat-2: Ben\n"));
    /// ```
    pub fn headers_mut(&mut self) -> &mut Headers {
        &mut self.headers
    }

    /// Says what was promised about the draws, in place of what was said before.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// use carvania_rules::fair::{Promise, Seed};
    ///
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// let seed = Seed::from([7; 32]);
    /// record.promise(Promise::new(seed.commitment())).unwrap();
    /// // The seed itself stays secret until it is published.
    /// assert!(record.headers().promise().unwrap().seed().is_none());
    /// ```
    pub fn promise(&mut self, promise: Promise) -> Result<(), PromiseError> {
        promise.check_places(self.game.players())?;
        promise.check_given(self.actions.len())?;
        if self.headers.notes().iter().any(|(name, _)| name == header::SEED) {
            return Err(PromiseError::OtherSeed);
        }
        self.headers.promise = Some(promise);
        Ok(())
    }

    /// The rounds so far.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// // Nothing has been dealt yet.
    /// assert_eq!(record.rounds().number(), 0);
    /// while let Some((draw, _weight)) = record.game().chance().next() {
    ///     record.apply(draw).unwrap();
    /// }
    /// assert_eq!(record.rounds().number(), 1);
    /// ```
    pub fn rounds(&self) -> Rounds {
        self.rounds
    }

    /// Goes on by one action, or refuses it and changes nothing.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// let draw = record.game().read_action("draw:BBMM").unwrap();
    /// record.apply(draw).unwrap();
    /// // The same card cannot come again, and the record is as it was.
    /// assert!(record.apply(draw).is_err());
    /// assert_eq!(record.actions().len(), 1);
    /// ```
    pub fn apply(&mut self, action: impl Into<Action>) -> Result<(), Refused> {
        let action = action.into();
        self.game.apply(action)?;
        self.rounds.observe(&self.game);
        self.actions.push(action);
        Ok(())
    }

    /// Adds a remark after the last action. Line ends become spaces: a remark is one line.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// record.comment("One\nline.");
    /// assert!(record.to_text().ends_with("\n# One line.\n"));
    /// ```
    pub fn comment(&mut self, text: &str) {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.comments.push(Comment { after: self.actions.len(), text });
    }

    /// Takes the last action back, draws like any other, with the remarks after it.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # let draw = record.game().read_action("draw:BBMM").unwrap();
    /// # record.apply(draw).unwrap();
    /// let undone = record.undo().unwrap();
    /// assert_eq!(record.game().write_action(undone).to_string(), "draw:BBMM");
    /// assert_eq!(record.undo(), None);
    /// ```
    pub fn undo(&mut self) -> Option<Action> {
        let undone = self.actions.last().copied()?;
        self.rewind(self.actions.len() - 1);
        Some(undone)
    }

    /// Goes back to the game after its first `actions` actions, with the remarks up to then.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// while let Some((draw, _weight)) = record.game().chance().next() {
    ///     record.apply(draw).unwrap();
    /// }
    /// record.rewind(5);
    /// assert_eq!(record.actions().len(), 5);
    /// ```
    pub fn rewind(&mut self, actions: usize) {
        self.actions.truncate(actions);
        self.comments.retain(|comment| comment.after <= self.actions.len());
        self.headers.promise.iter_mut().for_each(|promise| promise.rewind(self.actions.len()));
        let mut again = Record::begin(self.start);
        for &action in &self.actions {
            again.apply(action).expect("it was legal before");
        }
        (self.game, self.rounds) = (again.game, again.rounds);
    }

    /// The game up to an action as a record of its own, without headers and remarks, which belong to the whole.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # let draw = record.game().read_action("draw:BBMM").unwrap();
    /// # record.apply(draw).unwrap();
    /// let before = record.first(0);
    /// assert_eq!((before.actions().len(), record.actions().len()), (0, 1));
    /// ```
    pub fn first(&self, actions: usize) -> Record {
        let mut first = Record::begin(self.start);
        for &action in self.actions.iter().take(actions) {
            first.apply(action).expect("it was legal before");
        }
        first
    }

    /// The actions one by one, each with the game before it.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title, Turn};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # let draw = record.game().read_action("draw:BBMM").unwrap();
    /// # record.apply(draw).unwrap();
    /// for step in record.steps() {
    ///     assert_eq!(step.by, Turn::Chance);
    ///     assert_eq!(step.before.write_action(step.action).to_string(), "draw:BBMM");
    /// }
    /// ```
    pub fn steps(&self) -> impl Iterator<Item = Step> {
        let mut game = self.start.game();
        let mut rounds = Rounds::watch(&game);
        self.actions.iter().map(move |&action| {
            let step = Step {
                before: game,
                action,
                by: game.turn(),
                round: rounds.number(),
                begins_round: rounds.begins(),
                begins_turn: game.turn_begins().is_some(),
            };
            game.apply(action).expect("a record holds legal actions");
            rounds.observe(&game);
            step
        })
    }

    /// The final score of every seat, if the game is over.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// assert_eq!(record.result(), None);
    /// ```
    pub fn result(&self) -> Option<Vec<u32>> {
        let scores = self.game.scores();
        let totals = self.game.seats().map(|seat| scores[seat].total());
        self.game.is_over().then(|| totals.collect())
    }
}

impl Start {
    fn game(self) -> Game {
        match self {
            Start::SetUp(game) | Start::Position(game) => game,
        }
    }
}
