//! People: the players of this server, and a page for each of them.

use axum::extract::State;
use carvania_host as host;
use carvania_host::TableSize;
use carvania_pages::people::{self, Game, Profile, Ranking, Rating, Standing, Tally};
use carvania_pages::table::Names;
use carvania_rules::Title;
use carvania_tables::{Occupant, PersonId};
use carvania_words::{Language, say};
use maud::Markup;
use serde::Deserialize;

use super::visitor::Visitor;
use crate::app::App;
use crate::error::Problem;
use crate::extract::{Query, Whose};
use crate::wire::player;

/// So many games are shown at a time.
const MAX_GAMES: u32 = 30;
/// So many players of a game are shown among others, and on a page of its own.
const MAX_FEW: usize = 5;
const MAX_MANY: usize = 100;
/// So many of those with a rating are looked at, as some have no name.
const MAX_NAMED: usize = 500;

/// What the address of a list says.
#[derive(Deserialize)]
pub(crate) struct PlayersQuery {
    game: Option<String>,
}

/// What the address of a player's page says.
#[derive(Deserialize)]
pub(crate) struct ProfileQuery {
    before: Option<String>,
}

/// The players, of all games or of one.
pub(crate) async fn players(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<PlayersQuery>,
) -> Result<Markup, Problem> {
    let only = query.game.filter(|game| !game.is_empty());
    let only: Option<Title> =
        only.map(|game| game.parse()).transpose().map_err(|_| Problem::Missing("game"))?;
    let most = if only.is_some() { MAX_MANY } else { MAX_FEW };
    let (mut names, mut rankings) = (Names::default(), Vec::new());
    for game in Title::ALL.into_iter().filter(|game| only.is_none_or(|only| only == *game)) {
        let two = ranked(&app, game, TableSize::Two, most, &mut names).await?;
        let more = ranked(&app, game, TableSize::More, most, &mut names).await?;
        rankings.push(Ranking { game, two, more });
    }
    Ok(people::players(&visitor.frame(), &rankings, &names, only))
}

/// The strongest of a game who are to be listed. Those who have no name, or only the one that every guest has, are not.
async fn ranked(
    app: &App,
    game: Title,
    size: TableSize,
    most: usize,
    names: &mut Names,
) -> Result<Vec<(Occupant, Rating)>, Problem> {
    let mut ranking = app.host().ratings().ranking(game, size).await?;
    ranking.truncate(MAX_NAMED);
    let people: Vec<PersonId> = ranking.iter().filter_map(|(player, _)| player.person()).collect();
    let found = app.host().people().names(&people).await?;
    let usual = Language::ALL.map(|language| say(language, "guest-name", &[]));
    names.0.extend(found.into_iter().filter(|(_, name)| !usual.contains(name)));
    let is_listed = |player: &Occupant| player.person().is_none_or(|person| names.0.contains_key(&person));
    ranking.retain(|(player, _)| is_listed(player));
    ranking.truncate(most);
    Ok(ranking.into_iter().map(|(player, points)| (player, rating(points))).collect())
}

/// A player's page. Who was erased has none.
pub(crate) async fn profile(
    State(app): State<App>,
    visitor: Visitor,
    Whose(id): Whose,
    Query(query): Query<ProfileQuery>,
) -> Result<Markup, Problem> {
    let person = app.host().people().person(id).await?.ok_or(Problem::Missing("person"))?;
    // What can be no place in the list is its beginning.
    let before = query.before.and_then(|before| before.parse().ok());
    let sheets = app.host().ratings().of(id).await?;
    let games = app.host().ratings().games(id, visitor.person(), before, MAX_GAMES).await?;
    let next = games.last().filter(|_| games.len() >= MAX_GAMES as usize).map(|last| last.number);
    let names = app.host().people().names(&player::people(&games)).await?;
    let standings: Vec<Standing> = sheets.into_iter().map(standing).collect();
    let games: Vec<Game> = games.into_iter().map(|finished| game(finished, id)).collect();
    let profile = Profile {
        id,
        name: &person.name,
        standings: &standings,
        games: &games,
        before: next,
        names: &Names(names.into_iter().collect()),
    };
    Ok(people::profile(&visitor.frame(), &profile))
}

fn standing((game, sheet): (Title, host::PlayerStats)) -> Standing {
    Standing {
        game,
        people: tally(sheet.people),
        bots: tally(sheet.bots),
        two: sheet.rating(TableSize::Two).map(rating),
        more: sheet.rating(TableSize::More).map(rating),
    }
}

const fn tally(tally: host::Tally) -> Tally {
    Tally { played: tally.played, won: tally.won }
}

fn rating(rating: host::Rating) -> Rating {
    let whole = |points: f64| points.round() as i32;
    Rating {
        points: whole(rating.points),
        margin: whole(rating.margin),
        games: rating.games,
        is_provisional: rating.is_provisional(),
    }
}

fn game(finished: host::FinishedGame, person: PersonId) -> Game {
    let uncounted = finished.outcome.uncounted_for(person).map(host::Uncounted::name);
    let exception = finished.outcome.exception_of(person).map(host::Exception::name);
    let host::Outcome { game, ranking, .. } = finished.outcome;
    let ranking = ranking.into_iter().map(|finisher| (finisher.player, finisher.points)).collect();
    Game { table: finished.table, game, ranking, uncounted, exception }
}
