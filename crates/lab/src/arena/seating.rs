//! Who sits where in the games of one deal.

/// For each seat, the place of its entrant in the pairing.
pub(super) type Seating = Vec<usize>;

/// How many games one deal is played in.
pub(super) fn games_of_a_deal(entrants: usize, players: usize) -> u64 {
    seatings(entrants, players, 0).len() as u64
}

/// The games of a deal for a pairing of as many entrants as seats, or of two.
pub(super) fn seatings(entrants: usize, players: usize, deal: u64) -> Vec<Seating> {
    if entrants == players { rotations(players, deal) } else { halves(players) }
}

/// One order around the table, from every seat; the next deal has the next order.
fn rotations(players: usize, deal: u64) -> Vec<Seating> {
    let orders: u64 = (1..players as u64).product();
    let order = order(players, deal % orders);
    (0..players).map(|first| (0..players).map(|seat| order[(first + seat) % players]).collect()).collect()
}

/// The order around the table with this number: the first entrant, then the others in one of their orders.
fn order(players: usize, number: u64) -> Vec<usize> {
    let mut others: Vec<usize> = (1..players).collect();
    let mut order = vec![0];
    let mut rest = number as usize;
    while !others.is_empty() {
        let next = rest % others.len();
        rest /= others.len();
        order.push(others.remove(next));
    }
    order
}

/// Every arrangement of two entrants that gives both half of the seats, or one of them the odd one.
fn halves(players: usize) -> Vec<Seating> {
    let arrangement = |seconds: usize| -> Seating { (0..players).map(|seat| seconds >> seat & 1).collect() };
    let is_even = |seating: &Seating| {
        let seconds: usize = seating.iter().sum();
        seconds.abs_diff(players - seconds) <= 1
    };
    (0..1 << players).map(arrangement).filter(is_even).collect()
}

#[cfg(test)]
mod tests {
    use super::{games_of_a_deal, seatings};

    #[test]
    fn two_change_places() {
        assert_eq!(seatings(2, 2, 0), [[0, 1], [1, 0]]);
        assert_eq!(seatings(2, 2, 7), [[0, 1], [1, 0]]);
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (entrants, players) in [(2, 2), (2, 3), (2, 4), (2, 5), (3, 3), (4, 4), (5, 5)] {
            for deal in 0..30 {
                let seatings = seatings(entrants, players, deal);
                assert_eq!(seatings.len() as u64, games_of_a_deal(entrants, players));
                for seat in 0..players {
                    for entrant in 0..entrants {
                        let times = seatings.iter().filter(|seating| seating[seat] == entrant).count();
                        assert_eq!(times * entrants, seatings.len(), "{entrants} at {players}, seat {seat}");
                    }
                }
            }
        }
    }

    #[test]
    fn two_at_four_sit_together_and_crosswise() {
        let four = seatings(2, 4, 0);
        assert_eq!(four.len(), 6);
        assert!(
            [[0, 0, 1, 1], [0, 1, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0]]
                .iter()
                .all(|seating| four.iter().any(|other| other == seating))
        );
    }

    #[test]
    fn neighbours_change_from_deal_to_deal() {
        let follows = |deal| seatings(4, 4, deal)[0][1];
        let mut followers: Vec<usize> = (0..6).map(follows).collect();
        followers.sort_unstable();
        assert_eq!(followers, [1, 1, 2, 2, 3, 3]);
    }
}
