//! One document: its headings, its links, and itself as HTML.

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// A document of the site.
pub(crate) struct Page {
    /// Where it is in the repository.
    pub(crate) path: String,
    pub(crate) title: String,
    /// The names by which links reach its headings.
    pub(crate) headings: Vec<String>,
    /// The links to files of the repository, pictures included.
    pub(crate) links: Vec<Link>,
    events: Vec<Event<'static>>,
}

/// A link to a file of the repository.
pub(crate) struct Link {
    pub(crate) written: String,
    /// The file, from the root of the repository.
    pub(crate) path: String,
    pub(crate) heading: Option<String>,
}

impl Page {
    pub(crate) fn new(path: String, text: &str) -> Page {
        let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
        let mut events: Vec<Event<'static>> =
            Parser::new_ext(text, options).map(Event::into_static).collect();
        let headings = name_headings(&mut events);
        let title = headings.first().map_or_else(|| path.clone(), |(title, _)| title.clone());
        let links =
            events.iter().filter_map(destination).filter_map(|written| link(&path, written)).collect();
        let headings = headings.into_iter().map(|(_, name)| name).collect();
        Page { path, title, headings, links, events }
    }

    /// Where it is in the site.
    pub(crate) fn address(&self) -> String {
        address(&self.path)
    }

    /// How to get from here to the root of the site.
    pub(crate) fn root(&self) -> String {
        "../".repeat(self.path.matches('/').count())
    }

    /// The text as HTML, whose links stay within the site.
    pub(crate) fn html(&self) -> String {
        let events = self.events.iter().cloned().map(|mut event| {
            if let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = &mut event
                && let Some(link) = link(&self.path, dest_url)
            {
                let heading = link.heading.map_or_else(String::new, |heading| format!("#{heading}"));
                *dest_url = CowStr::from(format!("{}{}{heading}", self.root(), address(&link.path)));
            }
            event
        });
        let mut text = String::new();
        html::push_html(&mut text, events);
        text
    }
}

fn address(path: &str) -> String {
    match path.strip_suffix(".md") {
        Some("README") => "index.html".to_owned(),
        Some(name) => format!("{name}.html"),
        None => path.to_owned(),
    }
}

/// Gives every heading the name that links reach it by. Returns the headings as they read, with these names.
fn name_headings(events: &mut [Event<'static>]) -> Vec<(String, String)> {
    let mut headings: Vec<(String, String)> = Vec::new();
    for start in 0..events.len() {
        if !matches!(events[start], Event::Start(Tag::Heading { .. })) {
            continue;
        }
        let inside =
            events[start..].iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
        let title: String = inside.filter_map(text).collect();
        let plain = name(&title);
        let earlier = headings.iter().filter(|(title, _)| name(title) == plain).count();
        let named = if earlier == 0 { plain } else { format!("{plain}-{earlier}") };
        if let Event::Start(Tag::Heading { id, .. }) = &mut events[start] {
            *id = Some(CowStr::from(named.clone()));
        }
        headings.push((title, named));
    }
    headings
}

fn text<'event>(event: &'event Event<'static>) -> Option<&'event str> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text),
        _ => None,
    }
}

/// What GitHub makes of a heading: small letters, digits and hyphens.
fn name(title: &str) -> String {
    let kept = title.chars().filter(|char| char.is_alphanumeric() || [' ', '-', '_'].contains(char));
    kept.map(|char| if char == ' ' { '-' } else { char }).flat_map(char::to_lowercase).collect()
}

fn destination<'event>(event: &'event Event<'static>) -> Option<&'event str> {
    match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => Some(dest_url),
        _ => None,
    }
}

/// A link from a document to a file of the repository. Links to other sites are none of them.
fn link(from: &str, written: &str) -> Option<Link> {
    if written.contains("://") || written.starts_with("mailto:") {
        return None;
    }
    let (path, heading) = written.split_once('#').map_or((written, None), |(path, name)| (path, Some(name)));
    let path = if path.is_empty() { from.to_owned() } else { resolve(from, path) };
    Some(Link { written: written.to_owned(), path, heading: heading.map(str::to_owned) })
}

/// A path that is written in a document, from the root of the repository.
fn resolve(from: &str, path: &str) -> String {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in path.split('/') {
        match part {
            ".." => _ = folders.pop(),
            "." | "" => {}
            part => folders.push(part),
        }
    }
    folders.join("/")
}

#[cfg(test)]
mod tests {
    use super::{Page, name, resolve};

    #[test]
    fn headings_are_named_as_github_names_them() {
        assert_eq!(name("`greedy` against `random`"), "greedy-against-random");
        assert_eq!(name("C. Ce que tous les jeux partagent"), "c-ce-que-tous-les-jeux-partagent");
        let page = Page::new("docs/one.md".to_owned(), "# One\n\n## Two\n\n## Two");
        assert_eq!(
            (page.title.as_str(), page.headings),
            ("One", ["one", "two", "two-1"].map(String::from).to_vec())
        );
    }

    #[test]
    fn links_stay_within_the_site() {
        assert_eq!(resolve("docs/decisions/one.md", "../lab.md"), "docs/lab.md");
        let text = "[lab](../lab.md#time) [home](../../README.md) [other](https://example.org/a.md)";
        let html = Page::new("docs/decisions/one.md".to_owned(), text).html();
        for link in ["\"../../docs/lab.html#time\"", "\"../../index.html\"", "\"https://example.org/a.md\""] {
            assert!(html.contains(link), "{html}");
        }
    }
}
