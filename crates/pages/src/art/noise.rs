//! Numbers that look random and follow from a text.

/// FNV-1a over a text, mixed, then xorshift: the same numbers on every machine.
#[derive(Clone, Debug)]
pub(super) struct Noise(u32);

impl Noise {
    /// The numbers of a text.
    pub(super) fn of(text: &str) -> Noise {
        let hash = text
            .bytes()
            .fold(2_166_136_261, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(16_777_619));
        // Texts alike have hashes alike: mix every bit into every other.
        let hash = (hash ^ hash >> 16).wrapping_mul(0x85eb_ca6b);
        let hash = (hash ^ hash >> 13).wrapping_mul(0xc2b2_ae35);
        Noise((hash ^ hash >> 16).max(1))
    }

    /// A text as eight digits, for ids.
    pub(super) fn hash(text: &str) -> String {
        format!("{:08x}", Noise::of(text).0)
    }

    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// A number from `low` up to `high`.
    pub(super) fn span(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * f64::from(self.next()) / (f64::from(u32::MAX) + 1.0)
    }

    /// A whole number below `end`, which is not 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        ((u64::from(self.next()) * end as u64) >> 32) as usize
    }

    /// One of these, of which there is at least one.
    pub(super) fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// True half of the time.
    pub(super) fn coin(&mut self) -> bool {
        self.below(2) == 1
    }
}

#[cfg(test)]
mod tests {
    use super::Noise;

    #[test]
    fn the_numbers_of_a_text_never_change() {
        let mut noise = Noise::of("GGBB");
        assert_eq!([noise.below(100), noise.below(100), noise.below(100)], [56, 73, 8]);
        assert!((0..1000).all(|_| (-2.0..3.0).contains(&noise.span(-2.0, 3.0))));
    }
}
