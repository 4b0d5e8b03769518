//! What a strong player thinks of a position: every seat's chances, and what each legal action leads to.

use carvania_rules::Action;
use carvania_rules::seat::PerSeat;

/// What is to be expected for every seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// The chance to win, from 0 to 1; the seats together have 1.
    pub wins: PerSeat<f32>,
    /// The points at the end of the game.
    pub points: PerSeat<f32>,
    /// How many rounds the game still lasts.
    pub rounds: f32,
}

/// One of the legal actions, as far as it was looked into.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The action.
    pub action: Action,
    /// How often it was tried.
    pub visits: u32,
    /// What is to be expected after it.
    pub outlook: Outlook,
}

/// A position as a strong player sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Insight {
    /// What is to be expected if everybody plays well.
    pub outlook: Outlook,
    /// The legal actions, the best first; none unless a player has to decide.
    pub options: Vec<Prospect>,
}
