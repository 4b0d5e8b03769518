//! The agenda: what a step leaves to decide, and what comes of the decision.

use super::Reference;
use super::steps::{Choice, Deed, Step};

impl Reference {
    /// What a step leaves to decide; nothing if it happens by itself.
    pub(super) fn options(&self, step: &Step) -> Vec<String> {
        match step {
            Step::Draw(draw) => self.draws(*draw),
            Step::Choice(choice) => self.choices(*choice),
            Step::Deed(_) => Vec::new(),
        }
    }

    /// Goes on to the next thing that there is to decide (C-15).
    pub(super) fn settle(&mut self) {
        while let Some(&step) = self.agenda.first() {
            if !self.options(&step).is_empty() {
                return;
            }
            self.agenda.remove(0);
            if let Step::Deed(deed) = step {
                self.carry_out(deed);
            }
        }
    }

    fn choices(&self, choice: Choice) -> Vec<String> {
        let caravan = &self.mover().caravan;
        match choice {
            Choice::Turn => self.turns(),
            Choice::Upgrade { left: 0 } => Vec::new(),
            Choice::Upgrade { .. } => or_stop(each("upgrade", caravan.can_rise())),
            Choice::Trade { give, .. } => self.trades(give),
            Choice::Visit(visit) => self.visits(visit),
            Choice::Explore => self.explorations(),
            Choice::Market { face } => self.market_uses(face),
            Choice::Replace { .. } => self.route_cards("replace"),
            Choice::FourthCard => or_stop(self.fourth_card_tiles()),
            Choice::Swap => self.swaps(),
            Choice::SwapWith { face } => self.swaps_with(face),
            Choice::Move { steps } => self.first_steps(steps),
            Choice::SecondStep => self.second_steps(),
            Choice::Toll { .. } | Choice::PayForOutpost => each("pay", caravan.colours()),
            Choice::Build => self.builds(),
            Choice::EmptiedColumn => self.column_tiles(),
            Choice::TradeHere => or_stop(self.trades_here()),
            Choice::Outpost => self.outposts_to_trade(),
            Choice::Return { seat } => self.returns(seat),
        }
    }

    pub(super) fn choose(&mut self, choice: Choice, verb: &str, about: &str) {
        match choice {
            Choice::Turn => self.begin_turn(verb, about),
            Choice::Upgrade { left } => self.upgrade(about, left),
            Choice::Trade { give, take } => self.trade(give, take, about),
            Choice::Visit(visit) => match verb {
                "claim" => self.claim(visit),
                _ => self.take_bonus_on_visit(visit, about),
            },
            Choice::Explore => self.explore(about),
            Choice::Market { face } => match verb {
                "use" => self.use_merchant(face),
                _ => self.keep_merchant(face),
            },
            Choice::Replace { face } => self.replace(about, face),
            Choice::FourthCard | Choice::EmptiedColumn => self.take_bonus(about),
            Choice::Swap => self.choose_swap(about),
            Choice::SwapWith { face } => self.swap(face, about),
            Choice::Move { steps } => self.first_step(about, steps),
            Choice::SecondStep => self.go(about),
            Choice::Toll { owner } => self.pay_toll(about, owner),
            Choice::Build => self.build(),
            Choice::PayForOutpost => self.mover_mut().caravan.lose(about),
            Choice::TradeHere => self.trade_here(about),
            Choice::Outpost => self.trade_at_outpost(about),
            Choice::Return { seat } => self.give_back(about, seat),
        }
    }

    fn carry_out(&mut self, deed: Deed) {
        match deed {
            Deed::SlidePointCards { slot } => self.slide_point_cards(slot),
            Deed::Discard { face } => self.mover_mut().discarded.push(face),
            Deed::SlideMerchants { face } => self.merchant_row.retain(|&card| card != face),
            Deed::Arrive => self.arrive(),
            Deed::PlaceOutpost => self.place_outpost(),
            Deed::Returns => self.ask_for_returns(),
            Deed::NextSeat => self.next_seat(),
        }
    }
}

pub(super) fn each(verb: &str, colours: Vec<char>) -> Vec<String> {
    colours.iter().map(|colour| format!("{verb}:{colour}")).collect()
}

/// C-15: a choice to stop is asked only while there is something to decline.
pub(super) fn or_stop(mut choices: Vec<String>) -> Vec<String> {
    if !choices.is_empty() {
        choices.push("stop".to_owned());
    }
    choices
}
