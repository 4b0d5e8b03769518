//! The log, on standard error.

use std::io::{self, IsTerminal};

use clap::ValueEnum;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

/// What the log looks like.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(super) struct LogOptions {
    /// The format of the log
    #[arg(long, value_enum, env = "CARVANIA_LOG", default_value = "text")]
    log: Form,
    /// How much goes into the log
    #[arg(long, value_enum, env = "CARVANIA_LOG_LEVEL", default_value = "warn")]
    log_level: Level,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    /// Lines for people
    Text,
    /// One JSON object in each line
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Level {
    /// Only errors
    Error,
    /// Errors and warnings
    Warn,
    /// These and every request
    Info,
    /// These and every refusal
    Debug,
}

/// Begins the log. Of what libraries say, warnings are enough.
pub(super) fn start(options: LogOptions) {
    let level = match options.log_level {
        Level::Error => LevelFilter::ERROR,
        Level::Warn => LevelFilter::WARN,
        Level::Info => LevelFilter::INFO,
        Level::Debug => LevelFilter::DEBUG,
    };
    let filter = Targets::new().with_default(level.min(LevelFilter::WARN)).with_target("carvania", level);
    let layer = fmt::layer().with_ansi(io::stderr().is_terminal()).with_writer(io::stderr);
    let layer = match options.log {
        Form::Text => layer.with_target(false).boxed(),
        Form::Json => layer.json().flatten_event(true).with_span_list(false).boxed(),
    };
    // It can only be begun twice, which no command does.
    _ = tracing_subscriber::registry().with(layer.with_filter(filter)).try_init();
}
