//! Point cards in JSON.

use carvania_rules::Crystals;
use carvania_rules::components::endless_world::{Benefit, Star, WorldCard};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct CardEntry {
    id: String,
    icon: &'static str,
    cost: Crystals,
    points: u8,
    benefit: BenefitEntry,
    #[serde(skip_serializing_if = "Option::is_none")]
    star: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum BenefitEntry {
    Help { fewer_traders_at: &'static str },
    Tool { crystal_at: &'static str, gain: Crystals },
    NewTraders { traders: u8 },
    Exploration { explore: u8 },
}

impl CardEntry {
    pub(super) fn of(card: &WorldCard) -> CardEntry {
        CardEntry {
            id: card.label.to_string(),
            icon: card.benefit.icon().name(),
            cost: card.cost,
            points: card.points,
            benefit: BenefitEntry::of(card.benefit),
            star: card.star.map(Star::name),
            players: card.players.name(),
        }
    }
}

impl BenefitEntry {
    const fn of(benefit: Benefit) -> BenefitEntry {
        match benefit {
            Benefit::Help { at } => BenefitEntry::Help { fewer_traders_at: at.name() },
            Benefit::Tool { at, gain } => BenefitEntry::Tool { crystal_at: at.name(), gain },
            Benefit::NewTraders(traders) => BenefitEntry::NewTraders { traders },
            Benefit::Exploration => BenefitEntry::Exploration { explore: 1 },
        }
    }
}
