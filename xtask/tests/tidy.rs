//! ARCHITECTURE.md says what is true: its picture shows the crates and every edge between them, each invariant names tests
//! that exist, and the crates keep to their layers.
//!
//! `UPDATE_DOCS=1 cargo test --package xtask` draws the picture again.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use toml::Table;

const MAX_LINES: usize = 150;
const PICTURE_BEGINS: &str = "<!-- picture -->\n";
const PICTURE_ENDS: &str = "<!-- end of the picture -->\n";

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(workspace().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn architecture() -> String {
    read("ARCHITECTURE.md")
}

/// The names of the folders under `crates`.
fn crates() -> BTreeSet<String> {
    let entries = fs::read_dir(workspace().join("crates")).unwrap();
    let folders =
        entries.map(|entry| entry.unwrap()).filter(|entry| entry.path().join("Cargo.toml").is_file());
    folders.map(|folder| folder.file_name().into_string().unwrap()).collect()
}

/// All packages that a crate names in a section of its manifest, on whatever system it needs them.
fn packages(name: &str, section: &str) -> BTreeSet<String> {
    let manifest: Table = read(&format!("crates/{name}/Cargo.toml")).parse().unwrap();
    let targets = manifest.get("target").and_then(|targets| targets.as_table()).into_iter();
    let systems = targets.flat_map(Table::values).filter_map(|system| system.as_table());
    let sections = systems.chain([&manifest]).filter_map(|table| table.get(section)?.as_table());
    sections.flat_map(Table::keys).cloned().collect()
}

/// Our crates that a crate names in a section of its manifest.
fn needs(name: &str, section: &str) -> BTreeSet<String> {
    packages(name, section)
        .iter()
        .filter_map(|package| package.strip_prefix("carvania-"))
        .map(str::to_owned)
        .collect()
}

/// The crates by height: one that needs nothing of ours stands at 0, every other above all that it needs.
fn heights(edges: &BTreeMap<String, BTreeSet<String>>) -> BTreeMap<String, usize> {
    let mut heights = BTreeMap::new();
    while heights.len() < edges.len() {
        let settled = heights.len();
        for (name, needed) in edges {
            let below: Option<Vec<usize>> = needed.iter().map(|name| heights.get(name).copied()).collect();
            if let Some(below) = below {
                let height = below.into_iter().max().map_or(0, |highest| highest + 1);
                heights.insert(name.clone(), height);
            }
        }
        assert!(heights.len() > settled, "the crates need each other in a circle");
    }
    heights
}

/// Every crate on a line with what it needs, the highest first. What only its tests need stands in brackets.
fn picture() -> String {
    let edges: BTreeMap<String, BTreeSet<String>> =
        crates().into_iter().map(|name| (name.clone(), needs(&name, "dependencies"))).collect();
    let heights = heights(&edges);
    let width = edges.keys().map(String::len).max().unwrap();
    let mut picture = String::new();
    for height in (0..=*heights.values().max().unwrap()).rev() {
        for (name, needed) in edges.iter().filter(|(name, _)| heights[*name] == height) {
            let mut words: Vec<String> = needed.iter().cloned().collect();
            let for_tests = needs(name, "dev-dependencies");
            words.extend(for_tests.difference(needed).map(|name| format!("[{name}]")));
            let line = match words.is_empty() {
                true => name.clone(),
                false => format!("{name:<width$} -> {}", words.join(" ")),
            };
            picture += &format!("{height}  {line}\n");
        }
    }
    format!("{PICTURE_BEGINS}```text\n{picture}```\n{PICTURE_ENDS}")
}

#[test]
fn the_picture_shows_every_edge_between_the_crates() {
    let before = architecture();
    let begin = before.find(PICTURE_BEGINS).expect("a picture of the crates");
    let end = before.find(PICTURE_ENDS).expect("the end of the picture") + PICTURE_ENDS.len();
    let after = format!("{}{}{}", &before[..begin], picture(), &before[end..]);
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(workspace().join("ARCHITECTURE.md"), after).unwrap();
    } else {
        assert_eq!(before, after, "`UPDATE_DOCS=1` draws the picture in ARCHITECTURE.md again");
    }
}

#[test]
fn every_crate_is_described_on_one_line() {
    let document = architecture();
    for name in crates() {
        let row = format!("| `{name}` |");
        assert_eq!(document.matches(&row).count(), 1, "{name} has one row in the table of crates");
    }
}

#[test]
fn it_can_be_read_in_one_sitting() {
    let lines = architecture().lines().count();
    assert!(lines <= MAX_LINES, "ARCHITECTURE.md has {lines} lines, more than {MAX_LINES}");
}

/// The names in backquotes that look like `crate::test`.
fn named_tests<'text>(text: &'text str, packages: &BTreeSet<String>) -> Vec<(&'text str, &'text str)> {
    let quoted = text.split('`').skip(1).step_by(2);
    quoted
        .filter_map(|name| name.split_once("::"))
        .filter(|(package, _)| packages.contains(*package))
        .collect()
}

fn defines(folder: &Path, test: &str) -> bool {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).any(|path| match path.is_dir() {
        true => defines(&path, test),
        false => {
            path.extension().is_some_and(|extension| extension == "rs")
                && fs::read_to_string(&path).unwrap().contains(&format!("fn {test}("))
        }
    })
}

