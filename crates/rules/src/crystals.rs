//! Crystals: the four colours (C-1) and a packed multiset of them.
//!
//! ```
//! use carvania_rules::{Crystal, Crystals};
//!
//! let caravan: Crystals = "YYYG".parse().unwrap();
//! let cost: Crystals = "YG".parse().unwrap();
//! assert!(caravan.contains(cost));
//! assert_eq!((caravan - cost).to_string(), "YY");
//! assert_eq!(caravan.count(Crystal::Yellow), 3);
//! ```

use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the four colours, in rising level (C-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Crystal {
    Yellow,
    Green,
    Blue,
    Magenta,
}

impl Crystal {
    /// All colours, from the lowest level to the highest.
    pub const ALL: [Crystal; 4] = [Crystal::Yellow, Crystal::Green, Crystal::Blue, Crystal::Magenta];

    /// The colour one level up; magenta has none (C-3).
    pub const fn next(self) -> Option<Crystal> {
        match self {
            Crystal::Yellow => Some(Crystal::Green),
            Crystal::Green => Some(Crystal::Blue),
            Crystal::Blue => Some(Crystal::Magenta),
            Crystal::Magenta => None,
        }
    }

    /// The letter that stands for the colour in text.
    pub const fn letter(self) -> char {
        match self {
            Crystal::Yellow => 'Y',
            Crystal::Green => 'G',
            Crystal::Blue => 'B',
            Crystal::Magenta => 'M',
        }
    }

    /// The colour of a letter.
    pub fn from_letter(letter: char) -> Option<Crystal> {
        Crystal::ALL.into_iter().find(|crystal| crystal.letter() == letter)
    }

    const fn one(self) -> u32 {
        1 << (8 * self as u32)
    }
}

impl fmt::Display for Crystal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A multiset of crystals: a caravan, a cost, what lies on a card.
///
/// Four counts of 7 bits, one a byte, so that sums, differences and comparisons are single
/// operations on a word. The top bit of each byte is left free to catch a borrow; nothing in the
/// games comes near 127 crystals of a colour.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Crystals(u32);

const TOP_BITS: u32 = 0x8080_8080;

/// The most crystals in all of which [`Crystals::total`] is right.
const COUNTABLE: u32 = 255;

impl Crystals {
    /// No crystals.
    pub const NONE: Crystals = Crystals(0);

    /// So many of each colour, lowest level first.
    pub const fn new(counts: [u8; 4]) -> Crystals {
        Crystals(u32::from_le_bytes(counts))
    }

    /// `count` crystals of one colour.
    pub const fn of(crystal: Crystal, count: u8) -> Crystals {
        Crystals(crystal.one() * count as u32)
    }

    /// How many of one colour.
    pub const fn count(self, crystal: Crystal) -> u8 {
        self.0.to_le_bytes()[crystal as usize]
    }

    /// How many in all.
    pub const fn total(self) -> u32 {
        self.0.wrapping_mul(0x0101_0101) >> 24
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one of the colour.
    pub const fn has(self, crystal: Crystal) -> bool {
        self.0 & (0x7f * crystal.one()) != 0
    }

    /// Whether every crystal of `other` is here.
    pub const fn contains(self, other: Crystals) -> bool {
        ((self.0 | TOP_BITS) - other.0) & TOP_BITS == TOP_BITS
    }

    /// How many times `give` can be swapped for `take`; they have no colour in common (C-4).
    ///
    /// A heap of crystals could be swapped for more than a multiset can count; then it is as often as
    /// can be counted, which is far more than a caravan can keep.
    pub const fn trades(self, give: Crystals, take: Crystals) -> u8 {
        if give.is_empty() {
            return 0;
        }
        // A trade is seldom possible more than a few times, and a division costs more than that.
        let mut caravan = self;
        let mut total = self.total();
        let mut times = 0;
        while caravan.contains(give) {
            total = total - give.total() + take.total();
            caravan = Crystals(caravan.0 - give.0 + take.0);
            if total > COUNTABLE || caravan.0 & TOP_BITS != 0 {
                break;
            }
            times += 1;
        }
        times
    }

    /// `n` times as many.
    pub const fn repeated(self, n: u8) -> Crystals {
        Crystals(self.0 * n as u32)
    }

    /// With one more of the colour.
    pub const fn with(self, crystal: Crystal) -> Crystals {
        Crystals(self.0 + crystal.one())
    }

    /// A heap with one more of the colour, unless there are [`HEAP`] already.
    pub const fn heaped(self, crystal: Crystal) -> Crystals {
        if self.count(crystal) < HEAP { self.with(crystal) } else { self }
    }

    /// With one fewer of the colour, which must be here.
    pub const fn without(self, crystal: Crystal) -> Crystals {
        Crystals(self.0 - crystal.one())
    }

    /// Whether some crystal can rise a level (C-3).
    pub const fn can_rise(self) -> bool {
        self.0 & 0x007f_7f7f != 0
    }

    /// The points these crystals are worth at the end: one each, but none for yellow (C-7).
    pub const fn points(self) -> u32 {
        self.total() - self.count(Crystal::Yellow) as u32
    }

    /// The colours present, lowest level first.
    pub fn colours(self) -> impl Iterator<Item = Crystal> {
        Crystal::ALL.into_iter().filter(move |&crystal| self.has(crystal))
    }
}

impl Add for Crystals {
    type Output = Crystals;
    fn add(self, other: Crystals) -> Crystals {
        Crystals(self.0 + other.0)
    }
}

impl AddAssign for Crystals {
    fn add_assign(&mut self, other: Crystals) {
        *self = *self + other;
    }
}

/// The difference; every crystal of the right side must be on the left.
impl Sub for Crystals {
    type Output = Crystals;
    fn sub(self, other: Crystals) -> Crystals {
        debug_assert!(self.contains(other));
        Crystals(self.0 - other.0)
    }
}

impl SubAssign for Crystals {
    fn sub_assign(&mut self, other: Crystals) {
        *self = *self - other;
    }
}

impl fmt::Display for Crystals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for crystal in Crystal::ALL {
            for _ in 0..self.count(crystal) {
                write!(f, "{crystal}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Crystals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Crystals({self})")
    }
}

/// Why a text is no multiset of crystals.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CrystalsError {
    /// A letter that stands for no colour.
    #[error("`{0}` is no crystal: write Y, G, B or M")]
    Letter(char),
    /// There is one way to write a multiset: by rising level.
    #[error("write crystals from low to high, Y G B M: `{0}`")]
    Order(Crystals),
    /// More of one colour than any game can hold.
    #[error("more than {MOST} crystals of one colour")]
    TooMany,
}

/// The most crystals of one colour that lie on one tile. Nobody could make use of more: what is picked
/// up and not kept at the end of the turn is lost.
pub const HEAP: u8 = 50;

/// The most crystals of one colour that can be counted.
const MOST: u8 = 127;

impl FromStr for Crystals {
    type Err = CrystalsError;

    fn from_str(text: &str) -> Result<Crystals, CrystalsError> {
        let mut crystals = Crystals::NONE;
        let mut last = Crystal::Yellow;
        let mut in_order = true;
        for letter in text.chars() {
            let crystal = Crystal::from_letter(letter).ok_or(CrystalsError::Letter(letter))?;
            if crystals.count(crystal) == MOST {
                return Err(CrystalsError::TooMany);
            }
            crystals = crystals.with(crystal);
            in_order &= last <= crystal;
            last = crystal;
        }
        if in_order { Ok(crystals) } else { Err(CrystalsError::Order(crystals)) }
    }
}

impl Serialize for Crystals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Crystals {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Crystals, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crystals(text: &str) -> Crystals {
        text.parse().unwrap()
    }

    #[test]
    fn contains_compares_colour_by_colour() {
        for (has, wants, expected) in [
            ("YYG", "YG", true),
            ("YYG", "GG", false),
            ("", "", true),
            ("", "Y", false),
            ("MMMM", "B", false),
        ] {
            assert_eq!(crystals(has).contains(crystals(wants)), expected, "{has} contains {wants}");
        }
    }

    #[test]
    fn trades_are_limited_by_the_scarcest_colour() {
        assert_eq!(crystals("YYYYYGGB").trades(crystals("YYG"), crystals("M")), 2);
        assert_eq!(crystals("YYYY").trades(crystals("YG"), crystals("M")), 0);
        assert_eq!(crystals("YYYY").trades(Crystals::NONE, crystals("M")), 0);
    }

    #[test]
    fn trades_stop_where_counting_would() {
        let heap = Crystals::new([50, 50, 50, 50]);
        assert_eq!(heap.trades(crystals("Y"), crystals("GGGGG")), 13);
        let after = heap - crystals("Y").repeated(13) + crystals("GGGGG").repeated(13);
        assert_eq!(after.count(Crystal::Green), 115);
    }

    #[test]
    fn there_is_one_way_to_write_a_multiset() {
        assert_eq!("GY".parse::<Crystals>(), Err(CrystalsError::Order(crystals("YG"))));
        assert_eq!("y".parse::<Crystals>(), Err(CrystalsError::Letter('y')));
        assert_eq!("Y".repeat(128).parse::<Crystals>(), Err(CrystalsError::TooMany));
        assert_eq!(crystals(&"M".repeat(127)).total(), 127);
    }
}
