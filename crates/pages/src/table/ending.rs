//! The end of a game: who won, with what, and what now.

use carvania_rules::Seat;
use carvania_words::source;
use maud::{Markup, html};

use super::picture::Picture;
use crate::art;

/// The final table of scores by what they are made of, and the way to another game.
pub(super) fn ending(picture: &Picture<'_>) -> Markup {
    let (game, view) = (picture.game, picture.view);
    let scores = game.scores();
    let sources = game.title().sources();
    html! {
        div.ending {
            table.scores {
                caption.sr { (view.say("ending-scores", &[])) }
                thead {
                    tr {
                        th scope="col" { (view.say("ending-player", &[])) }
                        @for &from in sources { th scope="col" { (source(view.language, from)) } }
                        th scope="col" { (view.say("score-total", &[])) }
                    }
                }
                tbody {
                    @for (rank, seat) in game.ranking().into_iter().enumerate() {
                        tr.winner[rank == 0] {
                            th scope="row" { (art::badge(picture.sheet, seat)) " " (view.called(seat)) }
                            @for &from in sources { td.num { (scores[seat].from(from)) } }
                            td.num { b { (scores[seat].total()) } }
                        }
                    }
                }
            }
            (again(picture))
        }
    }
}

/// Another game with the same people, the record of this one, or home.
fn again(picture: &Picture<'_>) -> Markup {
    let table = picture.view.table;
    let is_seated = picture.game.seats().any(|seat: Seat| picture.view.holds(seat));
    html! {
        div.acts {
            @if let Some(next) = table.rematch {
                a.btn.primary href={ "/tables/" (next) } { (picture.say("ending-next", &[])) }
            } @else if is_seated {
                button.btn.primary form="game" formaction={ "/tables/" (table.id) "/rematch" } {
                    (picture.say("ending-rematch", &[]))
                }
            }
            a.btn href={ "/tables/" (table.id) "/record" } { (picture.say("ending-record", &[])) }
            a.btn.ghost href="/" { (picture.say("ending-home", &[])) }
        }
    }
}
