//! How the server is set up.

use std::time::Duration;

use axum::http::Uri;

/// What the host of a server decides.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address under which people reach the server.
    pub public_url: PublicUrl,
    /// Whether a proxy in front of the server tells who asks (`X-Forwarded-For`).
    pub trust_proxy: bool,
    /// How much one person or address may ask for.
    pub limits: Limits,
    /// How many component packs people may add.
    pub most_packs: usize,
    /// How long the server waits for connections to end when it is stopped, and then for tables.
    pub patience: Duration,
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
    /// New tables of one person.
    pub tables: Rate,
    /// Live connections, in all and of one address.
    pub streams: Streams,
}

/// So many at once, and so many more in each second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// In each second.
    pub per_second: f64,
}

/// How many live connections there may be.
#[derive(Clone, Copy, Debug)]
pub struct Streams {
    /// In all.
    pub total: usize,
    /// From one address.
    pub per_address: usize,
}

impl Limits {
    /// Limits around a number of requests that one address may send in a second; none at all for 0.
    pub fn around(requests_per_second: u32) -> Limits {
        let rate = |burst: f64, per_second: f64| match requests_per_second {
            0 => Rate { burst: f64::INFINITY, per_second: f64::INFINITY },
            _ => Rate { burst, per_second },
        };
        let requests = f64::from(requests_per_second);
        Limits {
            address: rate(4.0 * requests, requests),
            person: rate(2.0 * requests, requests / 2.0),
            guests: rate(30.0, 0.2),
            tables: rate(30.0, 0.2),
            streams: match requests_per_second {
                0 => Streams { total: 100_000, per_address: 100_000 },
                _ => Streams { total: 10_000, per_address: 100 },
            },
        }
    }
}

impl Settings {
    /// As usual, for a server that people reach under an address.
    pub fn new(public_url: PublicUrl) -> Settings {
        Settings {
            public_url,
            trust_proxy: false,
            limits: Limits::around(100),
            most_packs: 20,
            patience: Duration::from_secs(3),
        }
    }
}

/// An address such as `https://games.example.org`: scheme and host, without a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    is_https: bool,
}

/// A text that is no address of a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no address of a server: write it as in https://games.example.org, without a path")]
pub struct PublicUrlError(String);

impl PublicUrl {
    /// Scheme, host and port, without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether cookies may be kept to encrypted connections.
    pub fn is_https(&self) -> bool {
        self.is_https
    }

    /// The address of a path.
    pub(crate) fn join(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
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
