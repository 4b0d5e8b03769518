//! The events of a table as the store keeps them.

use carvania_rules::Digest;
use carvania_rules::fair::Seed;
use carvania_store::{AppendError, Index, Row, Store};
use carvania_tables::{
    Event, EventKind, EventNumber, PersonId, Stage, Table, TableId, Timestamp, Visibility, WaitsFor,
};

use crate::error::HostError;
use crate::records::outcome::Outcome;
use crate::records::packs::Packs;

/// So many events after a snapshot the next one is kept.
const SNAPSHOT_INTERVAL: u64 = 200;

/// Where the events of one table are written down.
#[derive(Clone)]
pub(crate) struct EventLog {
    store: Store,
    table: TableId,
}

/// A table as it was written down.
pub(crate) struct Read {
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

    /// The table, from the last snapshot and what happened since.
    pub(crate) async fn read(&self, packs: &Packs) -> Result<Read, HostError> {
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
        Ok(Read { table, seed: Seed::from(seed), last_at, snapshot })
    }

    /// The table as it was after an event; as it is, if there are not so many.
    pub(crate) async fn read_at(&self, number: EventNumber, packs: &Packs) -> Result<Table, HostError> {
        let (mut table, mut after, last) = (None, 0, number.max(1));
        while after < last {
            let page = self.backlog(after).await?;
            for event in page.iter().take_while(|event| event.number <= last) {
                self.apply(&mut table, event, packs)?;
            }
            match page.last() {
                Some(event) => after = event.number,
                None => break,
            }
        }
        table.ok_or(HostError::NoTable(self.table))
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

    /// The last snapshot, and when its last event happened. One that cannot be used is left aside.
    async fn snapshot(&self, packs: &Packs) -> Result<Option<(Table, Timestamp)>, HostError> {
        let Some(row) = self.store.snapshot(self.table.0).await? else { return Ok(None) };
        match Table::from_snapshot(&row.body, packs) {
            Ok(table) if table.last == row.number => Ok(Some((table, Timestamp(row.at)))),
            Ok(_) => Ok(None),
            Err(error) => {
                tracing::warn!(table = %self.table, number = row.number, %error, "the snapshot is left aside");
                Ok(None)
            }
        }
    }

    /// The digest of the components that were agreed on when the table was opened; none for the printed ones.
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

    /// The next events after a number, at most a page.
    pub(crate) async fn page(&self, after: EventNumber) -> Result<Vec<Event>, HostError> {
        let rows = self.store.events(self.table.0, after).await?;
        rows.iter().map(|row| self.event(row)).collect()
    }

    /// The same for those who look at what happened long ago, of whom few read at a time.
    pub(crate) async fn backlog(&self, after: EventNumber) -> Result<Vec<Event>, HostError> {
        let rows = self.store.backlog(self.table.0, after).await?;
        rows.iter().map(|row| self.event(row)).collect()
    }

    /// The same for those who have seen all but the last events.
    pub(crate) async fn tail(&self, after: EventNumber) -> Result<Vec<Event>, HostError> {
        let rows = self.store.tail(self.table.0, after).await?;
        rows.iter().map(|row| self.event(row)).collect()
    }

    /// One event; none if there are not so many.
    pub(crate) async fn event_at(&self, number: EventNumber) -> Result<Option<Event>, HostError> {
        let row = self.store.event(self.table.0, number).await?;
        row.map(|row| self.event(&row)).transpose()
    }

    /// Writes down what happens, and how the table stands afterwards. It is on disk when this returns.
    pub(crate) async fn append(&self, events: &[Event], table: &Table) -> Result<(), AppendError> {
        let rows: Vec<Row> = events.iter().map(row).collect();
        let mut index = index(table, last_at(events));
        // A result is written with the end of its game and never later: what ended under earlier rules stays as it is.
        if events.iter().any(|event| matches!(event.kind, EventKind::Over { .. })) {
            index.result = Outcome::of(table).map(|outcome| outcome.written());
        }
        self.store.append(self.table.0, &rows, &index).await
    }

    /// Keeps a snapshot if many events came since the last one; the number of the last one there is. It may fail: it
    /// is no more than a short cut.
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
            tracing::warn!(table = %self.table, number = table.last, %error, "no snapshot was kept");
        }
        table.last
    }

    fn event(&self, row: &Row) -> Result<Event, HostError> {
        serde_json::from_str(&row.body).map_err(|error| self.unreadable(&error))
    }

    fn unreadable(&self, problem: &impl ToString) -> HostError {
        HostError::Unreadable { table: self.table, problem: problem.to_string() }
    }
}

/// An event as a row.
pub(crate) fn row(event: &Event) -> Row {
    let said_by = match &event.kind {
        EventKind::Said { person, .. } => Some(person.0),
        _ => None,
    };
    let body = serde_json::to_string(event).expect("texts, numbers and lists of them are JSON");
    Row { number: event.number, at: event.at.0, body, said_by }
}

/// What a table is found by.
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
        result: None,
    }
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

/// What was said by somebody who is erased: the same event without its text.
pub(crate) fn blanked(body: &str) -> String {
    match serde_json::from_str::<Event>(body) {
        Ok(Event { number, at, kind: EventKind::Said { person, .. } }) => {
            row(&Event { number, at, kind: EventKind::Said { person, text: String::new() } }).body
        }
        Ok(_) | Err(_) => body.to_owned(),
    }
}
