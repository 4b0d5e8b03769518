//! Marks: the comments of a record that make a lesson of it.

use carvania_rules::{Action, Game};

use crate::part::Part;

/// A pause in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// Whether the learner acts.
    pub(crate) is_do: bool,
    /// What its texts are called.
    pub(crate) name: String,
    /// What they are about.
    pub(crate) part: Option<Part>,
    /// What is as good as the action of the record.
    pub(crate) also: Vec<Action>,
}

/// A comment that is no mark.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MarkError {
    /// It begins otherwise.
    #[error("a mark begins with `read` or `do`, then a name of small letters, digits and hyphens")]
    Form,
    /// There is no such part of a table.
    #[error("`@{0}` is not a part of a table")]
    Part(String),
    /// What follows `or` is not an action.
    #[error("`{0}` is not an action here")]
    Action(String),
}

impl Mark {
    /// Reads `do NAME @PART or ACTION ACTION`, where the game stands as given.
    pub(crate) fn read(text: &str, game: &Game) -> Result<Mark, MarkError> {
        let mut words = text.split(' ').filter(|word| !word.is_empty());
        let is_do = match words.next() {
            Some("do") => true,
            Some("read") => false,
            Some(_) | None => return Err(MarkError::Form),
        };
        let name = words.next().filter(|name| is_name(name)).ok_or(MarkError::Form)?.to_owned();
        let mut mark = Mark { is_do, name, part: None, also: Vec::new() };
        for word in words.filter(|&word| word != "or") {
            match word.strip_prefix('@') {
                Some(part) => {
                    mark.part = Some(Part::named(part).ok_or_else(|| MarkError::Part(part.to_owned()))?)
                }
                None => {
                    let action = game.read_action(word).map_err(|_| MarkError::Action(word.to_owned()))?;
                    mark.also.push(action);
                }
            }
        }
        Ok(mark)
    }
}

fn is_name(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}
