//! What a game says of its players, and what would come if one of them did nothing.

use carvania_rules::{Game, Rounds, Setup, Title, Turn};

use crate::play::{caravan, claimed, deal, play, seat};
use crate::playout::{moments, playout};
use crate::table::{FIVE_CARDS, FOUR_CARDS, SIX_CARDS, table};

/// Every moment of a whole game of each kind, for two and for three.
fn games() -> impl Iterator<Item = (Title, Vec<Game>)> {
    let all = Title::ALL.into_iter().flat_map(|title| [2, 3].map(|players| (title, players)));
    all.map(|(title, players)| {
        let record = playout(&Setup::standard(title, players), 1);
        (title, moments(&record).collect())
    })
}

#[test]
fn caravans_and_claims_are_those_of_the_position() {
    for (title, games) in games() {
        // A position takes long to write, and little changes from one moment to the next.
        for game in games.iter().step_by(7).chain(games.last()) {
            for seat in game.seats() {
                assert_eq!(game.caravan(seat).to_string(), caravan(game, seat.number()), "{title}");
                let written = claimed(game, seat.number()).split_whitespace().count();
                assert_eq!(game.claimed(seat).len(), written, "{title}");
            }
        }
    }
}

#[test]
fn so_many_claims_trigger_the_end() {
    let golem_edition = [2, 3, 4, 5].map(|players| Title::GolemEdition.claims_to_end(players));
    assert_eq!(golem_edition, [6, 6, 5, 5]);
    let others = Title::ALL.into_iter().filter(|title| *title != Title::GolemEdition);
    let claims: Vec<usize> = others.map(|title| title.claims_to_end(2)).collect();
    assert_eq!(claims, [4, 4, 8, 8, 8, 8]);
}

#[test]
fn the_last_round_begins_with_enough_claims() {
    let with = |players, cards| table(players).turn(2).claimed(1, cards).game().is_last_round();
    assert!(!with(2, FIVE_CARDS) && with(2, SIX_CARDS));
    assert!(!with(4, FOUR_CARDS) && with(4, FIVE_CARDS));
}

#[test]
fn the_last_round_is_the_last() {
    for (title, games) in games() {
        let mut rounds = Rounds::default();
        let mut last = None;
        for game in &games {
            rounds.observe(game);
            if game.is_last_round() {
                last.get_or_insert(rounds.number());
            } else {
                assert_eq!(last, None, "{title}: what was claimed stays");
            }
        }
        assert_eq!(last, Some(rounds.number()), "{title}");
    }
}

#[test]
fn a_turn_can_be_skipped_where_one_begins() {
    for (title, games) in games() {
        for game in &games {
            let skipped = game.with_turn_skipped();
            assert_eq!(skipped.is_some(), game.turn_begins().is_some(), "{title}");
            if let Some(after) = skipped {
                check_skipped(title, game, &after);
            }
        }
    }
}

fn check_skipped(title: Title, game: &Game, after: &Game) {
    let holding = |game: &Game, seat| (game.caravan(seat), game.claimed(seat).len());
    let holdings = |game: &Game| game.seats().map(|seat| holding(game, seat)).collect::<Vec<_>>();
    assert_eq!(holdings(after), holdings(game), "{title}");
    let seat = game.turn_begins().unwrap();
    let is_last_seat = seat.number() == game.players();
    if game.is_last_round() && is_last_seat {
        assert_eq!(after.turn(), Turn::Over, "{title}");
    } else {
        let next = if is_last_seat { 1 } else { seat.number() + 1 };
        assert_eq!(after.turn_begins().map(|seat| seat.number()), Some(next), "{title}");
    }
}

#[test]
fn whoever_skips_a_turn_leaves_the_table_as_it_is() {
    let mut game = table(3).game();
    let before = game;
    let after = game.with_turn_skipped().unwrap();
    assert_eq!(game, before);
    assert_eq!(after.turn_begins(), Some(seat(2)));
    play(&mut game, "rest");
    assert_eq!(after, game, "with nothing played, resting changes nothing either");
    let mut fresh = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    assert_eq!(fresh.with_turn_skipped(), None, "the table is still being set up");
    deal(&mut fresh);
    assert!(fresh.with_turn_skipped().is_some());
}
