//! Errors of nesting in the markup of a page, as it was served: a browser mends them, each in its own way, so they cannot
//! be seen in what it shows.

use std::collections::BTreeSet;

/// Elements without content.
const VOID: [&str; 9] = ["area", "br", "col", "hr", "img", "input", "link", "meta", "source"];
/// What may stand among words, apart from drawings: all that may stand in a paragraph, a heading, a button.
const PHRASING: [&str; 42] = [
    "a", "abbr", "audio", "b", "bdi", "bdo", "br", "button", "canvas", "cite", "code", "data", "del", "dfn",
    "em", "i", "img", "input", "ins", "kbd", "label", "mark", "meter", "noscript", "option", "output",
    "picture", "progress", "q", "s", "samp", "script", "select", "small", "span", "strong", "sub", "sup",
    "textarea", "time", "u", "var",
];
/// Elements in which only that may stand.
const OF_PHRASING: [&str; 21] = [
    "b", "button", "code", "dt", "em", "h1", "h2", "h3", "h4", "i", "kbd", "label", "legend", "p", "pre",
    "q", "small", "span", "strong", "summary", "time",
];
/// What is pressed or filled in: none of it within another.
const INTERACTIVE: [&str; 7] = ["a", "button", "details", "input", "label", "select", "textarea"];
/// What a label can belong to.
const LABELLED: [&str; 4] = ["button", "input", "select", "textarea"];
/// Elements whose children are of certain kinds.
const CHILDREN: [(&str, &[&str]); 9] = [
    ("ul", &["li", "script", "template"]),
    ("ol", &["li", "script", "template"]),
    ("dl", &["dt", "dd", "div"]),
    ("table", &["caption", "colgroup", "thead", "tbody", "tfoot", "tr"]),
    ("thead", &["tr"]),
    ("tbody", &["tr"]),
    ("tr", &["th", "td"]),
    ("select", &["option", "optgroup", "hr"]),
    ("colgroup", &["col"]),
];
/// Elements that stand in certain others only.
const PARENTS: [(&str, &[&str]); 6] = [
    ("li", &["ul", "ol", "menu"]),
    ("tr", &["table", "thead", "tbody", "tfoot"]),
    ("td", &["tr"]),
    ("th", &["tr"]),
    ("dt", &["dl", "div"]),
    ("dd", &["dl", "div"]),
];

/// An element that has begun and not ended.
struct Open<'a> {
    name: &'a str,
    tag: &'a str,
    /// How many controls stand in it, if it is a label.
    controls: usize,
}

/// What is wrong in the nesting of a page, in words.
pub fn nesting(page: &str) -> Vec<String> {
    let (mut open, mut wrong, mut ids) = (Vec::<Open<'_>>::new(), Vec::new(), BTreeSet::new());
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let Some(end) = end_of(rest) else {
            wrong.push(format!("a tag does not end: <{}", start(rest)));
            break;
        };
        let tag = &rest[..end];
        rest = &rest[end + 1..];
        if tag.starts_with(['!', '?']) {
            continue;
        }
        let name = tag.trim_start_matches('/').split([' ', '\n', '/']).next().unwrap_or_default();
        if tag.starts_with('/') {
            close(&mut open, name, &mut wrong);
            continue;
        }
        if let Some(id) = attribute(tag, "id").filter(|id| !ids.insert(*id)) {
            wrong.push(format!("the id {id} is there twice"));
        }
        wrong.extend(misplaced(&open, name, tag));
        if let Some(label) =
            open.iter_mut().rev().find(|one| one.name == "label").filter(|_| is_labelled(name, tag))
        {
            label.controls += 1;
        }
        if !VOID.contains(&name) && !tag.ends_with('/') {
            open.push(Open { name, tag, controls: 0 });
        }
        // What is no markup is left out.
        if ["script", "style"].contains(&name) {
            let close = format!("</{name}>");
            rest = &rest[rest.find(&close).unwrap_or(rest.len())..];
        }
    }
    wrong.extend(open.iter().map(|one| format!("it does not end: <{}>", start(one.tag))));
    wrong
}

/// Where a tag ends: at the first `>` outside of quotes.
fn end_of(text: &str) -> Option<usize> {
    let mut is_quoted = false;
    text.bytes().position(|byte| {
        is_quoted ^= byte == b'"';
        byte == b'>' && !is_quoted
    })
}

