//! What is worth a try within a turn. Of the many ways to pay or to return crystals only a few are, and a wagon neither
//! walks in circles nor far for nothing.
//!
//! The fewer turns there are to look at, the further ahead a plan can look: what plans never come out with is left out.

use carvania_rules::map::Cell;
use carvania_rules::world::TRADERS;
use carvania_rules::{Action, Actions, Crystal, Game, Move, Seat, State};

use crate::evaluation::yield_of;
use crate::visible::Visible;

/// How far a movement goes that is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Further away it takes too much to get there.
    #[default]
    Near,
    /// As far as can be: for the claim that ends the game nothing is too much.
    Far,
}

impl Reach {
    /// The most steps of a movement.
    const fn steps(self) -> usize {
        match self {
            Reach::Near => 3,
            Reach::Far => 12,
        }
    }
}

/// The most steps of an expedition that does not pay for a claim: what there is to do besides can be done nearer.
const MAX_STEPS_TO_BUILD: usize = 2;

/// A moment of a turn.
pub(crate) struct Moment<'a> {
    pub(crate) game: &'a Game,
    pub(crate) seat: Seat,
    pub(crate) visible: &'a Visible,
    /// Where the wagon stood before the turn.
    pub(crate) from: Option<Cell>,
    /// What has been done in the turn.
    pub(crate) path: &'a [Action],
    pub(crate) legal: &'a Actions,
    pub(crate) reach: Reach,
}

impl Moment<'_> {
    /// Whether an action is worth a try.
    pub(crate) fn is_sensible(&self, action: Action) -> bool {
        match action {
            Action::Move(Move::Pay(crystal) | Move::Return(crystal)) => self.is_sensible_loss(crystal),
            // An upgrade that is granted does no harm, unless the caravan pays for something as it is.
            Action::Move(Move::Stop) => {
                let is_upgrading =
                    self.legal.iter().any(|other| matches!(other, Action::Move(Move::Upgrade(_))));
                let has_upgraded = matches!(self.path.last(), None | Some(Action::Move(Move::Upgrade(_))));
                !is_upgrading || has_upgraded && self.pays_for_a_claim()
            }
            Action::Move(Move::Step(cell)) => {
                let is_new = self.from != Some(cell) && !self.path.contains(&action);
                is_new && self.goes_on()
            }
            Action::Move(Move::Rest) => self.legal.len() == 1 || self.has_use_of_rest(),
            // To pay for steps and then to mine, or to do nothing, is a waste: mining is possible everywhere.
            Action::Move(Move::Mine) => !self.has_paid(),
            Action::Move(Move::Leave) => false,
            Action::Move(Move::Pass) => {
                let has_moved = !self.path.is_empty() && !self.legal.contains(&Action::Move(Move::Mine));
                !self.has_paid() && (has_moved || self.legal.len() == 1)
            }
            Action::Move(Move::Spend(_)) => Some(action) == self.cheapest_to_spend(),
            _ => true,
        }
    }

    fn pays_for_a_claim(&self) -> bool {
        self.visible.is_paid_by(self.game, self.game.caravan(self.seat))
    }

    fn has_paid(&self) -> bool {
        self.path.iter().any(|action| matches!(action, Action::Move(Move::Pay(_) | Move::Spend(_))))
    }

    /// Whether one more step is not too far.
    fn goes_on(&self) -> bool {
        let steps = self.path.iter().filter(|action| matches!(action, Action::Move(Move::Step(_)))).count();
        let goes_far = || self.game.expedition().is_none() || self.pays_for_a_claim();
        steps < MAX_STEPS_TO_BUILD || steps < self.reach.steps() && goes_far()
    }

    /// Crystals are parted with from the lowest level up, or from the colour of which there are most; and in
    /// rising order, since the order hardly matters. On an expedition there is much to pay in a turn: there it is the
    /// lowest, or the lowest that a claim does not cost. Only what is decided right now is worth a look at all colours.
    fn is_sensible_loss(&self, crystal: Crystal) -> bool {
        let caravan = self.game.caravan(self.seat);
        let is_rising = match self.path.last() {
            Some(Action::Move(Move::Pay(last) | Move::Return(last))) => crystal >= *last,
            _ => true,
        };
        let is_lowest = caravan.colours().next() == Some(crystal);
        let most = || caravan.colours().max_by_key(|&colour| caravan.count(colour));
        let is_other = || match self.game.expedition() {
            Some(_) => self.visible.spares(self.game, caravan, crystal),
            None => most() == Some(crystal),
        };
        is_rising && (self.path.is_empty() || is_lowest || is_other())
    }

    /// Whether a rest brings anything back.
    fn has_use_of_rest(&self) -> bool {
        let seat = self.seat;
        match self.game.state() {
            State::GolemEdition(state) => !state.player(seat).hand.played().is_empty(),
            State::EasternMountains(_) => false,
            State::CallForAdventure(state) => {
                !state.hand(seat).played().is_empty() || !state.discarded(seat).is_empty()
            }
            State::EndlessWorld(_) | State::JourneyOne(_) | State::JourneyTwo(_) | State::JourneyThree(_) => {
                let world = self.game.world();
                world.is_some_and(|world| world.available(seat) + world.reserve(seat) < TRADERS)
            }
        }
    }

    /// Of the merchant cards that pay for a step, one that has been played already, else the one that does least.
    fn cheapest_to_spend(&self) -> Option<Action> {
        let State::CallForAdventure(state) = self.game.state() else { return None };
        let played = state.hand(self.seat).played();
        let cost = |action: &&Action| match action {
            Action::Move(Move::Spend(card)) if played.contains(*card) => -1.0,
            Action::Move(Move::Spend(card)) => yield_of(self.game.components().golem_edition.merchant(*card)),
            _ => f32::INFINITY,
        };
        self.legal.iter().min_by(|one, other| cost(one).total_cmp(&cost(other))).copied()
    }
}

