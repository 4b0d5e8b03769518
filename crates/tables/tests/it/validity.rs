//! What holds of every table at every moment.

use carvania_rules::{Game, Turn};
use carvania_tables::{By, Pace, Stage, Table, WaitsFor};

pub(crate) fn check(table: &Table) {
    let actions = table.record.as_ref().map_or(0, |record| record.actions().len());
    assert_eq!(table.entries.len(), actions, "every action has an entry");
    assert!(table.changed <= table.last);
    assert_eq!(table.record.is_some(), table.order().is_some(), "seats are settled with the deal");
    assert_eq!(table.seed.is_some(), matches!(table.stage, Stage::Over | Stage::Abandoned));
    assert!(table.request.is_none() || table.stage == Stage::Playing);
    let is_chance = |game: &Game| game.turn() == Turn::Chance;
    assert!(!table.game().is_some_and(is_chance), "all draws that are due are made");
    check_clock(table);
    check_free_undo(table);
}

/// A clock runs where there is one, and a person decides.
fn check_clock(table: &Table) {
    let running = table.clock.deadline().map(|(seat, _)| seat);
    match table.waits_for() {
        WaitsFor::Person { seat, .. } if table.options.pace != Pace::Free => assert_eq!(running, Some(seat)),
        WaitsFor::Person { .. } | WaitsFor::Bot { .. } | WaitsFor::Answers | WaitsFor::Nobody => {
            assert_eq!(running, None);
        }
    }
}

/// What can be taken back freely is one turn of one person, and nothing was drawn in it.
fn check_free_undo(table: &Table) {
    for seat in table.game().into_iter().flat_map(Game::seats) {
        let Some(to) = table.free_undo(seat) else { continue };
        let free = &table.entries[to as usize..];
        let number = seat.number() as u8;
        assert_eq!(free.first().map(|entry| entry.by), Some(By::Seat(number)));
        assert!(free.iter().all(|entry| entry.by == By::Seat(number) || entry.by == By::Forced(number)));
        assert!(free.iter().skip(1).all(|entry| !entry.begins_turn));
        assert_eq!(table.game().map(Game::turn), Some(Turn::Seat(seat)));
        assert_eq!(table.game().and_then(Game::turn_begins), None);
    }
}
