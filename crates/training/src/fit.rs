//! Fitting the network to samples: gradients by hand, steps by Adam.

mod layers;
mod loss;

use carvania_bots::network::{Input, STEPS, Sizes, WIDTH, Weights};
use carvania_rules::chance::below;
use carvania_rules::seat::MAX_SEATS;
use chacha20::ChaCha8Rng;
use rand_core::Rng;

use crate::samples::{Sample, Samples};
use layers::{Layout, Seen};
use loss::{Loss, slopes};

const BATCH: usize = 256;
/// What is seldom seen should not weigh much: with less than this, games held out are judged worse.
const DECAY: f32 = 0.5;
/// One input in this many is left out of every sample.
const LEFT_OUT: u32 = 5;

/// All weights in one list, in the order of the file, with what Adam remembers of each.
pub(crate) struct Fit {
    sizes: Sizes,
    weights: Vec<f32>,
    gradient: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Fit {
    /// Small random weights.
    pub(crate) fn new(sizes: Sizes, rng: &mut ChaCha8Rng) -> Fit {
        let layout = Layout::of(sizes);
        let mut weights = vec![0.0; layout.all];
        let mut fill = |range: std::ops::Range<usize>, scale: f32| {
            for weight in &mut weights[range] {
                *weight = scale * ((rng.next_u32() >> 8) as f32 / (1 << 23) as f32 - 1.0);
            }
        };
        fill(0..layout.first_bias, 0.05);
        fill(layout.second..layout.second_bias, 0.2);
        fill(layout.third..layout.third_bias, 0.3);
        Fit::from(Weights { sizes, numbers: weights })
    }

    /// The weights, layer by layer.
    pub(crate) fn weights(&self) -> Weights {
        Weights { sizes: self.sizes, numbers: self.weights.clone() }
    }

    /// How far off the network is on average, if nothing is learnt from these samples.
    pub(crate) fn loss(&self, samples: &Samples) -> Loss {
        let mut loss = Loss::default();
        for sample in &samples.samples {
            let lists = lists(samples, sample);
            loss.add(slopes(&self.seen(&lists, sample.players), sample).1);
        }
        loss.divided(samples.samples.len().max(1) as f64)
    }

    /// As many steps as make this many passes over the samples.
    pub(crate) fn steps(&mut self, learnt: &Samples, passes: f32, rate: f32, rng: &mut ChaCha8Rng) -> Loss {
        let number = learnt.samples.len();
        let steps = ((passes * number as f32 / BATCH as f32) as usize).max(50);
        let mut loss = Loss::default();
        for step in 0..steps {
            for _ in 0..BATCH {
                let any =
                    if number == 0 { None } else { learnt.samples.get(below(rng, number as u32) as usize) };
                let Some(sample) = any else { continue };
                let seen = lists(learnt, sample).map(|list| thinned(list, rng));
                loss.add(self.learn(&seen.each_ref().map(Vec::as_slice), sample));
            }
            self.step(rate * (1.0 - 0.9 * step as f32 / steps as f32));
        }
        loss.divided((steps * BATCH) as f64)
    }

    /// Adds the gradient of one sample.
    fn learn(&mut self, lists: &Lists<'_>, sample: &Sample) -> Loss {
        let players = sample.players;
        let seen = self.seen(lists, players);
        let (slopes, loss) = slopes(&seen, sample);
        let mut down = [[0.0; WIDTH]; MAX_SEATS];
        for seat in 0..players {
            down[seat] = self.backward(&seen[seat], &slopes[seat]);
        }
        self.first_gradient(lists, players, &down);
        loss
    }

    /// What is computed for every seat.
    fn seen(&self, lists: &Lists<'_>, players: usize) -> [Seen; MAX_SEATS] {
        let sums = self.first_layer(lists, players);
        let mut seen = [Seen::default(); MAX_SEATS];
        for seat in 0..players {
            seen[seat] = self.forward(&sums[seat]);
        }
        seen
    }

    /// One step of Adam with decay.
    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let (keep_mean, keep_square) = (0.9_f32, 0.999_f32);
        let unbias = (1.0 - keep_square.powi(self.steps)).sqrt() / (1.0 - keep_mean.powi(self.steps));
        let parts = self.weights.iter_mut().zip(&mut self.gradient).zip(&mut self.mean).zip(&mut self.square);
        for (((weight, gradient), mean), square) in parts {
            let slope = *gradient / BATCH as f32;
            *gradient = 0.0;
            *mean += (1.0 - keep_mean) * (slope - *mean);
            *square += (1.0 - keep_square) * (slope * slope - *square);
            *weight -= rate * (unbias * *mean / (square.sqrt() + 1e-8) + DECAY * *weight);
        }
    }
}

/// Goes on from weights.
impl From<Weights> for Fit {
    fn from(Weights { sizes, numbers }: Weights) -> Fit {
        let none = vec![0.0; numbers.len()];
        let (gradient, mean, square) = (none.clone(), none.clone(), none);
        Fit { sizes, weights: numbers, gradient, mean, square, steps: 0 }
    }
}

