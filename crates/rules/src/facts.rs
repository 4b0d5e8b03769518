//! What people and programs want to know of a position besides what is legal. Pages, advice and bots ask here, so
//! that no rule is worked out a second time.

use crate::action::{Action, Actions, Move};
use crate::components::endless_world::{
    Benefit, LocationId, LocationKind, Place, PlayerBoard, TileId, WorldCard,
};
use crate::components::{Board, Merchant, MerchantId, PointId};
use crate::crystals::{Crystal, Crystals};
use crate::decision::{Decision, Trade};
use crate::game::{Game, Turn};
use crate::games::play::Parts;
use crate::games::{Rules, State, Title, dispatch, eastern_mountains};
use crate::label::Label;
use crate::map::Cell;
use crate::parts::expedition;
use crate::parts::golems::Metal;
use crate::parts::world::World;
use crate::seat::Seat;
use crate::set::Set;

/// A point card or VP tile, whichever game it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Golem {
    /// The crystals to return for it.
    pub cost: Crystals,
    /// What it is worth.
    pub points: u8,
    /// What it brings besides, in the games of the third box (EW-16).
    pub benefit: Option<Benefit>,
    label: Option<Label>,
}

impl Golem {
    /// One that has no label and brings nothing but points.
    pub(crate) const fn plain(cost: Crystals, points: u8) -> Golem {
        Golem { cost, points, benefit: None, label: None }
    }

    pub(crate) const fn of_world(card: &WorldCard) -> Golem {
        Golem { cost: card.cost, points: card.points, benefit: Some(card.benefit), label: Some(card.label) }
    }

    /// Its label, in the games whose cards have labels.
    pub const fn label(&self) -> Option<Label> {
        self.label
    }

    /// What the notation calls it: its label, or what it costs where cards have no labels.
    pub fn name(&self) -> String {
        self.label.map_or_else(|| self.cost.to_string(), |label| label.to_string())
    }
}

/// What an action takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Price {
    /// These crystals, at once.
    pub crystals: Crystals,
    /// So many crystals of any colours, which are asked for one by one.
    pub any: u32,
    /// So many traders.
    pub traders: u8,
}

impl Game {
    /// The only action that the player who decides has, so that nobody needs to be asked (C-15). None if there is a choice,
    /// if chance draws, and when the game is over.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let mut legal = carvania_rules::Actions::new();
    /// game.legal_actions(&mut legal);
    /// assert_eq!(game.only_action(), None);
    /// // The second card of the row costs a crystal, and all crystals are yellow.
    /// let text = |game: &Game, action| game.write_action(action).to_string();
    /// let mut acquires = legal.iter().filter(|&&action| text(&game, action).starts_with("acquire:"));
    /// let second = *acquires.nth(1).unwrap();
    /// game.apply(second).unwrap();
    /// assert_eq!(game.only_action().map(|action| text(&game, action)).as_deref(), Some("pay:Y"));
    /// ```
    pub fn only_action(&self) -> Option<Action> {
        let Turn::Seat(_) = self.turn() else { return None };
        let mut legal = Actions::new();
        self.legal_actions(&mut legal);
        match *legal {
            [only] => Some(only),
            _ => None,
        }
    }

    /// What is to be decided now.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::Decision;
    ///
    /// assert_eq!(game.decision(), Decision::Turn);
    /// ```
    pub fn decision(&self) -> Decision {
        dispatch!(self.state(), rules => rules.asks(self.components()))
    }

    /// The player who is to decide; while chance decides or the game is over, the one whose turn it is or was.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::Seat;
    ///
    /// assert_eq!(game.decider(), Seat::FIRST);
    /// ```
    pub fn decider(&self) -> Seat {
        match self.turn() {
            Turn::Seat(seat) => seat,
            Turn::Chance | Turn::Over => self.order().seat(),
        }
    }

    /// How many crystals a player may keep at the end of a turn (GE-15, EM-24, EW-22).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.caravan_limit(game.decider()), 10);
    /// ```
    pub fn caravan_limit(&self, seat: Seat) -> u32 {
        dispatch!(self.state(), game => Parts::limit(&game.parts, self.components(), seat))
    }

