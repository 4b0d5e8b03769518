//! The page of a table.

mod answer;
mod ask;
mod bar;
mod boards;
mod callout;
mod choices;
mod consent;
mod context;
mod deeds;
mod ending;
mod figures;
mod handover;
mod hint;
mod keys;
pub(crate) mod legend;
mod lesson;
mod log;
mod menu;
mod offers;
mod pace;
mod picture;
mod sidebar;
mod sounds;
mod talk;
mod traces;
mod trip;
mod view;
mod watching;
mod ways;

use carvania_rules::{Crystal, Turn};
use carvania_tables::Stage;
use carvania_words::title;
use maud::{Markup, html};

pub use context::BoardContext;
pub use ending::{Aftermath, Course, RatingChange};
pub use hint::Hint;
pub use legend::legend;
pub use lesson::{Reply, Teaching};
pub use offers::{Offers, Standing};
pub(crate) use pace::PACES;
pub use picture::picture;
pub use trip::{Destination, Proposal};
pub use view::{Answer, Names, View, name_in_language};
pub use watching::{Around, Watchers};

use crate::art::{self, Letters, Sheet, Size};
use crate::frame::Frame;
use crate::home::about;

/// The page of a table at which a game is played, or was.
pub fn page(frame: &Frame<'_>, view: &View<'_>, key: &str) -> Markup {
    page_around(frame, view, key, &Around::default())
}

/// The page of a table, with those who look on and the pack that is played with.
pub fn page_around(frame: &Frame<'_>, view: &View<'_>, key: &str, around: &Around) -> Markup {
    let about = about(frame, view.table.options.game);
    frame.described(&tab(view), &about, "table-page", whole_around(frame, view, key, around))
}

/// What the tab of the browser says.
fn tab(view: &View<'_>) -> String {
    let name = title(view.language, view.table.options.game);
    let key = match (view.decides(), view.table.stage) {
        (Some(_), _) => "tab-your-turn",
        (None, Stage::Over) => "tab-over",
        (None, _) => return name,
    };
    view.say(key, &[("title", name.into())])
}

/// Everything that changes when the game goes on: what the script puts in place of what was there.
pub fn whole(frame: &Frame<'_>, view: &View<'_>, key: &str) -> Markup {
    whole_around(frame, view, key, &Around::default())
}

/// The body of a table, with those who look on and the pack that is played with.
pub fn whole_around(frame: &Frame<'_>, view: &View<'_>, key: &str, around: &Around) -> Markup {
    let Some(game) = view.game() else { return html! {} };
    let (sheet, offers) = (Sheet::new(Letters::of(view.language)), Offers::new(view));
    let context = BoardContext { view, game, offers: &offers, sheet: &sheet };
    // The bar offers what the board does not, so the board is drawn first.
    let board = boards::board(&context);
    let is_over = view.table.stage == Stage::Over;
    let end = is_over.then(|| ending::end(&context, &around.aftermath));
    let bar = (!is_over).then(|| bar::bar(&context));
    let sidebar = sidebar::sidebar(&context);
    let middle = html! { (order(&context)) (watching::watchers(view, &sheet, &around.watchers)) };
    let legend = format!("/tables/{}/legend", view.table.id);
    let more = html! { (pace::choice(&context)) (sounds::choice(&context)) (consent::leaving(&context)) };
    let menu = menu::menu(&context, frame, Some(&legend), more);
    let header = frame.top(place(&context, around.pack.as_deref()), middle, menu);
    let (patterns, skip) = (patterns(&sheet), pace::skip(view, &sheet));
    html! {
        (sheet.render())
        (art::backdrop())
        a.skip href="#decision" { (view.say("skip", &[])) }
        (header)
        main.table.(boards::family(game.title())).over[is_over] #table data-table=(view.table.id) data-last=(view.table.last)
            data-changed=(view.table.changed) data-title=(frame.tab(&tab(view))) data-sound[view.prefs.sound]
            data-pace=(view.prefs.pace.name()) data-seat=[view.decides().map(|seat| seat.number())]
            data-deeds=(deeds::deeds(&context)) data-mine[view.decides().is_some()] data-keys[view.prefs.keys] {
            h1.sr { (title(view.language, game.title())) }
            (form(view, key))
            @if let Some(end) = end { (end) }
            div.board #board {
                @if let Some(bar) = bar { (bar) }
                @if around.is_new { (menu::welcome(&context)) }
                (board)
            }
            (sidebar)
            @if let Some(pack) = &around.pack {
                p.note.pack-line { (view.say("table-pack", &[("name", pack.clone().into())])) }
            }
        }
        (skip)
        (handover::cover(&context))
        p.offline #connection role="status" hidden data-lost=(view.say("connection-lost", &[]))
            data-kept=(view.say("connection-kept", &[])) {}
        (patterns)
    }
}

