//! Crystals and seats can be told apart without some of the colours.
//!
//! Simulated after Machado, Oliveira and Fernandes (2009) at full severity. A model on flat colours, not a
//! test with people: crystals have shapes and letters too, seats have signs.

use carvania_pages::art::Tones;
use carvania_rules::Crystal;

use crate::colour::Colour;
use crate::tokens::token;

/// A way of seeing, as a matrix on linear light.
struct Vision {
    name: &'static str,
    matrix: [[f64; 3]; 3],
}

const VISIONS: [Vision; 4] = [
    Vision { name: "normal", matrix: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]] },
    Vision {
        name: "protanopia",
        matrix: [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    },
    Vision {
        name: "deuteranopia",
        matrix: [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    },
    Vision {
        name: "tritanopia",
        matrix: [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    },
];

impl Vision {
    fn sees(&self, colour: Colour) -> Colour {
        let part = |row: [f64; 3]| {
            let sum: f64 = row.iter().zip(colour.0).map(|(share, light)| share * light).sum();
            sum.clamp(0.0, 1.0)
        };
        Colour(self.matrix.map(part))
    }

    /// The distance of the two that look most alike.
    fn smallest_distance(&self, colours: &[Colour]) -> f64 {
        let seen: Vec<Colour> = colours.iter().map(|&colour| self.sees(colour)).collect();
        let pairs = seen
            .iter()
            .enumerate()
            .flat_map(|(place, one)| seen[..place].iter().map(|other| one.distance(*other)));
        pairs.fold(f64::INFINITY, f64::min)
    }
}

fn check(what: &str, colours: &[Colour], need: [f64; 4]) {
    for (vision, need) in VISIONS.iter().zip(need) {
        let smallest = vision.smallest_distance(colours);
        assert!(smallest >= need, "{what}, {}: {smallest:.1} is less than {need}", vision.name);
    }
}

#[test]
fn the_four_crystals_can_be_told_apart() {
    let bases = Crystal::ALL.map(|crystal| Colour::hex(Tones::of(crystal).base));
    check("crystals", &bases, [49.0, 33.0, 27.0, 26.0]);
}

#[test]
fn the_five_seats_can_be_told_apart() {
    let cloth: Vec<Colour> = (1..=5).map(|seat| token(&format!("seat-{seat}"))[0]).collect();
    check("seats", &cloth, [30.0, 20.0, 20.0, 22.0]);
}
