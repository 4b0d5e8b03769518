//! A second model of Golem Edition, written from the clauses alone: slow, plain, and without a line of
//! the engine. Where the two agree along many games, one of them would have to be wrong in the same way
//! as the other.

mod action;
mod agreement;
mod table;

pub use agreement::the_reference_agrees;
pub use table::the_table_is_in_order;

use crate::caravan::Caravan;

/// A point card: its cost as letters, and its points.
pub type PointCard = (String, u32);

/// Where the points of a player come from (GE-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    /// From point cards.
    pub point_cards: u32,
    /// From copper tokens.
    pub copper: u32,
    /// From silver tokens.
    pub silver: u32,
    /// From crystals (C-7).
    pub crystals: u32,
}

impl Points {
    /// All points together.
    pub fn total(&self) -> u32 {
        self.point_cards + self.copper + self.silver + self.crystals
    }
}

/// A game of Golem Edition.
#[derive(Clone, Debug)]
pub struct Reference {
    players: Vec<Player>,
    point_deck: Vec<PointCard>,
    point_row: Vec<PointCard>,
    merchant_deck: Vec<String>,
    merchant_row: Vec<Offer>,
    copper: usize,
    silver: usize,
    seat: usize,
    decision: Decision,
}

#[derive(Clone, Debug)]
struct Player {
    caravan: Caravan,
    hand: Vec<String>,
    played: Vec<String>,
    claimed: Vec<PointCard>,
    copper: usize,
    silver: usize,
}

/// A merchant card of the row with the crystals lying on it.
#[derive(Clone, Debug)]
struct Offer {
    face: String,
    crystals: Caravan,
}

#[derive(Clone, Debug)]
enum Decision {
    SetUp,
    Turn,
    Pay { position: usize, paid: usize },
    Upgrade { left: usize },
    Trade { give: String, take: String },
    RefillMerchants,
    RefillPoints,
    Return { seat: usize },
    Over,
}

impl Reference {
    /// The table before anything is drawn (GE-1 to GE-5).
    pub fn new(players: usize, merchants: Vec<String>, points: Vec<PointCard>) -> Reference {
        let crystals = ["YYY", "YYYY", "YYYY", "YYYG", "YYYG"];
        let seat = |seat: usize| Player {
            caravan: Caravan::of(crystals[seat]),
            hand: vec!["+YY".to_owned(), "^2".to_owned()],
            played: Vec::new(),
            claimed: Vec::new(),
            copper: 0,
            silver: 0,
        };
        Reference {
            players: (0..players).map(seat).collect(),
            point_deck: points,
            point_row: Vec::new(),
            merchant_deck: merchants,
            merchant_row: Vec::new(),
            copper: 2 * players,
            silver: 2 * players,
            seat: 0,
            decision: Decision::SetUp,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.decision, Decision::Over)
    }

    /// The points of every seat.
    pub fn scores(&self) -> Vec<Points> {
        let points = |player: &Player| Points {
            point_cards: player.claimed.iter().map(|(_, points)| points).sum(),
            copper: 3 * player.copper as u32,
            silver: player.silver as u32,
            crystals: (player.caravan.len() - player.caravan.count('Y')) as u32,
        };
        self.players.iter().map(points).collect()
    }

    /// The crystals of every seat as letters, from low to high.
    pub fn caravans(&self) -> Vec<String> {
        self.players.iter().map(|player| player.caravan.letters()).collect()
    }

    /// Every legal action as text, sorted.
    pub fn legal(&self) -> Vec<String> {
        let caravan = &self.players[self.seat].caravan;
        let each = |verb: &str, colours: Vec<char>| -> Vec<String> {
            colours.iter().map(|colour| format!("{verb}:{colour}")).collect()
        };
        let mut legal = match &self.decision {
            Decision::SetUp if self.points_are_missing() => self.point_draws(),
            Decision::SetUp | Decision::RefillMerchants => self.merchant_draws(),
            Decision::RefillPoints => self.point_draws(),
            Decision::Turn => self.turns(),
            Decision::Pay { .. } => each("pay", caravan.colours()),
            Decision::Upgrade { .. } => {
                [each("upgrade", caravan.can_rise()), vec!["stop".to_owned()]].concat()
            }
            Decision::Trade { give, .. } => {
                let possible = |times: &usize| caravan.holds(&give.repeat(*times));
                (1..).take_while(possible).map(|times| format!("trade:{times}")).collect()
            }
            Decision::Return { seat } => each("return", self.players[*seat].caravan.colours()),
            Decision::Over => Vec::new(),
        };
        legal.sort();
        legal
    }

    fn points_are_missing(&self) -> bool {
        self.point_row.len() < 5 && !self.point_deck.is_empty()
    }

    fn merchants_are_missing(&self) -> bool {
        self.merchant_row.len() < 6 && !self.merchant_deck.is_empty()
    }

    fn point_draws(&self) -> Vec<String> {
        self.point_deck.iter().map(|(cost, _)| format!("draw:{cost}")).collect()
    }

    fn merchant_draws(&self) -> Vec<String> {
        self.merchant_deck.iter().map(|face| format!("draw:{face}")).collect()
    }

    /// What a turn may be (GE-18).
    fn turns(&self) -> Vec<String> {
        let player = &self.players[self.seat];
        let playable = |face: &&String| match face.split_once('>') {
            // GE-9: not for zero trades.
            Some((give, _)) => player.caravan.holds(give),
            None => true,
        };
        let mut turns = vec!["rest".to_owned()];
        turns.extend(player.hand.iter().filter(playable).map(|face| format!("play:{face}")));
        // GE-10: one crystal for each card to the left.
        let affordable = self.merchant_row.iter().take(player.caravan.len() + 1);
        turns.extend(affordable.map(|offer| format!("acquire:{}", offer.face)));
        let claimable = self.point_row.iter().filter(|(cost, _)| player.caravan.holds(cost));
        turns.extend(claimable.map(|(cost, _)| format!("claim:{cost}")));
        turns
    }
}
