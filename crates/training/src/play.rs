//! Games of a player against itself.

use std::thread;
use std::time::{Duration, Instant};

use carvania_bots::network::{Inputs, Network};
use carvania_bots::{Bot, OnePly, Spec, Stop};
use carvania_rules::chance::below;
use carvania_rules::{Action, Actions, Game, Rounds, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::samples::Samples;

/// A game that lasts longer is stopped and won by the player ahead: otherwise nothing would teach players not to wander about.
const MAX_ROUNDS: u32 = 120;
/// Choices that are worth the same within this chance to win are equally good.
const NOISE: f32 = 0.01;

/// One game in this many is not learnt from: it tells how much of what was learnt holds for other games. An odd number, since
/// games of even and odd numbers differ.
const HOLD_OUT: u64 = 11;

/// The positions of many games.
#[derive(Default)]
pub(crate) struct Games {
    pub(crate) learnt: Samples,
    pub(crate) held_out: Samples,
}

/// How games are played.
pub(crate) struct SelfPlay<'a> {
    pub(crate) title: Title,
    /// The bot that plays as long as there is no network.
    pub(crate) teacher: Spec,
    /// Who plays: one turn ahead by this network.
    pub(crate) network: Option<&'a Network>,
    pub(crate) seed: u64,
    /// How often an action is taken at random.
    pub(crate) explore: f32,
}

impl SelfPlay<'_> {
    /// Plays games for a time, on several cores.
    pub(crate) fn play(&self, time: Duration, threads: usize) -> Games {
        thread::scope(|scope| {
            let first = |core: usize| scope.spawn(move || self.every(core as u64, threads, time));
            let cores: Vec<_> = (0..threads).map(first).collect();
            let mut all = Games::default();
            for core in cores {
                let games = core.join().expect("a game does not fail");
                all.learnt.append(games.learnt);
                all.held_out.append(games.held_out);
            }
            all
        })
    }

    /// Plays the first game and then every `step`th.
    fn every(&self, first: u64, step: usize, time: Duration) -> Games {
        let (clock, mut games) = (Instant::now(), Games::default());
        for number in (first..).step_by(step) {
            if clock.elapsed() >= time {
                break;
            }
            let is_held_out = number % HOLD_OUT == HOLD_OUT - 1;
            self.game(number, if is_held_out { &mut games.held_out } else { &mut games.learnt });
        }
        games
    }

    /// Plays one game and adds its positions to the samples.
    pub(crate) fn game(&self, number: u64, samples: &mut Samples) {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number);
        // Half of the games are for two, the others for any number.
        let most = *self.title.players().end();
        let players = if number.is_multiple_of(2) { 2 } else { 2 + (number / 2) as usize % (most - 1) };
        let mut game = Game::new(&Setup::standard(self.title, players)).expect("so many can play");
        let (mut rounds, mut inputs) = (Rounds::default(), Inputs::default());
        let mut player = self.player(number);
        let mut turn: Vec<Action> = Vec::new();
        let first = samples.samples.len();
        loop {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.draw(&mut rng),
                Turn::Seat(_) => {
                    rounds.observe(&game);
                    if rounds.number() > MAX_ROUNDS {
                        samples.unfinished += 1;
                        break;
                    }
                    if game.turn_begins().is_some() {
                        turn.clear();
                        inputs.read(&game);
                        samples.note(&game, &inputs, rounds.number());
                    }
                    self.choose(&game, &mut player, &mut turn, &mut rng)
                }
            };
            let action = action.expect("there is something to decide until the game is over (C-11)");
            game.apply(action).expect("the action was legal");
        }
        samples.settle(first, &game, rounds.number());
    }

    fn player(&self, number: u64) -> Player<'_> {
        let mut rng = ChaCha8Rng::seed_from_u64(!self.seed);
        rng.set_stream(number);
        match self.network {
            Some(network) => Player::Network(Box::new(OnePly::new(network, NOISE, rng))),
            None => Player::Teacher(self.teacher.player(rng)),
        }
    }

    /// The next action of the turn at hand, or now and then anything.
    fn choose(
        &self,
        game: &Game,
        player: &mut Player<'_>,
        turn: &mut Vec<Action>,
        rng: &mut ChaCha8Rng,
    ) -> Option<Action> {
        if unit(rng) < self.explore {
            let mut actions = Actions::new();
            game.legal_actions(&mut actions);
            turn.clear();
            return Some(actions[below(rng, actions.len() as u32) as usize]);
        }
        match player {
            Player::Teacher(teacher) => teacher.choose(game, &self.teacher.budget(&Stop::new())),
            Player::Network(glance) => {
                // What was planned may have become impossible by a draw.
                if turn.last().is_none_or(|&action| game.check(action).is_err()) {
                    *turn = glance.turn(game);
                    turn.reverse();
                }
                turn.pop()
            }
        }
    }
}

