//! How long the game will last.

use carvania_rules::{Game, Seat, Title};

use super::{engine, offer};
use crate::visible::Visible;

/// How many rounds to reckon with: about as many as a game between good players lasts, and fewer where it pays to hurry.
const fn usual_rounds(title: Title) -> f32 {
    match title {
        Title::GolemEdition => 30.0,
        Title::EasternMountains => 30.0,
        Title::CallForAdventure => 25.0,
        Title::EndlessWorld | Title::JourneyOne | Title::JourneyTwo | Title::JourneyThree => 40.0,
    }
}

/// How many more turns each player will have, about.
pub(crate) fn turns_left(game: &Game) -> f32 {
    let visible = Visible::of(game);
    let to_end = |seat| turns_to_end(game, seat, &visible, engine::rate(game, seat));
    game.seats().map(to_end).fold(f32::INFINITY, f32::min).max(1.0)
}

/// How many turns a player who makes `rate` levels a turn needs to trigger the end. The first claims take longest: there is little to make
/// crystals with.
pub(crate) fn turns_to_end(game: &Game, seat: Seat, visible: &Visible, rate: f32) -> f32 {
    let enough = game.title().claims_to_end(game.players());
    let missing = enough.saturating_sub(game.claimed(seat).len());
    if missing == 0 {
        return 0.0;
    }
    let share = missing as f32 / enough as f32;
    let a_claim = usual_rounds(game.title()) * (0.8 + 0.2 * share) / enough as f32;
    let next = offer::turns_to_claim(game, seat, visible, rate).min(1.5 * a_claim);
    next + a_claim * (missing - 1) as f32
}
