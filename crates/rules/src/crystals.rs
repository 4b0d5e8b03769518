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
    ///
    /// ```
    /// # use carvania_rules::Crystal;
    /// assert_eq!(Crystal::Yellow.next(), Some(Crystal::Green));
    /// assert_eq!(Crystal::Magenta.next(), None);
    /// ```
    pub const fn next(self) -> Option<Crystal> {
        match self {
            Crystal::Yellow => Some(Crystal::Green),
            Crystal::Green => Some(Crystal::Blue),
            Crystal::Blue => Some(Crystal::Magenta),
            Crystal::Magenta => None,
        }
    }

    /// The letter that stands for the colour in text.
    ///
    /// ```
    /// # use carvania_rules::Crystal;
    /// assert_eq!(Crystal::Blue.letter(), 'B');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Crystal::Yellow => 'Y',
            Crystal::Green => 'G',
            Crystal::Blue => 'B',
            Crystal::Magenta => 'M',
        }
    }

    /// The colour of a letter.
    ///
    /// ```
    /// # use carvania_rules::Crystal;
    /// assert_eq!(Crystal::from_letter('M'), Some(Crystal::Magenta));
    /// assert_eq!(Crystal::from_letter('m'), None);
    /// ```
    pub fn from_letter(letter: char) -> Option<Crystal> {
        Crystal::ALL.into_iter().find(|crystal| crystal.letter() == letter)
    }

    const fn one(self) -> u64 {
        1 << (16 * self as u32)
    }
}

impl fmt::Display for Crystal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A multiset of crystals: a caravan, a cost, what lies on a card.
///
/// Four counts of 15 bits, one in each quarter of a word, so that sums, differences and comparisons
/// are single operations on it. The top bit of each quarter is left free to catch a borrow. A caravan
/// that takes the largest heap ([`MAX_ON_A_TILE`]) and then trades ([`MAX_TRADES`]) can still be counted.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Crystals(u64);

const TOP_BITS: u64 = 0x8000_8000_8000_8000;

/// How often one number goes into another; [`MAX_TRADES`] times or more for none.
const fn quotient(has: u16, gives: u16) -> u64 {
    if (gives as usize) < PARTS.len() {
        ((has as u64 + 1) * PARTS[gives as usize]) >> 32
    } else {
        (has / gives) as u64
    }
}

/// What a 32-bit word is made of so many times, rounded down: to multiply by it costs less than a division, and rounding
/// down is made up for by one more crystal.
static PARTS: [u64; 16] = {
    let mut parts = [(MAX_TRADES as u64) << 32; 16];
    let mut number = 1;
    while number < parts.len() {
        parts[number] = u32::MAX as u64 / number as u64;
        number += 1;
    }
    parts
};

impl Crystals {
    /// No crystals at all.
    pub const NONE: Crystals = Crystals(0);

    /// So many of each colour, lowest level first.
    ///
    /// ```
    /// # use carvania_rules::Crystals;
    /// assert_eq!(Crystals::new([2, 1, 0, 1]).to_string(), "YYGM");
    /// ```
    pub const fn new(counts: [u16; 4]) -> Crystals {
        let [yellow, green, blue, magenta] = counts;
        Crystals((yellow as u64) | (green as u64) << 16 | (blue as u64) << 32 | (magenta as u64) << 48)
    }

    /// `count` crystals of one colour.
    ///
    /// ```
    /// # use carvania_rules::{Crystal, Crystals};
    /// assert_eq!(Crystals::of(Crystal::Blue, 3).to_string(), "BBB");
    /// ```
    pub const fn of(crystal: Crystal, count: u16) -> Crystals {
        Crystals(crystal.one() * count as u64)
    }

    /// How many of one colour.
    ///
    /// ```
    /// # use carvania_rules::{Crystal, Crystals};
    /// let caravan: Crystals = "YYGM".parse().unwrap();
    /// assert_eq!(caravan.count(Crystal::Yellow), 2);
    /// ```
    pub const fn count(self, crystal: Crystal) -> u16 {
        (self.0 >> (16 * crystal as u32)) as u16
    }

