//! What the process uses of the machine, where the system tells: in the names that Prometheus has for it.

use std::sync::LazyLock;
use web_time::{SystemTime, UNIX_EPOCH};

use crate::metrics::Text;

/// When the program began, near enough: in seconds since 1970.
static START: LazyLock<f64> =
    LazyLock::new(|| SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64());

/// Notes when the process began.
pub(crate) fn begin() {
    LazyLock::force(&START);
}

/// Writes what is known.
pub(crate) fn write(text: &mut Text) {
    let labels = format!("version=\"{}\",rules=\"{}\"", env!("CARGO_PKG_VERSION"), carvania_rules::VERSION);
    text.head("carvania_build_info", "gauge", "The version of the program; always 1.");
    text.row("carvania_build_info", &labels, 1.0);
    let help = "When the process began, in seconds since 1970.";
    text.single("process_start_time_seconds", "gauge", help, *START);
    if let Some(seconds) = cpu_seconds() {
        text.single("process_cpu_seconds_total", "counter", "Processor time that was used.", seconds);
    }
    if let Some(bytes) = memory("VmRSS:") {
        text.single("process_resident_memory_bytes", "gauge", "Memory in use.", bytes);
    }
    if let Some(files) = open_files() {
        text.single("process_open_fds", "gauge", "Open files and connections.", files);
    }
}

/// How much processor time all threads have used.
#[cfg(unix)]
fn cpu_seconds() -> Option<f64> {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Some(time.tv_sec as f64 + time.tv_nsec as f64 / 1e9)
}

#[cfg(not(unix))]
fn cpu_seconds() -> Option<f64> {
    None
}

/// A figure of Linux about memory, in bytes; none where there is no such file.
fn memory(name: &str) -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024.0)
}

fn open_files() -> Option<f64> {
    Some(std::fs::read_dir("/proc/self/fd").ok()?.count() as f64)
}
