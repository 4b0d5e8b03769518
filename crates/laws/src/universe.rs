//! Every action that can be written down, whatever the game and whatever the moment.

use std::sync::LazyLock;

use carvania_rules::bonus::Bonus;
use carvania_rules::components::endless_world::Side;
use carvania_rules::set::Id;
use carvania_rules::{Action, Crystal, Draw, Move};

/// Every action there is, with every component it could name, also ones that a game does not have.
pub fn universe() -> &'static [Action] {
    static UNIVERSE: LazyLock<Vec<Action>> = LazyLock::new(|| {
        let moves = chain(Move::Play(Id::from_index(0)), moves_of_a_kind).map(Action::Move);
        moves.chain(chain(Draw::Merchant(Id::from_index(0)), draws_of_a_kind).map(Action::Draw)).collect()
    });
    &UNIVERSE
}

/// All of each kind, from the first kind to the last.
fn chain<T>(first: T, of_a_kind: fn(T) -> (Vec<T>, Option<T>)) -> impl Iterator<Item = T> {
    let mut kind = Some(first);
    std::iter::from_fn(move || {
        let (all, next) = of_a_kind(kind.take()?);
        kind = next;
        Some(all)
    })
    .flatten()
}

/// All moves of the kind of this one, and a move of the next kind. As a chain through a `match`, so
/// that a new kind cannot be forgotten here.
fn moves_of_a_kind(action: Move) -> (Vec<Move>, Option<Move>) {
    match action {
        Move::Play(card) => (cards(Move::Play), Some(Move::Acquire(card))),
        Move::Acquire(_) => (cards(Move::Acquire), Some(Move::Rest)),
        Move::Rest => (vec![action], Some(Move::Claim(Id::from_index(0)))),
        Move::Claim(_) => (cards(Move::Claim), Some(Move::Pay(Crystal::Yellow))),
        Move::Pay(crystal) => (colours(Move::Pay), Some(Move::Upgrade(crystal))),
        Move::Upgrade(_) => (colours(Move::Upgrade), Some(Move::Stop)),
        Move::Stop => (vec![action], Some(Move::Trade(0))),
        Move::Trade(_) => ((0..=u8::MAX).map(Move::Trade).collect(), Some(Move::Return(Crystal::Yellow))),
        Move::Return(_) => (colours(Move::Return), Some(Move::Start(0))),
        Move::Start(_) => ((0..=u8::MAX).map(Move::Start).collect(), Some(Move::Place(Id::from_index(0)))),
        Move::Place(cell) => (cards(Move::Place), Some(Move::Step(cell))),
        Move::Step(_) => (cards(Move::Step), Some(Move::Spend(Id::from_index(0)))),
        Move::Spend(_) => (cards(Move::Spend), Some(Move::Take)),
        Move::Take => (vec![action], Some(Move::Leave)),
        Move::Leave => (vec![action], Some(Move::Build)),
        Move::Build => (vec![action], Some(Move::Bonus(Bonus::Points))),
        Move::Bonus(_) => (Bonus::CHOICES.map(Move::Bonus).to_vec(), Some(Move::Reward(Id::from_index(0)))),
        Move::Reward(_) => (cards(Move::Reward), Some(Move::Mine)),
        Move::Mine => (vec![action], Some(Move::Pass)),
        Move::Pass => (vec![action], Some(Move::Work(Id::from_index(0)))),
        Move::Work(_) => (cards(Move::Work), Some(Move::TakeTile(Id::from_index(0)))),
        Move::TakeTile(_) => (cards(Move::TakeTile), Some(Move::Explore(Id::from_index(0)))),
        Move::Explore(_) => (cards(Move::Explore), Some(Move::Use)),
        Move::Use => (vec![action], Some(Move::Keep)),
        Move::Keep => (vec![action], Some(Move::Replace(Id::from_index(0)))),
        Move::Replace(card) => (cards(Move::Replace), Some(Move::Swap(card))),
        Move::Swap(card) => (cards(Move::Swap), Some(Move::Route(card))),
        Move::Route(_) => (cards(Move::Route), Some(Move::Outpost(Id::from_index(0)))),
        Move::Outpost(_) => (cards(Move::Outpost), None),
    }
}

/// All draws of the kind of this one, and a draw of the next kind.
fn draws_of_a_kind(draw: Draw) -> (Vec<Draw>, Option<Draw>) {
    match draw {
        Draw::Merchant(_) => (cards(Draw::Merchant), Some(Draw::Point(Id::from_index(0)))),
        Draw::Point(_) => (cards(Draw::Point), Some(Draw::Closed)),
        Draw::Closed => (vec![draw], Some(Draw::Remove(Id::from_index(0)))),
        Draw::Remove(tile) => (cards(Draw::Remove), Some(Draw::Mountain(tile))),
        Draw::Mountain(_) => (cards(Draw::Mountain), Some(Draw::Valley)),
        Draw::Valley => (vec![draw], Some(Draw::Side(Side::A1))),
        Draw::Side(_) => (Side::ALL.map(Draw::Side).to_vec(), Some(Draw::Tile(Id::from_index(0)))),
        Draw::Tile(_) => (cards(Draw::Tile), Some(Draw::Exploration(Id::from_index(0)))),
        Draw::Exploration(_) => (cards(Draw::Exploration), None),
    }
}

fn cards<I: Id, T>(of: fn(I) -> T) -> Vec<T> {
    (0..70).map(|index| of(I::from_index(index))).collect()
}

fn colours<T: Clone>(of: fn(Crystal) -> T) -> Vec<T> {
    Crystal::ALL.map(of).to_vec()
}
