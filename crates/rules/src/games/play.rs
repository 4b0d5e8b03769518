//! The one scheme of all games: a game is the parts that it is played with, and what is to be decided about them.
//!
//! [`Play`] knows what every game has in common: chance deals the table, turns go round, draws interrupt them, whoever has too
//! many crystals returns some, and the game ends after a complete round. What a turn is made of is for the `Parts` to say.

use std::ops::RangeInclusive;

use rand_core::Rng;

use crate::action::{Action, Actions, Draw, Move};
use crate::chance::{Chance, check_draw};
use crate::clause::{Clause, c};
use crate::components::endless_world::Place;
use crate::components::{Board, Components, EasternMountains, GameBox, MerchantId, PointId};
use crate::crystals::Crystals;
use crate::decision::Decision;
use crate::facts::Golem;
use crate::game::{Refused, Turn};
use crate::games::Rules;
use crate::map::file::Shape;
use crate::map::{Cell, Map};
use crate::parts::effect;
use crate::parts::expedition::Expedition;
use crate::parts::golems::Metal;
use crate::parts::hand::Hand;
use crate::parts::merchants::Merchants;
use crate::parts::mountains::Mountains;
use crate::parts::order::{Order, TurnEnd};
use crate::parts::route::TradeRoute;
use crate::parts::sink::{Count, Moves, Nth, Pool, Sink};
use crate::parts::world::{Variant, World};
use crate::score::{Score, Source};
use crate::seat::Seat;
use crate::set::Set;

/// The whole state of a game: the phase of a turn, with decisions `D` and what follows draws `T`; and the parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play<P, D, T> {
    pub(crate) phase: Phase<D, T>,
    pub(crate) parts: P,
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase<D, T> {
    /// Chance deals the table.
    SetUp,
    /// A turn begins.
    Turn,
    /// Something is to be decided within a turn, or before the first one.
    Within(D),
    /// Chance draws; then the turn goes on.
    Draw(T),
    /// A crystal is to be returned above the limit (C-5).
    Return {
        /// Who returns it.
        seat: Seat,
        /// Whether the same player has another turn then (J1-10).
        again: bool,
    },
    /// The game is over.
    Over,
}

/// What follows an action.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next<D, T> {
    /// Something is to be decided.
    Decide(D),
    /// The draws that are due, if any are; then this (C-17).
    Draw(T),
    /// The first turn begins.
    Begin,
    /// The turn is over.
    End,
    /// The turn is over, and the same player has another (J1-10).
    Again,
}

/// What follows an action, or the clause that forbids it.
pub(crate) type Outcome<P> = Result<Next<<P as Parts>::Decision, <P as Parts>::Then>, Clause>;

/// The parts that a game is played with, and what its turns are made of. Everything that is listed, checked and carried out
/// is for the player whose turn it is, unless it says otherwise.
pub(crate) trait Parts: Copy {
    /// What is to be decided within a turn, or before the first one.
    type Decision: Copy;
    /// How a turn goes on after a draw.
    type Then: Copy;
    /// The boxes that the game is played with.
    const BOXES: &'static [GameBox];
    /// The kinds of cells of the map that the game is played on, if it is.
    const SHAPE: Option<Shape> = None;
    /// What of the third box the game is played with, if it is.
    const VARIANT: Option<Variant> = None;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    /// The clause that says how many can play.
    const FOR_PLAYERS: Clause = Self::TURN;
    /// Where points come from, as a score sheet lists them.
    const SOURCES: &'static [Source];
    /// The clause that says what a turn is.
    const TURN: Clause;

    /// The side of the player board of the second box that the game is played with, if it is.
    fn outpost_board(_components: &EasternMountains) -> Option<&Board> {
        None
    }
    /// So many claims of one player trigger the end (C-6).
    fn claims_to_end(players: usize) -> usize;
    /// How many point cards the box must have for the game to end, and the clause that says so.
    fn points_needed(_players: usize) -> Option<(usize, Clause)> {
        None
    }

    /// The table before anything is dealt.
    fn new(players: usize, map: Map, components: &Components) -> Self;
    fn order(&self) -> Order;
    fn order_mut(&mut self) -> &mut Order;

