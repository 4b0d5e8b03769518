//! Drafts as short codes that fit into a link: `1G…`.
//!
//! A code begins with its version. The next sign says how many cells a column has room for; then follow the
//! columns from the left, each from the top, three places to a sign, as far as there are cells; and a sign that checks
//! all others, so that a link that was cut short or mistyped is not taken for another map. A draft has one code and a code
//! one draft; an empty one is `1`.

use std::fmt;
use std::str::FromStr;

use super::draft::{Draft, MAX_COLUMNS, Place};
use super::{Kind, MAX_CELLS};

/// The first sign of every code.
const VERSION: u8 = b'1';
/// The signs after it, by their value.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// How many places stand in one sign, each one of four: empty, or one of three kinds.
const PLACES: usize = 3;
/// The most places in a column: a draft may begin half a cell further down.
const HIGHEST: usize = MAX_CELLS + 1;
/// No code is longer.
const LONGEST: usize = 3 + (MAX_CELLS * HIGHEST).div_ceil(PLACES);

/// Why a text is no code of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// Nothing, or a version that is not known here.
    #[error("this is not a map code: it must begin with `1`")]
    Version,
    /// Longer than the code of the largest map.
    #[error("this is not a map code: it may have at most {LONGEST} characters")]
    Long,
    /// A sign that stands in no code.
    #[error("this is not a map code: it may contain only letters, digits, `-` and `_`")]
    Sign,
    /// A code that nobody writes so.
    #[error("this code of a map is damaged: copy the whole link again")]
    Damaged,
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(VERSION))?;
        let Some(extent) = self.extent() else { return Ok(()) };
        let height = usize::from(extent.row.unsigned_abs()) / 2 + 1;
        let slot = |place: Place| {
            usize::from(place.column.unsigned_abs()) * height + usize::from(place.row.unsigned_abs()) / 2
        };
        let mut signs: Vec<u8> = Vec::new();
        for (place, kind) in self.cells() {
            let slot = slot(place);
            signs.resize(signs.len().max(slot / PLACES + 1), 0);
            signs[slot / PLACES] |= value(kind) << (2 * (slot % PLACES));
        }
        let mut signs: Vec<usize> =
            std::iter::once(height).chain(signs.into_iter().map(usize::from)).collect();
        signs.push(check(&signs));
        signs.iter().try_for_each(|sign| write!(f, "{}", char::from(SIGNS[sign % SIGNS.len()])))
    }
}

impl FromStr for Draft {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Draft, CodeError> {
        if text.len() > LONGEST {
            return Err(CodeError::Long);
        }
        let (&version, rest) = text.as_bytes().split_first().ok_or(CodeError::Version)?;
        if version != VERSION {
            return Err(CodeError::Version);
        }
        let sign = |sign: &u8| SIGNS.iter().position(|other| other == sign);
        let signs: Vec<usize> = rest.iter().map(sign).collect::<Option<_>>().ok_or(CodeError::Sign)?;
        let draft = match signs.as_slice() {
            [] => Some(Draft::default()),
            [height, places @ .., _] => read(*height, places),
            [_] => None,
        };
        // A code that reads as a draft with another code was never written.
        draft.filter(|draft| draft.to_string() == text).ok_or(CodeError::Damaged)
    }
}

/// Every sign counts by an odd number, so that no single one can be another.
fn check(signs: &[usize]) -> usize {
    signs.iter().fold(7, |sum, sign| (31 * sum + sign) % SIGNS.len())
}

fn read(height: usize, signs: &[usize]) -> Option<Draft> {
    let height = Some(height).filter(|height| (1..=HIGHEST).contains(height))?;
    let slots = signs.iter().flat_map(|sign| (0..PLACES).map(move |place| sign >> (2 * place) & 3));
    let cells = slots.enumerate().filter_map(|(slot, value)| Some((slot, kind(value)?)));
    let mut changes = Vec::new();
    for (slot, kind) in cells {
        let column = i8::try_from(slot / height).ok().filter(|&column| column < MAX_COLUMNS)?;
        let row = 2 * i8::try_from(slot % height).ok()? + column % 2;
        changes.push((Place { row, column }, Some(kind)));
    }
    Draft::default().changed(&changes).map(|(draft, _)| draft)
}

const fn value(kind: Kind) -> u8 {
    match kind {
        Kind::Village => 1,
        Kind::Open => 2,
        Kind::Valley => 3,
    }
}

fn kind(value: usize) -> Option<Kind> {
    Kind::ALL.into_iter().find(|&kind| usize::from(self::value(kind)) == value)
}
