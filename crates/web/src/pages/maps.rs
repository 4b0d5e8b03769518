//! Maps of your own. A map stands in the address of its page: nothing is kept until it is saved.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use carvania_host::{MAX_MAPS, PeopleError, random_map};
use carvania_pages::maps::{self, Choices, EditorState, Saved, Shown, Uploaded};
use carvania_rules::Title;
use carvania_rules::map::file::{MapFile, MapProblem, Shape};
use carvania_rules::map::{Draft, DraftError, Kind};
use carvania_tables::OptionsError;
use carvania_words::say;
use maud::Markup;

use super::form::Form;
use super::map_query::MapQuery;
use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;
use crate::extract::{Named, Query};

/// No map that can be played on needs a longer file.
const MAX_FILE_BYTES: usize = 10_000;

/// Where to begin, and the maps that one has saved.
pub(crate) async fn overview(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    let saved = saved_maps(&app, &visitor).await?;
    Ok(maps::overview(&visitor.frame(), &saved))
}

/// The page on which a map is made.
pub(crate) async fn page(
    visitor: Visitor,
    Named(game): Named,
    Query(query): Query<MapQuery>,
) -> Result<Markup, Problem> {
    let (game, _) = played_on_map(&game)?;
    let (state, code) = query.state(game);
    let told = query.is_saved().then(|| state.name.clone()).flatten();
    let told = told.map(|name| say(visitor.language, "maps-saved-as", &[("name", name.into())]));
    Ok(render(&visitor, &state, Shown { told, code: code.err(), ..Shown::default() }))
}

fn render(visitor: &Visitor, state: &EditorState, shown: Shown<'_>) -> Markup {
    let link = visitor.base_url.join(&format!("/maps/{}?map={}", state.game, state.draft));
    maps::page(&visitor.frame(), state, &Shown { link: &link, ..shown })
}

/// A random map, with as many valleys as the one before it if the game leaves the choice.
pub(crate) async fn random(Named(game): Named, Query(query): Query<MapQuery>) -> Result<Redirect, Problem> {
    let (game, shape) = played_on_map(&game)?;
    let (state, code) = query.state(game);
    let valleys = code.map_or(0, |()| state.draft.count(Kind::Valley));
    let draft = random_map(shape, valleys).map_err(|_| Problem::Internal)?;
    Ok(Redirect::to(&EditorState { tool: state.tool, ..EditorState::new(game, draft) }.address()))
}

/// The map as a file.
pub(crate) async fn file(Named(game): Named, Query(query): Query<MapQuery>) -> Result<Response, Problem> {
    let (game, _) = played_on_map(&game)?;
    let (state, code) = query.state(game);
    code.map_err(|error| Problem::Malformed(error.to_string()))?;
    let disposition = format!("attachment; filename=\"map-{game}.toml\"");
    let headers = [
        (header::CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, state.draft.file().to_drawing()).into_response())
}

