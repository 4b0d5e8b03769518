//! Where the service worker leaves what bots are to choose, and a worker that thinks finds it: questions as a stream of
//! events, answers as they are posted. A worker that goes takes its questions back by ending its stream.

use std::collections::HashMap;
use std::convert::Infallible;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::response::sse::{Event, Sse};
use axum::routing::{get, post};
use carvania_bots::network;
use carvania_host::task;
use carvania_host::thinking::{Choice, Question, Thinker};
use carvania_rules::Title;
use futures_util::FutureExt;
use futures_util::future::{self, BoxFuture};
use futures_util::stream;
use js_sys::{Function, Promise, Uint8Array};
use tokio::sync::{mpsc, oneshot};
use wasm_bindgen::prelude::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// A worker that has not answered after so long is not waited for: no bot thinks for longer than a second, but a machine
/// may be slow.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Where questions wait for their answers.
#[derive(Clone, Default)]
pub(crate) struct Desk(Arc<Mutex<Papers>>);

#[derive(Default)]
struct Papers {
    /// Workers that read questions, the latest last.
    workers: Vec<(u64, mpsc::UnboundedSender<String>)>,
    open: HashMap<u64, OpenQuestion>,
    /// What comes next has this number.
    next: u64,
    /// Fetches the weights for a game. What it is asked for is sent to the task that may call it.
    weights: Option<mpsc::UnboundedSender<(Title, oneshot::Sender<()>)>>,
}

/// A question that somebody thinks about.
struct OpenQuestion {
    worker: u64,
    answer: oneshot::Sender<Option<Choice>>,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Desk").finish()
    }
}

impl Desk {
    /// A desk whose host gets the weights of a game by `weights(code)`, which promises the bytes of a file.
    pub(crate) fn new(weights: Function) -> Desk {
        let desk = Desk::default();
        let (sender, mut asked) = mpsc::unbounded_channel::<(Title, oneshot::Sender<()>)>();
        desk.papers().weights = Some(sender);
        spawn_local(async move {
            while let Some((game, done)) = asked.recv().await {
                // Without them a bot judges worse, and the next one tries again.
                _ = load(&weights, game).await;
                _ = done.send(());
            }
        });
        desk
    }

    /// The routes of the workers that think.
    pub(crate) fn routes(&self) -> Router {
        Router::new()
            .route("/pocket/questions", get(questions))
            .route("/pocket/answers/{number}", post(answer))
            .with_state(self.clone())
    }

    fn papers(&self) -> MutexGuard<'_, Papers> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands a question to the worker that came last.
    fn hand_out(&self, question: &Question) -> Option<(u64, oneshot::Receiver<Option<Choice>>)> {
        let mut papers = self.papers();
        papers.next += 1;
        let number = papers.next;
        let text = serde_json::json!({ "number": number, "question": question }).to_string();
        let worker = loop {
            let (worker, sender) = papers.workers.last()?;
            if sender.send(text.clone()).is_ok() {
                break *worker;
            }
            papers.workers.pop();
        };
        let (sender, receiver) = oneshot::channel();
        papers.open.insert(number, OpenQuestion { worker, answer: sender });
        Some((number, receiver))
    }
}

async fn load(weights: &Function, game: Title) -> Result<(), JsValue> {
    if network::is_loaded(game) {
        return Ok(());
    }
    let promise: Promise = weights.call1(&JsValue::NULL, &game.code().into())?.dyn_into()?;
    let bytes: Uint8Array = JsFuture::from(promise).await?.dyn_into()?;
    network::load(game, &bytes.to_vec()).map_err(|error| JsValue::from(error.to_string()))
}

impl Thinker for Desk {
    fn prepare(&self, game: Title) -> BoxFuture<'static, ()> {
        let (done, loaded) = oneshot::channel();
        let asked = self.papers().weights.as_ref().is_some_and(|weights| weights.send((game, done)).is_ok());
        if !asked || network::is_loaded(game) {
            return future::ready(()).boxed();
        }
        async move { _ = loaded.await }.boxed()
    }

    fn choose(&self, question: Question) -> BoxFuture<'static, Option<Choice>> {
        let Some((number, answer)) = self.hand_out(&question) else { return future::ready(None).boxed() };
        let desk = self.clone();
        let (given_up, wait) = oneshot::channel();
        task::spawn(async move {
            task::sleep(TIMEOUT).await;
            _ = given_up.send(());
        });
        async move {
            let choice = match future::select(answer, wait).await {
                future::Either::Left((choice, _)) => choice.ok().flatten(),
                future::Either::Right(_) => None,
            };
            desk.papers().open.remove(&number);
            choice
        }
        .boxed()
    }
}

/// Ends with the stream of a worker, and gives back what it was asked.
struct Presence(Desk, u64);

impl Drop for Presence {
    fn drop(&mut self) {
        let mut papers = self.0.papers();
        papers.workers.retain(|(worker, _)| *worker != self.1);
        // Dropping what waits for the answer ends the wait.
        papers.open.retain(|_, question| question.worker != self.1);
    }
}

async fn questions(State(desk): State<Desk>) -> impl IntoResponse {
    let (sender, questions) = mpsc::unbounded_channel();
    let worker = {
        let mut papers = desk.papers();
        papers.next += 1;
        let worker = papers.next;
        papers.workers.push((worker, sender));
        worker
    };
    let presence = Presence(desk, worker);
    Sse::new(stream::unfold((questions, presence), |(mut questions, presence)| async move {
        let question = questions.recv().await?;
        Some((Ok::<_, Infallible>(Event::default().data(question)), (questions, presence)))
    }))
}

async fn answer(State(desk): State<Desk>, Path(number): Path<u64>, body: String) -> StatusCode {
    let Some(OpenQuestion { answer, .. }) = desk.papers().open.remove(&number) else {
        return StatusCode::GONE;
    };
    // What cannot be read is no answer: then the host thinks.
    _ = answer.send(serde_json::from_str(&body).ok().flatten());
    StatusCode::NO_CONTENT
}
