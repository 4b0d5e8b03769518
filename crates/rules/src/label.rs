//! Short names of printed things that have one: `P12`, `T05`, `X03`, `A1.G1`.

use std::fmt;
use std::str::FromStr;

/// The most characters of a label.
const MAX: usize = 7;

/// A short name: letters, digits and dots, beginning with a capital letter and holding a digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label {
    letters: [u8; MAX],
    len: u8,
}

impl Label {
    /// The label as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.letters[..usize::from(self.len)]).unwrap_or_default()
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Label({self})")
    }
}

/// A text that is no label.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the name of a card, tile or location: write for example P12, T05, X03 or A1.3")]
pub struct LabelError(String);

impl FromStr for Label {
    type Err = LabelError;

    fn from_str(text: &str) -> Result<Label, LabelError> {
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'.';
        let bytes = text.as_bytes();
        let fits = (2..=MAX).contains(&bytes.len())
            && bytes[0].is_ascii_uppercase()
            && bytes.iter().all(|&byte| is_letter(byte))
            && bytes.iter().any(u8::is_ascii_digit);
        if !fits {
            return Err(LabelError(text.to_owned()));
        }
        let mut letters = [0; MAX];
        letters[..bytes.len()].copy_from_slice(bytes);
        Ok(Label { letters, len: bytes.len() as u8 })
    }
}

#[cfg(test)]
mod tests {
    use super::Label;

    #[test]
    fn a_label_begins_with_a_capital_letter_and_holds_a_digit() {
        for text in ["P12", "T05", "A1.G1", "A1.3", "D1", "C2.M3"] {
            assert_eq!(text.parse::<Label>().unwrap().to_string(), text);
        }
        for text in ["", "P", "p12", "12", "YYG", "P 1", "P1234567", "É1", "closed"] {
            assert!(text.parse::<Label>().is_err(), "{text}");
        }
    }
}
