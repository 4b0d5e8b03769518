//! Bonus tiles: the rewards for emptied columns (EM-17).

use std::fmt;
use std::str::FromStr;

/// A kind of bonus tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bonus {
    /// One more free step (EM-7).
    ExtraStep,
    /// One upgrade after each build (EM-18).
    UpgradeOnBuild,
    /// One green crystal more for each mine (EM-23).
    RicherMine,
    /// Three more places in the caravan (EM-24).
    CaravanPlus3,
    /// Points alone: the top tile of the VP pile.
    Points,
}

/// The most tiles that the VP pile can have.
pub(crate) const MAX_POINT_TILES: usize = 8;

impl Bonus {
    /// The kinds that do something, in the order in which a state counts them.
    pub const ALL: [Bonus; 4] =
        [Bonus::ExtraStep, Bonus::UpgradeOnBuild, Bonus::RicherMine, Bonus::CaravanPlus3];

    /// The kinds that can be chosen.
    pub const CHOICES: [Bonus; 5] =
        [Bonus::ExtraStep, Bonus::UpgradeOnBuild, Bonus::RicherMine, Bonus::CaravanPlus3, Bonus::Points];

    /// The name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Bonus::ExtraStep => "step",
            Bonus::UpgradeOnBuild => "upgrade",
            Bonus::RicherMine => "mine",
            Bonus::CaravanPlus3 => "caravan",
            Bonus::Points => "points",
        }
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no bonus tile.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{name}` is not a bonus tile: {}", Bonus::CHOICES.map(Bonus::name).join(", "))]
pub struct BonusError {
    name: String,
}

impl FromStr for Bonus {
    type Err = BonusError;

    fn from_str(text: &str) -> Result<Bonus, BonusError> {
        let bonus = Bonus::CHOICES.into_iter().find(|bonus| bonus.name() == text);
        bonus.ok_or_else(|| BonusError { name: text.to_owned() })
    }
}

/// How many bonus tiles of each kind, and which tiles of the VP pile: in the supply or with a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BonusCounts {
    counts: [u8; Bonus::ALL.len()],
    /// A bit for each tile of the VP pile, the top one lowest.
    points: u8,
}

impl BonusCounts {
    /// So many of each kind of [`Bonus::ALL`], and no tile of the VP pile.
    pub(crate) const fn new(counts: [u8; Bonus::ALL.len()]) -> BonusCounts {
        BonusCounts { counts, points: 0 }
    }

    /// With the first `number` tiles of the VP pile.
    pub(crate) const fn with_pile(self, number: usize) -> BonusCounts {
        BonusCounts { points: (((1_u16) << number) - 1) as u8, ..self }
    }

    /// How many of a kind.
    pub const fn count(&self, bonus: Bonus) -> u8 {
        match bonus {
            Bonus::Points => self.points.count_ones() as u8,
            Bonus::ExtraStep | Bonus::UpgradeOnBuild | Bonus::RicherMine | Bonus::CaravanPlus3 => {
                self.counts[bonus as usize]
            }
        }
    }

    /// The tiles of the VP pile, by their places in it, the top one being 0.
    pub fn points(&self) -> impl Iterator<Item = usize> + use<> {
        let points = self.points;
        (0..MAX_POINT_TILES).filter(move |place| points >> place & 1 != 0)
    }

    /// Moves a tile from this supply to a player; of the VP pile the top one.
    pub(crate) fn hand_over(&mut self, bonus: Bonus, to: &mut BonusCounts) {
        match bonus {
            Bonus::Points => {
                if let Some(top) = self.points().next() {
                    self.hand_over_points(top, to);
                }
            }
            Bonus::ExtraStep | Bonus::UpgradeOnBuild | Bonus::RicherMine | Bonus::CaravanPlus3 => {
                self.counts[bonus as usize] -= 1;
                to.counts[bonus as usize] += 1;
            }
        }
    }

    /// Moves a certain tile of the VP pile to a player.
    pub(crate) fn hand_over_points(&mut self, place: usize, to: &mut BonusCounts) {
        self.points &= !(1 << place);
        to.points |= 1 << place;
    }

    /// The kinds of which there is one.
    pub fn available(&self) -> impl Iterator<Item = Bonus> + use<> {
        let counts = *self;
        Bonus::CHOICES.into_iter().filter(move |&bonus| counts.count(bonus) > 0)
    }
}
