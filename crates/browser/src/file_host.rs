//! A host that sends files and knows nothing of games: what the site without a server is put on.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// The path under which the site lies, as `cargo xtask test` builds it.
const PATH: &str = "/games/carvania/";
/// Where it builds it.
const FOLDER: &str = "pocket-under-a-path";
/// No request of a browser is longer.
const MAX_REQUEST: usize = 64 * 1024;

/// A host with the site under a path.
pub struct FileHost {
    folder: PathBuf,
    address: SocketAddr,
    changed: Changed,
    accepting: Option<JoinHandle<()>>,
}

/// Files that are sent instead of those in the folder.
type Changed = Arc<Mutex<HashMap<String, Vec<u8>>>>;

impl FileHost {
    /// What to do where there is no site.
    pub const MISSING: &str = "the site without a server is not built (cargo xtask test site)";

    /// Whether there is a site to be tested.
    pub fn has_site() -> bool {
        folder().join("worker.js").is_file()
    }

    /// Starts it on a port that is free.
    ///
    /// # Panics
    /// If the site is not built.
    pub async fn start() -> FileHost {
        assert!(FileHost::has_site(), "{}", FileHost::MISSING);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let mut host = FileHost { folder: folder(), address, changed: Changed::default(), accepting: None };
        host.accept(listener);
        host
    }

    /// The address of a page of the site.
    pub fn url(&self, page: &str) -> String {
        format!("http://{}{PATH}{page}", self.address)
    }

    /// Sends another content of a file from now on.
    pub fn change(&self, name: &str, change: impl FnOnce(String) -> String) {
        let before = std::fs::read_to_string(self.folder.join(name)).expect("the site has the file");
        let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        changed.insert(name.to_owned(), change(before).into_bytes());
    }

    /// Closes its port: whoever asks is refused.
    pub async fn stop(&mut self) {
        if let Some(accepting) = self.accepting.take() {
            accepting.abort();
            _ = accepting.await;
        }
    }

    /// Opens its port again.
    pub async fn start_again(&mut self) {
        let listener = TcpListener::bind(self.address).await.expect("the port is free again");
        self.accept(listener);
    }

    fn accept(&mut self, listener: TcpListener) {
        let (folder, changed) = (self.folder.clone(), Arc::clone(&self.changed));
        self.accepting = Some(tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (folder, changed) = (folder.clone(), Arc::clone(&changed));
                // A browser may go away at any time.
                tokio::spawn(async move { _ = answer(stream, &folder, &changed).await });
            }
        }));
    }
}

/// Where the site is: tests are in `PROFILE/deps` of the target folder.
fn folder() -> PathBuf {
    let test = std::env::current_exe().expect("a test has a path");
    test.ancestors().nth(3).expect("a test lies in the target folder").join(FOLDER)
}

/// Answers one request, and closes the connection.
async fn answer(mut stream: TcpStream, folder: &Path, changed: &Changed) -> io::Result<()> {
    let mut request = Vec::new();
    while !request.windows(4).any(|end| end == b"\r\n\r\n") && request.len() < MAX_REQUEST {
        if stream.read_buf(&mut request).await? == 0 {
            return Ok(());
        }
    }
    let request = String::from_utf8_lossy(&request);
    let address = request.split(' ').nth(1).unwrap_or_default();
    let path = address.split('?').next().unwrap_or_default();
    let name = path.strip_prefix(PATH).map(|name| {
        if name.ends_with('/') || name.is_empty() { format!("{name}index.html") } else { name.to_owned() }
    });
    let found = name.as_ref().filter(|name| !name.contains("..")).and_then(|name| {
        let changed = changed.lock().unwrap_or_else(PoisonError::into_inner).get(name).cloned();
        changed.or_else(|| std::fs::read(folder.join(name)).ok())
    });
    let (status, kind, body) = match (found, name) {
        (Some(body), Some(name)) => ("200 OK", kind(&name), body),
        // As static hosts do, with the page that the site has for it.
        _ => ("404 Not Found", "text/html", std::fs::read(folder.join("404.html"))?),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(&body).await?;
    stream.shutdown().await
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