fn close(open: &mut Vec<Open<'_>>, name: &str, wrong: &mut Vec<String>) {
    match open.pop() {
        Some(one) if one.name == name => {
            if one.controls > 1 {
                wrong.push(format!("a label of {} controls: <{}>", one.controls, start(one.tag)));
            }
        }
        Some(one) => {
            wrong.push(format!("</{name}> ends <{}>", start(one.tag)));
            open.push(one);
        }
        None => wrong.push(format!("</{name}> ends nothing")),
    }
}

/// What is wrong about an element where it stands.
fn misplaced(open: &[Open<'_>], name: &str, tag: &str) -> Option<String> {
    // Drawings have rules of their own.
    if open.iter().any(|one| one.name == "svg") || open.iter().any(|one| one.name == "head") {
        return None;
    }
    let parent = open.last()?;
    let within = |outer: &Open<'_>| Some(format!("<{}> in <{}>", start(tag), start(outer.tag)));
    let allowed = |table: &[(&str, &'static [&'static str])], name: &str| {
        table.iter().find(|(other, _)| *other == name).map(|(_, allowed)| *allowed)
    };
    if allowed(&CHILDREN, parent.name).is_some_and(|children| !children.contains(&name)) {
        return within(parent);
    }
    if allowed(&PARENTS, name).is_some_and(|parents| !parents.contains(&parent.name)) {
        return within(parent);
    }
    if OF_PHRASING.contains(&parent.name) && !PHRASING.contains(&name) && name != "svg" {
        let is_heading = parent.name == "summary" && name.starts_with('h') && name.len() == 2;
        if !is_heading {
            return within(parent);
        }
    }
    let is_interactive = INTERACTIVE.contains(&name) && attribute(tag, "type") != Some("hidden");
    let outer = open.iter().rev().find(|one| match one.name {
        "button" => true,
        "a" => attribute(one.tag, "href").is_some(),
        "label" => name == "label",
        "form" => name == "form",
        _ => false,
    })?;
    let is_nested = match outer.name {
        "form" => name == "form",
        "label" => name == "label",
        _ => is_interactive || attribute(tag, "tabindex").is_some(),
    };
    if is_nested { within(outer) } else { None }
}

fn is_labelled(name: &str, tag: &str) -> bool {
    LABELLED.contains(&name) && attribute(tag, "type") != Some("hidden")
}

/// The value of an attribute in a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

/// Enough of a tag to find it.
fn start(tag: &str) -> String {
    tag.chars().take(80).collect()
}

#[cfg(test)]
mod tests {
    use super::nesting;

    #[test]
    fn every_fault_is_found() {
        for (page, fault) in [
            ("<p><div></div></p>", "<div> in <p>"),
            ("<span><ul></ul></span>", "<ul> in <span>"),
            ("<button><a href=\"/\">x</a></button>", "<a href=\"/\"> in <button>"),
            ("<a href=\"/\"><b><button></button></b></a>", "<button> in <a href=\"/\">"),
            ("<form><div><form></form></div></form>", "<form> in <form>"),
            ("<label><input><button></button></label>", "a label of 2 controls"),
            ("<ul><div></div></ul>", "<div> in <ul>"),
            ("<div><li></li></div>", "<li> in <div>"),
            ("<table><td></td></table>", "<td> in <table>"),
            ("<i id=\"a\"></i><b id=\"a\"></b>", "the id a is there twice"),
            ("<div><span></div></span>", "</div> ends <span>"),
            ("<div>", "it does not end: <div>"),
            ("</div>", "</div> ends nothing"),
            ("<div title=\"<", "a tag does not end"),
        ] {
            let found = nesting(page);
            assert!(found.iter().any(|what| what.contains(fault)), "{page}: {found:?}");
        }
    }

    #[test]
    fn good_markup_passes() {
        let page = "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"></head><body><form><label>a \
                    <input type=\"hidden\"><input></label><details><summary><h2>x</h2></summary></details></form>\
                    <ul><li><button><svg><g><text>1</text></g></svg> <b>go</b></button></li></ul>\
                    <script>if (a < b) go();</script></body></html>";
        assert_eq!(nesting(page), Vec::<String>::new());
    }
}
