//! Who meets whom.

use serde::{Deserialize, Serialize};

/// The entrants at one table, by their places in the list.
pub(crate) type Pairing = Vec<usize>;

/// More pairings than this would be a slip.
pub(super) const MAX_PAIRINGS: usize = 1000;

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody meets everybody: in tables of as many entrants as there are seats, or in pairs if there are fewer.
    RoundRobin,
    /// The first entrant meets each other one.
    Gauntlet,
}

impl Format {
    /// All tables, unless there are too many.
    pub(super) fn pairings(self, entrants: usize, players: usize) -> Option<Vec<Pairing>> {
        let pairings = match self {
            Format::RoundRobin if entrants < players => choose(entrants, 2)?,
            Format::RoundRobin => choose(entrants, players)?,
            Format::Gauntlet => (1..entrants).map(|other| vec![0, other]).collect(),
        };
        (pairings.len() <= MAX_PAIRINGS).then_some(pairings)
    }
}

/// Every choice of `seats` entrants, each in the order of the list.
fn choose(entrants: usize, seats: usize) -> Option<Vec<Pairing>> {
    let mut tables: Vec<Pairing> = vec![Vec::new()];
    for chosen in 0..seats {
        let more = |table: &Pairing| {
            let from = table.last().map_or(0, |&last| last + 1);
            // Whoever comes next must leave enough for the seats after it.
            let until = entrants + chosen + 1 - seats;
            let table = table.clone();
            (from..until).map(move |next| [&table[..], &[next]].concat())
        };
        tables = tables.iter().flat_map(more).take(MAX_PAIRINGS + 1).collect();
    }
    (tables.len() <= MAX_PAIRINGS).then_some(tables)
}

#[cfg(test)]
mod tests {
    use super::Format;

    #[test]
    fn everybody_meets_everybody() {
        let tables = |entrants, players| Format::RoundRobin.pairings(entrants, players).unwrap();
        assert_eq!(tables(2, 2), [[0, 1]]);
        assert_eq!(tables(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(tables(4, 4), [[0, 1, 2, 3]]);
        assert_eq!(tables(4, 3), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        // Too few to fill the seats: they meet in pairs.
        assert_eq!(tables(3, 4), [[0, 1], [0, 2], [1, 2]]);
    }

    #[test]
    fn the_first_meets_the_others() {
        assert_eq!(Format::Gauntlet.pairings(3, 4).unwrap(), [[0, 1], [0, 2]]);
    }

    #[test]
    fn too_many_are_not_even_counted() {
        assert_eq!(Format::RoundRobin.pairings(45, 2).unwrap().len(), 990);
        assert_eq!(Format::RoundRobin.pairings(46, 2), None);
        assert_eq!(Format::RoundRobin.pairings(100_000, 5), None);
        assert_eq!(Format::Gauntlet.pairings(1002, 2), None);
    }
}
