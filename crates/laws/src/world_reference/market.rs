//! Markets and what merchant cards do (J1-7 to J1-10, J3-5, J3-6).

use super::steps::{Choice, Deed, Draw, Step};
use super::table::ROW;
use super::{Kind, Reference, RouteCard};

/// J1-8.
const LONGEST_ROUTE: usize = 5;

impl Reference {
    /// J1-7; J3-5: there the card is used in any case.
    pub(super) fn go_to_market(&mut self, face: &'static str) {
        match self.kind {
            Kind::JourneyOne => self.first([Step::Choice(Choice::Market { face })]),
            Kind::EndlessWorld | Kind::JourneyTwo | Kind::JourneyThree => self.use_merchant(face),
        }
    }

    pub(super) fn market_uses(&self, face: &str) -> Vec<String> {
        let mut uses = vec!["keep".to_owned()];
        uses.extend(self.is_usable(face).then(|| "use".to_owned()));
        uses
    }

    /// J1-7: a trade must be carried out at least once.
    pub(super) fn is_usable(&self, face: &str) -> bool {
        face.split_once('>').is_none_or(|(give, _)| self.mover().caravan.holds(give))
    }

    /// The effect, the discard pile, the bonus tile of a fourth card, then the refill (J1-7, J3-6).
    pub(super) fn use_merchant(&mut self, face: &'static str) {
        self.refill_market(face);
        if self.kind == Kind::JourneyThree {
            self.first([Step::Choice(Choice::FourthCard)]);
        }
        self.first([Step::Deed(Deed::Discard { face })]);
        self.carry_out_merchant(face);
    }

    pub(super) fn carry_out_merchant(&mut self, face: &'static str) {
        if let Some(gain) = face.strip_prefix('+') {
            self.mover_mut().caravan.gain(gain);
        } else if let Some(upgrades) = face.strip_prefix('^') {
            let left = upgrades.parse().expect("a number of upgrades");
            self.first([Step::Choice(Choice::Upgrade { left })]);
        } else {
            let (give, take) = face.split_once('>').expect("a trade card");
            self.first([Step::Choice(Choice::Trade { give, take })]);
        }
    }

    /// J1-8: to the right end, or in the place of another.
    pub(super) fn keep_merchant(&mut self, face: &'static str) {
        self.refill_market(face);
        if self.mover().route.len() < LONGEST_ROUTE {
            self.mover_mut().route.push(RouteCard { face, traders: 0 });
        } else {
            self.first([Step::Choice(Choice::Replace { face })]);
        }
    }

    /// J1-8: the traders stay.
    pub(super) fn replace(&mut self, old: &str, face: &'static str) {
        let player = self.mover_mut();
        let card = player.route.iter_mut().find(|card| card.face == old).expect("a card of the route");
        player.discarded.push(card.face);
        card.face = face;
    }

    /// J1-9.
    fn refill_market(&mut self, face: &'static str) {
        self.first([Step::Deed(Deed::SlideMerchants { face }), Step::Draw(Draw::Merchant)]);
    }

    /// J1-10: then the turn ends, and another one follows.
    pub(super) fn refresh_market(&mut self) {
        self.merchant_deck.push(std::mem::take(&mut self.merchant_row));
        self.agenda = vec![Step::Draw(Draw::Merchant); ROW];
        self.agenda.extend([Step::Deed(Deed::Returns), Step::Choice(Choice::Turn)]);
    }

    /// J3-6: for the 4th, the 8th, and so on, from D2.
    pub(super) fn fourth_card_tiles(&self) -> Vec<String> {
        let is_fourth = self.mover().discarded.len().is_multiple_of(4);
        if is_fourth { self.bonuses(|stack| stack.side == "D2") } else { Vec::new() }
    }
}
