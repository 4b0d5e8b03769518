//! How everybody played, in words.

use carvania_review::Standing;
use carvania_rules::Seat;
use carvania_words::percent;

use super::Telling;

impl Telling<'_> {
    /// A player, and the points at the end of the record.
    pub fn score(&self, seat: Seat) -> String {
        let points = self.record.game().scores()[seat].total();
        self.say("standing-score", &[("player", self.player(seat).into()), ("points", points.into())])
    }

    /// How well a seat decided; none if none of its decisions has been looked into.
    pub fn decisions(&self, standing: &Standing) -> Option<String> {
        let facts = [
            ("decisions", standing.decisions.into()),
            ("loss", percent(self.language, standing.mean_loss?, 1).into()),
            ("inaccuracies", standing.inaccuracies.into()),
            ("mistakes", standing.mistakes.into()),
            ("blunders", standing.blunders.into()),
        ];
        Some(self.say("standing-decisions", &facts))
    }

    /// What a seat made of the game on the whole, and how sure that is; none if none of its decisions has been looked into.
    pub fn balance(&self, standing: &Standing) -> Option<String> {
        let (points, whole) = (standing.points, |number: f32| (number.round() as i32).into());
        let facts = [
            ("grade", standing.grade?.name().into()),
            ("given", whole(points.given())),
            ("reach", whole(points.in_reach())),
            ("doubt", whole(points.doubt.max(1.0))),
            ("slips", (if standing.chances_given < 0.005 { "no" } else { "yes" }).into()),
            ("chance", self.chance(standing.chances_given).into()),
        ];
        Some(self.say("standing-balance", &facts))
    }

    /// What chance did to a seat, and its best and worst moment.
    pub fn fortune(&self, standing: &Standing) -> String {
        let luck = ("luck", self.change(standing.luck).into());
        let extreme = |key, moment| {
            let when = self.extreme(moment, standing.seat);
            (!when.is_empty()).then(|| self.say(key, &[("when", when.into())]))
        };
        let pieces = [
            Some(self.say("standing-luck", &[luck])),
            extreme("standing-best", standing.best_moment),
            extreme("standing-worst", standing.worst_moment),
        ];
        pieces.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// What a moment gave to a seat or took from it, and when; nothing if there is no such moment.
    pub fn extreme(&self, moment: Option<usize>, seat: Seat) -> String {
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
