//! How the server is set up.

use std::net::IpAddr;
use std::time::Duration;

use axum::http::Uri;

/// What the host of a server decides.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address under which people reach the server.
    pub public_url: PublicUrl,
    /// How links are made for people to send to others.
    pub links: Links,
    /// Whether a proxy in front of the server tells who asks (`X-Forwarded-For`).
    pub trust_proxy: bool,
    /// How much one person or address may ask for.
    pub limits: Limits,
    /// A client that reads nothing of what is sent to it for so long is not waited for.
    pub unread_timeout: Duration,
    /// Whom to tell about a weakness of the server, as an address such as `mailto:security@example.org`.
    pub security_contact: Option<String>,
    /// How long the server waits for connections to end when it is stopped, and then for tables.
    pub patience: Duration,
    /// Whether it is no server but the browser itself that answers: nobody else can come then.
    pub is_pocket: bool,
}

/// How links are made for people to send to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Links {
    /// They begin with the public address.
    Public,
    /// No public address was given: they begin with the address by which the client has come. A person at the machine
    /// itself comes by an address that is of no use to others, so their links have this one, if it is known.
    AsReached {
        /// The address of the machine in its network.
        network: Option<PublicUrl>,
    },
}

/// How much one person or address may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of one address.
    pub address: Rate,
    /// State-changing requests of one person.
    pub person: Rate,
    /// New people from one address.
    pub guests: Rate,
    /// New tables of one person. One that goes on from a long game counts as several.
    pub tables: Rate,
    /// New tables from one address, however many people share it.
    pub tables_of_address: Rate,
    /// New component packs from one address.
    pub packs: Rate,
    /// Messages of one person, at all tables.
    pub messages: Rate,
    /// Records that one person brings.
    pub records: Rate,
    /// Records from one address.
    pub records_of_address: Rate,
    /// Games that one address has reviewed.
    pub reviews_of_address: Rate,
    /// Live updates of tables.
    pub streams: Most,
    /// Connections. Where a proxy is trusted, all of them come from one address, and only how many there are in all counts.
    pub connections: Most,
}

/// A number of requests at once, and a rate at which more are allowed. Written as `30/5`: 30 at once, then one every 5
/// seconds; or `off` for no limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// How many at once.
    pub burst: f64,
    /// In each second.
    pub per_second: f64,
}

/// How many of something there may be at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Most {
    /// How many there may be in all.
    pub total: usize,
    /// From one address.
    pub per_address: usize,
}

/// A text that is not a rate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write how many at once and then one every so many seconds, such as 30/5, or `off`")]
pub struct RateError;

impl Rate {
    /// No limit at all.
    pub const OFF: Rate = Rate { burst: f64::INFINITY, per_second: f64::INFINITY };
}

impl std::str::FromStr for Rate {
    type Err = RateError;

    fn from_str(text: &str) -> Result<Rate, RateError> {
        if text.trim().eq_ignore_ascii_case("off") {
            return Ok(Rate::OFF);
        }
        let (burst, seconds) = text.split_once('/').ok_or(RateError)?;
        let burst: u32 = burst.trim().parse().map_err(|_| RateError)?;
        let seconds: f64 = seconds.trim().parse().map_err(|_| RateError)?;
        let is_rate = burst > 0 && (0.001..=1e6).contains(&seconds);
        if is_rate { Ok(Rate { burst: f64::from(burst), per_second: 1.0 / seconds }) } else { Err(RateError) }
    }
}

impl Limits {
    /// Limits around a number of requests that one address may send in a second; none at all for 0.
    pub fn around(requests_per_second: u32) -> Limits {
        let rate = |burst: f64, per_second: f64| match requests_per_second {
            0 => Rate::OFF,
            _ => Rate { burst, per_second },
        };
        let requests = f64::from(requests_per_second);
        Limits {
            address: rate(4.0 * requests, requests),
            person: rate(2.0 * requests, requests / 2.0),
            guests: rate(30.0, 0.2),
            tables: rate(30.0, 0.2),
            tables_of_address: rate(120.0, 0.5),
            packs: rate(6.0, 1.0 / 3600.0),
            messages: rate(20.0, 1.0 / 3.0),
            records: rate(20.0, 1.0 / 30.0),
            records_of_address: rate(60.0, 0.1),
            reviews_of_address: rate(12.0, 1.0 / 30.0),
            streams: match requests_per_second {
                0 => Most { total: 100_000, per_address: 100_000 },
                _ => Most { total: 10_000, per_address: 100 },
            },
            connections: match requests_per_second {
                0 => Most { total: 100_000, per_address: 100_000 },
                _ => Most { total: 20_000, per_address: 256 },
            },
        }
    }
}

