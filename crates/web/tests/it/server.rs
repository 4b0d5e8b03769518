//! The server with real connections: it begins, and it ends as it should.

use std::time::Duration;

use carvania_host::Host;
use carvania_store::Store;
use carvania_web::{App, Limits, Most, Settings, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use crate::client::settings;

async fn started() -> (std::net::SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
    started_with(settings()).await
}

async fn started_with(
    settings: Settings,
) -> (std::net::SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
    let host =
        Host::start(Store::in_memory().await.expect("a store"), Default::default()).await.expect("a host");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = oneshot::channel();
    let patience = Settings { patience: Duration::from_secs(2), ..settings };
    let app = App::new(host, patience);
    let server = tokio::spawn(serve(app, listener, async move { _ = stopped.await }));
    (address, stop, server)
}

async fn ask(address: std::net::SocketAddr, request: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("it listens");
    stream
}

async fn all(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    stream.read_to_end(&mut text).await.expect("it ends");
    String::from_utf8_lossy(&text).into_owned()
}

fn post(path: &str, token: &str, body: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n{token}Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

fn field<'a>(answer: &'a str, name: &str) -> &'a str {
    let rest = answer.split(&format!("\"{name}\":\"")).nth(1).expect(answer);
    rest.split('"').next().expect("a value")
}

#[tokio::test]
async fn who_follows_is_told_when_the_server_stops_and_then_it_ends() {
    let (address, stop, server) = started().await;
    let person = all(ask(address, &post("/api/people?as=token", "", r#"{"name":"Ada"}"#)).await).await;
    let token = format!("Authorization: Bearer {}\r\n", field(&person, "token"));
    let opened =
        all(ask(address, &post("/api/tables", &token, r#"{"game":"GE","seats":["me","open"]}"#)).await).await;
    let path = format!("/api/tables/{}/live", field(&opened, "table"));
    let mut live = ask(address, &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n")).await;
    let mut seen = String::new();
    while !seen.contains("id: 1\n") {
        let mut bytes = [0; 1024];
        let count = live.read(&mut bytes).await.expect("news");
        seen.push_str(std::str::from_utf8(&bytes[..count]).expect("text"));
    }
    stop.send(()).expect("it runs");
    let rest = all(live).await;
    assert!(rest.contains("event: closing\n"), "{rest}");
    server.await.expect("it ends");
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test]
async fn what_is_no_http_is_answered_or_closed() {
    let (address, stop, server) = started().await;
    for bytes in [
        "\r\n\r\n",
        "GET\r\n\r\n",
        "\u{16}\u{3}\u{1}",
        "GET / HTTP/9.9\r\n\r\n",
        "POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    ] {
        let mut stream = ask(address, bytes).await;
        stream.shutdown().await.expect("half closed");
        let answer = all(stream).await;
        assert!(
            answer.is_empty() || answer.starts_with("HTTP/1.1 400") || answer.starts_with("HTTP/1.1 4"),
            "{bytes:?}: {answer}"
        );
    }
    let answer =
        all(ask(address, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await)
            .await;
    assert!(answer.ends_with("alive\n"), "{answer}");
    stop.send(()).expect("it runs");
    server.await.expect("it ends");
}

async fn get(address: std::net::SocketAddr, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let mut text = Vec::new();
    // A connection that is refused may end while it is written to.
    if stream.write_all(request.as_bytes()).await.is_ok() {
        _ = stream.read_to_end(&mut text).await;
    }
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test]
async fn a_request_names_the_host_that_it_is_for() {
    let (address, stop, server) = started().await;
    for (host, status) in [
        ("", "400"),
        ("Host: localhost\r\nHost: localhost\r\n", "400"),
        ("Host: evil.example\r\n", "421"),
        ("Host: localhost:1\r\n", "200"),
        ("Host: 127.0.0.1\r\n", "200"),
    ] {
        let request = format!("GET /api/games HTTP/1.1\r\n{host}Connection: close\r\n\r\n");
        let answer = all(ask(address, &request).await).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{host:?}: {answer}");
    }
    stop.send(()).expect("it runs");
    server.await.expect("it ends");
}

#[tokio::test]
async fn one_address_does_not_take_all_connections() {
    let limits = Limits { connections: Most { total: 10, per_address: 3 }, ..Limits::around(0) };
    let (address, stop, server) = started_with(Settings { limits, ..settings() }).await;
    let held = [ask(address, "GET").await, ask(address, "GET").await, ask(address, "GET").await];
    assert_eq!(get(address, "/healthz").await, "", "a fourth one is closed");
    drop(held);
    // Until the server has seen that they are gone.
    while !get(address, "/healthz").await.ends_with("alive\n") {}
    stop.send(()).expect("it runs");
    server.await.expect("it ends");
}

#[tokio::test]
async fn who_reads_nothing_is_not_waited_for() {
    let unread_timeout = Duration::from_millis(50);
    let (address, stop, server) = started_with(Settings { unread_timeout, ..settings() }).await;
    // More than the buffers of two sockets hold, of which nothing is read.
    let page = "GET /rules/GE HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(400);
    let (silent, request) = (TcpStream::connect(address).await.expect("a connection"), page.into_bytes());
    let (_unread, mut asks) = silent.into_split();
    let asking = tokio::spawn(async move { asks.write_all(&request).await });
    let used = "carvania_limit_used{limit=\"most-connections\"} ";
    let mut seen = 0;
    loop {
        let metrics = get(address, "/metrics").await;
        let open = metrics.lines().find_map(|line| line.strip_prefix(used)).expect("a gauge").to_owned();
        seen = seen.max(open.parse::<u32>().expect("a number"));
        if seen >= 2 && open == "1" {
            break;
        }
        tokio::task::yield_now().await;
    }
    _ = asking.await;
    stop.send(()).expect("it runs");
    server.await.expect("it ends");
}
