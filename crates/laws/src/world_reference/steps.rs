//! What is still to be done: the agenda of a game, from the next step to the last.

use super::boxes::Steps;

/// A step of the agenda.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    Draw(Draw),
    Choice(Choice),
    Deed(Deed),
}

/// Something that chance decides.
#[derive(Clone, Copy, Debug)]
pub(super) enum Draw {
    /// The fourth side of the board (EW-1).
    Side,
    PointCard,
    /// The uncovered tile of a stack.
    BonusTile {
        stack: usize,
    },
    /// The tile on a location.
    ExplorationTile {
        place: usize,
    },
    /// A mountain tile with this symbol leaves the game.
    RemovedMountain {
        symbol: char,
    },
    Mountain {
        cell: usize,
    },
    Merchant,
}

/// Something that a player decides. It is passed over when there is nothing to choose (C-15).
#[derive(Clone, Copy, Debug)]
pub(super) enum Choice {
    Turn,
    Upgrade {
        left: usize,
    },
    Trade {
        give: &'static str,
        take: &'static str,
    },
    Visit(Visit),
    Explore,
    Market {
        face: &'static str,
    },
    Replace {
        face: &'static str,
    },
    /// A bonus tile for every fourth merchant card (J3-6).
    FourthCard,
    Swap,
    SwapWith {
        face: &'static str,
    },
    Move {
        steps: &'static Steps,
    },
    SecondStep,
    Toll {
        owner: usize,
    },
    Build,
    PayForOutpost,
    /// A bonus tile for an emptied column (J2-11).
    EmptiedColumn,
    /// The trade of the mountain after a move, if one likes (J2-12).
    TradeHere,
    Outpost,
    Return {
        seat: usize,
    },
}

/// What may still be done at a golem location, each at most once (EW-15).
#[derive(Clone, Copy, Debug)]
pub(super) struct Visit {
    pub(super) place: usize,
    pub(super) may_claim: bool,
    pub(super) may_take: bool,
}

impl Visit {
    pub(super) fn new(place: usize) -> Visit {
        Visit { place, may_claim: true, may_take: true }
    }
}

/// Something that happens by itself when its time has come.
#[derive(Clone, Copy, Debug)]
pub(super) enum Deed {
    SlidePointCards {
        slot: usize,
    },
    Discard {
        face: &'static str,
    },
    SlideMerchants {
        face: &'static str,
    },
    Arrive,
    PlaceOutpost,
    /// Every player above the limit returns crystals (C-5).
    Returns,
    NextSeat,
}
