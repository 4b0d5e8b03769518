//! Everything explains itself: the signs of the game, and every thing on the table with what it is, costs, does and is worth
//! now. A page of its own; the script takes its parts for the legend beside the table and for what opens at a thing.

pub(crate) mod signs;

use carvania_words::{About, Explanation, Line, Thing, explain, title};
use maud::{Markup, html};

use super::context::BoardContext;
use super::offers::Offers;
use super::view::View;
use super::{boards, sidebar};
use crate::art::{self, Icon, Letters, Sheet};
use crate::frame::Frame;

/// The page of the legend. `back` is the address of the table.
pub fn legend(frame: &Frame<'_>, view: &View<'_>, back: &str) -> Markup {
    with(frame, view, &Offers::new(view), back)
}

/// The legend for a table whose offers are known already.
pub(super) fn with(frame: &Frame<'_>, view: &View<'_>, offers: &Offers<'_>, back: &str) -> Markup {
    let Some(game) = view.game() else { return html! {} };
    let sheet = Sheet::new(Letters::of(view.language));
    let context = BoardContext { view, game, offers, sheet: &sheet };
    // What is explained is what is drawn; the drawing itself is not needed here.
    _ = (boards::board(&context), sidebar::still(&context));
    let sheet = Sheet::new(Letters::of(view.language));
    let context = BoardContext { sheet: &sheet, ..context };
    let name = format!("{} · {}", view.say("legend", &[]), title(view.language, game.title()));
    let signs = signs::Signs {
        sheet: &sheet,
        language: view.language,
        components: game.components(),
        seat: view.own_seat().unwrap_or_default(),
    };
    let (signs, things) = (signs::signs(signs, game.title()), things(&context, &offers.things()));
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let body = html! {
        main.sheet-page.legend-page {
            section.slab.text {
                p { a href=(back) { (view.say("legend-back", &[])) } }
                h1 { (name) }
                p.note { (view.say("legend-note", &[])) }
                h2 { (view.say("legend-signs", &[])) }
                div.glossary #legend data-close=(view.say("legend-close", &[])) { (signs) }
                h2 { (view.say("legend-here", &[])) }
                (things)
            }
        }
    };
    frame.page(
        &name,
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}

fn things(context: &BoardContext<'_>, things: &[Thing]) -> Markup {
    let seat = context.view.own_seat().filter(|&seat| context.view.holds(seat));
    html! {
        div.abouts {
            @for &thing in things {
                (about(context, &thing.key(context.game), &explain(context.view.voice(), context.game, seat, thing)))
            }
        }
    }
}

/// What there is to say about a thing.
fn about(context: &BoardContext<'_>, key: &str, told: &Explanation) -> Markup {
    html! {
        article.about id={ "about-" (key) } {
            h3 { (context.markup(&told.name)) }
            @if !told.what.is_empty() { p.note { (context.markup(&told.what)) } }
            ul { @for line in &told.lines { (self::line(context, line)) } }
            @if let Some(foot) = &told.foot { p.after { (context.markup(foot)) } }
        }
    }
}

fn line(context: &BoardContext<'_>, line: &Line) -> Markup {
    let icon = match line.about {
        About::Cost => Icon::Caravan,
        About::Does => Icon::Forward,
        About::Worth => Icon::Star,
        About::Who => Icon::People,
    };
    html! {
        li {
            (art::icon(context.sheet, icon))
            span { (context.markup(&line.text)) @if let Some(now) = &line.now { " " b { (context.markup(now)) } } }
        }
    }
}
