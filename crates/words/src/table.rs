//! What lies on the table and what is to be decided, whichever game it is.

use carvania_rules::cards::CardDecision;
use carvania_rules::components::Mountain;
use carvania_rules::expedition::{Expedition, WagonDecision};
use carvania_rules::games::golem_edition::LIMIT;
use carvania_rules::games::{call_for_adventure, eastern_mountains, golem_edition};
use carvania_rules::map::Cell;
use carvania_rules::{Crystals, Game, MerchantId, Seat, State, Turn};

/// What a decision is about, as far as the words of an action depend on it.
pub(crate) enum Matter {
    /// A card that is being played or acquired.
    Card(CardDecision),
    /// The wagon or where it stands.
    Wagon(WagonDecision),
    /// A movement that goes on.
    Move,
    /// A whole turn.
    Turn,
    /// Something that no word depends on.
    Other,
}

pub(crate) fn matter(game: &Game) -> Matter {
    match game.state() {
        State::GolemEdition(state) => of_golem_edition(state.decision()),
        State::EasternMountains(state) => of_eastern_mountains(state.decision()),
        State::CallForAdventure(state) => of_call_for_adventure(state.decision()),
    }
}

fn of_golem_edition(decision: golem_edition::Decision) -> Matter {
    use golem_edition::Decision;
    match decision {
        Decision::Turn => Matter::Turn,
        Decision::Card(decision) => Matter::Card(decision),
        Decision::SetUp | Decision::Refill | Decision::Return { .. } | Decision::Over => Matter::Other,
    }
}

fn of_eastern_mountains(decision: eastern_mountains::Decision) -> Matter {
    use eastern_mountains::Decision;
    match decision {
        Decision::Turn => Matter::Turn,
        Decision::Move { .. } => Matter::Move,
        Decision::Wagon(decision) => Matter::Wagon(decision),
        Decision::SetUp
        | Decision::Take
        | Decision::Act
        | Decision::Bonus
        | Decision::Upgrade { .. }
        | Decision::Refill
        | Decision::Return { .. }
        | Decision::Over => Matter::Other,
    }
}

fn of_call_for_adventure(decision: call_for_adventure::Decision) -> Matter {
    use call_for_adventure::Decision;
    match decision {
        Decision::Turn => Matter::Turn,
        Decision::Card(decision) => Matter::Card(decision),
        Decision::Move { .. } => Matter::Move,
        Decision::Wagon(decision) => Matter::Wagon(decision),
        Decision::SetUp
        | Decision::Act
        | Decision::Reward { .. }
        | Decision::Refill(_)
        | Decision::Return { .. }
        | Decision::Over => Matter::Other,
    }
}

/// Who decides, or whose turn it is.
pub(crate) fn decider(game: &Game) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => game.order().seat(),
    }
}

/// The crystals of whoever decides.
pub(crate) fn caravan(game: &Game) -> Crystals {
    let seat = decider(game);
    match game.state() {
        State::GolemEdition(state) => state.player(seat).caravan,
        State::EasternMountains(_) | State::CallForAdventure(_) => {
            expedition(game).map_or(Crystals::NONE, |at| at.caravan(seat))
        }
    }
}

/// How many crystals they may keep.
pub(crate) fn limit(game: &Game) -> u32 {
    expedition(game).map_or(LIMIT, |at| at.limit(decider(game)))
}

/// The merchant cards on offer, leftmost first, each with what lies on it.
pub(crate) fn offer(game: &Game) -> Vec<(MerchantId, Crystals)> {
    match game.state() {
        State::GolemEdition(state) => state.market().cards().collect(),
        State::EasternMountains(_) => Vec::new(),
        State::CallForAdventure(state) => state.market().cards().collect(),
    }
}

pub(crate) fn expedition(game: &Game) -> Option<&Expedition> {
    match game.state() {
        State::GolemEdition(_) => None,
        State::EasternMountains(state) => Some(state.expedition()),
        State::CallForAdventure(state) => Some(state.expedition()),
    }
}

/// Where the wagon of whoever decides stands.
pub(crate) fn wagon(game: &Game) -> Option<Cell> {
    expedition(game)?.mountains().wagon(decider(game))
}

/// The mountain on which that is.
pub(crate) fn mountain(game: &Game) -> Option<Mountain> {
    let mountain = expedition(game)?.mountains().mountain(wagon(game)?)?;
    Some(game.components().eastern_mountains.mountain(mountain))
}
