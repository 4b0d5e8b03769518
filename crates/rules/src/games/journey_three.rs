//! An Heroic Journey, Part III: An Endless World with markets of merchant cards, wagons and outposts.
//! Clauses J3-1 to J3-10.

#[cfg(feature = "position")]
mod position;

use crate::action::Move;
use crate::chance::Chance;
use crate::clause::{Clause, ew, j1, j3};
use crate::components::endless_world::{BoardName, Group, LocationKind, Place, StackOf, Star};
use crate::components::{Components, GameBox};
use crate::crystals::Crystals;
use crate::decision::Decision;
use crate::games::journey::trek::{self, Trek, TrekDecision};
use crate::games::journey::{Addition, Journey, Next, Origin, Table, Then, market};
use crate::map::Map;
use crate::map::file::Shape;
use crate::parts::merchants::Merchants;
use crate::parts::mountains::Mountains;
use crate::parts::sink::Sink;
use crate::parts::world::Variant;
use crate::seat::Seat;
use crate::set::Set;

/// The whole state of a game.
pub type JourneyThree = Journey<MarketAndWagons, AllDecision>;

/// Every so many merchant cards bring a bonus tile (J3-6).
pub(crate) const CARDS_PER_TILE: usize = 4;

/// Merchant cards on offer, and the map with wagons and outposts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MarketAndWagons {
    pub(crate) merchants: Merchants,
    pub(crate) mountains: Mountains,
}

/// What is to be decided about wagons or merchant cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AllDecision {
    /// About a wagon.
    Trek(TrekDecision),
    /// Which bonus tile to take with every fourth merchant card, if any (J3-6).
    Fourth,
}

impl MarketAndWagons {
    /// The merchant cards on offer, and the discard piles.
    pub const fn merchants(&self) -> &Merchants {
        &self.merchants
    }

    /// The map and what stands on it.
    pub const fn mountains(&self) -> &Mountains {
        &self.mountains
    }

    pub(crate) fn view<'a>(&'a self, table: &'a Table, components: &'a Components) -> Trek<'a> {
        trek::view(&self.mountains, table, components, &MarketAndWagons::VARIANT)
    }

    /// J3-6: whether the card just taken is a fourth, and there is a tile and room for it.
    pub(crate) fn earns_tile(&self, table: &Table, components: &Components) -> bool {
        let taken = self.merchants.discarded(table.mover()).len();
        let components = &components.endless_world;
        taken > 0
            && taken.is_multiple_of(CARDS_PER_TILE)
            && table.world.has_space(table.mover(), &MarketAndWagons::VARIANT, components)
            && table.world.tops(components, StackOf::Merchants).next().is_some()
    }
}

/// The other locations are those of Part II (J3-4).
impl Addition for MarketAndWagons {
    type Decision = AllDecision;
    const BOXES: &'static [GameBox] =
        &[GameBox::GolemEdition, GameBox::EasternMountains, GameBox::EndlessWorld];
    const SHAPE: Option<Shape> = Some(Shape::JOURNEY);
    const VARIANT: Variant = Variant {
        board: BoardName::JourneyThree,
        removed: Star::Black,
        groups: &[Group::Every, Group::One, Group::Three],
        is_side_b: true,
        lie_beside: false,
        golem_tiles: false,
        points: j3(1),
        tiles: j3(1),
        exploration: j3(2),
        explore: ew(19),
    };

    const MARKET: Clause = j3(5);

    fn new(players: usize, map: Map, components: &Components) -> MarketAndWagons {
        MarketAndWagons {
            merchants: Merchants::new(components.golem_edition.deck()),
            mountains: trek::mountains(players, map, components),
        }
    }

    /// J3-3: the map, then the merchant cards.
    fn set_up_draws(&self, components: &Components) -> Option<(Chance, Clause)> {
        let merchants = || self.draws().map(|draws| (draws, j1(5)));
        trek::set_up_draws(&self.mountains, components, j3(3)).or_else(merchants)
    }

    fn workable(&self, table: &Table, components: &Components, among: Set<Place>) -> Set<Place> {
        let usable = components.golem_edition.playable(table.caravan());
        let is_open = |slot: u8| {
            let card = self.merchants.row().get(usize::from(slot));
            card.is_some_and(|&card| usable.contains(card))
        };
        let markets = table.board(components).markets().iter();
        let open = self.view(table, components).workable(among);
        markets.fold(open, |open, &(place, slot)| open.with_if(is_open(slot), place))
    }

