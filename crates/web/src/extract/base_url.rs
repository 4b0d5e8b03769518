//! The address that links for others begin with.
//!
//! Without a public address it is the one by which a request came, as its `Host` says. Anybody can write anything there, so
//! it is checked letter by letter, and it is shown to nobody but the client that sent it.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::Uri;
use axum::http::header::{HOST, HeaderMap};
use axum::http::request::Parts;

use crate::app::App;
use crate::settings::{Links, PublicUrl, Settings};

/// No name of a host is longer.
const MAX_HOST: usize = 255;

/// The address that the links for the client begin with.
pub(crate) struct BaseUrl(pub(crate) PublicUrl);

impl BaseUrl {
    /// For a request with these headers to this address.
    pub(crate) fn of(settings: &Settings, headers: &HeaderMap, uri: &Uri) -> BaseUrl {
        let Links::AsReached { network } = &settings.links else {
            return BaseUrl(settings.public_url.clone());
        };
        let reached =
            by_host(headers, uri, settings.trust_proxy).unwrap_or_else(|| settings.public_url.clone());
        match network {
            Some(network) if reached.is_loopback() => BaseUrl(network.clone()),
            _ => BaseUrl(reached),
        }
    }
}

impl FromRequestParts<App> for BaseUrl {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<BaseUrl, Infallible> {
        Ok(BaseUrl::of(app.settings(), &parts.headers, &parts.uri))
    }
}

/// The address by which a request came; a proxy that is trusted knows whether it was encrypted.
fn by_host(headers: &HeaderMap, uri: &Uri, trust_proxy: bool) -> Option<PublicUrl> {
    let named = headers.get(HOST).and_then(|host| host.to_str().ok());
    let host = named.or_else(|| uri.authority().map(|authority| authority.as_str()));
    let host = host.filter(|host| is_host(host))?;
    let proto = headers.get("x-forwarded-proto").filter(|_| trust_proxy);
    let scheme = if proto.is_some_and(|proto| proto == "https") { "https" } else { "http" };
    format!("{scheme}://{host}").parse().ok()
}

/// Whether a text is a name or an address, with a port or without, and nothing else.
fn is_host(text: &str) -> bool {
    let (host, port) = match text.rsplit_once(':') {
        Some((host, port)) if !port.contains(']') => (host, Some(port)),
        _ => (text, None),
    };
    let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|number| number > 0));
    let inside = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let is_named = |host: &str| {
        let is_part = |part: &str| {
            !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(&sign))
        };
        host.split('.').all(is_part)
    };
    let is_known = match inside {
        Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
        None => is_named(host),
    };
    text.len() <= MAX_HOST && is_port && is_known
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reached(links: Links, host: &str) -> String {
        let mut settings = Settings::new("http://localhost:8650".parse().expect("an address"));
        settings.links = links;
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().expect("a value"));
        BaseUrl::of(&settings, &headers, &Uri::from_static("/")).0.origin().to_owned()
    }

    fn as_reached(host: &str) -> String {
        reached(Links::AsReached { network: None }, host)
    }

    #[test]
    fn links_name_the_host_that_was_asked() {
        for host in ["192.168.1.20:8650", "games.local", "my_pc:80", "[fe80::1]:8650", "[::1]"] {
            assert_eq!(as_reached(host), format!("http://{host}"));
        }
        assert_eq!(as_reached("Games.Local"), "http://games.local");
    }

    #[test]
    fn what_is_no_host_is_never_repeated() {
        let long = "x".repeat(300);
        let hosts = [
            "", "a b", "a/b", "a@b", "a?b", "a#b", "a\"b", "<b>", "a:b", "a:", "a:0", "a:99999", "a:1:2",
            "..", "a..b", "[::1", "::1", "[x]", "[::1]x", "é", "a%20b", "a'b", &long,
        ];
        for host in hosts {
            assert_eq!(as_reached(host), "http://localhost:8650", "{host}");
        }
    }

    #[test]
    fn whoever_sits_at_the_machine_gets_the_address_of_its_network() {
        let network = || Links::AsReached { network: "http://192.168.1.20:8650".parse().ok() };
        for host in ["localhost:8650", "127.0.0.1:8650", "[::1]:8650"] {
            assert_eq!(reached(network(), host), "http://192.168.1.20:8650");
        }
        assert_eq!(reached(network(), "10.0.0.3:8650"), "http://10.0.0.3:8650");
    }

    #[test]
    fn a_public_address_is_never_replaced() {
        assert_eq!(reached(Links::Public, "evil.example"), "http://localhost:8650");
    }

    #[test]
    fn only_a_proxy_that_is_trusted_says_that_it_was_encrypted() {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "games.local".parse().expect("a value"));
        headers.insert("x-forwarded-proto", "https".parse().expect("a value"));
        let origin =
            |trust_proxy| by_host(&headers, &Uri::from_static("/"), trust_proxy).expect("an address");
        assert_eq!(origin(true).origin(), "https://games.local");
        assert_eq!(origin(false).origin(), "http://games.local");
    }
}
