//! The further options of a new table, folded away.

use carvania_tables::{Hints, SeatOrder, Visibility};
use maud::{Markup, html};

use super::{Field, NewTable};
use crate::frame::Frame;

/// The clocks to choose from, as the form sends them, and their names.
const PACES: [(&str, &str); 6] = [
    ("free", "pace-free"),
    ("fischer-600-15", "pace-quick"),
    ("fischer-1800-30", "pace-calm"),
    ("days-1", "pace-day"),
    ("days-3", "pace-days"),
    ("own", "pace-own"),
];

/// A field with a list to choose from: its name, its label, what it means, and the list with what is usual first.
struct Choice<'a> {
    name: &'a str,
    label: &'a str,
    note: &'a str,
    field: Option<Field>,
    options: Vec<(&'a str, String)>,
}

/// Everything else, folded up until it is wanted or has to be looked at again.
pub(super) fn agreements(frame: &Frame<'_>, form: &NewTable<'_>) -> Markup {
    let is_unfit = form.unfit.is_some_and(|unfit| !matches!(unfit.field, Field::Seats | Field::Name));
    html! {
        details.more open[is_unfit] {
            summary { (frame.say("new-more")) }
            (choice(frame, form, &order(frame)))
            (choice(frame, form, &visibility(frame)))
            (choice(frame, form, &pace(frame)))
            (own_pace(frame, form))
            @if !form.offer.packs.is_empty() || form.told_by(Field::Components).is_some() { (choice(frame, form, &packs(frame, form))) }
            (choice(frame, form, &hints(frame)))
        }
    }
}

fn choice(frame: &Frame<'_>, form: &NewTable<'_>, choice: &Choice<'_>) -> Markup {
    let usual = choice.options.first().map_or("", |(value, _)| value);
    html! {
        label.line {
            span { (frame.say(choice.label)) }
            select name=(choice.name) aria-describedby=[choice.field.and_then(|field| form.told_by(field))] {
                @for (value, text) in &choice.options {
                    option value=(value) selected[form.has(choice.name, value, *value == usual)] { (text) }
                }
            }
        }
        @if let Some(field) = choice.field { (form.wrong(field)) }
        p.note.under { (frame.say(choice.note)) }
    }
}

fn order(frame: &Frame<'_>) -> Choice<'static> {
    let name = |order| match order {
        SeatOrder::Random => ("random", frame.say("order-random")),
        SeatOrder::Fixed => ("fixed", frame.say("order-fixed")),
    };
    let options = [SeatOrder::Random, SeatOrder::Fixed].map(name).into();
    Choice { name: "order", label: "new-order", note: "new-order-note", field: None, options }
}

fn visibility(frame: &Frame<'_>) -> Choice<'static> {
    let name = |visibility| match visibility {
        Visibility::Invited => ("invited", frame.say("visibility-invited")),
        Visibility::Listed => ("listed", frame.say("visibility-listed")),
    };
    let options = [Visibility::Invited, Visibility::Listed].map(name).into();
    Choice { name: "visibility", label: "new-visibility", note: "new-visibility-note", field: None, options }
}

fn hints(frame: &Frame<'_>) -> Choice<'static> {
    let name = |hints: Hints| match hints {
        Hints::AgainstBots => (hints.name(), frame.say("hints-against-bots")),
        Hints::Always => (hints.name(), frame.say("hints-always")),
        Hints::Never => (hints.name(), frame.say("hints-never")),
    };
    let options = [Hints::AgainstBots, Hints::Always, Hints::Never].map(name).into();
    Choice { name: "hints", label: "new-hints", note: "new-hints-note", field: None, options }
}

fn pace(frame: &Frame<'_>) -> Choice<'static> {
    let options = PACES.map(|(value, key)| (value, frame.say(key))).into();
    Choice { name: "pace", label: "new-pace", note: "new-pace-note", field: Some(Field::Pace), options }
}

/// A custom clock, for those who chose one.
fn own_pace(frame: &Frame<'_>, form: &NewTable<'_>) -> Markup {
    html! {
        div.line.own-pace {
            span { (frame.say("pace-own-is")) }
            label { input type="number" name="minutes" min="1" max="1440" value=(form.text("minutes", "20"))
                inputmode="numeric"; " " (frame.say("pace-minutes")) }
            label { input type="number" name="seconds" min="0" max="3600" value=(form.text("seconds", "20"))
                inputmode="numeric"; " " (frame.say("pace-seconds")) }
        }
    }
}

fn packs<'a>(frame: &Frame<'_>, form: &'a NewTable<'_>) -> Choice<'a> {
    let mut options = vec![("", frame.say("pack-printed"))];
    options.extend(form.offer.packs.iter().map(|(digest, name)| (digest.as_str(), name.clone())));
    let field = Some(Field::Components);
    Choice { name: "components", label: "new-components", note: "new-components-note", field, options }
}
