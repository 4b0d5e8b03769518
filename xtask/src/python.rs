//! The package for Python: built into an environment of its own under `target`, and tested there.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{self, answer, cargo};
use crate::skip::skip;

const MANIFEST: &str = "crates/python/Cargo.toml";
const FOLDER: &str = "target/python";
/// The oldest Python that the package is for.
const OLDEST: &str = "(3, 10)";

/// A library that not every system has: what needs it is tested where it is.
struct Library {
    module: &'static str,
    packages: &'static [&'static str],
    /// What is not tested without it.
    what: &'static str,
    /// One of many hundred megabytes is left to those who want it.
    is_large: bool,
}

const LIBRARIES: [Library; 6] = [
    Library {
        module: "pyspiel",
        packages: &["open_spiel>=1.6"],
        what: "the games in OpenSpiel",
        is_large: false,
    },
    Library {
        module: "onnxruntime",
        packages: &["onnxruntime>=1.17", "onnx>=1.16"],
        what: "networks in ONNX that take a seat",
        is_large: false,
    },
    Library {
        module: "duckdb",
        packages: &["duckdb>=1"],
        what: "that DuckDB reads data sets",
        is_large: false,
    },
    Library {
        module: "torch",
        packages: &["torch"],
        what: "that arrays are shared with PyTorch, and the policy that learns with it",
        is_large: true,
    },
    Library {
        module: "sb3_contrib",
        packages: &["sb3-contrib"],
        what: "that MaskablePPO of Stable-Baselines3 learns as it is",
        is_large: true,
    },
    Library { module: "ray", packages: &["ray"], what: "measurements on a cluster of Ray", is_large: true },
];

pub(crate) fn run() -> Result<()> {
    command::run(&mut cargo(&format!("fmt --manifest-path {MANIFEST} --check")))?;
    let check = "the package for Python";
    let Some(python) = python() else {
        skip(check, "there is no Python of version 3.10 or later", "Install python3 with its module venv.");
        return Ok(());
    };
    let Some(venv) = environment(&python) else {
        skip(
            check,
            "its tools cannot be installed with pip",
            "Is there a network? Look at what pip says above.",
        );
        return Ok(());
    };
    command::run(&mut build(&venv)?)?;
    command::run(&mut with_target(cargo(&format!(
        "clippy --manifest-path {MANIFEST} --profile quick -- -D warnings"
    )))?)?;
    command::run(venv.python().args(["-m", "pytest"]).current_dir("crates/python"))?;
    for library in LIBRARIES.iter().filter(|library| !venv.has(library)) {
        let (python, packages) = (venv.path("python"), library.packages.join("' '"));
        let remedy = format!("Install it with `{} -m pip install '{packages}'`.", python.display());
        skip(library.what, &format!("the module {} is not installed", library.module), &remedy);
    }
    Ok(())
}

/// The environment and its programs.
struct Venv(PathBuf);

impl Venv {
    fn path(&self, program: &str) -> PathBuf {
        self.0.join("bin").join(program)
    }

    fn python(&self) -> Command {
        Command::new(self.path("python"))
    }

    fn has(&self, library: &Library) -> bool {
        let find = format!(
            "import importlib.util, sys; sys.exit(importlib.util.find_spec('{}') is None)",
            library.module
        );
        answer(self.python().args(["-c", &find])).is_some()
    }

    fn pip(&self, arguments: &[&str]) -> Command {
        let mut pip = self.python();
        pip.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--only-binary",
            ":all:",
        ]);
        pip.args(arguments);
        pip
    }
}

fn python() -> Option<PathBuf> {
    let is_new_enough = format!("import sys, venv; sys.exit(sys.version_info < {OLDEST})");
    let mut names = ["python3", "python"].into_iter().map(PathBuf::from);
    names.find(|python| answer(Command::new(python).args(["-c", &is_new_enough])).is_some())
}

/// The environment with everything that building and testing takes. What is there is kept.
fn environment(python: &Path) -> Option<Venv> {
    let report = |error: &anyhow::Error| eprintln!("xtask: {error:#}");
    let venv = Venv(env::current_dir().ok()?.join(FOLDER).join("venv"));
    if !venv.path("python").exists() {
        let mut create = Command::new(python);
        command::run(create.args(["-m", "venv"]).arg(&venv.0)).inspect_err(report).ok()?;
    }
    let tests = tests().inspect_err(report).ok()?;
    let mut tools = vec!["maturin>=1.9,<2", "numpy>=1.24"];
    tools.extend(tests.iter().map(String::as_str));
    command::run(&mut venv.pip(&tools)).inspect_err(report).ok()?;
    // Not every system has them built: one after another, so that one that is missing keeps no other away.
    for library in LIBRARIES.iter().filter(|library| !library.is_large && !venv.has(library)) {
        command::run(&mut venv.pip(library.packages)).unwrap_or_else(|error| report(&error));
    }
    Some(venv)
}

/// What the tests need, as the package says.
fn tests() -> Result<Vec<String>> {
    let project: toml::Table = std::fs::read_to_string("crates/python/pyproject.toml")
        .context("cannot read pyproject.toml")?
        .parse()?;
    let tests = project["project"]["optional-dependencies"]["test"].as_array().context("no extra `test`")?;
    Ok(tests.iter().filter_map(toml::Value::as_str).map(str::to_owned).collect())
}

/// Builds quickly rather than well: tests play few games.
fn build(venv: &Venv) -> Result<Command> {
    let mut maturin = Command::new(venv.path("maturin"));
    maturin.args(["develop", "--quiet", "--profile", "quick", "--manifest-path", MANIFEST]);
    let mut maturin = with_target(maturin)?;
    maturin.env("VIRTUAL_ENV", &venv.0).env_remove("CONDA_PREFIX");
    Ok(maturin)
}

/// All packages of the extension are built in one place, apart from those of the workspace.
fn with_target(mut command: Command) -> Result<Command> {
    let here = env::current_dir().context("the current folder is gone")?;
    command.env("CARGO_TARGET_DIR", here.join(FOLDER));
    Ok(command)
}
