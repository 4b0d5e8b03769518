//! The real server, with its database in a folder of its own.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::time::Duration;

use carvania_bots::Limit;
use carvania_host::{Host, Randomness};
use carvania_store::Store;
use carvania_web::{App, Limits, Settings};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server that browsers can look at.
pub struct Site {
    folder: TempDir,
    address: SocketAddr,
    running: Option<Running>,
}

struct Running {
    stop: oneshot::Sender<()>,
    server: JoinHandle<()>,
}

impl Site {
    /// Starts a server on a port that is free.
    pub async fn start() -> Site {
        let folder = TempDir::new().expect("a temporary folder can be made");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let mut site = Site { folder, address, running: None };
        site.run(listener).await;
        site
    }

    /// The address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Stops the server, as before another version of it is started.
    pub async fn stop(&mut self) {
        let Some(Running { stop, server }) = self.running.take() else { return };
        _ = stop.send(());
        server.await.expect("the server ends without a panic");
    }

    /// Starts it again: the same address, the same database.
    pub async fn start_again(&mut self) {
        let listener = TcpListener::bind(self.address).await.expect("the port is free again");
        self.run(listener).await;
    }

    async fn run(&mut self, listener: TcpListener) {
        let store = Store::open(&self.folder.path().join("carvania.db")).await.expect("a store");
        // Nobody who tests waits for good thoughts: bad ones look the same.
        let quick = Limit::Nodes(4);
        let one = carvania_host::Settings {
            bot_threads: NonZeroUsize::MIN,
            review_budget: quick,
            hint_budget: quick,
            // The same deals in every run, so that what fails once fails again.
            randomness: Randomness::repeatable(1),
            ..Default::default()
        };
        let host = Host::start(store.clone(), one).await.expect("a host");
        let settings = Settings {
            limits: Limits::around(0),
            patience: Duration::from_secs(2),
            ..Settings::new(self.url("").parse().expect("an address"))
        };
        let (stop, stopped) = oneshot::channel();
        let server = tokio::spawn(async move {
            carvania_web::serve(App::new(host, settings), listener, async { _ = stopped.await }).await;
            store.close().await;
        });
        self.running = Some(Running { stop, server });
    }
}
