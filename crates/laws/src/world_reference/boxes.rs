//! What the games are played with, read straight from the component files as printed.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The third box.
pub(super) static WORLD: LazyLock<World> =
    LazyLock::new(|| read(include_str!("../../../rules/components/endless_world.toml")));

/// What is needed of the second box.
pub(super) static MOUNTAINS: LazyLock<Mountains> =
    LazyLock::new(|| read(include_str!("../../../rules/components/eastern_mountains.toml")));

/// The faces of the merchant cards of the first box, without the starting cards (J1-5).
pub(super) static MERCHANTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let cards: MerchantCards = read(include_str!("../../../rules/components/golem_edition.toml"));
    cards.merchants.iter().map(MerchantCard::face).collect()
});

fn read<T: DeserializeOwned>(text: &str) -> T {
    toml::from_str(text).expect("a component file as printed")
}

#[derive(Debug, Deserialize)]
pub(super) struct World {
    #[serde(rename = "side")]
    pub(super) sides: BTreeMap<String, Side>,
    #[serde(rename = "point")]
    pub(super) point_cards: Vec<PointCard>,
    #[serde(rename = "bonus_tile")]
    pub(super) bonus_tiles: Vec<BonusTile>,
    #[serde(rename = "exploration_tile")]
    pub(super) exploration_tiles: Vec<ExplorationTile>,
    #[serde(rename = "player_board")]
    pub(super) player_boards: BTreeMap<String, PlayerBoard>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Side {
    /// The sizes of the stacks that belong to no location.
    #[serde(default)]
    pub(super) bonus_stacks: Vec<usize>,
    pub(super) locations: Vec<Location>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Location {
    pub(super) id: String,
    pub(super) traders: usize,
    #[serde(default)]
    pub(super) icons: Vec<String>,
    /// Whether it has an exploration icon.
    #[serde(default)]
    pub(super) exploration: bool,
    /// Whether it has a 2-3 icon.
    #[serde(default)]
    pub(super) two_three: bool,
    #[serde(flatten)]
    pub(super) work: Work,
}

/// What a location is for.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Work {
    Production {
        gain: String,
    },
    Upgrade {
        upgrades: usize,
    },
    Trade(Trade),
    Golem {
        slot: usize,
        #[serde(default)]
        bonus_stacks: Vec<usize>,
    },
    Market {
        slot: usize,
    },
    RefreshMarket,
    AdjustTradeRoute,
    MoveWagon {
        steps: Steps,
    },
    WagonTrade,
    OutpostTrade,
}

/// Crystals above the arrow and below it (C-4).
#[derive(Debug, Deserialize)]
pub(super) struct Trade {
    pub(super) give: String,
    pub(super) take: String,
}

/// How far a wagon moves (J2-9).
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Steps {
    AtMost(usize),
    To(Anywhere),
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Anywhere {
    Any,
}

#[derive(Debug, Deserialize)]
pub(super) struct PointCard {
    pub(super) id: String,
    pub(super) icon: String,
    pub(super) cost: String,
    pub(super) points: u32,
    pub(super) benefit: Benefit,
    pub(super) star: Option<String>,
    /// The player mark.
    pub(super) players: Option<String>,
}

/// What a point card is good for (EW-9, EW-10, EW-18, EW-19).
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Benefit {
    Help { fewer_traders_at: String },
    Tool { crystal_at: String, gain: String },
    NewTraders { traders: usize },
    Exploration { explore: usize },
}

#[derive(Debug, Deserialize)]
pub(super) struct BonusTile {
    pub(super) id: String,
    pub(super) points: u32,
    pub(super) group: Option<String>,
    #[serde(flatten)]
    pub(super) counts: Counts,
}

/// What a bonus tile gives its points for (EW-24, J1-14).
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Counts {
    PerIcon {
        icon: String,
    },
    PerPair {
        icons: [String; 2],
    },
    #[serde(rename = "per_2_traders")]
    PerTwoTraders,
    Flat,
    PerPairOfMerchantCards,
}

#[derive(Debug, Deserialize)]
pub(super) struct ExplorationTile {
    pub(super) id: String,
    #[serde(flatten)]
    pub(super) finding: Finding,
}

/// What an exploration tile brings (EW-20).
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Finding {
    ImmediateCrystals { gain: String },
    ImmediateTrader { traders: usize },
    EndPoints { points: u32 },
    EndIcon { icon: String },
}

#[derive(Debug, Deserialize)]
pub(super) struct PlayerBoard {
    pub(super) caravan: usize,
    pub(super) bonus_spaces: usize,
    /// The points of the outpost section, from the leftmost column.
    #[serde(default)]
    pub(super) outpost_columns: Vec<u32>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Mountains {
    #[serde(rename = "mountain")]
    pub(super) tiles: Vec<Mountain>,
    pub(super) journey_map: JourneyMap,
}

#[derive(Debug, Deserialize)]
pub(super) struct Mountain {
    pub(super) symbol: String,
    #[serde(flatten)]
    pub(super) trade: Trade,
}

/// Where the cells of the map that the box comes with lie (J2-6).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct JourneyMap {
    /// Where the valley is.
    pub valley: [i8; 2],
    /// The cells onto which mountains are dealt, in that order.
    pub mountains: Vec<[i8; 2]>,
}

#[derive(Debug, Deserialize)]
struct MerchantCards {
    #[serde(rename = "merchant")]
    merchants: Vec<MerchantCard>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum MerchantCard {
    Gain { gain: String },
    Upgrade { upgrades: usize },
    Trade(Trade),
}

impl MerchantCard {
    fn face(&self) -> String {
        match self {
            MerchantCard::Gain { gain } => format!("+{gain}"),
            MerchantCard::Upgrade { upgrades } => format!("^{upgrades}"),
            MerchantCard::Trade(Trade { give, take }) => format!("{give}>{take}"),
        }
    }
}