#[test]
fn every_invariant_names_tests_that_exist() {
    let document = architecture();
    let (_, invariants) = document.split_once("\n## Invariants\n").expect("a section of invariants");
    let invariants = invariants.split("\n## ").next().unwrap();
    let mut packages = crates();
    packages.insert("xtask".to_owned());
    let mut count = 0;
    for invariant in invariants.split("\n- ").skip(1) {
        let tests = named_tests(invariant, &packages);
        assert!(!tests.is_empty(), "no test is named for: {invariant}");
        for (package, test) in tests {
            let folder = workspace().join(if package == "xtask" { "" } else { "crates" }).join(package);
            assert!(defines(&folder, test), "{package} has no test {test}");
        }
        count += 1;
    }
    assert!(count >= 10, "{count} invariants are too few to be all");
}

/// The lines of code in the sources of a crate, with the names of their files. Comments are left out.
fn code(name: &str) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let mut folders = vec![workspace().join("crates").join(name).join("src")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.lines().map(|line| line.split("//").next().unwrap().to_owned());
                lines.extend(code.map(|code| (path.display().to_string(), code)));
            }
        }
    }
    assert!(!lines.is_empty(), "{name} has no sources");
    lines
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

/// The names that a crate's own documentation explains under "Modules".
fn described_modules(front_page: &str) -> Vec<&str> {
    let (_, list) = front_page.split_once("//! # Modules\n").unwrap_or_default();
    let lines = list.lines().take_while(|line| line.starts_with("//!"));
    let entries = lines.filter_map(|line| line.strip_prefix("//!")?.trim_start().strip_prefix("- "));
    let names = entries.map(|line| line.split(':').next().unwrap());
    names.flat_map(|names| names.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn every_module_that_a_crate_describes_is_there() {
    let mut count = 0;
    for name in crates() {
        let folder = workspace().join("crates").join(&name).join("src");
        let Ok(front_page) = fs::read_to_string(folder.join("lib.rs")) else { continue };
        for module in described_modules(&front_page) {
            let is_there =
                ["", "parts"].map(|group| folder.join(group).join(format!("{module}.rs")).is_file());
            assert!(is_there.contains(&true), "{name} has no module {module}");
            count += 1;
        }
    }
    assert!(count > 50, "{count} modules are too few to be all");
}

#[test]
fn only_programs_print() {
    let programs = ["cli", "training"];
    for name in crates().iter().filter(|name| !programs.contains(&name.as_str())) {
        for (file, line) in code(name) {
            let prints = words(&line).any(|word| ["print", "println", "eprint", "eprintln"].contains(&word));
            assert!(!prints, "{file} prints: {line}");
        }
    }
}

#[test]
fn the_rules_know_no_floats_clocks_files_or_threads() {
    let unwanted = ["f32", "f64", "SystemTime", "Instant", "fs", "net", "thread"];
    // JSON has floats, so its reader has to hand them on.
    let reader = Path::new("position").join("unique.rs");
    for (file, line) in code("rules").into_iter().filter(|(file, _)| !Path::new(file).ends_with(&reader)) {
        let found = words(&line).find(|word| unwanted.contains(word));
        assert_eq!(found, None, "{file}: {line}");
    }
}

#[test]
fn the_bots_leave_mathematics_to_no_platform() {
    // These come from the C library of the platform, and each rounds the last bit in its own way. `libm` is the same
    // everywhere; a root, a product and a sum are exact by the standard.
    let unwanted = [
        "exp", "exp2", "exp_m1", "ln", "ln_1p", "log", "log2", "log10", "powf", "sin", "cos", "tan", "asin",
        "acos", "atan", "atan2", "sinh", "cosh", "tanh", "cbrt", "hypot",
    ];
    for (file, line) in code("bots") {
        let is_asked = |name: &str| {
            let path = ["f32::", "f64::"].iter().any(|kind| line.contains(&format!("{kind}{name}")));
            path || line.contains(&format!(".{name}("))
        };
        let found = unwanted.into_iter().find(|name| is_asked(name));
        assert_eq!(found, None, "{file}: {line}");
    }
}

#[test]
fn what_a_crate_knows_of_the_world_is_in_its_manifest() {
    let http = ["axum", "hyper", "tower", "tower-http", "utoipa"];
    let browser = ["js-sys", "wasm-bindgen", "web-sys"];
    let owners: [(&[&str], &[&str]); 6] = [
        (&http, &["pocket", "web"]),
        (&browser, &["pocket"]),
        (&["sqlx"], &["store"]),
        (&["maud"], &["cli", "pages", "report", "web"]),
        (&["fluent-templates"], &["words"]),
        (&["tokio"], &["browser", "cli", "host", "pocket", "store", "web"]),
    ];
    for name in crates() {
        let dependencies = packages(&name, "dependencies");
        for (packages, owners) in owners {
            let found = packages.iter().find(|package| dependencies.contains(**package));
            assert!(found.is_none() || owners.contains(&name.as_str()), "{name} uses {found:?}");
        }
    }
}

/// All crates of ours that a crate links.
fn linked(name: &str) -> BTreeSet<String> {
    let mut linked = BTreeSet::new();
    let mut waiting = vec![name.to_owned()];
    while let Some(name) = waiting.pop() {
        waiting
            .extend(needs(&name, "dependencies").into_iter().filter(|needed| linked.insert(needed.clone())));
    }
    linked
}

#[test]
fn what_shows_a_game_links_no_search_and_what_measures_shows_nothing() {
    let apart = [
        (["tables", "pages", "words", "report"], ["bots", "lab", "host"]),
        (["bots", "lab", "host", "review"], ["words", "report", "pages"]),
    ];
    for (names, unwanted) in apart {
        for name in names {
            let found: Vec<&str> =
                unwanted.into_iter().filter(|other| linked(name).contains(*other)).collect();
            assert_eq!(found, [""; 0], "{name} links them");
        }
    }
}
