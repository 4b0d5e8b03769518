//! Fixed numbers for actions: everything that players of a game may ever do has one, and chance has its own after them.
//!
//! Numbers are laid out in blocks, one for each kind of action, in an order that belongs to the game. A block has room for as
//! many things as any components can have, so numbers do not move when a pack is played with. They are part of what trained
//! policies rely on: `tests/actions/*.txt` hold them fast.

use std::sync::LazyLock;

use carvania_rules::bonus::Bonus;
use carvania_rules::components::endless_world::{EXPLORATION_TILES, Group, Side};
use carvania_rules::map::{Cell, MAX_CELLS};
use carvania_rules::set::Id;
use carvania_rules::{Action, Crystal, Draw, Game, MerchantId, Move, PointId, Title};

/// Sets of cards and tiles are words of 64 bits.
const IDS: usize = 64;
/// The most times that a trade can be carried out.
const TRADES: usize = carvania_rules::MAX_TRADES as usize;
/// The most sets of starting crystals that fit.
const STARTS: usize = 8;
/// The sides of the boards.
const SIDES: usize = 12;

/// The kinds of moves, each a block of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Play,
    Acquire,
    Rest,
    Claim,
    Pay,
    Upgrade,
    Stop,
    Trade,
    Return,
    Start,
    Place,
    Step,
    Spend,
    Take,
    Leave,
    Build,
    Bonus,
    Reward,
    Mine,
    Pass,
    Work,
    TakeTile,
    Explore,
    Use,
    Keep,
    Replace,
    Swap,
    Route,
    Outpost,
}

const KINDS: usize = Kind::Outpost as usize + 1;

/// The blocks of a game, in their order. A new kind of move goes to the end of a list: nothing before it may move.
const fn kinds(title: Title) -> &'static [Kind] {
    use Kind::{
        Acquire, Bonus, Build, Claim, Explore, Keep, Leave, Mine, Outpost, Pass, Pay, Place, Play, Replace,
        Rest, Return, Reward, Route, Spend, Start, Step, Stop, Swap, Take, TakeTile, Trade, Upgrade, Use,
        Work,
    };
    match title {
        Title::GolemEdition => &[Play, Acquire, Rest, Claim, Pay, Upgrade, Stop, Trade, Return],
        Title::EasternMountains => &[
            Start, Place, Step, Stop, Take, Leave, Build, Mine, Pass, Claim, Bonus, Pay, Upgrade, Trade,
            Return,
        ],
        Title::CallForAdventure => &[
            Start, Place, Step, Spend, Stop, Build, Pass, Claim, Bonus, Reward, Play, Acquire, Rest, Pay,
            Upgrade, Trade, Return,
        ],
        Title::EndlessWorld => &[Work, Rest, Claim, TakeTile, Explore, Stop, Pay, Upgrade, Trade, Return],
        Title::JourneyOne => &[
            Work, Rest, Claim, TakeTile, Explore, Stop, Use, Keep, Replace, Swap, Route, Pay, Upgrade, Trade,
            Return,
        ],
        Title::JourneyTwo => {
            &[Work, Rest, Claim, TakeTile, Explore, Stop, Step, Build, Outpost, Pay, Upgrade, Trade, Return]
        }
        Title::JourneyThree => &[
            Work, Rest, Claim, TakeTile, Explore, Stop, Step, Build, Outpost, Use, Keep, Pay, Upgrade, Trade,
            Return,
        ],
    }
}

impl Kind {
    const fn size(self) -> usize {
        match self {
            Kind::Play | Kind::Acquire | Kind::Claim | Kind::Spend | Kind::Reward => IDS,
            Kind::Work | Kind::TakeTile | Kind::Replace | Kind::Swap | Kind::Route => IDS,
            Kind::Pay | Kind::Upgrade | Kind::Return => Crystal::ALL.len(),
            Kind::Rest | Kind::Stop | Kind::Take | Kind::Leave | Kind::Build => 1,
            Kind::Mine | Kind::Pass | Kind::Use | Kind::Keep => 1,
            Kind::Trade => TRADES,
            Kind::Start => STARTS,
            Kind::Place | Kind::Step | Kind::Outpost => MAX_CELLS,
            Kind::Bonus => Bonus::CHOICES.len(),
            Kind::Explore => EXPLORATION_TILES,
        }
    }

