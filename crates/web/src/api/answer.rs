//! Sending a command to a table, and what comes back.

use axum::Json;
use carvania_tables::{Actor, Command, Event, EventNumber, PersonId, TableId};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Schema;

use crate::app::App;
use crate::error::Problem;
use crate::schema;
use crate::wire::game::TurnView;

/// The result of a request, which is on disk.
#[derive(Serialize, ToSchema)]
pub(crate) struct Answered {
    /// The id of the table.
    #[schema(schema_with = schema::id)]
    pub(crate) table: TableId,
    /// The events that followed at once; empty if the request changed nothing. A decision repeated with its key gets
    /// the same events again.
    #[schema(schema_with = events)]
    pub(crate) events: Vec<Event>,
    /// The number of the last event, to be sent as `seen`.
    pub(crate) last: EventNumber,
    /// Who decides now; none while no game is played.
    #[schema(schema_with = schema::turn)]
    pub(crate) turn: Option<TurnView>,
}

fn events() -> Schema {
    schema::list_of(schema::event())
}

/// What a handler of a command answers.
pub(crate) type Reply = Result<Json<Answered>, Problem>;

/// Sends a person's command.
pub(crate) async fn send(app: &App, me: PersonId, id: TableId, command: Command) -> Reply {
    let answer = app.host().send(id, Actor::Person(me), command).await?;
    let turn = answer.table.record.as_ref().map(|record| record.game().turn().into());
    Ok(Json(Answered { table: id, last: answer.table.last, events: answer.events, turn }))
}
