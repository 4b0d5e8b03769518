//! From actions to their text and back, with the components and the map of a game.

use super::{NotationError, Written};
use crate::action::Action;
use crate::components::endless_world::Side;
use crate::components::{Merchant, Mountain, PointId};
use crate::crystals::Crystals;
use crate::game::Game;
use crate::games::Title;
use crate::label::Label;
use crate::map::{Cell, CellName};

impl Game {
    /// The action as text.
    ///
    /// # Panics
    /// If the action names a card, a tile or a cell that this game does not have.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// let (draw, _weight) = game.chance().next().unwrap();
    /// assert_eq!(game.write_action(draw).to_string(), "draw:YYGG");
    /// ```
    pub fn write_action(&self, action: Action) -> Written {
        let components = self.components();
        let world = &components.endless_world;
        let merchant = |card| components.golem_edition.merchant(card);
        let mountain = |tile| {
            let Mountain { give, take, .. } = components.eastern_mountains.mountain(tile);
            Merchant::Trade { give, take }
        };
        match action {
            Action::Play(card) => Written::Play(merchant(card)),
            Action::Acquire(card) => Written::Acquire(merchant(card)),
            Action::Rest => Written::Rest,
            Action::Claim(card) => match self.cost(card) {
                Some(cost) => Written::Claim(cost),
                None => Written::ClaimCard(world.point(card).label),
            },
            Action::Pay(crystal) => Written::Pay(crystal),
            Action::Upgrade(crystal) => Written::Upgrade(crystal),
            Action::Stop => Written::Stop,
            Action::Trade(times) => Written::Trade(times),
            Action::Return(crystal) => Written::Return(crystal),
            Action::Start(set) => Written::Start(components.eastern_mountains.start[usize::from(set)]),
            Action::Place(cell) => Written::Place(self.cell_name(cell)),
            Action::Step(cell) => Written::Step(self.cell_name(cell)),
            Action::Spend(card) => Written::Spend(merchant(card)),
            Action::Take => Written::Take,
            Action::Leave => Written::Leave,
            Action::Build => Written::Build,
            Action::Bonus(bonus) => Written::Bonus(bonus),
            Action::Reward(card) => Written::Reward(merchant(card)),
            Action::Mine => Written::Mine,
            Action::Pass => Written::Pass,
            Action::DrawMerchant(card) => Written::DrawMerchant(merchant(card)),
            Action::DrawPoint(card) => match self.cost(card) {
                Some(cost) => Written::DrawPoint(cost),
                None => Written::Draw(world.point(card).label),
            },
            Action::DrawClosed => Written::DrawClosed,
            Action::RemoveMountain(tile) => Written::RemoveMountain(mountain(tile)),
            Action::LayMountain(tile) => Written::LayMountain(mountain(tile)),
            Action::LayValley => Written::LayValley,
            Action::Work(location) => Written::Work(world.location(location).label),
            Action::TakeTile(tile) => Written::TakeTile(world.tile(tile).label),
            Action::Explore(tile) => Written::Explore(world.exploration_tile(tile).label),
            Action::Use => Written::Use,
            Action::Keep => Written::Keep,
            Action::Replace(card) => Written::Replace(merchant(card)),
            Action::Swap(card) => Written::Swap(merchant(card)),
            Action::Route(card) => Written::Route(merchant(card)),
            Action::Outpost(cell) => Written::Outpost(self.cell_name(cell)),
            Action::DrawSide(side) => Written::Draw(side.label()),
            Action::DrawTile(tile) => Written::Draw(world.tile(tile).label),
            Action::DrawExploration(tile) => Written::Draw(world.exploration_tile(tile).label),
        }
    }

