//! The analysis in words, piece by piece: text and page put the pieces in their places.

use carvania_bots::Limit;
use carvania_lab::analyse::{Cause, Judgement, Moment, Move, Review, Verdict};
use carvania_rules::record::Step;
use carvania_rules::{Language, Record, Seat};
use carvania_words::{Value, option, percent, say, signed_percent, title, told};

use crate::gain::gain;
use crate::play::table::HUMAN;

/// What is told, and in which language.
pub(super) struct Telling<'a> {
    pub(super) language: Language,
    pub(super) record: &'a Record,
    pub(super) review: &'a Review,
    pub(super) budget: Limit,
    steps: Vec<Step>,
}

impl<'a> Telling<'a> {
    pub(super) fn new(
        language: Language,
        record: &'a Record,
        review: &'a Review,
        budget: Limit,
    ) -> Telling<'a> {
        Telling { language, record, review, budget, steps: record.steps().collect() }
    }

    /// A message of the catalogue.
    pub(super) fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        say(self.language, key, args)
    }

    /// A message that fills nothing in.
    pub(super) fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.record.game().seats()
    }

    /// A seat and who sat there, if the record notes it.
    pub(super) fn player(&self, seat: Seat) -> String {
        let noted = |name: &str| {
            let name = format!("{name}-{seat}");
            self.record
                .headers()
                .notes()
                .iter()
                .find(|(other, _)| *other == name)
                .map(|(_, value)| value.clone())
        };
        let number = ("seat", seat.number().into());
        match noted("seat").or_else(|| noted("player")).filter(|name| name != HUMAN) {
            Some(name) => self.say("seat-bot", &[number, ("bot", name.into())]),
            None => self.say("seat-person", &[number]),
        }
    }

    pub(super) fn title(&self) -> String {
        let name = title(self.language, self.record.game().title());
        self.say("analysis-title", &[("title", name.into())])
    }

    /// What was played, what came of it, how much was looked into.
    pub(super) fn lead(&self) -> Vec<String> {
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
        lines.push(self.say("analysis-effort", &effort).trim_end().to_owned());
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

    /// How the numbers are to be understood.
    pub(super) fn about(&self) -> String {
        let from = |name, verdict: Verdict| (name, percent(self.language, verdict.from(), 0).into());
        let facts = [
            from("inaccuracy", Verdict::Inaccuracy),
            from("mistake", Verdict::Mistake),
            from("blunder", Verdict::Blunder),
        ];
        self.say("analysis-about", &facts)
    }

    /// A chance to win.
    pub(super) fn chance(&self, chance: f32) -> String {
        percent(self.language, chance, 0)
    }

    /// A change of a chance to win.
    pub(super) fn change(&self, change: f32) -> String {
        signed_percent(self.language, change, 0)
    }

    /// The action that was taken.
    pub(super) fn action(&self, step: &Step) -> String {
        option(self.language, &step.before, step.action)
    }

    /// The same, and whether there was a choice.
    pub(super) fn made(&self, made: &Move) -> String {
        let action = self.action(&made.step);
        if made.forced { self.say("move-forced", &[("action", action.into())]) } else { action }
    }

    /// The heading of a round.
    pub(super) fn round(&self, round: u32) -> String {
        match round {
            0 => self.word("move-set-up"),
            _ => self.say("move-round", &[("round", round.into())]),
        }
    }

    pub(super) fn verdict(&self, verdict: Verdict) -> String {
        self.word(match verdict {
            Verdict::Fine => "verdict-fine",
            Verdict::Inaccuracy => "verdict-inaccuracy",
            Verdict::Mistake => "verdict-mistake",
            Verdict::Blunder => "verdict-blunder",
        })
    }

    /// The better action and what it gains, if there is one.
    pub(super) fn better(&self, made: &Move, judgement: &Judgement) -> Option<String> {
        if judgement.best.action == judgement.taken.action {
            return None;
        }
        let facts = [
            ("action", option(self.language, &made.step.before, judgement.best.action).into()),
            ("gain", gain(self.language, &judgement.gain).into()),
        ];
        Some(self.say("moment-better", &facts))
    }

    /// The decision that a moment is, if it is one.
    pub(super) fn decision(&self, moment: &Moment) -> Option<(&'a Move, &'a Judgement)> {
        let place = self.review.moves.binary_search_by_key(&moment.index, |made| made.index).ok()?;
        let made = &self.review.moves[place];
        Some((made, made.judgement.as_ref()?))
    }

    /// When a moment was, and whose.
    pub(super) fn when(&self, moment: &Moment) -> String {
        let round = ("round", moment.round.into());
        match (&moment.cause, moment.round) {
            (Cause::Decision { seat }, 0) => {
                self.say("heading-start", &[("player", self.player(*seat).into())])
            }
            (Cause::Decision { seat }, _) => {
                self.say("heading-turn", &[round, ("player", self.player(*seat).into())])
            }
            (Cause::Draws { .. }, 0) => self.word("moment-draws-start"),
            (Cause::Draws { .. }, _) => self.say("moment-draws", &[round]),
        }
    }

    /// What happened at a moment: the action that was taken, or what was drawn.
    pub(super) fn what(&self, moment: &Moment) -> String {
        match &moment.cause {
            Cause::Decision { .. } => self.action(&self.steps[moment.index]),
            Cause::Draws { draws } => {
                let drawn: Vec<Step> = draws.iter().map(|&draw| self.steps[draw]).collect();
                capitalised(&told(self.language, &drawn))
            }
        }
    }

    /// Whether the change of a seat's chance shows when it is written.
    pub(super) fn is_seen(&self, moment: &Moment, seat: Seat) -> bool {
        let index = seat.index();
        self.chance(moment.before[index]) != self.chance(moment.after[index])
    }

    /// How the chance of a seat changed at a moment.
    pub(super) fn swing(&self, moment: &Moment, seat: Seat) -> String {
        let facts = [
            ("player", self.player(seat).into()),
            ("before", self.chance(moment.before[seat.index()]).into()),
            ("after", self.chance(moment.after[seat.index()]).into()),
        ];
        self.say("moment-change", &facts)
    }

    /// What a moment gave to a seat or took from it, and when; nothing if there is no such moment.
    pub(super) fn extreme(&self, moment: Option<usize>, seat: Seat) -> String {
        let Some(moment) = moment.and_then(|place| self.review.moments.get(place)) else {
            return String::new();
        };
        let change = ("change", self.change(moment.change(seat)).into());
        match moment.round {
            0 => self.say("analysis-when-start", &[change]),
            round => self.say("analysis-when", &[change, ("round", round.into())]),
        }
    }
}

/// The text as the beginning of a sentence.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
