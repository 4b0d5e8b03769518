//! Lists of tables: a few on the first page, all of them on pages of their own.

use carvania_words::{say, title};
use maud::{Markup, html};

use super::{Listed, Part, State, Tables};
use crate::art::{self, Icon, Letters, Sheet};
use crate::frame::Frame;

/// Which tables a page has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of the viewer.
    Own,
    /// Those that anybody may join.
    Open,
}

impl Whose {
    const fn heading(self) -> &'static str {
        match self {
            Whose::Own => "home-own",
            Whose::Open => "home-open",
        }
    }

    const fn none(self) -> &'static str {
        match self {
            Whose::Own => "home-own-none",
            Whose::Open => "home-open-none",
        }
    }

    /// The address of a page, the first of which is 1.
    fn address(self, page: usize) -> String {
        match self {
            Whose::Own => format!("/tables?page={page}"),
            Whose::Open => format!("/tables?list=open&page={page}"),
        }
    }
}

/// A page of a list.
#[derive(Clone, Debug)]
pub struct Page {
    /// Which tables they are.
    pub whose: Whose,
    /// Those of this page.
    pub part: Part,
    /// At how many of all of them it is the turn of the viewer.
    pub waiting: usize,
    /// Which page it is, from 1.
    pub number: usize,
    /// How many pages there are.
    pub pages: usize,
}

/// The lists of the first page.
pub(super) fn lists(frame: &Frame<'_>, sheet: &Sheet, tables: &Tables) -> Markup {
    html! {
        section.mine.slab {
            div.row-head {
                h2 { (frame.say("home-own")) }
                span.label { (waiting(frame, tables.waiting)) }
            }
            (few(frame, sheet, &tables.own, Whose::Own))
            @if !frame.is_pocket() {
                h2.later { (frame.say("home-open")) }
                (few(frame, sheet, &tables.open, Whose::Open))
            }
            @if !tables.recent.is_empty() {
                h2.later { (frame.say("home-recent")) }
                (list(frame, sheet, &tables.recent))
                @if let Some(past) = &tables.past { a.more href=(past) { (frame.say("home-all-games")) } }
            }
        }
    }
}

/// A page with all tables of a kind.
pub fn tables(frame: &Frame<'_>, page: &Page) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let heading = frame.say(page.whose.heading());
    let body = html! {
        main.sheet-page {
            section.slab.text.mine {
                div.row-head {
                    h1 { (heading) } span.num.note { (page.part.all) }
                    span.label { (waiting(frame, page.waiting)) }
                }
                @if page.part.shown.is_empty() { p.note { (frame.say(page.whose.none())) } }
                (list(frame, &sheet, &page.part.shown))
                (pager(frame, page))
            }
        }
    };
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    frame.page(
        &heading,
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}

/// At how many tables the visitor is waited for.
fn waiting(frame: &Frame<'_>, number: usize) -> String {
    say(frame.language, "home-waiting", &[("number", number.into())])
}

/// The first tables of a list, and where the others are.
fn few(frame: &Frame<'_>, sheet: &Sheet, part: &Part, whose: Whose) -> Markup {
    html! {
        @if part.shown.is_empty() { p.note { (frame.say(whose.none())) } }
        (list(frame, sheet, &part.shown))
        @if part.all > part.shown.len() {
            a.more href=(whose.address(1)) { (say(frame.language, "home-all", &[("number", part.all.into())])) }
        }
    }
}

fn list(frame: &Frame<'_>, sheet: &Sheet, tables: &[Listed]) -> Markup {
    html! { ul.tables { @for table in tables { (entry(frame, sheet, table)) } } }
}

fn entry(frame: &Frame<'_>, sheet: &Sheet, table: &Listed) -> Markup {
    let round = table.round.map(|round| say(frame.language, "log-round", &[("round", round.into())]));
    let pack = table.pack.clone().map(|name| say(frame.language, "table-pack", &[("name", name.into())]));
    html! {
        li.now[table.state == State::YourTurn] {
            a href={ "/tables/" (table.id) } {
                span.pic { (art::title(sheet, table.title)) }
                span.text {
                    b.serif { (title(frame.language, table.title)) }
                    @if !table.others.is_empty() { span.note { (table.others.join(", ")) } }
                    @if let Some(pack) = pack { span.note { (pack) } }
                }
                span.course {
                    @if let Some((own, best)) = table.points {
                        b.num { (own) " : " (best) span.sr { " " (frame.say("home-points")) } }
                    }
                    @if let Some(round) = round { span.note { (round) } }
                }
                span.state {
                    (state(frame, table))
                    @if let Some(left) = table.left { span.left { (time(frame, left)) } }
                }
            }
            @if table.can_close { (closing(frame, sheet, table)) }
        }
    }
}

/// The way to close a table at which nobody else plays, unfolded before it is pressed.
fn closing(frame: &Frame<'_>, sheet: &Sheet, table: &Listed) -> Markup {
    let name = title(frame.language, table.title);
    html! {
        details.closing {
            summary aria-label=(say(frame.language, "home-close-which", &[("title", name.into())])) title=(frame.say("home-close")) {
                (art::icon(sheet, Icon::Close))
            }
            form method="post" action={ "/tables/" (table.id) "/abandon" } { button.btn { (frame.say("home-close")) } }
        }
    }
}

/// How long a player has left, in the unit that matters.
fn time(frame: &Frame<'_>, seconds: u64) -> String {
    let (unit, number) = match seconds {
        seconds if seconds >= 2 * 86_400 => ("days", seconds / 86_400),
        seconds if seconds >= 2 * 3_600 => ("hours", seconds / 3_600),
        seconds => ("minutes", seconds / 60),
    };
    say(frame.language, "home-left", &[("unit", unit.into()), ("number", number.into())])
}

fn state(frame: &Frame<'_>, table: &Listed) -> String {
    match &table.state {
        State::YourTurn => frame.say("state-your-turn"),
        State::OthersTurn(None) => frame.say("state-others-turn"),
        State::OthersTurn(Some(name)) => {
            say(frame.language, "state-turn-of", &[("name", name.clone().into())])
        }
        State::Gathering => frame.say("state-gathering"),
        State::Over(None) => frame.say("state-over"),
        State::Over(Some(place)) => {
            let facts = [("rank", (*place).into()), ("players", table.players.into())];
            say(frame.language, "people-rank", &facts)
        }
    }
}

/// The ways to the pages before and after.
fn pager(frame: &Frame<'_>, page: &Page) -> Markup {
    if page.pages < 2 {
        return html! {};
    }
    let place = [("page", page.number.into()), ("pages", page.pages.into())];
    html! {
        nav.pager aria-label=(frame.say("tables-pages")) {
            @if page.number > 1 {
                a.btn rel="prev" href=(page.whose.address(page.number - 1)) { (frame.say("tables-before")) }
            }
            span { (say(frame.language, "tables-page", &place)) }
            @if page.number < page.pages {
                a.btn rel="next" href=(page.whose.address(page.number + 1)) { (frame.say("tables-after")) }
            }
        }
    }
}
