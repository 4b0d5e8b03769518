//! What there is to say about an action: the values that its messages fill in.

use carvania_rules::components::GolemEdition as Components;
use carvania_rules::games::golem_edition::{Decision, GolemEdition};
use carvania_rules::{Action, Crystals, Game, Merchant, MerchantId, PointId, State};

use crate::Value;

/// A variable of a message, and its value.
pub(super) type Fact = (&'static str, Value<'static>);

pub(super) fn merchant(components: &Components, card: MerchantId) -> Fact {
    ("card", components.merchant(card).to_string().into())
}

pub(super) fn point(components: &Components, card: PointId) -> Fact {
    ("card", components.point(card).cost.to_string().into())
}

/// What the card does, and how often that is possible with this caravan.
pub(super) fn play(card: Merchant, caravan: Crystals) -> Vec<Fact> {
    let mut facts = vec![("card", card.to_string().into())];
    match card {
        Merchant::Gain(crystals) => facts.push(("crystals", crystals.to_string().into())),
        Merchant::Upgrades(upgrades) => facts.push(("upgrades", upgrades.into())),
        Merchant::Trade { give, take } => {
            facts.push(("times", caravan.times(give).into()));
            facts.extend(sides(give, take));
        }
    }
    facts
}

/// Where the card lies, what that costs, and what lies on it.
pub(super) fn acquire(state: &GolemEdition, components: &Components, card: MerchantId) -> Vec<Fact> {
    let mut row = state.market().cards().enumerate();
    let found = row.find(|(_, (other, _))| *other == card);
    let (position, lying) = found.map(|(position, (_, lying))| (position, lying)).unwrap_or_default();
    vec![
        merchant(components, card),
        ("place", (position + 1).into()),
        ("price", position.into()),
        ("lying", lying.total().into()),
        ("crystals", lying.to_string().into()),
    ]
}

/// What the card is worth, and which token comes with it.
pub(super) fn claim(game: &Game, components: &Components, card: PointId) -> Vec<Fact> {
    vec![
        point(components, card),
        ("points", components.point(card).points.into()),
        ("token", token(game, card).into()),
    ]
}

/// What is given and taken when the trade at hand is carried out so many times.
pub(super) fn trade(state: &GolemEdition, components: &Components, times: u8) -> Vec<Fact> {
    let mut facts = vec![("times", times.into())];
    if let Decision::Trade { card } = state.decision()
        && let Merchant::Trade { give, take } = components.merchant(card)
    {
        facts.extend(sides(give.repeated(times), take.repeated(times)));
    }
    facts
}

fn sides(give: Crystals, take: Crystals) -> [Fact; 2] {
    [("give", give.to_string().into()), ("take", take.to_string().into())]
}

/// The token that a claim earns (GE-14): the one that is missing from the piles afterwards.
fn token(game: &Game, card: PointId) -> &'static str {
    let mut after = *game;
    if after.apply(Action::Claim(card)).is_err() {
        return "none";
    }
    let (State::GolemEdition(before), State::GolemEdition(after)) = (game.state(), after.state());
    if after.tokens().copper < before.tokens().copper {
        "copper"
    } else if after.tokens().silver < before.tokens().silver {
        "silver"
    } else {
        "none"
    }
}
