//! The point cards.

use carvania_rules::components::EndlessWorld;
use carvania_rules::components::endless_world::{Benefit, Star, WorldCard};

use super::{games_with, spaced};
use crate::columns::{Columns, Side};
use crate::number::counted;

pub(super) fn table(components: &EndlessWorld) -> String {
    let mut columns =
        Columns::new([Side::Left, Side::Left, Side::Right, Side::Left, Side::Left, Side::Left, Side::Left]);
    columns.row(["  card", "cost", "points", "icon", "benefit", "games", "players"]);
    for card in components.points() {
        columns.row(row(components.point(card)));
    }
    columns.to_string()
}

fn row(card: &WorldCard) -> [String; 7] {
    [
        format!("  {}", card.label),
        card.cost.to_string(),
        card.points.to_string(),
        spaced(card.benefit.icon().name()),
        benefit(card.benefit),
        card.star.map(games_with).unwrap_or_default().to_owned(),
        card.players.name().unwrap_or_default().to_owned(),
    ]
}

/// What a card does, beside its icon.
fn benefit(benefit: Benefit) -> String {
    match benefit {
        Benefit::Help { at } => format!("fewer traders at {}", at.name()),
        Benefit::Tool { at, gain } => format!("gain {gain} at {}", at.name()),
        Benefit::NewTraders(traders) => counted(traders.into(), "new trader"),
        Benefit::Exploration => "1 exploration tile".to_owned(),
    }
}

/// How many cards are left when those of other games and numbers of players are removed.
pub(super) fn decks(components: &EndlessWorld) -> String {
    let mut columns = Columns::new([Side::Left, Side::Right, Side::Right, Side::Right]);
    columns.row(["  games", "2 players", "3 players", "4 players"]);
    for (star, without) in [(Star::Black, Star::White), (Star::White, Star::Black)] {
        let [two, three, four] = [2, 3, 4].map(|players| components.deck(without, players).len().to_string());
        columns.row([format!("  {}", games_with(star)), two, three, four]);
    }
    columns.to_string()
}