    fn nth(self, index: usize) -> Move {
        match self {
            Kind::Play => Move::Play(Id::from_index(index)),
            Kind::Acquire => Move::Acquire(Id::from_index(index)),
            Kind::Rest => Move::Rest,
            Kind::Claim => Move::Claim(Id::from_index(index)),
            Kind::Pay => Move::Pay(Crystal::ALL[index]),
            Kind::Upgrade => Move::Upgrade(Crystal::ALL[index]),
            Kind::Stop => Move::Stop,
            Kind::Trade => Move::Trade(index as u8 + 1),
            Kind::Return => Move::Return(Crystal::ALL[index]),
            Kind::Start => Move::Start(index as u8),
            Kind::Place => Move::Place(Id::from_index(index)),
            Kind::Step => Move::Step(Id::from_index(index)),
            Kind::Spend => Move::Spend(Id::from_index(index)),
            Kind::Take => Move::Take,
            Kind::Leave => Move::Leave,
            Kind::Build => Move::Build,
            Kind::Bonus => Move::Bonus(Bonus::CHOICES[index]),
            Kind::Reward => Move::Reward(Id::from_index(index)),
            Kind::Mine => Move::Mine,
            Kind::Pass => Move::Pass,
            Kind::Work => Move::Work(Id::from_index(index)),
            Kind::TakeTile => Move::TakeTile(Id::from_index(index)),
            Kind::Explore => Move::Explore(Id::from_index(index)),
            Kind::Use => Move::Use,
            Kind::Keep => Move::Keep,
            Kind::Replace => Move::Replace(Id::from_index(index)),
            Kind::Swap => Move::Swap(Id::from_index(index)),
            Kind::Route => Move::Route(Id::from_index(index)),
            Kind::Outpost => Move::Outpost(Id::from_index(index)),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Kind::Play => "play",
            Kind::Acquire => "acquire",
            Kind::Rest => "rest",
            Kind::Claim => "claim",
            Kind::Pay => "pay",
            Kind::Upgrade => "upgrade",
            Kind::Stop => "stop",
            Kind::Trade => "trade",
            Kind::Return => "return",
            Kind::Start => "start",
            Kind::Place => "place",
            Kind::Step => "step",
            Kind::Spend => "spend",
            Kind::Take => "take",
            Kind::Leave => "leave",
            Kind::Build => "build",
            Kind::Bonus | Kind::TakeTile => "bonus",
            Kind::Reward => "reward",
            Kind::Mine => "mine",
            Kind::Pass => "pass",
            Kind::Work => "work",
            Kind::Explore => "explore",
            Kind::Use => "use",
            Kind::Keep => "keep",
            Kind::Replace => "replace",
            Kind::Swap => "swap",
            Kind::Route => "route",
            Kind::Outpost => "outpost",
        }
    }
}

