//! Playing on from a moment of a replay, against bots.

use carvania_opponents::Level;
use carvania_rules::Turn;
use maud::{Markup, html};

use super::Past;
use crate::table::BoardContext;

/// A form that opens a table from here: on which seat, against bots of which level. None when the game is over here.
pub(super) fn branch(past: &Past<'_>, picture: &BoardContext<'_>, at: usize) -> Markup {
    let game = picture.game;
    if game.is_over() {
        return html! {};
    }
    let own = picture.view.own_seat();
    let is_first = |seat| match game.turn() {
        Turn::Seat(turn) => turn == seat,
        Turn::Chance | Turn::Over => own == Some(seat),
    };
    html! {
        details.pop #branch {
            summary.btn { (past.say("replay-branch", &[])) }
            div.slab {
                form method="post" action=(past.source.branch()) {
                    input type="hidden" name="at" value=(at);
                    label.field { span { (past.say("replay-branch-seat", &[])) }
                        select name="seat" {
                            @for seat in game.seats() {
                                option value=(seat.number()) selected[is_first(seat)] { (past.name(seat)) }
                            }
                        }
                    }
                    label.field { span { (past.say("replay-branch-bots", &[])) }
                        select name="bot" {
                            @for level in Level::ALL {
                                option value=(level.name()) selected[level == Level::Skilled] {
                                    (crate::characters::of(level).choice(past.frame.language))
                                }
                            }
                        }
                    }
                    button.btn.primary { (past.say("replay-branch-go", &[])) }
                }
            }
        }
    }
}
