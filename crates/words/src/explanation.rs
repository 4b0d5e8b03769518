//! What a thing on the table is, what it costs, what it does, and what it is worth now, for one of the players.

mod cards;
mod cells;
mod golems;
mod locations;
mod tiles;

use carvania_rules::{Action, Crystals, Game, Move, Seat, Turn};

use crate::text::{Fact, Text};
use crate::{Language, Thing, Voice, compose, lacking};

/// What there is to say about a thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// What it is called.
    pub name: Text,
    /// What it is.
    pub what: Text,
    /// What to know about it.
    pub lines: Vec<Line>,
    /// What has to come first, or comes of it.
    pub foot: Option<Text>,
}

/// Something to be known of a thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is about.
    pub about: About,
    /// What always holds.
    pub text: Text,
    /// What follows from it in this position.
    pub now: Option<Text>,
}

/// What a line of an explanation is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// What it takes.
    Cost,
    /// What it does.
    Does,
    /// What it is worth.
    Worth,
    /// Who stands there.
    Who,
}

/// What is said for whom: the voice, the game, and the player whose hands count, if there is one.
#[derive(Clone, Copy)]
struct Scene<'a> {
    voice: Voice<'a>,
    game: &'a Game,
    seat: Option<Seat>,
}

/// What a thing is and does in this position, for a player; for an onlooker, what always holds.
pub fn explain<'a>(
    voice: impl Into<Voice<'a>>,
    game: &Game,
    seat: Option<Seat>,
    thing: Thing,
) -> Explanation {
    let scene = Scene { voice: voice.into(), game, seat };
    match thing {
        Thing::Golem(card) => golems::golem(scene, card),
        Thing::Merchant(card) => cards::card(scene, card),
        Thing::Location(place) => locations::location(scene, place),
        Thing::Cell(cell) => cells::cell(scene, cell),
        Thing::Tile(tile) => tiles::tile(scene, tile),
        Thing::Exploration(tile) => tiles::exploration(scene, tile),
        Thing::Bonus(bonus) => tiles::bonus(scene, bonus),
    }
}

impl Explanation {
    fn new(name: Text, what: Text) -> Explanation {
        Explanation { name: name.capitalised(), what, ..Explanation::default() }
    }

    fn line(&mut self, about: About, text: Text) {
        self.lines.push(Line { about, text, now: None });
    }

    fn line_now(&mut self, about: About, text: Text, now: Option<Text>) {
        self.lines.push(Line { about, text, now });
    }
}

impl Scene<'_> {
    fn language(&self) -> Language {
        self.voice.language
    }

    fn compose(&self, key: &str, facts: &[Fact]) -> Text {
        compose(self.voice.language, key, facts)
    }

    /// Whether the player is to decide.
    fn decides(&self) -> bool {
        self.seat.is_some_and(|seat| self.game.turn() == Turn::Seat(seat))
    }

    /// What the player lacks for an action, if it is for them to decide.
    fn lack(&self, action: Move) -> Option<Text> {
        lacking(self.voice, self.game, Action::Move(action)).filter(|_| self.decides())
    }

    /// What the player has; nothing for an onlooker.
    fn caravan(&self) -> Crystals {
        self.seat.map_or(Crystals::NONE, |seat| self.game.caravan(seat))
    }

    /// What the score of the player would be after some actions, each of which has to be possible.
    fn score_after(&self, actions: &[Move]) -> Option<Text> {
        let seat = self.seat.filter(|_| self.decides())?;
        let mut after = *self.game;
        for &action in actions {
            after.apply(action).ok()?;
        }
        let [before, after] = [self.game, &after].map(|game| game.scores()[seat].total());
        Some(self.compose("explain-score", &[("before", before.into()), ("after", after.into())]))
    }

    /// How often a trade can be made now, where it can be made at all.
    fn times(&self, give: Crystals) -> Option<Text> {
        let times = self.caravan().trades(give);
        (times > 0).then(|| self.compose("explain-times", &[("times", times.into())]))
    }
}
