//! The fit by PyTorch, where it is installed: a script that comes with the program.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use carvania_bots::network::{SECOND, Sizes, WIDTH, Weights};

use crate::samples::Split;
use crate::tensors;

const SCRIPT: &str = include_str!("fit.py");

/// Which Python to ask.
fn python() -> PathBuf {
    env::var_os("PYTHON").map_or_else(|| "python3".into(), PathBuf::from)
}

/// Whether PyTorch can be used.
pub(crate) fn is_there() -> bool {
    let mut command = Command::new(python());
    command.args(["-c", "import torch"]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Fits a network to samples, with a folder to work in.
pub(crate) fn fit(folder: &Path, sizes: Sizes, split: &Split, start: Option<&Weights>) -> Result<Weights> {
    let [positions, out, begin, script] =
        ["positions", "weights.f32", "start.f32", "fit.py"].map(|name| folder.join(name));
    tensors::write(&positions, sizes, split)?;
    fs::write(&script, SCRIPT)?;
    let mut command = Command::new(python());
    command.arg(&script).arg(&positions).arg("--out").arg(&out);
    command.arg("--width").arg(WIDTH.to_string()).arg("--second").arg(SECOND.to_string());
    if let Some(start) = start {
        let bytes: Vec<u8> = start.numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        fs::write(&begin, bytes)?;
        command.arg("--start").arg(&begin);
    }
    let status = command.status().context("cannot run Python")?;
    ensure!(status.success(), "the fit by PyTorch failed");
    let weights = read(sizes, &fs::read(&out)?)?;
    fs::remove_dir_all(&positions)?;
    Ok(weights)
}

/// Weights as the script writes them.
pub(crate) fn read(sizes: Sizes, bytes: &[u8]) -> Result<Weights> {
    let (numbers, odd) = bytes.as_chunks::<4>();
    let wanted = Weights::number(sizes);
    ensure!(odd.is_empty() && numbers.len() == wanted, "{} weights instead of {wanted}", numbers.len());
    Ok(Weights { sizes, numbers: numbers.iter().map(|&number| f32::from_le_bytes(number)).collect() })
}