/// A table to be looked back on: nothing can be done there, and what stands in the place of the decision bar is given.
pub(crate) fn still(frame: &Frame<'_>, view: &View<'_>, bar: &dyn Fn(&BoardContext<'_>) -> Markup) -> Markup {
    let Some(game) = view.game() else { return html! {} };
    let (sheet, offers) = (Sheet::new(Letters::of(view.language)), Offers::new(view));
    let context = BoardContext { view, game, offers: &offers, sheet: &sheet };
    let inside =
        html! { div.board #board { (bar(&context)) (boards::board(&context)) } (sidebar::still(&context)) };
    let header =
        frame.top(place(&context, None), order(&context), menu::menu(&context, frame, None, html! {}));
    let patterns = patterns(&sheet);
    html! {
        (sheet.render())
        (art::backdrop())
        a.skip href="#decision" { (view.say("skip", &[])) }
        (header)
        main.table.(boards::family(game.title())) #table data-last=(view.table.last) data-still data-keys[view.prefs.keys] {
            h1.sr { (title(view.language, game.title())) }
            (inside)
        }
        (patterns)
    }
}

/// The final scores and the check of the deal, apart from the table.
pub(crate) fn result(view: &View<'_>, sheet: &Sheet) -> Markup {
    let (Some(game), offers) = (view.game(), Offers::new(view)) else { return html! {} };
    ending::ending(&BoardContext { view, game, offers: &offers, sheet })
}

/// A crystal of each colour, for the script to let fly.
fn patterns(sheet: &Sheet) -> Markup {
    html! {
        div hidden {
            @for crystal in Crystal::ALL {
                span.flying data-crystal=(crystal.letter()) { (art::crystal(sheet, crystal, Size::Medium)) }
            }
        }
    }
}

/// The one form that every action on the page belongs to.
fn form(view: &View<'_>, key: &str) -> Markup {
    html! {
        form #game method="post" action={ "/tables/" (view.table.id) "/decide" } {
            @if let Some(seat) = view.decides().or(view.own_seat()) {
                input type="hidden" name="seat" value=(seat.number());
            }
            input type="hidden" name="seen" value=(view.table.last);
            input type="hidden" name="key" value=(key);
        }
    }
}

fn place(context: &BoardContext<'_>, pack: Option<&str>) -> Markup {
    html! {
        div.where {
            b { (title(context.view.language, context.game.title())) }
            span.note { (menu::round(context)) }
            @if let Some(pack) = pack {
                span.note.pack { (context.say("table-pack", &[("name", pack.to_owned().into())])) }
            }
        }
    }
}

/// All seats in turn order with their scores.
fn order(context: &BoardContext<'_>) -> Markup {
    let scores = context.game.scores();
    html! {
        ol.order aria-label=(context.say("order", &[])) {
            @for seat in context.game.seats() {
                @let is_now = context.game.turn() == Turn::Seat(seat);
                li.now[is_now] aria-current=[is_now.then_some("true")] {
                    (art::badge(context.sheet, seat))
                    span.who { (context.view.called(seat)) }
                    span.num { (scores[seat]) }
                }
            }
        }
    }
}
