//! `carvania serve`: tables in the browser, and an API for programs.

mod browser;
mod flag;
mod limits;
mod log;
mod signals;

use std::io;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use carvania_host::Host;
use carvania_lab::external::{Confinement, Program};
use carvania_store::Store;
use carvania_web::{App, Links, PublicUrl, Settings};
use clap::Parser;
use tokio::net::TcpListener;

use crate::database::DatabaseOption;
use crate::listen::ListenOption;
use crate::output;
use limits::LimitOptions;
use log::LogOptions;

const EXAMPLES: &str = "\
Examples:
  carvania serve                                          for the browser on this machine
  carvania serve --listen 0.0.0.0:8650                    for everybody on the network
  carvania serve --public-url https://games.example.org --trust-proxy
                                                          behind a proxy that speaks HTTPS
  CARVANIA_LOG=json carvania serve --log-level info       options from the environment";

/// Serve the games: pages for the browser, an API for programs.
///
/// Every option can also be set as an environment variable. Tables are kept in one file and survive a crash. Ctrl-C,
/// SIGTERM or SIGHUP stops the server, which first finishes the requests in progress.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(flatten)]
    address: ListenOption,
    #[command(flatten)]
    database: DatabaseOption,
    /// How people reach the server, if not by the address it listens on, such as `https://games.example.org`
    #[arg(long, value_name = "URL", env = "CARVANIA_PUBLIC_URL")]
    public_url: Option<PublicUrl>,
    /// Where to report vulnerabilities, such as mailto:security@example.org; published at /.well-known/security.txt
    #[arg(long, value_name = "ADDRESS", env = "CARVANIA_SECURITY_CONTACT", value_parser = contact)]
    security_contact: Option<String>,
    /// How many threads bots think on [default: one less than the number of cores]
    #[arg(long, value_name = "N", env = "CARVANIA_BOT_THREADS")]
    bot_threads: Option<NonZeroUsize>,
    /// A program that can take a seat, as docs/bots.md describes, such as `mine=./mybot@200ms`; several are allowed
    #[arg(long, value_name = "NAME=COMMAND", env = "CARVANIA_PROGRAM", value_delimiter = ';', value_parser = program)]
    program: Vec<(String, Program)>,
    /// How many megabytes of data each process of such a program may use (on Linux)
    #[arg(long, value_name = "MB", env = "CARVANIA_PROGRAM_MEMORY", default_value_t = 2048, value_parser = clap::value_parser!(u32).range(16..))]
    program_memory: u32,
    /// Close a lobby after this many days without activity
    #[arg(long, value_name = "DAYS", env = "CARVANIA_LOBBY_DAYS", default_value_t = 7, value_parser = clap::value_parser!(u16).range(1..=3650))]
    lobby_days: u16,
    /// How many minutes players who leave a game with other people have to return before they lose it
    #[arg(long, value_name = "MINUTES", env = "CARVANIA_RETURN_MINUTES", default_value_t = 5, value_parser = clap::value_parser!(u16).range(0..=1440))]
    return_minutes: u16,
    /// Disconnect a client that reads nothing for this many seconds
    #[arg(long, value_name = "SECONDS", env = "CARVANIA_UNREAD_SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u16).range(1..=3600))]
    unread_seconds: u16,
    /// Trust the X-Forwarded-For header of the proxy in front of the server; never use this without such a proxy
    #[arg(long, env = "CARVANIA_TRUST_PROXY", value_parser = flag::parse)]
    trust_proxy: bool,
    #[command(flatten)]
    log: LogOptions,
    /// Do not open the browser
    #[arg(long, env = "CARVANIA_NO_BROWSER", value_parser = flag::parse)]
    no_browser: bool,
    #[command(flatten)]
    limits: LimitOptions,
}

/// The options of a server that is started without a command.
#[derive(Parser)]
struct Bare {
    #[command(flatten)]
    options: Options,
}

impl Options {
    /// What the environment says, and else the usual.
    pub(crate) fn bare() -> Options {
        Bare::parse_from(["carvania serve"]).options
    }
}

/// Reads a program as `--program` names it: `NAME=COMMAND`.
fn program(text: &str) -> Result<(String, Program)> {
    let (name, command) = text.split_once('=').context("write NAME=COMMAND, as in mine=./mybot@200ms")?;
    let is_name = |name: &str| {
        !name.is_empty() && name.chars().all(|sign| sign.is_alphanumeric() || "-_. ".contains(sign))
    };
    let name = Some(name.trim())
        .filter(|name| is_name(name))
        .context("a program needs a name of letters and digits, as in mine=./mybot")?;
    Ok((name.to_owned(), command.parse()?))
}

/// Runs the command.
pub(crate) fn run(options: &Options) -> Result<()> {
    log::start(options.log);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.context("cannot start the threads of the server")?;
    let served = runtime.block_on(serve(options));
    // A program in a seat that does not end is not waited for.
    runtime.shutdown_background();
    served
}

