//! The packages of others: their licences, where they come from, and which are there in two versions. `deny.toml` says what
//! is accepted, for these checks and for `cargo deny`, which alone knows advisories.

mod licence;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use toml::Table;

use crate::command::{self, answer, cargo};
use crate::metadata;
use crate::skip::skip;
use licence::is_accepted;

/// The package whose program is published.
const PROGRAM: &str = "carvania-cli";

pub(crate) fn run() -> Result<()> {
    let accepted: Table = fs::read_to_string("deny.toml").context("cannot read deny.toml")?.parse()?;
    let metadata = metadata::with_dependencies()?;
    let mut faults = licences(&metadata, &strings(&accepted["licenses"]["allow"]), &exceptions(&accepted));
    faults.extend(sources(&metadata, &strings(&accepted["sources"]["allow-registry"])));
    faults.extend(duplicates(&metadata, &skipped_packages(&accepted))?);
    for fault in &faults {
        eprintln!("{fault}");
    }
    ensure!(faults.is_empty(), "deny.toml does not accept all packages");
    advisories()
}

pub(crate) fn has_cargo_deny() -> bool {
    answer(&mut cargo("deny --version")).is_some()
}

fn advisories() -> Result<()> {
    let check = "advisories about dependencies";
    if !has_cargo_deny() {
        skip(check, "cargo-deny is not installed", "Install it with `cargo install --locked cargo-deny`.");
        return Ok(());
    }
    if answer(&mut cargo("deny fetch db")).is_none() {
        skip(check, "their database cannot be fetched", "It is at https://github.com/rustsec/advisory-db.");
        return Ok(());
    }
    command::run(&mut cargo("deny check advisories"))
}

fn strings(values: &toml::Value) -> BTreeSet<&str> {
    values.as_array().into_iter().flatten().filter_map(toml::Value::as_str).collect()
}

/// Packages with licences that no other package may have.
fn exceptions(accepted: &Table) -> BTreeMap<&str, BTreeSet<&str>> {
    let entries =
        accepted["licenses"].get("exceptions").and_then(toml::Value::as_array).into_iter().flatten();
    entries.filter_map(|entry| Some((entry["crate"].as_str()?, strings(&entry["allow"])))).collect()
}

/// The packages, such as `syn@2.0.119` or `syn`, that may be there beside another version.
fn skipped_packages(accepted: &Table) -> BTreeSet<&str> {
    let skipped = accepted["bans"].get("skip").and_then(toml::Value::as_array).into_iter().flatten();
    skipped.filter_map(|entry| entry["crate"].as_str()).collect()
}

fn packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    metadata["packages"].as_array().into_iter().flatten()
}

fn text<'value>(value: &'value Value, name: &str) -> &'value str {
    value[name].as_str().unwrap_or_default()
}

/// A package as `name version`.
fn called(package: &Value) -> String {
    format!("{} {}", text(package, "name"), text(package, "version"))
}

fn licences(
    metadata: &Value,
    accepted: &BTreeSet<&str>,
    exceptions: &BTreeMap<&str, BTreeSet<&str>>,
) -> Vec<String> {
    let refused = packages(metadata).filter(|package| {
        let licence = text(package, "license");
        let exception = exceptions.get(text(package, "name"));
        !is_accepted(licence, accepted) && !exception.is_some_and(|accepted| is_accepted(licence, accepted))
    });
    refused
        .map(|package| format!("{} has the licence `{}`", called(package), text(package, "license")))
        .collect()
}

fn sources(metadata: &Value, accepted: &BTreeSet<&str>) -> Vec<String> {
    let is_ours = |package: &&Value| package["source"].is_null();
    let is_known = |package: &&Value| {
        text(package, "source").strip_prefix("registry+").is_some_and(|registry| accepted.contains(registry))
    };
    let foreign = packages(metadata).filter(|package| !is_ours(package) && !is_known(package));
    foreign.map(|package| format!("{} comes from {}", called(package), text(package, "source"))).collect()
}

