//! Who stands at a location, and where an exploration tile is: small values, one byte each.

use crate::components::endless_world::Place;
use crate::seat::Seat;
use crate::set::Id;

/// A location: who stands there and how many traders the next to work there needs, or that an exploration
/// tile lies on it.
///
/// The lower half holds the number of traders, the upper half the owner, counted from 1, or [`COVERED`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Spot(u8);

const COVERED: u8 = 0xf0;

impl Spot {
    /// Nobody stands there: the printed number is needed (EW-8).
    pub(crate) const fn free(printed: u8) -> Spot {
        Spot(printed)
    }

    /// So many traders of a player stand there: the next needs one more (EW-8).
    pub(crate) const fn taken(owner: Seat, traders: u8) -> Spot {
        Spot((owner.number() as u8) << 4 | (traders + 1))
    }

    /// The spot with an exploration tile on it.
    pub(crate) const fn covered(self) -> Spot {
        Spot(self.0 | COVERED)
    }

    /// How many traders the next to work there needs, without Help cards.
    #[inline]
    pub(crate) const fn required(self) -> u8 {
        self.0 & !COVERED
    }

    /// Whether a player may work there: no exploration tile, and none of the own traders (EW-7).
    #[inline]
    pub(crate) const fn is_open_to(self, seat: Seat) -> bool {
        let owner = self.0 >> 4;
        owner != seat.number() as u8 && owner != COVERED >> 4
    }

    /// Who stands there, and how many.
    pub(crate) const fn traders(self) -> Option<(Seat, u8)> {
        match self.0 >> 4 {
            0 | 15 => None,
            owner => Some((Seat::from_index(owner as usize - 1), self.required() - 1)),
        }
    }
}

/// Eight spots at a time, one in each byte of a word.
#[derive(Clone, Copy)]
struct Eight(u64);

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

impl Eight {
    fn new(spots: &[Spot; 8]) -> Eight {
        Eight(u64::from_le_bytes(spots.map(|spot| spot.0)))
    }

    /// The top bit of each byte says whether its owner is not this one.
    const fn owner_is_not(self, owner: u8) -> u64 {
        let owners = self.0 >> 4 & (ONES * 0x0f);
        // A byte below 16 gets its top bit when 127 is added to it, unless it is 0.
        ((owners ^ (ONES * owner as u64)) + ONES * 0x7f) & TOPS
    }

    /// The top bit of each byte says whether so many traders are enough.
    const fn are_enough(self, traders: u8) -> u64 {
        let required = self.0 & (ONES * 0x0f);
        (TOPS + ONES * traders as u64 - required) & TOPS
    }

    /// The top bits of all bytes side by side.
    const fn gather(tops: u64) -> u32 {
        ((tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
    }
}

/// Of some spots, those that are open to a player, a bit for each: where so many traders are enough, and
/// where they are not.
#[inline]
pub(crate) fn open_to<const N: usize>(spots: &[Spot; N], seat: Seat, traders: u8) -> [u32; 2] {
    let (eights, _) = spots.as_chunks::<8>();
    let mut open = [0, 0];
    for (index, eight) in eights.iter().enumerate() {
        let eight = Eight::new(eight);
        let is_open = eight.owner_is_not(seat.number() as u8) & eight.owner_is_not(COVERED >> 4);
        let are_enough = eight.are_enough(traders);
        open[0] |= Eight::gather(is_open & are_enough) << (8 * index);
        open[1] |= Eight::gather(is_open & !are_enough) << (8 * index);
    }
    open
}

/// Of some spots, those with an exploration tile, a bit for each.
pub(crate) fn covered<const N: usize>(spots: &[Spot; N]) -> u32 {
    owned(spots, COVERED >> 4)
}

/// Of some spots, those where a player's traders stand, a bit for each.
pub(crate) fn held_by<const N: usize>(spots: &[Spot; N], seat: Seat) -> u32 {
    owned(spots, seat.number() as u8)
}

fn owned<const N: usize>(spots: &[Spot; N], owner: u8) -> u32 {
    let (eights, _) = spots.as_chunks::<8>();
    let owned = |eight| Eight::gather(TOPS & !Eight::new(eight).owner_is_not(owner));
    eights.iter().enumerate().fold(0, |all, (index, eight)| all | owned(eight) << (8 * index))
}

/// Where an exploration tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whereabouts {
    /// Not dealt: it may still be drawn in the set-up, or has left the game (EW-4).
    Undealt,
    /// Beside the board (J1-3).
    Beside,
    /// On a location, which cannot be used (EW-7).
    On(Place),
    /// With a player.
    With(Seat),
}

/// A whereabouts in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Packed(u8);

const WITH: u8 = 0x80;
const UNDEALT: u8 = 0xfe;
const BESIDE: u8 = 0xff;

impl Packed {
    pub(super) const UNDEALT: Packed = Packed(UNDEALT);
}

impl From<Whereabouts> for Packed {
    fn from(at: Whereabouts) -> Packed {
        Packed(match at {
            Whereabouts::Undealt => UNDEALT,
            Whereabouts::Beside => BESIDE,
            Whereabouts::On(place) => place.index() as u8,
            Whereabouts::With(seat) => WITH | seat.index() as u8,
        })
    }
}

impl From<Packed> for Whereabouts {
    fn from(packed: Packed) -> Whereabouts {
        match packed.0 {
            UNDEALT => Whereabouts::Undealt,
            BESIDE => Whereabouts::Beside,
            on if on < WITH => Whereabouts::On(Place::from_index(on.into())),
            with => Whereabouts::With(Seat::from_index(usize::from(with & !WITH))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{COVERED, Spot, covered, held_by, open_to};
    use crate::seat::Seat;

    #[test]
    fn eight_at_a_time_as_one_by_one() {
        let mut all = Vec::new();
        for printed in 1..=13 {
            all.extend([Spot::free(printed), Spot::free(printed).covered()]);
            all.extend(Seat::all(4).map(|owner| Spot::taken(owner, printed - 1)));
        }
        for spots in all.windows(24) {
            let spots: &[Spot; 24] = spots.try_into().unwrap();
            for (index, spot) in spots.iter().enumerate() {
                assert_eq!(covered(spots) >> index & 1 != 0, spot.0 >= COVERED, "{spot:?}");
            }
            for seat in Seat::all(4) {
                for (index, spot) in spots.iter().enumerate() {
                    let is_held = spot.traders().is_some_and(|(owner, _)| owner == seat);
                    assert_eq!(held_by(spots, seat) >> index & 1 != 0, is_held, "{spot:?} of {seat}");
                }
            }
            for (seat, traders) in Seat::all(4).flat_map(|seat| (0..=12).map(move |traders| (seat, traders)))
            {
                let [enough, too_few] = open_to(spots, seat, traders);
                for (index, spot) in spots.iter().enumerate() {
                    let is_enough = spot.required() <= traders;
                    let expected = (spot.is_open_to(seat) && is_enough, spot.is_open_to(seat) && !is_enough);
                    let found = (enough >> index & 1 != 0, too_few >> index & 1 != 0);
                    assert_eq!(found, expected, "{spot:?} for {seat} with {traders}");
                }
            }
        }
    }
}
