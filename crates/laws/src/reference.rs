//! A second model of Golem Edition, written from the clauses alone: slow, plain, and without a line of
//! the engine. Where the two agree along many games, one of them would have to be wrong in the same way
//! as the other.

mod agreement;
mod caravan;
mod table;

pub use agreement::the_reference_agrees;
pub use table::the_table_is_in_order;

use caravan::Caravan;

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

    /// Carries out a legal action.
    ///
    /// # Panics
    /// If the action is not legal.
    pub fn apply(&mut self, action: &str) {
        assert!(self.legal().iter().any(|legal| legal == action), "the reference refuses {action}");
        let (verb, about) = action.split_once(':').unwrap_or((action, ""));
        match verb {
            "draw" => self.draw(about),
            "play" => self.play(about),
            "acquire" => self.acquire(about),
            "rest" => self.rest(),
            "claim" => self.claim(about),
            "pay" => self.pay(about),
            "upgrade" => self.upgrade(about),
            "stop" => self.end_turn(),
            "trade" => self.trade(about.parse().expect("a number of trades")),
            "return" => self.give_back(about),
            _ => unreachable!("no clause knows {verb}"),
        }
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

    fn draw(&mut self, about: &str) {
        if let Some(card) = self.point_deck.iter().position(|(cost, _)| cost == about) {
            self.point_row.push(self.point_deck.remove(card));
        } else {
            let card = self.merchant_deck.iter().position(|face| face == about).expect("a card of a deck");
            self.merchant_row
                .push(Offer { face: self.merchant_deck.remove(card), crystals: Caravan::default() });
        }
        if !matches!(self.decision, Decision::SetUp) {
            self.end_turn();
        } else if !self.points_are_missing() && !self.merchants_are_missing() {
            self.decision = Decision::Turn;
        }
    }

    fn play(&mut self, face: &str) {
        let player = &mut self.players[self.seat];
        let card = player.hand.iter().position(|held| held == face).expect("a card of the hand");
        player.played.push(player.hand.remove(card));
        if let Some(gain) = face.strip_prefix('+') {
            player.caravan.gain(gain);
            self.end_turn();
        } else if let Some(upgrades) = face.strip_prefix('^') {
            self.offer_upgrades(upgrades.parse().expect("a number of upgrades"));
        } else {
            let (give, take) = face.split_once('>').expect("a trade");
            self.decision = Decision::Trade { give: give.to_owned(), take: take.to_owned() };
        }
    }

    /// C-3: asked only while upgrades are left and something can rise.
    fn offer_upgrades(&mut self, left: usize) {
        if left == 0 || self.players[self.seat].caravan.can_rise().is_empty() {
            self.end_turn();
        } else {
            self.decision = Decision::Upgrade { left };
        }
    }

    fn upgrade(&mut self, colour: &str) {
        let Decision::Upgrade { left } = self.decision else { unreachable!("no upgrade is asked for") };
        self.players[self.seat].caravan.raise(colour.chars().next().expect("a colour"));
        self.offer_upgrades(left - 1);
    }

    fn trade(&mut self, times: usize) {
        let Decision::Trade { give, take } = self.decision.clone() else {
            unreachable!("no trade is asked for")
        };
        let caravan = &mut self.players[self.seat].caravan;
        for _ in 0..times {
            caravan.lose(&give);
            caravan.gain(&take);
        }
        self.end_turn();
    }

    fn acquire(&mut self, face: &str) {
        let position =
            self.merchant_row.iter().position(|offer| offer.face == face).expect("a card of the row");
        self.pay_or_take(position, 0);
    }

    fn pay(&mut self, colour: &str) {
        let Decision::Pay { position, paid } = self.decision else { unreachable!("no payment is asked for") };
        self.players[self.seat].caravan.lose(colour);
        // GE-10: from the leftmost to the right.
        self.merchant_row[paid].crystals.gain(colour);
        self.pay_or_take(position, paid + 1);
    }

    fn pay_or_take(&mut self, position: usize, paid: usize) {
        if paid < position {
            self.decision = Decision::Pay { position, paid };
            return;
        }
        let offer = self.merchant_row.remove(position);
        let player = &mut self.players[self.seat];
        player.hand.push(offer.face);
        player.caravan.gain(&offer.crystals.letters());
        self.refill(self.merchants_are_missing().then_some(Decision::RefillMerchants));
    }

    fn rest(&mut self) {
        let player = &mut self.players[self.seat];
        player.hand.append(&mut player.played);
        self.end_turn();
    }

    fn claim(&mut self, about: &str) {
        let position = self.point_row.iter().position(|(cost, _)| cost == about).expect("a card of the row");
        let card = self.point_row.remove(position);
        let player = &mut self.players[self.seat];
        player.caravan.lose(about);
        player.claimed.push(card);
        // GE-14: the silver pile lies above the leftmost card once the copper is gone.
        let copper_position = (self.copper > 0).then_some(0);
        let silver_position = (self.silver > 0).then_some(if self.copper > 0 { 1 } else { 0 });
        if copper_position == Some(position) {
            self.copper -= 1;
            player.copper += 1;
        } else if silver_position == Some(position) {
            self.silver -= 1;
            player.silver += 1;
        }
        self.refill(self.points_are_missing().then_some(Decision::RefillPoints));
    }

    /// C-17: the refill draw comes before the returns.
    fn refill(&mut self, draw: Option<Decision>) {
        match draw {
            Some(draw) => self.decision = draw,
            None => self.end_turn(),
        }
    }

    fn give_back(&mut self, colour: &str) {
        let Decision::Return { seat } = self.decision else { unreachable!("no return is asked for") };
        self.players[seat].caravan.lose(colour);
        self.end_turn();
    }

    /// The returns (C-5), then the next seat or the end (C-6, GE-16).
    fn end_turn(&mut self) {
        let players = self.players.len();
        let from_the_mover = (0..players).map(|step| (self.seat + step) % players);
        if let Some(seat) = from_the_mover.into_iter().find(|&seat| self.players[seat].caravan.len() > 10) {
            self.decision = Decision::Return { seat };
            return;
        }
        let cards_to_end = if players >= 4 { 5 } else { 6 };
        let is_triggered = self.players.iter().any(|player| player.claimed.len() >= cards_to_end);
        let is_last_seat = self.seat + 1 == players;
        self.decision = if is_triggered && is_last_seat { Decision::Over } else { Decision::Turn };
        self.seat = (self.seat + 1) % players;
    }
}
