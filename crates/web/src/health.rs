//! For those who watch over the server.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use carvania_tables::PersonId;

use crate::app::App;
use crate::error::Problem;
use crate::guard::limits::Gauge;
use crate::metrics::Text;
use crate::process;

/// Whether the process lives.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = OK, body = String)))]
pub(crate) async fn healthz() -> &'static str {
    "alive\n"
}

/// Whether it can serve: the storage answers, the last write was kept, the database file is in its place, and nobody has
/// asked it to stop.
#[utoipa::path(get, path = "/readyz", tag = "operation", responses((status = OK, body = String)))]
pub(crate) async fn readyz(State(app): State<App>) -> Result<&'static str, Problem> {
    if app.is_closing() {
        return Err(Problem::Closing);
    }
    // What is known to be wrong says more than the read that fails because of it.
    if let Some(trouble) = app.host().trouble() {
        return Err(Problem::NotReady(trouble.to_string()));
    }
    // Whether anyone has this id does not matter: the storage has to answer.
    app.host().people().person(PersonId(0)).await?;
    Ok("ready\n")
}

/// Numbers for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses((status = OK, body = String)))]
pub(crate) async fn metrics(State(app): State<App>) -> Result<Response, Problem> {
    let mut text = Text::default();
    app.metrics().write(&mut text);
    let streams = app.allowance().streams.total() as f64;
    text.single("carvania_http_streams", "gauge", "Live connections now.", streams);
    write_host(&app, &mut text);
    write_storage(&app, &mut text);
    write_limits(&app, &mut text).await?;
    process::write(&mut text);
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text.into_string()).into_response())
}

/// How the database does.
fn write_storage(app: &App, text: &mut Text) {
    let (commits, bytes) = app.host().storage();
    let help = "Size of the database on the disk, with its log.";
    text.single("carvania_database_bytes", "gauge", help, bytes as f64);
    let name = "carvania_commit_seconds";
    text.head(name, "histogram", "How long commits to the database took.");
    text.histogram(name, "", &commits.within, commits.count, commits.total);
}

/// Every limit, and how much of it is used. A limit that refuses counts how often.
async fn write_limits(app: &App, text: &mut Text) -> Result<(), Problem> {
    let own = app.host().limits().await?;
    let own =
        own.into_iter().map(|limit| Gauge::count(limit.name, limit.most as usize, limit.highest as usize));
    let gauges: Vec<Gauge> = own.chain(app.allowance().gauges()).collect();
    let label = |gauge: &Gauge| format!("limit=\"{}\"", gauge.name);
    text.head("carvania_limit", "gauge", "How much there may be at once, by the option that sets it.");
    for gauge in &gauges {
        text.row("carvania_limit", &label(gauge), gauge.most);
    }
    let help = "How much of a limit is used; of one for each person or address, by whoever uses most.";
    text.head("carvania_limit_used", "gauge", help);
    for gauge in &gauges {
        text.row("carvania_limit_used", &label(gauge), gauge.highest);
    }
    text.head("carvania_limit_refusals_total", "counter", "How often somebody was told to wait.");
    for gauge in &gauges {
        if let Some(refused) = gauge.refused {
            text.row("carvania_limit_refusals_total", &label(gauge), refused as f64);
        }
    }
    Ok(())
}

fn write_host(app: &App, text: &mut Text) {
    let figures = app.host().metrics();
    let singles: [(&str, &str, &str, f64); 11] = [
        ("tables_awake", "gauge", "Tables in memory now.", figures.tables_awake as f64),
        ("tables_open", "gauge", "Tables where people gather or play.", figures.tables_open as f64),
        ("tables_opened_total", "counter", "Tables opened.", figures.tables_opened as f64),
        ("events_total", "counter", "Events written.", figures.events as f64),
        ("bot_decisions_total", "counter", "Decisions of bots.", figures.bot_decisions as f64),
        (
            "bot_thinking_seconds_total",
            "counter",
            "Thinking time of bots.",
            figures.bot_thinking.as_secs_f64(),
        ),
        ("bots_waiting", "gauge", "Bot decisions waiting for a thread.", figures.bots_waiting as f64),
        ("complaints_total", "counter", "Faults of programs and bots.", figures.complaints as f64),
        ("followers", "gauge", "Followers of tables now.", figures.followers as f64),
        (
            "followers_behind_total",
            "counter",
            "Followers that fell behind and read from the store.",
            figures.followers_behind as f64,
        ),
        ("failures_total", "counter", "Tables that failed and were reloaded.", figures.failures as f64),
    ];
    for (name, kind, help, value) in singles {
        text.single(&format!("carvania_{name}"), kind, help, value);
    }
    text.head("carvania_refusals_total", "counter", "Refused commands by reason.");
    for (name, count) in &figures.refusals {
        text.row("carvania_refusals_total", &format!("reason=\"{name}\""), *count as f64);
    }
}
