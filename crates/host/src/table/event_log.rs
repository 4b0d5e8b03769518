//! The event log of a table, as the store has it.

use std::sync::Arc;

use carvania_rules::fair::Seed;
use carvania_rules::{Digest, Record, Turn};
use carvania_store::{AppendError, Index, Row, Store};
use carvania_tables::{
    Event, EventKind, EventNumber, PersonId, Stage, Table, TableId, Timestamp, Visibility, WaitsFor,
};

use crate::error::HostError;
use crate::records::outcome::Outcome;
use crate::records::packs::Packs;
use crate::table::past_tables::PastTables;

/// A snapshot is stored after this many events.
const SNAPSHOT_INTERVAL: u64 = 200;

/// The number of draws after which no two games are alike.
const MIN_OPENING_DRAWS: usize = 6;

/// The event log of one table.
#[derive(Clone)]
pub(crate) struct EventLog {
    store: Store,
    table: TableId,
}

/// A table that was read from its log.
pub(crate) struct LoadedTable {
    pub(crate) table: Table,
    pub(crate) seed: Seed,
    /// When something last happened.
    pub(crate) last_at: Timestamp,
    /// The last event that a snapshot has.
    pub(crate) snapshot: EventNumber,
}

impl EventLog {
    pub(crate) const fn new(store: Store, table: TableId) -> EventLog {
        EventLog { store, table }
    }

    /// Reads the table: its last snapshot, and the events since.
    pub(crate) async fn read(&self, packs: &Packs) -> Result<LoadedTable, HostError> {
        let seed = self.store.seed(self.table.0).await?.ok_or(HostError::NoTable(self.table))?;
        let (mut table, mut last_at) = match self.snapshot(packs).await? {
            Some((table, at)) => (Some(table), at),
            None => (None, Timestamp(0)),
        };
        let snapshot = table.as_ref().map_or(0, |table| table.last);
        let mut after = snapshot;
        loop {
            let page = self.page(after).await?;
            for event in &page {
                self.apply(&mut table, event, packs)?;
                (after, last_at) = (event.number, event.at);
            }
            if page.len() < Store::PAGE {
                break;
            }
        }
        let table = table.ok_or(HostError::NoTable(self.table))?;
        Ok(LoadedTable { table, seed: Seed::from(seed), last_at, snapshot })
    }

    /// Reads the table as it was after an event; as it is, if there are not so many. It is made from the nearest table
    /// that is known: one in the cache, or the last snapshot.
    pub(crate) async fn read_at(
        &self,
        number: EventNumber,
        packs: &Packs,
        past: &PastTables,
    ) -> Result<Arc<Table>, HostError> {
        let (number, generation) = (number.max(1), past.generation());
        let cached = past.nearest(self.table, number);
        if let Some(table) = cached.as_ref().filter(|table| table.last == number) {
            return Ok(Arc::clone(table));
        }
        let is_near = cached.as_ref().is_some_and(|table| number - table.last <= Store::PAGE as EventNumber);
        let snapshot = if is_near { None } else { self.snapshot(packs).await? };
        let snapshot = snapshot.map(|(table, _)| table).filter(|table| table.last <= number);
        let mut table =
            snapshot.into_iter().chain(cached.map(Arc::unwrap_or_clone)).max_by_key(|table| table.last);
        let mut after = table.as_ref().map_or(0, |table| table.last);
        while after < number {
            let page = self.backlog(after).await?;
            for event in page.iter().take_while(|event| event.number <= number) {
                self.apply(&mut table, event, packs)?;
            }
            match page.last() {
                Some(event) => after = event.number,
                None => break,
            }
        }
        let table = Arc::new(table.ok_or(HostError::NoTable(self.table))?);
        past.put(Arc::clone(&table), generation);
        Ok(table)
    }

    fn apply(&self, table: &mut Option<Table>, event: &Event, packs: &Packs) -> Result<(), HostError> {
        match table {
            None => {
                let opened = Table::open(self.table, event, packs);
                *table = Some(opened.map_err(|error| self.unreadable(&error))?);
            }
            Some(table) => table.apply(event).map_err(|error| self.unreadable(&error))?,
        }
        Ok(())
    }

    /// The last snapshot, and when its last event happened. One that cannot be used is ignored.
    async fn snapshot(&self, packs: &Packs) -> Result<Option<(Table, Timestamp)>, HostError> {
        let Some(row) = self.store.snapshot(self.table.0).await? else { return Ok(None) };
        match Table::from_snapshot(&row.body, packs) {
            Ok(table) if table.last == row.number => Ok(Some((table, Timestamp(row.at)))),
            Ok(_) => Ok(None),
            Err(error) => {
                tracing::warn!(table = %self.table, number = row.number, %error, "the snapshot cannot be used: reading the table from its events");
                Ok(None)
            }
        }
    }