/// Who plays, on all seats.
enum Player<'a> {
    Teacher(Box<dyn Bot>),
    Network(Box<OnePly<'a>>),
}

/// A number from 0 to 1.
fn unit(rng: &mut ChaCha8Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

#[cfg(test)]
mod tests {
    use carvania_bots::Kind;
    use carvania_bots::network::{Input, Network};
    use carvania_rules::Title;
    use chacha20::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::SelfPlay;
    use crate::fit::Fit;
    use crate::samples::Samples;

    /// One game of a network that has learnt nothing yet.
    fn game(title: Title) -> Samples {
        let fit = Fit::new(crate::sizes(title), &mut ChaCha8Rng::seed_from_u64(1));
        let network = Network::read(&fit.bytes()).unwrap();
        let mut samples = Samples::default();
        let teacher = Kind::Greedy.into();
        SelfPlay { title, teacher, network: Some(&network), seed: 1, explore: 0.1 }.game(0, &mut samples);
        samples
    }

    #[test]
    fn a_network_plays_a_game_against_itself() {
        for title in [Title::GolemEdition, Title::EndlessWorld] {
            let samples = game(title);
            assert_eq!(samples.games, 1, "{title}");
            let mut left: Vec<f32> = samples.samples.iter().map(|sample| sample.rounds).collect();
            assert!(left.is_sorted_by(|before, after| before >= after), "{title}: {left:?}");
            // A network that knows nothing may wander until it is stopped, when the next round is to begin.
            assert_eq!(left.pop(), Some(samples.unfinished as f32), "{title}");
            let ends: Vec<_> = samples.samples.iter().map(|sample| sample.points).collect();
            assert!(ends.iter().all(|points| *points == ends[0]), "{title}");
        }
    }

    #[test]
    fn games_joined_are_those_noted_in_one_go() {
        let title = Title::GolemEdition;
        let play = SelfPlay { title, teacher: Kind::Greedy.into(), network: None, seed: 1, explore: 0.0 };
        let (mut alone, mut joined, mut second) =
            (Samples::default(), Samples::default(), Samples::default());
        (0..2).for_each(|number| play.game(number, &mut alone));
        play.game(0, &mut joined);
        play.game(1, &mut second);
        joined.append(second);
        assert_eq!(joined.to_string(), alone.to_string());
        let lists = |all: &Samples| -> Vec<Vec<Input>> {
            all.samples.iter().flat_map(|sample| all.lists(sample).map(<[Input]>::to_vec)).collect()
        };
        assert_eq!(lists(&joined), lists(&alone));
    }

    #[test]
    fn every_sample_has_inputs_within_the_sizes() {
        let title = Title::GolemEdition;
        let (samples, sizes) = (game(title), crate::sizes(title));
        for sample in &samples.samples {
            let lists: Vec<_> = samples.lists(sample).collect();
            assert_eq!(lists.len(), 1 + sample.players);
            let is_within =
                |list: &[Input], size: usize| list.iter().all(|input| usize::from(input.number) < size);
            assert!(is_within(lists[0], sizes.table));
            assert!(lists[1..].iter().all(|list| is_within(list, sizes.seat)));
        }
    }
}
