//! What people say at the table.

use std::sync::Arc;

use super::draft::Draft;
use super::{ChatMessage, Table};
use crate::event::{Event, EventKind};
use crate::id::PersonId;
use crate::refusal::Refusal;

/// The longest message, in characters.
const MAX_MESSAGE_CHARS: usize = 500;
/// How many messages a table keeps.
const MAX_MESSAGES: usize = 2_000;
/// How many of them are of one person, so that the others can still say something.
const MAX_MESSAGES_OF_ONE: usize = 400;

impl Draft<'_> {
    pub(super) fn say(&mut self, person: PersonId, text: &str) -> Result<(), Refusal> {
        self.table.check_seated(person)?;
        let text = plain(text);
        if !(1..=MAX_MESSAGE_CHARS).contains(&text.chars().count()) {
            return Err(Refusal::Message);
        }
        let own = self.table.chat.iter().filter(|message| message.person == person).count();
        if own >= MAX_MESSAGES_OF_ONE || self.table.chat.len() >= MAX_MESSAGES {
            return Err(Refusal::Talkative);
        }
        self.add(EventKind::Said { person, text })
    }
}

impl Table {
    pub(super) fn apply_said(&mut self, event: &Event, person: PersonId, text: &str) -> Option<()> {
        self.check_seated(person).ok().filter(|()| self.chat.len() < MAX_MESSAGES)?;
        let line = ChatMessage { number: event.number, at: event.at, person, text: text.to_owned() };
        Arc::make_mut(&mut self.chat).push(line);
        Some(())
    }
}

/// Removes characters that cannot be seen but could change how other text is shown.
fn plain(text: &str) -> String {
    let is_hidden = |letter: char| {
        (letter.is_control() && letter != '\n')
            || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let text: String = text.chars().filter(|&letter| !is_hidden(letter)).collect();
    text.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn only_what_can_be_seen_is_kept() {
        assert_eq!(plain("  one\r\n\ttwo\u{7}\u{202e} \n"), "one\ntwo");
        assert_eq!(plain(" \n\u{0} "), "");
    }
}