    /// The digest of the components that the table is played with; none for the printed ones.
    pub(crate) async fn components(&self) -> Result<Option<Digest>, HostError> {
        let Some(row) = self.store.event(self.table.0, 1).await? else { return Ok(None) };
        match self.event(&row)?.kind {
            EventKind::Opened { options, .. } => Ok(options.components),
            _ => Ok(None),
        }
    }

    /// Who opened the table.
    pub(crate) async fn owner(&self) -> Result<Option<PersonId>, HostError> {
        let Some(row) = self.store.event(self.table.0, 1).await? else { return Ok(None) };
        match self.event(&row)?.kind {
            EventKind::Opened { by, .. } => Ok(Some(by)),
            _ => Ok(None),
        }
    }

    /// Reads the events after a number, at most a page.
    pub(crate) async fn page(&self, after: EventNumber) -> Result<Vec<Event>, HostError> {
        let rows = self.store.events(self.table.0, after).await?;
        rows.iter().map(|row| self.event(row)).collect()
    }

    /// Reads a page of events for those who look at a long history, of whom few read at a time.
    pub(crate) async fn backlog(&self, after: EventNumber) -> Result<Vec<Event>, HostError> {
        let rows = self.store.backlog(self.table.0, after).await?;
        rows.iter().map(|row| self.event(row)).collect()
    }

    /// Reads a page of events for those who lack only the last ones.
    pub(crate) async fn tail(&self, after: EventNumber) -> Result<Vec<Event>, HostError> {
        let rows = self.store.tail(self.table.0, after).await?;
        rows.iter().map(|row| self.event(row)).collect()
    }

    /// Reads one event; `None` if there are fewer events.
    pub(crate) async fn event_at(&self, number: EventNumber) -> Result<Option<Event>, HostError> {
        let row = self.store.event(self.table.0, number).await?;
        row.map(|row| self.event(&row)).transpose()
    }

    /// Appends events, with what the table is found by afterwards. They are on disk when this returns.
    pub(crate) async fn append(&self, events: &[Event], table: &Table) -> Result<(), AppendError> {
        let rows: Vec<Row> = events.iter().map(row).collect();
        let mut index = index(table, last_at(events));
        // A result is written with the end of its game and never later: what ended under earlier rules stays as it is.
        if events.iter().any(|event| matches!(event.kind, EventKind::Over { .. })) {
            index.result = Outcome::of(table).map(|outcome| outcome.to_json());
        }
        self.store.append(self.table.0, &rows, &index).await
    }

    /// Stores a snapshot if there were many events since the last one, and says which one is the last now. It may fail: a
    /// snapshot is only a shortcut.
    pub(crate) async fn save_snapshot(
        &self,
        table: &Table,
        before: EventNumber,
        last_at: Timestamp,
    ) -> EventNumber {
        if table.last < before + SNAPSHOT_INTERVAL {
            return before;
        }
        let row = Row { number: table.last, at: last_at.0, body: table.to_snapshot(), said_by: None };
        if let Err(error) = self.store.save_snapshot(self.table.0, &row).await {
            tracing::warn!(table = %self.table, number = table.last, %error, "the snapshot could not be stored");
        }
        table.last
    }

    /// Removes the snapshot of a game that is over: few ask for it, and a third of its room would be the snapshot.
    pub(crate) async fn remove_snapshot(&self) {
        if let Err(error) = self.store.remove_snapshot(self.table.0).await {
            tracing::warn!(table = %self.table, %error, "the snapshot could not be removed");
        }
    }

    fn event(&self, row: &Row) -> Result<Event, HostError> {
        serde_json::from_str(&row.body).map_err(|error| self.unreadable(&error))
    }

    fn unreadable(&self, problem: &impl ToString) -> HostError {
        HostError::Unreadable { table: self.table, problem: problem.to_string() }
    }
}

/// The row of an event.
pub(crate) fn row(event: &Event) -> Row {
    let said_by = match &event.kind {
        EventKind::Said { person, .. } => Some(person.0),
        _ => None,
    };
    let body = serde_json::to_string(event).expect("texts, numbers and lists of them are JSON");
    Row { number: event.number, at: event.at.0, body, said_by }
}

