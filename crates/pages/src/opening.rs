//! Opening a table: which game, who plays, how fast.

use carvania_bots::Level;
use carvania_rules::Title;
use carvania_words::{say, title};
use maud::{Markup, html};

use crate::art::{self, Icon, Letters, Sheet};
use crate::frame::Frame;
use crate::home::about;

/// What is known when the page is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// The game.
    pub game: Title,
    /// Whether friends are to come.
    pub with_friends: bool,
}

/// The page: a form, with what most people want filled in.
pub fn page(frame: &Frame<'_>, wish: Wish) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let name = title(frame.language, wish.game);
    let body = html! {
        main.sheet-page {
            section.slab.opening {
                div.banner { (art::title(&sheet, wish.game)) }
                div.inner {
                    h1 { (name) }
                    p.note { (about(frame, wish.game)) }
                    (others(frame, wish))
                    form method="post" action="/new" {
                        input type="hidden" name="game" value=(wish.game);
                        (seats(frame, wish))
                        (agreements(frame, wish))
                        button.btn.primary.big { (art::icon(&sheet, Icon::Run)) (frame.say(if wish.with_friends { "new-open" } else { "new-start" })) }
                    }
                }
            }
        }
    };
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    frame.page(
        &name,
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}

/// The other games, and the other way to play.
fn others(frame: &Frame<'_>, wish: Wish) -> Markup {
    let with = if wish.with_friends { "&with=friends" } else { "" };
    html! {
        nav.choices aria-label=(frame.say("new-game")) {
            @for game in Title::ALL {
                a.chip aria-current=[(game == wish.game).then_some("page")] href={ "/new?game=" (game) (with) } {
                    (title(frame.language, game))
                }
            }
        }
        nav.choices aria-label=(frame.say("new-with")) {
            a.chip aria-current=[(!wish.with_friends).then_some("page")] href={ "/new?game=" (wish.game) } { (frame.say("new-with-bots")) }
            a.chip aria-current=[wish.with_friends.then_some("page")] href={ "/new?game=" (wish.game) "&with=friends" } {
                (frame.say("new-with-friends"))
            }
        }
    }
}

/// One line for each place: the first is for whoever opens the table.
fn seats(frame: &Frame<'_>, wish: Wish) -> Markup {
    let (least, most) = (*wish.game.players().start(), *wish.game.players().end());
    html! {
        fieldset {
            legend { (frame.say("new-seats")) }
            @for place in 1..=most {
                label.line {
                    span { (say(frame.language, "new-seat", &[("number", place.into())])) }
                    select name={ "seat-" (place) } {
                        @if place > least { option value="none" selected[place > least] { (frame.say("new-nobody")) } }
                        option value="me" selected[place == 1] { (frame.say("new-me")) }
                        option value="open" selected[wish.with_friends && place > 1 && place <= least] { (frame.say("new-friend")) }
                        @for level in Level::ALL {
                            option value=(level.name()) selected[!wish.with_friends && place == 2 && level == Level::Casual] {
                                (say(frame.language, "new-bot", &[("level", say(frame.language, "table-bot", &[("level", level.name().into())]).into())]))
                            }
                        }
                    }
                }
            }
            p.note { (frame.say("new-seats-note")) }
        }
    }
}

fn agreements(frame: &Frame<'_>, wish: Wish) -> Markup {
    let choice = |name: &str, label: &str, options: &[(&str, &str)]| {
        html! {
            label.line {
                span { (frame.say(label)) }
                select name=(name) { @for (value, text) in options { option value=(value) { (frame.say(text)) } } }
            }
        }
    };
    html! {
        details open[wish.with_friends] {
            summary { (frame.say("new-more")) }
            (choice("order", "new-order", &[("random", "order-random"), ("fixed", "order-fixed")]))
            (choice("pace", "new-pace", &[
                ("free", "pace-free"), ("fischer-600-15", "pace-quick"), ("fischer-1800-30", "pace-calm"),
                ("days-1", "pace-day"), ("days-3", "pace-days"),
            ]))
            (choice("visibility", "new-visibility", &[("invited", "visibility-invited"), ("listed", "visibility-listed")]))
            label.line { span { (frame.say("new-hints")) } input type="checkbox" name="hints" value="yes" checked; }
        }
    }
}
