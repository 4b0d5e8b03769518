//! Carrying out actions.

use super::{Decision, Offer, Reference};
use crate::caravan::Caravan;

impl Reference {
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