/// The index of a table: what it is found by.
pub(crate) fn index(table: &Table, changed: Timestamp) -> Index {
    let person = |person: PersonId| person.0;
    Index {
        title: table.options.game.code().to_owned(),
        stage: stage_name(table.stage).to_owned(),
        is_listed: table.options.visibility == Visibility::Listed,
        awaits_host: table.awaits_host(),
        owner: Some(table.owner.0),
        seats: table.places.iter().map(|place| place.occupant.person().map(person)).collect(),
        turn_of: match table.waits_for() {
            WaitsFor::Person { person, .. } => Some(person.0),
            WaitsFor::Bot { .. } | WaitsFor::Answers | WaitsFor::Nobody => None,
        },
        changed: changed.0,
        opening: opening(table),
        result: None,
    }
}

/// What the record of a game between people is told by as long as they play; none of a game that goes on from another,
/// which has the same opening.
fn opening(table: &Table) -> Option<String> {
    let is_meant = table.stage == Stage::Playing && table.given() == 0 && table.persons().len() > 1;
    opening_of(table.record.as_ref().filter(|_| is_meant)?)
}

/// What a record is told by, whatever its headers say: the deal. None where so little is drawn that two games may begin
/// alike.
pub(crate) fn opening_of(record: &Record) -> Option<String> {
    let draws = record.steps().take_while(|step| step.by == Turn::Chance).count();
    (draws >= MIN_OPENING_DRAWS).then(|| Digest::of(&record.first(draws).to_text()).to_string())
}

fn last_at(events: &[Event]) -> Timestamp {
    events.last().map_or(Timestamp(0), |event| event.at)
}

/// What a stage is called in the store.
pub(crate) const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Lobby => "lobby",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Abandoned => "abandoned",
    }
}

/// The names of the stages in which a table is open.
pub(crate) fn open_stages() -> Vec<String> {
    [Stage::Lobby, Stage::Playing].map(|stage| stage_name(stage).to_owned()).to_vec()
}

/// The names of the stages in which a game has ended.
pub(crate) fn ended_stages() -> Vec<String> {
    [Stage::Over, Stage::Abandoned].map(|stage| stage_name(stage).to_owned()).to_vec()
}

/// Removes the text from a message of a person who is erased. Other events stay as they are.
pub(crate) fn blank_text(body: &str) -> String {
    match serde_json::from_str::<Event>(body) {
        Ok(Event { number, at, kind: EventKind::Said { person, .. } }) => {
            row(&Event { number, at, kind: EventKind::Said { person, text: String::new() } }).body
        }
        Ok(_) | Err(_) => body.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use carvania_tables::Options;

    use super::*;
    use crate::host::Host;
    use crate::settings::Settings;

    #[tokio::test]
    async fn an_earlier_table_is_made_from_the_nearest_one_that_is_known() {
        let store = Store::in_memory().await.unwrap();
        let host = Host::start(store.clone(), Settings::default()).await.unwrap();
        let (ada, _) = host.people().guest("Ada").await.unwrap();
        let options = serde_json::json!({ "game": "GE", "seats": [{ "person": ada }, "open"] });
        let options: Options = serde_json::from_value(options).unwrap();
        let id = host.open(ada, options).await.unwrap().id;
        let opened = store.event(id.0, 1).await.unwrap().unwrap();
        let mut table =
            Table::open(id, &serde_json::from_str(&opened.body).unwrap(), &Packs::default()).unwrap();
        let (mut rows, mut tables) = (Vec::new(), vec![table.clone()]);
        for number in 2..=300 {
            let kind = EventKind::Said { person: ada, text: format!("word {number}") };
            let event = Event { number, at: Timestamp(number), kind };
            table.apply(&event).unwrap();
            tables.push(table.clone());
            rows.push(row(&event));
        }
        // Nothing can be made from the first event on.
        rows[3].body = "{}".to_owned();
        store.append(id.0, &rows, &Index::default()).await.unwrap();
        let save = async |number: usize| {
            let body = tables[number - 1].to_snapshot();
            let row = Row { number: number as u64, at: 1, body, said_by: None };
            store.save_snapshot(id.0, &row).await.unwrap();
        };
        save(200).await;
        assert_eq!(*host.table_at(id, 250).await.unwrap(), tables[249]);
        assert_eq!(*host.table_at(id, 200).await.unwrap(), tables[199]);
        save(290).await;
        assert_eq!(*host.table_at(id, 260).await.unwrap(), tables[259], "from the one after 250 events");
        assert_eq!(*host.table_at(id, 999).await.unwrap(), tables[299]);
        let lost = host.table_at(id, 199).await;
        assert!(matches!(lost, Err(HostError::Unreadable { .. })), "{lost:?}");
    }
}
