//! The public face of the engine: a game, whose decision it is, what is legal, what happens.

use std::hash::{Hash, Hasher};

use rand_core::Rng;

use crate::action::{Action, Actions, Move};
use crate::chance::Chance;
use crate::clause::Clause;
use crate::components::{Components, PointId};
use crate::crystals::Crystals;
use crate::games::play::Parts;
use crate::games::{Rules, State, Title, dispatch};
use crate::map::Map;
use crate::parts::expedition::Expedition;
use crate::parts::merchants::Merchants;
use crate::parts::mountains::Mountains;
use crate::parts::order::Order;
use crate::parts::world::World;
use crate::score::{self, Score};
use crate::seat::{PerSeat, Seat};
use crate::set::Set;
use crate::setup::{Setup, SetupError};

/// An action that a rule forbids. The game is as it was (C-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("refused by {clause}")]
pub struct Refused {
    /// The clause that forbids it.
    pub clause: Clause,
}

impl From<Clause> for Refused {
    fn from(clause: Clause) -> Refused {
        Refused { clause }
    }
}

/// Who decides now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player.
    Seat(Seat),
    /// Chance: something is drawn.
    Chance,
    /// Nobody: the game is over.
    Over,
}

/// A game at one moment: a small flat value that holds nothing a player may not see (C-13).
///
/// ```
/// use carvania_rules::{Actions, Game, Setup, Title, Turn};
///
/// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
/// // Nothing is dealt yet: the first five draws are point cards, the next six merchant cards.
/// assert_eq!(game.turn(), Turn::Chance);
/// assert_eq!(game.chance().count(), 36);
/// while game.turn() == Turn::Chance {
///     let (first, _weight) = game.chance().next().unwrap();
///     game.apply(first).unwrap();
/// }
/// let mut actions = Actions::new();
/// game.legal_actions(&mut actions);
/// assert!(actions.iter().all(|&action| game.check(action).is_ok()));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Game {
    components: &'static Components,
    state: State,
}

impl Game {
    /// The table before anything is drawn.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// assert!(Game::new(&Setup::standard(Title::GolemEdition, 5)).is_ok());
    /// // Eastern Mountains is for four at most.
    /// let refused = Game::new(&Setup::standard(Title::EasternMountains, 5)).unwrap_err();
    /// assert_eq!(refused.to_string(), "EM is for 2 to 4 players, not 5 (EM-28)");
    /// ```
    pub fn new(setup: &Setup) -> Result<Game, SetupError> {
        let Setup { title, players, components, map } = *setup;
        setup.check()?;
        let map = map.unwrap_or(title.standard_map(components));
        let game = Game { components, state: State::new(title, players, map, components) };
        game.check_point_cards()?;
        Ok(game)
    }

    /// Whether there are enough point cards for the game to end.
    fn check_point_cards(&self) -> Result<(), SetupError> {
        let (players, found) = (self.players(), self.golems().len());
        match self.title().points_needed(players) {
            Some((needed, clause)) if found < needed => {
                Err(SetupError::PointCards { players, needed, found, clause })
            }
            _ => Ok(()),
        }
    }

    #[cfg(feature = "position")]
    pub(crate) fn from_state(components: &'static Components, state: State) -> Game {
        Game { components, state }
    }

    /// Which game it is.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::JourneyOne, 2)).unwrap();
    /// assert_eq!(game.title(), Title::JourneyOne);
    /// ```
    pub fn title(&self) -> Title {
        self.state.title()
    }

    /// How many play.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 5)).unwrap();
    /// assert_eq!(game.players(), 5);
    /// ```
    pub fn players(&self) -> usize {
        self.order().players()
    }

    /// How many play, and whose turn it is.
    ///
    /// ```
    /// # use carvania_rules::{Game, Seat, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 3)).unwrap();
    /// assert_eq!((game.order().players(), game.order().seat()), (3, Seat::FIRST));
    /// ```
    pub fn order(&self) -> Order {
        dispatch!(&self.state, rules => rules.order())
    }

