//! The order of play: seats in rounds (C-6), and returns above the caravan limit (C-5).

use crate::crystals::Crystals;
use crate::seat::Seat;

/// How many play, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Order {
    pub(crate) players: u8,
    pub(crate) seat: Seat,
}

impl Order {
    /// The first player begins (C-9).
    pub(crate) fn new(players: usize) -> Order {
        Order { players: players as u8, seat: Seat::FIRST }
    }

    /// How many play.
    pub const fn players(self) -> usize {
        self.players as usize
    }

    /// Whose turn it is, or was when the game ended.
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// All seats, in turn order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        Seat::all(self.players())
    }

    /// Whether the turn is the last of its round, after which the game may end (C-6).
    pub(crate) const fn is_last_of_round(self) -> bool {
        self.seat.number() == self.players()
    }

    /// Hands the turn on, clockwise (C-6).
    pub(crate) fn advance(&mut self) {
        self.seat = self.seat.after(self.players()).unwrap_or(Seat::FIRST);
    }

    /// Who has to return crystals next: the player whose turn it was, then clockwise (C-5).
    pub(crate) fn first_over_limit(self, limit: u32, caravan: impl Fn(Seat) -> Crystals) -> Option<Seat> {
        self.seat.clockwise(self.players()).find(|&seat| caravan(seat).total() > limit)
    }
}
