//! The form of a new table as it was filled in: what it asks for, and what is wrong with it.

use carvania_opponents::Level;
use carvania_pages::new_table::{Field, Unfit};
use carvania_rules::Title;
use carvania_tables::{Occupant, Options, OptionsError, Pace, PersonId, SeatOrder, Visibility};
use carvania_words::{Language, say};

use super::form::Form;
use super::maps;
use crate::app::App;
use crate::error::Problem;

/// The longest name of a player at the table, in characters.
const MAX_NAME: usize = 32;
/// Nobody in particular: enough to see whether a form makes sense.
const ANYBODY: PersonId = PersonId(1);

/// Whether the form makes sense, no matter who sent it.
pub(super) fn check(app: &App, form: &Form) -> Result<(), Problem> {
    Ok(app.host().check(&options(form, ANYBODY)?)?)
}

/// What the form asks for.
pub(super) fn options(form: &Form, me: PersonId) -> Result<Options, Problem> {
    let game: Title = form.get("game").and_then(|game| game.parse().ok()).ok_or(Problem::Missing("game"))?;
    let places = 1..=*game.players().end();
    let seated = |place: usize| form.get(&format!("seat-{place}")).and_then(|wish| occupant(wish, me));
    let seats: Vec<Occupant> = places.clone().filter_map(seated).collect();
    let called = places.filter(|&place| seated(place).is_some()).map(|place| called(form, place)).collect();
    let components = form.get("components").map(str::parse).transpose();
    Ok(Options {
        game,
        called: if is_hot_seat(&seats, me) { called } else { Vec::new() },
        seats,
        order: if form.get("order") == Some("fixed") { SeatOrder::Fixed } else { SeatOrder::Random },
        pace: pace(form).ok_or(OptionsError::Pace)?,
        visibility: if form.get("visibility") == Some("listed") {
            Visibility::Listed
        } else {
            Visibility::Invited
        },
        hints: form.get("hints").and_then(|name| name.parse().ok()).unwrap_or_default(),
        components: components.map_err(|_| Problem::Missing("pack"))?,
        map: form.get("map").map(|code| maps::file_of(game, code)).transpose()?.flatten(),
        branch: None,
    })
}

/// The name of a player at one of several places that belong to one person.
fn called(form: &Form, place: usize) -> String {
    let name = form.get(&format!("name-{place}")).unwrap_or_default().trim();
    name.chars().filter(|sign| !sign.is_control()).take(MAX_NAME).collect()
}

/// Whether several places are of one person.
fn is_hot_seat(seats: &[Occupant], me: PersonId) -> bool {
    seats.iter().filter(|seat| **seat == Occupant::Person(me)).count() > 1
}

/// Who is to sit somewhere; none where nobody plays.
pub(super) fn occupant(wish: &str, me: PersonId) -> Option<Occupant> {
    match wish {
        "none" => None,
        "me" => Some(Occupant::Person(me)),
        "open" => Some(Occupant::Open),
        wish => match wish.strip_prefix("program:") {
            Some(name) => Some(Occupant::Program(name.to_owned())),
            None => Level::named(wish).map(Occupant::Bot),
        },
    }
}

/// `free`, `fischer-600-15`, `days-3`, or `own` with minutes and seconds in fields of their own.
fn pace(form: &Form) -> Option<Pace> {
    let words: Vec<&str> = form.get("pace").unwrap_or("free").split('-').collect();
    let number = |name: &str| -> Option<u32> { form.get(name)?.parse().ok() };
    match words.as_slice() {
        ["free"] => Some(Pace::Free),
        ["fischer", base, increment] => {
            Some(Pace::Fischer { base: base.parse().ok()?, increment: increment.parse().ok()? })
        }
        ["days", days] => days.parse().ok().map(Pace::Days),
        ["own"] => {
            Some(Pace::Fischer { base: number("minutes")?.checked_mul(60)?, increment: number("seconds")? })
        }
        _ => None,
    }
}

/// What is wrong with the form, if a problem is about a field of it.
pub(super) fn unfit(language: Language, game: Title, problem: &Problem) -> Option<Unfit> {
    let (field, name, detail) = match problem {
        Problem::Name(_) => (Field::Name, "name", None),
        Problem::Options(OptionsError::Setup(_) | OptionsError::People) => (Field::Seats, "seats", None),
        Problem::Options(OptionsError::Program(_)) => (Field::Seats, "program", None),
        Problem::Options(OptionsError::Pace) => (Field::Pace, "pace", None),
        Problem::Options(OptionsError::Components(_)) | Problem::Missing("pack") => {
            (Field::Components, "components", None)
        }
        Problem::Options(OptionsError::Map(why)) => (Field::Map, "map", Some(why.clone())),
        _ => return None,
    };
    let players = game.players();
    let mut facts =
        vec![("field", name.into()), ("least", (*players.start()).into()), ("most", (*players.end()).into())];
    let key = if detail.is_some() { "unfit-because" } else { "unfit" };
    facts.extend(detail.map(|detail| ("detail", detail.into())));
    Some(Unfit { field, why: say(language, key, &facts) })
}
