//! A player: ratings, results, games.

use std::collections::HashMap;

use carvania_host::{Exception, FinishedGame, Finisher, Person, PlayerStats, Rating, TableSize, Tally};
use carvania_rules::Title;
use carvania_tables::{Occupant, PersonId, TableId, Timestamp};
use serde::Serialize;
use utoipa::ToSchema;

use crate::schema;

/// A person as a player.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayerView {
    /// The id of the person.
    #[schema(schema_with = schema::id)]
    person: PersonId,
    /// The name that others see.
    name: String,
    /// Their results in each game that they have played. Only games that count are included.
    standings: Vec<StandingView>,
    /// Their last games, the newest first.
    games: Vec<FinishedView>,
    /// The value for `before` to get older games, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<u64>,
}

/// The results of a player in one game.
#[derive(Serialize, ToSchema)]
pub(crate) struct StandingView {
    /// The code of the game.
    #[schema(schema_with = schema::game)]
    game: Title,
    /// Games with another person.
    against_people: TallyView,
    /// Games with bots alone.
    against_bots: TallyView,
    /// The rating at tables of two, by Glicko-2.
    two_players: Option<RatingView>,
    /// The rating at tables of more, by the method of Weng and Lin.
    more_players: Option<RatingView>,
}

/// How often a player played and won.
#[derive(Serialize, ToSchema)]
pub(crate) struct TallyView {
    /// How many games they played.
    played: u32,
    /// Those that they won.
    won: u32,
}

/// How strong a player is.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatingView {
    /// The rating, on a scale like Elo's. Everybody begins with 1500.
    points: f64,
    /// The margin of error at 95 % confidence.
    margin: f64,
    /// The number of games it is based on.
    games: u32,
    /// Whether these are too few to tell.
    provisional: bool,
}

/// A game that is over.
#[derive(Serialize, ToSchema)]
pub(crate) struct FinishedView {
    /// Where it was played.
    #[schema(schema_with = schema::id)]
    table: TableId,
    /// The code of the game.
    #[schema(schema_with = schema::game)]
    game: Title,
    /// When its last action was made, in milliseconds since 1970.
    #[schema(value_type = u64)]
    ended: Timestamp,
    /// Who played, the winner first.
    ranking: Vec<FinisherView>,
    /// Why it does not count for them: `bots`, `hot_seat`, `left`, `hint`, `branch`, `stand_in` or `taken_back`. It counts if
    /// this is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    uncounted: Option<&'static str>,
}

/// A player of a game.
#[derive(Serialize, ToSchema)]
pub(crate) struct FinisherView {
    /// The person, bot or program.
    #[schema(schema_with = schema::occupant)]
    player: Occupant,
    /// The name of a person who was not erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Their final points.
    points: u32,
    /// Why the result differs for them from the final order: they `left` and so lost, a bot decided something for them
    /// (`stand_in`), or they undid what they had seen (`taken_back`).
    #[serde(skip_serializing_if = "Option::is_none")]
    exception: Option<&'static str>,
}

impl PlayerView {
    pub(crate) fn new(
        person: Person,
        sheets: Vec<(Title, PlayerStats)>,
        games: Vec<FinishedGame>,
        names: &HashMap<PersonId, String>,
        next: Option<u64>,
    ) -> PlayerView {
        PlayerView {
            person: person.id,
            name: person.name,
            standings: sheets.into_iter().map(standing).collect(),
            games: games.into_iter().map(|game| finished(game, person.id, names)).collect(),
            next,
        }
    }
}

/// The people of these games.
pub(crate) fn people(games: &[FinishedGame]) -> Vec<PersonId> {
    let finishers = games.iter().flat_map(|game| &game.outcome.ranking);
    let mut people: Vec<PersonId> = finishers.filter_map(|finisher| finisher.player.person()).collect();
    people.sort_unstable();
    people.dedup();
    people
}

fn standing((game, sheet): (Title, PlayerStats)) -> StandingView {
    StandingView {
        game,
        against_people: tally(sheet.people),
        against_bots: tally(sheet.bots),
        two_players: sheet.rating(TableSize::Two).map(rating),
        more_players: sheet.rating(TableSize::More).map(rating),
    }
}

const fn tally(tally: Tally) -> TallyView {
    TallyView { played: tally.played, won: tally.won }
}

fn rating(rating: Rating) -> RatingView {
    let Rating { points, margin, games } = rating;
    RatingView { points, margin, games, provisional: rating.is_provisional() }
}

fn finished(game: FinishedGame, person: PersonId, names: &HashMap<PersonId, String>) -> FinishedView {
    let finisher = |Finisher { player, points, exception, .. }: Finisher| {
        let name = player.person().and_then(|person| names.get(&person).cloned());
        FinisherView { player, name, points, exception: exception.map(Exception::name) }
    };
    FinishedView {
        table: game.table,
        game: game.outcome.game,
        ended: game.outcome.ended,
        uncounted: game.outcome.uncounted_for(person).map(carvania_host::Uncounted::name),
        ranking: game.outcome.ranking.into_iter().map(finisher).collect(),
    }
}
