//! Point cards.

use serde::{Deserialize, Serialize};

use super::super::card::{Benefit, CardIcon, PlayerMark, Star, WorldCard};
use super::super::location::Icon;
use super::entry::{Faults, MAX_CRYSTALS, Named, named, new_traders, numbered, passed};
use crate::components::list::{check_count, cost, crystals, points};
use crate::components::{Fault, Problem, Quantity, amount};

/// The published number of point cards.
const CARDS: usize = 56;
/// The end is triggered by the eighth card of a player (EW-23), at the latest when everybody has seven.
const BEFORE_THE_END: usize = 7;

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardEntry {
    id: String,
    icon: String,
    cost: String,
    points: u32,
    benefit: BenefitEntry,
    #[serde(skip_serializing_if = "Option::is_none")]
    star: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<String>,
}

#[derive(Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct BenefitEntry {
    #[serde(skip_serializing_if = "Option::is_none")]
    fewer_traders_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    crystal_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gain: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    traders: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    explore: Option<u32>,
}

/// The point cards. There must be enough for a game of any number of players to end.
pub(super) fn check(entries: &[CardEntry], problems: &mut Vec<Problem>) -> Vec<WorldCard> {
    check_count("point", entries.len(), CARDS, CARDS, problems);
    for (star, clauses) in [(Star::White, "EW-2, J2-1"), (Star::Black, "J1-1, J3-1")] {
        for players in 2..=4 {
            let found = entries.iter().filter(|card| card.plays(star, players)).count();
            let kind = format!("point cards for {players} players without {} stars ({clauses})", star.name());
            check_count(kind, found, players * BEFORE_THE_END + 1, CARDS, problems);
        }
    }
    passed("point", entries, CardEntry::check, problems)
}

impl Named for CardEntry {
    fn name(&self) -> &str {
        &self.id
    }
}

impl CardEntry {
    /// A card as a file writes it.
    pub(super) fn of(card: &WorldCard) -> CardEntry {
        CardEntry {
            id: card.label.to_string(),
            icon: card.benefit.icon().name().to_owned(),
            cost: card.cost.to_string(),
            points: card.points.into(),
            benefit: BenefitEntry::of(card.benefit),
            star: card.star.map(|star| star.name().to_owned()),
            players: card.players.name().map(str::to_owned),
        }
    }

    fn check(&self) -> Result<WorldCard, Faults> {
        let mut faults = Faults::default();
        let label = faults.read(numbered('P', &self.id));
        let icon = faults.read(named("icon of a card", &self.icon, &CardIcon::ALL, CardIcon::name));
        let benefit = faults.read(self.benefit.check());
        if let Some((icon, benefit)) = icon.zip(benefit)
            && benefit.icon() != icon
        {
            let (icon, benefit) = (self.icon.clone(), benefit.icon().name());
            faults.read::<()>(Err(Fault::CardIcon { icon, benefit }));
        }
        let cost = faults.read(cost(&self.cost, MAX_CRYSTALS));
        let points = faults.read(points(self.points));
        let marks = faults.read(self.star()).zip(faults.read(self.players()));
        let printed = label.zip(benefit).zip(cost.zip(points)).zip(marks);
        let card = printed.map(|(((label, benefit), (cost, points)), (star, players))| WorldCard {
            label,
            cost,
            points,
            benefit,
            star,
            players,
        });
        faults.unless_any(card)
    }

    fn star(&self) -> Result<Option<Star>, Fault> {
        let star = |found: &String| named("star", found, &[Star::White, Star::Black], Star::name);
        self.star.as_ref().map(star).transpose()
    }

    fn players(&self) -> Result<PlayerMark, Fault> {
        let marks = [PlayerMark::ThreeOrMore, PlayerMark::Four];
        let mark = |found: &String| {
            named("number of players", found, &marks, |mark| mark.name().unwrap_or_default())
        };
        self.players.as_ref().map_or(Ok(PlayerMark::Any), mark)
    }

    /// Whether the card is in a game (EW-2), as far as its marks can be read.
    fn plays(&self, without: Star, players: usize) -> bool {
        let is_removed = self.star().is_ok_and(|star| star == Some(without));
        !is_removed && self.players().map_or(true, |mark| mark.fits(players))
    }
}

impl BenefitEntry {
    fn of(benefit: Benefit) -> BenefitEntry {
        let none = BenefitEntry::default();
        match benefit {
            Benefit::Help { at } => BenefitEntry { fewer_traders_at: Some(at.name().to_owned()), ..none },
            Benefit::Tool { at, gain } => {
                let (crystal_at, gain) = (Some(at.name().to_owned()), Some(gain.to_string()));
                BenefitEntry { crystal_at, gain, ..none }
            }
            Benefit::NewTraders(traders) => BenefitEntry { traders: Some(traders.into()), ..none },
            Benefit::Exploration => BenefitEntry { explore: Some(1), ..none },
        }
    }

    fn check(&self) -> Result<Benefit, Fault> {
        let BenefitEntry { fewer_traders_at, crystal_at, gain, traders, explore } = self;
        let icon = |at: &str| named("icon of a location", at, &Icon::ALL, Icon::name);
        match (fewer_traders_at, crystal_at, gain, *traders, *explore) {
            (Some(at), None, None, None, None) => Ok(Benefit::Help { at: icon(at)? }),
            (None, Some(at), Some(gain), None, None) => {
                // EW-10: a Tool card gives its crystal, which is one.
                let gain = crystals(Quantity::CrystalsGained, gain, 1)?;
                Ok(Benefit::Tool { at: icon(at)?, gain })
            }
            (None, None, None, Some(traders), None) => Ok(Benefit::NewTraders(new_traders(Some(traders))?)),
            (None, None, None, None, Some(tiles)) => {
                amount(Quantity::TilesToExplore, tiles as usize, 1, 1)?;
                Ok(Benefit::Exploration)
            }
            _ => Err(Fault::Benefit),
        }
    }
}