    /// The next set-up draws and the clause that wants them; none when all is dealt.
    fn deals(&self, components: &Components) -> Option<(Chance, Clause)>;
    /// Carries out a set-up draw.
    fn deal(&mut self, components: &Components, draw: Draw);
    /// What is to be decided before the first turn.
    fn start(&mut self, _components: &Components) -> Option<Self::Decision> {
        None
    }
    /// Whether a decision comes before the first turn.
    fn is_start(_decision: Self::Decision) -> bool {
        false
    }
    /// The seat that decides.
    fn decider(&self, _decision: Self::Decision) -> Seat {
        self.order().seat()
    }

    /// Lists what a turn can begin with.
    fn turn_actions(&self, components: &Components, out: &mut impl Sink);
    /// One of the moves that a turn can begin with, each equally likely.
    fn choose_turn(&self, components: &Components, rng: &mut impl Rng) -> Option<Move> {
        Pool::choose(&OfTurn(self, components), rng)
    }
    /// Begins a turn with an action, or refuses it and changes nothing (C-12).
    fn begin(&mut self, components: &Components, action: Move) -> Outcome<Self>;
    /// Begins a turn with one of the moves that it can begin with: what takes long to check is not checked again.
    fn begin_legal(&mut self, components: &Components, action: Move) -> Outcome<Self> {
        self.begin(components, action)
    }

    fn actions<S: Sink>(&self, components: &Components, decision: Self::Decision, out: &mut S);
    /// The clause that opened a decision: it is named when an action is none of those that are asked for (C-12).
    fn opened_by(&self, decision: Self::Decision) -> Clause;
    /// Carries out what a decision asks for, or refuses it and changes nothing (C-12).
    fn perform(&mut self, components: &Components, decision: Self::Decision, action: Move) -> Outcome<Self>;
    /// A decision as it is told to others.
    fn asks(&self, components: &Components, decision: Self::Decision) -> Decision;

    /// Whether something is due to be drawn before a turn goes on.
    fn wants_draw(&self, then: Self::Then) -> bool;
    /// The draws that are due before a turn goes on, and the clause that wants them.
    fn draws(&self, then: Self::Then) -> Option<(Chance, Clause)>;
    /// Carries out a draw.
    fn draw(&mut self, draw: Draw);
    /// How a turn goes on when nothing is due to be drawn any more.
    fn resume(&mut self, components: &Components, then: Self::Then) -> Next<Self::Decision, Self::Then>;

    fn caravan(&self, seat: Seat) -> Crystals;
    fn caravan_mut(&mut self, seat: Seat) -> &mut Crystals;
    /// How many crystals a player may keep at the end of a turn (C-5).
    fn limit(&self, components: &Components, seat: Seat) -> u32;
    /// The point cards or VP tiles that a player has claimed.
    fn claimed(&self, seat: Seat) -> Set<PointId>;
    /// The points of a seat, itemised.
    fn score(&self, components: &Components, seat: Seat) -> Score;
    /// Mountains, wagons and outposts, if the game has them.
    fn mountains(&self) -> Option<&Mountains> {
        None
    }
    /// Villages and what players have there, if the game is about them.
    fn expedition(&self) -> Option<&Expedition> {
        None
    }
    /// Locations, traders, cards and tiles of the third box, if the game has them.
    fn world(&self) -> Option<&World> {
        None
    }
    /// The merchant cards of a journey, if it has them.
    fn merchants(&self) -> Option<&Merchants> {
        None
    }
    /// A player's merchant cards in the hand and in play, if the game has them.
    fn hand(&self, _seat: Seat) -> Option<&Hand> {
        None
    }
    /// A player's merchant cards in the hand and in play, to ask what would be with others.
    fn hand_mut(&mut self, _seat: Seat) -> Option<&mut Hand> {
        None
    }
    /// The merchant cards that a player has spent for steps (CA-9).
    fn spent(&self, _seat: Seat) -> Set<MerchantId> {
        Set::EMPTY
    }
    /// A player's trade route, if the game has them.
    fn route(&self, _seat: Seat) -> Option<&TradeRoute> {
        None
    }
    /// How many merchant cards count for a player's bonus tiles (J1-14, J3-9).
    fn merchant_cards(&self, _seat: Seat) -> usize {
        0
    }
    /// The merchant card at a place of the row, with the crystals on it.
    fn merchant_at(&self, _place: usize) -> Option<(MerchantId, Crystals)> {
        None
    }
    /// A point card or VP tile of the box.
    fn golem(&self, components: &Components, card: PointId) -> Golem;
    /// All point cards or VP tiles of the box.
    fn golems(&self, components: &Components) -> Set<PointId>;
    /// Those that can be seen.
    fn open_golems(&self) -> Set<PointId>;
    /// The token that comes with a point card of the row, if one does (GE-14).
    fn token(&self, _card: PointId) -> Option<Metal> {
        None
    }
    /// The crystals that lie on a cell of the map (EM-8).
    fn dropped(&self, _cell: Cell) -> Crystals {
        Crystals::NONE
    }
    /// What a mine brings a player, in a game that knows mines (EM-23).
    fn mined(&self, _seat: Seat) -> Option<Crystals> {
        None
    }
    /// What could be done at a golem location: claim its point card, take a bonus tile (EW-15).
    fn golem_offer(&self, _components: &Components, _place: Place) -> (Option<PointId>, bool) {
        (None, false)
    }
}

