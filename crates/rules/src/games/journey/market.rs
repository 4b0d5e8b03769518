//! Merchant cards at market locations: what the games with a market share (J1-7, J1-9, J3-5).

use super::{Next, Origin, Table, Then, WorkDecision};
use crate::clause::{Clause, j1};
use crate::components::{Components, Merchant, MerchantId};
use crate::crystals::Crystals;
use crate::parts::merchants::Merchants;

/// The card below a market location (J1-9).
pub(crate) fn card_at(merchants: &Merchants, slot: u8) -> Result<MerchantId, Clause> {
    merchants.row().get(usize::from(slot)).copied().ok_or(j1(9))
}

/// Whether a card can be used: a trade card needs at least one trade (J1-7).
pub(crate) fn can_use(components: &Components, caravan: Crystals, card: MerchantId) -> bool {
    caravan.contains(components.golem_edition.needs(card))
}

/// Uses a card: what is to be decided about it, unless it is done.
pub(crate) fn use_card<D>(
    table: &mut Table,
    components: &Components,
    card: MerchantId,
    of: Origin,
) -> Option<Next<D>> {
    let decision = match components.golem_edition.merchant(card) {
        Merchant::Gain(crystals) => {
            *table.caravan_mut() += crystals;
            return None;
        }
        Merchant::Upgrades(_) if !table.caravan().can_rise() => return None,
        Merchant::Upgrades(left) => WorkDecision::Upgrade { left, of },
        Merchant::Trade { .. } => WorkDecision::Trade { of },
    };
    Some(Next::Decide(Then::Work(decision)))
}

/// Deals new cards; then the player has another turn (J1-10).
pub(crate) fn refresh<D>(merchants: &mut Merchants) -> Next<D> {
    merchants.refresh();
    Next::Draw(Then::Again)
}