/// The inputs of a sample: of the table, then of each seat.
type Lists<'a> = [&'a [Input]; 1 + MAX_SEATS];

fn lists<'a>(samples: &'a Samples, sample: &Sample) -> Lists<'a> {
    let mut lists: Lists<'_> = [&[]; 1 + MAX_SEATS];
    for (place, list) in lists.iter_mut().zip(samples.lists(sample)) {
        *place = list;
    }
    lists
}

/// Some inputs left out, but for those that are amounts: what is left is to be judged without counting on every card.
fn thinned(list: &[Input], rng: &mut ChaCha8Rng) -> Vec<Input> {
    let is_left_out = |input: &Input, rng: &mut ChaCha8Rng| input.steps == STEPS && below(rng, LEFT_OUT) == 0;
    list.iter().filter(|input| !is_left_out(input, rng)).copied().collect()
}

#[cfg(test)]
mod tests {
    use carvania_bots::Kind;
    use carvania_bots::network::{Inputs, Network, Scratch, Sizes, Weights};
    use carvania_rules::{Seat, Title};
    use chacha20::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::loss::Loss;
    use super::{Fit, Samples};
    use crate::play::SelfPlay;
    use crate::samples::Split;

    /// The positions of one game between `greedy` players.
    fn samples(title: Title) -> Samples {
        let play = SelfPlay {
            title,
            player: Kind::Greedy.into(),
            network: None,
            seed: 1,
            explore: 0.1,
            players: SelfPlay::usual_players(title),
        };
        Split::of(title, &[play.game(0).unwrap()]).unwrap().learnt
    }

    fn fit(title: Title) -> Fit {
        Fit::new(crate::sizes(title), &mut ChaCha8Rng::seed_from_u64(1))
    }

    /// The loss over all samples, of which the gradient is added.
    fn learn(fit: &mut Fit, samples: &Samples) -> Loss {
        let mut loss = Loss::default();
        samples.samples.iter().for_each(|sample| loss.add(fit.learn(&super::lists(samples, sample), sample)));
        loss
    }

    #[test]
    fn the_gradient_is_how_the_loss_rises() {
        for title in [Title::GolemEdition, Title::EasternMountains] {
            let (mut fit, samples) = (fit(title), samples(title));
            let before = learn(&mut fit, &samples).whole();
            let gradient = fit.gradient.clone();
            let square: f64 = gradient.iter().map(|&slope| f64::from(slope * slope)).sum();
            // A step downhill so short that the loss is as good as straight.
            let length = 1e-3 * before / square;
            for (weight, slope) in fit.weights.iter_mut().zip(&gradient) {
                *weight -= length as f32 * slope;
            }
            let fallen = before - learn(&mut fit, &samples).whole();
            assert!((fallen / (length * square) - 1.0).abs() < 0.05, "{title}: {fallen} of {before}");
        }
    }

    #[test]
    fn a_fit_lowers_the_loss_and_bots_can_use_it() {
        let title = Title::GolemEdition;
        let (mut fit, samples) = (fit(title), samples(title));
        let before = fit.loss(&samples).whole();
        fit.steps(&samples, 1.0, 1e-3, &mut ChaCha8Rng::seed_from_u64(2));
        let after = fit.loss(&samples).whole();
        assert!(after < before / 2.0, "{before} became {after}");
        let network = Network::read(&fit.weights().bytes()).unwrap();
        assert_eq!(network.sizes(), crate::sizes(title));
    }

    #[test]
    fn a_fit_goes_on_from_what_was_written() {
        let title = Title::GolemEdition;
        let (first, samples) = (fit(title), samples(title));
        let on = Fit::from(Weights::read(&first.weights().bytes()).unwrap());
        assert!((on.loss(&samples).whole() / first.loss(&samples).whole() - 1.0).abs() < 0.01);
    }

    #[test]
    fn bots_see_what_is_fitted() {
        for title in Title::ALL {
            let mut fit = fit(title);
            let network = Network::read(&fit.weights().bytes()).unwrap();
            let (game, mut inputs, mut samples) =
                (crate::dealt(title), Inputs::default(), Samples::default());
            inputs.read(&game);
            samples.note(&game, &inputs, 1);
            samples.samples[0].wins[..2].fill(0.5);
            let outlook = network.look(&game, &mut Scratch::default());
            let chance = (-learn(&mut fit, &samples).wins).exp();
            let wins = |seat: Seat| f64::from(outlook.wins[seat]);
            let seen = game.seats().map(wins).product::<f64>().sqrt();
            assert!((chance - seen).abs() < 0.01, "{title}: {chance}, and bots see {seen}");
        }
    }

    #[test]
    fn nothing_is_learnt_from_nothing() {
        let mut fit = Fit::new(Sizes { table: 3, seat: 2 }, &mut ChaCha8Rng::seed_from_u64(1));
        let loss = fit.steps(&Samples::default(), 1.0, 1e-3, &mut ChaCha8Rng::seed_from_u64(1));
        assert_eq!(loss.whole(), 0.0);
        Network::read(&fit.weights().bytes()).unwrap();
    }
}
