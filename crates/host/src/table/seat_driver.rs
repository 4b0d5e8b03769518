//! The bots and programs that decide on the seats of one table.

use std::collections::HashMap;
use std::time::Duration;

use carvania_lab::Entrant;
use carvania_rules::{Action, Actions, Game, Seat};
use carvania_tables::{EventNumber, Table};

use crate::context::Context;
use crate::random::Randomness;
use crate::table::pending_decision::PendingDecision;
use crate::worker_pool::{BotPlayer, JobHandle, JobResult};

/// The players of a table, of whom at most one is thinking.
#[derive(Default)]
pub(crate) struct SeatDriver {
    /// Kept while the table is awake: bots remember their plans, and programs are slow to start.
    players: HashMap<Seat, BotPlayer>,
    running: Option<RunningDecision>,
    /// How long this table has thought, as the queue counts it.
    thought: Duration,
    /// The table refused our decision after this event: nothing is tried again before something else happens.
    stuck: Option<EventNumber>,
}

struct RunningDecision {
    pending: PendingDecision,
    game: Game,
    job: JobHandle,
    is_cancelled: bool,
}

/// A decision for the table.
pub(crate) struct SeatChoice {
    pub(crate) pending: PendingDecision,
    /// The position that it is for.
    pub(crate) game: Game,
    /// The action that the player chose, if it chose one.
    pub(crate) action: Option<Action>,
    pub(crate) complaint: Option<String>,
}

impl SeatDriver {
    /// Makes sure that the pending decision is being thought about, and nothing else.
    pub(crate) fn drive(
        &mut self,
        pending: Option<(PendingDecision, Game)>,
        table: &Table,
        context: &Context,
    ) {
        if let Some(running) = &mut self.running {
            let is_wanted = pending.as_ref().is_some_and(|(pending, game)| running.is_about(pending, game));
            if is_wanted || running.is_cancelled {
                return;
            }
            running.is_cancelled = true;
            match running.job.cancel() {
                Some(player) => self.take_back(player),
                // It stops at once, and the player comes back with the result.
                None => return,
            }
        }
        let pending = pending.filter(|_| self.stuck != Some(table.last));
        if let (Some((pending, game)), Some(record)) = (pending, &table.record) {
            let player = self.take_player(&pending, &context.settings.randomness);
            let job = context.submit(table.owner, record.clone(), player, self.thought);
            self.running = Some(RunningDecision { pending, game, job, is_cancelled: false });
        }
    }

    /// Waits for the decision that is being thought about; for ever if there is none. `None` if it is not wanted any
    /// more.
    pub(crate) async fn next_choice(&mut self) -> Option<SeatChoice> {
        let Some(running) = &mut self.running else { return std::future::pending().await };
        let result = (&mut running.job.result).await;
        let running = self.running.take()?;
        // An error means that the threads have ended: the host is closing.
        let JobResult { player, action, complaint, thought } = result.ok()?;
        self.thought = thought;
        if let Some(player) = player {
            self.players.insert(running.pending.seat, player);
        }
        let RunningDecision { pending, game, is_cancelled, .. } = running;
        (!is_cancelled).then_some(SeatChoice { pending, game, action, complaint })
    }

    /// Stops trying until something else happens: the table refused our decision after this event.
    pub(crate) fn give_up(&mut self, last: EventNumber) {
        self.stuck = Some(last);
    }

    /// Whether a bot or program is thinking.
    pub(crate) const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    fn take_back(&mut self, player: BotPlayer) {
        if let Some(running) = self.running.take() {
            self.players.insert(running.pending.seat, player);
        }
    }

    /// The player of a seat: the one who was there before, if nothing has changed.
    fn take_player(&mut self, pending: &PendingDecision, randomness: &Randomness) -> BotPlayer {
        match self.players.remove(&pending.seat) {
            Some(player) if *player.entrant() == pending.entrant => player,
            other => {
                other.into_iter().for_each(dismiss);
                BotPlayer::new(pending.entrant.clone(), randomness.clone())
            }
        }
    }
}

impl Drop for SeatDriver {
    fn drop(&mut self) {
        if let Some(player) = self.running.as_ref().and_then(|running| running.job.cancel()) {
            dismiss(player);
        }
        self.players.drain().for_each(|(_, player)| dismiss(player));
    }
}

impl RunningDecision {
    fn is_about(&self, pending: &PendingDecision, game: &Game) -> bool {
        self.pending == *pending && self.game == *game
    }
}

/// Ends a player. A program is killed and waited for, which must not block a task.
fn dismiss(player: BotPlayer) {
    match (player.entrant(), tokio::runtime::Handle::try_current()) {
        (Entrant::Program(_), Ok(runtime)) => drop(runtime.spawn_blocking(move || drop(player))),
        (Entrant::Program(_), Err(_)) | (Entrant::Bot(_) | Entrant::Guest(_), _) => drop(player),
    }
}

/// The first legal action, with which the game goes on where no bot or program decides.
pub(crate) fn first_legal(game: &Game) -> Option<Action> {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    legal.first().copied()
}
