//! The numbers that tables and people are known by.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Thirty-two signs that cannot be taken for each other: no i, l, o, u.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The number of characters that hold 64 bits.
const LENGTH: usize = 13;

/// A text that is no id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an id: thirteen small letters and digits are expected")]
pub struct IdError(pub String);

fn written(number: u64) -> String {
    let sign = |place: usize| ALPHABET[(number >> (5 * place) & 31) as usize] as char;
    (0..LENGTH).rev().map(sign).collect()
}

fn read(text: &str) -> Option<u64> {
    if text.len() != LENGTH {
        return None;
    }
    text.bytes().try_fold(0u64, |number, byte| {
        let value = ALPHABET.iter().position(|&sign| sign == byte)? as u64;
        number.checked_mul(32)?.checked_add(value)
    })
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&written(self.0))
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$name, IdError> {
                read(text).map($name).ok_or_else(|| IdError(text.chars().take(40).collect()))
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;

            fn try_from(text: String) -> Result<$name, IdError> {
                text.parse()
            }
        }
    )*};
}

ids! {
    /// A table.
    TableId,
    /// The id of a person. It is not secret: what proves their identity is stored elsewhere, hashed.
    PersonId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        for number in [0, 1, 31, 32, 0xdead_beef, u64::MAX] {
            assert_eq!(TableId(number).to_string().parse(), Ok(TableId(number)));
        }
    }

    #[test]
    fn what_is_too_long_too_large_or_foreign_is_refused() {
        for text in ["", "0", "zzzzzzzzzzzzz", "000000000000o", "00000000000000", "ééééééé"] {
            assert!(text.parse::<PersonId>().is_err(), "{text}");
        }
    }
}