/// Keeps a map under a name.
pub(crate) async fn save(
    State(app): State<App>,
    visitor: Visitor,
    Named(game): Named,
    form: Form,
) -> Result<Response, Problem> {
    let (game, _) = played_on_map(&game)?;
    let draft: Draft = form.get("map").unwrap_or_default().parse().map_err(not_a_map)?;
    let arrival = visitor.arrive(&app, None).await?;
    let name = form.get("name").unwrap_or_default();
    let state = EditorState::new(game, draft);
    let answer = match app.host().people().save_map(arrival.person, game, name, &state.draft).await {
        Ok(name) => {
            let state = EditorState { name: Some(name.to_string()), ..state };
            Redirect::to(&format!("{}&saved=yes", state.address())).into_response()
        }
        Err(error) => {
            let told = Some(explain_unsaved(&visitor, error)?);
            let page = render(&visitor, &state, Shown { told, ..Shown::default() });
            (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
    };
    Ok((AppendHeaders(arrival.cookies), answer).into_response())
}

/// Why a map was not saved, where the person who saves it can do something about it.
fn explain_unsaved(visitor: &Visitor, error: PeopleError) -> Result<String, Problem> {
    match error {
        PeopleError::Name(_) => Ok(say(visitor.language, "maps-name-form", &[])),
        PeopleError::Maps => Ok(say(visitor.language, "maps-full", &[("most", MAX_MAPS.into())])),
        error => Err(error.into()),
    }
}

/// Takes a saved map away.
pub(crate) async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    form: Form,
) -> Result<Redirect, Problem> {
    let me = visitor.required(&app)?;
    let (game, _) = played_on_map(form.get("game").unwrap_or_default())?;
    app.host().people().remove_map(me, game, form.get("name").unwrap_or_default()).await?;
    Ok(Redirect::to("/maps"))
}

/// Opens a map file that was pasted or uploaded.
pub(crate) async fn open(visitor: Visitor, Named(game): Named, form: Form) -> Result<Response, Problem> {
    let (game, _) = played_on_map(&game)?;
    let text = form.get("file").or(form.get("text")).unwrap_or_default();
    let state = EditorState::new(game, maps::first(game));
    let failed = |uploaded: Uploaded<'_>| {
        let page = render(&visitor, &state, Shown { uploaded: Some(uploaded), ..Shown::default() });
        Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
    };
    let told = |key: &str| Uploaded {
        // What nobody could have meant as a map is not sent back.
        text: if text.len() > MAX_FILE_BYTES { "" } else { text },
        problems: vec![say(visitor.language, key, &[])],
        details: None,
    };
    if text.trim().is_empty() || text.len() > MAX_FILE_BYTES {
        return failed(told(if text.len() > MAX_FILE_BYTES { "map-long" } else { "maps-open-nothing" }));
    }
    let problems = match MapFile::read(text) {
        Ok(file) => match Draft::try_from(&file) {
            Ok(draft) => return Ok(Redirect::to(&EditorState::new(game, draft).address()).into_response()),
            Err(DraftError::Wide) => return failed(told("map-wide")),
            Err(DraftError::Twice(cell)) => vec![MapProblem::Twice(cell)],
        },
        Err(problems) => problems,
    };
    failed(Uploaded::new(&visitor.frame(), &state, text, &problems))
}

/// The maps that a new table of a game can be played on.
pub(super) async fn choices(
    app: &App,
    visitor: &Visitor,
    game: Title,
    code: Option<&str>,
) -> Result<Choices, Problem> {
    let Some(shape) = game.map_shape() else { return Ok(Choices::default()) };
    let linked = |code: &str| code.parse().ok().filter(|draft| maps::is_playable(game, draft)).ok_or(());
    Ok(Choices {
        linked: code.map(linked),
        random: random_map(shape, 0).ok(),
        saved: saved_maps(app, visitor).await?,
    })
}

/// The map file of a code; none for the usual map of the game. Whether the game can be played on it, the table says.
pub(super) fn file_of(game: Title, code: &str) -> Result<Option<String>, Problem> {
    let draft: Draft = code.parse().map_err(not_a_map)?;
    Ok((draft != maps::first(game)).then(|| draft.file().to_drawing()))
}

fn not_a_map(error: carvania_rules::map::CodeError) -> Problem {
    Problem::Options(OptionsError::Map(error.to_string()))
}

async fn saved_maps(app: &App, visitor: &Visitor) -> Result<Vec<Saved>, Problem> {
    let Some(me) = visitor.person() else { return Ok(Vec::new()) };
    let maps = app.host().people().maps(me).await?;
    Ok(maps.into_iter().map(|map| Saved { game: map.game, name: map.name, draft: map.draft }).collect())
}

/// The game that an address names, if it is played on a map.
fn played_on_map(game: &str) -> Result<(Title, Shape), Problem> {
    let title = game.parse().ok().and_then(|title: Title| Some((title, title.map_shape()?)));
    title.ok_or(Problem::Missing("map"))
}
