//! A host to try, and people who play by reflex.

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use carvania_bots::{Level, Reflex};
use carvania_host::{Accepted, Host, ManualTime, SendError, Settings, Time};
use carvania_rules::{Actions, Title};
use carvania_store::Store;
use carvania_tables::{
    Actor, Command, Hints, Occupant, Options, Pace, PersonId, SeatOrder, Stage, Table, TableId, Timestamp,
    Visibility, WaitsFor,
};
use chacha20::ChaCha8Rng;
use futures_util::StreamExt;
use rand_core::SeedableRng;

/// When tests begin.
pub(crate) const START: Timestamp = Timestamp(1_700_000_000_000);
/// Longer than anything here takes: only what hangs is cut off.
const TIMEOUT: Duration = Duration::from_secs(120);

pub(crate) fn settings() -> Settings {
    Settings { bot_threads: NonZeroUsize::new(2).unwrap(), ..Settings::default() }
}

/// Settings with a clock that is moved by hand.
pub(crate) fn manual(start: Timestamp) -> (Settings, ManualTime) {
    let (time, clock) = Time::manual(start);
    (Settings { time, ..settings() }, clock)
}

pub(crate) async fn host() -> Host {
    host_with(settings()).await
}

pub(crate) async fn host_with(settings: Settings) -> Host {
    Host::start(Store::in_memory().await.unwrap(), settings).await.unwrap()
}

/// A host on a file.
pub(crate) async fn host_at(path: &Path, settings: Settings) -> (Host, Store) {
    let store = Store::open(path).await.unwrap();
    (Host::start(store.clone(), settings).await.unwrap(), store)
}

pub(crate) async fn guest(host: &Host, name: &str) -> PersonId {
    host.people().guest(name).await.unwrap().0
}

/// A game with these on their seats, in this order.
pub(crate) fn options(game: Title, seats: Vec<Occupant>) -> Options {
    Options {
        game,
        seats,
        order: SeatOrder::Fixed,
        pace: Pace::Free,
        visibility: Visibility::Invited,
        hints: Hints::default(),
        components: None,
        map: None,
        called: Vec::new(),
        branch: None,
    }
}

pub(crate) fn person(person: PersonId) -> Occupant {
    Occupant::Person(person)
}

pub(crate) fn casual() -> Occupant {
    Occupant::Bot(Level::Casual)
}

/// Opens a table and has everybody ready.
pub(crate) async fn begin(host: &Host, people: &[PersonId], options: Options) -> TableId {
    let table = open(host, people, options).await;
    for &person in people {
        send(host, table, person, Command::Ready { note: None }).await.unwrap();
    }
    table
}

/// Opens a table for the first of these people; the others sit down themselves.
pub(crate) async fn open(host: &Host, people: &[PersonId], options: Options) -> TableId {
    let wanted = options.seats.clone();
    let is_other = |seat: &Occupant| seat.person().is_some_and(|person| person != people[0]);
    let seats = wanted.iter().map(|seat| if is_other(seat) { Occupant::Open } else { seat.clone() });
    let seats = seats.collect();
    let table = host.open(people[0], Options { seats, ..options }).await.unwrap().id;
    for (place, seat) in (1..).zip(&wanted) {
        if let Some(person) = seat.person().filter(|_| is_other(seat)) {
            send(host, table, person, Command::Sit { place: Some(place) }).await.unwrap();
        }
    }
    table
}

pub(crate) async fn send(
    host: &Host,
    table: TableId,
    by: PersonId,
    command: Command,
) -> Result<Accepted, SendError> {
    host.send(table, Actor::Person(by), command).await
}

/// The decision of the person who is to decide, made eagerly.
pub(crate) fn decision(table: &Table) -> Option<(PersonId, Command)> {
    let WaitsFor::Person { seat, person, .. } = table.waits_for() else { return None };
    let game = table.game()?;
    let mut rng = ChaCha8Rng::seed_from_u64(table.last);
    let action = Reflex::Eager.choose(game, &mut Actions::new(), &mut rng)?;
    let action = game.write_action(action);
    Some((person, Command::Decide { seat: seat.number() as u8, seen: table.last, action, key: None }))
}

/// Waits until something is true of a table.
pub(crate) async fn until(host: &Host, table: TableId, is_true: impl Fn(&Table) -> bool) -> Arc<Table> {
    let now = host.table(table).await.unwrap();
    if is_true(&now) {
        return now;
    }
    let mut updates = Box::pin(host.follow(table, now.last).await.unwrap());
    let wait = async {
        loop {
            let update = updates.next().await.unwrap().unwrap();
            if is_true(&update.table) {
                return update.table;
            }
        }
    };
    tokio::time::timeout(TIMEOUT, wait).await.expect("it becomes true")
}

/// Plays for all people at a table until the game is over, or something is true of the table.
pub(crate) async fn play(host: &Host, table: TableId, is_enough: impl Fn(&Table) -> bool) -> Arc<Table> {
    let is_done = |table: &Table| is_enough(table) || table.stage != Stage::Playing;
    loop {
        let now = until(host, table, |table| is_done(table) || decision(table).is_some()).await;
        if is_done(&now) {
            return now;
        }
        let (person, command) = decision(&now).unwrap();
        send(host, table, person, command).await.unwrap();
    }
}
