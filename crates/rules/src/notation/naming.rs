//! From actions to their text and back, with the components and the map of a game.

use super::{NotationError, Written};
use crate::action::{Action, Draw, Move};
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
    pub fn write_action(&self, action: impl Into<Action>) -> Written {
        match action.into() {
            Action::Move(action) => self.write_move(action),
            Action::Draw(draw) => self.write_draw(draw),
        }
    }

    fn write_move(&self, action: Move) -> Written {
        let components = self.components();
        let world = &components.endless_world;
        let merchant = |card| components.golem_edition.merchant(card);
        match action {
            Move::Play(card) => Written::Play(merchant(card)),
            Move::Acquire(card) => Written::Acquire(merchant(card)),
            Move::Rest => Written::Rest,
            Move::Claim(card) => match self.cost(card) {
                Some(cost) => Written::Claim(cost),
                None => Written::ClaimCard(world.point(card).label),
            },
            Move::Pay(crystal) => Written::Pay(crystal),
            Move::Upgrade(crystal) => Written::Upgrade(crystal),
            Move::Stop => Written::Stop,
            Move::Trade(times) => Written::Trade(times),
            Move::Return(crystal) => Written::Return(crystal),
            Move::Start(set) => Written::Start(components.eastern_mountains.start[usize::from(set)]),
            Move::Place(cell) => Written::Place(self.cell_name(cell)),
            Move::Step(cell) => Written::Step(self.cell_name(cell)),
            Move::Spend(card) => Written::Spend(merchant(card)),
            Move::Take => Written::Take,
            Move::Leave => Written::Leave,
            Move::Build => Written::Build,
            Move::Bonus(bonus) => Written::Bonus(bonus),
            Move::Reward(card) => Written::Reward(merchant(card)),
            Move::Mine => Written::Mine,
            Move::Pass => Written::Pass,
            Move::Work(location) => Written::Work(world.location(location).label),
            Move::TakeTile(tile) => Written::TakeTile(world.tile(tile).label),
            Move::Explore(tile) => Written::Explore(world.exploration_tile(tile).label),
            Move::Use => Written::Use,
            Move::Keep => Written::Keep,
            Move::Replace(card) => Written::Replace(merchant(card)),
            Move::Swap(card) => Written::Swap(merchant(card)),
            Move::Route(card) => Written::Route(merchant(card)),
            Move::Outpost(cell) => Written::Outpost(self.cell_name(cell)),
        }
    }

    fn write_draw(&self, draw: Draw) -> Written {
        let components = self.components();
        let world = &components.endless_world;
        let mountain = |tile| {
            let Mountain { give, take, .. } = components.eastern_mountains.mountain(tile);
            Merchant::Trade { give, take }
        };
        match draw {
            Draw::Merchant(card) => Written::DrawMerchant(components.golem_edition.merchant(card)),
            Draw::Point(card) => match self.cost(card) {
                Some(cost) => Written::DrawPoint(cost),
                None => Written::Draw(world.point(card).label),
            },
            Draw::Closed => Written::DrawClosed,
            Draw::Remove(tile) => Written::RemoveMountain(mountain(tile)),
            Draw::Mountain(tile) => Written::LayMountain(mountain(tile)),
            Draw::Valley => Written::LayValley,
            Draw::Side(side) => Written::Draw(side.label()),
            Draw::Tile(tile) => Written::Draw(world.tile(tile).label),
            Draw::Exploration(tile) => Written::Draw(world.exploration_tile(tile).label),
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
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::{Written};
    ///
    /// let rest: Written = "rest".parse().unwrap();
    /// assert_eq!(game.find_action(rest), game.read_action("rest").ok());
    /// ```
    pub fn find_action(&self, written: Written) -> Option<Action> {
        let components = self.components();
        let world = &components.endless_world;
        let merchant = |face| components.golem_edition.find_merchant(face);
        let cell = |name| self.map().and_then(|map| map.find(name));
        let set = |crystals| components.eastern_mountains.start.iter().position(|set| *set == crystals);
        let action = match written {
            Written::Play(face) => Move::Play(merchant(face)?),
            Written::Acquire(face) => Move::Acquire(merchant(face)?),
            Written::Rest => Move::Rest,
            Written::Claim(cost) => Move::Claim(self.find_point(cost)?),
            Written::Pay(crystal) => Move::Pay(crystal),
            Written::Upgrade(crystal) => Move::Upgrade(crystal),
            Written::Stop => Move::Stop,
            Written::Trade(times) => Move::Trade(times),
            Written::Return(crystal) => Move::Return(crystal),
            Written::Start(crystals) => Move::Start(set(crystals)? as u8),
            Written::Place(name) => Move::Place(cell(name)?),
            Written::Step(name) => Move::Step(cell(name)?),
            Written::Spend(face) => Move::Spend(merchant(face)?),
            Written::Take => Move::Take,
            Written::Leave => Move::Leave,
            Written::Build => Move::Build,
            Written::Bonus(bonus) => Move::Bonus(bonus),
            Written::Reward(face) => Move::Reward(merchant(face)?),
            Written::Mine => Move::Mine,
            Written::Pass => Move::Pass,
            Written::ClaimCard(label) => Move::Claim(self.find_card(label)?),
            Written::Work(label) => Move::Work(world.find_location(label)?),
            Written::TakeTile(label) => Move::TakeTile(world.find_tile(label)?),
            Written::Explore(label) => Move::Explore(world.find_exploration_tile(label)?),
            Written::Use => Move::Use,
            Written::Keep => Move::Keep,
            Written::Replace(face) => Move::Replace(merchant(face)?),
            Written::Swap(face) => Move::Swap(merchant(face)?),
            Written::Route(face) => Move::Route(merchant(face)?),
            Written::Outpost(name) => Move::Outpost(cell(name)?),
            _ => return self.find_draw(written).map(Action::Draw),
        };
        Some(Action::Move(action))
    }

    fn find_draw(&self, written: Written) -> Option<Draw> {
        let components = self.components();
        let mountain = |face: Merchant| {
            let (give, take) = face.trade();
            components.eastern_mountains.find_mountain(give, take)
        };
        Some(match written {
            Written::DrawMerchant(face) => Draw::Merchant(components.golem_edition.find_merchant(face)?),
            Written::DrawPoint(cost) => Draw::Point(self.find_point(cost)?),
            Written::DrawClosed => Draw::Closed,
            Written::RemoveMountain(face) => Draw::Remove(mountain(face)?),
            Written::LayMountain(face) => Draw::Mountain(mountain(face)?),
            Written::LayValley => Draw::Valley,
            Written::Draw(label) => self.find_labelled(label)?,
            _ => return None,
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
