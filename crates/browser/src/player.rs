//! A player who does not think much.

/// Claims what can be claimed, is often content with what there is, and otherwise picks anything: the same every time,
/// for the same number.
#[derive(Clone, Debug)]
pub struct Player {
    state: u64,
}

/// What brings a game to its end, the best first, by the beginning of its notation.
const WANTED: [&str; 3] = ["claim:", "bonus:", "build"];
/// What ends a turn.
const ENOUGH: [&str; 2] = ["stop", "pass"];

impl Player {
    /// A player with a habit of their own.
    pub fn new(habit: u64) -> Player {
        Player { state: habit }
    }

    /// Picks an action.
    ///
    /// # Panics
    /// If there is none.
    pub fn choose<'a>(&mut self, legal: &'a [String]) -> &'a str {
        let wanted = WANTED.iter().find_map(|wanted| legal.iter().find(|action| action.starts_with(wanted)));
        let enough = legal.iter().find(|action| ENOUGH.contains(&action.as_str()));
        let enough = enough.filter(|_| self.below(2) == 0);
        wanted.or(enough).unwrap_or_else(|| &legal[self.below(legal.len())])
    }

    /// A number below another, by SplitMix64.
    fn below(&mut self, end: usize) -> usize {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % end as u64) as usize
    }
}
