//! How good a decision was.

use serde::Serialize;

/// A decision, judged by what it gave away: chance to win, or points, of which 20 are worth as much as a sure win as long as
/// the game is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It cost less than 5 in 100.
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

    /// The verdict on a decision that cost this much, from 0 to 1.
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

/// A whole game of a seat, judged by the part of the points in reach that it gave away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Less than one in ten.
    Strong,
    /// One in ten or more.
    Sound,
    /// Three in ten or more.
    Loose,
    /// Half of them or more, as in random play.
    Wild,
}

impl Grade {
    /// The grade of a game in which this part of the points in reach was given away, from 0 to 1.
    pub fn of(share: f32) -> Grade {
        match share {
            share if share < 0.1 => Grade::Strong,
            share if share < 0.3 => Grade::Sound,
            share if share < 0.5 => Grade::Loose,
            _ => Grade::Wild,
        }
    }

    /// The name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Strong => "strong",
            Grade::Sound => "sound",
            Grade::Loose => "loose",
            Grade::Wild => "wild",
        }
    }
}
