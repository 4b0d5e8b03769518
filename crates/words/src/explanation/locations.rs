//! Locations.

use carvania_rules::Move;
use carvania_rules::components::endless_world::{Benefit, Location, LocationKind, Place};

use super::{About, Explanation, Scene};
use crate::locations::{purpose, standing, world};
use crate::text::{Argument, Fact, Text};
use crate::{say, things};

pub(super) fn location(scene: Scene<'_>, place: Place) -> Explanation {
    let Some((world, board)) = world(scene.game) else { return Explanation::default() };
    let printed = board.location(place);
    let mut told =
        Explanation::new(things::location(scene.voice, scene.game, place), what(scene, place, printed));
    told.line_now(About::Does, does(scene, printed), times(scene, printed));
    let tools = scene.seat.map(|seat| scene.game.tools(printed.id, seat)).unwrap_or_default();
    if !tools.is_empty() {
        told.line(About::Does, scene.compose("explain-tools", &[("crystals", tools.into())]));
    }
    let is_own = scene.seat.is_some_and(|seat| world.standing(seat).contains(place));
    if !is_own {
        told.line_now(About::Cost, traders(scene, place, printed), ready(scene));
    }
    told.foot = scene.lack(Move::Work(printed.id));
    told
}

/// Its name on the board, and who stands there.
fn what(scene: Scene<'_>, place: Place, printed: &Location) -> Text {
    let name = ("name", printed.label.to_string().into());
    let Some((seat, number)) = scene.game.world().and_then(|world| world.traders(place)) else {
        return scene.compose("explain-place", &[name]);
    };
    scene.compose("explain-place-taken", &[name, ("standing", number.into()), ("owner", owner(scene, seat))])
}

/// A player, or "you".
fn owner(scene: Scene<'_>, seat: carvania_rules::Seat) -> Argument {
    if scene.voice.is_you(seat) {
        return Text::from(say(scene.language(), "table-you", &[])).into();
    }
    scene.voice.named(seat).into()
}

fn does(scene: Scene<'_>, printed: &Location) -> Text {
    if let LocationKind::Golem { slot } = printed.kind {
        let card = scene.game.world().and_then(|world| world.row().get(usize::from(slot)).copied());
        return match card {
            Some(card) => {
                scene.compose("explain-place-golem", &[("golem", scene.voice.golem(scene.game, card).into())])
            }
            None => scene.compose(
                "explain-place-does",
                &[("does", scene.compose("location-empty", &[]).capitalised().into())],
            ),
        };
    }
    let does = purpose(scene.language(), scene.game, printed, scene.seat).capitalised();
    scene.compose("explain-place-does", &[("does", does.into())])
}

fn times(scene: Scene<'_>, printed: &Location) -> Option<Text> {
    let LocationKind::Trade { give, .. } = printed.kind else { return None };
    scene.times(give)
}

/// How many traders it takes, and whom it sends back.
fn traders(scene: Scene<'_>, place: Place, printed: &Location) -> Text {
    let Some((world, _)) = world(scene.game) else { return Text::default() };
    let needed = scene.seat.map_or(printed.traders, |seat| world.required(printed, place, seat));
    let others = world.traders(place).map_or(Argument::from(Text::default()), |(seat, _)| owner(scene, seat));
    let mut facts: Vec<Fact> =
        vec![("traders", needed.into()), ("owner", others), ("helps", helps(scene, printed).into())];
    facts.extend(standing(scene.voice, world, place).into_iter().filter(|(name, _)| *name == "standing"));
    scene.compose("explain-traders", &facts)
}

/// How many Help cards of the player count here.
fn helps(scene: Scene<'_>, printed: &Location) -> usize {
    let Some((world, seat)) = scene.game.world().zip(scene.seat) else { return 0 };
    let components = &scene.game.components().endless_world;
    let is_help = |card| matches!(components.point(card).benefit, Benefit::Help { .. });
    world.claimed(seat).intersection(printed.helps()).into_iter().filter(|&card| is_help(card)).count()
}

fn ready(scene: Scene<'_>) -> Option<Text> {
    let (world, seat) = scene.game.world().zip(scene.seat)?;
    Some(scene.compose("explain-ready", &[("traders", world.available(seat).into())]))
}
