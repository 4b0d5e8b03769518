//! Moments of a game, in words: what happened, what it changed, what would have been better.

use carvania_review::{Cause, Gain, Judgement, Moment, Move};
use carvania_rules::Seat;
use carvania_rules::record::Step;
use carvania_words::{Text, Value, decimal, describe, narrate};

use super::{Telling, gain};

/// What is lost of turns or points shows from here on.
const SEEN: f32 = 0.5;

impl<'a> Telling<'a> {
    /// The decision that a moment is, if it is one.
    pub fn decision(&self, moment: &Moment) -> Option<(&'a Move, &'a Judgement)> {
        let place = self.review.moves.binary_search_by_key(&moment.index, |made| made.index).ok()?;
        let made = &self.review.moves[place];
        Some((made, made.judgement.as_ref()?))
    }

    /// When a moment was, and whose.
    pub fn when(&self, moment: &Moment) -> String {
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
    pub fn what(&self, moment: &Moment) -> Text {
        match &moment.cause {
            Cause::Decision { .. } => self.action(&self.steps[moment.index]),
            Cause::Draws { draws } => {
                let drawn: Vec<Step> = draws.iter().map(|&draw| self.steps[draw]).collect();
                narrate(self.voice, &drawn).capitalised()
            }
        }
    }

    /// Whether the change of a seat's chance shows when it is written.
    pub fn is_seen(&self, moment: &Moment, seat: Seat) -> bool {
        let index = seat.index();
        self.chance(moment.before[index]) != self.chance(moment.after[index])
    }

    /// How the chance of a seat changed at a moment.
    pub fn swing(&self, moment: &Moment, seat: Seat) -> String {
        let facts = [
            ("player", self.player(seat).into()),
            ("before", self.chance(moment.before[seat.index()]).into()),
            ("after", self.chance(moment.after[seat.index()]).into()),
        ];
        self.say("moment-change", &facts)
    }

    /// The better action and what it gains, if there is one.
    pub fn better(&self, made: &Move, judgement: &Judgement) -> Option<Text> {
        if judgement.best.action == judgement.taken.action {
            return None;
        }
        let facts = [
            ("action", describe(self.voice, &made.step.before, judgement.best.action).into()),
            ("gain", gain(self.language, &judgement.gain).into()),
        ];
        Some(self.compose("moment-better", &facts))
    }

    /// What a decision cost, if something else was better: turns, points and chance to win, as far as they are lost.
    pub fn cost(&self, judgement: &Judgement) -> Option<String> {
        if judgement.best.action == judgement.taken.action {
            return None;
        }
        let Gain { wins, points, turns } = judgement.gain;
        let counted = |key, amount: f32| {
            let number = ("number", decimal(self.language, amount, 1).into());
            let is_seen = amount >= SEEN;
            is_seen.then(|| self.say(key, &[number, ("count", Value::from(f64::from(amount)))]))
        };
        let chance = self.say("cost-wins", &[("percent", self.chance(wins).into())]);
        let mut lost: Vec<String> =
            [counted("cost-turns", turns), counted("cost-points", points), Some(chance)]
                .into_iter()
                .flatten()
                .collect();
        let last = lost.pop()?;
        let what = match lost.as_slice() {
            [] => last,
            before => self.say("cost-and", &[("before", before.join(", ").into()), ("last", last.into())]),
        };
        Some(self.say("moment-cost", &[("what", what.into())]))
    }

    /// What would have been better than a decision, in words.
    pub fn instead(&self, made: &Move, judgement: &Judgement) -> Text {
        let action = describe(self.voice, &made.step.before, judgement.best.action);
        self.compose("moment-instead", &[("action", action.into())])
    }
}
