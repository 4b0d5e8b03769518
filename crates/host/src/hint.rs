//! Hints: what a strong bot would do, for whoever is to decide and wants to know.
//!
//! They are thought of when no table has a job, one look at a time, and not any more once the game went on. They are in
//! nobody's events and in no record. Where several people play, who asks says so to all.

mod desk;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carvania_bots::{Budget, insight};
use carvania_lab::analyse::{Advice, Inquiry, Looked, NAMED};
use carvania_rules::{Actions, Game};
use carvania_tables::{Actor, Command, Number, PersonId, Refusal, Table, TableId};
use tokio::sync::watch;

use crate::context::Context;
use crate::error::{HintError, HostError};
use crate::hall::Hall;
use crate::kept::Subscription;
use crate::message::Message;
use desk::Desk;

/// So many hints are being thought of at the same time.
const MOST_OPEN: usize = 64;

/// How far a hint is.
#[derive(Clone, Debug)]
pub enum Hint {
    /// A bot thinks about it, or waits for its turn to.
    Thinking,
    /// What it would do.
    Given(Arc<Advice>),
}

/// The hints of a host.
pub(crate) struct Hints {
    hall: Arc<Hall>,
    desk: Arc<Mutex<Desk>>,
    /// Says that some hint is there, or will not be.
    news: Arc<watch::Sender<()>>,
}

/// Who wants a hint at which table, and after which event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Question {
    table: TableId,
    person: PersonId,
    changed: Number,
}

impl Hints {
    pub(crate) fn new(hall: Arc<Hall>) -> Hints {
        Hints { hall, desk: Arc::default(), news: Arc::new(watch::Sender::new(())) }
    }

    /// The hint that somebody has asked for at a table as it stands.
    pub(crate) fn find(&self, table: &Table, person: PersonId) -> Option<Hint> {
        lock(&self.desk).find(&Question { table: table.id, person, changed: table.changed })
    }

    /// The same, when nobody thinks about it any more.
    pub(crate) async fn wait(&self, table: &Table, person: PersonId) -> Option<Hint> {
        let mut news = self.news.subscribe();
        loop {
            match self.find(table, person) {
                Some(Hint::Thinking) => news.changed().await.ok()?,
                other => return other,
            }
        }
    }

    /// Has a bot think for whoever is to decide; once for each position. `notice` is said to the others, if there are.
    pub(crate) async fn ask(&self, id: TableId, person: PersonId, notice: String) -> Result<Hint, HintError> {
        let followed: Result<_, HostError> = self.hall.ask(id, |reply| Message::Follow { reply }).await;
        // What happens need not be heard, so the table may rest meanwhile.
        let Subscription { table: followed, .. } = followed?;
        let table = Arc::clone(&followed.borrow());
        table.check_hint(person)?;
        let question = Question { table: id, person, changed: table.changed };
        if let Some(hint) = lock(&self.desk).begin(question, MOST_OPEN)? {
            return Ok(hint);
        }
        if let Err(error) = self.announce(&table, person, notice).await {
            lock(&self.desk).forget(&question);
            return Err(error);
        }
        let game = *table.game().ok_or(Refusal::NotPlaying)?;
        tokio::spawn(self.thinking(question, game, followed));
        Ok(Hint::Thinking)
    }

    /// Thinks about a question, until the game goes on.
    fn thinking(
        &self,
        question: Question,
        game: Game,
        mut followed: watch::Receiver<Arc<Table>>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let (context, desk, news) = (self.hall.context(), Arc::clone(&self.desk), Arc::clone(&self.news));
        async move {
            let advice = tokio::select! {
                advice = think(&context, game) => advice,
                _ = followed.wait_for(|table| table.changed != question.changed) => None,
                () = context.closing() => None,
            };
            match advice {
                Some(advice) => lock(&desk).give(question, advice),
                None => lock(&desk).forget(&question),
            }
            news.send_replace(());
        }
    }

    /// Notes that the game does not count any more, and tells the others.
    async fn announce(&self, table: &Table, person: PersonId, notice: String) -> Result<(), HintError> {
        self.hall.context().store.note_hint(table.id.0).await.map_err(HostError::from)?;
        self.tell(table, person, notice).await
    }

    /// Says to the others that somebody asks: what one hears that others do not is no secret.
    async fn tell(&self, table: &Table, person: PersonId, notice: String) -> Result<(), HintError> {
        if table.persons().len() < 2 {
            return Ok(());
        }
        let (by, command) = (Actor::Person(person), Command::Say { text: notice });
        let said = self.hall.ask(table.id, |reply| Message::Send { by, command, reply }).await;
        said.map(|_| ()).map_err(HintError::from)
    }
}

/// Thinks, look by look; none if the threads have ended.
async fn think(context: &Context, game: Game) -> Option<Advice> {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    if legal.len() < 2 {
        return Advice::new(&game, &Default::default(), Vec::new());
    }
    let limit = context.settings.hint_budget;
    let first = context.bots.at_leisure(move |stop| {
        let budget = Budget { limit, stop: Some(stop) };
        Inquiry { oracle: &insight::of, budget }.insight(&game)
    });
    let first = Arc::new(first.await.ok()?);
    let mut options: Vec<Looked> = Vec::new();
    for action in first.options.iter().take(NAMED).map(|option| option.action) {
        let first = Arc::clone(&first);
        let looked = context.bots.at_leisure(move |stop| {
            let budget = Budget { limit, stop: Some(stop) };
            Inquiry { oracle: &insight::of, budget }.after(&game, &first, action)
        });
        options.extend(looked.await.ok()?);
    }
    Advice::new(&game, &first.outlook, options)
}

fn lock(desk: &Mutex<Desk>) -> MutexGuard<'_, Desk> {
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}
