//! Who sits where, before and during a game.

use axum::extract::State;
use carvania_tables::{Command, PersonId, TableId, Visibility};

use crate::api::answer::{Answered, Reply, send};
use crate::app::App;
use crate::error::Problem;
use crate::extract::{At, Body, Player};
use crate::wire::requests::{BeReady, LeaveSeat, Nothing, PutOnPlace, Sit};

/// Sit down.
///
/// An unlisted table can only be joined by invite (`POST /api/invites/CODE`); people who sit there already can change
/// places.
#[utoipa::path(post, path = "/api/tables/{table}/sit", tag = "seats", request_body = Sit,
    responses((status = OK, body = Answered)))]
pub(crate) async fn sit(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(sit): Body<Sit>,
) -> Reply {
    check_invited(&app, me, id).await?;
    send(&app, me, id, Command::Sit { place: sit.place }).await
}

/// Whether a person may sit down at a table without an invite: it is listed, it is theirs, or they sit there already.
pub(crate) async fn check_invited(app: &App, me: PersonId, id: TableId) -> Result<(), Problem> {
    let table = app.host().table(id).await?;
    let sits = table.places.iter().any(|place| place.occupant.person() == Some(me));
    if table.options.visibility == Visibility::Invited && table.owner != me && !sits {
        return Err(Problem::NotInvited);
    }
    Ok(())
}

/// Give up all your places, before the game.
#[utoipa::path(post, path = "/api/tables/{table}/rise", tag = "seats", request_body = Nothing,
    responses((status = OK, body = Answered)))]
pub(crate) async fn rise(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(Nothing {}): Body<Nothing>,
) -> Reply {
    send(&app, me, id, Command::Rise).await
}

/// Put a bot, a program, yourself or nobody on a place. Only for the person who opened the table.
#[utoipa::path(post, path = "/api/tables/{table}/place", tag = "seats", request_body = PutOnPlace,
    responses((status = OK, body = Answered)))]
pub(crate) async fn place(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(put): Body<PutOnPlace>,
) -> Reply {
    send(&app, me, id, Command::Place { place: put.place, occupant: put.occupant.of(me) }).await
}

/// Say that you are ready. When everybody is, the cards are dealt.
#[utoipa::path(post, path = "/api/tables/{table}/ready", tag = "seats", request_body = BeReady,
    responses((status = OK, body = Answered)))]
pub(crate) async fn ready(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(ready): Body<BeReady>,
) -> Reply {
    send(&app, me, id, Command::Ready { note: ready.note }).await
}

/// Say that you are not ready after all.
#[utoipa::path(post, path = "/api/tables/{table}/unready", tag = "seats", request_body = Nothing,
    responses((status = OK, body = Answered)))]
pub(crate) async fn unready(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(Nothing {}): Body<Nothing>,
) -> Reply {
    send(&app, me, id, Command::Unready).await
}

/// Leave a game. A bot plays on until you return.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = "seats", request_body = LeaveSeat,
    responses((status = OK, body = Answered)))]
pub(crate) async fn leave(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(leave): Body<LeaveSeat>,
) -> Reply {
    send(&app, me, id, Command::Leave { stand_in: leave.stand_in }).await
}

/// Take your seat back.
#[utoipa::path(post, path = "/api/tables/{table}/return", tag = "seats", request_body = Nothing,
    responses((status = OK, body = Answered)))]
pub(crate) async fn take_seat_back(
    State(app): State<App>,
    Player(me): Player,
    At(id): At,
    Body(Nothing {}): Body<Nothing>,
) -> Reply {
    send(&app, me, id, Command::Return).await
}
