//! The file of weights, as the bots read it.

use anyhow::{Result, ensure};
use carvania_bots::network::Weights;

use super::Fit;

impl Fit {
    /// The weights as the bots read them.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        Weights { sizes: self.sizes, numbers: self.weights.clone() }.bytes()
    }

    /// Goes on from weights that were written before.
    pub(crate) fn resumed(self, bytes: &[u8]) -> Result<Fit> {
        let Weights { sizes, numbers } = Weights::read(bytes)?;
        ensure!(sizes == self.sizes, "they are for another game, or for inputs as they were once");
        Ok(Fit { weights: numbers, ..self })
    }
}
