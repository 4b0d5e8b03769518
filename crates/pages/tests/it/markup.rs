//! A page as its elements: enough of a parser for what the pages write.

/// An element: its name, its attributes, and what stands in it.
#[derive(Clone, Debug)]
pub(crate) struct Element<'a> {
    pub(crate) name: &'a str,
    attributes: &'a str,
    inside: &'a str,
}

impl<'a> Element<'a> {
    /// The value of an attribute.
    pub(crate) fn get(&self, attribute: &str) -> Option<&'a str> {
        let begin = self.attributes.find(&format!(" {attribute}=\""))? + attribute.len() + 3;
        self.attributes[begin..].split('"').next()
    }

    /// What a reader hears: the label, or the text inside.
    pub(crate) fn spoken(&self) -> String {
        match self.get("aria-label") {
            Some(label) => label.to_owned(),
            None => text(self.inside),
        }
    }
}

/// The text between tags.
pub(crate) fn text(markup: &str) -> String {
    markup.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect()
}

/// What stands between two marks.
pub(crate) fn between<'a>(page: &'a str, begin: &str, end: &str) -> &'a str {
    let rest = page.split_once(begin).map_or("", |(_, rest)| rest);
    rest.split_once(end).map_or(rest, |(inside, _)| inside)
}

/// All elements of a page, in their order.
pub(crate) fn elements(page: &str) -> Vec<Element<'_>> {
    let begins = page
        .match_indices('<')
        .filter(|&(at, _)| page[at + 1..].starts_with(|c: char| c.is_ascii_lowercase()));
    begins
        .map(|(at, _)| {
            let tag = page[at + 1..].split('>').next().unwrap_or_default();
            let name = tag.split([' ', '/']).next().unwrap_or_default();
            let rest = &page[at + 1 + tag.len()..];
            let end = rest.find(&format!("</{name}>")).unwrap_or(0);
            Element { name, attributes: &tag[name.len()..], inside: rest[..end].trim_start_matches('>') }
        })
        .collect()
}

/// A text as it stands in an attribute.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