#[cfg(test)]
mod tests {
    use carvania_rules::{Setup, Title, Turn};
    use chacha20::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::*;
    use crate::Reflex;
    use crate::turns::Turns;

    /// Shows whole turns of many positions of an expedition.
    fn each_turn(mut see: impl FnMut(&Game, &[Action])) {
        for title in [Title::EasternMountains, Title::CallForAdventure] {
            let mut rng = ChaCha8Rng::seed_from_u64(7);
            let mut game = Game::new(&Setup::standard(title, 3)).unwrap();
            let mut legal = Actions::new();
            while !game.is_over() {
                if let Some(seat) = game.turn_begins() {
                    let mut number = 0;
                    Turns::default().each(&game, seat, &Visible::of(&game), |_, path, _| {
                        see(&game, path);
                        number += 1;
                        true
                    });
                    assert!(number > 0, "{title}: there is always something to do");
                }
                let action = match game.turn() {
                    Turn::Chance => game.draw(&mut rng),
                    _ => Reflex::Eager.choose(&game, &mut legal, &mut rng),
                };
                game.apply(action.unwrap()).unwrap();
            }
        }
    }

    #[test]
    fn nobody_pays_for_steps_that_lead_to_nothing() {
        let mut paid = 0;
        each_turn(|_, path| {
            let pays =
                path.iter().any(|action| matches!(action, Action::Move(Move::Pay(_) | Move::Spend(_))));
            let is_idle = |action: &Action| matches!(action, Action::Move(Move::Pass | Move::Mine));
            assert!(!(pays && path.iter().any(is_idle)), "{path:?}");
            paid += usize::from(pays);
        });
        assert!(paid > 1000, "{paid}");
    }

    #[test]
    fn the_third_step_is_for_a_claim_that_the_caravan_pays_for() {
        let mut far = 0;
        each_turn(|game, path| {
            let third = path
                .iter()
                .enumerate()
                .filter(|(_, action)| matches!(action, Action::Move(Move::Step(_))))
                .nth(2);
            let Some((place, _)) = third else { return };
            let mut then = *game;
            path[..place].iter().for_each(|&action| then.apply(action).unwrap());
            let caravan = then.caravan(then.order().seat());
            assert!(Visible::of(game).is_paid_by(&then, caravan), "{path:?}");
            far += 1;
        });
        assert!(far > 100, "{far}");
    }
}
