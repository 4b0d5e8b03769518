//! Those who decide at a table for the host: bots, programs, stand-ins.

use std::collections::HashMap;
use std::time::Duration;

use carvania_lab::Entrant;
use carvania_rules::{Action, Actions, Game, Seat};
use carvania_tables::{EventNumber, Table};

use crate::context::Context;
use crate::table::pending_decision::PendingDecision;
use crate::worker_pool::{JobHandle, JobResult, Player};

/// The players of a table, of whom one at most is thinking.
#[derive(Default)]
pub(crate) struct SeatDriver {
    /// LiveTable while the table is awake: bots remember their plans, and programs are slow to start.
    players: HashMap<Seat, Player>,
    task: Option<Task>,
    /// How long this table has thought, by the reckoning of the queue.
    thought: Duration,
    /// A table with this last event takes no decision from us: it is not asked again before something happens.
    stuck: Option<EventNumber>,
}

struct Task {
    pending: PendingDecision,
    game: Game,
    thinking: JobHandle,
    is_cancelled: bool,
}

/// A decision for the table.
pub(crate) struct Choice {
    pub(crate) pending: PendingDecision,
    /// The position that it is for.
    pub(crate) game: Game,
    /// The player's own, if it chose one.
    pub(crate) action: Option<Action>,
    pub(crate) complaint: Option<String>,
}

impl SeatDriver {
    /// Sees to it that exactly what is pending is being thought about.
    pub(crate) fn attend(
        &mut self,
        pending: Option<(PendingDecision, Game)>,
        table: &Table,
        context: &Context,
    ) {
        if let Some(task) = &mut self.task {
            let is_wanted = pending.as_ref().is_some_and(|(pending, game)| task.is_about(pending, game));
            if is_wanted || task.is_cancelled {
                return;
            }
            task.is_cancelled = true;
            match task.thinking.cancel() {
                Some(player) => self.keep(player),
                // It stops at once, and is taken back when it says so.
                None => return,
            }
        }
        if let Some((pending, game)) = pending.filter(|_| self.stuck != Some(table.last)) {
            let player = self.player(&pending);
            let thinking = context.submit(table.owner, game, player, self.thought);
            self.task = Some(Task { pending, game, thinking, is_cancelled: false });
        }
    }

    /// Waits for a decision; for ever if nobody thinks. None if it is not wanted any more.
    pub(crate) async fn decided(&mut self) -> Option<Choice> {
        let Some(task) = &mut self.task else { return std::future::pending().await };
        let decided = (&mut task.thinking.decided).await;
        let task = self.task.take()?;
        // An error means that the threads have ended: the host is closing.
        let JobResult { player, action, complaint, thought } = decided.ok()?;
        self.thought = thought;
        if let Some(player) = player {
            self.players.insert(task.pending.seat, player);
        }
        let Task { pending, game, is_cancelled, .. } = task;
        (!is_cancelled).then_some(Choice { pending, game, action, complaint })
    }

    /// The table took no decision after this event.
    pub(crate) fn give_up(&mut self, last: EventNumber) {
        self.stuck = Some(last);
    }

    /// Whether somebody is thinking.
    pub(crate) const fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    fn keep(&mut self, player: Player) {
        if let Some(task) = self.task.take() {
            self.players.insert(task.pending.seat, player);
        }
    }

    /// The player of a seat: the one who was there before, if it is the same.
    fn player(&mut self, pending: &PendingDecision) -> Player {
        let is_same = |player: &Player| *player.entrant() == pending.entrant;
        let before = self.players.remove(&pending.seat);
        match before {
            Some(player) if is_same(&player) => player,
            other => {
                other.into_iter().for_each(dismiss);
                Player::new(pending.entrant.clone())
            }
        }
    }
}

impl Drop for SeatDriver {
    fn drop(&mut self) {
        if let Some(player) = self.task.as_ref().and_then(|task| task.thinking.cancel()) {
            dismiss(player);
        }
        self.players.drain().for_each(|(_, player)| dismiss(player));
    }
}

impl Task {
    fn is_about(&self, pending: &PendingDecision, game: &Game) -> bool {
        self.pending == *pending && self.game == *game
    }
}

/// Sends a player away. A program is killed and waited for, which is no work for a task.
fn dismiss(player: Player) {
    match (player.entrant(), tokio::runtime::Handle::try_current()) {
        (Entrant::Program(_), Ok(runtime)) => drop(runtime.spawn_blocking(move || drop(player))),
        (Entrant::Program(_), Err(_)) | (Entrant::Bot(_), _) => drop(player),
    }
}

/// The first legal action: where nobody else decides, the game goes on with it.
pub(crate) fn first_legal(game: &Game) -> Option<Action> {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    legal.first().copied()
}
