//! Positions of The Call for Adventure.

use super::{DEAL, Decision, Refill, Table};
use crate::action::Draw;
use crate::clause::{Clause, ca, em, ge};
use crate::components::{Components, EasternMountains};
use crate::games::Title;
use crate::games::play::Phase;
use crate::parts::cards::{self, CardDecision, position::MAX_ON_A_CARD};
use crate::parts::expedition::position::Settled;
use crate::parts::expedition::{self, Expedition, Movement, StartDecision};
use crate::parts::market::Market;
use crate::parts::mountains;
use crate::parts::order::Order;
use crate::parts::villages;
use crate::parts::wagon::WagonDecision;
use crate::position::{
    DecisionEntry, DecisionFault, Document, Fields, PhaseOf, Positioned, Reader, Room, Wrong, ensure,
};
use crate::seat::PerSeat;

impl Positioned for Table {
    const TITLE: Title = Title::CallForAdventure;
    const FIELDS: &'static [Fields] = &[
        cards::position::FIELDS,
        mountains::position::FIELDS,
        villages::position::FIELDS,
        expedition::position::FIELDS,
        Fields { table: &[], seats: &["discarded"] },
    ];
    const MERCHANT_ROW: Room = Some((4, ca(1)));
    const END: Clause = em(25);

    fn write(&self, document: &mut Document, components: &Components) {
        let mountains = &components.eastern_mountains;
        self.market.write(document, components);
        self.expedition.write(&mountains.adventure_board, mountains, document);
        for (seat, entry) in document.seated_mut() {
            self.hands[seat].write(entry, components);
            entry.discarded = Some(cards::position::names(self.discarded[seat], components));
        }
    }

    fn read(reader: &mut Reader, order: Order) -> Option<Table> {
        let mut places = cards::position::places(reader.components).with_starting();
        let mut market = Market::read_row(reader, &mut places);
        let (mut hands, mut discarded) = (PerSeat::default(), PerSeat::default());
        for (seat, entry) in reader.seats() {
            (hands[seat], discarded[seat]) = cards::position::read_hand(entry, seat, &mut places, reader);
        }
        market.read_deck(reader, &mut places);
        let expedition = Expedition::read(reader, &reader.components.eastern_mountains.adventure_board);
        Some(Table { order, expedition, market, hands, discarded })
    }

    fn write_decision(&self, decision: Decision, components: &Components) -> DecisionEntry {
        match decision {
            Decision::Card(decision) => decision.write(&self.market, components),
            Decision::Move(movement) => movement.write(),
            Decision::Start(decision) => decision.write(),
            Decision::Wagon(decision) => decision.write(),
            Decision::Act => DecisionEntry::Act {},
            Decision::Reward { column } => DecisionEntry::Reward { column: column + 1 },
        }
    }

    fn read_decision(&self, entry: &DecisionEntry, reader: &mut Reader) -> Option<Decision> {
        let players = self.order.players();
        Some(match *entry {
            DecisionEntry::Move { free, paid } => Decision::Move(Movement { free, is_paid: paid }),
            DecisionEntry::Act {} => Decision::Act,
            DecisionEntry::Reward { column } => Decision::Reward { column: column.checked_sub(1)? },
            _ => {
                let start = StartDecision::read(entry, players).map(Decision::Start);
                let wagon = || WagonDecision::read(entry, players).map(Decision::Wagon);
                let card = || CardDecision::read(entry, &self.market, reader).map(Decision::Card);
                start.or_else(wagon).or_else(card)?
            }
        })
    }

    fn write_draw(&self, refill: Refill, _: &Components) -> DecisionEntry {
        match refill {
            Refill::Acquired => DecisionEntry::Refill {},
            Refill::Rewarded => DecisionEntry::RefillReward {},
            Refill::Village => DecisionEntry::RefillVillage {},
        }
    }

    fn read_draw(&self, entry: &DecisionEntry, _: &mut Reader) -> Option<Refill> {
        match entry {
            DecisionEntry::Refill {} => Some(Refill::Acquired),
            DecisionEntry::RefillReward {} => Some(Refill::Rewarded),
            DecisionEntry::RefillVillage {} => Some(Refill::Village),
            _ => None,
        }
    }

    fn leads_from(&self, now: &Table, draw: Draw, _: &Components) -> bool {
        match draw {
            Draw::Merchant(card) => self.market.offer.leads_from(&now.market.offer, card),
            _ => self.expedition.leads_from(&now.expedition, draw),
        }
    }

    fn check_parts(&self, phase: PhaseOf<Table>, reader: &mut Reader) {
        if let Phase::SetUp = phase {
            return;
        }
        self.expedition.check_deal(DEAL, matches!(phase, Phase::Draw(Refill::Village)), reader);
        let about_card =
            if let Phase::Within(Decision::Card(decision)) = phase { Some(decision) } else { None };
        self.market.check_crystals(about_card, &mut reader.report);
        let settled = match phase {
            Phase::SetUp | Phase::Turn | Phase::Over => Settled::All,
            Phase::Within(decision) => match decision {
                Decision::Card(_) | Decision::Move(_) | Decision::Start(_) => Settled::All,
                Decision::Wagon(WagonDecision::Toll { .. } | WagonDecision::Build { .. })
                | Decision::Act
                | Decision::Reward { .. } => Settled::Mover,
                Decision::Wagon(WagonDecision::Trade) => Settled::Others,
            },
            Phase::Draw(Refill::Rewarded) => Settled::Others,
            Phase::Draw(Refill::Acquired | Refill::Village) | Phase::Return { .. } => Settled::Nobody,
        };
        self.expedition.check_caravans(self.order, settled, MAX_ON_A_CARD, reader);
    }

    fn check_phase(&self, phase: PhaseOf<Table>, components: &Components) -> Result<(), Wrong> {
        let mountains = &components.eastern_mountains;
        if let Phase::Draw(Refill::Acquired | Refill::Rewarded) = phase {
            ensure(self.market.offer.misses_one(), DecisionFault::NothingToRefill, ge(11))?;
        } else {
            ensure(!self.market.wants_card(), DecisionFault::RowIsShort, ge(11))?;
        }
        let start = if let Phase::Within(Decision::Start(decision)) = phase { Some(decision) } else { None };
        self.expedition.check_start(self.order, start, mountains)?;
        match phase {
            Phase::Within(decision) => self.check_decision(decision, components),
            Phase::Draw(Refill::Rewarded) => self.check_emptied(None, mountains),
            _ => Ok(()),
        }
    }

    fn may_follow_claim(phase: PhaseOf<Table>) -> bool {
        matches!(phase, Phase::Draw(Refill::Village) | Phase::Return { .. })
    }
}

