//! `cargo xtask docs`: the documents as a site. Every link between them is checked, down to the heading.

mod page;
mod site;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::command::{self, cargo};
use crate::metadata;
use page::Page;

/// The documents by what they are for. A folder stands for all documents in it.
const GROUPS: [(&str, &[&str]); 7] = [
    ("Carvania", &["README.md", "CHANGELOG.md"]),
    (
        "Play and host",
        &["docs/hosting.md", "docs/pocket.md", "docs/security.md", "docs/fair-deal.md", "docs/components.md"],
    ),
    ("Study", &["docs/lab.md", "docs/strength.md", "docs/networks.md", "docs/performance.md"]),
    (
        "Program",
        &[
            "docs/bots.md",
            "docs/python.md",
            "docs/python-reference.md",
            "docs/api.md",
            "docs/engine-protocol.md",
            "docs/notation.md",
            "docs/position.md",
            "docs/record.md",
            "crates/rules/README.md",
        ],
    ),
    ("Rulebook", &["crates/rules/rulebook/en", "crates/rules/rulebook/fr"]),
    ("Take part", &["CONTRIBUTING.md", "ARCHITECTURE.md"]),
    ("Decisions", &["docs/decisions"]),
];

/// Builds the site in the target folder.
pub(crate) fn run() -> Result<()> {
    let pages = read()?;
    command::run(&mut cargo("doc --workspace --no-deps"))?;
    let target = metadata::target_folder()?;
    let folder = target.join("site");
    site::write(&pages, &folder, &target.join("doc"))?;
    eprintln!("xtask: the site begins at {}", folder.join("index.html").display());
    Ok(())
}

/// Checks that every document is part of the site and that every link leads somewhere.
pub(crate) fn check() -> Result<()> {
    let pages = read()?;
    for entry in fs::read_dir("docs")? {
        let path = entry?.path();
        let is_document = path.extension().is_some_and(|extension| extension == "md");
        let is_listed = pages.iter().any(|(_, page)| Path::new(&page.path) == path);
        ensure!(
            is_listed || !is_document,
            "{} is in no group of the site: xtask/src/docs.rs",
            path.display()
        );
    }
    eprintln!("{} documents, every link leads somewhere", pages.len());
    Ok(())
}

/// All documents with their groups, or every link that leads nowhere.
fn read() -> Result<Vec<(&'static str, Page)>> {
    let mut pages = Vec::new();
    for (group, paths) in GROUPS {
        for path in paths.iter().map(|path| expand(path)).collect::<Result<Vec<_>>>()?.concat() {
            let text = fs::read_to_string(&path).with_context(|| format!("cannot read {path}"))?;
            pages.push((group, Page::new(path, &text)));
        }
    }
    let faults = faults(&pages.iter().map(|(_, page)| page).collect::<Vec<_>>());
    ensure!(faults.is_empty(), "links lead nowhere:\n{}", faults.join("\n"));
    Ok(pages)
}

/// The documents of a folder in the order of their names, an introduction first.
fn expand(path: &str) -> Result<Vec<String>> {
    if !Path::new(path).is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(path)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") {
            names.push(name);
        }
    }
    names.sort_by_key(|name| (name != "README.md", name.clone()));
    Ok(names.into_iter().map(|name| format!("{path}/{name}")).collect())
}

fn faults(pages: &[&Page]) -> Vec<String> {
    let headings: BTreeMap<&str, &[String]> =
        pages.iter().map(|page| (page.path.as_str(), page.headings.as_slice())).collect();
    let mut faults = Vec::new();
    for page in pages {
        for link in &page.links {
            let is_there = match headings.get(link.path.as_str()) {
                Some(headings) => link.heading.as_ref().is_none_or(|heading| headings.contains(heading)),
                None => link.heading.is_none() && Path::new(&link.path).exists(),
            };
            if !is_there {
                faults.push(format!("{}: {}", page.path, link.written));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::page::Page;
    use super::{check, faults};

    #[test]
    fn every_link_in_the_documents_leads_somewhere() {
        crate::enter_root().unwrap();
        check().unwrap();
    }

    #[test]
    fn a_link_that_leads_nowhere_is_named() {
        crate::enter_root().unwrap();
        let one =
            Page::new("docs/one.md".to_owned(), "[a](two.md#who-plays) [b](two.md#nobody) [c](gone.md)");
        let two =
            Page::new("docs/two.md".to_owned(), "# Two\n\n## Who plays?\n\n[d](../README.md) [e](#two)");
        assert_eq!(faults(&[&one, &two]), ["docs/one.md: two.md#nobody", "docs/one.md: gone.md"]);
    }
}