    /// All seats, in turn order.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 3)).unwrap();
    /// let numbers: Vec<usize> = game.seats().map(|seat| seat.number()).collect();
    /// assert_eq!(numbers, [1, 2, 3]);
    /// ```
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players())
    }

    /// What the game is played with.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// let cards = &game.components().golem_edition;
    /// assert_eq!(cards.points().len(), 36);
    /// ```
    pub fn components(&self) -> &'static Components {
        self.components
    }

    /// The map that the game is played on, if it is.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let map = |title| Game::new(&Setup::standard(title, 2)).unwrap().map().copied();
    /// assert!(map(Title::EasternMountains).is_some());
    /// assert!(map(Title::GolemEdition).is_none());
    /// ```
    pub fn map(&self) -> Option<&Map> {
        self.mountains().map(Mountains::map)
    }

    /// The mountains, with wagons and outposts, if the game has them.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::JourneyTwo, 2)).unwrap();
    /// // Wagons stand in the mountains, which are part of this journey.
    /// assert!(game.mountains().is_some() && game.expedition().is_none());
    /// ```
    pub fn mountains(&self) -> Option<&Mountains> {
        dispatch!(&self.state, game => Parts::mountains(&game.parts))
    }

    /// Mountains and villages with everything that players have there, if the game is about villages.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::CallForAdventure, 2)).unwrap();
    /// assert!(game.expedition().is_some());
    /// ```
    pub fn expedition(&self) -> Option<&Expedition> {
        dispatch!(&self.state, game => Parts::expedition(&game.parts))
    }

    /// The merchant cards of a journey, if it has them.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let has_merchants =
    ///     |&title: &Title| Game::new(&Setup::standard(title, 2)).unwrap().merchants().is_some();
    /// let journeys: Vec<Title> = Title::ALL.into_iter().filter(has_merchants).collect();
    /// assert_eq!(journeys, [Title::JourneyOne, Title::JourneyThree]);
    /// ```
    pub fn merchants(&self) -> Option<&Merchants> {
        dispatch!(&self.state, game => Parts::merchants(&game.parts))
    }

    /// Locations, traders, cards and tiles of the third box, if the game has them.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// assert!(game.world().is_some());
    /// ```
    pub fn world(&self) -> Option<&World> {
        dispatch!(&self.state, game => Parts::world(&game.parts))
    }

    /// Everything that lies on the table.
    ///
    /// ```
    /// # use carvania_rules::{Game, Seat, Setup, State, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// let State::GolemEdition(table) = game.state() else { unreachable!() };
    /// assert_eq!(table.player(Seat::FIRST).hand.cards().len(), 2);
    /// ```
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Everything that lies on the table, to ask what would be if something else lay there.
    pub(crate) const fn state_mut(&mut self) -> &mut State {
        &mut self.state
    }

    /// Who decides now.
    ///
    /// ```
    /// # use carvania_rules::{Game, Seat, Setup, Title, Turn};
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// assert_eq!(game.turn(), Turn::Chance);
    /// while let Some((draw, _weight)) = game.chance().next() {
    ///     game.apply(draw).unwrap();
    /// }
    /// assert_eq!(game.turn(), Turn::Seat(Seat::FIRST));
    /// ```
    pub fn turn(&self) -> Turn {
        dispatch!(&self.state, rules => rules.turn())
    }

    /// Whether the table is still being set up: no turn has begun.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// assert!(game.in_setup());
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // After the eleven draws of the deal:
    /// assert!(!game.in_setup());
    /// ```
    pub fn in_setup(&self) -> bool {
        dispatch!(&self.state, rules => rules.in_setup())
    }

    /// The player whose whole turn begins now, if one does.
    ///
    /// ```
    /// # use carvania_rules::{Game, Seat, Setup, Title};
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// assert_eq!(game.turn_begins(), Some(Seat::FIRST));
    /// // A turn that has begun goes on: one more crystal may rise.
    /// game.apply(game.read_action("play:^2").unwrap()).unwrap();
    /// assert_eq!(game.turn_begins(), None);
    /// ```
    pub fn turn_begins(&self) -> Option<Seat> {
        dispatch!(&self.state, rules => rules.is_start_of_turn().then(|| rules.order().seat()))
    }

    /// What would come if the player whose turn begins now did nothing at all, which no rule allows: plans
    /// are made so, where only one's own turns are looked at. `None` unless a turn begins.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let next = game.with_turn_skipped().unwrap();
    /// assert_eq!(next.turn_begins().map(|seat| seat.number()), Some(2));
    /// ```
    pub fn with_turn_skipped(&self) -> Option<Game> {
        self.turn_begins()?;
        let mut next = *self;
        dispatch!(&mut next.state, rules => rules.skip_turn(self.components));
        Some(next)
    }

    /// The crystals of a player.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 3)).unwrap();
    /// // GE-5: those who play later begin with more.
    /// let caravans: Vec<String> = game.seats().map(|seat| game.caravan(seat).to_string()).collect();
    /// assert_eq!(caravans, ["YYY", "YYYY", "YYYY"]);
    /// ```
    pub fn caravan(&self, seat: Seat) -> Crystals {
        dispatch!(&self.state, game => Parts::caravan(&game.parts, seat))
    }

    /// The point cards or VP tiles that a player has claimed.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// assert!(game.seats().all(|seat| game.claimed(seat).is_empty()));
    /// ```
    pub fn claimed(&self, seat: Seat) -> Set<PointId> {
        dispatch!(&self.state, game => Parts::claimed(&game.parts, seat))
    }

    /// Whether a player has claimed so much that the game ends with this round (C-6).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// assert_eq!(game.title().claims_to_end(game.players()), 6);
    /// assert!(!game.is_last_round());
    /// ```
    pub fn is_last_round(&self) -> bool {
        let enough = self.title().claims_to_end(self.players());
        self.seats().any(|seat| self.claimed(seat).len() >= enough)
    }

    /// Whether the game is over.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// assert!(!game.is_over());
    /// ```
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Fills `out` with exactly the actions that [`apply`](Game::apply) accepts, in a fixed order. Until the game is
    /// over there is always at least one (C-11).
    ///
    /// When chance is to decide, these are the possible draws.
    ///
    /// ```
    /// # use carvania_rules::{Actions, Game, Setup, Title};
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let mut legal = Actions::new();
    /// game.legal_actions(&mut legal);
    /// let legal: Vec<String> = legal.iter().map(|&action| game.write_action(action).to_string()).collect();
    /// assert!(legal.contains(&"rest".to_owned()));
    /// ```
    pub fn legal_actions(&self, out: &mut Actions) {
        dispatch!(&self.state, rules => rules.legal_actions(self.components, out));
    }

    /// Whether the action is legal; if not, the clause that forbids it (C-12).
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// // Nobody can claim with three yellow crystals.
    /// let claim = game.read_action("claim:YYGG").unwrap();
    /// assert_eq!(game.check(claim).unwrap_err().to_string(), "GE-13");
    /// ```
    pub fn check(&self, action: impl Into<Action>) -> Result<(), Clause> {
        let action = action.into();
        dispatch!(&self.state, rules => rules.check(self.components, action))
    }

    /// Carries out an action, or refuses it and changes nothing (C-12).
    ///
    /// ```
    /// # use carvania_rules::{Game, Seat, Setup, Title};
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// game.apply(game.read_action("play:+YY").unwrap()).unwrap();
    /// assert_eq!(game.caravan(Seat::FIRST).to_string(), "YYYYY");
    /// ```
    pub fn apply(&mut self, action: impl Into<Action>) -> Result<(), Refused> {
        let action = action.into();
        dispatch!(&mut self.state, rules => rules.apply(self.components, action))
    }

    /// The draws that are possible now, each with its weight; none unless it is for chance to decide.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::EndlessWorld, 2)).unwrap();
    /// // EW-1: one of three sides completes the board, each as likely as the others.
    /// let weights: Vec<u32> = game.chance().map(|(_draw, weight)| weight).collect();
    /// assert_eq!(weights, [1, 1, 1]);
    /// ```
    pub fn chance(&self) -> Chance {
        dispatch!(&self.state, rules => rules.chance(self.components))
    }

    /// One of the possible draws, as likely as its weight says; `None` unless it is for chance to decide.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// use carvania_rules::rand_core::SeedableRng;
    ///
    /// let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// while let Some(draw) = game.draw(&mut rng) {
    ///     game.apply(draw).unwrap();
    /// }
    /// // Five point cards and six merchant cards lie there: it is for the first player to decide.
    /// assert!(game.draw(&mut rng).is_none());
    /// ```
    pub fn draw(&self, rng: &mut impl Rng) -> Option<Action> {
        self.chance().draw(rng)
    }

    /// How many actions are legal, draws included, without a list of them.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// // Any of the point cards may come first.
    /// assert_eq!(game.count_actions(), 36);
    /// ```
    pub fn count_actions(&self) -> usize {
        dispatch!(&self.state, rules => rules.count_actions(self.components))
    }

    /// The legal move of the player to decide at this place of the list, without the list.
    ///
    /// ```
    /// # use carvania_rules::{Actions, Game, Setup, Title};
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// # while let Some((draw, _)) = game.chance().next() { game.apply(draw).unwrap(); }
    /// let mut legal = Actions::new();
    /// game.legal_actions(&mut legal);
    /// let last = game.nth_move(legal.len() - 1).unwrap();
    /// assert_eq!(legal.last(), Some(&last.into()));
    /// assert!(game.nth_move(legal.len()).is_none());
    /// ```
    pub fn nth_move(&self, place: usize) -> Option<Move> {
        let place = u32::try_from(place).ok()?;
        dispatch!(&self.state, rules => rules.nth_move(self.components, place))
    }

    /// One of the legal actions, without a list of them: a move, each equally likely, or a draw as likely as its weight
    /// says. `None` when the game is over.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// use carvania_rules::rand_core::SeedableRng;
    ///
    /// let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
    /// let game = Game::new(&Setup::standard(Title::EndlessWorld, 3)).unwrap();
    /// let action = game.random_action(&mut rng).unwrap();
    /// assert!(game.check(action).is_ok());
    /// ```
    pub fn random_action(&self, rng: &mut impl Rng) -> Option<Action> {
        dispatch!(&self.state, rules => rules.random_action(self.components, rng))
    }

    /// Chooses as [`random_action`](Game::random_action) does and carries it out: the action, or `None` when the game is
    /// over.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// use carvania_rules::rand_core::SeedableRng;
    ///
    /// let mut rng = chacha20::ChaCha8Rng::seed_from_u64(1);
    /// let mut game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// while game.play_random(&mut rng).is_some() {}
    /// assert!(game.is_over());
    /// ```
    pub fn play_random(&mut self, rng: &mut impl Rng) -> Option<Action> {
        dispatch!(&mut self.state, rules => rules.play_random(self.components, rng))
    }

    /// The points of every seat by where they come from; provisional until the game is over (C-8).
    ///
    /// ```
    /// # use carvania_rules::{Game, Seat, Setup, Source, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    /// // Yellow crystals are worth nothing (C-7).
    /// let score = game.scores()[Seat::FIRST];
    /// assert_eq!((score.from(Source::Crystals), score.total()), (0, 0));
    /// ```
    pub fn scores(&self) -> PerSeat<Score> {
        PerSeat::each(
            self.players(),
            |seat| dispatch!(&self.state, game => Parts::score(&game.parts, self.components, seat)),
        )
    }

    /// The seats from the winner to the last (C-8); provisional until the game is over.
    ///
    /// ```
    /// # use carvania_rules::{Game, Setup, Title};
    /// let game = Game::new(&Setup::standard(Title::GolemEdition, 3)).unwrap();
    /// // C-8: of those with as many points, who plays later is ahead.
    /// let ranking: Vec<usize> = game.ranking().into_iter().map(|seat| seat.number()).collect();
    /// assert_eq!(ranking, [3, 2, 1]);
    /// ```
    pub fn ranking(&self) -> Vec<Seat> {
        score::ranking(&self.scores(), self.players())
    }
}

/// Games are equal when everything on the table is, and the components are the same.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.state == other.state
            && (std::ptr::eq(self.components, other.components)
                || self.components.digest(self.title()) == other.components.digest(other.title()))
    }
}

impl Eq for Game {}

impl Hash for Game {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.state.hash(hasher);
    }
}
