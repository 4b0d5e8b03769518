//! The text form: headers, a blank line, then one action per token, a line for each turn.

use std::fmt::Write;

use super::Record;
use super::error::{Fault, RecordError};
use super::header;
use super::heading::{Header, at, number};
use crate::components::Components;

impl Record {
    /// The record as text. Reading it gives an equal record.
    ///
    /// ```
    /// # use carvania_rules::{Record, Setup, Title};
    /// let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # let draw = record.game().read_action("draw:BBMM").unwrap();
    /// # record.apply(draw).unwrap();
    /// assert!(record.to_text().ends_with("\n\n     draw:BBMM\n"));
    /// ```
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.all_headers() {
            push(&mut text, format_args!("{name}: {value}\n"));
        }
        text.push('\n');
        let mut comments = self.comments.iter().peekable();
        let mut line = String::new();
        for (index, step) in self.steps().enumerate() {
            let remarks: Vec<_> =
                std::iter::from_fn(|| comments.next_if(|comment| comment.after <= index)).collect();
            if step.begins_turn || !remarks.is_empty() || index == 0 {
                end_line(&mut text, &mut line);
            }
            remarks.iter().for_each(|comment| push(&mut text, format_args!("# {}\n", comment.text)));
            if line.is_empty() {
                let round = if step.begins_round { format!("{}.", step.round) } else { String::new() };
                push(&mut line, format_args!("{round:4}"));
            }
            push(&mut line, format_args!(" {}", step.before.write_action(step.action)));
        }
        end_line(&mut text, &mut line);
        comments.for_each(|comment| push(&mut text, format_args!("# {}\n", comment.text)));
        text
    }

    /// Reads a record and replays it. One whose replay breaks a rule is refused.
    ///
    /// ```
    /// # use carvania_rules::{Components, Record, Setup, Title};
    /// # let record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// // A card that is drawn twice: the line is told, and the clause that forbids it.
    /// let text = record.to_text() + "draw:BBMM\ndraw:BBMM\n";
    /// let error = Record::from_text(&text, Components::standard()).unwrap_err();
    /// assert_eq!(error.line, text.lines().count());
    /// assert!(error.to_string().contains("GE-1"));
    /// ```
    pub fn from_text(text: &str, components: &'static Components) -> Result<Record, RecordError> {
        let mut lines = text.lines().zip(1..);
        let mut headers = Vec::new();
        let mut comments = Vec::new();
        for (line, number) in lines.by_ref() {
            match line.trim() {
                "" => break,
                comment if comment.starts_with('#') => comments.push(comment[1..].to_owned()),
                header => {
                    let (name, value) = header::split(header).map_err(|error| at(number, error.into()))?;
                    headers.push(Header { line: number, name, value });
                }
            }
        }
        let (mut record, claims) = Record::from_headers(headers, components)?;
        comments.iter().for_each(|comment| record.comment(comment));
        for (line, number) in lines {
            record.read_line(line).map_err(|fault| at(number, fault))?;
        }
        record.check_claims(claims)?;
        Ok(record)
    }

    /// Replays one line of actions.
    fn read_line(&mut self, line: &str) -> Result<(), Fault> {
        let (tokens, comment) = tokens(line);
        for token in tokens {
            match token {
                Token::Round(round) => self.check_round(round)?,
                Token::Action(action) => self.replay(action)?,
            }
        }
        comment.into_iter().for_each(|comment| self.comment(comment));
        Ok(())
    }

    /// Replays one action.
    pub(super) fn replay(&mut self, token: &str) -> Result<(), Fault> {
        let action = self.game.read_action(token)?;
        self.apply(action).map_err(|refused| Fault::Refused {
            action: self.game.write_action(action),
            clause: refused.clause,
        })
    }

    /// A round number stands only where that round begins.
    fn check_round(&self, found: u32) -> Result<(), Fault> {
        let (round, begins) = (self.rounds.number(), self.rounds.begins());
        if found == round && begins { Ok(()) } else { Err(Fault::Round { found, round, begins }) }
    }
}

/// What may stand between white space.
pub(super) enum Token<'a> {
    /// The number of a round.
    Round(u32),
    /// Anything else should be an action.
    Action(&'a str),
}

/// What stands on a line, and the remark behind it.
pub(super) fn tokens(line: &str) -> (impl Iterator<Item = Token<'_>>, Option<&str>) {
    let (actions, comment) = match line.split_once('#') {
        Some((actions, comment)) => (actions, Some(comment)),
        None => (line, None),
    };
    let token = |text| match str::strip_suffix(text, '.').and_then(number) {
        Some(round) => Token::Round(round as u32),
        None => Token::Action(text),
    };
    (actions.split_whitespace().map(token), comment)
}

fn end_line(text: &mut String, line: &mut String) {
    if !line.is_empty() {
        push(text, format_args!("{line}\n"));
        line.clear();
    }
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments).expect("writing to a string succeeds");
}
