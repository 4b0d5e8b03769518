//! The cookie that a browser is known by.

use axum::http::header::{self, HeaderMap};

/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// How the cookie is called and kept. Over an encrypted connection the name itself makes browsers insist on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cookie {
    /// Whether it is for encrypted connections only.
    pub(crate) is_secure: bool,
}

impl Cookie {
    fn name(self) -> &'static str {
        if self.is_secure { "__Host-carvania" } else { "carvania" }
    }

    fn secure(self) -> &'static str {
        if self.is_secure { "; Secure" } else { "" }
    }

    /// The header that gives it.
    pub(crate) fn set(self, secret: &str) -> String {
        let (name, secure) = (self.name(), self.secure());
        format!("{name}={secret}; HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR}{secure}")
    }

    /// The header that takes it away.
    pub(crate) fn clear(self) -> String {
        format!("{}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0{}", self.name(), self.secure())
    }

    /// What stands in it.
    pub(crate) fn read(self, headers: &HeaderMap) -> Option<&str> {
        value(headers, self.name())
    }
}

/// What stands in the cookie with a name.
pub(crate) fn value<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let pairs = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut pairs = pairs.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| name.trim() == wanted).map(|(_, value)| value.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_read_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, "theme=dark; carvania=one".parse().expect("a value"));
        headers.append(header::COOKIE, "__Host-carvania=two".parse().expect("a value"));
        assert_eq!(Cookie { is_secure: false }.read(&headers), Some("one"));
        assert_eq!(Cookie { is_secure: true }.read(&headers), Some("two"));
        assert_eq!(Cookie { is_secure: true }.read(&HeaderMap::new()), None);
    }

    #[test]
    fn scripts_and_other_sites_do_not_get_it() {
        let plain = "carvania=x; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000";
        assert_eq!(Cookie { is_secure: false }.set("x"), plain);
        assert_eq!(Cookie { is_secure: true }.set("x"), format!("__Host-{plain}; Secure"));
    }
}
