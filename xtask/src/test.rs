//! `cargo xtask test`: everything a change must pass.

use std::fs;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};

use crate::browser;
use crate::command::{self, cargo};
use crate::skip::skipped;
use crate::{dependencies, docs, gate, needs, platforms, python, site, spelling};

type Step = (&'static str, fn() -> Result<()>);

/// Cheap to dear, so that a slip shows early.
const STEPS: [Step; 13] = [
    ("formatting", formatting),
    ("spelling", spelling::run),
    ("dependencies", dependencies::run),
    ("documents", docs::check),
    ("packages", packages),
    ("lints", lints),
    ("features", features),
    ("site", site::check),
    ("tests", tests),
    ("platforms", platforms::run),
    ("documentation", documentation),
    ("python", python::run),
    ("gate", gate::run),
];

/// What `carvania-rules` is built with: nothing but the games, or one feature besides.
const FEATURES: [&str; 5] = ["", "fair", "position", "record", "rulebook"];

/// A step, or the tests of one crate.
enum Part {
    Step(Step),
    Crate(String),
}

pub(crate) fn run(words: &[&str]) -> Result<()> {
    let parts = match words {
        [] => STEPS.map(Part::Step).into(),
        _ => words.iter().map(|word| part(word)).collect::<Result<Vec<Part>>>()?,
    };
    if words.is_empty() {
        needs::announce()?;
    }
    let mut times = Vec::with_capacity(parts.len());
    for part in parts {
        let name = part.name();
        eprintln!("== {name}");
        let start = Instant::now();
        part.run().with_context(|| format!("stopped at `{name}`"))?;
        times.push((name, start.elapsed()));
    }
    eprintln!("== nothing failed");
    for (name, time) in times {
        eprintln!("{name:<20}{:>8.1} s", time.as_secs_f64());
    }
    for check in skipped() {
        eprintln!("SKIPPED: {check}");
    }
    Ok(())
}

pub(crate) fn details() -> String {
    let steps: Vec<&str> = STEPS.iter().map(|(name, _)| *name).collect();
    let crates = crates().unwrap_or_default();
    format!(
        "A PART is a step, or a crate to test. Without a PART all steps run, in this order.\n\n  \
         steps:   {}\n  crates:  {}\n\nexamples:\n  cargo xtask test rules\n  cargo xtask test browser\n  \
         cargo xtask test formatting lints",
        steps.join(" "),
        crates.join(" ")
    )
}

fn part(word: &str) -> Result<Part> {
    if let Some(step) = STEPS.into_iter().find(|(name, _)| *name == word) {
        return Ok(Part::Step(step));
    }
    if crates()?.iter().any(|name| name == word) {
        return Ok(Part::Crate(word.to_owned()));
    }
    bail!("there is no part `{word}`\n\n{}", details())
}

#[cfg(test)]
pub(crate) fn is_part(word: &str) -> bool {
    part(word).is_ok()
}

impl Part {
    fn name(&self) -> String {
        match self {
            Part::Step((name, _)) => (*name).to_owned(),
            Part::Crate(name) => name.clone(),
        }
    }

    fn run(&self) -> Result<()> {
        match self {
            Part::Step((_, step)) => step(),
            Part::Crate(name) => {
                let mut tests = cargo(&format!("test --package {}", package(name)));
                if name == "browser" {
                    browser::require(&mut tests);
                }
                command::run(&mut tests)
            }
        }
    }
}

/// The crates of the workspace by their folders, and `xtask` itself. What is a workspace of its own is a step.
fn crates() -> Result<Vec<String>> {
    let entries = fs::read_dir("crates").context("cannot list the folder `crates`")?;
    let mut names = vec!["xtask".to_owned()];
    for entry in entries {
        let entry = entry?;
        let manifest = fs::read_to_string(entry.path().join("Cargo.toml")).unwrap_or_default();
        if !manifest.is_empty() && !manifest.contains("\n[workspace]\n") {
            names.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort_unstable();
    Ok(names)
}

fn package(name: &str) -> String {
    if name == "xtask" { name.to_owned() } else { format!("carvania-{name}") }
}

fn formatting() -> Result<()> {
    command::run(&mut cargo("fmt --all --check"))
}

/// The crates that are meant for others can be packed, and cargo has nothing to say about their manifests.
fn packages() -> Result<()> {
    let mut pack = cargo("package --no-verify --allow-dirty --offline");
    for name in crates()?.iter().filter(|name| *name != "xtask") {
        if !fs::read_to_string(format!("crates/{name}/Cargo.toml"))?.contains("publish = false") {
            pack.args(["--package", &package(name)]);
        }
    }
    let output = pack.output().context("cannot start `cargo package`")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success() && !said.contains("warning:"), "`cargo package` says:\n{said}");
    Ok(())
}

fn lints() -> Result<()> {
    command::run(&mut cargo("clippy --workspace --all-targets -- -D warnings"))
}

/// Others use `carvania-rules` without what they do not need. A default build would not show what is missing then.
fn features() -> Result<()> {
    FEATURES.into_iter().try_for_each(|feature| {
        let lints = format!(
            "clippy --package carvania-rules --no-default-features --features={feature} -- -D warnings"
        );
        command::run(&mut cargo(&lints))
    })
}

fn tests() -> Result<()> {
    let mut tests = cargo("test --workspace");
    browser::require(&mut tests);
    command::run(&mut tests)
}

fn documentation() -> Result<()> {
    command::run(cargo("doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings"))
}

#[cfg(test)]
mod tests {
    use super::{Part, STEPS, details, part};

    #[test]
    fn a_part_is_a_step_or_a_crate() {
        crate::enter_root().unwrap();
        for (name, _) in STEPS {
            assert!(matches!(part(name).unwrap(), Part::Step(_)), "{name}");
        }
        for name in ["rules", "bots", "web", "browser", "xtask"] {
            assert!(matches!(part(name).unwrap(), Part::Crate(_)), "{name}");
            assert!(details().contains(name), "{name}");
        }
        let refusal = part("kitchen").err().unwrap().to_string();
        assert!(refusal.starts_with("there is no part `kitchen`"), "{refusal}");
    }
}
