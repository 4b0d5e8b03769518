//! Weights as bytes: sizes, then all layers as the upper halves of 32-bit floats, which is as exact as
//! weights need to be.

use std::sync::LazyLock;

use carvania_rules::Title;

use super::{Network, OUTPUTS, Row, SECOND, Sizes, WIDTH};

/// The first bytes of a file of weights; the digit counts versions.
const MAGIC: &[u8; 4] = b"CVN1";

/// A file that holds no weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are no weights of a network: {0}")]
pub struct NetworkError(&'static str);

macro_rules! weights {
    ($title:expr, $($name:ident => $file:literal),*) => {
        match $title {
            $(Title::$name => {
                static NETWORK: LazyLock<Option<Network>> =
                    LazyLock::new(|| Network::read(include_bytes!(concat!("../../weights/", $file, ".bin"))).ok());
                NETWORK.as_ref()
            })*
        }
    };
}

/// The weights that come with the program.
pub(super) fn trained(title: Title) -> Option<&'static Network> {
    weights!(title,
        GolemEdition => "GE", EasternMountains => "EM", CallForAdventure => "CA", EndlessWorld => "EW",
        JourneyOne => "J1", JourneyTwo => "J2", JourneyThree => "J3")
}

impl Network {
    /// Reads weights as the training writes them.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError("they do not begin as such"))?;
        let (sizes, rest) = rest.split_first_chunk::<4>().ok_or(NetworkError("the sizes are missing"))?;
        let [table, seat] =
            [[sizes[0], sizes[1]], [sizes[2], sizes[3]]].map(|size| usize::from(u16::from_le_bytes(size)));
        let (pairs, odd) = rest.as_chunks::<2>();
        let rows = table + 2 * seat;
        let wanted = (rows + 1 + SECOND) * WIDTH + SECOND + OUTPUTS * SECOND + OUTPUTS;
        if pairs.len() != wanted || !odd.is_empty() {
            return Err(NetworkError("their number is not what the sizes say"));
        }
        let mut numbers = pairs.iter().map(|&pair| f32::from_bits(u32::from(u16::from_le_bytes(pair)) << 16));
        let mut next = || numbers.next().unwrap_or_default();
        let network = Network {
            sizes: Sizes { table, seat },
            first: (0..rows).map(|_| row(&mut next)).collect(),
            first_bias: row(&mut next),
            second: std::array::from_fn(|_| row(&mut next)),
            second_bias: std::array::from_fn(|_| next()),
            third: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            third_bias: std::array::from_fn(|_| next()),
        };
        network.is_finite().then_some(network).ok_or(NetworkError("some of them are not finite"))
    }

    fn is_finite(&self) -> bool {
        let rows = self.first.iter().chain(&self.second).chain([&self.first_bias]);
        let rest = self.third.iter().flatten().chain(&self.second_bias).chain(&self.third_bias);
        rows.flatten().chain(rest).all(|weight| weight.is_finite())
    }

    /// For how many inputs the weights are.
    pub const fn sizes(&self) -> Sizes {
        self.sizes
    }
}

fn row(next: &mut impl FnMut() -> f32) -> Row {
    std::array::from_fn(|_| next())
}