    /// Who still has a turn if this is the last round, in turn order; nobody if it is not (C-6).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // This is not the last round yet.
    /// assert_eq!(game.still_to_move().count(), 0);
    /// ```
    pub fn still_to_move(&self) -> impl Iterator<Item = Seat> + use<> {
        let (turn, is_last) = (self.order().seat(), self.is_last_round() && !self.is_over());
        self.seats().filter(move |&seat| is_last && seat > turn)
    }

    // Point cards and VP tiles

    /// A point card or VP tile of this game.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let golem = game.golem(game.golems().first().unwrap());
    /// // The cards of Golem Edition have no labels: their cost is their name.
    /// assert_eq!(golem.name(), golem.cost.to_string());
    /// ```
    pub fn golem(&self, card: PointId) -> Golem {
        dispatch!(self.state(), game => Parts::golem(&game.parts, self.components(), card))
    }

    /// All point cards or VP tiles of the box.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.golems().len(), 36);
    /// ```
    pub fn golems(&self) -> Set<PointId> {
        dispatch!(self.state(), game => Parts::golems(&game.parts, self.components()))
    }

    /// The point cards or VP tiles that can be seen: those on offer and, in the third box, the next one (EW-2).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.open_golems().len(), 5);
    /// ```
    pub fn open_golems(&self) -> Set<PointId> {
        dispatch!(self.state(), game => Parts::open_golems(&game.parts))
    }

    /// The token that comes with a point card of the row, if one does (GE-14).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::golems::Metal;
    ///
    /// let with_silver = game.open_golems().into_iter().filter(|&card| game.token(card) == Some(Metal::Silver));
    /// assert_eq!(with_silver.count(), 1);
    /// ```
    pub fn token(&self, card: PointId) -> Option<Metal> {
        let State::GolemEdition(state) = self.state() else { return None };
        let position = state.golems().row.position(card)?;
        state.tokens().pile(position).map(|(metal, _)| metal)
    }

    /// What the deciding player could do at a golem location: the point card that they could claim, the crystals of Tool cards
    /// counted, and whether there is a bonus tile to take (EW-15).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::components::endless_world::LocationKind;
    ///
    /// let board = game.components().endless_world.board(game.world().unwrap().board());
    /// let is_golem = |&place: &_| matches!(board.location(place).kind, LocationKind::Golem { .. });
    /// let golem = board.places().into_iter().find(is_golem).unwrap();
    /// // Three yellow crystals claim nothing, but a bonus tile can be taken.
    /// assert_eq!(game.golem_offer(golem), (None, true));
    /// ```
    pub fn golem_offer(&self, place: Place) -> (Option<PointId>, bool) {
        dispatch!(self.state(), game => Parts::golem_offer(&game.parts, self.components(), place))
    }

    // Merchant cards

    /// The merchant cards of the row, leftmost first, each with the crystals that lie on it.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // Nobody has laid crystals on the cards yet.
    /// assert!(game.merchant_row().all(|(_, lying)| lying.is_empty()));
    /// assert_eq!(game.merchant_row().count(), 6);
    /// ```
    pub fn merchant_row(&self) -> impl Iterator<Item = (MerchantId, Crystals)> {
        (0..).map_while(|place| dispatch!(self.state(), game => Parts::merchant_at(&game.parts, place)))
    }

    /// The merchant card that a player who works at a location uses or may keep: the one below a market (J1-9).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::JourneyOne, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::components::endless_world::LocationKind;
    ///
    /// let board = game.components().endless_world.board(game.world().unwrap().board());
    /// let is_first = |&place: &_| board.location(place).kind == LocationKind::Market { slot: 0 };
    /// let market = board.location(board.places().into_iter().find(is_first).unwrap());
    /// assert_eq!(game.market_card(market.id), game.merchant_row().next().map(|(card, _)| card));
    /// ```
    pub fn market_card(&self, location: LocationId) -> Option<MerchantId> {
        let LocationKind::Market { slot } = self.components().endless_world.location(location).kind else {
            return None;
        };
        self.merchants()?.row().get(usize::from(slot)).copied()
    }

