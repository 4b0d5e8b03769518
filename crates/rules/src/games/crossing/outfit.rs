//! What a game of the second box is equipped with.

use super::{Decision, Next, Table};
use crate::action::{Draw, Move};
use crate::chance::Chance;
use crate::clause::Clause;
use crate::components::{Board, Components, EasternMountains, GameBox, MerchantId};
use crate::crystals::Crystals;
use crate::decision::{Decision as Asked, Step};
use crate::games::unexpected;
use crate::map::Cell;
use crate::map::file::Shape;
use crate::parts::expedition::{Deal, Expedition, Fare, FareClauses, Movement};
use crate::parts::hand::Hand;
use crate::parts::sink::Sink;
use crate::seat::Seat;
use crate::set::Set;

/// What a game adds to a crossing: what pays for steps, other things to do in a turn, and what comes after a build.
pub(crate) trait Outfit: Copy {
    /// What is to be decided in this game alone.
    type Decision: Copy;
    /// How a turn goes on after a draw that only this game knows.
    type Then: Copy;
    /// The boxes that the game is played with.
    const BOXES: &'static [GameBox];
    /// The kinds of cells of the map.
    const SHAPE: Shape;
    /// The clause that says what a turn is.
    const TURN: Clause;
    /// How the mountains are dealt.
    const DEAL: Deal;
    /// The clauses of a movement.
    const FARE: FareClauses;
    /// How a step would be paid for.
    const PAYS: Step;
    /// The clause that says what can be done where a movement has ended.
    const ACT: Clause;

    fn new(players: usize, components: &Components) -> Self;
    /// The side of the player board.
    fn board(components: &EasternMountains) -> &Board;

    /// The set-up draws that come before those of the mountains.
    fn set_up_draws(&self) -> Option<(Chance, Clause)> {
        None
    }

    /// The merchant card at a place of the row, with the crystals on it.
    fn merchant_at(&self, _place: usize) -> Option<(MerchantId, Crystals)> {
        None
    }

    /// Whether a card is to be drawn.
    fn wants_card(&self) -> bool {
        false
    }

    /// The cards of which one is to be drawn before a turn goes on.
    fn draws(&self, then: Self::Then) -> Option<(Chance, Clause)>;

    fn refill(&mut self, card: MerchantId) {
        unexpected(Draw::Merchant(card));
    }

    /// How a turn goes on when no card is to be drawn any more.
    fn resume(then: Self::Then, table: &Table, components: &Components) -> Next<Self>;

    /// The steps that a turn can begin with.
    fn first_steps(&self, _table: &Table) -> Option<Movement> {
        None
    }

    /// What a turn can begin with besides steps and what is done where the wagon stands.
    fn turn_actions(&self, _table: &Table, _components: &Components, _out: &mut impl Sink) {}

    /// Begins a turn so, or refuses it and changes nothing (C-12).
    fn begin(
        &mut self,
        _table: &mut Table,
        _components: &Components,
        _action: Move,
    ) -> Result<Next<Self>, Clause> {
        Err(Self::TURN)
    }

    /// What the player whose turn it is can pay for steps with.
    fn fare(&self, table: &Table) -> Fare;
    /// Lists what can pay for a step.
    fn pay_actions(&self, table: &Table, out: &mut impl Sink);
    /// Whether the player has what an action pays for a step with; none if it pays for none.
    fn can_pay_with(&self, table: &Table, action: Move) -> Option<bool>;
    /// Pays for a step.
    fn pay(&mut self, table: &mut Table, action: Move);

    /// What is to be decided when all tolls are paid where a movement has ended.
    fn arrive(&self, _table: &Table) -> Decision<Self::Decision> {
        Decision::Act
    }

    /// A player's merchant cards in the hand and in play, if the game has them.
    fn hand(&self, _seat: Seat) -> Option<&Hand> {
        None
    }

    fn hand_mut(&mut self, _seat: Seat) -> Option<&mut Hand> {
        None
    }

    /// The merchant cards that a player has spent for steps.
    fn spent(&self, _seat: Seat) -> Set<MerchantId> {
        Set::EMPTY
    }

    /// The crystals that lie on a cell.
    fn dropped(&self, _cell: Cell) -> Crystals {
        Crystals::NONE
    }

    /// What a mine brings a player, in a game that knows mines.
    fn mined(_expedition: &Expedition, _seat: Seat) -> Option<Crystals> {
        None
    }

    /// What follows an outpost, which may have emptied a column.
    fn build(&self, table: &Table, components: &Components, emptied: Option<usize>) -> Next<Self>;

    /// What is to be decided, as it is told to others.
    fn asks(&self, decision: Self::Decision, components: &Components) -> Asked;

    fn actions(&self, decision: Self::Decision, table: &Table, components: &Components, out: &mut impl Sink);

    /// The clause that opened a decision.
    fn opened_by(decision: Self::Decision) -> Clause;

    /// Carries out what the decision asks for, or refuses it and changes nothing (C-12).
    fn perform(
        &mut self,
        decision: Self::Decision,
        table: &mut Table,
        components: &Components,
        action: Move,
    ) -> Result<Next<Self>, Clause>;
}
