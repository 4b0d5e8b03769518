//! From actions to their text and back, with the components and the map of a game.

use super::{ActionText, NotationError};
use crate::action::{Action, Draw, Move};
use crate::components::endless_world::Side;
use crate::components::{Merchant, Mountain, PointId};
use crate::crystals::Crystals;
use crate::game::Game;
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
    pub fn write_action(&self, action: impl Into<Action>) -> ActionText {
        match action.into() {
            Action::Move(action) => self.write_move(action),
            Action::Draw(draw) => self.write_draw(draw),
        }
    }

    fn write_move(&self, action: Move) -> ActionText {
        let components = self.components();
        let world = &components.endless_world;
        let merchant = |card| components.golem_edition.merchant(card);
        match action {
            Move::Play(card) => ActionText::Play(merchant(card)),
            Move::Acquire(card) => ActionText::Acquire(merchant(card)),
            Move::Rest => ActionText::Rest,
            Move::Claim(card) => match self.cost(card) {
                Some(cost) => ActionText::Claim(cost),
                None => ActionText::ClaimCard(world.point(card).label),
            },
            Move::Pay(crystal) => ActionText::Pay(crystal),
            Move::Upgrade(crystal) => ActionText::Upgrade(crystal),
            Move::Stop => ActionText::Stop,
            Move::Trade(times) => ActionText::Trade(times),
            Move::Return(crystal) => ActionText::Return(crystal),
            Move::Start(set) => ActionText::Start(components.eastern_mountains.start[usize::from(set)]),
            Move::Place(cell) => ActionText::Place(self.cell_name(cell)),
            Move::Step(cell) => ActionText::Step(self.cell_name(cell)),
            Move::Spend(card) => ActionText::Spend(merchant(card)),
            Move::Take => ActionText::Take,
            Move::Leave => ActionText::Leave,
            Move::Build => ActionText::Build,
            Move::Bonus(bonus) => ActionText::Bonus(bonus),
            Move::Reward(card) => ActionText::Reward(merchant(card)),
            Move::Mine => ActionText::Mine,
            Move::Pass => ActionText::Pass,
            Move::Work(location) => ActionText::Work(world.location(location).label),
            Move::TakeTile(tile) => ActionText::TakeTile(world.tile(tile).label),
            Move::Explore(tile) => ActionText::Explore(world.exploration_tile(tile).label),
            Move::Use => ActionText::Use,
            Move::Keep => ActionText::Keep,
            Move::Replace(card) => ActionText::Replace(merchant(card)),
            Move::Swap(card) => ActionText::Swap(merchant(card)),
            Move::Route(card) => ActionText::Route(merchant(card)),
            Move::Outpost(cell) => ActionText::Outpost(self.cell_name(cell)),
        }
    }

    fn write_draw(&self, draw: Draw) -> ActionText {
        let components = self.components();
        let world = &components.endless_world;
        let mountain = |tile| {
            let Mountain { give, take, .. } = components.eastern_mountains.mountain(tile);
            Merchant::Trade { give, take }
        };
        match draw {
            Draw::Merchant(card) => ActionText::DrawMerchant(components.golem_edition.merchant(card)),
            Draw::Point(card) => match self.cost(card) {
                Some(cost) => ActionText::DrawPoint(cost),
                None => ActionText::Draw(world.point(card).label),
            },
            Draw::Closed => ActionText::DrawClosed,
            Draw::Remove(tile) => ActionText::RemoveMountain(mountain(tile)),
            Draw::Mountain(tile) => ActionText::LayMountain(mountain(tile)),
            Draw::Valley => ActionText::LayValley,
            Draw::Side(side) => ActionText::Draw(side.label()),
            Draw::Tile(tile) => ActionText::Draw(world.tile(tile).label),
            Draw::Exploration(tile) => ActionText::Draw(world.exploration_tile(tile).label),
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
        let written: ActionText = text.parse()?;
        self.find_action(written).ok_or(NotationError::NoSuchCard(written))
    }

    /// The action with the components and the map of this game, if they have what it names. Whether it is legal is
    /// another question: see [`Game::check`].
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::{ActionText};
    ///
    /// let rest: ActionText = "rest".parse().unwrap();
    /// assert_eq!(game.find_action(rest), game.read_action("rest").ok());
    /// ```
    pub fn find_action(&self, written: ActionText) -> Option<Action> {
        let components = self.components();
        let world = &components.endless_world;
        let merchant = |face| components.golem_edition.find_merchant(face);
        let cell = |name| self.map().and_then(|map| map.find(name));
        let set = |crystals| components.eastern_mountains.start.iter().position(|set| *set == crystals);
        let action = match written {
            ActionText::Play(face) => Move::Play(merchant(face)?),
            ActionText::Acquire(face) => Move::Acquire(merchant(face)?),
            ActionText::Rest => Move::Rest,
            ActionText::Claim(cost) => Move::Claim(self.find_point(cost)?),
            ActionText::Pay(crystal) => Move::Pay(crystal),
            ActionText::Upgrade(crystal) => Move::Upgrade(crystal),
            ActionText::Stop => Move::Stop,
            ActionText::Trade(times) => Move::Trade(times),
            ActionText::Return(crystal) => Move::Return(crystal),
            ActionText::Start(crystals) => Move::Start(set(crystals)? as u8),
            ActionText::Place(name) => Move::Place(cell(name)?),
            ActionText::Step(name) => Move::Step(cell(name)?),
            ActionText::Spend(face) => Move::Spend(merchant(face)?),
            ActionText::Take => Move::Take,
            ActionText::Leave => Move::Leave,
            ActionText::Build => Move::Build,
            ActionText::Bonus(bonus) => Move::Bonus(bonus),
            ActionText::Reward(face) => Move::Reward(merchant(face)?),
            ActionText::Mine => Move::Mine,
            ActionText::Pass => Move::Pass,
            ActionText::ClaimCard(label) => Move::Claim(self.find_card(label)?),
            ActionText::Work(label) => Move::Work(world.find_location(label)?),
            ActionText::TakeTile(label) => Move::TakeTile(world.find_tile(label)?),
            ActionText::Explore(label) => Move::Explore(world.find_exploration_tile(label)?),
            ActionText::Use => Move::Use,
            ActionText::Keep => Move::Keep,
            ActionText::Replace(face) => Move::Replace(merchant(face)?),
            ActionText::Swap(face) => Move::Swap(merchant(face)?),
            ActionText::Route(face) => Move::Route(merchant(face)?),
            ActionText::Outpost(name) => Move::Outpost(cell(name)?),
            _ => return self.find_draw(written).map(Action::Draw),
        };
        Some(Action::Move(action))
    }

    fn find_draw(&self, written: ActionText) -> Option<Draw> {
        let components = self.components();
        let mountain = |face: Merchant| {
            let (give, take) = face.trade();
            components.eastern_mountains.find_mountain(give, take)
        };
        Some(match written {
            ActionText::DrawMerchant(face) => Draw::Merchant(components.golem_edition.find_merchant(face)?),
            ActionText::DrawPoint(cost) => Draw::Point(self.find_point(cost)?),
            ActionText::DrawClosed => Draw::Closed,
            ActionText::RemoveMountain(face) => Draw::Remove(mountain(face)?),
            ActionText::LayMountain(face) => Draw::Mountain(mountain(face)?),
            ActionText::LayValley => Draw::Valley,
            ActionText::Draw(label) => self.find_labelled(label)?,
            _ => return None,
        })
    }

    /// What a point card or VP tile of this game costs, if that is what it is known by.
    fn cost(&self, card: PointId) -> Option<Crystals> {
        let golem = self.golem(card);
        golem.label().is_none().then_some(golem.cost)
    }

    fn find_point(&self, cost: Crystals) -> Option<PointId> {
        self.golems().into_iter().find(|&card| self.cost(card) == Some(cost))
    }

    /// The point card with this name, in the games where cards have names.
    fn find_card(&self, label: Label) -> Option<PointId> {
        self.world().and_then(|_| self.components().endless_world.find_point(label))
    }

    /// The draw of the component with this name.
    fn find_labelled(&self, label: Label) -> Option<Draw> {
        let world = &self.components().endless_world;
        let card = || self.find_card(label).map(Draw::Point);
        let tile = || world.find_tile(label).map(Draw::Tile);
        let exploration = || world.find_exploration_tile(label).map(Draw::Exploration);
        let side = || Side::named(label.as_str()).map(Draw::Side);
        card().or_else(tile).or_else(exploration).or_else(side)
    }

    fn cell_name(&self, cell: Cell) -> CellName {
        self.map().expect("an action with a cell belongs to a game with a map").name(cell)
    }
}
