//! Pages under a sub-path: addresses that begin with a slash begin with the path of the site.

/// The attributes that hold addresses.
const ATTRIBUTES: [&str; 7] =
    [" href=\"/", " src=\"/", " action=\"/", " formaction=\"/", " content=\"/", " data-live=\"/", " data-at=\"/"];

/// A page whose addresses begin with `base`.
pub(crate) fn rebase(page: &str, base: &str) -> String {
    ATTRIBUTES.iter().fold(page.to_owned(), |page, attribute| {
        let begin = &attribute[..attribute.len() - 1];
        page.replace(attribute, &format!("{begin}{base}/"))
    })
}

#[cfg(test)]
mod tests {
    use super::rebase;

    #[test]
    fn addresses_of_the_site_begin_with_its_path() {
        let page = r#"<a href="/learn">/learn</a><form action="/t/1"><a href="https://x.org/">"#;
        let moved = r#"<a href="/carvania/learn">/learn</a><form action="/carvania/t/1"><a href="https://x.org/">"#;
        assert_eq!(rebase(page, "/carvania"), moved);
    }
}
