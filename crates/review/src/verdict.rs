//! How good a decision was.

use serde::Serialize;

/// A decision, judged by the chance to win that it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It gave away less than 5 in 100.
    Fine,
    /// 5 in 100 or more.
    Inaccuracy,
    /// 10 in 100 or more.
    Mistake,
    /// 15 in 100 or more.
    Blunder,
}

impl Verdict {
    /// All of them, from the best.
    pub const ALL: [Verdict; 4] = [Verdict::Fine, Verdict::Inaccuracy, Verdict::Mistake, Verdict::Blunder];

    /// The verdict on a decision that gave away this much chance to win, from 0 to 1.
    pub fn on(loss: f32) -> Verdict {
        Verdict::ALL.into_iter().rev().find(|verdict| loss >= verdict.from()).unwrap_or(Verdict::Fine)
    }

    /// The least loss for this verdict.
    pub const fn from(self) -> f32 {
        match self {
            Verdict::Fine => 0.0,
            Verdict::Inaccuracy => 0.05,
            Verdict::Mistake => 0.10,
            Verdict::Blunder => 0.15,
        }
    }
}
