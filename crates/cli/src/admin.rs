//! `carvania admin`: people and tables of a server, what to do about them, and a log of what was done.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use carvania_host::AdminAct;
use carvania_store::{Act, NewAct, Store, TableQuery};
use carvania_tables::{PersonId, TableId};
use clap::Subcommand;
use serde::Serialize;

use crate::columns::{Columns, Side};
use crate::database::{self, DatabaseOption};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  carvania admin people --named ada                 people with this name, and their ids
  carvania admin tables                             the tables that changed last
  carvania admin close 7q2d9c0k4x1mv --reason spam  end a game or a lobby; the game counts for nobody
  carvania admin shut-out 4k8m1x7tq0d2v --reason insults
  carvania admin log                                what was done, when and why";

/// How long to wait for a server that runs.
const TIMEOUT: Duration = Duration::from_secs(10);
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// Moderate a server: list people and tables, close tables, shut people out, and see what was done.
///
/// A running server carries out these commands within a few seconds, a stopped one when it starts. Component packs are
/// removed with `carvania packs`.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Debug, Subcommand)]
enum Command {
    /// List people, most recent visitors first
    #[command(
        after_help = "Examples:\n  carvania admin people --named ada\n  carvania admin people --json | jq -r '.people[].name'"
    )]
    People(People),
    /// List tables, most recently changed first
    #[command(
        after_help = "Examples:\n  carvania admin tables --stage playing\n  carvania admin tables --most 5 --json"
    )]
    Tables(Tables),
    /// Close a table: a lobby, or a game that then counts for nobody
    #[command(after_help = "Examples:\n  carvania admin close 7q2d9c0k4x1mv --reason spam")]
    Close(CloseTable),
    /// Shut a person out: their devices and tokens stop working, and bots play on for them
    #[command(after_help = "Examples:\n  carvania admin shut-out 4k8m1x7tq0d2v --reason insults")]
    ShutOut(AboutPerson),
    /// Let a person in again after they were shut out
    #[command(after_help = "Examples:\n  carvania admin let-in 4k8m1x7tq0d2v --reason \"a mistake\"")]
    LetIn(AboutPerson),
    /// Give a person another name
    #[command(
        after_help = "Examples:\n  carvania admin rename 4k8m1x7tq0d2v Guest --reason \"an insulting name\""
    )]
    Rename(Rename),
    /// Print what was done, when and why, most recent first
    #[command(after_help = "Examples:\n  carvania admin log --most 10")]
    Log(Listed),
}

#[derive(clap::Args, Clone, Debug)]
struct Listed {
    #[command(flatten)]
    database: DatabaseOption,
    /// How many to list
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=1000))]
    most: u32,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args, Clone, Debug)]
struct People {
    /// Only people whose name contains this
    #[arg(long, value_name = "TEXT", default_value = "")]
    named: String,
    #[command(flatten)]
    listed: Listed,
}

#[derive(clap::Args, Clone, Debug)]
struct Tables {
    /// Only tables at this stage
    #[arg(long, value_parser = ["lobby", "playing", "over", "abandoned"])]
    stage: Option<String>,
    #[command(flatten)]
    listed: Listed,
}

#[derive(clap::Args, Clone, Debug)]
struct Reason {
    /// Why, for the log
    #[arg(long, value_name = "TEXT")]
    reason: String,
    #[command(flatten)]
    database: DatabaseOption,
}

#[derive(clap::Args, Clone, Debug)]
struct CloseTable {
    /// The id of the table, which is part of its address
    #[arg(value_parser = table)]
    table: TableId,
    #[command(flatten)]
    reason: Reason,
}

#[derive(clap::Args, Clone, Debug)]
struct AboutPerson {
    /// The id of the person, as `carvania admin people` prints it
    #[arg(value_parser = person)]
    person: PersonId,
    #[command(flatten)]
    reason: Reason,
}

#[derive(clap::Args, Clone, Debug)]
struct Rename {
    #[command(flatten)]
    about: AboutPerson,
    /// The new name
    name: String,
}

