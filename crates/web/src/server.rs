//! Connections: accepting them, and letting them end when the server is stopped.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::middleware::from_fn_with_state;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower::Service;

use crate::app::App;
use crate::guard::address::Address;
use crate::guard::host::{self, Hosts};
use crate::{routes, statics};

/// How long a client may take for the first byte of its first request.
const FIRST_BYTE_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a client may take for the headers of a request, and stay silent between two.
const HEADER_TIMEOUT: Duration = Duration::from_secs(30);
/// A system that has no more files to give may have some again so soon.
const ACCEPT_BACKOFF: Duration = Duration::from_millis(100);

/// Serves until `stop` ends. Then nobody new comes in, followers are told to come back, what was begun is finished,
/// and the host writes its last. Each of the two takes no longer than the patience of the settings.
pub async fn serve(app: App, listener: TcpListener, stop: impl Future<Output = ()>) {
    // Nobody waits for it: until it is done, files are compressed as they are sent.
    if let Err(error) = std::thread::Builder::new().name("compress".to_owned()).spawn(statics::compress) {
        tracing::warn!(%error, "static files cannot be compressed in advance");
    }
    let router = routes::router(app.clone());
    let hosts = Hosts::new(app.settings(), listener.local_addr().ok());
    let router = router.layer(from_fn_with_state(hosts, host::require_host));
    let graceful = GracefulShutdown::new();
    tokio::select! {
        () = accept(&app, &listener, &router, &graceful) => {}
        () = stop => {}
    }
    drop(listener);
    tracing::info!("shutting down");
    app.close();
    let patience = app.settings().patience;
    if timeout(patience, graceful.shutdown()).await.is_err() {
        tracing::warn!("some connections did not close in time");
    }
    // What was acknowledged is on the disk already: whoever hangs now is not waited for.
    if timeout(patience, app.host().stop()).await.is_err() {
        tracing::warn!("some tables did not stop in time");
    }
}

async fn accept(app: &App, listener: &TcpListener, router: &Router, graceful: &GracefulShutdown) {
    // More connections wait in the queue of the system.
    let room = Arc::new(Semaphore::new(app.settings().limits.connections.total));
    loop {
        let Ok(permit) = Arc::clone(&room).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, peer)) => {
                // An address that has all that it may have is not answered: that would be work as well.
                let Ok(counted) = app.allowance().connections.open(Address::network(peer.ip())) else {
                    continue;
                };
                let unread_timeout = app.settings().unread_timeout;
                let connection =
                    serve_connection(stream, peer, unread_timeout, router.clone(), graceful.watcher());
                tokio::spawn(async move {
                    connection.await;
                    drop((permit, counted));
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                sleep(ACCEPT_BACKOFF).await;
            }
        }
    }
}

async fn serve_connection(
    stream: TcpStream,
    peer: SocketAddr,
    unread_timeout: Duration,
    router: Router,
    watcher: Watcher,
) {
    // Moves are small messages that should not wait for more.
    _ = stream.set_nodelay(true);
    if !matches!(timeout(FIRST_BYTE_TIMEOUT, stream.readable()).await, Ok(Ok(()))) {
        return;
    }
    // Who does not read keeps what is to be sent in memory, and the place of another.
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(unread_timeout));
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT).max_buf_size(64 * 1024);
    let connection = builder.serve_connection(TokioIo::new(Box::pin(stream)), service);
    if let Err(error) = watcher.watch(connection).await {
        tracing::debug!(%error, "a connection ended early");
    }
}
