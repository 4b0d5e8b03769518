//! What one action gains over another, in words.

use carvania_review::Gain;
use carvania_rules::Language;
use carvania_words::{Value, decimal, say, signed, signed_percent};

/// "+4% chance to win, +1.2 points, over 0.5 turns sooner".
pub fn gain(language: Language, gain: &Gain) -> String {
    let wins = [("percent", signed_percent(language, gain.wins, 0).into())];
    let points = [
        ("number", signed(language, gain.points, 1).into()),
        ("count", Value::from(f64::from(gain.points.abs()))),
    ];
    let turns = [
        ("direction", direction(gain.turns).into()),
        ("number", decimal(language, gain.turns.abs(), 1).into()),
        ("count", Value::from(f64::from(gain.turns.abs()))),
    ];
    [
        say(language, "gain-wins", &wins),
        say(language, "gain-points", &points),
        say(language, "gain-turns", &turns),
    ]
    .join(", ")
}

/// The direction of a difference, unless one decimal does not show it.
fn direction(turns: f32) -> &'static str {
    match turns {
        turns if turns >= 0.05 => "sooner",
        turns if turns <= -0.05 => "later",
        _ => "same",
    }
}