fn table(text: &str) -> Result<TableId, String> {
    text.parse().map_err(|_| "write the id of a table, as `carvania admin tables` prints it".to_owned())
}

fn person(text: &str) -> Result<PersonId, String> {
    text.parse().map_err(|_| "write the id of a person, as `carvania admin people` prints it".to_owned())
}

/// Runs the command.
pub(crate) fn run(options: &Options) -> Result<()> {
    database::block_on(async {
        match &options.command {
            Command::People(people) => list_people(people).await,
            Command::Tables(tables) => list_tables(tables).await,
            Command::Log(listed) => print_log(listed).await,
            Command::Close(CloseTable { table, reason }) => ask(AdminAct::Close, table.0, None, reason).await,
            Command::ShutOut(AboutPerson { person, reason }) => {
                ask(AdminAct::ShutOut, person.0, None, reason).await
            }
            Command::LetIn(AboutPerson { person, reason }) => {
                ask(AdminAct::LetIn, person.0, None, reason).await
            }
            Command::Rename(Rename { about: AboutPerson { person, reason }, name }) => {
                ask(AdminAct::Rename, person.0, Some(name.clone()), reason).await
            }
        }
    })
}

#[derive(Serialize)]
struct PersonRow {
    person: PersonId,
    name: String,
    /// In milliseconds since 1970, as all moments here.
    created: u64,
    seen: u64,
    shut_out: Option<u64>,
}

#[derive(Serialize)]
struct TableRow {
    table: TableId,
    game: String,
    stage: String,
    is_listed: bool,
    people: Vec<String>,
    events: u64,
    changed: u64,
}

#[derive(Serialize)]
struct LogRow {
    number: u64,
    asked: u64,
    act: String,
    subject: String,
    detail: Option<String>,
    reason: String,
    done: Option<u64>,
    outcome: Option<String>,
}

async fn open(database: &DatabaseOption) -> Result<Store> {
    Store::open_current_read_only(&database.path()?).await.context("cannot open the database")
}

async fn list_people(options: &People) -> Result<()> {
    let store = open(&options.listed.database).await?;
    let found = store.list_people(&options.named, options.listed.most).await;
    store.close().await;
    let row = |person: carvania_store::ListedPerson| PersonRow {
        person: PersonId(person.id),
        name: person.name,
        created: person.created,
        seen: person.seen,
        shut_out: person.shut_out,
    };
    let people: Vec<PersonRow> = found.context("cannot list the people")?.into_iter().map(row).collect();
    if options.listed.json {
        return output::print_json(&serde_json::json!({ "people": people }));
    }
    let mut columns = Columns::new([Side::Left; 4]);
    columns.row(["PERSON", "NAME", "LAST SEEN", "STATE"]);
    for person in &people {
        let state = if person.shut_out.is_some() { "shut out" } else { "-" };
        let name = output::one_line(&person.name);
        columns.row([person.person.to_string(), name, ago(person.seen), state.to_owned()]);
    }
    output::print(&columns.to_string())
}

async fn list_tables(options: &Tables) -> Result<()> {
    let store = open(&options.listed.database).await?;
    let tables = tables(&store, options).await;
    store.close().await;
    let tables = tables.context("cannot list the tables")?;
    if options.listed.json {
        return output::print_json(&serde_json::json!({ "tables": tables }));
    }
    let mut columns = Columns::new([Side::Left, Side::Left, Side::Left, Side::Right, Side::Left, Side::Left]);
    columns.row(["TABLE", "GAME", "STAGE", "EVENTS", "CHANGED", "PEOPLE"]);
    for table in &tables {
        let people = output::one_line(&table.people.join(", "));
        let (game, stage) = (table.game.clone(), table.stage.clone());
        columns.row([
            table.table.to_string(),
            game,
            stage,
            table.events.to_string(),
            ago(table.changed),
            people,
        ]);
    }
    output::print(&columns.to_string())
}