    /// The merchant card that is used at once by working at a location, where nobody is asked whether to keep it (J3-5).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// use carvania_rules::components::endless_world::LocationKind;
    ///
    /// let is_used_at_once = |title| {
    ///     let mut game = Game::new(&Setup::standard(title, 2)).unwrap();
    ///     while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    ///     let board = game.components().endless_world.board(game.world().unwrap().board());
    ///     let is_first = |&place: &_| board.location(place).kind == LocationKind::Market { slot: 0 };
    ///     let market = board.location(board.places().into_iter().find(is_first).unwrap());
    ///     game.card_used_at(market.id).is_some()
    /// };
    /// assert!(is_used_at_once(Title::JourneyThree) && !is_used_at_once(Title::JourneyOne));
    /// ```
    pub fn card_used_at(&self, location: LocationId) -> Option<MerchantId> {
        // J1-7: in Part I a card may be kept as well.
        self.market_card(location).filter(|_| self.title() == Title::JourneyThree)
    }

    /// Whether the deciding player could use the merchant card of a market, the crystals of Tool cards counted: a trade card
    /// needs one trade at least (J1-7, J3-5).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::JourneyOne, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::components::endless_world::LocationKind;
    ///
    /// let board = game.components().endless_world.board(game.world().unwrap().board());
    /// let production = board.locations().iter().find(|at| matches!(at.kind, LocationKind::Production(_))).unwrap();
    /// // There is no card below a production.
    /// assert!(!game.can_use(production.id));
    /// ```
    pub fn can_use(&self, market: LocationId) -> bool {
        let crystals = self.caravan(self.decider()) + self.tools(market, self.decider());
        let needs = self.market_card(market).map(|card| self.components().golem_edition.needs(card));
        needs.is_some_and(|needs| crystals.contains(needs))
    }

    // Boards

