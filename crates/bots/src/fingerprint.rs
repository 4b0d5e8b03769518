//! One number for a state, to tell quickly which states have been seen.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hash, Hasher};

use carvania_rules::expedition::Expedition;
use carvania_rules::{Decision, Game, Seat, State};

/// States that have been seen, by their fingerprints.
pub(crate) type Seen = HashSet<u64, BuildHasherDefault<Unchanged>>;

/// Something about each of the states that have been seen.
pub(crate) type SeenAs<T> = HashMap<u64, T, BuildHasherDefault<Unchanged>>;

/// What tells states apart that one player's own turns lead to. While a wagon moves, where it was is of no importance;
/// and what the others of an expedition have is none of its concern.
pub(crate) fn fingerprint(game: &Game, seat: Seat) -> u64 {
    let mut hasher = Mixer::default();
    let caravan = game.caravan(seat);
    match game.state() {
        State::EasternMountains(state) if matches!(game.decision(), Decision::Step(_)) => {
            (state.phase(), caravan, state.expedition().mountains().wagon(seat)).hash(&mut hasher);
        }
        State::EasternMountains(state) => {
            (state.phase(), game.order(), caravan).hash(&mut hasher);
            expedition(state.expedition(), seat, &mut hasher);
            let lying = state.expedition().mountains().map().cells().into_iter();
            let lying = lying.map(|cell| (cell, state.dropped(cell))).filter(|(_, lying)| !lying.is_empty());
            lying.for_each(|lying| lying.hash(&mut hasher));
        }
        State::CallForAdventure(state) => {
            (state.phase(), game.order(), caravan).hash(&mut hasher);
            expedition(state.expedition(), seat, &mut hasher);
            (state.market(), state.hand(seat), state.discarded(seat)).hash(&mut hasher);
        }
        state => state.hash(&mut hasher),
    }
    hasher.finish()
}

/// What a player of an expedition has besides crystals, and what there is to take.
fn expedition(expedition: &Expedition, seat: Seat, hasher: &mut Mixer) {
    let mountains = expedition.mountains();
    (mountains.wagon(seat), mountains.outposts(seat), mountains.built(seat)).hash(hasher);
    (expedition.claimed(seat), expedition.bonus(seat), expedition.supply()).hash(hasher);
    expedition.villages().hash(hasher);
}

/// A quick hash of small values: multiply and turn. Bytes wait until there are eight of them.
#[derive(Default)]
pub(crate) struct Mixer {
    mixed: u64,
    waiting: u64,
    /// How many bits are waiting.
    bits: u32,
}

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.mixed = mixed(self.mixed, word);
    }
}

const fn mixed(before: u64, word: u64) -> u64 {
    (before.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let all = mixed(self.mixed, self.waiting);
        all ^ all >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        rest.iter().for_each(|&byte| self.write_u8(byte));
    }

    fn write_u8(&mut self, byte: u8) {
        self.waiting |= u64::from(byte) << self.bits;
        self.bits += 8;
        if self.bits == u64::BITS {
            self.mix(self.waiting);
            (self.waiting, self.bits) = (0, 0);
        }
    }

    fn write_u16(&mut self, word: u16) {
        self.mix(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }
}

/// For hashes that are mixed already.
#[derive(Default)]
pub(crate) struct Unchanged(u64);

impl Hasher for Unchanged {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0 << 8 | u64::from(byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}
