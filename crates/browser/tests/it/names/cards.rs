//! Merchant cards, golems of the first box, caravans.

use carvania_rules::games::call_for_adventure::CallForAdventure;
use carvania_rules::games::golem_edition::GolemEdition;
use carvania_rules::set::Id;
use carvania_rules::{Crystal, Crystals, Merchant, MerchantId, Move};

use super::{Seen, Thing};

/// The crystals of every caravan.
pub(super) fn caravans(seen: &Seen) -> Vec<Thing> {
    let caravan = |seat| {
        let held = seen.game.caravan(seat);
        let mut heard = seen.words.crystals(held);
        if held.is_empty() {
            heard.push(seen.words.one_of("empty", "vide"));
        }
        Thing::new("caravan", format!("[data-holder='seat-{seat}']"), heard)
    };
    seen.game.seats().map(caravan).collect()
}

/// What a merchant card does.
pub(super) fn face(seen: &Seen, card: MerchantId) -> Vec<String> {
    match seen.game.components().golem_edition.merchant(card) {
        Merchant::Gain(gain) => seen.words.crystals(gain),
        Merchant::Upgrades(number) => vec![seen.words.upgrades(number)],
        Merchant::Trade { give, take } => [seen.words.crystals(give), seen.words.crystals(take)].concat(),
    }
}

pub(super) fn selector(card: MerchantId) -> String {
    format!("#table [data-move='merchant-{}']", card.index())
}

/// What is missing for a cost: its words, or none.
pub(super) fn missing(seen: &Seen, cost: Crystals) -> Vec<String> {
    let caravan = seen.game.caravan(seen.own);
    let lacks = |colour: Crystal| cost.count(colour).saturating_sub(caravan.count(colour));
    let missing = Crystals::new(Crystal::ALL.map(lacks));
    let lacked = (!missing.is_empty())
        .then(|| format!("{} {}", seen.words.lack(), seen.words.crystals(missing).join(", ")));
    lacked.into_iter().collect()
}

/// The row of merchants: face, price, and what lies there.
fn on_offer(seen: &Seen, row: impl Iterator<Item = (MerchantId, Crystals)>) -> Vec<Thing> {
    let thing = |(place, (card, lying)): (usize, (MerchantId, Crystals))| {
        let price = match place {
            0 => seen.words.one_of("free", "gratuit"),
            1 => seen.words.one_of("one crystal", "un cristal"),
            price => format!("{price} {}", seen.words.one_of("crystals", "cristaux")),
        };
        let heard = [face(seen, card), vec![price], seen.words.crystals(lying)].concat();
        Thing::new("merchant on offer", selector(card), heard)
    };
    row.enumerate().map(thing).collect()
}

/// Cards in hand, which say what a trade lacks that cannot be made.
fn in_hand(seen: &Seen, cards: impl IntoIterator<Item = MerchantId>) -> Vec<Thing> {
    let thing = |card| {
        let mut heard = face(seen, card);
        if let Merchant::Trade { give, .. } = seen.game.components().golem_edition.merchant(card)
            && seen.game.check(Move::Play(card)).is_err()
        {
            heard.extend(missing(seen, give));
        }
        Thing::new("merchant in hand", selector(card), heard)
    };
    cards.into_iter().map(thing).collect()
}

pub(super) fn golem_edition(seen: &Seen, state: &GolemEdition) -> Vec<Thing> {
    let (components, words) = (&seen.game.components().golem_edition, seen.words);
    let mut things = on_offer(seen, state.market().cards());
    things.extend(in_hand(seen, state.player(seen.own).hand.cards()));
    let (copper, silver) = (state.tokens().copper, state.tokens().silver);
    // GE-14: copper lies above the first golem, silver above the second, and above the first when the copper is gone.
    let copper_pile = (copper > 0).then_some((
        words.one_of("copper token", "jeton de cuivre"),
        components.copper.points,
        copper,
    ));
    let silver_pile = (silver > 0).then_some((
        words.one_of("silver token", "jeton d’argent"),
        components.silver.points,
        silver,
    ));
    let piles = if copper > 0 { [copper_pile, silver_pile] } else { [silver_pile, None] };
    for (place, &card) in state.golems().cards().iter().enumerate() {
        let printed = components.point(card);
        let lacked = missing(seen, printed.cost);
        let mut kind = if lacked.is_empty() { "golem" } else { "golem that is too dear" };
        let mut heard =
            [words.crystals(printed.cost), vec![words.points(printed.points.into())], lacked].concat();
        if let Some(Some((token, worth, number))) = piles.get(place) {
            kind = "golem with a token";
            heard.push(
                format!("{token} : {}", words.points((*worth).into()))
                    .replace(" :", &words.one_of(":", " :")),
            );
            heard.push(words.one_of(&format!("{number} left"), &format!("reste {number}")));
        }
        let mut thing = Thing::new(kind, format!("#golems [data-move='golem-{}']", card.index()), heard);
        if missing(seen, printed.cost).is_empty() {
            thing = thing.without(words.lack());
        }
        things.push(thing);
    }
    let held = state.player(seen.own).tokens;
    let tokens = vec![
        format!("{} {}", held.copper, words.one_of("copper", "cuivre")),
        format!("{} {}", held.silver, words.one_of("silver", "argent")),
    ];
    things.push(Thing::new("tokens", ".you .tokens", tokens));
    for (number, card) in state.player(seen.own).claimed.into_iter().enumerate() {
        let points = vec![words.points(components.point(card).points.into())];
        things.push(Thing::new("claimed golem", ".you .claimed li:not(.empty)", points).number(number));
    }
    things
}

pub(super) fn call_for_adventure(seen: &Seen, state: &CallForAdventure) -> Vec<Thing> {
    let mut things = on_offer(seen, state.market().cards());
    things.extend(in_hand(seen, state.hand(seen.own).cards()));
    things
}