/// The block of a move, and its place there.
#[inline]
fn place(action: Move) -> (Kind, usize) {
    match action {
        Move::Play(card) => (Kind::Play, card.index()),
        Move::Acquire(card) => (Kind::Acquire, card.index()),
        Move::Rest => (Kind::Rest, 0),
        Move::Claim(card) => (Kind::Claim, card.index()),
        Move::Pay(crystal) => (Kind::Pay, crystal as usize),
        Move::Upgrade(crystal) => (Kind::Upgrade, crystal as usize),
        Move::Stop => (Kind::Stop, 0),
        Move::Trade(times) => (Kind::Trade, usize::from(times).wrapping_sub(1)),
        Move::Return(crystal) => (Kind::Return, crystal as usize),
        Move::Start(set) => (Kind::Start, set.into()),
        Move::Place(cell) => (Kind::Place, cell.index()),
        Move::Step(cell) => (Kind::Step, cell.index()),
        Move::Spend(card) => (Kind::Spend, card.index()),
        Move::Take => (Kind::Take, 0),
        Move::Leave => (Kind::Leave, 0),
        Move::Build => (Kind::Build, 0),
        Move::Bonus(bonus) => (Kind::Bonus, bonus as usize),
        Move::Reward(card) => (Kind::Reward, card.index()),
        Move::Mine => (Kind::Mine, 0),
        Move::Pass => (Kind::Pass, 0),
        Move::Work(location) => (Kind::Work, location.index()),
        Move::TakeTile(tile) => (Kind::TakeTile, tile.index()),
        Move::Explore(tile) => (Kind::Explore, tile.index()),
        Move::Use => (Kind::Use, 0),
        Move::Keep => (Kind::Keep, 0),
        Move::Replace(card) => (Kind::Replace, card.index()),
        Move::Swap(card) => (Kind::Swap, card.index()),
        Move::Route(card) => (Kind::Route, card.index()),
        Move::Outpost(cell) => (Kind::Outpost, cell.index()),
    }
}

/// How many draws there are of a kind, and which stands at a place.
type DrawBlock = (usize, fn(usize) -> Draw);

/// Draws are numbered alike in all games, from the first number that no move has.
const DRAWS: [DrawBlock; 9] = [
    (IDS, |index| Draw::Merchant(Id::from_index(index))),
    (IDS, |index| Draw::Point(Id::from_index(index))),
    (1, |_| Draw::Closed),
    (IDS, |index| Draw::Remove(Id::from_index(index))),
    (IDS, |index| Draw::Mountain(Id::from_index(index))),
    (1, |_| Draw::Valley),
    (SIDES, |index| Draw::Side(Side::from_index(index))),
    (IDS, |index| Draw::Tile(Id::from_index(index))),
    (EXPLORATION_TILES, |index| Draw::Exploration(Id::from_index(index))),
];

fn draw_place(draw: Draw) -> (usize, usize) {
    match draw {
        Draw::Merchant(card) => (0, card.index()),
        Draw::Point(card) => (1, card.index()),
        Draw::Closed => (2, 0),
        Draw::Remove(tile) => (3, tile.index()),
        Draw::Mountain(tile) => (4, tile.index()),
        Draw::Valley => (5, 0),
        Draw::Side(side) => (6, side.index()),
        Draw::Tile(tile) => (7, tile.index()),
        Draw::Exploration(tile) => (8, tile.index()),
    }
}

/// The numbers of one game.
#[derive(Debug)]
pub(crate) struct Numbering {
    /// The first number of each kind that the game has.
    first: [Option<u16>; KINDS],
    moves: Vec<Move>,
}

static NUMBERINGS: LazyLock<[Numbering; Title::ALL.len()]> = LazyLock::new(|| Title::ALL.map(Numbering::new));

