//! What is to be decided, whichever game it is.

use crate::components::{MerchantId, Mountain};
use crate::crystals::Crystals;
use crate::games::journey::Visit;
use crate::seat::Seat;

/// What is to be decided now. Each game asks some of these questions; [`Game::legal_actions`](crate::Game::legal_actions)
/// lists the answers.
///
/// ```
/// use carvania_rules::{Decision, Game, Setup, Title};
///
/// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
/// assert_eq!(game.decision(), Decision::Draw);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// For chance: what is drawn.
    Draw,
    /// Before the first turn: which set of starting crystals to take (EM-6).
    Start,
    /// Before the first turn: where to place the wagon (EM-6).
    PlaceWagon,
    /// What to do with a whole turn.
    Turn,
    /// Which crystal to put on a card, on the way to another (GE-10).
    Pay {
        /// The card it is put on.
        card: MerchantId,
        /// The card that is being acquired.
        acquires: MerchantId,
    },
    /// Which crystal to raise (C-3).
    Upgrade {
        /// How many upgrades are left.
        left: u8,
    },
    /// How often to trade (C-4).
    Trade {
        /// What changes hands each time.
        trade: Trade,
        /// Whether not to trade is allowed: so after a build (EM-19, J2-12).
        is_optional: bool,
    },
    /// Where the wagon goes, or whether it goes on.
    Step(Step),
    /// Which crystal to give to the owner of another wagon (EM-9, J2-10).
    Toll {
        /// Who gets it.
        to: Seat,
    },
    /// Which crystal to pay for an outpost (EM-15).
    PayOutpost {
        /// How many are to be paid, this one included.
        left: u8,
    },
    /// Whether to build an outpost where the wagon stands (J2-11).
    Build,
    /// Whether to take the crystals that lie where the wagon stands (EM-11).
    Take,
    /// What to do where a movement has ended (EM-13).
    Act,
    /// Which bonus tile to take for an emptied column (EM-17, J2-11).
    BonusTile,
    /// Which merchant card or bonus tile to take for an emptied column (CA-14).
    Reward {
        /// The column, from 0, and so the place of the card in the row.
        column: u8,
    },
    /// Which bonus tile to take with every fourth merchant card, if any (J3-6).
    FourthCard,
    /// Claim the point card of a golem location, take one of its bonus tiles, or both (EW-15).
    Golem(Visit),
    /// Which exploration tile to take (EW-19).
    Explore,
    /// Whether to use a card of the market or to keep it (J1-7).
    Market {
        /// The card of the market.
        card: MerchantId,
    },
    /// Which card of the trade route makes room for a new one (J1-8).
    Replace {
        /// The new card.
        card: MerchantId,
    },
    /// Which card of the trade route to swap, if any (J1-11).
    Swap,
    /// Which card to swap it with (J1-11).
    SwapWith {
        /// The first card.
        card: MerchantId,
    },
    /// At which outpost to trade (J2-14).
    Outpost,
    /// Which crystal to return above the caravan limit (C-5).
    Return {
        /// How many are to be returned, this one included.
        above: u32,
    },
    /// Nothing: the game is over.
    Over,
}

/// How a wagon may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// So many steps are free (EM-7, CA-10).
    Free {
        /// How many free steps are left.
        left: u8,
    },
    /// A crystal dropped where the wagon stands would pay for another step (EM-8).
    ForCrystal,
    /// A card would pay for another step (CA-9).
    ForCard,
    /// The next step is paid for, and must be made (EM-8, CA-9).
    Paid,
    /// A wagon location sends the wagon off (J2-9).
    Journey,
    /// A second step is possible (J2-9).
    Second,
}

/// What changes hands in a trade.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Trade {
    /// What is given up.
    pub give: Crystals,
    /// What is gained.
    pub take: Crystals,
}

impl Trade {
    pub(crate) const fn of((give, take): (Crystals, Crystals)) -> Trade {
        Trade { give, take }
    }
}

impl From<Mountain> for Trade {
    fn from(mountain: Mountain) -> Trade {
        Trade { give: mountain.give, take: mountain.take }
    }
}
