//! Traders, golems and tiles in words: what the games of the third box share.

use carvania_rules::components::PointId;
use carvania_rules::components::endless_world::{ExplorationId, LocationId, LocationKind, TileId};
use carvania_rules::games::journey::{Decision, Visit, WorkDecision};
use carvania_rules::world::{TRADERS, Whereabouts};
use carvania_rules::{Action, Crystals, Game, Source, Title};

use crate::locations::{location, merchant_at, required, standing, tools, world};
use crate::phrases::{Fact, Phrase};
use crate::questions::{Question, give_back, upgrade};
use crate::table::{caravan, decider};
use crate::trades::trade;
use crate::{Voice, benefit, bonus_tile, card_icon, exploration_tile};

/// What is asked in any of the four games; `added` asks about what a game adds.
pub(crate) fn question<D>(
    voice: Voice<'_>,
    game: &Game,
    decision: Decision<D>,
    added: impl Fn(D) -> Question,
) -> Option<Question> {
    match decision {
        Decision::SetUp | Decision::Draw(_) | Decision::Over => None,
        Decision::Turn => Some(("ask-turn-traders", vec![ready(game)])),
        Decision::Work(decision) => Some(about_work(voice, game, decision)),
        Decision::Added(decision) => Some(added(decision)),
        Decision::Return { .. } => Some(give_back(game)),
    }
}

fn about_work(voice: Voice<'_>, game: &Game, decision: WorkDecision) -> Question {
    match decision {
        WorkDecision::Upgrade { left, .. } => upgrade(left),
        WorkDecision::Trade { .. } => ("ask-trade", trade(game, 1)),
        WorkDecision::Golem(visit) if visit.is_new() => ("ask-golem", vec![place(voice, game, visit)]),
        WorkDecision::Golem(visit) => ("ask-golem-more", vec![place(voice, game, visit)]),
        WorkDecision::Explore(_) => ("ask-explore", vec![]),
    }
}

fn place(voice: Voice<'_>, game: &Game, visit: Visit) -> Fact {
    let label = world(game).map(|(_, board)| voice.location(game, board.location(visit.place)));
    ("location", label.unwrap_or_default().into())
}

/// The traders that can be placed.
fn ready(game: &Game) -> Fact {
    ("traders", game.world().map_or(0, |world| world.available(decider(game))).into())
}

/// What the location takes and gives, and whom it sends home.
pub(crate) fn work(voice: Voice<'_>, game: &Game, id: LocationId) -> Phrase {
    let printed = game.components().endless_world.location(id);
    let mut facts = vec![("location", voice.location(game, printed).into())];
    if let Some((world, board)) = world(game)
        && let Some(place) = board.place(id)
    {
        facts.extend(standing(voice, world, place));
        facts.push(("traders", required(game, place).unwrap_or(0).into()));
        facts.push(("what", location(voice, game, place).into()));
        facts.extend(heap("tools", "from_tools", tools(game, printed)));
        facts.extend(heap("gains", "gain", gained(game, Action::Work(id))));
        facts.extend(deed(game, printed.kind));
    }
    Phrase::new("option-work", "told-work", facts)
}

/// How many crystals, and which.
fn heap(number: &'static str, which: &'static str, crystals: Crystals) -> [Fact; 2] {
    [(number, crystals.total().into()), (which, crystals.to_string().into())]
}

/// What the caravan has more of at once.
fn gained(game: &Game, action: Action) -> Crystals {
    let (seat, before, mut after) = (decider(game), caravan(game), *game);
    let now = after.apply(action).ok().and_then(|()| after.world().map(|world| world.caravan(seat)));
    now.map_or(Crystals::NONE, |now| now - before)
}

/// What else is done at once, without a decision of its own.
fn deed(game: &Game, kind: LocationKind) -> [Fact; 2] {
    let deed = match kind {
        LocationKind::Market { .. } if game.title() == Title::JourneyThree => "use",
        LocationKind::RefreshMarket => "refresh",
        LocationKind::Golem { .. }
        | LocationKind::Production(_)
        | LocationKind::Upgrade(_)
        | LocationKind::Trade { .. }
        | LocationKind::Market { .. }
        | LocationKind::AdjustTradeRoute
        | LocationKind::MoveWagon(_)
        | LocationKind::WagonTrade
        | LocationKind::OutpostTrade => "none",
    };
    let card = merchant_at(game, kind).map(|card| card.to_string());
    [("deed", deed.into()), ("card", card.unwrap_or_default().into())]
}

/// How many traders come back.
pub(crate) fn rest(game: &Game) -> Phrase {
    let seat = decider(game);
    let out =
        game.world().map_or(0, |world| TRADERS.saturating_sub(world.available(seat) + world.reserve(seat)));
    Phrase::new("option-rest-traders", "told-rest-traders", vec![("traders", out.into())])
}

/// What the card costs, what it is worth, and what it does.
pub(crate) fn claim(voice: Voice<'_>, game: &Game, card: PointId) -> Phrase {
    let name = voice.golem(game, card);
    let card = game.components().endless_world.point(card);
    let facts = vec![
        ("card", name.into()),
        ("cost", card.cost.to_string().into()),
        ("points", card.points.into()),
        ("benefit", benefit(voice.language, card.benefit).into()),
        ("icon", card_icon(voice.language, card.benefit.icon()).into()),
    ];
    Phrase::new("option-claim-card", "told-claim-card", facts)
}

/// What the tile counts, and what it would be worth now.
pub(crate) fn take_tile(voice: Voice<'_>, game: &Game, tile: TileId) -> Phrase {
    let (seat, mut after) = (decider(game), *game);
    let points = |game: &Game| game.scores()[seat].from(Source::BonusTiles);
    let worth =
        after.apply(Action::TakeTile(tile)).map_or(0, |()| points(&after).saturating_sub(points(game)));
    let tile = game.components().endless_world.tile(tile);
    let facts = vec![
        ("tile", voice.tile(tile).into()),
        ("counts", bonus_tile(voice.language, tile).into()),
        ("worth", worth.into()),
    ];
    Phrase::new("option-tile", "told-tile", facts)
}

/// What the tile gives, and which location it opens.
pub(crate) fn explore(voice: Voice<'_>, game: &Game, tile: ExplorationId) -> Phrase {
    let printed = game.components().endless_world.exploration_tile(tile);
    let opened = world(game).and_then(|(world, board)| match world.whereabouts(tile) {
        Whereabouts::On(place) => Some((voice.location(game, board.location(place)), place)),
        Whereabouts::Undealt | Whereabouts::Beside | Whereabouts::With(_) => None,
    });
    let opens = opened.map(|(label, place)| (label, location(voice, game, place)));
    let (label, what) = opens.unwrap_or_else(|| ("none".to_owned(), String::new()));
    let facts = vec![
        ("tile", voice.exploration(printed).into()),
        ("gives", exploration_tile(voice.language, printed).into()),
        ("location", label.into()),
        ("what", what.into()),
    ];
    Phrase::new("option-explore", "told-explore", facts)
}