    /// How many in all.
    ///
    /// ```
    /// # use carvania_rules::Crystals;
    /// let caravan: Crystals = "YYGM".parse().unwrap();
    /// assert_eq!(caravan.total(), 4);
    /// ```
    pub const fn total(self) -> u32 {
        (self.0.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }

    /// Whether there is none.
    ///
    /// ```
    /// # use carvania_rules::Crystals;
    /// assert!(Crystals::NONE.is_empty());
    /// ```
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one of the colour.
    ///
    /// ```
    /// # use carvania_rules::{Crystal, Crystals};
    /// let caravan: Crystals = "YYGM".parse().unwrap();
    /// assert!(caravan.has(Crystal::Green) && !caravan.has(Crystal::Blue));
    /// ```
    pub const fn has(self, crystal: Crystal) -> bool {
        self.0 & (0x7fff * crystal.one()) != 0
    }

    /// Whether every crystal of `other` is here.
    ///
    /// ```
    /// # use carvania_rules::Crystals;
    /// let caravan: Crystals = "YYGM".parse().unwrap();
    /// assert!(caravan.contains("YM".parse().unwrap()));
    /// // A better crystal cannot stand for another.
    /// assert!(!caravan.contains("B".parse().unwrap()));
    /// ```
    pub const fn contains(self, other: Crystals) -> bool {
        ((self.0 | TOP_BITS) - other.0) & TOP_BITS == TOP_BITS
    }

    /// How many times `give` can be swapped for something else (C-4): as often as it is here, for no
    /// trade has a colour on both sides. At most [`MAX_TRADES`] times.
    ///
    /// ```
    /// # use carvania_rules::Crystals;
    /// let caravan: Crystals = "YYYYYG".parse().unwrap();
    /// assert_eq!(caravan.trades("YY".parse().unwrap()), 2);
    /// ```
    pub const fn trades(self, give: Crystals) -> u8 {
        if give.is_empty() {
            return 0;
        }
        let mut times = MAX_TRADES as u64;
        let mut quarter = 0;
        while quarter < u64::BITS {
            let often = quotient((self.0 >> quarter) as u16, (give.0 >> quarter) as u16);
            if often < times {
                times = often;
            }
            quarter += u16::BITS;
        }
        times as u8
    }

    /// `n` times as many.
    ///
    /// ```
    /// # use carvania_rules::Crystals;
    /// let take: Crystals = "GB".parse().unwrap();
    /// assert_eq!(take.repeated(2).to_string(), "GGBB");
    /// ```
    pub const fn repeated(self, n: u8) -> Crystals {
        Crystals(self.0 * n as u64)
    }

    /// With one more of the colour.
    ///
    /// ```
    /// # use carvania_rules::{Crystal, Crystals};
    /// let caravan: Crystals = "YM".parse().unwrap();
    /// assert_eq!(caravan.with(Crystal::Green).to_string(), "YGM");
    /// ```
    pub const fn with(self, crystal: Crystal) -> Crystals {
        Crystals(self.0 + crystal.one())
    }

    /// A heap with one more of the colour, unless there are [`MAX_ON_A_TILE`] already.
    ///
    /// ```
    /// # use carvania_rules::{Crystal, Crystals};
    /// use carvania_rules::MAX_ON_A_TILE;
    ///
    /// let heap = Crystals::of(Crystal::Blue, MAX_ON_A_TILE);
    /// assert_eq!(heap.heaped(Crystal::Blue), heap);
    /// assert_eq!(heap.heaped(Crystal::Green), heap.with(Crystal::Green));
    /// ```
    pub const fn heaped(self, crystal: Crystal) -> Crystals {
        if self.count(crystal) < MAX_ON_A_TILE { self.with(crystal) } else { self }
    }

    /// With one fewer of the colour, which must be here.
    ///
    /// ```
    /// # use carvania_rules::{Crystal, Crystals};
    /// let caravan: Crystals = "YYM".parse().unwrap();
    /// assert_eq!(caravan.without(Crystal::Yellow).to_string(), "YM");
    /// ```
    pub const fn without(self, crystal: Crystal) -> Crystals {
        Crystals(self.0 - crystal.one())
    }

    /// Whether some crystal can rise a level (C-3).
    ///
    /// ```
    /// # use carvania_rules::{Crystal, Crystals};
    /// assert!(Crystals::of(Crystal::Blue, 1).can_rise());
    /// assert!(!Crystals::of(Crystal::Magenta, 9).can_rise());
    /// ```
    pub const fn can_rise(self) -> bool {
        self.0 & 0x0000_7fff_7fff_7fff != 0
    }

    /// The points these crystals are worth at the end: one each, but none for yellow (C-7).
    ///
    /// ```
    /// # use carvania_rules::Crystals;
    /// let caravan: Crystals = "YYGM".parse().unwrap();
    /// assert_eq!(caravan.points(), 2);
    /// ```
    pub const fn points(self) -> u32 {
        self.total() - self.count(Crystal::Yellow) as u32
    }

    /// The colours present, lowest level first.
    ///
    /// ```
    /// # use carvania_rules::{Crystal, Crystals};
    /// let caravan: Crystals = "YYGM".parse().unwrap();
    /// assert!(caravan.colours().eq([Crystal::Yellow, Crystal::Green, Crystal::Magenta]));
    /// ```
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
    #[error("`{0}` is not a crystal: write Y, G, B or M")]
    Letter(char),
    /// There is one way to write a multiset: by rising level.
    #[error("write crystals from low to high, Y G B M: `{0}`")]
    Order(Crystals),
    /// More of one colour than any game can hold.
    #[error("more than {MAX} crystals of one colour")]
    TooMany,
}

/// The most crystals of one colour that lie on one tile. No caravan can make use of a third of it: the limit is at
/// most 28 (six columns of a board, each for a *caravan +3* tile), every trade that leaves something to
/// keep brings at least one crystal, and none gives up more than ten. To heap up so many takes a hundred turns.
pub const MAX_ON_A_TILE: u16 = 1_000;

/// How many times a trade is carried out at most, all at once. Each time brings at least one crystal, so that this is
/// several times what any caravan can keep.
pub const MAX_TRADES: u8 = 100;

/// The most crystals of one colour that can be written: of all four, their sum can still be counted.
const MAX: u16 = 16_000;

impl FromStr for Crystals {
    type Err = CrystalsError;

