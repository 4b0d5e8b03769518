//! A lesson: a record, and the steps that its marks make.

use std::sync::LazyLock;

use carvania_rules::record::{RecordError, Step as Played};
use carvania_rules::{Action, Components, Game, Record, Seat, Title, Turn};

use crate::mark::{Mark, MarkError};
use crate::part::Part;

/// The game that a learner is taken through.
#[derive(Clone, Debug)]
pub struct Lesson {
    title: Title,
    record: Record,
    steps: Vec<Step>,
}

/// A pause of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What its texts are called.
    pub name: String,
    /// How many actions come before it.
    pub at: usize,
    /// What the learner has to do to go on.
    pub task: Task,
    /// What on the table it is about.
    pub part: Option<Part>,
}

/// What a learner has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Read.
    Read,
    /// Make this action.
    Act {
        /// The action with which the lesson continues.
        action: Action,
        /// Those that are as good.
        also: Vec<Action>,
    },
}

/// Why a record is no lesson.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// It cannot be read or replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It is of another game.
    #[error("this is a record of {0}")]
    Title(Title),
    /// A comment is no mark.
    #[error("after {after} actions: {error}")]
    Mark {
        /// How many actions come before it.
        after: usize,
        /// What is wrong.
        error: MarkError,
    },
    /// It has none.
    #[error("there is no mark in it")]
    Empty,
    /// The learner is to act where it is not for them to decide.
    #[error("`{0}` is not followed by an action of the learner")]
    NotTheirs(String),
    /// Something that is said to be as good is not legal.
    #[error("`{0}` allows an action that is not legal")]
    Illegal(String),
}

/// The seat of the learner.
const LEARNER: Turn = Turn::Seat(Seat::FIRST);

static LESSONS: LazyLock<[Lesson; Title::ALL.len()]> = LazyLock::new(|| {
    Title::ALL.map(|title| Lesson::read(title, source(title)).expect("the tests read every lesson"))
});

/// The text of a lesson.
const fn source(title: Title) -> &'static str {
    match title {
        Title::GolemEdition => include_str!("../records/GE.record"),
        Title::EasternMountains => include_str!("../records/EM.record"),
        Title::CallForAdventure => include_str!("../records/CA.record"),
        Title::EndlessWorld => include_str!("../records/EW.record"),
        Title::JourneyOne => include_str!("../records/J1.record"),
        Title::JourneyTwo => include_str!("../records/J2.record"),
        Title::JourneyThree => include_str!("../records/J3.record"),
    }
}

impl Lesson {
    /// The lesson of a game.
    pub fn of(title: Title) -> &'static Lesson {
        let place = Title::ALL.iter().position(|&other| other == title).unwrap_or(0);
        &LESSONS[place]
    }

    /// Reads an annotated record of a game.
    pub fn read(title: Title, text: &str) -> Result<Lesson, LessonError> {
        let record = Record::from_text(text, Components::standard())?;
        if record.game().title() != title {
            return Err(LessonError::Title(record.game().title()));
        }
        let steps = steps(&record)?;
        Ok(Lesson { title, record, steps })
    }

    /// Which game it teaches.
    pub fn title(&self) -> Title {
        self.title
    }

    /// Its steps, from the first to the last; there is at least one.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The game as it stands at a step, with all that happened before; at the last for a number beyond it.
    pub fn record_at(&self, step: usize) -> Record {
        let mut record = self.record.clone();
        record.rewind(self.steps.get(step).map_or(usize::MAX, |step| step.at));
        record
    }
}

impl Step {
    /// The message with its texts: the value is what it is about or what to do, the attribute `text` explains.
    pub fn message(&self, title: Title) -> String {
        format!("lesson-{}-{}", title.code().to_ascii_lowercase(), self.name)
    }

    /// Whether an action is what the learner is asked for, or as good.
    pub fn accepts(&self, wanted: Action) -> bool {
        match &self.task {
            Task::Read => false,
            Task::Act { action, also } => *action == wanted || also.contains(&wanted),
        }
    }

    /// What the learner can do to go on, the action of the lesson first.
    pub fn wanted(&self) -> Vec<Action> {
        match &self.task {
            Task::Read => Vec::new(),
            Task::Act { action, also } => [*action].into_iter().chain(also.iter().copied()).collect(),
        }
    }
}

/// The steps that the marks of a record make.
fn steps(record: &Record) -> Result<Vec<Step>, LessonError> {
    let played: Vec<Played> = record.steps().collect();
    let position = |after: usize| played.get(after).map_or(*record.game(), |step| step.before);
    let comments = record.comments();
    let mut steps = Vec::new();
    for (place, comment) in comments.iter().enumerate() {
        let game = position(comment.after);
        let mark = Mark::read(&comment.text, &game)
            .map_err(|error| LessonError::Mark { after: comment.after, error })?;
        let until = comments.get(place + 1).map_or(played.len(), |next| next.after);
        steps.extend(paused(mark, &game, comment.after, &played[comment.after..until])?);
    }
    if steps.is_empty() { Err(LessonError::Empty) } else { Ok(steps) }
}

/// The steps of one mark: one to read at, or one for each action of the learner up to the next.
fn paused(mark: Mark, game: &Game, at: usize, until: &[Played]) -> Result<Vec<Step>, LessonError> {
    let Mark { is_do, name, part, also } = mark;
    if !is_do {
        return Ok(vec![Step { name, at, task: Task::Read, part }]);
    }
    if until.first().is_none_or(|step| step.by != LEARNER) {
        return Err(LessonError::NotTheirs(name));
    }
    if also.iter().any(|&action| game.check(action).is_err()) {
        return Err(LessonError::Illegal(name));
    }
    let own = until.iter().enumerate().filter(|(_, step)| step.by == LEARNER);
    let step = |(place, played): (usize, &Played)| {
        let also = if place == 0 { also.clone() } else { Vec::new() };
        Step { name: name.clone(), at: at + place, task: Task::Act { action: played.action, also }, part }
    };
    Ok(own.map(step).collect())
}
