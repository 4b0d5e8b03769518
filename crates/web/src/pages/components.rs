//! The components of the games, and packs of other ones: looking, checking, adding.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Response};
use carvania_pages::components::{self as pages, Adding, Answer, Kind, Looked, Pack};
use carvania_rules::components::GameBox;
use carvania_rules::{Components, Title};
use carvania_store::PackFile;
use maud::Markup;
use serde::Deserialize;

use super::form::Form;
use super::visitor::Visitor;
use crate::api::games;
use crate::app::App;
use crate::error::Problem;
use crate::extract::{MAX_LARGE_BODY, Named, Query};

/// One file for each box.
const MAX_FILES: usize = 3;

/// What the address says.
#[derive(Deserialize)]
pub(crate) struct ComponentsQuery {
    kind: Option<String>,
    pack: Option<String>,
}

/// The packs of a server as pages show them.
fn packs_of(app: &App) -> Vec<Pack> {
    app.host().packs().into_iter().map(page_pack).collect()
}

fn page_pack(pack: carvania_host::Pack) -> Pack {
    let printed = Components::standard();
    let digest = |title: Title| pack.components.digest(title);
    let differ = Title::ALL.into_iter().filter(|&title| digest(title) != printed.digest(title));
    Pack { digests: differ.map(|title| (title, digest(title).to_string())).collect(), name: pack.name }
}

fn room(app: &App) -> usize {
    app.host().settings().max_packs.saturating_sub(app.host().packs().len())
}

/// Where to look.
pub(crate) async fn index(State(app): State<App>, visitor: Visitor) -> Markup {
    let adding = Adding { room: room(&app), ..Adding::default() };
    pages::index(&visitor.frame(), &packs_of(&app), &adding)
}

/// The components of a game.
pub(crate) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Named(game): Named,
    Query(query): Query<ComponentsQuery>,
) -> Result<Markup, Problem> {
    let game: Title = game.parse().map_err(|_| Problem::Missing("game"))?;
    let only =
        query.kind.as_deref().map(|kind| Kind::named(kind).ok_or(Problem::Missing("kind"))).transpose()?;
    let found = query.pack.as_deref().map(|digest| find(&app, game, digest)).transpose()?;
    let components = found.as_ref().map_or(Components::standard(), |(_, components)| *components);
    let pack = found.as_ref().map(|(pack, _)| pack);
    Ok(pages::page(&visitor.frame(), &Looked { game, components, pack, only }))
}

/// The pack with a digest for a game, also one that only older tables use.
fn find(app: &App, game: Title, digest: &str) -> Result<(Pack, &'static Components), Problem> {
    let digest = digest.parse().map_err(|_| Problem::Missing("pack"))?;
    let kept = app.host().pack(game, &digest).ok_or(Problem::Missing("pack"))?;
    let components = kept.components;
    Ok((page_pack(kept), components))
}

/// Checks a pack, and adds it if that is wanted and nothing is wrong with it.
pub(crate) async fn add(
    State(app): State<App>,
    visitor: Visitor,
    form: Form<MAX_LARGE_BODY>,
) -> Result<Response, Problem> {
    let field =
        |name: &str, number: usize| form.get(&format!("{name}-{number}")).unwrap_or_default().to_owned();
    let files: Vec<(String, String)> =
        (0..MAX_FILES).map(|number| (field("name", number), field("text", number))).collect();
    let pack = pack_files(&files);
    let mut cookies = Vec::new();
    let answer = match validate(&pack) {
        Ok(()) if form.get("then") == Some("add") => {
            let arrival = visitor.arrive(&app, None).await?;
            cookies = arrival.cookies;
            Answer::Added(games::add_pack(&app, arrival.person, visitor.from, &pack).await?.name)
        }
        Ok(()) => Answer::Fit,
        Err(answer) => answer,
    };
    let (status, kept) = match answer {
        Answer::Added(_) => (StatusCode::OK, &[][..]),
        Answer::Fit => (StatusCode::OK, &files[..]),
        Answer::Problems(_) | Answer::Empty | Answer::SameBox | Answer::AsPrinted => {
            (StatusCode::UNPROCESSABLE_ENTITY, &files[..])
        }
    };
    let adding = Adding { room: room(&app), files: kept, answer: Some(&answer) };
    let page = pages::index(&visitor.frame(), &packs_of(&app), &adding);
    Ok((status, AppendHeaders(cookies), page).into_response())
}

/// The files that have something in them.
fn pack_files(files: &[(String, String)]) -> Vec<PackFile> {
    let named = |(number, (name, text)): (usize, &(String, String))| PackFile {
        name: if name.is_empty() { format!("pack-{number}") } else { name.clone() },
        body: text.clone(),
    };
    let written = files.iter().filter(|(_, text)| !text.trim().is_empty());
    (1..).zip(written).map(named).collect()
}

/// Whether a pack can be played with; if not, all that is wrong with it.
fn validate(files: &[PackFile]) -> Result<(), Answer> {
    if files.is_empty() {
        return Err(Answer::Empty);
    }
    let of = |file: &PackFile| match Components::read(&file.body) {
        Ok(_) => Vec::new(),
        Err(error) => error.problems.into_iter().map(|problem| (file.name.clone(), problem)).collect(),
    };
    let problems: Vec<_> = files.iter().flat_map(of).collect();
    if !problems.is_empty() {
        return Err(Answer::Problems(problems));
    }
    let mut boxes: Vec<&str> =
        files.iter().filter_map(|file| Some(GameBox::of(&file.body).ok()?.code())).collect();
    boxes.sort_unstable();
    if boxes.windows(2).any(|two| two[0] == two[1]) {
        return Err(Answer::SameBox);
    }
    let printed = Components::standard();
    let is_printed = |file: &PackFile| {
        let read = Components::read(&file.body);
        read.is_ok_and(|read| Title::ALL.into_iter().all(|title| read.digest(title) == printed.digest(title)))
    };
    if files.iter().all(is_printed) { Err(Answer::AsPrinted) } else { Ok(()) }
}
