//! What can be played here.

use std::collections::BTreeMap;

use carvania_host::Pack;
use carvania_opponents::Level;
use carvania_rules::{Components, Title};
use carvania_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Schema;

use crate::schema;

/// What can be played here.
#[derive(Serialize, ToSchema)]
pub(crate) struct GamesView {
    /// The games that can be played.
    games: Vec<TitleView>,
    /// How strong bots can be, from the weakest.
    #[schema(schema_with = levels)]
    levels: [Level; 9],
    /// How strong each of them is in all games together, in the same order. A new person has about 1500.
    ratings: Vec<u32>,
    /// The programs that can take a seat.
    programs: Vec<String>,
    /// The component packs of this server, besides the printed components.
    packs: Vec<PackView>,
    /// The version of the rules.
    rules: u32,
}

/// One of the games.
#[derive(Serialize, ToSchema)]
pub(crate) struct TitleView {
    /// The code of the game.
    #[schema(schema_with = schema::game)]
    game: Title,
    /// The name of the game, in the language of the request.
    name: String,
    /// The fewest players.
    fewest: usize,
    /// The most players.
    most: usize,
    /// Whether it is played on a map.
    has_map: bool,
}

/// A component pack that is added.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPack {
    /// One for each box that differs from the printed one.
    pub(crate) files: Vec<NewFile>,
}

/// A component file.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewFile {
    /// Its name, for messages about it.
    #[schema(example = "my.toml")]
    pub(crate) name: String,
    /// What stands in it, as `carvania components show --toml` writes it.
    pub(crate) body: String,
}

/// A component pack of this server.
#[derive(Serialize, ToSchema)]
pub(crate) struct PackView {
    /// What people call it.
    name: String,
    /// The digest for each game that differs from the printed one, to open a table with.
    #[schema(value_type = Object)]
    digests: BTreeMap<&'static str, String>,
}

impl PackView {
    pub(crate) fn new(pack: Pack) -> PackView {
        let components = pack.components;
        let printed = Components::standard();
        let differ =
            Title::ALL.into_iter().filter(|&title| components.digest(title) != printed.digest(title));
        PackView {
            name: pack.name,
            digests: differ.map(|title| (title.code(), components.digest(title).to_string())).collect(),
        }
    }
}

fn levels() -> Schema {
    schema::list_of(schema::level())
}

impl GamesView {
    pub(crate) fn new(language: Language, programs: Vec<String>, packs: Vec<PackView>) -> GamesView {
        let games = Title::ALL.map(|title| TitleView {
            game: title,
            name: carvania_words::title(language, title),
            fewest: *title.players().start(),
            most: *title.players().end(),
            has_map: title.map_shape().is_some(),
        });
        GamesView {
            games: games.into(),
            levels: Level::ALL,
            ratings: Level::ALL.map(Level::rating).into(),
            programs,
            packs,
            rules: carvania_rules::VERSION,
        }
    }
}