impl Numbering {
    pub(crate) fn of(title: Title) -> &'static Numbering {
        &NUMBERINGS[title as usize]
    }

    fn new(title: Title) -> Numbering {
        let mut numbering = Numbering { first: [None; KINDS], moves: Vec::new() };
        for &kind in kinds(title) {
            numbering.first[kind as usize] = Some(numbering.moves.len() as u16);
            numbering.moves.extend((0..kind.size()).map(|index| kind.nth(index)));
        }
        numbering
    }

    /// How many numbers the moves of players have.
    pub(crate) fn moves(&self) -> usize {
        self.moves.len()
    }

    /// How many numbers draws have.
    pub(crate) fn draws() -> usize {
        DRAWS.iter().map(|(size, _)| size).sum()
    }

    /// The number of a move; none if the game does not know its kind.
    #[inline]
    pub(crate) fn number_of_move(&self, action: Move) -> Option<usize> {
        let (kind, index) = place(action);
        let first = self.first[kind as usize]?;
        (index < kind.size()).then(|| usize::from(first) + index)
    }

    pub(crate) fn number(&self, action: Action) -> Option<usize> {
        match action {
            Action::Move(action) => self.number_of_move(action),
            Action::Draw(draw) => {
                let (block, index) = draw_place(draw);
                let before: usize = DRAWS[..block].iter().map(|(size, _)| size).sum();
                Some(self.moves.len() + before + index)
            }
        }
    }

    #[inline]
    pub(crate) fn move_of(&self, number: usize) -> Option<Move> {
        self.moves.get(number).copied()
    }

    pub(crate) fn action(&self, number: usize) -> Option<Action> {
        if let Some(action) = self.move_of(number) {
            return Some(action.into());
        }
        let mut left = number - self.moves.len();
        for (size, draw) in DRAWS {
            if left < size {
                return Some(draw(left).into());
            }
            left -= size;
        }
        None
    }

    /// What an action is called: its notation, or for something that these components do not have its kind and place.
    pub(crate) fn name(&self, game: &Game, number: usize) -> Option<String> {
        let action = self.action(number)?;
        if exists(game, action) {
            return Some(game.write_action(action).to_string());
        }
        let (verb, index) = match action {
            Action::Move(action) => {
                let (kind, index) = place(action);
                (kind.name(), index)
            }
            Action::Draw(draw) => (draw.verb(), draw_place(draw).1),
        };
        Some(format!("{verb}#{index}"))
    }

    /// The blocks: the kind of action, its first number, and how many there are.
    pub(crate) fn blocks(title: Title) -> Vec<(&'static str, usize, usize)> {
        let mut first = 0;
        let block = |kind: &Kind| {
            let block = (kind.name(), first, kind.size());
            first += kind.size();
            block
        };
        kinds(title).iter().map(block).collect()
    }
}

/// Whether the components of a game have what an action is about, so that it can be written.
fn exists(game: &Game, action: Action) -> bool {
    let components = game.components();
    let merchant = |card: MerchantId| {
        let cards = &components.golem_edition;
        cards.starting().union(cards.deck()).contains(card)
    };
    let point = |card: PointId| match game.title() {
        Title::GolemEdition => components.golem_edition.points().contains(card),
        Title::EasternMountains | Title::CallForAdventure => {
            components.eastern_mountains.vp_tiles().contains(card)
        }
        Title::EndlessWorld | Title::JourneyOne | Title::JourneyTwo | Title::JourneyThree => {
            components.endless_world.points().contains(card)
        }
    };
    let cell = |cell: Cell| game.map().is_some_and(|map| cell.index() < map.len());
    let world = &components.endless_world;
    let tile = |tile| world.tiles(&[Group::Every, Group::One, Group::Three]).contains(tile);
    match action {
        Action::Move(action) => match action {
            Move::Play(card) | Move::Acquire(card) | Move::Spend(card) | Move::Reward(card) => merchant(card),
            Move::Replace(card) | Move::Swap(card) | Move::Route(card) => merchant(card),
            Move::Claim(card) => point(card),
            Move::Start(set) => usize::from(set) < components.eastern_mountains.start.len(),
            Move::Place(place) | Move::Step(place) | Move::Outpost(place) => cell(place),
            Move::Work(location) => world.locations().contains(location),
            Move::TakeTile(id) => tile(id),
            Move::Explore(id) => world.exploration_tiles().contains(id),
            _ => true,
        },
        Action::Draw(draw) => match draw {
            Draw::Merchant(card) => merchant(card),
            Draw::Point(card) => point(card),
            Draw::Remove(id) | Draw::Mountain(id) => components.eastern_mountains.mountains().contains(id),
            Draw::Tile(id) => tile(id),
            Draw::Exploration(id) => world.exploration_tiles().contains(id),
            Draw::Side(side) => side.index() < SIDES,
            Draw::Closed | Draw::Valley => true,
        },
    }
}
