//! Games as they were played, with what the players expected: exact, and a byte or two for each action.
//!
//! A file begins with `CVG1` and the code of the game, such as `GE`. Then come the games, one after another. Numbers are
//! written seven bits to the byte, the lowest first, and the highest bit says that more follow:
//!
//! - the number of the game, and the players;
//! - how many actions there are, and each by its place among what was possible (draws too);
//! - how many turns began, and each as a byte (1: the first action was taken at random; 2: the seat thought about it), then,
//!   if it was thought about, for every seat the chance to win (255 is certain) and the points, a byte each.
//!
//! A position follows from the actions before it. So a file stays good when the network comes to see positions in another way.

use anyhow::{Context, Result, bail, ensure};
use carvania_bots::analysis::Estimate;
use carvania_rules::seat::MAX_SEATS;
use carvania_rules::{Action, Actions, Game, Seat, Setup, Title, Turn};

/// The first bytes of a file of games; the digit counts versions.
const MAGIC: &[u8; 4] = b"CVG1";
const EXPLORED: u8 = 1;
const THOUGHT: u8 = 2;

/// A game as it was played.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Played {
    pub(crate) number: u64,
    pub(crate) players: usize,
    /// Each action by its place among those that were possible.
    pub(crate) actions: Vec<u32>,
    pub(crate) turns: Vec<TurnNote>,
}

/// What is known of a turn beside its actions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct TurnNote {
    /// Whether its first action was taken at random.
    pub(crate) is_explored: bool,
    /// What the seat to play expected of it for every seat, if it thought about it.
    pub(crate) expected: Option<Expected>,
}

/// A chance to win and points for every seat, as exact as a byte is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Expected {
    wins: [u8; MAX_SEATS],
    points: [u8; MAX_SEATS],
}

impl Expected {
    pub(crate) fn of(estimate: &Estimate) -> Expected {
        let seat = |place: usize| Seat::all(MAX_SEATS).nth(place);
        let byte = |value: f32| value.round().clamp(0.0, 255.0) as u8;
        Expected {
            wins: std::array::from_fn(|place| {
                seat(place).map_or(0, |seat| byte(255.0 * estimate.wins[seat]))
            }),
            points: std::array::from_fn(|place| seat(place).map_or(0, |seat| byte(estimate.points[seat]))),
        }
    }

    /// The chances to win, which make 1 together.
    pub(crate) fn wins(&self) -> [f32; MAX_SEATS] {
        let whole = self.wins.iter().map(|&share| f32::from(share)).sum::<f32>().max(1.0);
        self.wins.map(|share| f32::from(share) / whole)
    }

    pub(crate) fn points(&self) -> [f32; MAX_SEATS] {
        self.points.map(f32::from)
    }
}

impl Played {
    /// Notes an action that is about to be taken.
    pub(crate) fn note(&mut self, game: &Game, action: Action) -> Result<()> {
        let place = match game.turn() {
            Turn::Chance => game.chance().position(|(draw, _)| draw == action),
            Turn::Seat(_) | Turn::Over => {
                let mut legal = Actions::new();
                game.legal_actions(&mut legal);
                legal.iter().position(|&other| other == action)
            }
        };
        self.actions.push(place.context("an action that is not possible")? as u32);
        Ok(())
    }

    /// Shows the game where each turn begins, with what is known of the turn; and the game at its end.
    pub(crate) fn replay(&self, title: Title, mut see: impl FnMut(&Game, &TurnNote)) -> Result<Game> {
        let mut game = Game::new(&Setup::standard(title, self.players))?;
        let (mut turns, mut legal) = (self.turns.iter(), Actions::new());
        for &place in &self.actions {
            if game.turn_begins().is_some() {
                see(&game, turns.next().context("a turn of which nothing is known")?);
            }
            let action = match game.turn() {
                Turn::Chance => game.chance().nth(place as usize).map(|(draw, _)| draw),
                Turn::Seat(_) | Turn::Over => {
                    game.legal_actions(&mut legal);
                    legal.get(place as usize).copied()
                }
            };
            let action =
                action.with_context(|| format!("there is no action {place} in game {}", self.number))?;
            game.apply(action)?;
        }
        ensure!(turns.next().is_none(), "more turns are known than were played");
        Ok(game)
    }