/// What a turn can begin with.
struct OfTurn<'a, P>(&'a P, &'a Components);

impl<P: Parts> Moves for OfTurn<'_, P> {
    #[inline]
    fn tell(&self, out: &mut impl Sink) {
        self.0.turn_actions(self.1, out);
    }
}

/// The answers to a decision.
struct Within<'a, P: Parts>(&'a P, &'a Components, P::Decision);

impl<P: Parts> Moves for Within<'_, P> {
    #[inline]
    fn tell(&self, out: &mut impl Sink) {
        self.0.actions(self.1, self.2, out);
    }
}

/// The crystals of a caravan that can be returned (C-5).
struct Returns(Crystals);

impl Moves for Returns {
    #[inline]
    fn tell(&self, out: &mut impl Sink) {
        effect::each_colour(self.0, Move::Return, out);
    }
}

impl<P, D: Copy, T: Copy> Play<P, D, T> {
    /// How far the turn is.
    pub const fn phase(&self) -> Phase<D, T> {
        self.phase
    }
}

#[expect(private_bounds, reason = "parts are a matter of the rules alone")]
impl<P: Parts> Play<P, P::Decision, P::Then> {
    /// The table before anything is dealt.
    pub(crate) fn new(players: usize, map: Map, components: &Components) -> Self {
        Play { phase: Phase::SetUp, parts: P::new(players, map, components) }
    }

    pub(crate) fn is_over_limit(&self, components: &Components, seat: Seat) -> bool {
        self.parts.caravan(seat).total() > self.parts.limit(components, seat)
    }

    /// Whether a player has claimed enough for the game to end with this round.
    pub(crate) fn end_is_met(&self) -> bool {
        let enough = P::claims_to_end(self.parts.order().players());
        self.parts.order().seats().any(|seat| self.parts.claimed(seat).len() >= enough)
    }

    #[inline]
    fn go_on(&mut self, components: &Components, next: Next<P::Decision, P::Then>) {
        match next {
            Next::Decide(decision) => self.phase = Phase::Within(decision),
            Next::Draw(then) => self.go_on_after_draws(components, then),
            Next::Begin => self.phase = Phase::Turn,
            Next::End => self.end_turn(components, false),
            Next::Again => self.end_turn(components, true),
        }
    }

    /// What is due to be drawn is asked here alone, out of the way of all other actions.
    #[inline(never)]
    fn go_on_after_draws(&mut self, components: &Components, then: P::Then) {
        if self.parts.wants_draw(then) {
            self.phase = Phase::Draw(then);
        } else {
            let next = self.parts.resume(components, then);
            self.go_on(components, next);
        }
    }

