//! Outposts, bonus tiles and the way to the villages.

use carvania_rules::bonus::Bonus;
use carvania_rules::expedition::Expedition;
use carvania_rules::map::Cell;
use carvania_rules::{Game, Seat, State};

use super::engine::trade_yield;

/// What an emptied column brings: about as much as the top tile of a VP pile that is half used.
const COLUMN: f32 = 4.0;

/// Bonus tiles do so many times as much where there are no merchant cards to do the same.
const WITHOUT_CARDS: f32 = 1.4;

/// What outposts and bonus tiles are still good for, besides the points that they score.
pub(super) fn value(game: &Game, seat: Seat, turns: f32) -> f32 {
    let columns = columns(game, seat) * turns / (turns + 6.0);
    match game.state() {
        State::EasternMountains(state) => {
            columns + WITHOUT_CARDS * abilities(state.expedition(), seat, turns)
        }
        State::CallForAdventure(state) => columns + abilities(state.expedition(), seat, turns),
        State::JourneyTwo(_) | State::JourneyThree(_) => 0.7 * columns,
        State::GolemEdition(_) | State::EndlessWorld(_) | State::JourneyOne(_) => 0.0,
    }
}

/// Rewards in reach: of a column that is nearly empty most of its reward.
fn columns(game: &Game, seat: Seat) -> f32 {
    let Some(mountains) = game.mountains() else { return 0.0 };
    let built = mountains.built(seat);
    let share = |column: usize| {
        let rows = built.iter().filter(|&&row| usize::from(row) > column).count();
        if rows == built.len() { 0.0 } else { (rows as f32 / built.len() as f32).powi(2) }
    };
    COLUMN * (0..mountains.columns()).map(share).sum::<f32>()
}

/// What bonus tiles do in the turns left. In an ordinary game a third of the turns are movements that a step
/// would help, a fifth are mines, and a tenth build; a larger caravan saves a crystal now and then.
fn abilities(expedition: &Expedition, seat: Seat, turns: f32) -> f32 {
    let bonus = expedition.bonus(seat);
    let per_turn = |kind| match kind {
        Bonus::ExtraStep => 0.15,
        Bonus::UpgradeOnBuild => 0.06,
        Bonus::RicherMine => 0.18,
        Bonus::CaravanPlus3 => 0.06,
        Bonus::Points => 0.0,
    };
    turns * Bonus::ALL.into_iter().map(|kind| f32::from(bonus.count(kind)) * per_turn(kind)).sum::<f32>()
}

/// The levels that trades at outposts bring in a turn. With more outposts one is near more often, but only one
/// can be used at a time.
pub(super) fn trades(game: &Game, seat: Seat) -> f32 {
    let Some(mountains) = game.mountains() else { return 0.0 };
    let components = &game.components().eastern_mountains;
    let trade = |cell: Cell| {
        let tile = mountains.mountain(cell).map(|tile| components.mountain(tile));
        tile.map_or(0.0, |tile| trade_yield(tile.give, tile.take).min(4.0))
    };
    let all: f32 = mountains.outposts(seat).into_iter().map(trade).sum();
    2.0 * all / (all + 12.0)
}
