//! How much one person or address may have of a server.

use carvania_web::{Limits, Rate};

/// The limits of a server. docs/hosting.md has a table of them; /metrics tells how much of each is used.
///
/// The rate `30/5` allows 30 at once and then one every 5 seconds; `off` means no limit.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub(super) struct LimitOptions {
    /// Requests per second from one address; 0 turns off all rates and all limits per address
    #[arg(long, value_name = "N", env = "CARVANIA_REQUESTS_PER_SECOND", default_value_t = 100)]
    requests_per_second: u32,
    /// Changes by one person [default: twice the requests at once, then half as many per second]
    #[arg(long, value_name = "N/SECONDS", env = "CARVANIA_RATE_CHANGES")]
    rate_changes: Option<Rate>,
    /// New guests from one address [default: 30/5]
    #[arg(long, value_name = "N/SECONDS", env = "CARVANIA_RATE_GUESTS")]
    rate_guests: Option<Rate>,
    /// New tables by one person [default: 30/5]
    #[arg(long, value_name = "N/SECONDS", env = "CARVANIA_RATE_TABLES")]
    rate_tables: Option<Rate>,
    /// New tables from one address [default: 120/2]
    #[arg(long, value_name = "N/SECONDS", env = "CARVANIA_RATE_TABLES_OF_ADDRESS")]
    rate_tables_of_address: Option<Rate>,
    /// New component packs from one address [default: 6/3600]
    #[arg(long, value_name = "N/SECONDS", env = "CARVANIA_RATE_PACKS")]
    rate_packs: Option<Rate>,
    /// Messages by one person, at all tables together [default: 20/3]
    #[arg(long, value_name = "N/SECONDS", env = "CARVANIA_RATE_MESSAGES")]
    rate_messages: Option<Rate>,
    /// Records that one person uploads [default: 20/30]
    #[arg(long, value_name = "N/SECONDS", env = "CARVANIA_RATE_RECORDS")]
    rate_records: Option<Rate>,
    /// Records from one address [default: 60/10]
    #[arg(long, value_name = "N/SECONDS", env = "CARVANIA_RATE_RECORDS_OF_ADDRESS")]
    rate_records_of_address: Option<Rate>,
    /// Analyses requested from one address [default: 12/30]
    #[arg(long, value_name = "N/SECONDS", env = "CARVANIA_RATE_REVIEWS_OF_ADDRESS")]
    rate_reviews_of_address: Option<Rate>,
    /// Open streams of live updates [default: 10000]
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_STREAMS")]
    most_streams: Option<usize>,
    /// Open streams from one address [default: 100]
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_STREAMS_OF_ADDRESS")]
    most_streams_of_address: Option<usize>,
    /// Open connections, if the system allows that many files [default: 20000]
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_CONNECTIONS")]
    most_connections: Option<usize>,
    /// Open connections from one address; ignored with --trust-proxy [default: 256]
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_CONNECTIONS_OF_ADDRESS")]
    most_connections_of_address: Option<usize>,
    /// Open tables in all
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_TABLES", default_value_t = 100_000)]
    most_tables: u64,
    /// Open tables of one person
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_TABLES_OF_ONE", default_value_t = 200)]
    most_tables_of_one: u64,
    /// Component packs in all; 0 for none
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_PACKS", default_value_t = 20)]
    most_packs: usize,
    /// Component packs of one person
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_PACKS_OF_ONE", default_value_t = 3)]
    most_packs_of_one: usize,
    /// Games being analysed or waiting for it
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_REVIEWS", default_value_t = 32)]
    most_reviews: usize,
    /// Games being analysed or waiting for it, for one person
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_REVIEWS_OF_ONE", default_value_t = 2)]
    most_reviews_of_one: usize,
    /// Hints being computed
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_HINTS", default_value_t = 64)]
    most_hints: usize,
    /// Uploaded records that are kept; the oldest are dropped
    #[arg(long, value_name = "N", env = "CARVANIA_MOST_RECORDS", default_value_t = 1_000)]
    most_records: u64,
}

/// So few connections are soon taken, also when nobody has asked for more.
const FEW_CONNECTIONS: usize = 1_000;

/// Files that the server needs besides connections: the database, pipes to programs, the log.
#[cfg(unix)]
const OWN_FILES: u64 = 128;

impl LimitOptions {
    /// The limits of the pages and the API.
    pub(super) fn web(&self) -> Limits {
        let mut limits = Limits::around(self.requests_per_second);
        let rates = [
            (&mut limits.person, self.rate_changes),
            (&mut limits.guests, self.rate_guests),
            (&mut limits.tables, self.rate_tables),
            (&mut limits.tables_of_address, self.rate_tables_of_address),
            (&mut limits.packs, self.rate_packs),
            (&mut limits.messages, self.rate_messages),
            (&mut limits.records, self.rate_records),
            (&mut limits.records_of_address, self.rate_records_of_address),
            (&mut limits.reviews_of_address, self.rate_reviews_of_address),
        ];
        for (limit, rate) in rates {
            *limit = rate.unwrap_or(*limit);
        }
        let counts = [
            (&mut limits.streams.total, self.most_streams),
            (&mut limits.streams.per_address, self.most_streams_of_address),
            (&mut limits.connections.total, self.most_connections),
            (&mut limits.connections.per_address, self.most_connections_of_address),
        ];
        for (limit, count) in counts {
            *limit = count.unwrap_or(*limit);
        }
        let most = &mut limits.connections;
        if let Some(files) = open_files().filter(|files| *files < most.total) {
            if files < FEW_CONNECTIONS || self.most_connections.is_some() {
                tracing::warn!(
                    connections = files,
                    "the system gives no more files: raise its limit (ulimit -n) for more"
                );
            }
            most.total = files;
            // Nobody takes all of few.
            most.per_address = most.per_address.min(files.div_ceil(2));
        }
        limits
    }

    /// The limits of tables and people.
    pub(super) fn host(&self, usual: carvania_host::Settings) -> carvania_host::Settings {
        carvania_host::Settings {
            max_open_tables: self.most_tables,
            max_tables_per_person: self.most_tables_of_one,
            max_packs: self.most_packs,
            max_packs_per_person: self.most_packs_of_one,
            max_reviews: self.most_reviews,
            max_reviews_per_person: self.most_reviews_of_one,
            max_hints: self.most_hints,
            max_records: self.most_records,
            ..usual
        }
    }
}

/// How many connections the system gives files for, after asking it for all that it may give.
#[cfg(unix)]
fn open_files() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Where it refuses, the limit stays what it is.
    _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = getrlimit(Resource::Nofile).current?;
    Some(usize::try_from(files.saturating_sub(OWN_FILES)).unwrap_or(usize::MAX).max(16))
}

#[cfg(not(unix))]
fn open_files() -> Option<usize> {
    None
}
