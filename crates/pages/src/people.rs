//! People: their games, how these ended, and how strong they are.

mod games;
mod profile;
mod ranking;
mod standing;

use carvania_rules::Title;
use carvania_tables::{Occupant, PersonId, TableId};
use carvania_words::say;
use maud::{Markup, html};

pub use profile::profile;
pub use ranking::players;

use crate::art::{self, Letters, Sheet};
use crate::frame::Frame;
use crate::table::Names;

/// A player as others see them.
#[derive(Clone, Copy, Debug)]
pub struct Profile<'a> {
    /// The id in the address of their page.
    pub id: PersonId,
    /// What they are called.
    pub name: &'a str,
    /// How they stand, game by game.
    pub standings: &'a [Standing],
    /// Their last games, the newest first.
    pub games: &'a [Game],
    /// Where the list goes on, if it does.
    pub before: Option<u64>,
    /// What those are called whom they played with.
    pub names: &'a Names,
}

/// How a player stands in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The game that the figures are about.
    pub game: Title,
    /// Games with another person.
    pub people: Tally,
    /// Games with bots alone.
    pub bots: Tally,
    /// The rating at tables of two.
    pub two: Option<Rating>,
    /// The rating at tables of more.
    pub more: Option<Rating>,
}

/// How often a player played and won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// How many games they played.
    pub played: u32,
    /// Those that they won.
    pub won: u32,
}

/// How strong a player is, in whole points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The estimated strength.
    pub points: i32,
    /// The true strength most likely lies so far to either side at most.
    pub margin: i32,
    /// From how many games.
    pub games: u32,
    /// Whether these are too few to tell.
    pub is_provisional: bool,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Where it was played.
    pub table: TableId,
    /// The game that was played.
    pub game: Title,
    /// Who played, the winner first, each with their points.
    pub ranking: Vec<(Occupant, u32)>,
    /// The name of the reason why it does not count, if it does not.
    pub uncounted: Option<&'static str>,
    /// The name of the reason why it does not simply count for whose games these are as it ended.
    pub exception: Option<&'static str>,
}

/// The players of a game, the strongest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// The game that the ranking is about.
    pub game: Title,
    /// At tables of two.
    pub two: Vec<(Occupant, Rating)>,
    /// At tables of more.
    pub more: Vec<(Occupant, Rating)>,
}

/// A name that leads to the page of the person. Bots, and those who were erased, have no page.
pub(crate) fn linked(occupant: &Occupant, names: &Names, shown: &str) -> Markup {
    match occupant.person().filter(|person| names.0.contains_key(person)) {
        Some(person) => html! { a.person href={ "/people/" (person) } { (shown) } },
        None => html! { (shown) },
    }
}

/// The rating in figures.
fn rating(frame: &Frame<'_>, rating: &Rating) -> Markup {
    html! {
        span.rating {
            b.num { (rating.points) } " " span.num { "± " (rating.margin) }
            @if rating.is_provisional { " " span.provisional { (frame.say("rating-provisional")) } }
        }
    }
}

/// What the figures mean.
fn meaning(frame: &Frame<'_>, rating: &Rating) -> String {
    let facts = [
        ("least", (rating.points - rating.margin).to_string().into()),
        ("most", (rating.points + rating.margin).to_string().into()),
        ("games", rating.games.into()),
    ];
    say(frame.language, "rating-words", &facts)
}

/// What counts, and how ratings are to be read.
fn rules(frame: &Frame<'_>) -> Markup {
    html! {
        details.counting {
            summary { (frame.say("people-counting")) }
            @for key in ["people-counting-scale", "people-counting-methods", "people-counting-leaving", "people-counting-not"] { p { (frame.say(key)) } }
        }
    }
}

fn whole(frame: &Frame<'_>, name: &str, about: &str, inside: Markup) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let body = html! { main.sheet-page.wide { section.slab.text.people { (inside) } } };
    let body = html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) };
    frame.described(name, about, "plain-page", body)
}
