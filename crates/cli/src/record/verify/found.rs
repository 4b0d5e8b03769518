//! The findings about a valid record.

use carvania_rules::fair::{self, Fairness, Promise};
use carvania_rules::{Record, VERSION};
use serde::Serialize;

use crate::number::counted;

/// A record in figures.
#[derive(Serialize)]
pub(super) struct Found {
    game: &'static str,
    players: usize,
    rules: u32,
    components: String,
    actions: usize,
    rounds: u32,
    /// The final scores; none if the game is not over.
    result: Option<Vec<u32>>,
    draws: usize,
    /// How many actions at the beginning were made in another game, and nothing is promised about their draws.
    given: usize,
    deal: Deal,
}

/// What is known about the draws, besides that each was possible.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
enum Deal {
    /// They are those of the seed.
    Proven,
    /// And so is the order of play.
    ProvenWithOrder,
    /// The seed is not published.
    Sealed,
    /// There is no commitment, but a seed that was noted, as `carvania play` does.
    Noted,
    /// There is neither.
    Unpromised,
}

impl Found {
    pub(super) fn of(record: &Record, fairness: Fairness) -> Found {
        let game = record.game();
        Found {
            game: game.title().code(),
            players: game.players(),
            rules: VERSION,
            components: game.components().digest(game.title()).to_string(),
            actions: record.actions().len(),
            rounds: record.rounds().number(),
            result: record.result(),
            draws: fair::draws(record).count(),
            given: record.headers().promise().map_or(0, Promise::given),
            deal: Deal::of(record, fairness),
        }
    }

    pub(super) fn sentence(&self) -> String {
        let actions = counted(self.actions as u64, "action");
        let rounds = counted(self.rounds.into(), "round");
        let result = match &self.result {
            Some(scores) => {
                format!("result {}", scores.iter().map(u32::to_string).collect::<Vec<_>>().join(" "))
            }
            None => "unfinished".to_owned(),
        };
        let given = match self.given {
            0 => String::new(),
            given => {
                let given = counted(given as u64, "action");
                format!("given at the beginning: {given}, about whose draws nothing is promised; after them ")
            }
        };
        let (game, players, draws) = (self.game, self.players, self.deal.words());
        format!("ok: {game}, {players} players, {actions} in {rounds}, {result}; {given}{draws}\n")
    }
}

impl Deal {
    fn of(record: &Record, fairness: Fairness) -> Deal {
        let notes_seed = record.headers().notes().iter().any(|(name, _)| name == "seed");
        match fairness {
            Fairness::Proven { order: true, .. } => Deal::ProvenWithOrder,
            Fairness::Proven { order: false, .. } => Deal::Proven,
            Fairness::Sealed => Deal::Sealed,
            Fairness::Unpromised if notes_seed => Deal::Noted,
            Fairness::Unpromised => Deal::Unpromised,
        }
    }

    fn words(self) -> &'static str {
        match self {
            Deal::Proven => "every draw follows from the seed that was committed to",
            Deal::ProvenWithOrder => {
                "the order of play and every draw follow from the seed that was committed to"
            }
            Deal::Sealed => {
                "every draw was possible, and can be checked against the commitment when the seed is published"
            }
            Deal::Noted => {
                "every draw was possible, but the seed stands there without a commitment, so whether the draws were \
                 chosen cannot be checked"
            }
            Deal::Unpromised => {
                "every draw was possible, but there is no commitment to a seed, so whether the draws were chosen \
                 cannot be checked"
            }
        }
    }
}
