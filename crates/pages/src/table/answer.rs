//! Why something could not be done, in the bar.

use carvania_words::option;
use maud::{Markup, html};

use super::picture::Picture;
use super::view::Answer;

/// What somebody tried, and the clause that forbids it, to be read on.
pub(super) fn answer(picture: &Picture<'_>, answer: Answer) -> Markup {
    match answer {
        Answer::Forbidden(action, clause) => {
            let what = option(picture.view.language, picture.game, action);
            html! {
                p.refused role="alert" {
                    b { (picture.inked(&what)) }
                    span { (picture.say("answer-forbidden", &[])) " "
                        a href={ "/rules/" (clause.book.code()) "#" (clause) } { (clause) } }
                }
            }
        }
        Answer::Refused(name) => html! {
            p.refused role="alert" { (picture.say("answer-refused", &[("name", name.into())])) }
        },
    }
}
