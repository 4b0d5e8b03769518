//! Schemas of values that other crates own, for the description of the API. Names come from the code itself.

use carvania_opponents::Level;
use carvania_rules::Title;
use carvania_tables::Hints;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};

fn names(names: impl IntoIterator<Item = &'static str>) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::new(Type::String)).enum_values(Some(names))
}

fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::new(Type::String))
}

fn whole(least: u32, most: u32) -> ObjectBuilder {
    let number = ObjectBuilder::new().schema_type(SchemaType::new(Type::Integer));
    number.minimum(Some(least)).maximum(Some(most))
}

fn with(name: &str, value: impl Into<Schema>) -> ObjectBuilder {
    ObjectBuilder::new().property(name, value.into()).required(name)
}

/// A list of such values.
pub(crate) fn list_of(item: Schema) -> Schema {
    ArrayBuilder::new().items(RefOr::T(item)).into()
}

/// A game by its code.
pub(crate) fn game() -> Schema {
    names(Title::ALL.map(Title::code)).into()
}

/// How strong a bot is.
pub(crate) fn level() -> Schema {
    names(Level::ALL.map(Level::name)).into()
}

/// The id of a table or a person.
pub(crate) fn id() -> Schema {
    text().pattern(Some("^[0-9a-hjkmnp-tv-z]{13}$")).examples(["0k3x9p2m7q4dt"]).into()
}

/// The code of an invite, or the id of a token.
pub(crate) fn code() -> Schema {
    text().into()
}

/// Who is to sit on a seat.
pub(crate) fn seat_wish() -> Schema {
    let program = with("program", text().description(Some("one of the programs that GET /api/games lists")));
    OneOfBuilder::new()
        .item(names(["me", "open"]))
        .item(with("bot", level()))
        .item(program)
        .description(Some("yourself, anybody who comes, one of our bots, or a program of this server"))
        .into()
}

/// Who sits on a seat.
pub(crate) fn occupant() -> Schema {
    OneOfBuilder::new()
        .item(names(["open"]))
        .item(with("person", id()))
        .item(with("bot", level()))
        .item(with("program", text()))
        .into()
}

/// Who plays first.
pub(crate) fn order() -> Schema {
    names(["random", "fixed"]).into()
}

/// Where hints are given.
pub(crate) fn hints() -> Schema {
    names(Hints::ALL.map(Hints::name)).into()
}

/// Who can find a table.
pub(crate) fn visibility() -> Schema {
    names(["listed", "invited"]).into()
}

/// How much time there is.
pub(crate) fn pace() -> Schema {
    let fischer = with("base", whole(1, 86_400)).property("increment", whole(0, 3_600)).required("increment");
    OneOfBuilder::new()
        .item(names(["free"]))
        .item(with("fischer", fischer.description(Some("seconds for the game, and more for each turn"))))
        .item(with("days", whole(1, 60).description(Some("days for each turn"))))
        .into()
}

/// How far a table is.
pub(crate) fn stage() -> Schema {
    names(["lobby", "playing", "over", "abandoned"]).into()
}

/// Who decides now.
pub(crate) fn turn() -> Schema {
    OneOfBuilder::new().item(with("seat", whole(1, 5))).item(names(["chance", "over"])).into()
}

/// Something that happened at a table.
pub(crate) fn event() -> Schema {
    let number = whole(1, u32::MAX).description(Some("counted from 1, without gaps"));
    let at = ObjectBuilder::new().schema_type(SchemaType::new(Type::Integer));
    let fact = names([
        "opened",
        "seated",
        "ready",
        "unready",
        "dealt",
        "acted",
        "taken_back",
        "undo_asked",
        "undo_agreed",
        "undo_refused",
        "left",
        "returned",
        "away",
        "said",
        "over",
        "closed",
        "rematch",
    ]);
    ObjectBuilder::new()
        .property("number", number)
        .required("number")
        .property("at", at.description(Some("milliseconds since 1970")))
        .required("at")
        .property("fact", fact.description(Some("what happened; other fields depend on it")))
        .required("fact")
        .into()
}
