//! Point cards and victory tiles.

use carvania_rules::components::endless_world::{Benefit, LocationKind, Place};
use carvania_rules::golems::Metal;
use carvania_rules::{Crystal, Crystals, Move, PointId};

use super::{About, Explanation, Scene};
use crate::location_icon;
use crate::locations::world;
use crate::text::Text;
use crate::things::village;

pub(super) fn golem(scene: Scene<'_>, card: PointId) -> Explanation {
    let printed = scene.game.golem(card);
    let key = if scene.game.expedition().is_some() { "explain-victory-tile" } else { "explain-golem" };
    let what = scene.compose(key, &[("points", printed.points.into())]);
    let mut told = Explanation::new(scene.voice.golem(scene.game, card), what);
    let is_on_offer = scene.game.open_golems().contains(card);
    if is_on_offer {
        told.line_now(About::Cost, cost(scene, printed.cost), short(scene, printed.cost));
    }
    if let Some(metal) = scene.game.token(card) {
        told.line(About::Does, token(scene, metal));
    }
    if let Some(benefit) = printed.benefit {
        told.line(About::Does, self::benefit(scene, benefit));
    }
    if let Some(score) = claims(scene, card) {
        told.line(About::Worth, score);
    }
    if let Some(cell) = village(scene.game, card) {
        let cell = scene.voice.cell(scene.game, cell);
        told.foot = Some(scene.compose("explain-in-village", &[("cell", cell.into())]));
    } else if is_on_offer {
        told.foot = Some(foot(scene, card));
    }
    told
}

/// What it costs.
pub(super) fn cost(scene: Scene<'_>, cost: Crystals) -> Text {
    scene.compose("explain-cost", &[("crystals", cost.into())])
}

/// What of it the player does not have.
pub(super) fn short(scene: Scene<'_>, cost: Crystals) -> Option<Text> {
    let held = scene.seat.map(|seat| scene.game.caravan(seat))?;
    let lacks = |crystal: Crystal| cost.count(crystal).saturating_sub(held.count(crystal));
    let missing = Crystals::new(Crystal::ALL.map(lacks));
    (!missing.is_empty()).then(|| scene.compose("lack-crystals", &[("crystals", missing.into())]))
}

fn token(scene: Scene<'_>, metal: Metal) -> Text {
    let tokens = &scene.game.components().golem_edition;
    let (name, tokens) = match metal {
        Metal::Copper => ("copper", &tokens.copper),
        Metal::Silver => ("silver", &tokens.silver),
    };
    scene.compose("explain-token", &[("metal", name.into()), ("points", tokens.points.into())])
}

fn benefit(scene: Scene<'_>, benefit: Benefit) -> Text {
    let icon = |icon| ("icon", location_icon(scene.language(), icon).into());
    match benefit {
        Benefit::Help { at } => scene.compose("explain-help", &[icon(at)]),
        Benefit::Tool { at, gain } => scene.compose("explain-tool", &[icon(at), ("gain", gain.into())]),
        Benefit::NewTraders(traders) => scene.compose("explain-new-traders", &[("traders", traders.into())]),
        Benefit::Exploration => scene.compose("explain-exploration-card", &[]),
    }
}

/// What comes of claiming it, at once or after a visit to its location.
fn claims(scene: Scene<'_>, card: PointId) -> Option<Text> {
    let claim = Move::Claim(card);
    let work = place(scene, card).and_then(|place| {
        let (_, board) = world(scene.game)?;
        Some(Move::Work(board.location(place).id))
    });
    scene.score_after(&[claim]).or_else(|| scene.score_after(&[work?, claim]))
}

/// The location below a card.
fn place(scene: Scene<'_>, card: PointId) -> Option<Place> {
    let (world, board) = world(scene.game)?;
    let slot = world.row().iter().position(|&other| other == card)?;
    board.places().into_iter().find(|&place| {
        matches!(board.location(place).kind, LocationKind::Golem { slot: other } if usize::from(other) == slot)
    })
}

/// Where it is claimed, or how near the end of the game is.
fn foot(scene: Scene<'_>, card: PointId) -> Text {
    if place(scene, card).is_some() && scene.game.turn_begins().is_some() {
        return scene.compose("explain-visit", &[]);
    }
    let number = scene.game.title().claims_to_end(scene.game.players());
    let own = scene.seat.map_or(0, |seat| scene.game.claimed(seat).len());
    scene.compose("explain-ends", &[("number", number.into()), ("own", own.into())])
}
