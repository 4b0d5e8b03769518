//! Going on from a point of a replay, against bots.

use axum::extract::State;
use axum::response::Response;
use carvania_opponents::Level;
use carvania_tables::{Occupant, Options};

use super::form::Form;
use super::new_table;
use super::table_request::TableRequest;
use super::visitor::{Arrival, Visitor};
use crate::app::App;
use crate::error::Problem;
use crate::extract::Named;

/// A new game from a point of the game at a table.
pub(crate) async fn branch(request: TableRequest, form: Form) -> Result<Response, Problem> {
    let from = request.app.host().branch(request.id, form.number("at")?).await?;
    open_branch(&request.app, &request.visitor, &form, from).await
}

/// A new game from a point of a record that a visitor brought.
pub(crate) async fn branch_of_record(
    State(app): State<App>,
    visitor: Visitor,
    Named(key): Named,
    form: Form,
) -> Result<Response, Problem> {
    let missing = Problem::Missing("record");
    let key = key.parse().map_err(|_| missing.clone())?;
    let from = app.host().branch_of_record(&key, form.number("at")?).await?.ok_or(missing)?;
    open_branch(&app, &visitor, &form, from).await
}

/// Opens the table, with the visitor on the seat they chose and bots on all others; the game begins at once.
async fn open_branch(app: &App, visitor: &Visitor, form: &Form, from: Options) -> Result<Response, Problem> {
    let seat: usize = form.number("seat")?;
    let level = form.get("bot").and_then(Level::named).unwrap_or(Level::Skilled);
    let mut seats = vec![Occupant::Bot(level); from.seats.len()];
    let own = seat.checked_sub(1).and_then(|index| seats.get_mut(index)).ok_or(Problem::Missing("seat"))?;
    let arrival: Arrival = visitor.arrive(app, None).await?;
    *own = Occupant::Person(arrival.person);
    new_table::open_table(app, visitor, arrival, Options { seats, ..from }).await
}
