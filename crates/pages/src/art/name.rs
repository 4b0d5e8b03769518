//! Names of golems, from syllables.

use super::noise::Noise;

const FIRST: [&str; 24] = [
    "Or", "Ta", "Bra", "Ku", "Mo", "Ve", "Gar", "Hul", "Dro", "Sa", "Tor", "Ul", "Ne", "Cai", "Bel", "Ash",
    "Ru", "Ithe", "Fen", "Wo", "Kel", "Eo", "Zar", "Pae",
];
const MIDDLE: [&str; 18] = [
    "ru", "ma", "dro", "gna", "va", "li", "sho", "ka", "be", "lo", "tu", "ra", "mi", "tho", "ne", "ga", "du",
    "she",
];
const LAST: [&str; 14] =
    ["m", "k", "n", "r", "th", "sk", "l", "rn", "mar", "dur", "lin", "gat", "vel", "ros"];

/// The name of the golem of a card.
pub(super) fn name(seed: &str) -> String {
    // With this number no two printed golems of a box have names that differ by less than two letters.
    let mut noise = Noise::of(&format!("name14:{seed}"));
    [noise.pick(&FIRST), noise.pick(&MIDDLE), noise.pick(&LAST)].concat()
}