    /// The side of the player board of the third box that the game is played with (EW-5, J2-3).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.player_board().unwrap().bonus_spaces, 3);
    /// ```
    pub fn player_board(&self) -> Option<&'static PlayerBoard> {
        let components = &self.components().endless_world;
        self.world()?;
        Some(if self.mountains().is_some() { &components.side_b } else { &components.side_a })
    }

    /// The side of the player board of the second box that the game is played with (EM-4, CA-3).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.outpost_board(), Some(&game.components().eastern_mountains.board));
    /// ```
    pub fn outpost_board(&self) -> Option<&'static Board> {
        self.title().outpost_board(self.components())
    }

    /// What the next tile of the VP pile is worth (EM-17).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.next_points_tile(), Some(6));
    /// ```
    pub fn next_points_tile(&self) -> Option<u8> {
        let place = self.expedition()?.supply().points().next()?;
        self.outpost_board()?.points_pile.get(place).copied()
    }

    // Wagons

    /// The crystals that lie on a cell of the map (EM-8).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let map = *game.map().unwrap();
    /// assert!(map.cells().into_iter().all(|cell| game.dropped(cell).is_empty()));
    /// ```
    pub fn dropped(&self, cell: Cell) -> Crystals {
        if let State::EasternMountains(state) = self.state() { state.dropped(cell) } else { Crystals::NONE }
    }

    /// How many crystals a player gives as tolls who ends a movement on a cell (EM-9, J2-10).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// use carvania_rules::Seat;
    ///
    /// let cell = game.map().unwrap().open().first().unwrap();
    /// // No wagon stands there.
    /// assert_eq!(game.toll(Seat::FIRST, cell), 0);
    /// ```
    pub fn toll(&self, mover: Seat, cell: Cell) -> u32 {
        let terms =
            if self.world().is_some() { &crate::games::journey::trek::TERMS } else { &expedition::TERMS };
        self.mountains().map_or(0, |mountains| mountains.toll(self.order().with(mover), cell, terms))
    }

    // Actions

    /// What [`Move::Trade`] would exchange now: the trade at hand, or the one of the mountain where the wagon of whoever
    /// decides stands.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.trade(), None);
    /// ```
    pub fn trade(&self) -> Option<Trade> {
        if let Decision::Trade { trade, .. } = self.decision() {
            return Some(trade);
        }
        self.wagon_trade(self.decider())
    }

    /// The trade of the mountain where the wagon of a player stands.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // The wagons are placed after the set-up.
    /// assert_eq!(game.wagon_trade(game.decider()), None);
    /// ```
    pub fn wagon_trade(&self, seat: Seat) -> Option<Trade> {
        self.mountains()?.mountain_of(&self.components().eastern_mountains, seat).map(Trade::from)
    }

    /// How many traders a player must place at a location (EW-8), Help cards counted (EW-9); `None` where theirs stand
    /// already (EW-7).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let board = game.components().endless_world.board(game.world().unwrap().board());
    /// for place in board.places() {
    ///     assert_eq!(game.traders_needed(place, game.decider()), Some(board.location(place).traders));
    /// }
    /// ```
    pub fn traders_needed(&self, place: Place, seat: Seat) -> Option<u8> {
        let world = self.world()?;
        let board = self.components().endless_world.board(world.board());
        (!world.standing(seat).contains(place)).then(|| world.required(board.location(place), place, seat))
    }

    /// What an action takes from the player who decides. Of an action that is not legal it is what it would take.
    ///
    /// ```
    /// use carvania_rules::{Crystal, Game, Move, Setup, Title, Turn};
    ///
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// while game.turn() == Turn::Chance {
    ///     let (draw, _) = game.chance().next().unwrap();
    ///     game.apply(draw).unwrap();
    /// }
    /// let (third, _) = game.merchant_row().nth(2).unwrap();
    /// assert_eq!(game.price(Move::Acquire(third)).any, 2);
    /// ```
    pub fn price(&self, action: impl Into<Action>) -> Price {
        let Action::Move(action) = action.into() else { return Price::default() };
        let crystals = |crystals| Price { crystals, ..Price::default() };
        let any = |any| Price { any, ..Price::default() };
        let traders = |traders: Option<u8>| Price { traders: traders.unwrap_or(0), ..Price::default() };
        match action {
            Move::Pay(crystal) | Move::Return(crystal) | Move::Upgrade(crystal) => {
                crystals(Crystals::of(crystal, 1))
            }
            Move::Claim(card) => crystals(self.golem(card).cost),
            Move::Trade(times) => {
                crystals(self.trade().map_or(Crystals::NONE, |trade| trade.give.repeated(times)))
            }
            Move::Acquire(card) => {
                any(self.merchant_row().position(|(other, _)| other == card).unwrap_or(0) as u32)
            }
            Move::Build => any(self.outpost_price()),
            Move::Work(location) => {
                let world = self.world();
                let board = world.map(|world| self.components().endless_world.board(world.board()));
                traders(board.and_then(|board| self.traders_needed(board.place(location)?, self.decider())))
            }
            Move::Route(card) => traders(match self.state() {
                State::JourneyOne(state) => state.added().route(self.decider()).cost(card),
                _ => None,
            }),
            _ => Price::default(),
        }
    }

    /// What an outpost costs where the wagon of the player who decides stands.
    fn outpost_price(&self) -> u32 {
        self.wagon_cell().map_or(0, |cell| self.build_price(cell))
    }

    /// How many crystals of any colours an outpost costs on a mountain (EM-15).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EasternMountains, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // Nobody has built yet: the first outposts cost nothing.
    /// assert!(game.map().unwrap().open().into_iter().all(|cell| game.build_price(cell) == 0));
    /// ```
    pub fn build_price(&self, cell: Cell) -> u32 {
        self.mountains().map_or(0, |mountains| mountains.build_cost(self.order(), cell))
    }

    /// The crystals that an action brings the player who decides at once; what it takes is its [`price`](Game::price).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let play = game.read_action("play:+YY").unwrap();
    /// assert_eq!(game.gain(play).to_string(), "YY");
    /// ```
    pub fn gain(&self, action: impl Into<Action>) -> Crystals {
        let Action::Move(action) = action.into() else { return Crystals::NONE };
        let components = self.components();
        match action {
            Move::Play(card) | Move::Route(card) => gain_of(components.golem_edition.merchant(card)),
            Move::Use => match self.decision() {
                Decision::Market { card } => gain_of(components.golem_edition.merchant(card)),
                _ => Crystals::NONE,
            },
            Move::Acquire(_) if self.price(action).any > 0 => Crystals::NONE,
            Move::Acquire(card) | Move::Reward(card) => self.lying_on(card),
            Move::Pay(_) => match self.decision() {
                Decision::Pay { card, acquires } if self.lie_side_by_side(card, acquires) => {
                    self.lying_on(acquires)
                }
                _ => Crystals::NONE,
            },
            Move::Upgrade(crystal) => crystal.next().map_or(Crystals::NONE, |next| Crystals::of(next, 1)),
            Move::Trade(times) => self.trade().map_or(Crystals::NONE, |trade| trade.take.repeated(times)),
            Move::Start(set) => {
                components.eastern_mountains.start.get(usize::from(set)).copied().unwrap_or_default()
            }
            Move::Take => self.wagon_cell().map_or(Crystals::NONE, |cell| self.dropped(cell)),
            Move::Mine => match self.state() {
                State::EasternMountains(state) => {
                    eastern_mountains::mined(state.expedition(), self.decider())
                }
                _ => Crystals::NONE,
            },
            Move::Work(location) => self.gain_of_work(location),
            Move::Explore(tile) => components.endless_world.exploration_tile(tile).crystals(),
            _ => Crystals::NONE,
        }
    }

    /// What lies on a card of the row.
    fn lying_on(&self, card: MerchantId) -> Crystals {
        let lying = self.merchant_row().find(|&(other, _)| other == card);
        lying.map_or(Crystals::NONE, |(_, lying)| lying)
    }

    /// Whether one card of the row lies next to another, at its left: the last one to be paid for is the next to it.
    fn lie_side_by_side(&self, left: MerchantId, right: MerchantId) -> bool {
        let place = |card| self.merchant_row().position(|(other, _)| other == card);
        place(left).map(|place| place + 1) == place(right)
    }

    pub(crate) fn wagon_cell(&self) -> Option<Cell> {
        self.mountains()?.wagon(self.decider())
    }

    /// The crystals of Tool cards (EW-10), and what the location gives without a decision.
    fn gain_of_work(&self, location: LocationId) -> Crystals {
        let components = self.components();
        let printed = components.endless_world.location(location);
        let at_once = match printed.kind {
            LocationKind::Production(crystals) => crystals,
            LocationKind::Market { .. } => {
                let card = self.card_used_at(location);
                card.map_or(Crystals::NONE, |card| gain_of(components.golem_edition.merchant(card)))
            }
            // J1-11.
            LocationKind::AdjustTradeRoute => Crystals::of(Crystal::Yellow, 1),
            _ => Crystals::NONE,
        };
        self.tools(location, self.decider()) + at_once
    }

    /// The crystals that Tool cards of a player give at a location (EW-10).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let board = game.components().endless_world.board(game.world().unwrap().board());
    /// // Nobody has claimed a Tool card.
    /// assert!(board.locations().iter().all(|location| game.tools(location.id, game.decider()).is_empty()));
    /// ```
    pub fn tools(&self, location: LocationId, seat: Seat) -> Crystals {
        let components = &self.components().endless_world;
        let tools = |world: &World| {
            world.equipped(components, components.location(location), seat) - world.caravan(seat)
        };
        self.world().map_or(Crystals::NONE, tools)
    }

    /// What a bonus tile of the third box would be worth to the player who decides if the game ended now (EW-24, J1-14).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let tile = game.world().unwrap().stacks(&game.components().endless_world)[0].top().unwrap();
    /// assert_eq!(game.tile_points(tile), 0);
    /// ```
    pub fn tile_points(&self, tile: TileId) -> u32 {
        self.tile_points_of(self.decider(), tile)
    }

    /// What a bonus tile of the third box would be worth to a player if the game ended now (EW-24, J1-14).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// # let mut game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let tile = game.world().unwrap().stacks(&game.components().endless_world)[0].top().unwrap();
    /// assert!(game.seats().all(|seat| game.tile_points_of(seat, tile) == 0));
    /// ```
    pub fn tile_points_of(&self, seat: Seat, tile: TileId) -> u32 {
        let merchants = self.merchant_cards(seat);
        self.world()
            .map_or(0, |world| world.tile_points(&self.components().endless_world, seat, tile, merchants))
    }

    /// How many merchant cards count for a player's bonus tiles (J1-14, J3-9).
    fn merchant_cards(&self, seat: Seat) -> usize {
        let on_route = match self.state() {
            State::JourneyOne(state) => state.added().route(seat).len(),
            _ => 0,
        };
        self.merchants().map_or(0, |merchants| on_route + merchants.discarded(seat).len())
    }
}

/// What a merchant card gives without a decision.
const fn gain_of(card: Merchant) -> Crystals {
    match card {
        Merchant::Gain(crystals) => crystals,
        Merchant::Upgrades(_) | Merchant::Trade { .. } => Crystals::NONE,
    }
}
