//! The address that a server listens on.

use std::net::{SocketAddr, ToSocketAddrs};

use anyhow::{Result, bail};

/// Where a server listens by default.
const DEFAULT: &str = "127.0.0.1:8650";

/// The option that names the address.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ListenOption {
    /// The address and port to listen on, such as localhost:8650; 0.0.0.0:8650 for everybody on the network
    #[arg(long, value_name = "ADDRESS:PORT", env = "CARVANIA_LISTEN", default_value = DEFAULT, value_parser = resolve)]
    pub(crate) listen: SocketAddr,
}

/// Reads an address, or looks a name up.
fn resolve(text: &str) -> Result<SocketAddr> {
    if let Ok(address) = text.parse() {
        return Ok(address);
    }
    let Some((name, port)) = text.rsplit_once(':') else {
        bail!("write an address and a port, as in {DEFAULT}");
    };
    let Ok(port) = port.parse::<u16>() else {
        bail!("`{port}` is not a port: write a number up to 65535, as in {DEFAULT}");
    };
    let Ok(addresses) = (name, port).to_socket_addrs() else {
        bail!("`{name}` is not an address of this machine: write one, as in {DEFAULT}");
    };
    // A name such as localhost often stands for two addresses; a browser tries both, other programs only the older kind.
    let addresses: Vec<SocketAddr> = addresses.collect();
    match addresses.iter().find(|address| address.is_ipv4()).or(addresses.first()) {
        Some(address) => Ok(*address),
        None => bail!("`{name}` has no address: write one, as in {DEFAULT}"),
    }
}

#[cfg(test)]
mod tests {
    use super::resolve;

    #[test]
    fn an_address_may_be_a_name() {
        for (text, address) in [
            ("127.0.0.1:8650", "127.0.0.1:8650"),
            ("localhost:8650", "127.0.0.1:8650"),
            ("0.0.0.0:80", "0.0.0.0:80"),
            ("[::1]:8650", "[::1]:8650"),
        ] {
            assert_eq!(resolve(text).unwrap().to_string(), address, "{text}");
        }
    }

    #[test]
    fn what_is_not_an_address_is_explained() {
        for (text, reason) in [
            ("nowhere", "an address and a port"),
            ("localhost:", "is not a port"),
            ("localhost:65536", "is not a port"),
            ("no such name:8650", "is not an address"),
        ] {
            let error = resolve(text).unwrap_err().to_string();
            assert!(error.contains(reason) && error.contains("127.0.0.1:8650"), "{text}: {error}");
        }
    }
}
