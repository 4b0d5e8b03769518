//! The names of people.

use std::fmt;

/// How many characters fit beside a seat.
const MAX_CHARS: usize = 32;

/// A name that can be shown: 1 to 32 characters on one line, none of them invisible or changing the direction of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

/// Why a text cannot be a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a name must have 1 to 32 visible characters on one line")]
pub struct NameError;

impl Name {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether a character takes no space or changes the direction of what follows: with it a name could pass for another, or
/// spoil the line it stands in.
fn is_hidden(letter: char) -> bool {
    let is_mark = matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}' | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}');
    letter.is_control() || is_mark
}

impl TryFrom<&str> for Name {
    type Error = NameError;

    fn try_from(text: &str) -> Result<Name, NameError> {
        // A longer text is not even looked at.
        if text.len() > 8 * MAX_CHARS || text.chars().any(is_hidden) {
            return Err(NameError);
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let letters = name.chars().count();
        if (1..=MAX_CHARS).contains(&letters) { Ok(Name(name)) } else { Err(NameError) }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Name, NameError};

    #[test]
    fn a_name_is_tidied() {
        for (text, name) in [("Ada", "Ada"), ("  Zoë   Świt ", "Zoë Świt"), ("龍", "龍"), ("👩 1", "👩 1")]
        {
            assert_eq!(Name::try_from(text).unwrap().as_str(), name);
        }
    }

    #[test]
    fn what_is_empty_long_or_hidden_is_no_name() {
        let long = "x".repeat(33);
        let huge = "é".repeat(1_000_000);
        for text in ["", "   ", &long, &huge, "a\nb", "\u{202e}nimda", "a\u{200b}", "\u{3164}", "\0"] {
            assert_eq!(Name::try_from(text), Err(NameError));
        }
    }
}