    /// C-17: returns above the limit, then the next seat or the end; or another turn (J1-10).
    fn end_turn(&mut self, components: &Components, again: bool) {
        let mut order = self.parts.order();
        let is_over_limit = |seat| self.is_over_limit(components, seat);
        let end = if again {
            order.extra_turn(is_over_limit)
        } else {
            order.end_turn(is_over_limit, || self.end_is_met())
        };
        *self.parts.order_mut() = order;
        self.phase = match end {
            TurnEnd::Return { seat } => Phase::Return { seat, again },
            TurnEnd::Next => Phase::Turn,
            TurnEnd::Over => Phase::Over,
        };
    }

    /// Tells the legal moves: listing, counting and choosing are ways to listen.
    #[inline]
    fn moves(&self, components: &Components, out: &mut impl Sink) {
        match self.phase {
            Phase::Turn => self.parts.turn_actions(components, out),
            Phase::Within(decision) => self.parts.actions(components, decision, out),
            Phase::Return { seat, .. } => Returns(self.parts.caravan(seat)).tell(out),
            Phase::SetUp | Phase::Draw(_) | Phase::Over => {}
        }
    }

    fn choose_within(
        &self,
        components: &Components,
        decision: P::Decision,
        rng: &mut impl Rng,
    ) -> Option<Move> {
        Pool::choose(&Within(&self.parts, components, decision), rng)
    }

    fn choose_return(&self, seat: Seat, rng: &mut impl Rng) -> Option<Move> {
        Pool::choose(&Returns(self.parts.caravan(seat)), rng)
    }

    fn count_moves(&self, components: &Components) -> u32 {
        let mut count = Count::default();
        self.moves(components, &mut count);
        count.0
    }

    /// The draws that are possible now and the clause that wants one.
    fn draws(&self, components: &Components) -> Option<(Chance, Clause)> {
        match self.phase {
            Phase::SetUp => self.parts.deals(components),
            Phase::Draw(then) => self.parts.draws(then),
            Phase::Turn | Phase::Within(_) | Phase::Return { .. } | Phase::Over => None,
        }
    }

    fn check_draw(&self, components: &Components, action: Action) -> Result<Draw, Clause> {
        match self.draws(components) {
            Some((draws, clause)) => check_draw(&draws, action, clause),
            None => Err(P::TURN),
        }
    }

    /// C-18: after the last set-up draw come the decisions before the first turn, then that turn.
    fn deal(&mut self, components: &Components, draw: Draw) {
        self.parts.deal(components, draw);
        if self.parts.deals(components).is_none() {
            self.phase = self.parts.start(components).map_or(Phase::Turn, Phase::Within);
        }
    }
}

impl<P: Parts> Rules for Play<P, P::Decision, P::Then> {
    type Parts = P;

