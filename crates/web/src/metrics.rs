//! Numbers for those who watch over a server, in the text format of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::http::{Method, StatusCode};

/// The upper bounds of the histogram of latencies, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// What is counted of requests. Labels are bounded: routes are those of the router, methods those of HTTP.
#[derive(Default)]
pub(crate) struct Metrics {
    requests: Mutex<BTreeMap<(&'static str, String, u16), u64>>,
    within: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
    lookups: AtomicU64,
}

impl Metrics {
    /// Counts a request.
    pub(crate) fn count_request(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        let key = (known(method), route.to_owned(), status.as_u16());
        // Nothing done under this lock can panic halfway.
        *self.requests.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_default() += 1;
        for (bound, count) in BOUNDS.iter().zip(&self.within) {
            if took.as_secs_f64() <= *bound {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// Counts a person looked up by what proves who they are.
    pub(crate) fn count_lookup(&self) {
        self.lookups.fetch_add(1, Ordering::Relaxed);
    }

    /// Writes what was counted.
    pub(crate) fn write(&self, out: &mut Text) {
        out.head("carvania_http_requests_total", "counter", "Requests by method, route and status.");
        for ((method, route, status), count) in
            self.requests.lock().unwrap_or_else(PoisonError::into_inner).iter()
        {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
            out.row("carvania_http_requests_total", &labels, *count as f64);
        }
        let name = "carvania_http_request_seconds";
        out.head(name, "histogram", "How long requests took until their answer began.");
        let count = self.count.load(Ordering::Relaxed);
        for (bound, within) in BOUNDS.iter().zip(&self.within) {
            let labels = format!("le=\"{bound}\"");
            out.row(&format!("{name}_bucket"), &labels, within.load(Ordering::Relaxed) as f64);
        }
        out.row(&format!("{name}_bucket"), "le=\"+Inf\"", count as f64);
        out.row(&format!("{name}_sum"), "", self.micros.load(Ordering::Relaxed) as f64 / 1e6);
        out.row(&format!("{name}_count"), "", count as f64);
        let lookups = self.lookups.load(Ordering::Relaxed) as f64;
        let help = "Lookups of who asks, by a cookie or a token.";
        out.single("carvania_identity_lookups_total", "counter", help, lookups);
    }
}

/// Anybody can invent methods.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

/// Metrics as they are written down.
#[derive(Default)]
pub(crate) struct Text(String);

impl Text {
    /// What follows, and what it means.
    pub(crate) fn head(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a string cannot fail.
        _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    /// Adds one number, with its labels.
    pub(crate) fn row(&mut self, name: &str, labels: &str, value: f64) {
        _ = match labels {
            "" => writeln!(self.0, "{name} {value}"),
            _ => writeln!(self.0, "{name}{{{labels}}} {value}"),
        };
    }

    /// A number that stands alone.
    pub(crate) fn single(&mut self, name: &str, kind: &str, help: &str, value: f64) {
        self.head(name, kind, help);
        self.row(name, "", value);
    }

    pub(crate) fn into_string(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_counted_and_labels_are_bounded() {
        let metrics = Metrics::default();
        for method in [Method::GET, Method::from_bytes(b"BREW").expect("a method")] {
            metrics.count_request(&method, "/api", StatusCode::OK, Duration::from_millis(3));
        }
        let mut text = Text::default();
        metrics.write(&mut text);
        let text = text.into_string();
        for line in [
            "carvania_http_requests_total{method=\"GET\",route=\"/api\",status=\"200\"} 1",
            "carvania_http_requests_total{method=\"other\",route=\"/api\",status=\"200\"} 1",
            "carvania_http_request_seconds_bucket{le=\"0.0025\"} 0",
            "carvania_http_request_seconds_bucket{le=\"0.005\"} 2",
            "carvania_http_request_seconds_bucket{le=\"+Inf\"} 2",
            "carvania_http_request_seconds_count 2",
        ] {
            assert!(text.lines().any(|written| written == line), "{line} is missing in\n{text}");
        }
    }
}
