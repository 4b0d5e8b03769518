//! The components of the games, drawn and in words, with where their figures come from; and packs of other ones.

mod entry;
mod kind;
mod packs;
mod provenance;

use carvania_rules::components::GameBox;
use carvania_rules::{Components, Title};
use carvania_words::title;
use maud::{Markup, html};

pub use kind::Kind;
pub use packs::{Adding, Answer, Pack};

use crate::art::{self, Letters, Sheet};
use crate::frame::Frame;
use provenance::Provenance;

/// The components of a game, as a visitor looks at them.
#[derive(Clone, Copy, Debug)]
pub struct Looked<'a> {
    /// The game whose components are shown.
    pub game: Title,
    /// The components that it is played with.
    pub components: &'a Components,
    /// The pack that they are of; none for the printed ones.
    pub pack: Option<&'a Pack>,
    /// The only kind that is shown, if not all are.
    pub only: Option<Kind>,
}

/// The boxes, with the games that need nothing else; then the games that combine them.
fn shelf() -> [(&'static str, Vec<Title>); 2] {
    let (alone, combined) = Title::ALL.into_iter().partition(|title| title.boxes().len() == 1);
    [("components-boxes", alone), ("components-combined", combined)]
}

/// Where to look: three boxes, seven games, packs.
pub fn index(frame: &Frame<'_>, packs: &[Pack], adding: &Adding<'_>) -> Markup {
    let name = frame.say("components");
    let inside = |sheet: &Sheet| {
        html! {
            h1 { (name) }
            p { (frame.say("components-note")) }
            @for (heading, games) in shelf() {
                h2 { (frame.say(heading)) }
                ul.shelf { @for game in games { li { (way(frame, sheet, game)) } } }
            }
            (packs::list(frame, packs))
            (packs::form(frame, adding))
        }
    };
    whole(frame, &name, &frame.say("components-note"), inside)
}

/// The way to the components of a game.
fn way(frame: &Frame<'_>, sheet: &Sheet, game: Title) -> Markup {
    let kinds: Vec<String> = Kind::of(game).iter().map(|kind| frame.say(kind.name())).collect();
    html! {
        a.box-card.card href=(frame.to(&format!("/components/{game}"))) {
            span.art { (art::title(sheet, game)) }
            b.serif { (title(frame.language, game)) }
            span.note { (kinds.join(", ")) }
        }
    }
}

/// All components of a game, or those of one kind.
pub fn page(frame: &Frame<'_>, looked: &Looked<'_>) -> Markup {
    let name = title(frame.language, looked.game);
    let kinds = Kind::of(looked.game);
    let inside = |sheet: &Sheet| {
        html! {
            p { a href=(frame.to("/components")) { (frame.say("components")) } }
            h1 { (name) }
            p.note { (packs::of(frame, looked.pack, looked.game)) }
            (filter(frame, looked, kinds))
            @for &kind in kinds.iter().filter(|&&kind| looked.only.is_none_or(|only| only == kind)) {
                (section(frame, sheet, looked, kind))
            }
        }
    };
    whole(frame, &format!("{name} · {}", frame.say("components")), &frame.say("components-note"), inside)
}

/// Links that show one kind, or all.
fn filter(frame: &Frame<'_>, looked: &Looked<'_>, kinds: &[Kind]) -> Markup {
    let pack = looked.pack.map(|pack| pack.digest(looked.game)).unwrap_or_default();
    let link = |only: Option<Kind>, text: String| {
        let current = (only == looked.only).then_some("true");
        let query = [("kind", only.map_or("", Kind::code)), ("pack", &pack)];
        let query: Vec<String> = query
            .iter()
            .filter(|(_, value)| !value.is_empty())
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        html! { a.chip aria-current=[current] href={ "?" (query.join("&")) } { (text) } }
    };
    html! {
        nav.choices aria-label=(frame.say("components-filter")) {
            (link(None, frame.say("components-all")))
            @for &kind in kinds { (link(Some(kind), frame.say(kind.name()))) }
        }
    }
}

/// One kind: how many there are, where they come from, all of them.
fn section(frame: &Frame<'_>, sheet: &Sheet, looked: &Looked<'_>, kind: Kind) -> Markup {
    let entries = entry::entries(frame, sheet, looked, kind);
    let provenance = Provenance::of(notes(looked.components, kind.of_box()), kind.tables(looked.game));
    html! {
        section.kind id=(kind.code()) {
            div.row-head {
                h2 { (frame.say(kind.name())) }
                span.num { (entries.len()) }
                (provenance.badge(frame))
            }
            (provenance.notes(frame))
            ul class={ "pieces of-" (kind.code()) } { @for entry in entries { li { (entry) } } }
        }
    }
}

/// Where the figures of a box come from, in the words of its file.
fn notes(components: &Components, of: GameBox) -> &[String] {
    match of {
        GameBox::GolemEdition => &components.golem_edition.provenance,
        GameBox::EasternMountains => &components.eastern_mountains.provenance,
        GameBox::EndlessWorld => &components.endless_world.provenance,
    }
}

fn whole(frame: &Frame<'_>, name: &str, about: &str, inside: impl Fn(&Sheet) -> Markup) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let body = html! { main.sheet-page.wide { section.slab.text { (inside(&sheet)) } } };
    let body = html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) };
    frame.described(name, about, "plain-page", body)
}