    /// The game as a file holds it.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        write_number(out, self.number);
        write_number(out, self.players as u64);
        write_number(out, self.actions.len() as u64);
        self.actions.iter().for_each(|&place| write_number(out, place.into()));
        write_number(out, self.turns.len() as u64);
        for TurnNote { is_explored, expected } in &self.turns {
            let explored = if *is_explored { EXPLORED } else { 0 };
            out.push(explored | expected.map_or(0, |_| THOUGHT));
            if let Some(expected) = expected {
                out.extend(&expected.wins[..self.players]);
                out.extend(&expected.points[..self.players]);
            }
        }
    }

    fn read(rest: &mut &[u8]) -> Result<Played> {
        let number = read_number(rest)?;
        let players = read_number(rest)? as usize;
        ensure!((1..=MAX_SEATS).contains(&players), "{players} players are too many");
        let length = read_number(rest)?;
        let actions = (0..length).map(|_| -> Result<u32> { Ok(u32::try_from(read_number(rest)?)?) });
        let actions = actions.collect::<Result<_>>()?;
        let length = read_number(rest)?;
        let turns = (0..length).map(|_| read_turn(rest, players)).collect::<Result<_>>()?;
        Ok(Played { number, players, actions, turns })
    }
}

/// What a file of games begins with.
pub(crate) fn heading(title: Title) -> Vec<u8> {
    [MAGIC.as_slice(), title.code().as_bytes()].concat()
}

/// The games of a file.
pub(crate) fn read(title: Title, bytes: &[u8]) -> Result<Vec<Played>> {
    let Some(mut rest) = bytes.strip_prefix(heading(title).as_slice()) else {
        bail!("it holds no games of {}", title.code());
    };
    let mut games = Vec::new();
    while !rest.is_empty() {
        games.push(Played::read(&mut rest)?);
    }
    Ok(games)
}

fn read_turn(rest: &mut &[u8], players: usize) -> Result<TurnNote> {
    let marks = byte(rest)?;
    let mut seats = || -> Result<[u8; MAX_SEATS]> {
        let mut seats = [0; MAX_SEATS];
        seats[..players].iter_mut().try_for_each(|seat| byte(rest).map(|read| *seat = read))?;
        Ok(seats)
    };
    let expected =
        if marks & THOUGHT == 0 { None } else { Some(Expected { wins: seats()?, points: seats()? }) };
    Ok(TurnNote { is_explored: marks & EXPLORED != 0, expected })
}

fn write_number(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn read_number(rest: &mut &[u8]) -> Result<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let next = byte(rest)?;
        number |= u64::from(next & 0x7f) << shift;
        if next & 0x80 == 0 {
            return Ok(number);
        }
    }
    bail!("a number is too long")
}

fn byte(rest: &mut &[u8]) -> Result<u8> {
    let (&first, others) = rest.split_first().context("it ends within a game")?;
    *rest = others;
    Ok(first)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use carvania_rules::{Rounds, Title};

    use super::{Played, heading, read};
    use crate::play::{Enough, MAX_ROUNDS, SelfPlay};

    fn games(title: Title, threads: usize) -> Vec<Played> {
        let player = "mcts@20n".parse().unwrap();
        let play = SelfPlay {
            title,
            player,
            network: None,
            seed: 1,
            explore: 0.1,
            players: SelfPlay::usual_players(title),
        };
        play.play(Enough { games: 4, time: Duration::MAX }, threads).unwrap()
    }

    fn bytes(title: Title, games: &[Played]) -> Vec<u8> {
        let mut bytes = heading(title);
        games.iter().for_each(|game| game.write(&mut bytes));
        bytes
    }

    #[test]
    fn games_are_read_as_they_were_written_and_end_as_they_did() {
        for title in Title::ALL {
            let games = games(title, 1);
            let read = read(title, &bytes(title, &games)).unwrap();
            assert_eq!(read, games, "{title}");
            for game in &read {
                let mut rounds = Rounds::default();
                let end = game.replay(title, |game, _| rounds.observe(game)).unwrap();
                assert_eq!(rounds.turns() as usize, game.turns.len(), "{title}");
                rounds.observe(&end);
                assert!(end.is_over() || rounds.number() > MAX_ROUNDS, "{title}");
                assert!(game.turns.iter().any(|turn| turn.expected.is_some()), "{title}");
            }
        }
    }

    #[test]
    fn threads_change_nothing() {
        let title = Title::EndlessWorld;
        assert_eq!(games(title, 3), games(title, 1));
    }

    #[test]
    fn what_holds_no_games_is_refused() {
        let title = Title::GolemEdition;
        let good = bytes(title, &games(title, 1));
        for bytes in [&b""[..], b"CVG1EM", &good[..good.len() - 1], &[&good[..], &[0xff; 20]].concat()] {
            read(title, bytes).unwrap_err();
        }
        let mut impossible = games(title, 1).swap_remove(0);
        impossible.actions[0] = 99;
        impossible.replay(title, |_, _| {}).unwrap_err();
        let mut short = games(title, 1).swap_remove(0);
        short.turns.pop();
        short.replay(title, |_, _| {}).unwrap_err();
    }
}
