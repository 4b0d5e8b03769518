//! `carvania engine`: the games behind JSON Lines on standard input and output.

mod answers;
mod bots;
mod choices;
mod count;
mod fault;
mod lines;
mod maps;
mod packs;
mod plan;
mod played;
mod replies;
mod requests;
pub(crate) mod seeds;
mod session;
mod verbs;

use std::io::{self, BufRead, Write};

use anyhow::Context;
use carvania_bots::Spec;

use crate::setup::ComponentsOption;
use lines::{Line, Lines};
use session::Session;

const EXAMPLES: &str = "\
Examples:
  echo '{\"do\":\"new\",\"game\":\"EW\",\"players\":2,\"seed\":1}' | carvania engine
  carvania simulate --bots \"carvania engine --bot eager\",random
  carvania engine --components my_cards.toml --components my_world.toml";

/// Offer the rules and the bots over JSON Lines, for programs in any language
///
/// Every line of standard input is a request, and is answered by one line on
/// standard output. The request {"do":"help"} lists what can be asked;
/// docs/engine-protocol.md describes it all.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES, verbatim_doc_comment)]
pub(crate) struct Options {
    #[command(flatten)]
    components: ComponentsOption,
    /// The bot for requests that name none, so that the engine can take a seat
    #[arg(long, value_name = "BOT")]
    bot: Option<Spec>,
}

/// Answers until the input ends or `quit` is sent.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let session = Session::new(options.components.load()?, options.bot);
    converse(session, io::stdin().lock(), io::stdout().lock()).context("cannot go on")
}

fn converse(mut session: Session, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next_line()? {
        let reply = match line {
            Line::Blank => continue,
            Line::TooLong => session.answer_too_long(),
            Line::Request(line) => session.answer_line(line),
        };
        writeln!(output, "{reply}")?;
        output.flush()?;
        if session.is_over() {
            break;
        }
    }
    Ok(())
}
