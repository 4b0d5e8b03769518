//! The file of weights, as the bots read it.

use anyhow::{Result, ensure};
use carvania_bots::network::Network;

use super::Fit;

/// What a file of weights begins with.
const MAGIC: &[u8; 4] = b"CVN1";
/// The bytes before the weights: the mark and two sizes.
const HEAD: usize = 8;

impl Fit {
    /// The weights as the bots read them.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.sizes.table as u16).to_le_bytes());
        bytes.extend((self.sizes.seat as u16).to_le_bytes());
        for weight in &self.weights {
            // Half of the last place that is kept is added, which rounds.
            let rounded = weight.to_bits().saturating_add(0x8000);
            bytes.extend(((rounded >> 16) as u16).to_le_bytes());
        }
        bytes
    }

    /// Goes on from weights that were written before.
    pub(crate) fn resumed(self, bytes: &[u8]) -> Result<Fit> {
        let network = Network::read(bytes)?;
        ensure!(network.sizes() == self.sizes, "they are for another game, or for inputs as they were once");
        let (weights, _) = bytes[HEAD..].as_chunks::<2>();
        let weight = |&pair: &[u8; 2]| f32::from_bits(u32::from(u16::from_le_bytes(pair)) << 16);
        Ok(Fit { weights: weights.iter().map(weight).collect(), ..self })
    }
}
