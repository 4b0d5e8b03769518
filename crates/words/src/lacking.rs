//! What a player lacks for something they cannot do in this position.

use carvania_rules::{Action, Game, Lack};

use crate::text::Text;
use crate::things;
use crate::{Voice, ask, compose};

/// What the player who decides lacks for an action: "You still need a blue crystal." None for an action that is legal,
/// and where there is nothing to say that the clause does not.
pub fn lacking<'a>(voice: impl Into<Voice<'a>>, game: &Game, action: Action) -> Option<Text> {
    let voice = voice.into();
    let (key, facts) = match game.lack(action)? {
        Lack::Crystals(crystals) => ("lack-crystals", vec![("crystals", crystals.into())]),
        Lack::AnyCrystals { needed, held } => {
            ("lack-any", vec![("needed", needed.into()), ("held", held.into())])
        }
        Lack::CrystalToRaise => ("lack-raise", vec![]),
        Lack::Traders { needed, ready } => {
            ("lack-traders", vec![("traders", needed.into()), ("ready", ready.into())])
        }
        Lack::Rest => ("lack-rest", vec![]),
        Lack::Exploration => ("lack-exploration", vec![]),
        Lack::Visit(place) => ("lack-visit", vec![("location", things::location(voice, game, place).into())]),
        Lack::ExplorationCard => ("lack-exploration-card", vec![]),
        Lack::EmptyColumn => ("lack-column", vec![]),
        Lack::WagonAt(cell) => ("lack-wagon-at", vec![("cell", voice.cell(game, cell).into())]),
        Lack::Steps(steps) => ("lack-steps", vec![("steps", steps.into())]),
        Lack::WagonLocation => ("lack-wagon-location", vec![]),
        Lack::WagonOnMountain => ("lack-mountain", vec![]),
        Lack::Outpost => ("lack-outpost", vec![]),
        Lack::Tolls => ("lack-tolls", vec![]),
        Lack::Answer => ("lack-answer", vec![("question", ask(voice, game)?.into())]),
    };
    Some(compose(voice.language, key, &facts))
}
