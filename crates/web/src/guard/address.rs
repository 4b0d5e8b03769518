//! The address that a request comes from.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

#[cfg(feature = "server")]
use axum::extract::ConnectInfo;
use axum::extract::Request;
use axum::http::HeaderMap;

/// The address of the client. Of an IPv6 address the first half: the rest is theirs to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(pub(crate) IpAddr);

/// Of those of whom nothing is known: they are all one.
impl Default for Address {
    fn default() -> Address {
        Address(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
    }
}

impl Address {
    /// Where a request comes from: the other end of the connection, or whom the proxy names that stands there.
    pub(crate) fn of(request: &Request, trust_proxy: bool) -> Address {
        let peer = peer(request);
        let named = trust_proxy.then(|| forwarded(request.headers())).flatten();
        named.or(peer).map_or_else(Address::default, Address::network)
    }

    /// The address of a client with this one.
    pub(crate) fn network(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V6(address) => {
                let half = u128::from(address) >> 64 << 64;
                IpAddr::V6(Ipv6Addr::from(half))
            }
            address @ IpAddr::V4(_) => address,
        })
    }
}

/// The other end of the connection.
#[cfg(feature = "server")]
fn peer(request: &Request) -> Option<IpAddr> {
    request.extensions().get().map(|ConnectInfo::<SocketAddr>(peer)| peer.ip())
}

/// Without connections there is no other end.
#[cfg(not(feature = "server"))]
fn peer(_: &Request) -> Option<IpAddr> {
    None
}

/// Whom the nearest proxy names: the last of the list. What stands before it anybody can have written.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?;
    let text = last.to_str().ok()?.rsplit(',').next()?.trim();
    text.parse().ok().or_else(|| text.parse().ok().map(|address: SocketAddr| address.ip()))
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn of(forwarded: &str, trust_proxy: bool) -> String {
        let request = Request::builder().header("X-Forwarded-For", forwarded).body(Body::empty());
        let mut request = request.expect("a request");
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([192, 0, 2, 1], 1234))));
        Address::of(&request, trust_proxy).0.to_string()
    }

    #[test]
    fn a_proxy_is_believed_only_if_it_is_trusted() {
        assert_eq!(of("198.51.100.7", false), "192.0.2.1");
        assert_eq!(of("198.51.100.7", true), "198.51.100.7");
    }

    #[test]
    fn only_the_last_of_the_list_counts() {
        assert_eq!(of("203.0.113.9, 198.51.100.7", true), "198.51.100.7");
        assert_eq!(of("203.0.113.9, nonsense", true), "192.0.2.1");
    }

    #[test]
    fn an_ipv6_network_is_one_address() {
        assert_eq!(of("2001:db8:1:2:3:4:5:6", true), "2001:db8:1:2::");
        assert_eq!(of("::ffff:198.51.100.7", true), "198.51.100.7");
    }
}