    fn order(&self) -> Order {
        self.parts.order()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::SetUp | Phase::Draw(_) => Turn::Chance,
            Phase::Turn => Turn::Seat(self.parts.order().seat()),
            Phase::Within(decision) => Turn::Seat(self.parts.decider(decision)),
            Phase::Return { seat, .. } => Turn::Seat(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn in_setup(&self) -> bool {
        match self.phase {
            Phase::SetUp => true,
            Phase::Within(decision) => P::is_start(decision),
            Phase::Turn | Phase::Draw(_) | Phase::Return { .. } | Phase::Over => false,
        }
    }

    fn is_start_of_turn(&self) -> bool {
        matches!(self.phase, Phase::Turn)
    }

    fn skip_turn(&mut self, components: &Components) {
        self.end_turn(components, false);
    }

    fn asks(&self, components: &Components) -> Decision {
        match self.phase {
            Phase::SetUp | Phase::Draw(_) => Decision::Draw,
            Phase::Turn => Decision::Turn,
            Phase::Within(decision) => self.parts.asks(components, decision),
            Phase::Return { seat, .. } => {
                let held = self.parts.caravan(seat).total();
                Decision::Return { above: held.saturating_sub(self.parts.limit(components, seat)) }
            }
            Phase::Over => Decision::Over,
        }
    }

    fn legal_actions(&self, components: &Components, out: &mut Actions) {
        out.clear();
        match self.phase {
            Phase::SetUp | Phase::Draw(_) => {
                out.extend_by_draws(self.chance(components).map(|(draw, _)| draw));
            }
            Phase::Turn | Phase::Within(_) | Phase::Return { .. } | Phase::Over => {
                self.moves(components, out);
            }
        }
    }

    fn count_actions(&self, components: &Components) -> usize {
        match self.phase {
            Phase::SetUp | Phase::Draw(_) => self.chance(components).len(),
            Phase::Turn | Phase::Within(_) | Phase::Return { .. } | Phase::Over => {
                self.count_moves(components) as usize
            }
        }
    }

    fn nth_move(&self, components: &Components, place: u32) -> Option<Move> {
        let mut nth = Nth::new(place);
        self.moves(components, &mut nth);
        nth.found
    }

    fn random_action(&self, components: &Components, rng: &mut impl Rng) -> Option<Action> {
        match self.phase {
            Phase::SetUp | Phase::Draw(_) => self.chance(components).draw(rng),
            Phase::Turn => self.parts.choose_turn(components, rng).map(Action::Move),
            Phase::Within(decision) => self.choose_within(components, decision, rng).map(Action::Move),
            Phase::Return { seat, .. } => self.choose_return(seat, rng).map(Action::Move),
            Phase::Over => None,
        }
    }

    /// C-12: a refusal changes nothing, so what a copy accepts is legal.
    fn check(&self, components: &Components, action: Action) -> Result<(), Clause> {
        let mut copy = *self;
        copy.apply(components, action).map_err(|Refused { clause }| clause)
    }

    fn apply(&mut self, components: &Components, action: Action) -> Result<(), Refused> {
        let next = match (self.phase, action) {
            (Phase::Turn, Action::Move(action)) => self.parts.begin(components, action)?,
            (Phase::Within(decision), Action::Move(action)) => {
                self.parts.perform(components, decision, action)?
            }
            (Phase::Return { seat, again }, Action::Move(action)) => {
                effect::return_one(self.parts.caravan_mut(seat), action)?;
                if again { Next::Again } else { Next::End }
            }
            (Phase::SetUp, _) => {
                let draw = self.check_draw(components, action)?;
                self.deal(components, draw);
                return Ok(());
            }
            (Phase::Draw(then), _) => {
                let draw = self.check_draw(components, action)?;
                self.parts.draw(draw);
                Next::Draw(then)
            }
            (Phase::Turn, Action::Draw(_)) => return Err(P::TURN.into()),
            (Phase::Within(decision), Action::Draw(_)) => return Err(self.parts.opened_by(decision).into()),
            (Phase::Return { .. }, Action::Draw(_)) => return Err(c(5).into()),
            (Phase::Over, _) => return Err(c(6).into()),
        };
        self.go_on(components, next);
        Ok(())
    }

    fn play_random(&mut self, components: &Components, rng: &mut impl Rng) -> Option<Action> {
        let (action, outcome) = match self.phase {
            Phase::Turn => {
                let action = self.parts.choose_turn(components, rng)?;
                (action, self.parts.begin_legal(components, action))
            }
            Phase::Within(decision) => {
                let action = self.choose_within(components, decision, rng)?;
                (action, self.parts.perform(components, decision, action))
            }
            Phase::Return { seat, again } => {
                let action = self.choose_return(seat, rng)?;
                let outcome = effect::return_one(self.parts.caravan_mut(seat), action);
                (action, outcome.map(|()| if again { Next::Again } else { Next::End }))
            }
            Phase::SetUp => {
                let draw = self.draws(components)?.0.choose(rng)?;
                self.deal(components, draw);
                return Some(draw.into());
            }
            Phase::Draw(then) => {
                let draw = self.draws(components)?.0.choose(rng)?;
                self.parts.draw(draw);
                self.go_on(components, Next::Draw(then));
                return Some(draw.into());
            }
            Phase::Over => return None,
        };
        debug_assert!(outcome.is_ok(), "{action:?} was chosen among the legal actions");
        if let Ok(next) = outcome {
            self.go_on(components, next);
        }
        Some(action.into())
    }

    fn chance(&self, components: &Components) -> Chance {
        self.draws(components).map_or_else(Chance::none, |(draws, _)| draws)
    }
}
