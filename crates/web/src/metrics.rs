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
    latencies: Mutex<BTreeMap<String, Latency>>,
    lookups: AtomicU64,
}

/// How long the requests to a route took.
#[derive(Clone, Copy, Default)]
struct Latency {
    within: [u64; BOUNDS.len()],
    count: u64,
    total: Duration,
}

impl Metrics {
    /// Counts a request.
    pub(crate) fn count_request(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        let key = (known(method), route.to_owned(), status.as_u16());
        // Nothing done under this lock can panic halfway.
        *self.requests.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_default() += 1;
        let mut latencies = self.latencies.lock().unwrap_or_else(PoisonError::into_inner);
        let latency = latencies.entry(route.to_owned()).or_default();
        for (bound, count) in BOUNDS.iter().zip(&mut latency.within) {
            *count += u64::from(took.as_secs_f64() <= *bound);
        }
        latency.count += 1;
        latency.total += took;
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
        for (route, latency) in self.latencies.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            let within: Vec<(f64, u64)> = BOUNDS.into_iter().zip(latency.within).collect();
            out.histogram(name, &format!("route=\"{route}\""), &within, latency.count, latency.total);
        }
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
        let value = if value.is_infinite() { "+Inf".to_owned() } else { value.to_string() };
        _ = match labels {
            "" => writeln!(self.0, "{name} {value}"),
            _ => writeln!(self.0, "{name}{{{labels}}} {value}"),
        };
    }

    /// Adds the numbers of a histogram: how many were within which bound, how many there were, how long they took in all.
    pub(crate) fn histogram(
        &mut self,
        name: &str,
        labels: &str,
        within: &[(f64, u64)],
        count: u64,
        total: Duration,
    ) {
        let comma = if labels.is_empty() { "" } else { "," };
        let bounds = within.iter().map(|(bound, within)| (bound.to_string(), *within));
        for (bound, within) in bounds.chain([("+Inf".to_owned(), count)]) {
            let labels = format!("{labels}{comma}le=\"{bound}\"");
            self.row(&format!("{name}_bucket"), &labels, within as f64);
        }
        self.row(&format!("{name}_sum"), labels, total.as_secs_f64());
        self.row(&format!("{name}_count"), labels, count as f64);
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
            "carvania_http_request_seconds_bucket{route=\"/api\",le=\"0.0025\"} 0",
            "carvania_http_request_seconds_bucket{route=\"/api\",le=\"0.005\"} 2",
            "carvania_http_request_seconds_bucket{route=\"/api\",le=\"+Inf\"} 2",
            "carvania_http_request_seconds_sum{route=\"/api\"} 0.006",
            "carvania_http_request_seconds_count{route=\"/api\"} 2",
        ] {
            assert!(text.lines().any(|written| written == line), "{line} is missing in\n{text}");
        }
    }
}
