//! Secrets: 128 bits that prove who a person is, shown once and kept as a hash.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::random;

/// Thirty-two characters that cannot be mistaken for each other: no i, l, o, u. Ids are written with the same.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// How many characters hold 128 bits.
const LENGTH: usize = 26;

/// What only its owner knows. It is never printed by accident: [`Secret::reveal`] writes it out.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(u128);

/// The SHA-256 of a secret: all that is stored of it.
pub(crate) type Hash = [u8; 32];

/// Why a text is not a secret. It does not repeat the text, which may be nearly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a secret: twenty-six small letters and digits are expected")]
pub struct SecretError;

impl Secret {
    /// Makes a random secret from the system's generator.
    pub fn random() -> Result<Secret, random::NoRandomness> {
        Ok(Secret(u128::from_le_bytes(random::bytes()?)))
    }

    /// The secret as text, to be shown to its owner and nobody else.
    pub fn reveal(&self) -> String {
        let sign = |place: usize| ALPHABET[(self.0 >> (5 * place) & 31) as usize] as char;
        (0..LENGTH).rev().map(sign).collect()
    }

    /// The hash it is looked up by. A secret has 128 random bits, so its hash needs no salt.
    pub(crate) fn hash(&self) -> Hash {
        Sha256::digest(self.reveal()).into()
    }
}

impl FromStr for Secret {
    type Err = SecretError;

    fn from_str(text: &str) -> Result<Secret, SecretError> {
        if text.len() != LENGTH {
            return Err(SecretError);
        }
        let number = text.bytes().try_fold(0u128, |number, byte| {
            let value = ALPHABET.iter().position(|&sign| sign == byte)? as u128;
            number.checked_mul(32)?.checked_add(value)
        });
        number.map(Secret).ok_or(SecretError)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::{Secret, SecretError};

    #[test]
    fn a_secret_is_read_as_it_is_written() {
        for secret in [Secret(0), Secret(1), Secret(u128::MAX), Secret::random().unwrap()] {
            let text = secret.reveal();
            assert_eq!(text.len(), 26);
            let again: Secret = text.parse().unwrap();
            assert_eq!(again, secret);
            assert_eq!(again.hash(), secret.hash());
        }
    }

    #[test]
    fn what_is_no_secret_is_refused() {
        let long = "0".repeat(27);
        for text in
            ["", "0", &long, "zzzzzzzzzzzzzzzzzzzzzzzzzz", "o0000000000000000000000000", "ééééééééééééé"]
        {
            assert_eq!(text.parse::<Secret>(), Err(SecretError), "{text}");
        }
    }

    #[test]
    fn a_secret_is_not_printed() {
        let secret = Secret::random().unwrap();
        assert!(!format!("{secret:?}").contains(&secret.reveal()));
        assert_ne!(secret, Secret::random().unwrap());
    }
}
