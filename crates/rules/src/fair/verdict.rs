//! Whether the draws of a record are those of its deal.

use super::{Deal, Promise};
use crate::action::Action;
use crate::game::{Game, Turn};
use crate::notation::ActionText;
use crate::record::Record;

/// What is known about the draws of a record. That each was possible is known of every record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fairness {
    /// No commitment: nobody promised which would come.
    Unpromised,
    /// A commitment, but the seed is not published: it cannot be checked yet.
    Sealed,
    /// Every draw that was promised is the one that had to come.
    Proven {
        /// How many there are.
        draws: u64,
        /// How many draws stand before them that were given, and not promised.
        given: u64,
        /// Whether the order of play was drawn and checked as well.
        order: bool,
    },
}

/// Why a deal was not fair.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfair {
    /// Another order of play.
    #[error("the order of play is {}, but the seed gives {}", spaced(.found), spaced(.due))]
    Order {
        /// What the record says.
        found: Vec<u8>,
        /// What the seed gives.
        due: Vec<u8>,
    },
    /// Another draw.
    #[error("draw {number} is `{came}`, but the seed gives `{due}`")]
    Draw {
        /// Its number, from 0.
        number: u64,
        /// Which action of the record it is, from 0.
        index: usize,
        /// The draw that the record has.
        came: ActionText,
        /// What had to come.
        due: ActionText,
    },
}

/// A draw of a record.
#[derive(Clone, Copy, Debug)]
pub struct Draw {
    /// How many draws come before it.
    pub number: u64,
    /// Which action of the record it is, from 0.
    pub index: usize,
    /// The game before it; its `chance` lists what was possible.
    pub before: Game,
    /// The draw that the record has.
    pub came: Action,
    /// Whether it was made in another game, which this one goes on from: nothing is promised about it.
    pub is_given: bool,
}

/// The draws of a record, in their order.
pub fn draws(record: &Record) -> impl Iterator<Item = Draw> {
    let given = record.headers().promise().map_or(0, Promise::given);
    let chance = record.steps().enumerate().filter(|(_, step)| step.by == Turn::Chance);
    chance.zip(0..).map(move |((index, step), number)| Draw {
        number,
        index,
        before: step.before,
        came: step.action,
        is_given: index < given,
    })
}

/// Checks the order of play and every draw against the seed, as far as it is known.
pub fn check(record: &Record) -> Result<Fairness, Unfair> {
    let Some(promise) = record.headers().promise() else { return Ok(Fairness::Unpromised) };
    let Some(deal) = promise.deal() else { return Ok(Fairness::Sealed) };
    promise.order().map_or(Ok(()), |order| check_order(&deal, order))?;
    let (mut count, mut given) = (0, 0);
    for draw in draws(record) {
        if draw.is_given {
            given += 1;
            continue;
        }
        check_draw(&deal, &draw)?;
        count += 1;
    }
    Ok(Fairness::Proven { draws: count, given, order: promise.order().is_some() })
}

fn check_order(deal: &Deal, found: &[u8]) -> Result<(), Unfair> {
    let due = deal.order(found.len() as u8);
    if due == found { Ok(()) } else { Err(Unfair::Order { found: found.to_vec(), due }) }
}

fn check_draw(deal: &Deal, draw: &Draw) -> Result<(), Unfair> {
    let Draw { number, index, before, came, .. } = *draw;
    let due = deal.draw(&before, number).expect("it is for chance to decide, so something can be drawn");
    let write = |action| before.write_action(action);
    if due == came { Ok(()) } else { Err(Unfair::Draw { number, index, came: write(came), due: write(due) }) }
}

fn spaced(places: &[u8]) -> String {
    places.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
