//! What is to be decided.

#[derive(Clone, Debug)]
pub(super) enum Decision {
    SetUp,
    Start { seat: usize },
    Place { seat: usize },
    Turn,
    Movement { free: usize },
    PaidStep { free: usize },
    Toll { owners: Vec<usize> },
    PickUp,
    Act,
    PayForOutpost { left: usize },
    Reward { column: usize },
    UpgradeOnBuild { left: usize },
    TradeOnBuild,
    RefillVillage { cell: usize },
    PayForCard { position: usize, paid: usize },
    UpgradeByCard { left: usize },
    TradeByCard { trade: String },
    RefillRow { then: AfterRefill },
    Return { seat: usize },
    Over,
}

/// What comes after the refill of the row.
#[derive(Clone, Copy, Debug)]
pub(super) enum AfterRefill {
    /// The card was acquired (CA-7).
    EndOfTurn,
    /// The card was a reward (CA-14).
    Trades,
}

impl Decision {
    /// The player who decides, where `mover` is the one whose turn it is.
    pub(super) fn seat(&self, mover: usize) -> Option<usize> {
        match *self {
            Decision::SetUp
            | Decision::RefillVillage { .. }
            | Decision::RefillRow { .. }
            | Decision::Over => None,
            Decision::Start { seat } | Decision::Place { seat } | Decision::Return { seat } => Some(seat),
            Decision::Turn
            | Decision::Movement { .. }
            | Decision::PaidStep { .. }
            | Decision::Toll { .. }
            | Decision::PickUp
            | Decision::Act
            | Decision::PayForOutpost { .. }
            | Decision::Reward { .. }
            | Decision::UpgradeOnBuild { .. }
            | Decision::TradeOnBuild
            | Decision::PayForCard { .. }
            | Decision::UpgradeByCard { .. }
            | Decision::TradeByCard { .. } => Some(mover),
        }
    }
}
