//! What is to be decided, as far as the words of an action depend on it, whichever game it is.

use carvania_rules::cards::CardDecision;
use carvania_rules::games::journey::trek::TrekDecision;
use carvania_rules::games::journey::{self, WorkDecision};
use carvania_rules::games::journey_one::RouteDecision;
use carvania_rules::games::journey_three::AllDecision;
use carvania_rules::games::{call_for_adventure, eastern_mountains, golem_edition};
use carvania_rules::wagon::WagonDecision;
use carvania_rules::{Game, Seat, State};

/// What a decision is about.
pub(crate) enum Matter {
    /// A card that is being played or acquired.
    Card(CardDecision),
    /// The wagon where it stands.
    Wagon(WagonDecision),
    /// A movement that goes on.
    Move,
    /// Whether to build where the wagon stands.
    Build,
    /// The location where a player works.
    Work(WorkDecision),
    /// A merchant card for the trade route.
    Route(RouteDecision),
    /// A bonus tile with every fourth merchant card.
    Fourth,
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
        State::EndlessWorld(state) => of_journey(state.decision(), |never| match never {}),
        State::JourneyOne(state) => of_journey(state.decision(), Matter::Route),
        State::JourneyTwo(state) => of_journey(state.decision(), of_trek),
        State::JourneyThree(state) => of_journey(state.decision(), |decision| match decision {
            AllDecision::Trek(decision) => of_trek(decision),
            AllDecision::Fourth => Matter::Fourth,
        }),
    }
}

/// Who gets the toll that is to be paid, if one is.
pub(crate) fn toll_to(game: &Game) -> Option<Seat> {
    if let Matter::Wagon(WagonDecision::Toll { to }) = matter(game) { Some(to) } else { None }
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
        | Decision::Start(_)
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
        | Decision::Start(_)
        | Decision::Act
        | Decision::Reward { .. }
        | Decision::Refill(_)
        | Decision::Return { .. }
        | Decision::Over => Matter::Other,
    }
}

fn of_journey<D>(decision: journey::Decision<D>, of_added: impl Fn(D) -> Matter) -> Matter {
    use journey::Decision;
    match decision {
        Decision::Turn => Matter::Turn,
        Decision::Work(decision) => Matter::Work(decision),
        Decision::Added(decision) => of_added(decision),
        Decision::SetUp | Decision::Draw(_) | Decision::Return { .. } | Decision::Over => Matter::Other,
    }
}

fn of_trek(decision: TrekDecision) -> Matter {
    match decision {
        TrekDecision::Move(_) | TrekDecision::GoOn => Matter::Move,
        TrekDecision::Wagon(decision) => Matter::Wagon(decision),
        TrekDecision::Build => Matter::Build,
        TrekDecision::Column | TrekDecision::Outpost => Matter::Other,
    }
}