/// What the program is built of in two versions, without what only tests need.
fn duplicates(metadata: &Value, skipped: &BTreeSet<&str>) -> Result<Vec<String>> {
    let ids: BTreeMap<&str, &Value> =
        packages(metadata).map(|package| (text(package, "id"), package)).collect();
    let nodes = metadata["resolve"]["nodes"].as_array().into_iter().flatten();
    let nodes: BTreeMap<&str, &Value> = nodes.map(|node| (text(node, "id"), node)).collect();
    let program = packages(metadata).find(|package| text(package, "name") == PROGRAM);
    let mut waiting = vec![text(program.with_context(|| format!("there is no package {PROGRAM}"))?, "id")];
    let mut reached = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if !reached.insert(id) {
            continue;
        }
        let needed = nodes.get(id).and_then(|node| node["deps"].as_array()).into_iter().flatten();
        waiting.extend(
            needed.filter(|dependency| is_built(dependency)).map(|dependency| text(dependency, "pkg")),
        );
    }
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in reached.iter().filter_map(|id| ids.get(id)) {
        let (name, version) = (text(package, "name"), text(package, "version"));
        if !skipped.contains(name) && !skipped.contains(format!("{name}@{version}").as_str()) {
            versions.entry(name).or_default().insert(version);
        }
    }
    versions.retain(|_, versions| versions.len() > 1);
    let listed = |versions: BTreeSet<&str>| versions.into_iter().collect::<Vec<_>>().join(" and ");
    Ok(versions
        .into_iter()
        .map(|(name, versions)| format!("{name} is there as {}", listed(versions)))
        .collect())
}

/// Whether a dependency is needed for more than tests.
fn is_built(dependency: &Value) -> bool {
    let kinds = dependency["dep_kinds"].as_array().into_iter().flatten();
    kinds.into_iter().any(|kind| kind["kind"] != "dev")
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use serde_json::{Value, json};

    use super::{duplicates, licences, sources};

    fn workspace() -> Value {
        let package = |name: &str, version: &str, licence: &str, source: Value| {
            json!({ "id": format!("{name}@{version}"), "name": name, "version": version, "license": licence,
                    "source": source })
        };
        let registry = json!("registry+https://example.org/index");
        let needs = |id: &str, kind: Value| json!({ "pkg": id, "dep_kinds": [{ "kind": kind }] });
        json!({
            "packages": [
                package("carvania-cli", "0.1.0", "MIT OR Apache-2.0", Value::Null),
                package("hash", "1.0.0", "MIT", registry.clone()),
                package("hash", "2.0.0", "GPL-3.0", registry),
                package("fork", "1.0.0", "MIT", json!("git+https://example.org/fork")),
            ],
            "resolve": { "nodes": [
                { "id": "carvania-cli@0.1.0",
                  "deps": [needs("hash@1.0.0", Value::Null), needs("fork@1.0.0", json!("dev"))] },
                { "id": "hash@1.0.0", "deps": [needs("hash@2.0.0", json!("build"))] },
                { "id": "hash@2.0.0", "deps": [] },
                { "id": "fork@1.0.0", "deps": [] },
            ] },
        })
    }

    #[test]
    fn licences_and_sources_are_those_that_are_accepted() {
        let workspace = workspace();
        let accepted = BTreeSet::from(["MIT"]);
        let refused = licences(&workspace, &accepted, &BTreeMap::new());
        assert_eq!(refused, ["hash 2.0.0 has the licence `GPL-3.0`"]);
        let exceptions = BTreeMap::from([("hash", BTreeSet::from(["GPL-3.0"]))]);
        assert_eq!(licences(&workspace, &accepted, &exceptions), [""; 0]);
        let registry = BTreeSet::from(["https://example.org/index"]);
        assert_eq!(sources(&workspace, &registry), ["fork 1.0.0 comes from git+https://example.org/fork"]);
    }

    #[test]
    fn two_versions_are_told_unless_one_is_skipped() {
        let workspace = workspace();
        let told = |skipped: &[&str]| duplicates(&workspace, &skipped.iter().copied().collect()).unwrap();
        assert_eq!(told(&[]), ["hash is there as 1.0.0 and 2.0.0"]);
        assert_eq!(told(&["hash@2.0.0"]), [""; 0]);
    }

    #[test]
    fn what_only_tests_need_may_be_there_twice() {
        let mut workspace = workspace();
        workspace["resolve"]["nodes"][1]["deps"][0]["dep_kinds"][0]["kind"] = json!("dev");
        assert_eq!(duplicates(&workspace, &BTreeSet::new()).unwrap(), [""; 0]);
    }
}