impl Table {
    /// Whether a decision within a turn can be the one at hand.
    fn check_decision(&self, decision: Decision, components: &Components) -> Result<(), Wrong> {
        let (at, mover) = (&self.expedition, self.mover());
        let mountains = &components.eastern_mountains;
        match decision {
            Decision::Start(_) | Decision::Act => Ok(()),
            Decision::Wagon(decision) => at.check_wagon_at(self.order, decision, mountains),
            Decision::Card(decision) => {
                let hand = &self.hands[mover];
                decision.check_at(at.caravan(mover), hand, &self.market, &components.golem_edition)
            }
            Decision::Move(movement) => at.check_movement(self.order, movement, self.fare(), ca(10)),
            Decision::Reward { column } => {
                let column = usize::from(column);
                let is_reward = column < at.mountains.columns() && self.has_reward(column);
                ensure(is_reward, DecisionFault::NothingToTake, ca(14))?;
                self.check_emptied(Some(column), mountains)
            }
        }
    }

    /// CA-14: a reward is for a column, this one if it is known, that has just been emptied.
    fn check_emptied(&self, column: Option<usize>, components: &EasternMountains) -> Result<(), Wrong> {
        self.expedition.check_built(self.mover())?;
        let emptied = self.expedition.mountains.emptied_here(components, self.mover());
        let is_earned = emptied.is_some() && column.is_none_or(|column| emptied == Some(column));
        ensure(is_earned, DecisionFault::NoColumn, ca(14))
    }
}
