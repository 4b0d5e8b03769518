//! What the player who decides is asked.

use carvania_rules::{Game, State};

use crate::phrases::Fact;
use crate::table::{caravan, limit};
use crate::{Language, Voice, call_for_adventure, eastern_mountains, golem_edition, route, say, trek, world};

/// A message, and what it fills in besides the caravan.
pub(crate) type Question = (&'static str, Vec<Fact>);

/// What the player who decides is asked, after what they have; `None` while nobody is.
pub fn question(language: Language, game: &Game) -> Option<String> {
    said(language.into(), game, caravan(game).to_string())
}

/// The same where the caravan can be seen, so that nobody has to be told.
pub fn ask<'a>(voice: impl Into<Voice<'a>>, game: &Game) -> Option<String> {
    said(voice.into(), game, "unsaid".to_owned())
}

fn said(voice: Voice<'_>, game: &Game, caravan: String) -> Option<String> {
    let (key, mut facts) = match game.state() {
        State::GolemEdition(state) => golem_edition::question(game, state),
        State::EasternMountains(state) => eastern_mountains::question(voice, game, state),
        State::CallForAdventure(state) => call_for_adventure::question(voice, game, state),
        State::EndlessWorld(state) => world::question(voice, game, state.decision(), |never| match never {}),
        State::JourneyOne(state) => {
            world::question(voice, game, state.decision(), |decision| route::question(game, decision))
        }
        State::JourneyTwo(state) => {
            world::question(voice, game, state.decision(), |decision| trek::question(voice, game, decision))
        }
        State::JourneyThree(state) => world::question(voice, game, state.decision(), |decision| {
            trek::question_of_all(voice, game, decision)
        }),
    }?;
    facts.push(("caravan", caravan.into()));
    Some(say(voice.language, key, &facts))
}

/// Which crystal to raise (C-3).
pub(crate) fn upgrade(left: u8) -> Question {
    ("ask-upgrade", vec![("left", left.into())])
}

/// Which crystal to return above the limit (C-5).
pub(crate) fn give_back(game: &Game) -> Question {
    let limit = limit(game);
    let above = caravan(game).total().saturating_sub(limit);
    ("ask-return", vec![("above", above.into()), ("limit", limit.into())])
}