async fn serve(options: &Options) -> Result<()> {
    let stop = signals::stop()?;
    let path = options.database.path()?;
    // First the port: if it cannot be had, that is said before anything is written.
    let listen = options.address.listen;
    let listener = TcpListener::bind(listen).await.map_err(|error| cannot_listen(listen, &error))?;
    let address = listener.local_addr().context("cannot tell the address")?;
    let has_folder = path.parent().is_none_or(|folder| folder.as_os_str().is_empty() || folder.exists());
    let store = Store::open(&path).await.context("cannot open the database")?;
    let host =
        Host::start(store.clone(), host_settings(options, &path)).await.context("cannot start the tables")?;
    let settings = web_settings(options, address)?;
    let folder = if has_folder { "" } else { ", in a folder that was made for it" };
    warn_without_proxy(&settings);
    announce(&settings, &format!("{}{folder}", path.display()))?;
    if !options.no_browser {
        browser::open(settings.public_url.origin());
    }
    carvania_web::serve(App::new(host, settings), listener, stop).await;
    store.close().await;
    Ok(())
}

/// The programs, confined so that they cannot read the database.
fn programs(options: &Options, database: &Path) -> Vec<(String, Program)> {
    if !options.program.is_empty() && !Confinement::is_supported() {
        tracing::warn!(
            "programs in seats can read the database: this system has no Landlock to hide it from them"
        );
    }
    let memory = u64::from(options.program_memory) << 20;
    let confinement = Confinement { hidden: database.to_owned(), memory };
    let confined =
        |(name, program): &(String, Program)| (name.clone(), program.clone().confined(confinement.clone()));
    options.program.iter().map(confined).collect()
}

fn host_settings(options: &Options, database: &Path) -> carvania_host::Settings {
    let usual = options.limits.host(carvania_host::Settings::default());
    carvania_host::Settings {
        bot_threads: options.bot_threads.unwrap_or(usual.bot_threads),
        programs: programs(options, database),
        lobby_timeout: Duration::from_secs(u64::from(options.lobby_days) * 24 * 60 * 60),
        return_time: Duration::from_secs(u64::from(options.return_minutes) * 60),
        ..usual
    }
}

/// An address that a text file can hold in a line: of a letter box, a page or a telephone.
fn contact(text: &str) -> Result<String, String> {
    let is_known = ["mailto:", "https://", "tel:"].iter().any(|begin| text.starts_with(begin));
    if is_known && text.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Ok(text.to_owned());
    }
    Err("write an address such as mailto:security@example.org or https://example.org/contact".to_owned())
}

fn web_settings(options: &Options, address: SocketAddr) -> Result<Settings> {
    let (public_url, links) = match &options.public_url {
        Some(url) => (url.clone(), Links::Public),
        None => (local(address).parse()?, Links::AsReached { network: network(address) }),
    };
    let limits = options.limits.web();
    let security_contact = options.security_contact.clone();
    Ok(Settings {
        links,
        trust_proxy: options.trust_proxy,
        limits,
        security_contact,
        unread_timeout: Duration::from_secs(u64::from(options.unread_seconds)),
        ..Settings::new(public_url)
    })
}

/// How a browser on this machine reaches an address that is listened on.
fn local(address: SocketAddr) -> String {
    match address.ip() {
        ip if ip.is_unspecified() => format!("http://localhost:{}", address.port()),
        _ => format!("http://{address}"),
    }
}

/// How others in the network reach an address that is listened on, if it is open to them.
fn network(address: SocketAddr) -> Option<PublicUrl> {
    if !address.ip().is_unspecified() {
        return None;
    }
    // Connecting a datagram socket sends nothing: it only asks which of its addresses the machine would use.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    if own.is_loopback() || own.is_unspecified() {
        return None;
    }
    format!("http://{}", SocketAddr::new(own, address.port())).parse().ok()
}

/// Encrypted connections end at a proxy, and without its word everybody has the proxy's address: then all visitors together
/// have the limits of one.
fn warn_without_proxy(settings: &Settings) {
    if settings.public_url.is_https() && !settings.trust_proxy {
        tracing::warn!(
            "all visitors share the limits of one address: if a proxy sets X-Forwarded-For, start with --trust-proxy"
        );
    }
}

fn announce(settings: &Settings, place: &str) -> Result<()> {
    let network = match &settings.links {
        Links::AsReached { network: Some(network) } => {
            format!("On your network it is at {}\n", network.origin())
        }
        _ => String::new(),
    };
    output::print(&format!(
        "Carvania is at {}\n{network}Tables are kept in {place}; Ctrl-C ends the server.\n",
        settings.public_url.origin(),
    ))
}

pub(crate) fn cannot_listen(address: SocketAddr, error: &io::Error) -> anyhow::Error {
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            let next = address.port().wrapping_add(1).max(1024);
            anyhow!(
                "cannot listen on {address}: another program does, perhaps another carvania. Stop it, or choose another \
                 port: carvania serve --listen {}",
                SocketAddr::new(address.ip(), next)
            )
        }
        io::ErrorKind::PermissionDenied => anyhow!(
            "cannot listen on {address}: only the administrator may use ports below 1024; choose a higher one"
        ),
        io::ErrorKind::AddrNotAvailable => {
            anyhow!("cannot listen on {address}: this machine does not have that address; choose another one")
        }
        _ => anyhow!("cannot listen on {address}: {error}"),
    }
}
