//! Hints: what a strong bot would do, for the player who is to decide.
//!
//! They are worked out in background jobs, one position at a time, until the game moves on. They stand in no event and no
//! record. Where several people play, asking for one is announced to all.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carvania_bots::{Budget, analysis};
use carvania_lab::analyse::{Inquiry, outlook};
use carvania_lab::goal;
use carvania_review::{Advice, Assessment, MAX_ADVISED, obvious};
use carvania_rules::{Action, Actions, Game};
use carvania_tables::{Actor, Command, EventNumber, PersonId, Refusal, Table, TableId};
use tokio::sync::watch;

use super::hint_cache::HintCache;
use crate::context::Context;
use crate::error::{HintError, HostError};
use crate::table::live_table::Subscription;
use crate::table::message::Message;
use crate::table::registry::TableRegistry;
use crate::task;

/// How far a hint is.
#[derive(Clone, Debug)]
pub enum Hint {
    /// A bot is working it out, or waits for its turn.
    Thinking,
    /// What the bot would do.
    Given(Arc<Advice>),
}

/// The hints of a host.
pub(crate) struct Hints {
    registry: Arc<TableRegistry>,
    cache: Arc<Mutex<HintCache>>,
    /// Changes when a hint is there, or will not be.
    changes: Arc<watch::Sender<()>>,
}

/// A request for a hint: by whom, at which table, after which event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Question {
    pub(super) table: TableId,
    pub(super) person: PersonId,
    pub(super) changed: EventNumber,
}

impl Hints {
    pub(crate) fn new(registry: Arc<TableRegistry>) -> Hints {
        Hints { registry, cache: Arc::default(), changes: Arc::new(watch::Sender::new(())) }
    }

    /// How many are being worked out.
    pub(crate) fn open(&self) -> usize {
        lock(&self.cache).count_open()
    }

    /// The hint that a person has asked for at a table as it stands.
    pub(crate) fn find(&self, table: &Table, person: PersonId) -> Option<Hint> {
        lock(&self.cache).find(&Question { table: table.id, person, changed: table.changed })
    }

    /// Waits until the hint that a person has asked for is there, or will not be.
    pub(crate) async fn wait(&self, table: &Table, person: PersonId) -> Option<Hint> {
        let mut changes = self.changes.subscribe();
        loop {
            match self.find(table, person) {
                Some(Hint::Thinking) => changes.changed().await.ok()?,
                other => return other,
            }
        }
    }

    /// Has a bot work out a hint for the player who is to decide, once for each position. If other people play, `notice` is
    /// said to them.
    pub(crate) async fn ask(&self, id: TableId, person: PersonId, notice: String) -> Result<Hint, HintError> {
        let followed: Result<_, HostError> = self.registry.ask(id, |reply| Message::Follow { reply }).await;
        // Its events are not needed, so the table may be put away meanwhile.
        let Subscription { table: followed, .. } = followed?;
        let table = Arc::clone(&followed.borrow());
        table.check_hint(person)?;
        let question = Question { table: id, person, changed: table.changed };
        if let Some(hint) = lock(&self.cache).begin(question, self.registry.context().settings.max_hints)? {
            return Ok(hint);
        }
        if let Err(error) = self.announce(&table, person, notice).await {
            lock(&self.cache).forget(&question);
            return Err(error);
        }
        let game = *table.game().ok_or(Refusal::NotPlaying)?;
        task::spawn(self.work_out(question, game, followed));
        Ok(Hint::Thinking)
    }

    /// Works out a hint, until the game moves on.
    fn work_out(
        &self,
        question: Question,
        game: Game,
        mut followed: watch::Receiver<Arc<Table>>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let (context, cache, changes) =
            (self.registry.context(), Arc::clone(&self.cache), Arc::clone(&self.changes));
        async move {
            let advice = tokio::select! {
                advice = think(&context, game) => advice,
                _ = followed.wait_for(|table| table.changed != question.changed) => None,
                () = context.closing() => None,
            };
            match advice {
                Some(advice) => lock(&cache).give(question, advice),
                None => lock(&cache).forget(&question),
            }
            changes.send_replace(());
        }
    }

    /// Notes that the game does not count for ratings any more, and tells the others.
    async fn announce(&self, table: &Table, person: PersonId, notice: String) -> Result<(), HintError> {
        self.registry.context().store.note_hint(table.id.0).await.map_err(HostError::from)?;
        self.tell(table, person, notice).await
    }

    /// Tells the others that a person asks for a hint.
    async fn tell(&self, table: &Table, person: PersonId, notice: String) -> Result<(), HintError> {
        if table.persons().len() < 2 {
            return Ok(());
        }
        let (by, command) = (Actor::Person(person), Command::Say { text: notice });
        let said = self.registry.ask(table.id, |reply| Message::Send { by, command, reply }).await;
        said.map(|_| ()).map_err(HintError::from)
    }
}

/// Works out the advice, one position at a time; `None` if the threads have ended.
async fn think(context: &Context, game: Game) -> Option<Advice> {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    if legal.len() < 2 {
        return Advice::new(&game, Default::default(), Vec::new());
    }
    context.prepare(game.title()).await;
    let limit = context.settings.hint_budget;
    let first = context.bot_workers.run_in_background(move |stop| {
        let budget = Budget { limit, stop: Some(stop) };
        Inquiry { oracle: &analysis::of, budget }.analysis(&game)
    });
    let first = Arc::new(first.await.ok()?);
    let mut options: Vec<Assessment> = Vec::new();
    let mut named: Vec<Action> = first.options.iter().take(MAX_ADVISED).map(|option| option.action).collect();
    // What anybody would think of first is compared as well.
    named.extend(obvious(&game).filter(|action| !named.contains(action)));
    for action in named {
        let first = Arc::clone(&first);
        let assessed = context.bot_workers.run_in_background(move |stop| {
            let budget = Budget { limit, stop: Some(stop) };
            Inquiry { oracle: &analysis::of, budget }.after(&game, &first, action)
        });
        options.extend(assessed.await.ok()?);
    }
    let advice = Advice::new(&game, outlook(&game, &first), options)?;
    context.bot_workers.run_in_background(move |_| advice.clone().with_goals(goal)).await.ok()
}

fn lock(cache: &Mutex<HintCache>) -> MutexGuard<'_, HintCache> {
    cache.lock().unwrap_or_else(PoisonError::into_inner)
}
