//! What is wrong with a component file, in words.

use carvania_rules::CrystalsError;
use carvania_rules::components::{Counted, Fault, NameForm, Problem, Quantity};

use crate::{Language, Value, say};

/// One thing that is wrong with a component file.
pub fn component_problem(language: Language, problem: &Problem) -> String {
    let text = |text: &str| Value::from(text.to_owned());
    match problem {
        Problem::File(details) => say(language, "component-file", &[("details", text(details))]),
        Problem::NoBox => say(language, "component-no-box", &[]),
        Problem::Card { kind, number, face, fault } => {
            let facts = [
                ("kind", text(kind)),
                ("number", (*number).into()),
                ("face", text(face.as_deref().unwrap_or("none"))),
                ("fault", component_fault(language, fault).into()),
            ];
            say(language, "component-card", &facts)
        }
        Problem::Table { name, fault } => {
            let facts = [("name", text(name)), ("fault", component_fault(language, fault).into())];
            say(language, "component-table", &facts)
        }
        Problem::Count { what, found, least, most } => {
            let facts = [("what", counted(language, what).into()), ("found", (*found).into())];
            say(language, "component-count", &[&facts, &range(*least, *most)[..]].concat())
        }
    }
}

/// What is wrong with a card, a tile, a location or a table.
fn component_fault(language: Language, fault: &Fault) -> String {
    let tell = |key: &str, facts: &[(&'static str, Value<'_>)]| say(language, key, facts);
    let text = |text: &str| Value::from(text.to_owned());
    match fault {
        Fault::Crystals(error) => crystals(language, error),
        Fault::Kind => tell("component-merchant", &[]),
        Fault::Amount { what, found, least, most } => {
            let facts = [("what", quantity(*what).into()), ("found", (*found).into())];
            tell("component-amount", &[&facts, &range(*least, *most)[..]].concat())
        }
        Fault::Symbol(found) => tell("component-symbol", &[("found", text(found))]),
        Fault::Word { found, known, .. } => {
            tell("component-word", &[("found", text(found)), ("known", text(known))])
        }
        Fault::Name { found, form: NameForm::Numbered(letter) } => {
            tell("component-name", &[("found", text(found)), ("letter", letter.to_string().into())])
        }
        Fault::Name { found, form: NameForm::Location(side) } => {
            tell("component-location-name", &[("found", text(found)), ("side", text(side))])
        }
        Fault::SameName { kind, number } => {
            tell("component-same-name", &[("kind", text(kind)), ("number", (*number).into())])
        }
        Fault::Figures { kind, wanted, found } => {
            let facts = [("kind", text(kind)), ("wanted", listed(wanted)), ("found", listed(found))];
            tell("component-figures", &facts)
        }
        Fault::Misplaced { kind, sides } => {
            tell("component-misplaced", &[("kind", text(kind)), ("sides", text(sides))])
        }
        Fault::BothIcons => tell("component-both-icons", &[]),
        Fault::Benefit => tell("component-benefit", &[]),
        Fault::CardIcon { icon, benefit } => {
            tell("component-card-icon", &[("icon", text(icon)), ("benefit", text(benefit))])
        }
        Fault::Pair => tell("component-pair", &[]),
        Fault::Rows => tell("component-rows", &[]),
        Fault::Sides { found, wanted } => {
            let found = if found.is_empty() { "none" } else { found.as_str() };
            tell("component-sides", &[("found", text(found)), ("wanted", text(wanted))])
        }
        Fault::Stacks { found, wanted } => {
            let facts = [("found", format!("{found:?}").into()), ("wanted", format!("{wanted:?}").into())];
            tell("component-stacks", &facts)
        }
        Fault::BothSides => tell("component-both-sides", &[]),
        Fault::Twin { kind, number } => {
            tell("component-twin", &[("kind", text(kind)), ("number", (*number).into())])
        }
    }
}

/// Why a text names no crystals.
fn crystals(language: Language, error: &CrystalsError) -> String {
    match error {
        CrystalsError::Letter(letter) => {
            say(language, "crystals-letter", &[("letter", letter.to_string().into())])
        }
        CrystalsError::Order(crystals) => {
            say(language, "crystals-order", &[("crystals", crystals.to_string().into())])
        }
        CrystalsError::TooMany => say(language, "crystals-many", &[]),
    }
}

/// The bounds of a number, as messages ask for them.
fn range(least: usize, most: usize) -> [(&'static str, Value<'static>); 3] {
    let range = if least == most { "exact" } else { "range" };
    [("range", range.into()), ("least", least.into()), ("most", most.into())]
}

/// Names of a file, or `none`.
fn listed(names: &[&str]) -> Value<'static> {
    if names.is_empty() { "none".into() } else { names.join(", ").into() }
}

fn counted(language: Language, what: &Counted) -> String {
    let text = |text: &str| Value::from(text.to_owned());
    match what {
        Counted::List(name) => name.clone(),
        Counted::AllLocations => say(language, "counted-all", &[]),
        Counted::StackedTiles => say(language, "counted-stacked", &[]),
        Counted::Slot { kind, slot, sides: [one, other] } => {
            let facts =
                [("kind", text(kind)), ("slot", (*slot).into()), ("one", text(one)), ("other", text(other))];
            say(language, "counted-slot", &facts)
        }
        Counted::Location { kind, side } => {
            say(language, "counted-location", &[("kind", text(kind)), ("side", text(side))])
        }
        Counted::Steps(steps) => say(language, "counted-steps", &[("steps", text(steps))]),
        Counted::Locations(game) => say(language, "counted-locations", &[("game", text(game))]),
        Counted::ExplorationIcons(game) => say(language, "counted-exploration", &[("game", text(game))]),
        Counted::TwoThreeIcons(game) => say(language, "counted-two-three", &[("game", text(game))]),
    }
}

/// A quantity as messages ask for it.
const fn quantity(what: Quantity) -> &'static str {
    match what {
        Quantity::BonusSpaces => "spaces",
        Quantity::Caravan => "caravan",
        Quantity::Cost => "cost",
        Quantity::Crystals => "crystals",
        Quantity::CrystalsGained => "gained",
        Quantity::CrystalsGiven => "given",
        Quantity::CrystalsTaken => "taken",
        Quantity::NewTraders => "reinforcements",
        Quantity::OutpostColumns => "columns",
        Quantity::OutpostValue => "column",
        Quantity::PerPlayer => "each",
        Quantity::Places => "places",
        Quantity::Points => "points",
        Quantity::Rows => "rows",
        Quantity::Slot => "slot",
        Quantity::StackSize => "size",
        Quantity::Stacks => "stacks",
        Quantity::Tiles => "tiles",
        Quantity::TilesToExplore => "explore",
        Quantity::Traders => "traders",
        Quantity::Upgrades => "upgrades",
        Quantity::Value => "value",
    }
}
