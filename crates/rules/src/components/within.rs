//! What a number of crystals can pay for, looked up for all components of a kind at once.

use crate::crystals::{Crystal, Crystals};
use crate::set::{Id, Set};

/// More crystals of a colour than any card, tile or location needs.
const ENOUGH: usize = 15;

/// For each colour and number of crystals, the components that need no more of it. What a caravan suffices for is what it
/// suffices for in all four colours.
#[derive(Clone, Debug)]
pub(crate) struct Within<I: Id> {
    sets: [[Set<I>; ENOUGH + 1]; 4],
}

impl<I: Id> Within<I> {
    /// From what each component needs.
    pub(crate) fn new(needs: impl IntoIterator<Item = (I, Crystals)>) -> Within<I> {
        let mut within = Within { sets: [[Set::EMPTY; ENOUGH + 1]; 4] };
        for (id, needs) in needs {
            for (crystal, sets) in Crystal::ALL.into_iter().zip(&mut within.sets) {
                let least = usize::from(needs.count(crystal));
                debug_assert!(least <= ENOUGH, "the component files allow no such cost");
                sets.iter_mut().skip(least).for_each(|set| set.insert(id));
            }
        }
        within
    }

    /// The components that a caravan suffices for.
    #[inline]
    pub(crate) fn of(&self, caravan: Crystals) -> Set<I> {
        let [yellow, green, blue, magenta] = &self.sets;
        let of = |sets: &[Set<I>; ENOUGH + 1], crystal| sets[usize::from(caravan.count(crystal)).min(ENOUGH)];
        of(yellow, Crystal::Yellow)
            .intersection(of(green, Crystal::Green))
            .intersection(of(blue, Crystal::Blue))
            .intersection(of(magenta, Crystal::Magenta))
    }
}

#[cfg(test)]
mod tests {
    use super::Within;
    use crate::components::MerchantId;
    use crate::crystals::Crystals;
    use crate::set::{Id, Set};

    #[test]
    fn a_caravan_suffices_for_what_it_contains() {
        let needs =
            ["", "Y", "YYG", "BM", "MMMMM", "YGBM"].map(|text| text.parse::<Crystals>().unwrap_or_default());
        let ids = || (0..needs.len()).map(MerchantId::from_index);
        let within = Within::new(ids().zip(needs));
        for counts in [[0, 0, 0, 0], [2, 1, 0, 0], [1, 1, 1, 1], [0, 0, 1, 5], [40, 1, 20, 300]] {
            let caravan = Crystals::new(counts);
            let expected: Set<MerchantId> =
                ids().zip(needs).filter(|(_, needs)| caravan.contains(*needs)).map(|(id, _)| id).collect();
            assert_eq!(within.of(caravan), expected, "{caravan}");
        }
    }
}
