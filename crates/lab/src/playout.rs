//! One game played to its end.

use carvania_rules::{Action, Clause, Game, Refused, Rounds, Seat, Turn};

/// What decides in a game: chance, and the players.
pub(crate) trait Table {
    /// What chance brings.
    fn draw(&mut self, game: &Game) -> Option<Action>;

    /// What the player on this seat does in a round; 0 is the set-up.
    fn choose(&mut self, game: &Game, seat: Seat, round: u32) -> Option<Action>;

    /// Whether the game is to be stopped.
    fn is_stopped(&self) -> bool {
        false
    }
}

/// A game as it was left, and how much happened in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Playout {
    pub(crate) game: Game,
    rounds: Rounds,
    /// What players decided.
    pub(crate) decisions: u64,
    /// What chance decided.
    pub(crate) draws: u64,
}

/// Why a game was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Broken {
    /// It was asked to stop.
    Stopped,
    /// A player did not play by the rules.
    Foul { seat: Seat, foul: Foul },
}

/// What a player may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Foul {
    /// It had to decide, and did not.
    #[error("chose nothing where it had to decide")]
    Nothing,
    /// It decided what no rule allows.
    #[error("chose an action that {0} forbids")]
    Illegal(Clause),
}

impl Playout {
    /// Plays on from `start`, at most `max_rounds` rounds.
    pub(crate) fn play(start: &Game, max_rounds: u32, table: &mut impl Table) -> Result<Playout, Broken> {
        let (mut game, mut rounds) = (*start, Rounds::default());
        let (mut decisions, mut draws) = (0, 0);
        loop {
            match game.turn() {
                Turn::Seat(seat) => {
                    // Only the beginning of a turn can be that of a round; the rest need not be watched.
                    if game.turn_begins().is_some() {
                        rounds.observe(&game);
                        if rounds.number() > max_rounds {
                            break;
                        }
                    }
                    decisions += 1;
                    decide(&mut game, seat, rounds.number(), table)?;
                }
                Turn::Chance => {
                    draws += 1;
                    let draw = table.draw(&game).expect("chance can decide where it has to (C-11)");
                    game.apply(draw).expect("what chance brings can be drawn");
                }
                Turn::Over => break,
            }
        }
        Ok(Playout { game, rounds, decisions, draws })
    }

    /// Whether the game was stopped before its end.
    pub(crate) fn is_cut_off(&self) -> bool {
        !self.game.is_over()
    }

    /// The turns that were played. The one that would have begun the first round too many was not.
    pub(crate) fn turns(&self) -> u32 {
        self.rounds.turns() - u32::from(self.is_cut_off())
    }

    /// The rounds that were played.
    pub(crate) fn rounds(&self) -> u32 {
        self.rounds.number() - u32::from(self.is_cut_off())
    }

    /// Everything that happened.
    pub(crate) fn actions(&self) -> u64 {
        self.decisions + self.draws
    }
}

/// One decision of a player. A choice that was cut short is worth nothing, so the game ends with it.
fn decide(game: &mut Game, seat: Seat, round: u32, table: &mut impl Table) -> Result<(), Broken> {
    let action = table.choose(game, seat, round);
    if table.is_stopped() {
        return Err(Broken::Stopped);
    }
    let action = action.ok_or(Broken::Foul { seat, foul: Foul::Nothing })?;
    let foul = |Refused { clause }| Broken::Foul { seat, foul: Foul::Illegal(clause) };
    game.apply(action).map_err(foul)
}

#[cfg(test)]
mod tests {
    use carvania_rules::{Action, Draw, Game, Move, Seat, Setup, Title};

    use super::{Broken, Foul, Playout, Table};
    use crate::deal::Deal;

    /// A table where the same is done every time.
    struct Stubborn(Option<Action>, Deal);

    impl Table for Stubborn {
        fn draw(&mut self, game: &Game) -> Option<Action> {
            self.1.draw(game)
        }

        fn choose(&mut self, _: &Game, _: Seat, _: u32) -> Option<Action> {
            self.0
        }
    }

    fn broken(choice: Option<Action>) -> Broken {
        let start = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
        Playout::play(&start, 100, &mut Stubborn(choice, Deal::new(1))).unwrap_err()
    }

    #[test]
    fn a_foul_ends_the_game_and_nothing_else() {
        let seat = Seat::FIRST;
        assert_eq!(broken(None), Broken::Foul { seat, foul: Foul::Nothing });
        for action in [Action::Move(Move::Mine), Action::Draw(Draw::Closed)] {
            let broken = broken(Some(action));
            assert!(matches!(broken, Broken::Foul { foul: Foul::Illegal(_), .. }), "{broken:?}");
        }
    }
}
