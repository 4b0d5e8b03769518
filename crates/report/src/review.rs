//! A review as markup: the parts that a page puts together, and a page that stands alone.
//!
//! The parts are the same wherever a review is shown. What differs is the page around them, which a [`Setting`] stands for:
//! how it draws badges and crystals, and where it shows a moment of the game.

mod chances;
mod moves;
mod page;
mod scores;
mod standings;
mod turning_points;
mod turns;

use carvania_review::Verdict;
use carvania_rules::{Language, Record, Seat};
use carvania_words::{Text, Value, say};
use maud::{Markup, html};

pub use chances::chances;
pub use page::page;
pub use scores::scores;
pub use standings::{slips, standings};
pub use turning_points::turning_points;
pub use turns::{PlayerTurn, Turns};

use crate::Telling;

/// The page around a review.
pub trait Setting {
    /// The badge of a seat.
    fn badge(&self, seat: Seat) -> Markup;
    /// A sentence, with the crystals in it as this page shows them.
    fn sentence(&self, text: &Text) -> Markup;
    /// A sentence for places that hold plain text.
    fn plain(&self, text: &Text) -> String;
    /// The address at which the game is shown after `actions` actions.
    fn address(&self, actions: usize) -> String;
}

/// A game, as its review shows it.
#[derive(Clone, Copy)]
pub struct Course<'a> {
    /// The language that the reader sees.
    pub language: Language,
    /// The game that was reviewed.
    pub record: &'a Record,
    /// What everybody is called, by seat.
    pub players: &'a [String],
    /// The actions, grouped by turns.
    pub turns: &'a Turns,
    /// The page around it.
    pub setting: &'a dyn Setting,
}

impl Course<'_> {
    fn say(&self, key: &str, facts: &[(&'static str, Value<'_>)]) -> String {
        say(self.language, key, facts)
    }

    fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", String::as_str)
    }

    fn badge(&self, index: usize) -> Markup {
        let seat = self.record.game().seats().nth(index);
        html! { @if let Some(seat) = seat { (self.setting.badge(seat)) } }
    }

    /// When a turn was, and whose.
    fn heading(&self, turn: PlayerTurn) -> String {
        let player = ("player", self.player(turn.seat).into());
        match turn.round {
            0 => self.say("heading-start", &[player]),
            round => self.say("heading-turn", &[("round", round.into()), player]),
        }
    }

    /// A table with a row for each turn, a column for each seat.
    fn numbers(&self, id: &str, rows: impl IntoIterator<Item = (PlayerTurn, Vec<String>)>) -> Markup {
        html! {
            details id=(id) {
                summary { (self.say("review-numbers", &[])) }
                div.scroll {
                    table.numbers {
                        thead { tr {
                            th scope="col" { (self.say("review-turn", &[])) }
                            @for seat in self.record.game().seats() {
                                th scope="col" { (self.setting.badge(seat)) span { (self.player(seat)) } }
                            }
                        } }
                        tbody {
                            @for (turn, cells) in rows {
                                tr {
                                    th scope="row" { a href=(self.setting.address(turn.end)) { (self.heading(turn)) } }
                                    @for cell in cells { td.num { (cell) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The verdict on a decision, unless it was fine.
fn tag(telling: &Telling<'_>, verdict: Verdict) -> Markup {
    let class = match verdict {
        Verdict::Fine => return html! {},
        Verdict::Inaccuracy => "tag",
        Verdict::Mistake => "tag strong",
        Verdict::Blunder => "tag stronger",
    };
    html! { span class=(class) { (telling.verdict(verdict)) } }
}
