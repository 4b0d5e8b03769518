//! Where in a file an action stands, to tell people.

use serde::Deserialize;

use super::text::{Token, tokens};

/// The line, from 1, on which a record in either form has an action, counted from 0.
pub fn line_of(text: &str, action: usize) -> Option<usize> {
    let is_json = text.trim_start().starts_with('{');
    let lines = text.lines().zip(1..);
    if is_json { in_json_lines(lines, action) } else { in_text(lines, action) }
}

fn in_text<'a>(mut lines: impl Iterator<Item = (&'a str, usize)>, action: usize) -> Option<usize> {
    lines.by_ref().find(|(line, _)| line.trim().is_empty())?;
    let actions = lines.flat_map(|(line, number)| {
        let actions = tokens(line).0.filter(|token| matches!(token, Token::Action(_)));
        actions.map(move |_| number)
    });
    actions.into_iter().nth(action)
}

fn in_json_lines<'a>(lines: impl Iterator<Item = (&'a str, usize)>, action: usize) -> Option<usize> {
    #[derive(Deserialize)]
    struct Line {
        action: Option<serde::de::IgnoredAny>,
    }
    let has_action = |line: &str| serde_json::from_str(line).is_ok_and(|line: Line| line.action.is_some());
    let mut actions =
        lines.skip_while(|(line, _)| line.trim().is_empty()).skip(1).filter(|(line, _)| has_action(line));
    actions.nth(action).map(|(_, number)| number)
}