impl Settings {
    /// As usual, for a server that people reach under an address.
    pub fn new(public_url: PublicUrl) -> Settings {
        Settings {
            public_url,
            links: Links::Public,
            trust_proxy: false,
            limits: Limits::around(100),
            security_contact: None,
            unread_timeout: Duration::from_secs(60),
            patience: Duration::from_secs(3),
            is_pocket: false,
        }
    }
}

/// An address such as `https://games.example.org`: scheme and host, and the path under which everything lies, if it is not
/// at the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    path: String,
    is_https: bool,
}

/// A text that is not a server address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a server address: write it like https://games.example.org, without a path")]
pub struct PublicUrlError(String);

impl PublicUrl {
    /// The address of what lies under a path of this one, such as `/games`.
    #[must_use]
    pub fn under(self, path: &str) -> PublicUrl {
        let path = path.trim_matches('/');
        PublicUrl { path: if path.is_empty() { String::new() } else { format!("/{path}") }, ..self }
    }

    /// Scheme, host and port, without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The path under which everything lies, without a slash at the end; empty at the root.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// Whether cookies may be kept to encrypted connections.
    pub fn is_https(&self) -> bool {
        self.is_https
    }

    /// Whether only the machine itself is reached by it.
    pub fn is_loopback(&self) -> bool {
        let host = self.host();
        let address: Option<IpAddr> = host.trim_matches(['[', ']']).parse().ok();
        host == "localhost"
            || host.ends_with(".localhost")
            || address.is_some_and(|address| address.to_canonical().is_loopback())
    }

    /// The host without its port.
    pub(crate) fn host(&self) -> &str {
        let authority = self.origin.split_once("://").map_or("", |(_, authority)| authority);
        match authority.rsplit_once(':') {
            Some((host, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => host,
            _ => authority,
        }
    }

    /// The address of a path.
    pub(crate) fn join(&self, path: &str) -> String {
        format!("{}{}{path}", self.origin, self.path)
    }
}

impl std::str::FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<PublicUrl, PublicUrlError> {
        let error = || PublicUrlError(text.chars().take(80).collect());
        let uri: Uri = text.parse().map_err(|_| error())?;
        let scheme = uri.scheme_str().filter(|scheme| ["http", "https"].contains(scheme));
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'));
        let is_bare = uri.path() == "/" && uri.query().is_none() && !text.contains('#');
        match (scheme, authority) {
            (Some(scheme), Some(authority)) if is_bare => Ok(PublicUrl {
                origin: format!("{scheme}://{}", authority.as_str().to_ascii_lowercase()),
                path: String::new(),
                is_https: scheme == "https",
            }),
            _ => Err(error()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_scheme_and_host() {
        let url: PublicUrl = "https://Games.example.org/".parse().expect("an address");
        assert_eq!(url.origin(), "https://games.example.org");
        assert!(url.is_https());
        assert_eq!(url.join("/api"), "https://games.example.org/api");
        for path in ["games/all", "/games/all/"] {
            let below = url.clone().under(path);
            assert_eq!((below.path(), below.origin()), ("/games/all", url.origin()));
            assert_eq!(below.join("/api"), "https://games.example.org/games/all/api");
        }
        assert_eq!(url.clone().under("/"), url);
    }

    #[test]
    fn loopback_is_the_machine_itself() {
        let is_loopback = |text: &str| text.parse::<PublicUrl>().expect("an address").is_loopback();
        for text in
            ["http://localhost:8650", "http://x.localhost", "http://127.0.0.1:8650", "http://[::1]:8650"]
        {
            assert!(is_loopback(text), "{text}");
        }
        for text in
            ["http://192.168.1.20:8650", "http://localhost.example.org", "http://[fe80::1]", "http://games"]
        {
            assert!(!is_loopback(text), "{text}");
        }
    }

    #[test]
    fn a_rate_is_so_many_at_once_and_then_one_every_so_often() {
        assert_eq!("30/5".parse(), Ok(Rate { burst: 30.0, per_second: 0.2 }));
        assert_eq!(" 200 / 0.02 ".parse(), Ok(Rate { burst: 200.0, per_second: 50.0 }));
        assert_eq!("off".parse(), Ok(Rate::OFF));
        for text in ["", "30", "0/5", "-1/5", "30/0", "30/nan", "30/inf", "1.5/5", "30/5s", "/", "x/y"] {
            assert_eq!(text.parse::<Rate>(), Err(RateError), "{text}");
        }
    }

    #[test]
    fn what_is_no_address_of_a_server_is_refused() {
        for text in
            ["", "games.example.org", "ftp://x", "https://", "https://x/path", "http://x?y", "http://a@b"]
        {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
