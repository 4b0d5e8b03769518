//! Seats around the table, and one value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 5;

/// A place at the table. Seat 1 is the first player (C-9); people see seats counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first player's seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, counted from 1, at a table of `players`.
    pub fn numbered(number: usize, players: usize) -> Option<Seat> {
        (1..=players.min(MAX_SEATS)).contains(&number).then(|| Seat((number - 1) as u8))
    }

    /// The seat at a place in a list, which must be a seat's.
    pub(crate) const fn from_index(index: usize) -> Seat {
        Seat(index as u8)
    }

    /// The number that people see, from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The place in a list, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table, in turn order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The seats of a table clockwise from this one, itself first.
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Seat> {
        let players = players as u8;
        (self.0..self.0 + players).map(move |seat| Seat(if seat < players { seat } else { seat - players }))
    }

    /// The seat after this one in the round, if it is not the last (C-6).
    pub const fn after(self, players: usize) -> Option<Seat> {
        if self.number() < players { Some(Seat(self.0 + 1)) } else { None }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(deserializer)?;
        Seat::numbered(number, MAX_SEATS)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no seat {number}")))
    }
}

/// One value for each of at most `N` seats. Seats that nobody sits on hold the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PerSeat<T, const N: usize = MAX_SEATS>([T; N]);

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> PerSeat<T, N> {
        PerSeat(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> PerSeat<T, N> {
    /// The values of the first `players` seats, in turn order.
    pub fn seated(&self, players: usize) -> &[T] {
        &self.0[..players.min(N)]
    }

    /// One value for every seat.
    pub fn filled(value: T) -> PerSeat<T, N>
    where
        T: Copy,
    {
        PerSeat([value; N])
    }

    /// The value of each seat at a table of `players`, the default for the others.
    pub fn each(players: usize, mut value: impl FnMut(Seat) -> T) -> PerSeat<T, N>
    where
        T: Default,
    {
        let mut values = PerSeat::default();
        for seat in Seat::all(players) {
            values[seat] = value(seat);
        }
        values
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
