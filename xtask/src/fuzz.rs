//! `cargo xtask fuzz`: the fuzz targets, each for a while. They need a nightly compiler.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{self, answer};
use crate::skip::skip;
use crate::tool::tool;

const CARGO_FUZZ_VERSION: &str = "0.13.2";
const DEFAULT_SECONDS: u32 = 60;

pub(crate) fn run(words: &[&str]) -> Result<()> {
    let (target, seconds) = parse(words)?;
    if answer(nightly("rustc").arg("--version")).is_none() {
        skip(
            "fuzzing",
            "there is no nightly toolchain",
            "Install one with `rustup toolchain install nightly`.",
        );
        return Ok(());
    }
    let cargo_fuzz = tool("cargo-fuzz", CARGO_FUZZ_VERSION)?;
    let targets = match target {
        Some(target) => vec![target.to_owned()],
        None => list(&cargo_fuzz)?,
    };
    let limit = format!("-max_total_time={seconds}");
    for target in targets {
        let mut fuzz = nightly(&cargo_fuzz);
        // Unsafe code is forbidden, so an address sanitizer would only slow the search down.
        fuzz.args(["run", "--fuzz-dir", "fuzz", "--sanitizer", "none", &target, "--", &limit]);
        command::run(&mut fuzz).with_context(|| format!("stopped at the fuzz target `{target}`"))?;
    }
    Ok(())
}

/// A target is a Rust name and so never a number: a lone number is the seconds for all of them.
fn parse<'word>(words: &[&'word str]) -> Result<(Option<&'word str>, u32)> {
    match *words {
        [] => Ok((None, DEFAULT_SECONDS)),
        [word] => Ok(match word.parse() {
            Ok(seconds) => (None, seconds),
            Err(_) => (Some(word), DEFAULT_SECONDS),
        }),
        [target, seconds] => {
            let seconds =
                seconds.parse().with_context(|| format!("`{seconds}` is not a number of seconds"))?;
            Ok((Some(target), seconds))
        }
        _ => bail!("fuzz takes a target and a number of seconds, not `{}`", words.join(" ")),
    }
}

fn list(cargo_fuzz: &Path) -> Result<Vec<String>> {
    let names = answer(nightly(cargo_fuzz).args(["list", "--fuzz-dir", "fuzz"]))
        .context("cannot list the fuzz targets in `fuzz`")?;
    Ok(names.lines().map(str::to_owned).collect())
}

/// A program that sees the nightly toolchain, whichever one `cargo xtask` was started with.
fn nightly(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly"]).arg(program);
    command
}

#[cfg(test)]
mod tests {
    use super::{DEFAULT_SECONDS, parse};

    #[test]
    fn target_and_seconds_may_each_be_left_out() {
        let cases: [(&[&str], _); 4] = [
            (&[], (None, DEFAULT_SECONDS)),
            (&["5"], (None, 5)),
            (&["legals_are_legal"], (Some("legals_are_legal"), DEFAULT_SECONDS)),
            (&["legals_are_legal", "5"], (Some("legals_are_legal"), 5)),
        ];
        for (words, expected) in cases {
            assert_eq!(parse(words).unwrap(), expected, "{words:?}");
        }
    }

    #[test]
    fn anything_else_is_refused() {
        assert!(parse(&["legals_are_legal", "long"]).is_err());
        assert!(parse(&["legals_are_legal", "5", "5"]).is_err());
    }
}
