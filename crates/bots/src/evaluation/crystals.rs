//! Crystals: levels, what they are worth on the way to a claim, and how far a caravan is from a cost.

use carvania_rules::{Crystal, Crystals, Game};

/// How many crystals of a colour find their use; more hardly do, since few costs ask for them.
const USEFUL_OF_A_COLOUR: f32 = 3.0;
/// What would pay for this many claims finds its use soon; the rest of the caravan waits longer.
const USEFUL_CLAIMS: f32 = 1.2;
/// With more crystals than this there is hardly room for what the next turns bring: each is a hindrance of so
/// many levels.
const ROOMY: f32 = 7.0;
const CROWDED: f32 = 0.5;
/// How much the crystals beyond these bounds are worth, compared with the others.
const SURPLUS: f32 = 0.3;
/// How many turns pass until crystals in the caravan are spent: with fewer left some will not be.
const TURNS_TO_SPEND: f32 = 2.0;
/// How much of the levels of crystals that a cost does not ask for can be turned into those it does.
const CONVERTIBLE: f32 = 0.7;

/// What claims cost and pay in a game, on average over the cards of its box.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prices {
    /// What a level is worth on the way to a claim: half of what claims pay for it, the other half being for the
    /// turns that brought the right crystals together.
    pub(crate) level: f32,
    /// The levels of a claim.
    pub(crate) claim: f32,
}

/// The prices in a game.
pub(crate) fn prices(game: &Game) -> Prices {
    let golems = game.golems().into_iter().map(|card| game.golem(card));
    let (points, cost, number) = sum(golems.map(|golem| (golem.points, golem.cost)));
    Prices { level: 0.5 * points / cost.max(1.0), claim: cost / number.max(1.0) }
}

/// The points and the levels of some cards, and how many they are.
fn sum(cards: impl Iterator<Item = (u8, Crystals)>) -> (f32, f32, f32) {
    cards.fold((0.0, 0.0, 0.0), |(points, cost, number), card| {
        (points + f32::from(card.0), cost + levels(card.1), number + 1.0)
    })
}

/// The level of a colour, from 1.
pub(super) const fn level(crystal: Crystal) -> f32 {
    crystal as u8 as f32 + 1.0
}

/// The levels of all crystals together.
pub(super) fn levels(crystals: Crystals) -> f32 {
    Crystal::ALL.into_iter().map(|colour| f32::from(crystals.count(colour)) * level(colour)).sum()
}

/// What crystals are worth with this many turns left, at these prices. At the end it is a point each, but for yellow
///.
pub(super) fn value(crystals: Crystals, prices: Prices, turns: f32) -> f32 {
    let spent = turns / (turns + TURNS_TO_SPEND);
    spent * prices.level * useful_levels(crystals, prices) + (1.0 - spent) * crystals.points() as f32
        - spent * prices.level * CROWDED * (crystals.total() as f32 - ROOMY).max(0.0)
}

/// The levels of all crystals together, those counted less that will wait longest for a use.
fn useful_levels(crystals: Crystals, prices: Prices) -> f32 {
    let useful = |colour| level(colour) * dampened(crystals.count(colour).into(), USEFUL_OF_A_COLOUR);
    dampened(Crystal::ALL.into_iter().map(useful).sum(), USEFUL_CLAIMS * prices.claim)
}

/// What is beyond a bound counts less.
fn dampened(amount: f32, bound: f32) -> f32 {
    amount.min(bound) + SURPLUS * (amount - bound).max(0.0)
}

/// The levels that a caravan lacks for a cost. What it has too much is put to use where it can be raised: a crystal
/// of a high level does not help where a low one is short.
pub(super) fn missing(caravan: Crystals, cost: Crystals) -> f32 {
    let (mut missing, mut spare) = (0.0_f32, 0.0_f32);
    for colour in Crystal::ALL {
        let more = (f32::from(cost.count(colour)) - f32::from(caravan.count(colour))) * level(colour);
        if more > 0.0 {
            let raised = (CONVERTIBLE * spare).min(CONVERTIBLE * more);
            spare -= raised / CONVERTIBLE;
            missing += more - raised;
        } else {
            spare -= more;
        }
    }
    missing
}