    fn check_location(
        &self,
        table: &Table,
        components: &Components,
        kind: LocationKind,
        caravan: Crystals,
    ) -> Result<(), Clause> {
        match kind {
            LocationKind::Market { slot } => {
                let card = market::card_at(&self.merchants, slot)?;
                if market::can_use(components, caravan, card) { Ok(()) } else { Err(j3(5)) }
            }
            LocationKind::RefreshMarket => Ok(()),
            _ => Trek { caravan, ..self.view(table, components) }.check_location(kind),
        }
    }

    fn work(&mut self, table: &mut Table, components: &Components, kind: LocationKind) -> Next<AllDecision> {
        match kind {
            LocationKind::Market { slot } => {
                let Ok(card) = market::card_at(&self.merchants, slot) else { return Next::END };
                let of = Origin::Market(card);
                let decision = market::use_card(table, components, card, of);
                decision.unwrap_or_else(|| self.after_effect(table, components, of))
            }
            LocationKind::RefreshMarket => market::refresh(&mut self.merchants),
            _ => self.view(table, components).work(kind).map(AllDecision::Trek),
        }
    }

    fn asks(&self, decision: AllDecision, table: &Table, components: &Components) -> Decision {
        match decision {
            AllDecision::Trek(decision) => self.view(table, components).asks(decision),
            AllDecision::Fourth => Decision::FourthCard,
        }
    }

    fn actions(&self, decision: AllDecision, table: &Table, components: &Components, out: &mut impl Sink) {
        match decision {
            AllDecision::Trek(decision) => self.view(table, components).actions(decision, out),
            AllDecision::Fourth => {
                let tops = table.world.tops(&components.endless_world, StackOf::Merchants);
                out.list(tops.map(Move::TakeTile));
                out.push(Move::Stop);
            }
        }
    }

    fn opened_by(&self, decision: AllDecision) -> Clause {
        match decision {
            AllDecision::Trek(decision) => decision.opened_by(),
            AllDecision::Fourth => j3(6),
        }
    }

    fn perform(
        &mut self,
        decision: AllDecision,
        table: &mut Table,
        components: &Components,
        action: Move,
    ) -> Result<Next<AllDecision>, Clause> {
        let is_of_merchants =
            |tile| table.world.tops(&components.endless_world, StackOf::Merchants).any(|top| top == tile);
        match (decision, action) {
            // J3-7: the tiles of D2 are not for columns.
            (AllDecision::Trek(TrekDecision::Column), Move::TakeTile(tile)) if is_of_merchants(tile) => {
                Err(j3(7))
            }
            (AllDecision::Trek(decision), _) => {
                let variant = &MarketAndWagons::VARIANT;
                trek::perform(&mut self.mountains, table, components, variant, decision, action)
                    .map(|next| next.map(AllDecision::Trek))
            }
            (AllDecision::Fourth, Move::Stop) => Ok(Next::END),
            (AllDecision::Fourth, Move::TakeTile(tile)) if is_of_merchants(tile) => {
                table.world.take_tile(table.mover(), tile);
                Ok(Next::END)
            }
            (AllDecision::Fourth, _) => Err(j3(6)),
        }
    }

    /// J3-5: a card that has been used goes to the discard pile; every fourth may bring a tile (J3-6).
    fn after_effect(&mut self, table: &mut Table, components: &Components, of: Origin) -> Next<AllDecision> {
        let Origin::Market(card) = of else { return Next::END };
        self.merchants.discard(table.mover(), card);
        if self.earns_tile(table, components) {
            Next::Decide(Then::Added(AllDecision::Fourth))
        } else {
            Next::END
        }
    }

    /// J3-9.
    fn merchant_cards(&self, seat: Seat) -> usize {
        self.merchants.discarded(seat).len()
    }

    fn merchants(&self) -> Option<&Merchants> {
        Some(&self.merchants)
    }

    fn merchants_mut(&mut self) -> Option<&mut Merchants> {
        Some(&mut self.merchants)
    }

    fn mountains(&self) -> Option<&Mountains> {
        Some(&self.mountains)
    }

    fn mountains_mut(&mut self) -> Option<&mut Mountains> {
        Some(&mut self.mountains)
    }
}