    fn from_str(text: &str) -> Result<Crystals, CrystalsError> {
        let mut crystals = Crystals::NONE;
        let mut last = Crystal::Yellow;
        let mut in_order = true;
        for letter in text.chars() {
            let crystal = Crystal::from_letter(letter).ok_or(CrystalsError::Letter(letter))?;
            if crystals.count(crystal) == MAX {
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
        assert_eq!(crystals("YYYYYGGB").trades(crystals("YYG")), 2);
        assert_eq!(crystals("YYYY").trades(crystals("YG")), 0);
        assert_eq!(crystals("YYYY").trades(Crystals::NONE), 0);
    }

    #[test]
    fn trades_are_quotients() {
        for gives in 1..=40 {
            for has in (0..200).chain(31_000..32_768) {
                let times = Crystals::of(Crystal::Blue, has).trades(Crystals::of(Crystal::Blue, gives));
                assert_eq!(u16::from(times), (has / gives).min(MAX_TRADES.into()), "{has} / {gives}");
            }
        }
    }

    #[test]
    fn the_largest_heap_can_be_taken_and_traded() {
        let heap = Crystals::new([MAX_ON_A_TILE; 4]);
        assert_eq!(heap.heaped(Crystal::Blue), heap);
        let caravan = heap + Crystals::of(Crystal::Yellow, 28);
        let (give, take) = (crystals("Y"), crystals("GGGGGG"));
        let times = caravan.trades(give);
        assert_eq!(times, MAX_TRADES);
        let after = caravan - give.repeated(times) + take.repeated(times);
        assert_eq!(after, Crystals::new([928, 1_600, 1_000, 1_000]));
        assert_eq!(after.total(), 4_528);
        assert!(after.contains(heap - give.repeated(times)) && !heap.contains(after));
    }

    #[test]
    fn there_is_one_way_to_write_a_multiset() {
        assert_eq!("GY".parse::<Crystals>(), Err(CrystalsError::Order(crystals("YG"))));
        assert_eq!("y".parse::<Crystals>(), Err(CrystalsError::Letter('y')));
        assert_eq!("Y".repeat(16_001).parse::<Crystals>(), Err(CrystalsError::TooMany));
        let most = Crystal::ALL.map(|crystal| crystal.to_string().repeat(16_000)).concat();
        assert_eq!(crystals(&most).total(), 64_000);
    }
}
