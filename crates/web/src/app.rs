//! What all requests share.

use std::sync::Arc;

use carvania_host::{Host, HostError, Person, Scopes, Secret, Time};
use carvania_pages::frame::Assets;
use carvania_tables::Timestamp;
use tokio::sync::watch;

use crate::cookie::Cookie;
use crate::guard::limits::Allowance;
use crate::metrics::Metrics;
use crate::pages::visitor;
use crate::process;
use crate::settings::Settings;
use crate::watching::Watching;

/// A server, apart from its connections.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    host: Host,
    settings: Settings,
    metrics: Metrics,
    allowance: Allowance,
    closing: watch::Sender<bool>,
    time: Time,
    programs: Vec<String>,
    watching: Watching,
    assets: Arc<Assets>,
}

impl App {
    /// A server for the tables of a host.
    pub fn new(host: Host, settings: Settings) -> App {
        process::begin();
        let mut limits = settings.limits;
        if settings.trust_proxy {
            // All of them are the proxy's.
            limits.connections.per_address = limits.connections.total;
        }
        let allowance = Allowance::new(limits);
        let (closing, _) = watch::channel(false);
        let carvania_host::Settings { time, programs, .. } = host.settings();
        let programs = programs.into_iter().map(|(name, _)| name).collect();
        let metrics = Metrics::default();
        let assets = Arc::new(visitor::assets(&settings));
        App(Arc::new(Shared {
            assets,
            host,
            settings,
            metrics,
            allowance,
            closing,
            time,
            programs,
            watching: Watching::default(),
        }))
    }

    /// Tells everybody who follows a table to come back in a moment. Nothing else is refused yet.
    pub fn close(&self) {
        self.0.closing.send_replace(true);
    }

    /// Whether it is about to stop.
    #[cfg(feature = "server")]
    pub(crate) fn is_closing(&self) -> bool {
        *self.0.closing.borrow()
    }

    /// Waits until it is about to stop.
    pub(crate) fn closed(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut closing = self.0.closing.subscribe();
        // When nobody could say so any more, it is.
        async move { _ = closing.wait_for(|is_closing| *is_closing).await }
    }

    pub(crate) fn host(&self) -> &Host {
        &self.0.host
    }

    /// Whose secret this is.
    pub(crate) async fn person_by_secret(&self, secret: &Secret) -> Result<Option<Person>, HostError> {
        self.metrics().count_lookup();
        self.host().people().by_secret(secret).await
    }

    /// Whose token this is, and what it allows.
    pub(crate) async fn person_by_token(
        &self,
        secret: &Secret,
    ) -> Result<Option<(Person, Scopes)>, HostError> {
        self.metrics().count_lookup();
        self.host().people().by_token(secret).await
    }

    /// What time it is, by the clock of the host.
    pub(crate) fn now(&self) -> Timestamp {
        self.0.time.now()
    }

    /// The names of the programs that can take a seat.
    pub(crate) fn programs(&self) -> &[String] {
        &self.0.programs
    }

    /// Where the files that belong to pages lie.
    pub(crate) fn assets(&self) -> Arc<Assets> {
        Arc::clone(&self.0.assets)
    }

    /// Who looks at which table.
    pub(crate) fn watching(&self) -> &Watching {
        &self.0.watching
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn allowance(&self) -> &Allowance {
        &self.0.allowance
    }

    pub(crate) fn cookie(&self) -> Cookie {
        Cookie { is_secure: self.0.settings.public_url.is_https() }
    }
}
