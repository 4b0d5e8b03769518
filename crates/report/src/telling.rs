//! A review in words, piece by piece: texts and pages put the pieces in their places.

mod gain;
mod moments;
mod seats;

use carvania_opponents::Limit;
use carvania_review::{Move, Review, Verdict};
use carvania_rules::record::Step;
use carvania_rules::{Language, Record, Seat};
use carvania_words::{Fact, Text, Value, Voice, compose, describe, percent, say, signed_percent, title};

pub use gain::gain;

/// What is told, and in which language.
pub struct Telling<'a> {
    /// The language that the reader sees.
    pub language: Language,
    /// What players and things are called within what happened.
    voice: Voice<'a>,
    /// The game that was reviewed.
    pub record: &'a Record,
    /// What was found about it.
    pub review: &'a Review,
    /// What each decision could cost.
    pub budget: Limit,
    /// What everybody is called, by seat.
    pub players: Vec<String>,
    steps: Vec<Step>,
}

impl<'a> Telling<'a> {
    /// Tells of a review, with the names of the players by seat.
    pub fn new(
        voice: impl Into<Voice<'a>>,
        record: &'a Record,
        review: &'a Review,
        budget: Limit,
        players: Vec<String>,
    ) -> Telling<'a> {
        let voice = voice.into();
        Telling {
            language: voice.language,
            voice,
            record,
            review,
            budget,
            players,
            steps: record.steps().collect(),
        }
    }

    /// A message of the catalogue.
    pub fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        say(self.language, key, args)
    }

    /// A message of the catalogue with things in it.
    fn compose(&self, key: &str, facts: &[Fact]) -> Text {
        compose(self.language, key, facts)
    }

    /// A message that fills nothing in.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// All players, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.record.game().seats()
    }

    /// What a player is called.
    pub fn player(&self, seat: Seat) -> String {
        self.players.get(seat.index()).cloned().unwrap_or_default()
    }

    /// What is analysed.
    pub fn title(&self) -> String {
        let name = title(self.language, self.record.game().title());
        self.say("analysis-title", &[("title", name.into())])
    }

    /// What was played, what came of it, how much was looked into.
    pub fn lead(&self) -> Vec<String> {
        let review = self.review;
        let facts = [
            ("players", self.record.game().players().into()),
            ("rounds", self.record.rounds().number().into()),
            ("end", self.result().into()),
        ];
        let judged: usize = review.seats.iter().map(|standing| standing.decisions).sum();
        let forced = review.moves.iter().filter(|made| made.forced).count();
        let effort =
            [("decisions", judged.into()), ("budget", self.budget().into()), ("forced", forced.into())];
        let mut lines = vec![self.say("analysis-lead", &facts)];
        if review.moves.is_empty() {
            lines.push(self.word("analysis-none"));
            return lines;
        }
        lines.push(self.say("analysis-effort", &effort));
        if review.open > 0 {
            lines.push(self.say("analysis-open", &[("open", review.open.into())]));
        }
        lines
    }

    /// What each decision could cost.
    fn budget(&self) -> String {
        match self.budget {
            Limit::Time(_) => self.budget.to_string(),
            Limit::Nodes(nodes) => self.say("analysis-positions", &[("positions", nodes.into())]),
        }
    }

    /// Who has won, if anybody has.
    fn result(&self) -> String {
        let game = self.record.game();
        match game.ranking().first().filter(|_| game.is_over()) {
            Some(&winner) => {
                let points = ("points", game.scores()[winner].total().into());
                self.say("score-wins", &[points, ("player", self.player(winner).into())])
            }
            None => self.word("analysis-unfinished"),
        }
    }

    /// How sure the chances along the game are.
    pub fn sureness(&self) -> String {
        let doubt = self.review.doubt_of_chances();
        self.say("analysis-sureness", &[("doubt", percent(self.language, doubt, 1).into())])
    }

    /// How to read the numbers.
    pub fn about(&self) -> String {
        let from = |name, verdict: Verdict| (name, percent(self.language, verdict.from(), 0).into());
        let facts = [
            from("inaccuracy", Verdict::Inaccuracy),
            from("mistake", Verdict::Mistake),
            from("blunder", Verdict::Blunder),
        ];
        self.say("analysis-about", &facts)
    }

    /// A chance to win.
    pub fn chance(&self, chance: f32) -> String {
        percent(self.language, chance, 0)
    }

    /// A change of a chance to win.
    pub fn change(&self, change: f32) -> String {
        signed_percent(self.language, change, 0)
    }

    /// The action that was taken.
    pub fn action(&self, step: &Step) -> Text {
        describe(self.voice, &step.before, step.action)
    }

    /// The action that was taken, and whether there was a choice.
    pub fn made(&self, made: &Move) -> Text {
        let action = self.action(&made.step);
        if made.forced { self.compose("move-forced", &[("action", action.into())]) } else { action }
    }

    /// The heading of a round.
    pub fn round(&self, round: u32) -> String {
        match round {
            0 => self.word("move-set-up"),
            _ => self.say("move-round", &[("round", round.into())]),
        }
    }

    /// How good a decision was.
    pub fn verdict(&self, verdict: Verdict) -> String {
        self.word(match verdict {
            Verdict::Fine => "verdict-fine",
            Verdict::Inaccuracy => "verdict-inaccuracy",
            Verdict::Mistake => "verdict-mistake",
            Verdict::Blunder => "verdict-blunder",
        })
    }
}
