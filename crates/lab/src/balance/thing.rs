//! What players take: cards, tiles, outposts, locations, in one table for all games.

use carvania_rules::{Action, Decision, Draw, Game, MerchantId, Move, Seat, Title};
use serde::{Deserialize, Serialize};

/// A kind of thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Sets of crystals to start with.
    StartingSets,
    /// Merchant cards that come to the hand.
    AcquiredCards,
    /// Merchant cards that are added to the trade route.
    KeptCards,
    /// Merchant cards that are used at the market.
    UsedCards,
    /// Point cards.
    PointCards,
    /// VP tiles.
    VpTiles,
    /// Bonus tiles, in the mountains by what they do.
    BonusTiles,
    /// Exploration tiles.
    ExplorationTiles,
    /// Outposts, by the mountain that they stand on.
    Outposts,
    /// Locations to work at.
    Locations,
}

use Category::{
    AcquiredCards, BonusTiles, ExplorationTiles, KeptCards, Locations, Outposts, PointCards, StartingSets,
    UsedCards, VpTiles,
};

impl Category {
    /// Those of a game, in the order in which a report lists them.
    pub const fn of(title: Title) -> &'static [Category] {
        match title {
            Title::GolemEdition => &[AcquiredCards, PointCards],
            Title::EasternMountains => &[StartingSets, VpTiles, BonusTiles, Outposts],
            Title::CallForAdventure => &[StartingSets, AcquiredCards, VpTiles, BonusTiles, Outposts],
            Title::EndlessWorld => &[PointCards, BonusTiles, ExplorationTiles, Locations],
            Title::JourneyOne => &[PointCards, KeptCards, UsedCards, BonusTiles, ExplorationTiles, Locations],
            Title::JourneyTwo => &[PointCards, BonusTiles, ExplorationTiles, Outposts, Locations],
            Title::JourneyThree => {
                &[PointCards, UsedCards, BonusTiles, ExplorationTiles, Outposts, Locations]
            }
        }
    }

    /// The verb of the notation that can be about each thing of the category.
    const fn verb(self) -> &'static str {
        match self {
            StartingSets => "start",
            AcquiredCards => "acquire",
            KeptCards | UsedCards => "draw",
            PointCards | VpTiles => "claim",
            BonusTiles => "bonus",
            ExplorationTiles => "explore",
            Outposts => "lay",
            Locations => "work",
        }
    }

    /// The thing of this category that an action names.
    fn named_by(self, action: impl Into<Action>) -> Thing {
        Thing { category: self, action: action.into() }
    }
}

/// Something that a player can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Thing {
    /// What kind of thing it is.
    pub category: Category,
    /// An action that names it: the one by which it is taken, or by which chance brings it to the table.
    pub action: Action,
}

impl Thing {
    /// The thing as the notation writes it: `YYY>GB`, `BBMM`, `T05`, `A1.3`.
    pub fn name(self, game: &Game) -> String {
        let written = game.write_action(self.action).to_string();
        written.split_once(':').map(|(_, name)| name.to_owned()).unwrap_or(written)
    }

    /// The thing of a category with this name, if the game has it.
    pub fn named(category: Category, name: &str, game: &Game) -> Option<Thing> {
        let is_ours = Category::of(game.title()).contains(&category);
        let action = game.read_action(&format!("{}:{name}", category.verb())).ok().filter(|_| is_ours)?;
        Some(category.named_by(action))
    }

    /// What a player takes with an action, before it is applied. A player who works at a market of Part III takes
    /// its merchant card too.
    pub(super) fn taken(game: &Game, seat: Seat, action: Action) -> impl Iterator<Item = Thing> {
        let card = |category: Category| move |card| category.named_by(Draw::Merchant(card));
        let thing = match action {
            Action::Move(action) => match action {
                Move::Start(_) => Some(StartingSets.named_by(action)),
                Move::Acquire(card) | Move::Reward(card) => Some(AcquiredCards.named_by(Move::Acquire(card))),
                Move::Claim(_) => Some(claimed(game.title()).named_by(action)),
                Move::Bonus(_) | Move::TakeTile(_) => Some(BonusTiles.named_by(action)),
                Move::Explore(_) => Some(ExplorationTiles.named_by(action)),
                Move::Work(_) => Some(Locations.named_by(action)),
                Move::Build => outpost(game, seat),
                Move::Keep => at_market(game).map(card(KeptCards)),
                Move::Use => at_market(game).map(card(UsedCards)),
                _ => None,
            },
            Action::Draw(_) => None,
        };
        let used =
            if let Action::Move(Move::Work(location)) = action { game.card_used_at(location) } else { None };
        thing.into_iter().chain(used.map(card(UsedCards)))
    }
}

/// What is claimed in a game.
const fn claimed(title: Title) -> Category {
    match title {
        Title::EasternMountains | Title::CallForAdventure => VpTiles,
        Title::GolemEdition
        | Title::EndlessWorld
        | Title::JourneyOne
        | Title::JourneyTwo
        | Title::JourneyThree => PointCards,
    }
}

/// The mountain on which the wagon of a player stands.
fn outpost(game: &Game, seat: Seat) -> Option<Thing> {
    let mountains = game.mountains()?;
    let mountain = mountains.mountain(mountains.wagon(seat)?)?;
    Some(Outposts.named_by(Draw::Mountain(mountain)))
}

/// The card of the market that is to be used or kept.
fn at_market(game: &Game) -> Option<MerchantId> {
    if let Decision::Market { card } = game.decision() { Some(card) } else { None }
}
