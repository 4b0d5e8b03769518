//! What the games say about the balance of what was played.

use carvania_rules::{Game, Seat, Source};
use serde::{Serialize, Serializer};

use super::distribution::Spread;
use super::share::Share;
use super::thing::{Category, Thing};
use super::totals::{Players, Sums, Tally, Totals};
use crate::simulate::{Complaint, Simulation};

/// With fewer games than these nothing stands out, whatever the interval says: it is right for many games.
const FEWEST: u64 = 30;

/// What was played, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The short name of the game.
    pub game: &'static str,
    /// How many played.
    pub players: usize,
    /// The name of the bot on each seat.
    pub bots: Vec<String>,
    /// The seed that all draws follow from.
    pub seed: u64,
    /// The round after which a game was cut off.
    pub max_rounds: u32,
    /// How many games were played.
    pub games: u64,
    /// The decisions of each seat that were not the bot's own, because something went wrong.
    pub faults: Vec<u64>,
    /// What went wrong first.
    pub complaints: Vec<Complaint>,
    /// Whether it was stopped before all games were played.
    pub interrupted: bool,
    /// Games that were not over when the rounds were used up. All that follows is about the others.
    pub cut_off: u64,
    /// What each player of a fair game wins of all games.
    pub fair_share: f64,
    /// How each seat fared, in the order of play.
    pub seats: Vec<SeatReport>,
    /// How many rounds the games lasted; `None` if none came to its end.
    pub rounds: Option<Spread>,
    /// The points of the winners.
    pub winners: Option<PointsReport>,
    /// The points of everybody else.
    pub others: Option<PointsReport>,
    /// What was taken, category by category.
    pub categories: Vec<CategoryReport>,
}

/// How a seat fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The number of the seat, from 1.
    pub seat: usize,
    /// The games that it won.
    pub wins: u64,
    /// Its wins as a share of all games that came to their end, if any did.
    pub win_share: Option<Share>,
    /// Whether the share is clear of the fair one.
    pub stands_out: bool,
    /// The mean points, and where they came from.
    pub points: Option<Means>,
}

/// The points of some players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PointsReport {
    /// The points of each.
    pub spread: Spread,
    /// The mean points, and where they came from.
    pub points: Means,
}

/// Mean points, in all and by source.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Means {
    /// The points from all sources together.
    pub total: f64,
    /// The points by source, those that gave nobody any left out.
    #[serde(serialize_with = "in_order")]
    pub sources: Vec<(&'static str, f64)>,
}

/// What was taken of one category.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CategoryReport {
    /// The category that the things belong to.
    pub category: Category,
    /// Its things, those first whose takers won most.
    pub things: Vec<ThingReport>,
}

/// How a thing fared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ThingReport {
    /// The thing itself.
    #[serde(skip)]
    pub thing: Thing,
    /// The thing as the notation writes it.
    pub name: String,
    /// The games in which a player took it.
    pub games: u64,
    /// Those games as a share of all.
    pub games_share: f64,
    /// How often it was taken in a game, on average over all games.
    pub takes_a_game: f64,
    /// The round in which it was first taken, on average over the games in which it was; 0 is before the first.
    pub first_round: f64,
    /// How many players took it, all games together.
    pub takers: u64,
    /// How many of them won, as a share.
    pub win_share: Share,
    /// How much more that is than the fair share.
    pub gain: f64,
    /// Whether the share is clear of the fair one. It need not be the reason: players who are ahead take more.
    pub stands_out: bool,
}

impl Report {
    pub(super) fn new(simulation: &Simulation, start: &Game, totals: &Totals) -> Report {
        let setup = &simulation.setup;
        let whole = Whole { finished: totals.finished, players: setup.players as u64 };
        let sources = used(totals);
        let categories = Category::of(setup.title).iter().map(|&category| {
            let things = totals.things.iter().filter(|(thing, _)| thing.category == category);
            let mut things: Vec<ThingReport> =
                things.map(|(&thing, tally)| whole.thing(start, thing, tally)).collect();
            things.sort_by(|one, other| other.gain.total_cmp(&one.gain));
            CategoryReport { category, things }
        });
        Report {
            game: setup.title.code(),
            players: setup.players,
            bots: simulation.bots.iter().map(ToString::to_string).collect(),
            seed: simulation.seed,
            max_rounds: simulation.max_rounds,
            games: totals.games,
            faults: totals.complaints.numbers.seated(setup.players).to_vec(),
            complaints: totals.complaints.first.clone(),
            interrupted: totals.games < simulation.games,
            cut_off: totals.games - totals.finished,
            fair_share: whole.fair_share(),
            seats: Seat::all(setup.players).map(|seat| whole.seat(totals, seat, &sources)).collect(),
            rounds: totals.rounds.spread(),
            winners: points(&totals.winners, &sources),
            others: points(&totals.others, &sources),
            categories: categories.collect(),
        }
    }
}

/// The sources that gave anybody points.
fn used(totals: &Totals) -> Vec<Source> {
    let gives = |source: &Source| {
        let players = [&totals.winners, &totals.others];
        players.iter().any(|players| players.by_source[*source as usize] > 0)
    };
    Source::ALL.into_iter().filter(gives).collect()
}

fn points(players: &Players, sources: &[Source]) -> Option<PointsReport> {
    let points = Means::new(&players.by_source, players.number, sources)?;
    Some(PointsReport { spread: players.totals.spread()?, points })
}

impl Means {
    fn new(sums: &Sums, number: u64, sources: &[Source]) -> Option<Means> {
        let mean = |sum: u64| sum as f64 / number as f64;
        let of_source = |source: &Source| (source.name(), mean(sums[*source as usize]));
        (number > 0).then(|| Means {
            total: mean(sums.iter().sum()),
            sources: sources.iter().map(of_source).collect(),
        })
    }
}

/// What shares are of.
struct Whole {
    finished: u64,
    players: u64,
}

impl Whole {
    fn fair_share(&self) -> f64 {
        1.0 / self.players as f64
    }

    fn seat(&self, totals: &Totals, seat: Seat, sources: &[Source]) -> SeatReport {
        let win_share = Share::of(totals.wins[seat], self.finished);
        SeatReport {
            seat: seat.number(),
            wins: totals.wins[seat],
            win_share,
            stands_out: self.finished >= FEWEST
                && win_share.is_some_and(|share| share.is_clear_of(self.fair_share())),
            points: Means::new(&totals.seats[seat], self.finished, sources),
        }
    }

    fn thing(&self, start: &Game, thing: Thing, tally: &Tally) -> ThingReport {
        let Tally { takes, first_rounds, takers } = *tally;
        let win_share = takers.share(self.players);
        ThingReport {
            thing,
            name: thing.name(start),
            games: takers.games,
            games_share: takers.games as f64 / self.finished as f64,
            takes_a_game: takes as f64 / self.finished as f64,
            first_round: first_rounds as f64 / takers.games as f64,
            takers: takers.players,
            win_share,
            gain: win_share.share - self.fair_share(),
            stands_out: takers.games >= FEWEST && win_share.is_clear_of(self.fair_share()),
        }
    }
}

/// Pairs as the fields of an object, in the order of a score sheet.
fn in_order<S: Serializer>(sources: &[(&'static str, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(sources.iter().copied())
}
