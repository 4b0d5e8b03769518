//! Every action that can be written down, whatever the game and whatever the moment.

use std::sync::LazyLock;

use carvania_rules::bonus::Bonus;
use carvania_rules::components::endless_world::Side;
use carvania_rules::set::Id;
use carvania_rules::{Action, Crystal};

/// Every action there is, with every component it could name, also ones that a game does not have.
pub fn universe() -> &'static [Action] {
    static UNIVERSE: LazyLock<Vec<Action>> = LazyLock::new(|| {
        let mut universe = Vec::new();
        let mut kind = Some(Action::Play(Id::from_index(0)));
        while let Some(action) = kind {
            let (actions, next) = all_of_a_kind(action);
            universe.extend(actions);
            kind = next;
        }
        universe
    });
    &UNIVERSE
}

/// All actions of the kind of this one, and an action of the next kind. As a chain through a `match`, so
/// that a new kind of action cannot be forgotten here.
fn all_of_a_kind(action: Action) -> (Vec<Action>, Option<Action>) {
    match action {
        Action::Play(card) => (cards(Action::Play), Some(Action::Acquire(card))),
        Action::Acquire(_) => (cards(Action::Acquire), Some(Action::Rest)),
        Action::Rest => (vec![action], Some(Action::Claim(Id::from_index(0)))),
        Action::Claim(_) => (cards(Action::Claim), Some(Action::Pay(Crystal::Yellow))),
        Action::Pay(crystal) => (colours(Action::Pay), Some(Action::Upgrade(crystal))),
        Action::Upgrade(_) => (colours(Action::Upgrade), Some(Action::Stop)),
        Action::Stop => (vec![action], Some(Action::Trade(0))),
        Action::Trade(_) => {
            ((0..=u8::MAX).map(Action::Trade).collect(), Some(Action::Return(Crystal::Yellow)))
        }
        Action::Return(_) => (colours(Action::Return), Some(Action::Start(0))),
        Action::Start(_) => {
            ((0..=u8::MAX).map(Action::Start).collect(), Some(Action::Place(Id::from_index(0))))
        }
        Action::Place(cell) => (cards(Action::Place), Some(Action::Step(cell))),
        Action::Step(_) => (cards(Action::Step), Some(Action::Spend(Id::from_index(0)))),
        Action::Spend(_) => (cards(Action::Spend), Some(Action::Take)),
        Action::Take => (vec![action], Some(Action::Leave)),
        Action::Leave => (vec![action], Some(Action::Build)),
        Action::Build => (vec![action], Some(Action::Bonus(Bonus::Points))),
        Action::Bonus(_) => {
            (Bonus::CHOICES.map(Action::Bonus).to_vec(), Some(Action::Reward(Id::from_index(0))))
        }
        Action::Reward(_) => (cards(Action::Reward), Some(Action::Mine)),
        Action::Mine => (vec![action], Some(Action::Pass)),
        Action::Pass => (vec![action], Some(Action::Work(Id::from_index(0)))),
        Action::Work(_) => (cards(Action::Work), Some(Action::TakeTile(Id::from_index(0)))),
        Action::TakeTile(_) => (cards(Action::TakeTile), Some(Action::Explore(Id::from_index(0)))),
        Action::Explore(_) => (cards(Action::Explore), Some(Action::Use)),
        Action::Use => (vec![action], Some(Action::Keep)),
        Action::Keep => (vec![action], Some(Action::Replace(Id::from_index(0)))),
        Action::Replace(card) => (cards(Action::Replace), Some(Action::Swap(card))),
        Action::Swap(card) => (cards(Action::Swap), Some(Action::Route(card))),
        Action::Route(_) => (cards(Action::Route), Some(Action::Outpost(Id::from_index(0)))),
        Action::Outpost(_) => (cards(Action::Outpost), Some(Action::DrawMerchant(Id::from_index(0)))),
        Action::DrawMerchant(_) => (cards(Action::DrawMerchant), Some(Action::DrawPoint(Id::from_index(0)))),
        Action::DrawPoint(_) => (cards(Action::DrawPoint), Some(Action::DrawClosed)),
        Action::DrawClosed => (vec![action], Some(Action::RemoveMountain(Id::from_index(0)))),
        Action::RemoveMountain(tile) => (cards(Action::RemoveMountain), Some(Action::LayMountain(tile))),
        Action::LayMountain(_) => (cards(Action::LayMountain), Some(Action::LayValley)),
        Action::LayValley => (vec![action], Some(Action::DrawSide(Side::A1))),
        Action::DrawSide(_) => {
            (Side::ALL.map(Action::DrawSide).to_vec(), Some(Action::DrawTile(Id::from_index(0))))
        }
        Action::DrawTile(_) => (cards(Action::DrawTile), Some(Action::DrawExploration(Id::from_index(0)))),
        Action::DrawExploration(_) => (cards(Action::DrawExploration), None),
    }
}

fn cards<I: Id>(action: fn(I) -> Action) -> Vec<Action> {
    (0..70).map(|index| action(I::from_index(index))).collect()
}

fn colours(action: fn(Crystal) -> Action) -> Vec<Action> {
    Crystal::ALL.map(action).to_vec()
}
