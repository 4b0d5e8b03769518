//! Weights as bytes, read and written: sizes, then all layers as the upper halves of 32-bit floats, which is as exact as
//! weights need to be.

use std::sync::OnceLock;

use carvania_rules::Title;

use super::{Network, OUTPUTS, Row, SECOND, Sizes, WIDTH};

/// The first bytes of a file of weights; the digit counts versions.
const MAGIC: &[u8; 4] = b"CVN1";

/// A file that holds no weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these are not the weights of a network: {0}")]
pub struct NetworkError(&'static str);

/// The networks that have been read, by game.
static NETWORKS: [OnceLock<Option<Network>>; Title::ALL.len()] =
    [const { OnceLock::new() }; Title::ALL.len()];

/// The weights that come with the program. In a browser none do: they are [loaded](load), each when its game is played.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub(super) fn trained(title: Title) -> Option<&'static Network> {
    NETWORKS[title as usize].get_or_init(|| Network::read(file(title)).ok()).as_ref()
}

/// The weights that were loaded.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
pub(super) fn trained(title: Title) -> Option<&'static Network> {
    NETWORKS[title as usize].get()?.as_ref()
}

/// Takes the weights for a game from a file, where none come with the program. What a bot thinks follows from them, so
/// they stay for the rest of the program.
pub fn load(title: Title, file: &[u8]) -> Result<(), NetworkError> {
    let network = Network::read(file)?;
    // Whoever comes second brings the same file.
    NETWORKS[title as usize].get_or_init(|| Some(network));
    Ok(())
}

/// Whether there are weights for a game.
pub fn is_loaded(title: Title) -> bool {
    trained(title).is_some()
}

/// The file of weights that comes with the program.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub const fn file(title: Title) -> &'static [u8] {
    match title {
        Title::GolemEdition => include_bytes!("../../weights/GE.bin"),
        Title::EasternMountains => include_bytes!("../../weights/EM.bin"),
        Title::CallForAdventure => include_bytes!("../../weights/CA.bin"),
        Title::EndlessWorld => include_bytes!("../../weights/EW.bin"),
        Title::JourneyOne => include_bytes!("../../weights/J1.bin"),
        Title::JourneyTwo => include_bytes!("../../weights/J2.bin"),
        Title::JourneyThree => include_bytes!("../../weights/J3.bin"),
    }
}

/// All weights of a network, layer by layer: what training makes, and what a [`Network`] is read from.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// For how many inputs they are.
    pub sizes: Sizes,
    /// The weights, in the order of the file.
    pub numbers: Vec<f32>,
}

impl Weights {
    /// Reads weights as they are written.
    pub fn read(bytes: &[u8]) -> Result<Weights, NetworkError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError("they do not begin as such"))?;
        let (sizes, rest) = rest.split_first_chunk::<4>().ok_or(NetworkError("the sizes are missing"))?;
        let [table, seat] =
            [[sizes[0], sizes[1]], [sizes[2], sizes[3]]].map(|size| usize::from(u16::from_le_bytes(size)));
        let sizes = Sizes { table, seat };
        let (pairs, odd) = rest.as_chunks::<2>();
        let wanted = (rows(sizes) + 1 + SECOND) * WIDTH + SECOND + OUTPUTS * SECOND + OUTPUTS;
        if pairs.len() != wanted || !odd.is_empty() {
            return Err(NetworkError("their number is not what the sizes say"));
        }
        let number = |&pair: &[u8; 2]| f32::from_bits(u32::from(u16::from_le_bytes(pair)) << 16);
        let numbers: Vec<f32> = pairs.iter().map(number).collect();
        if !numbers.iter().all(|number| number.is_finite()) {
            return Err(NetworkError("some of them are not finite"));
        }
        Ok(Weights { sizes, numbers })
    }

    /// The weights as a file holds them.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.sizes.table as u16).to_le_bytes());
        bytes.extend((self.sizes.seat as u16).to_le_bytes());
        for number in &self.numbers {
            // Half of the last place that is kept is added, which rounds.
            let rounded = number.to_bits().saturating_add(0x8000);
            bytes.extend(((rounded >> 16) as u16).to_le_bytes());
        }
        bytes
    }
}

const fn rows(sizes: Sizes) -> usize {
    sizes.table + 2 * sizes.seat
}

impl Network {
    /// Reads weights as the training writes them.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkError> {
        let Weights { sizes, numbers } = Weights::read(bytes)?;
        let mut numbers = numbers.into_iter();
        let mut next = || numbers.next().unwrap_or_default();
        Ok(Network {
            sizes,
            first: (0..rows(sizes)).map(|_| row(&mut next)).collect(),
            first_bias: row(&mut next),
            second: std::array::from_fn(|_| row(&mut next)),
            second_bias: std::array::from_fn(|_| next()),
            third: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            third_bias: std::array::from_fn(|_| next()),
        })
    }

    /// For how many inputs the weights are.
    pub const fn sizes(&self) -> Sizes {
        self.sizes
    }
}

fn row(next: &mut impl FnMut() -> f32) -> Row {
    std::array::from_fn(|_| next())
}
