//! Work: traders are placed, and the action of a location is carried out (EW-7 to EW-14).

use super::boxes::{Benefit, Trade, Work};
use super::steps::{Choice, Step, Visit};
use super::{Kind, Place, Reference};

impl Reference {
    /// The locations that may be chosen (EW-7, EW-11).
    pub(super) fn works(&self) -> Vec<String> {
        let places = (0..self.places.len()).filter(|&place| self.can_work(place));
        places.map(|place| format!("work:{}", self.places[place].location.id)).collect()
    }

    fn can_work(&self, place: usize) -> bool {
        let Place { exploration, traders, .. } = self.places[place];
        let is_own = traders.is_some_and(|(seat, _)| seat == self.seat);
        if exploration.is_some() || is_own || self.required_traders(place) > self.mover().available {
            return false;
        }
        // EW-11: the crystals of the tools may be needed for the action.
        let mut with_tools = self.clone();
        with_tools.gain_from_tools(place);
        with_tools.can_carry_out(place)
    }

    /// EW-8, EW-9.
    fn required_traders(&self, place: usize) -> usize {
        let Place { location, traders, .. } = self.places[place];
        let required = match traders {
            Some((_, number)) => number + 1,
            None => location.traders,
        };
        let helps = |benefit: &Benefit| match benefit {
            Benefit::Help { fewer_traders_at } => location.icons.contains(fewer_traders_at),
            Benefit::Tool { .. } | Benefit::NewTraders { .. } | Benefit::Exploration { .. } => false,
        };
        let help = self.mover().point_cards.iter().filter(|card| helps(&card.benefit)).count();
        required.saturating_sub(help).max(1)
    }

    /// EW-10.
    fn gain_from_tools(&mut self, place: usize) {
        let icons = &self.places[place].location.icons;
        let player = &mut self.players[self.seat];
        for card in &player.point_cards {
            match &card.benefit {
                Benefit::Tool { crystal_at, gain } if icons.contains(crystal_at) => player.caravan.gain(gain),
                Benefit::Tool { .. }
                | Benefit::Help { .. }
                | Benefit::NewTraders { .. }
                | Benefit::Exploration { .. } => {}
            }
        }
    }

    /// C-14: whether every compulsory part of the action is possible with the crystals at hand.
    fn can_carry_out(&self, place: usize) -> bool {
        match &self.places[place].location.work {
            Work::Production { .. } | Work::Upgrade { .. } | Work::RefreshMarket | Work::AdjustTradeRoute => {
                true
            }
            Work::Trade(Trade { give, .. }) => self.mover().caravan.holds(give),
            Work::Golem { .. } => !self.visits(Visit::new(place)).is_empty(),
            Work::Market { slot } => {
                self.merchant_row.get(slot - 1).is_some_and(|face| self.is_market_open(face))
            }
            Work::MoveWagon { steps } => !self.first_steps(steps).is_empty(),
            Work::WagonTrade => !self.trades_here().is_empty(),
            Work::OutpostTrade => !self.outposts_to_trade().is_empty(),
        }
    }

    pub(super) fn work(&mut self, id: &str) {
        let at = |place: &Place| place.location.id == id;
        let place = self.places.iter().position(at).expect("a location of the board");
        self.place_traders(place);
        self.gain_from_tools(place);
        match &self.places[place].location.work {
            Work::Production { gain } => self.mover_mut().caravan.gain(gain),
            Work::Upgrade { upgrades } => self.first([Step::Choice(Choice::Upgrade { left: *upgrades })]),
            Work::Trade(trade) => self.offer_trade(trade),
            Work::Golem { .. } => self.first([Step::Choice(Choice::Visit(Visit::new(place)))]),
            Work::Market { slot } => self.go_to_market(self.merchant_row[slot - 1]),
            Work::RefreshMarket => self.refresh_market(),
            Work::AdjustTradeRoute => self.adjust_route(),
            Work::MoveWagon { steps } => self.first([Step::Choice(Choice::Move { steps })]),
            Work::WagonTrade => {
                let mountain = self.mountain_here().expect("the wagon stands on a mountain");
                self.offer_trade(&mountain.trade);
            }
            Work::OutpostTrade => self.first([Step::Choice(Choice::Outpost)]),
        }
    }

    /// EW-8: those who stood there go back to their owner's board.
    fn place_traders(&mut self, place: usize) {
        let required = self.required_traders(place);
        if let Some((owner, ousted)) = self.places[place].traders {
            self.players[owner].available += ousted;
        }
        self.mover_mut().available -= required;
        self.places[place].traders = Some((self.seat, required));
    }

    /// C-3.
    pub(super) fn upgrade(&mut self, colour: &str, left: usize) {
        self.mover_mut().caravan.raise(colour.chars().next().expect("a colour"));
        self.first([Step::Choice(Choice::Upgrade { left: left - 1 })]);
    }

    /// A trade that is carried out at least once (EW-14).
    pub(super) fn offer_trade(&mut self, Trade { give, take }: &'static Trade) {
        self.first([Step::Choice(Choice::Trade { give, take })]);
    }

    /// C-4: as often as the caravan holds the inputs.
    pub(super) fn trades(&self, give: &str) -> Vec<String> {
        let possible = |times: &usize| self.mover().caravan.holds(&give.repeat(*times));
        (1..).take_while(possible).map(|times| format!("trade:{times}")).collect()
    }

    pub(super) fn trade(&mut self, give: &str, take: &str, times: &str) {
        let times = times.parse().expect("a number of trades");
        let caravan = &mut self.mover_mut().caravan;
        caravan.lose(&give.repeat(times));
        caravan.gain(&take.repeat(times));
    }

    /// J1-7, J3-5: a card may always be kept in Part I, but in Part III it must be used.
    fn is_market_open(&self, face: &str) -> bool {
        match self.kind {
            Kind::JourneyOne => true,
            Kind::EndlessWorld | Kind::JourneyTwo | Kind::JourneyThree => self.is_usable(face),
        }
    }
}
