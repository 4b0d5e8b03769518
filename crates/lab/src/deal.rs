//! Draws from a seed: the same seed gives the same draws on every machine.

use carvania_rules::chance::below;
use carvania_rules::set::Id;
use carvania_rules::{Action, Draw, Game};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A generator for one of many games (or draws) that share a seed.
///
/// ChaCha with 8 rounds, seeded by `seed_from_u64`; `stream` is its stream number. Streams are
/// independent of each other, so games can be played in any order and on any number of threads.
pub fn generator(seed: u64, stream: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(stream);
    rng
}

/// The choices of bots come from streams that no draw uses.
pub(crate) const CHOICES: u64 = 1 << 63;

/// A generator for the choices of one of many bots that share a seed with the draws. Neither the seed nor what is
/// drawn can be told from it: a bot does not know the future.
pub fn chooser(seed: u64, number: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(derived(seed, CHOICES + number))
}

/// A seed for one of many things that share one, from which the shared one cannot be told.
pub(crate) fn derived(seed: u64, stream: u64) -> u64 {
    generator(seed, stream).next_u64()
}

/// Draws for one game, each from its own number, so that taking an action back and going on
/// otherwise cannot change what a later draw brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealer {
    seed: u64,
}

impl Dealer {
    /// A dealer with a seed.
    pub const fn new(seed: u64) -> Dealer {
        Dealer { seed }
    }

    /// The draw with this number, counted from 0; `None` unless it is for chance to decide.
    pub fn draw(self, game: &Game, number: u64) -> Option<Action> {
        game.draw(&mut generator(self.seed, number))
    }
}

/// Everything that chance brings to one game, decided by a seed: as if every deck had been shuffled beforehand.
///
/// Each card has a random key, which follows from the seed, the card, and how often it was drawn before in this game;
/// of the cards that can come now, the one with the lowest key comes. So a deck has one order, whichever player draws from it
/// and however long the players take to come to it, and a card that goes back under the deck is shuffled
/// anew. A draw with a weight of its own (`Draw::Closed`, `Draw::Valley`) comes first: whether it does is decided by a
/// number of its own, exactly as its weight says, and only if it does not come a card is drawn by its key.
///
/// Two deals of one seed bring two games the same order. The state of a game never holds any of it.
///
/// ```
/// use carvania_lab::deal::Deal;
/// use carvania_rules::{Game, Setup, Title, Turn};
///
/// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
/// let (mut deal, mut same) = (Deal::new(7), Deal::new(7));
/// while game.turn() == Turn::Chance {
///     let draw = deal.draw(&game).unwrap();
///     assert_eq!(same.draw(&game), Some(draw));
///     game.apply(draw).unwrap();
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Deal {
    seed: u64,
    /// What is known of each card, by its place.
    cards: Vec<Card>,
    /// How often each of the draws with a weight of their own might have come.
    offered: [u64; KINDS_APART],
}

/// A card, or whatever else is one of many alike.
#[derive(Clone, Copy, Debug, Default)]
struct Card {
    /// How often it was drawn.
    times: u64,
    /// Its key since then, once it is known.
    key: Option<u64>,
}

/// How a draw is decided.
enum Kind {
    /// One of many that are equally likely, at this place among all of them.
    Alike(usize),
    /// A draw with a weight of its own, and which of them.
    Apart(usize),
}

const KINDS_ALIKE: usize = 7;
const KINDS_APART: usize = 2;
/// The most cards of one kind: a set has no more members.
const MAX_CARDS: usize = 64;

impl Deal {
    /// The deal of a seed, of which nothing is drawn yet.
    pub fn new(seed: u64) -> Deal {
        let cards = vec![Card::default(); KINDS_ALIKE * MAX_CARDS];
        Deal { seed, cards, offered: [0; KINDS_APART] }
    }

    /// What comes now, which must then be applied to the game; `None` unless it is for chance to decide.
    pub fn draw(&mut self, game: &Game) -> Option<Action> {
        let total = game.chance().total();
        let mut lowest: Option<(u64, usize, Action)> = None;
        for (action, weight) in game.chance() {
            match Kind::of(action.as_draw()?) {
                Kind::Apart(kind) if self.comes(kind, weight, total) => return Some(action),
                Kind::Apart(_) => {}
                Kind::Alike(place) => {
                    let key = self.key(place);
                    if lowest.is_none_or(|(least, ..)| key < least) {
                        lowest = Some((key, place, action));
                    }
                }
            }
        }
        let (_, place, action) = lowest?;
        self.cards[place] = Card { times: self.cards[place].times + 1, key: None };
        Some(action)
    }

    /// Whether a draw with a weight of its own comes this time.
    fn comes(&mut self, kind: usize, weight: u32, total: u32) -> bool {
        let number = self.offered[kind];
        self.offered[kind] += 1;
        below(&mut self.stream(KINDS_ALIKE * MAX_CARDS + kind, number), total) < weight
    }

    fn key(&mut self, place: usize) -> u64 {
        let Card { times, key } = self.cards[place];
        let key = key.unwrap_or_else(|| self.stream(place, times).next_u64());
        self.cards[place].key = Some(key);
        key
    }

    /// A generator for the n-th time that something is asked.
    fn stream(&self, place: usize, number: u64) -> ChaCha8Rng {
        generator(self.seed, (place as u64) << 48 | number)
    }
}

impl Kind {
    fn of(draw: Draw) -> Kind {
        let alike = |kind: usize, index: usize| Kind::Alike(kind * MAX_CARDS + index);
        match draw {
            Draw::Merchant(card) => alike(0, card.index()),
            Draw::Point(card) => alike(1, card.index()),
            Draw::Remove(tile) => alike(2, tile.index()),
            Draw::Mountain(tile) => alike(3, tile.index()),
            Draw::Side(side) => alike(4, side.index()),
            Draw::Tile(tile) => alike(5, tile.index()),
            Draw::Exploration(tile) => alike(6, tile.index()),
            Draw::Closed => Kind::Apart(0),
            Draw::Valley => Kind::Apart(1),
        }
    }
}
