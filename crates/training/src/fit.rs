//! Fitting the network to samples: gradients by hand, steps by Adam.

mod file;
mod layers;
mod loss;

use carvania_bots::network::{Input, Sizes, WIDTH};
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
        let none = vec![0.0; layout.all];
        Fit { sizes, weights, gradient: none.clone(), mean: none.clone(), square: none, steps: 0 }
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

    /// Steps on samples of all generations, as many as make this many passes over the last one.
    pub(crate) fn steps(
        &mut self,
        generations: &[Samples],
        passes: f32,
        rate: f32,
        rng: &mut ChaCha8Rng,
    ) -> Loss {
        let last = generations.last().map_or(0, |samples| samples.samples.len());
        let steps = ((passes * last as f32 / BATCH as f32) as usize).clamp(50, 10_000);
        let mut loss = Loss::default();
        for step in 0..steps {
            for _ in 0..BATCH {
                let Some((samples, sample)) = any(generations, rng) else { continue };
                let lists = lists(samples, &sample);
                let seen = lists.map(|list| thinned(list, rng));
                loss.add(self.learn(&seen.each_ref().map(Vec::as_slice), &sample));
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
    let is_left_out = |input: &Input, rng: &mut ChaCha8Rng| input.value == 1.0 && below(rng, LEFT_OUT) == 0;
    list.iter().filter(|input| !is_left_out(input, rng)).copied().collect()
}

/// Any sample, each equally likely.
fn any<'a>(generations: &'a [Samples], rng: &mut ChaCha8Rng) -> Option<(&'a Samples, Sample)> {
    let all: usize = generations.iter().map(|samples| samples.samples.len()).sum();
    let mut place = (all > 0).then(|| below(rng, all as u32) as usize)?;
    for samples in generations {
        match samples.samples.get(place) {
            Some(sample) => return Some((samples, *sample)),
            None => place -= samples.samples.len(),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use carvania_bots::Kind;
    use carvania_bots::network::{Inputs, Network, Scratch, Sizes};
    use carvania_rules::{Seat, Title};
    use chacha20::ChaCha8Rng;
    use rand_core::SeedableRng;

    use super::loss::Loss;
    use super::{Fit, Samples};
    use crate::play::SelfPlay;

    /// The positions of one game between `greedy` players.
    fn samples(title: Title) -> Samples {
        let mut samples = Samples::default();
        let teacher = Kind::Greedy.into();
        SelfPlay { title, teacher, network: None, seed: 1, explore: 0.1 }.game(0, &mut samples);
        samples
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
    fn a_fit_lowers_the_loss_and_its_bytes_are_read_back() {
        let title = Title::GolemEdition;
        let (mut fit, samples) = (fit(title), samples(title));
        let before = learn(&mut fit, &samples).whole();
        fit.gradient.fill(0.0);
        let generations = [samples];
        fit.steps(&generations, 1.0, 1e-3, &mut ChaCha8Rng::seed_from_u64(2));
        let after = learn(&mut fit, &generations[0]).whole();
        assert!(after < before / 2.0, "{before} became {after}");
        let network = Network::read(&fit.bytes()).unwrap();
        assert_eq!(network.sizes(), crate::sizes(title));
    }

    #[test]
    fn a_fit_goes_on_from_what_was_written_for_the_same_game() {
        let (first, samples) = (fit(Title::GolemEdition), samples(Title::GolemEdition));
        let other = |title, seed| Fit::new(crate::sizes(title), &mut ChaCha8Rng::seed_from_u64(seed));
        let on = other(Title::GolemEdition, 2).resumed(&first.bytes()).unwrap();
        assert_eq!(on.bytes(), first.bytes());
        assert!((on.loss(&samples).whole() / first.loss(&samples).whole() - 1.0).abs() < 0.01);
        let refused = |bytes: &[u8]| other(Title::EndlessWorld, 2).resumed(bytes).is_err();
        assert!(refused(&first.bytes()) && refused(b"CVN1") && refused(b""));
    }

    #[test]
    fn bots_see_what_is_fitted() {
        for title in Title::ALL {
            let mut fit = fit(title);
            let network = Network::read(&fit.bytes()).unwrap();
            let (game, mut inputs, mut samples) =
                (crate::dealt(title), Inputs::default(), Samples::default());
            inputs.read(&game);
            samples.note(&game, &inputs, 1);
            let outlook = network.look(&game, &mut Scratch::default());
            // Nobody has a point, so all have won as much.
            let chance = (-learn(&mut fit, &samples).wins).exp();
            let wins = |seat: Seat| f64::from(outlook.wins[seat]);
            let seen = game.seats().map(wins).product::<f64>().sqrt();
            assert!((chance - seen).abs() < 0.01, "{title}: {chance}, and bots see {seen}");
        }
    }

    #[test]
    fn nothing_is_learnt_from_nothing() {
        let mut fit = Fit::new(Sizes { table: 3, seat: 2 }, &mut ChaCha8Rng::seed_from_u64(1));
        let loss = fit.steps(&[], 1.0, 1e-3, &mut ChaCha8Rng::seed_from_u64(1));
        assert_eq!(loss.whole(), 0.0);
        Network::read(&fit.bytes()).unwrap();
    }
}
