//! A review as a page that stands alone. It has no replay, so a moment of the game is shown among its moves.

use carvania_review::Move;
use carvania_rules::Seat;
use carvania_words::{Text, notice};
use maud::{Markup, html};

use super::moves::{anchor, moves};
use super::{Course, Setting, Turns, chances, scores, standings, turning_points};
use crate::{Page, Telling, badge};

/// The page as the text of a file.
pub fn page(telling: &Telling<'_>) -> String {
    let is_judged = telling.review.moves.iter().any(|made| made.judgement.is_some());
    let (turns, setting) = (Turns::new(telling.record), Alone { moves: &telling.review.moves });
    let course = Course {
        language: telling.language,
        record: telling.record,
        players: &telling.players,
        turns: &turns,
        setting: &setting,
    };
    let body = html! {
        div.review {
            div.lead { @for line in telling.lead() { p { (line) } } }
            (scores(&course))
            @if is_judged {
                (chances(&course, telling))
                (turning_points(&course, telling))
                (standings(&course, telling))
            }
            @if !telling.review.moves.is_empty() { (moves(&course, telling)) }
        }
    };
    let (title, notice) = (telling.title(), notice(telling.language));
    Page { language: telling.language, title: &title, notice: &notice, body }.html()
}

/// A page with nothing around the review.
struct Alone<'a> {
    moves: &'a [Move],
}

impl Setting for Alone<'_> {
    fn badge(&self, seat: Seat) -> Markup {
        badge(seat.index())
    }

    fn sentence(&self, text: &Text) -> Markup {
        html! { (text.to_string()) }
    }

    fn plain(&self, text: &Text) -> String {
        text.to_string()
    }

    fn address(&self, actions: usize) -> String {
        let before = self.moves.partition_point(|made| made.index < actions);
        let last = before.checked_sub(1).and_then(|place| self.moves.get(place));
        last.map_or_else(|| "#moves".to_owned(), |made| format!("#{}", anchor(made.index)))
    }
}
