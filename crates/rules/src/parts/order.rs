//! The order of play: seats in rounds, clockwise (C-6).

use crate::crystals::Crystals;
use crate::seat::Seat;

/// What a caravan holds at the beginning: those who play later have more (GE-5, EW-6).
pub(crate) const fn starting_crystals(seat: Seat) -> Crystals {
    match seat.number() {
        1 => Crystals::new([3, 0, 0, 0]),
        2 | 3 => Crystals::new([4, 0, 0, 0]),
        _ => Crystals::new([3, 1, 0, 0]),
    }
}

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

    /// The turn of the player with this number, from 1.
    #[cfg(feature = "position")]
    pub(crate) fn at(players: usize, turn: usize) -> Option<Order> {
        Some(Order { players: players as u8, seat: Seat::numbered(turn, players)? })
    }

    /// How many play.
    pub const fn players(self) -> usize {
        self.players as usize
    }

    /// Whose turn it is, or was when the game ended.
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// The order with the turn of another player.
    #[must_use]
    pub(crate) const fn with(self, seat: Seat) -> Order {
        Order { seat, ..self }
    }

    /// All seats, in turn order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        Seat::all(self.players())
    }

    /// Whether the turn is the last of its round, after which the game may end (C-6).
    pub(crate) const fn is_last_of_round(self) -> bool {
        self.seat.number() == self.players()
    }

    /// What comes at the end of a turn: returns above the limit (C-5), the mover's first, then
    /// clockwise; then the next seat, or the end if a complete round has met the end condition (C-6).
    pub(crate) fn end_turn(
        &mut self,
        is_over_limit: impl Fn(Seat) -> bool,
        end_is_met: impl FnOnce() -> bool,
    ) -> TurnEnd {
        if let Some(seat) = self.first_where(is_over_limit) {
            return TurnEnd::Return { seat };
        }
        if self.is_last_of_round() && end_is_met() {
            return TurnEnd::Over;
        }
        self.seat = self.seat.after(self.players()).unwrap_or(Seat::FIRST);
        TurnEnd::Next
    }

    /// What comes at the end of a turn after which the same player has another (J1-10): the returns alone.
    pub(crate) fn extra_turn(self, is_over_limit: impl Fn(Seat) -> bool) -> TurnEnd {
        match self.first_where(is_over_limit) {
            Some(seat) => TurnEnd::Return { seat },
            None => TurnEnd::Next,
        }
    }

    /// The first player of whom something holds, beginning with the one whose turn it is, then clockwise.
    pub(crate) fn first_where(self, holds: impl Fn(Seat) -> bool) -> Option<Seat> {
        self.seat.clockwise(self.players()).find(|&seat| holds(seat))
    }
}

/// What comes at the end of a turn.
pub(crate) enum TurnEnd {
    /// This player returns a crystal.
    Return { seat: Seat },
    /// The next player's turn.
    Next,
    /// The game is over.
    Over,
}
