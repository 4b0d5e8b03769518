//! Trades in words, wherever they come from.

use carvania_rules::{Crystals, Decision, Game};

use crate::phrases::Phrase;
use crate::text::Fact;

/// A trade, which tells what changes hands unless the card has been named before.
pub(crate) fn phrase(game: &Game, times: u8) -> Phrase {
    let is_at_location = matches!(game.decision(), Decision::Trade { is_optional: false, .. });
    let is_named = game.world().is_none() || !is_at_location;
    let told = if is_named { "told-trade" } else { "told-trade-crystals" };
    Phrase::new("option-trade", told, trade(game, times))
}

/// What is given and taken when the trade at hand is carried out this many times.
pub(crate) fn trade(game: &Game, times: u8) -> Vec<Fact> {
    let trade = game.trade().unwrap_or_default();
    let side = |crystals: Crystals| crystals.repeated(times).into();
    vec![("times", times.into()), ("give", side(trade.give)), ("take", side(trade.take))]
}