async fn tables(store: &Store, options: &Tables) -> Result<Vec<TableRow>, carvania_store::StoreError> {
    let stages = options.stage.clone().into_iter().collect();
    let query = TableQuery { stages, limit: options.listed.most, ..TableQuery::default() };
    let found = store.find(&query).await?;
    let ids: Vec<u64> = found.iter().flat_map(|table| table.index.seats.iter().flatten().copied()).collect();
    let names = store.names(&ids).await?;
    let called = |id: &u64| names.get(id).cloned().unwrap_or_else(|| PersonId(*id).to_string());
    let row = |table: carvania_store::ListedTable| {
        let mut people: Vec<u64> = table.index.seats.iter().flatten().copied().collect();
        people.dedup();
        TableRow {
            table: TableId(table.id),
            game: table.index.title,
            stage: table.index.stage,
            is_listed: table.index.is_listed,
            people: people.iter().map(called).collect(),
            events: table.last,
            changed: table.index.changed,
        }
    };
    Ok(found.into_iter().map(row).collect())
}

async fn print_log(options: &Listed) -> Result<()> {
    let store = open(&options.database).await?;
    let acts = store.acts(options.most).await;
    store.close().await;
    let rows: Vec<LogRow> = acts.context("cannot read the log")?.into_iter().map(row).collect();
    if options.json {
        return output::print_json(&serde_json::json!({ "log": rows }));
    }
    if rows.is_empty() {
        return output::print("the log is empty\n");
    }
    let mut columns = Columns::new([Side::Left; 5]);
    columns.row(["WHEN", "WHAT", "WHOM", "OUTCOME", "REASON"]);
    for row in rows {
        let outcome = output::one_line(row.outcome.as_deref().unwrap_or("waiting for the server"));
        columns.row([ago(row.asked), row.act, row.subject, outcome, output::one_line(&row.reason)]);
    }
    output::print(&columns.to_string())
}

fn row(act: Act) -> LogRow {
    let NewAct { asked, act: name, subject, detail, reason } = act.asked;
    let is_table = name == AdminAct::Close.name();
    let subject = if is_table { TableId(subject).to_string() } else { PersonId(subject).to_string() };
    let (done, outcome) = act.done.unzip();
    LogRow { number: act.number, asked, act: name, subject, detail, reason, done, outcome }
}

/// Asks the server for something, and waits for what comes of it if one runs.
async fn ask(act: AdminAct, subject: u64, detail: Option<String>, reason: &Reason) -> Result<()> {
    let text = reason.reason.trim();
    if text.is_empty() {
        bail!("give a reason for the log, such as --reason spam");
    }
    let path = reason.database.path()?;
    let act = NewAct { asked: now(), act: act.name().to_owned(), subject, detail, reason: text.to_owned() };
    let number = Store::ask_act(&path, act).await.context("cannot store the request")?;
    match wait(&path, number).await? {
        Some(outcome) => output::print(&format!("{}\n", output::one_line(&outcome))),
        None => {
            output::print("stored: the server will carry it out when it starts, see `carvania admin log`\n")
        }
    }
}

async fn wait(path: &Path, number: u64) -> Result<Option<String>> {
    let store = Store::open_current_read_only(path).await.context("cannot open the database")?;
    let mut waited = Duration::ZERO;
    let mut outcome = None;
    while outcome.is_none() && waited < TIMEOUT && Store::is_served(path) {
        tokio::time::sleep(POLL_INTERVAL).await;
        waited += POLL_INTERVAL;
        let acts = store.acts(1000).await.context("cannot read the log")?;
        outcome = acts.into_iter().find(|act| act.number == number).and_then(|act| act.done);
    }
    store.close().await;
    Ok(outcome.map(|(_, outcome)| outcome))
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// How long ago, in the largest unit that fits.
fn ago(moment: u64) -> String {
    let seconds = now().saturating_sub(moment) / 1000;
    let units = [(24 * 60 * 60, "day"), (60 * 60, "hour"), (60, "minute")];
    let fitting =
        units.into_iter().map(|(length, name)| (seconds / length, name)).find(|(count, _)| *count > 0);
    match fitting {
        None => "just now".to_owned(),
        Some((1, name)) => format!("1 {name} ago"),
        Some((count, name)) => format!("{count} {name}s ago"),
    }
}
