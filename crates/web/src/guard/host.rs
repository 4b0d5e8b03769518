//! The host that a request names.
//!
//! A server that only its own machine can reach is asked by the names of that machine. A page of another site can have its
//! own name lead here and ask in the browser of a visitor (DNS rebinding), but it cannot change the `Host` that the browser
//! sends.

use std::net::SocketAddr;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap};
use axum::http::{Uri, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::Problem;
use crate::settings::{PublicUrl, Settings};

/// The hosts that requests may name.
#[derive(Clone)]
pub(crate) struct Hosts {
    public_url: PublicUrl,
    /// Whether only the machine itself can reach the server.
    is_local: bool,
}

impl Hosts {
    /// For a server that listens on an address.
    pub(crate) fn new(settings: &Settings, listens_on: Option<SocketAddr>) -> Hosts {
        let is_local = listens_on.is_some_and(|address| address.ip().to_canonical().is_loopback());
        Hosts { public_url: settings.public_url.clone(), is_local }
    }

    fn check(&self, version: Version, headers: &HeaderMap, uri: &Uri) -> Result<(), Problem> {
        let named = headers.get_all(header::HOST).iter().count();
        if named > 1 || named == 0 && version >= Version::HTTP_11 {
            return Err(Problem::Malformed("name the server in one `Host` header".to_owned()));
        }
        let host = headers.get(header::HOST).map(|host| host.to_str().unwrap_or_default());
        let host = host.or_else(|| uri.authority().map(|authority| authority.as_str()));
        let is_own = |host: &str| {
            let url: Option<PublicUrl> = format!("http://{host}").parse().ok();
            url.is_some_and(|url| url.is_loopback() || url.host() == self.public_url.host())
        };
        match host {
            Some(host) if self.is_local && !is_own(host) => {
                Err(Problem::Host(self.public_url.origin().to_owned()))
            }
            Some(_) | None => Ok(()),
        }
    }
}

/// Refuses a request that does not say which host it is for, or names another one than this.
pub(crate) async fn require_host(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    match hosts.check(request.version(), request.headers(), request.uri()) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(public_url: &str, listens_on: &str) -> Hosts {
        let settings = Settings::new(public_url.parse().expect("an address"));
        Hosts::new(&settings, listens_on.parse().ok())
    }

    fn answers(hosts: &Hosts, named: &[&str]) -> bool {
        let host = |host: &&str| (header::HOST, host.parse().expect("a value"));
        let headers: HeaderMap = named.iter().map(host).collect();
        let mut all = HeaderMap::new();
        headers.into_iter().for_each(|(_, host)| _ = all.append(header::HOST, host));
        hosts.check(Version::HTTP_11, &all, &Uri::from_static("/")).is_ok()
    }

    #[test]
    fn who_can_be_reached_by_the_machine_alone_answers_to_its_names() {
        let hosts = hosts("https://games.example.org", "127.0.0.1:8650");
        for host in ["localhost", "localhost:8650", "LOCALHOST", "127.0.0.1:1", "[::1]:8650", "x.localhost"] {
            assert!(answers(&hosts, &[host]), "{host}");
        }
        assert!(answers(&hosts, &["games.example.org"]), "a proxy on this machine");
        for host in
            ["evil.com", "evil.com:8650", "localhost.evil.com", "127.0.0.1.evil.com", "", "a b", "192.0.2.1"]
        {
            assert!(!answers(&hosts, &[host]), "{host:?}");
        }
    }

    #[test]
    fn who_can_be_reached_from_elsewhere_answers_to_any_name() {
        let hosts = hosts("http://localhost:8650", "0.0.0.0:8650");
        assert!(answers(&hosts, &["games.home:8650"]) && answers(&hosts, &["192.168.1.20"]));
    }

    #[test]
    fn a_request_names_one_host() {
        for listens_on in ["127.0.0.1:8650", "0.0.0.0:8650"] {
            let hosts = hosts("http://localhost:8650", listens_on);
            assert!(!answers(&hosts, &[]) && !answers(&hosts, &["localhost", "localhost"]));
            let (none, uri) = (HeaderMap::new(), Uri::from_static("/"));
            assert!(hosts.check(Version::HTTP_10, &none, &uri).is_ok(), "older clients name none");
        }
    }
}
