//! Positions of The Call for Adventure.

use super::{Decision, MerchantCards, Refill};
use crate::action::Draw;
use crate::clause::{ca, ge};
use crate::components::Components;
use crate::games::crossing::position::Packed;
use crate::games::crossing::{self, Parts, Table, Then};
use crate::games::play::Phase;
use crate::parts::cards::{self, CardDecision, position::MAX_ON_A_CARD};
use crate::parts::expedition::{self, position::Settled};
use crate::parts::market::Market;
use crate::parts::mountains;
use crate::parts::villages;
use crate::parts::wagon::WagonDecision;
use crate::position::{DecisionEntry, DecisionFault, Document, Fields, PhaseOf, Reader, Room, Wrong, ensure};
use crate::seat::PerSeat;

impl Packed for MerchantCards {
    const FIELDS: &'static [Fields] = &[
        cards::position::FIELDS,
        mountains::position::FIELDS,
        villages::position::FIELDS,
        expedition::position::FIELDS,
        Fields { table: &[], seats: &["discarded"] },
    ];
    const MERCHANT_ROW: Room = Some((4, ca(1)));
    const MOST_TAKEN: u16 = MAX_ON_A_CARD;

    fn write(&self, _: &Table, document: &mut Document, components: &Components) {
        self.market.write(document, components);
        for (seat, entry) in document.seated_mut() {
            self.hands[seat].write(entry, components);
            entry.discarded = Some(cards::position::names(self.discarded[seat], components));
        }
    }

    fn read(reader: &mut Reader) -> MerchantCards {
        let mut places = cards::position::places(reader.components).with_starting();
        let mut market = Market::read_row(reader, &mut places);
        let (mut hands, mut discarded) = (PerSeat::default(), PerSeat::default());
        for (seat, entry) in reader.seats() {
            (hands[seat], discarded[seat]) = cards::position::read_hand(entry, seat, &mut places, reader);
        }
        market.read_deck(reader, &mut places);
        MerchantCards { market, hands, discarded }
    }

    fn write_decision(&self, decision: Decision, components: &Components) -> DecisionEntry {
        match decision {
            Decision::Card(decision) => decision.write(&self.market, components),
            Decision::Reward { column } => DecisionEntry::Reward { column: column + 1 },
        }
    }

    fn read_decision(&self, entry: &DecisionEntry, reader: &mut Reader) -> Option<Decision> {
        match *entry {
            DecisionEntry::Reward { column } => Some(Decision::Reward { column: column.checked_sub(1)? }),
            _ => CardDecision::read(entry, &self.market, reader).map(Decision::Card),
        }
    }

    fn write_draw(then: Then<Refill>) -> DecisionEntry {
        match then {
            Then::End => DecisionEntry::RefillVillage {},
            Then::Outfit(Refill::Acquired) => DecisionEntry::Refill {},
            Then::Outfit(Refill::Rewarded) => DecisionEntry::RefillReward {},
        }
    }

    fn read_draw(entry: &DecisionEntry) -> Option<Then<Refill>> {
        match entry {
            DecisionEntry::RefillVillage {} => Some(Then::End),
            DecisionEntry::Refill {} => Some(Then::Outfit(Refill::Acquired)),
            DecisionEntry::RefillReward {} => Some(Then::Outfit(Refill::Rewarded)),
            _ => None,
        }
    }

    fn leads_from(&self, now: &MerchantCards, draw: Draw) -> bool {
        match draw {
            Draw::Merchant(card) => self.market.offer.leads_from(&now.market.offer, card),
            _ => false,
        }
    }

    fn settled(decision: crossing::Decision<Decision>) -> Settled {
        match decision {
            crossing::Decision::Outfit(Decision::Card(_)) => Settled::All,
            crossing::Decision::Wagon(WagonDecision::Trade) => Settled::Others,
            _ => Settled::Mover,
        }
    }

    fn settled_before(then: Refill) -> Settled {
        match then {
            Refill::Acquired => Settled::Nobody,
            Refill::Rewarded => Settled::Others,
        }
    }

    fn check(&self, phase: PhaseOf<Parts<MerchantCards>>, reader: &mut Reader) {
        let about_card = match phase {
            Phase::Within(crossing::Decision::Outfit(Decision::Card(decision))) => Some(decision),
            _ => None,
        };
        self.market.check_crystals(about_card, &mut reader.report);
    }

    fn check_phase(&self, phase: PhaseOf<Parts<MerchantCards>>) -> Result<(), Wrong> {
        if let Phase::Draw(Then::Outfit(_)) = phase {
            ensure(self.market.offer.misses_one(), DecisionFault::NothingToRefill, ge(11))
        } else {
            ensure(!self.market.wants_card(), DecisionFault::RowIsShort, ge(11))
        }
    }

    fn check_decision(
        &self,
        decision: Decision,
        table: &Table,
        components: &Components,
    ) -> Result<(), Wrong> {
        match decision {
            Decision::Card(decision) => {
                let hand = &self.hands[table.mover()];
                decision.check_at(table.caravan(), hand, &self.market, &components.golem_edition)
            }
            Decision::Reward { column } => {
                let column = usize::from(column);
                let is_reward =
                    column < table.expedition.mountains.columns() && self.has_reward(table, column);
                ensure(is_reward, DecisionFault::NothingToTake, ca(14))?;
                check_emptied(table, Some(column), components)
            }
        }
    }

    fn check_draw(then: Refill, table: &Table, components: &Components) -> Result<(), Wrong> {
        match then {
            Refill::Acquired => Ok(()),
            Refill::Rewarded => check_emptied(table, None, components),
        }
    }
}

/// CA-14: a reward is for a column, this one if it is known, that has just been emptied.
fn check_emptied(table: &Table, column: Option<usize>, components: &Components) -> Result<(), Wrong> {
    table.expedition.check_built(table.mover())?;
    let emptied = table.expedition.mountains.emptied_here(&components.eastern_mountains, table.mover());
    let is_earned = emptied.is_some() && column.is_none_or(|column| emptied == Some(column));
    ensure(is_earned, DecisionFault::NoColumn, ca(14))
}
