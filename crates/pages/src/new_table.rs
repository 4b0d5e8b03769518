//! Opening a table: which game, who plays, what is agreed.

mod agreements;
mod seats;

use std::collections::BTreeMap;

pub(crate) use seats::{bot, program};

use carvania_rules::Title;
use carvania_words::{Language, say, title};
use maud::{Markup, html};

use crate::art::{self, Icon, Letters, Sheet};
use crate::characters;
use crate::frame::Frame;
use crate::home::{about, minutes};
use crate::maps;

/// What the page is made from.
#[derive(Clone, Copy, Debug)]
pub struct NewTable<'a> {
    /// The game that is to be played.
    pub game: Title,
    /// Whether friends are to come.
    pub with_friends: bool,
    /// What can be chosen here besides bots and printed cards.
    pub offer: &'a Offer,
    /// The maps that can be played on.
    pub maps: &'a maps::Choices,
    /// What somebody has filled in already.
    pub typed: &'a Typed,
    /// Why the table could not be opened so.
    pub unfit: Option<&'a Unfit>,
}

/// What the host of a server offers.
#[derive(Clone, Debug, Default)]
pub struct Offer {
    /// The names of programs that can take a seat.
    pub programs: Vec<String>,
    /// Component packs for the game: their digests and names.
    pub packs: Vec<(String, String)>,
}

/// The fields of a form as somebody has filled them in; none at all if it is new.
#[derive(Clone, Debug, Default)]
pub struct Typed(pub BTreeMap<String, String>);

/// A part of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Field {
    Name,
    Seats,
    Pace,
    Components,
    Map,
}

/// A part of the form that cannot be used as it is, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit {
    /// The field that is wrong.
    pub field: Field,
    /// Why, in words.
    pub why: String,
}

impl NewTable<'_> {
    /// Whether a field has this value: as it was filled in, or as usual.
    fn has(&self, name: &str, value: &str, is_usual: bool) -> bool {
        if self.typed.0.is_empty() {
            is_usual
        } else {
            self.typed.0.get(name).is_some_and(|typed| typed == value)
        }
    }

    /// What stands in a field.
    fn text(&self, name: &str, usual: &'static str) -> &str {
        self.typed.0.get(name).map_or(usual, String::as_str)
    }

    /// What is wrong with a part of the form, to stand beside it.
    fn wrong(&self, field: Field) -> Markup {
        html! {
            @if let Some(unfit) = self.unfit.filter(|unfit| unfit.field == field) {
                p.problem #(field.id()) role="alert" { (unfit.why) }
            }
        }
    }

    /// What a control of that part refers to, so that a reader hears why it is wrong.
    fn told_by(&self, field: Field) -> Option<&'static str> {
        self.unfit.filter(|unfit| unfit.field == field).map(|_| field.id())
    }
}

impl Field {
    const fn id(self) -> &'static str {
        match self {
            Field::Name => "unfit-name",
            Field::Seats => "unfit-seats",
            Field::Pace => "unfit-pace",
            Field::Components => "unfit-components",
            Field::Map => "unfit-map",
        }
    }
}

/// The page: a form, with what most people want filled in, and beside it those who can be asked to come along.
pub fn page(frame: &Frame<'_>, form: &NewTable<'_>) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let name = title(frame.language, form.game);
    let go = frame.say(if form.with_friends { "new-open" } else { "new-start" });
    let body = html! {
        main.sheet-page.gathering {
            section.slab.opening {
                div.banner { (art::title(&sheet, form.game)) }
                div.inner {
                    h1 { (name) }
                    p.note { (about(frame, form.game)) " " (lasts(frame, form.game)) }
                    form.fields #new-table method="post" action=(frame.to("/new")) {
                        input type="hidden" name="game" value=(form.game);
                        @if form.with_friends { input type="hidden" name="with" value="friends"; }
                        (called(frame, form))
                        (seats::seats(frame, form))
                        button.btn.primary.big { (art::icon(&sheet, Icon::Run)) (go) }
                        (maps::choice(frame, form.game, form.maps))
                        (form.wrong(Field::Map))
                        (agreements::agreements(frame, form))
                    }
                    p { a href=(frame.to(&format!("/learn/{}", form.game))) { (frame.say("new-lesson")) } }
                }
            }
            div.along {
                (others(frame, form))
                (company(frame, &sheet))
            }
        }
    };
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let tab = say(frame.language, "tab-new", &[("title", name.clone().into())]);
    frame.described(
        &tab,
        &about(frame, form.game),
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}

/// How many play, and for how long.
pub(crate) fn lasts(frame: &Frame<'_>, game: Title) -> String {
    let players = game.players();
    let facts = [
        ("least", (*players.start()).into()),
        ("most", (*players.end()).into()),
        ("minutes", minutes(game).into()),
    ];
    say(frame.language, "new-lasts", &facts)
}

/// The computer's players: who they are, and how they play. With the script a press seats them or sends them home.
fn company(frame: &Frame<'_>, sheet: &Sheet) -> Markup {
    html! {
        section aria-labelledby="new-company" {
            div.row-head { h2 #new-company { (frame.say("new-company")) } span.note.scripted hidden { (frame.say("new-company-note")) } }
            ul.company {
                @for character in &characters::ALL {
                    li {
                        button.character type="button" data-level=(character.level.name()) aria-pressed="false" {
                            span.face { (character.face(sheet)) }
                            span.body {
                                b.serif { (character.name(frame.language)) }
                                span { (character.sentence(frame.language)) }
                                span.strength {
                                    span.rungs aria-hidden="true" { @for place in 1..=characters::ALL.len() { i.on[place <= character.rank()] {} } }
                                    (character.strength(frame.language)) " " b.num { (character.level.rating()) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The other games, and the other way to play.
fn others(frame: &Frame<'_>, form: &NewTable<'_>) -> Markup {
    let NewTable { game, with_friends, .. } = *form;
    let with = if with_friends { "&with=friends" } else { "" };
    html! {
        nav.choices aria-label=(frame.say("new-game")) {
            @for other in Title::ALL {
                a.chip aria-current=[(other == game).then_some("page")] href=(frame.to(&format!("/new?game={other}{with}"))) {
                    (title(frame.language, other))
                }
            }
        }
        nav.choices aria-label=(frame.say("new-with")) {
            a.chip aria-current=[(!with_friends).then_some("page")] href=(frame.to(&format!("/new?game={game}"))) { (frame.say("new-with-bots")) }
            a.chip aria-current=[with_friends.then_some("page")] href=(frame.to(&format!("/new?game={game}&with=friends"))) {
                (frame.say("new-with-friends"))
            }
        }
    }
}

/// What others will see: asked once, of people without a name of their own.
fn called(frame: &Frame<'_>, form: &NewTable<'_>) -> Markup {
    let is_unnamed = frame.name.is_none_or(is_usual);
    html! {
        @if is_unnamed || form.told_by(Field::Name).is_some() {
            label.line { span { (frame.say("me-name")) }
                input name="name" maxlength="32" autocomplete="nickname" value=(form.text("name", ""))
                    placeholder=(frame.say("new-name-example")) aria-describedby=[form.told_by(Field::Name)]; }
            (form.wrong(Field::Name))
        }
    }
}

/// Whether a name is the one that every guest has.
pub(crate) fn is_usual(name: &str) -> bool {
    Language::ALL.iter().any(|&language| say(language, "guest-name", &[]) == name)
}