    /// The action that a text names. Whether it is legal is another question: see [`Game::check`].
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// assert!(game.read_action("acquire:+M").is_ok());
    /// // No box of the game has such a card.
    /// assert!(game.read_action("acquire:+MMMM").is_err());
    /// ```
    pub fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let written: Written = text.parse()?;
        self.find_action(written).ok_or(NotationError::NoSuchCard(written))
    }

    /// The action with the components and the map of this game, if they have what it names. Whether it is legal is
    /// another question: see [`Game::check`].
    pub fn find_action(&self, written: Written) -> Option<Action> {
        let components = self.components();
        let world = &components.endless_world;
        let merchant = |face| components.golem_edition.find_merchant(face);
        let mountain = |face: Merchant| {
            let (give, take) = face.trade();
            components.eastern_mountains.find_mountain(give, take)
        };
        let cell = |name| self.map().and_then(|map| map.find(name));
        let set = |crystals| components.eastern_mountains.start.iter().position(|set| *set == crystals);
        Some(match written {
            Written::Play(face) => Action::Play(merchant(face)?),
            Written::Acquire(face) => Action::Acquire(merchant(face)?),
            Written::Rest => Action::Rest,
            Written::Claim(cost) => Action::Claim(self.find_point(cost)?),
            Written::Pay(crystal) => Action::Pay(crystal),
            Written::Upgrade(crystal) => Action::Upgrade(crystal),
            Written::Stop => Action::Stop,
            Written::Trade(times) => Action::Trade(times),
            Written::Return(crystal) => Action::Return(crystal),
            Written::Start(crystals) => Action::Start(set(crystals)? as u8),
            Written::Place(name) => Action::Place(cell(name)?),
            Written::Step(name) => Action::Step(cell(name)?),
            Written::Spend(face) => Action::Spend(merchant(face)?),
            Written::Take => Action::Take,
            Written::Leave => Action::Leave,
            Written::Build => Action::Build,
            Written::Bonus(bonus) => Action::Bonus(bonus),
            Written::Reward(face) => Action::Reward(merchant(face)?),
            Written::Mine => Action::Mine,
            Written::Pass => Action::Pass,
            Written::DrawMerchant(face) => Action::DrawMerchant(merchant(face)?),
            Written::DrawPoint(cost) => Action::DrawPoint(self.find_point(cost)?),
            Written::DrawClosed => Action::DrawClosed,
            Written::RemoveMountain(face) => Action::RemoveMountain(mountain(face)?),
            Written::LayMountain(face) => Action::LayMountain(mountain(face)?),
            Written::LayValley => Action::LayValley,
            Written::ClaimCard(label) => Action::Claim(self.find_card(label)?),
            Written::Work(label) => Action::Work(world.find_location(label)?),
            Written::TakeTile(label) => Action::TakeTile(world.find_tile(label)?),
            Written::Explore(label) => Action::Explore(world.find_exploration_tile(label)?),
            Written::Use => Action::Use,
            Written::Keep => Action::Keep,
            Written::Replace(face) => Action::Replace(merchant(face)?),
            Written::Swap(face) => Action::Swap(merchant(face)?),
            Written::Route(face) => Action::Route(merchant(face)?),
            Written::Outpost(name) => Action::Outpost(cell(name)?),
            Written::Draw(label) => self.find_draw(label)?,
        })
    }

    /// What a point card or VP tile of this game costs, if that is what it is known by.
    fn cost(&self, card: PointId) -> Option<Crystals> {
        match self.title() {
            Title::GolemEdition => Some(self.components().golem_edition.point(card).cost),
            Title::EasternMountains | Title::CallForAdventure => {
                Some(self.components().eastern_mountains.vp_tile(card).cost)
            }
            Title::EndlessWorld | Title::JourneyOne | Title::JourneyTwo | Title::JourneyThree => None,
        }
    }

    fn find_point(&self, cost: Crystals) -> Option<PointId> {
        match self.title() {
            Title::GolemEdition => self.components().golem_edition.find_point(cost),
            Title::EasternMountains | Title::CallForAdventure => {
                self.components().eastern_mountains.find_vp_tile(cost)
            }
            Title::EndlessWorld | Title::JourneyOne | Title::JourneyTwo | Title::JourneyThree => None,
        }
    }

    /// The point card with this name, in the games where cards have names.
    fn find_card(&self, label: Label) -> Option<PointId> {
        self.world().and_then(|_| self.components().endless_world.find_point(label))
    }

    /// The draw of the component with this name.
    fn find_draw(&self, label: Label) -> Option<Action> {
        let world = &self.components().endless_world;
        let card = || self.find_card(label).map(Action::DrawPoint);
        let tile = || world.find_tile(label).map(Action::DrawTile);
        let exploration = || world.find_exploration_tile(label).map(Action::DrawExploration);
        let side = || Side::named(label.as_str()).map(Action::DrawSide);
        card().or_else(tile).or_else(exploration).or_else(side)
    }

    fn cell_name(&self, cell: Cell) -> CellName {
        self.map().expect("an action with a cell belongs to a game with a map").name(cell)
    }
}
