//! What a program can do wrong.

use std::time::Duration;

/// Why a decision was not the program's own. Each is what follows its name in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It could not be started again.
    #[error("could not be started: {problem}")]
    NotStarted {
        /// What the system says about it.
        problem: String,
    },
    /// It ended.
    #[error("ended ({status}){}", quoted(said))]
    Ended {
        /// What the system says about it.
        status: String,
        /// What it wrote to standard error at last.
        said: String,
    },
    /// It closed its standard input or output.
    #[error("closed its input or output{}", quoted(said))]
    Closed {
        /// What it wrote to standard error at last.
        said: String,
    },
    /// It did not answer in time.
    #[error("did not answer within its limit of {} ms", limit.as_millis())]
    Late {
        /// The time that it was given to think.
        limit: Duration,
    },
    /// It does not read what it is asked.
    #[error("does not read its requests")]
    Deaf,
    /// Too long a line.
    #[error("wrote a line of more than {most} bytes")]
    TooLong {
        /// What a line may have.
        most: usize,
    },
    /// A line that is not a JSON object.
    #[error("answered with `{line}`, which is not a JSON object: write other output to standard error")]
    NoAnswer {
        /// The line, or how it begins.
        line: String,
    },
    /// An answer to a question that was not asked.
    #[error("answered request {id}, which it was not asked")]
    WrongId {
        /// The `id` of the answer.
        id: String,
    },
    /// An answer to nothing.
    #[error("answered without the `id` of its request")]
    NoId,
    /// An answer without an action.
    #[error("answered without an `action`")]
    NoAction,
    /// An action that is not among the legal ones.
    #[error("chose `{action}`, which is not legal")]
    Illegal {
        /// What it chose.
        action: String,
    },
    /// It says itself that it does not know.
    #[error("gave up: {message}")]
    GaveUp {
        /// What it says.
        message: String,
    },
    /// It was asked to stop while it was thinking.
    #[error("was interrupted")]
    Interrupted,
    /// It has failed too often in this game.
    #[error("is not asked any more: it {last}")]
    Out {
        /// What it did last.
        last: Box<Fault>,
    },
}

impl Fault {
    /// Whether the program cannot be asked again without being started again.
    pub(super) fn is_end(&self) -> bool {
        match self {
            Fault::NotStarted { .. } | Fault::Ended { .. } | Fault::Closed { .. } | Fault::TooLong { .. } => {
                true
            }
            Fault::Late { .. }
            | Fault::Deaf
            | Fault::NoAnswer { .. }
            | Fault::WrongId { .. }
            | Fault::NoId
            | Fault::NoAction
            | Fault::Illegal { .. }
            | Fault::GaveUp { .. }
            | Fault::Interrupted
            | Fault::Out { .. } => false,
        }
    }

    /// Whether time went by without an answer.
    pub(super) fn is_silence(&self) -> bool {
        matches!(self, Fault::Late { .. } | Fault::Deaf)
    }
}

fn quoted(said: &str) -> String {
    if said.is_empty() { String::new() } else { format!(" and said: {said}") }
}

/// The beginning of what a program wrote, without what could steer a terminal.
pub(super) fn shortened(text: &str, most: usize) -> String {
    let mut letters = text.trim().chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let start: String = letters.by_ref().take(most).collect();
    if letters.next().is_some() { format!("{start}…") } else { start }
}
