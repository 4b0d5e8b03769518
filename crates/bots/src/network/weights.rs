//! Weights as bytes, read and written: sizes, then all layers as 16-bit integers, of which 4096 make 1.

use std::sync::OnceLock;

use carvania_rules::Title;

use super::{BRIGHTEST, Network, OUTPUTS, Row, SECOND, Sizes, WEIGHT_STEPS, WIDTH};

/// The first bytes of a file of weights; the digit counts versions.
const MAGIC: &[u8; 4] = b"CVN2";

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
        let (sizes, numbers) = numbers(bytes)?;
        Ok(Weights { sizes, numbers: numbers.map(|number| f32::from(number) / WEIGHT_STEPS).collect() })
    }

    /// The weights as a file holds them, each rounded; those greater than 8 are made 8.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.sizes.table as u16).to_le_bytes());
        bytes.extend((self.sizes.seat as u16).to_le_bytes());
        for number in &self.numbers {
            bytes.extend(((number * WEIGHT_STEPS).round() as i16).to_le_bytes());
        }
        bytes
    }

    /// How many weights a network for so many inputs has.
    pub const fn number(sizes: Sizes) -> usize {
        (rows(sizes) + 1 + SECOND) * WIDTH + SECOND + OUTPUTS * SECOND + OUTPUTS
    }
}

/// The numbers of a file of weights.
fn numbers(bytes: &[u8]) -> Result<(Sizes, impl Iterator<Item = i16>), NetworkError> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError("they do not begin as such"))?;
    let (sizes, rest) = rest.split_first_chunk::<4>().ok_or(NetworkError("the sizes are missing"))?;
    let [table, seat] =
        [[sizes[0], sizes[1]], [sizes[2], sizes[3]]].map(|size| usize::from(u16::from_le_bytes(size)));
    let sizes = Sizes { table, seat };
    let (pairs, odd) = rest.as_chunks::<2>();
    if pairs.len() != Weights::number(sizes) || !odd.is_empty() {
        return Err(NetworkError("their number is not what the sizes say"));
    }
    Ok((sizes, pairs.iter().map(|&pair| i16::from_le_bytes(pair))))
}

const fn rows(sizes: Sizes) -> usize {
    sizes.table + 2 * sizes.seat
}

impl Network {
    /// Reads weights as the training writes them.
    pub fn read(bytes: &[u8]) -> Result<Network, NetworkError> {
        let (sizes, mut numbers) = numbers(bytes)?;
        let mut next = || numbers.next().unwrap_or_default();
        let first = (0..rows(sizes)).map(|_| row(&mut next)).collect();
        let first_bias = row(&mut next);
        let second: Vec<Row> = (0..SECOND).map(|_| row(&mut next)).collect();
        let network = Network {
            sizes,
            first,
            first_bias,
            second: (0..WIDTH).map(|value| std::array::from_fn(|unit| second[unit][value])).collect(),
            second_bias: std::array::from_fn(|_| next()),
            third: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            third_bias: std::array::from_fn(|_| next()),
        };
        let fits = |weights: &[i16], bias: i16| {
            let whole: i64 = weights.iter().map(|weight| i64::from(weight.unsigned_abs())).sum();
            whole * i64::from(BRIGHTEST) + (i64::from(bias.unsigned_abs()) << 8) <= i64::from(i32::MAX)
        };
        let second_fits = second.iter().zip(network.second_bias).all(|(row, bias)| fits(row, bias));
        let third_fits = network.third.iter().zip(network.third_bias).all(|(row, bias)| fits(row, bias));
        if second_fits && third_fits { Ok(network) } else { Err(NetworkError("together they are too large")) }
    }

    /// For how many inputs the weights are.
    pub const fn sizes(&self) -> Sizes {
        self.sizes
    }
}

fn row(next: &mut impl FnMut() -> i16) -> Row {
    std::array::from_fn(|_| next())
}
