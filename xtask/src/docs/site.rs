//! The site: a page for each document, beside a list of all of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::page::Page;

const STYLE: &str = include_str!("style.css");

/// Writes the site anew: pages, what they link to, and the documentation of the crates.
pub(crate) fn write(pages: &[(&'static str, Page)], folder: &Path, rustdoc: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    write_file(&folder.join("style.css"), STYLE)?;
    for (_, page) in pages {
        write_file(&folder.join(page.address()), &whole(page, pages, rustdoc))?;
    }
    let documents: BTreeSet<&str> = pages.iter().map(|(_, page)| page.path.as_str()).collect();
    let links = pages.iter().flat_map(|(_, page)| &page.links).map(|link| link.path.as_str());
    for path in links.filter(|path| !documents.contains(path)).collect::<BTreeSet<&str>>() {
        copy(Path::new(path), &folder.join(path))?;
    }
    copy(rustdoc, &folder.join("api"))
}

fn whole(page: &Page, pages: &[(&'static str, Page)], rustdoc: &Path) -> String {
    let language = if page.path.contains("/fr/") { "fr" } else { "en" };
    let (root, title) = (page.root(), escape(&page.title));
    let list = list(page, pages, rustdoc);
    let text = page.html();
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title} · Carvania</title>\n<link rel=\"stylesheet\" href=\"{root}style.css\">\n</head>\n<body>\n\
         <nav>\n{list}</nav>\n<main>\n{text}</main>\n</body>\n</html>\n"
    )
}

/// All pages in their groups, then the crates. The group of this page is open.
fn list(here: &Page, pages: &[(&'static str, Page)], rustdoc: &Path) -> String {
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    let mut current = "";
    for (group, page) in pages {
        if groups.last().is_none_or(|(name, _)| name != group) {
            groups.push((group, Vec::new()));
        }
        let mark = if page.path == here.path { " aria-current=\"page\"" } else { "" };
        if page.path == here.path {
            current = group;
        }
        let title = escape(&page.title);
        let entry = format!("<li><a href=\"{}{}\"{mark}>{title}</a></li>\n", here.root(), page.address());
        groups.last_mut().into_iter().for_each(|(_, entries)| entries.push(entry.clone()));
    }
    let crates = crates(rustdoc).into_iter();
    let entry = |name| format!("<li><a href=\"{}api/{name}/index.html\">{name}</a></li>\n", here.root());
    groups.push(("Crates", crates.map(entry).collect()));
    let mut list = String::new();
    for (name, entries) in groups {
        let open = if name == current { " open" } else { "" };
        let entries = entries.concat();
        list += &format!("<details{open}>\n<summary>{name}</summary>\n<ul>\n{entries}</ul>\n</details>\n");
    }
    list
}

/// The crates that are documented.
fn crates(rustdoc: &Path) -> Vec<String> {
    let folders = fs::read_dir(rustdoc).into_iter().flatten().flatten();
    let names = folders.map(|folder| folder.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names
        .filter(|name| name.starts_with("carvania") && rustdoc.join(name).join("index.html").is_file())
        .collect();
    names.sort_unstable();
    names
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn write_file(path: &Path, text: &str) -> Result<()> {
    make_room(path)?;
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Copies a file, or a folder with everything in it.
fn copy(from: &Path, to: &Path) -> Result<()> {
    if from.is_dir() {
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    make_room(to)?;
    fs::copy(from, to).map(|_| ()).with_context(|| format!("cannot copy {}", from.display()))
}

fn make_room(path: &Path) -> Result<()> {
    let Some(folder) = path.parent() else { return Ok(()) };
    fs::create_dir_all(folder).with_context(|| format!("cannot make the folder {}", folder.display()))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{Page, write};

    #[test]
    fn the_site_has_every_page_and_what_it_links_to() {
        crate::enter_root().unwrap();
        let folder = Path::new("target/tmp/xtask-site");
        let rustdoc = Path::new("target/tmp/xtask-rustdoc");
        fs::create_dir_all(rustdoc.join("carvania_rules")).unwrap();
        fs::write(rustdoc.join("carvania_rules/index.html"), "rules").unwrap();
        let page = |path: &str, text| ("Games", Page::new(path.to_owned(), text));
        let pages = [
            page("README.md", "# Home & garden\n\n[lab](docs/lab.md) [licence](LICENSE-MIT)"),
            page("docs/lab.md", "# The laboratory\n\n[home](../README.md)"),
        ];
        write(&pages, folder, rustdoc).unwrap();
        let read = |path: &str| fs::read_to_string(folder.join(path)).unwrap();
        let home = read("index.html");
        assert!(home.contains("<title>Home &amp; garden · Carvania</title>"), "{home}");
        assert!(home.contains("<a href=\"docs/lab.html\">lab</a>"), "{home}");
        assert!(home.contains("<a href=\"api/carvania_rules/index.html\">carvania_rules</a>"), "{home}");
        let lab = read("docs/lab.html");
        assert!(
            lab.contains("<a href=\"../docs/lab.html\" aria-current=\"page\">The laboratory</a>"),
            "{lab}"
        );
        assert!(lab.contains("<a href=\"../index.html\">home</a>"), "{lab}");
        assert_eq!(read("api/carvania_rules/index.html"), "rules");
        assert_eq!(read("LICENSE-MIT"), fs::read_to_string("LICENSE-MIT").unwrap());
    }
}
