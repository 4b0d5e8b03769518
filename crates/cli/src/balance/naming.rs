//! What people call the things that are taken.

use carvania_lab::balance::{Category, Thing};
use carvania_rules::bonus::Bonus;
use carvania_rules::{Action, Draw, Game, Language, Move, PointId, Source};
use carvania_words as words;

use crate::components::work;

const LANGUAGE: Language = Language::English;

/// The heading of a category.
pub(super) const fn heading(category: Category) -> &'static str {
    match category {
        Category::StartingSets => "Starting sets",
        Category::AcquiredCards => "Merchant cards acquired",
        Category::KeptCards => "Merchant cards kept for the trade route",
        Category::UsedCards => "Merchant cards used at the market",
        Category::PointCards => "Point cards claimed",
        Category::VpTiles => "Victory tiles claimed",
        Category::BonusTiles => "Bonus tiles taken",
        Category::ExplorationTiles => "Exploration tiles taken",
        Category::Outposts => "Outposts, by mountain",
        Category::Locations => "Locations worked at",
    }
}

/// What one of a category is called, as the heading of a column.
pub(super) const fn noun(category: Category) -> &'static str {
    match category {
        Category::StartingSets => "set",
        Category::AcquiredCards | Category::KeptCards | Category::UsedCards | Category::PointCards => "card",
        Category::VpTiles | Category::BonusTiles | Category::ExplorationTiles => "tile",
        Category::Outposts => "mountain",
        Category::Locations => "location",
    }
}

/// The source of points with this name in a report.
pub(super) fn source(name: &str) -> String {
    let source = Source::ALL.into_iter().find(|source| source.name() == name);
    source.map_or_else(|| name.to_owned(), |source| words::source(LANGUAGE, source))
}

/// What a thing is or does, where its name does not say it; else nothing.
pub(super) fn description(game: &Game, thing: Thing) -> String {
    let world = &game.components().endless_world;
    match thing.action {
        Action::Move(Move::Claim(card)) => claimed(game, card),
        Action::Move(Move::Bonus(Bonus::Points)) => String::new(),
        Action::Move(Move::Bonus(bonus)) => words::bonus(LANGUAGE, bonus, 0),
        Action::Move(Move::TakeTile(tile)) => words::bonus_tile(LANGUAGE, world.tile(tile)).to_string(),
        Action::Move(Move::Explore(tile)) => {
            words::exploration_tile(LANGUAGE, world.exploration_tile(tile)).to_string()
        }
        Action::Move(Move::Work(location)) => work(world.location(location).kind),
        Action::Draw(Draw::Mountain(mountain)) => {
            let symbol = game.components().eastern_mountains.mountain(mountain).symbol;
            words::crystal(LANGUAGE, symbol)
        }
        // A merchant card shows what it does, a starting set what it is.
        _ => String::new(),
    }
}

fn claimed(game: &Game, card: PointId) -> String {
    let golem = game.golem(card);
    let points = words::say(LANGUAGE, "score-points", &[("points", golem.points.into())]);
    match golem.benefit {
        Some(benefit) => format!("{points} for {}, {}", golem.cost, words::benefit(LANGUAGE, benefit)),
        None => points,
    }
}
