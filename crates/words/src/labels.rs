//! What readers hear of things on the board, in whole sentences.

use carvania_rules::components::endless_world::{LocationKind, Place};
use carvania_rules::{Game, Seat, Turn};

use crate::locations::{location, purpose, standing, world};
use crate::outlook::verdict;
use crate::text::{Fact, Text};
use crate::world::heap;
use crate::{Voice, compose};

/// A location for a player: what there is to do and what tools add, how many traders it needs, how many it sends back to
/// whom, and at the beginning of their turn whether it is open.
pub fn location_label<'a>(
    voice: impl Into<Voice<'a>>,
    game: &Game,
    place: Place,
    seat: Option<Seat>,
) -> Text {
    let voice = voice.into();
    let Some((world, board)) = world(game) else { return Text::default() };
    let printed = board.location(place);
    let is_decider = seat.is_some_and(|seat| game.turn() == Turn::Seat(seat));
    let does =
        if is_decider { location(voice, game, place) } else { purpose(voice.language, game, printed, seat) };
    let does = if does.is_empty() { golem(voice, game, printed.kind) } else { does };
    let mut facts = vec![("name", printed.label.to_string().into()), ("does", does.into())];
    let added = seat.map(|seat| game.tools(printed.id, seat)).unwrap_or_default();
    facts.extend(heap("tools", "from_tools", added));
    let mut sentences = vec![compose(voice.language, "label-location", &facts)];

    let mut facts: Vec<Fact> = standing(voice, world, place).to_vec();
    let is_own = seat.is_some_and(|seat| world.standing(seat).contains(place));
    let is_covered = world.exploration_on(place).is_some();
    if is_own {
        sentences.push(compose(voice.language, "label-own-traders", &facts));
    } else {
        let needed = seat.map_or(printed.traders, |seat| world.required(printed, place, seat));
        facts.push(("traders", needed.into()));
        sentences.push(compose(voice.language, "label-needs", &facts));
    }
    if is_covered {
        sentences.push(compose(voice.language, "label-covered", &[]));
    } else if is_decider && !is_own && game.turn_begins().is_some() {
        let facts = [("verdict", verdict(game, board, place).into())];
        sentences.push(compose(voice.language, "label-verdict", &facts));
    }
    Text::join(sentences, " ")
}

/// The golem of a location, whether or not it can be claimed now.
fn golem(voice: Voice<'_>, game: &Game, kind: LocationKind) -> Text {
    let LocationKind::Golem { slot } = kind else { return Text::default() };
    let card = game.world().and_then(|world| world.row().get(usize::from(slot)).copied());
    match card {
        Some(card) => {
            compose(voice.language, "label-golem-place", &[("golem", voice.golem(game, card).into())])
        }
        None => compose(voice.language, "location-empty", &[]),
    }
}
