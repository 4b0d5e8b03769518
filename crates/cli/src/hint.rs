//! `carvania hint`: what the strongest bot would do at a position.

mod advice;
mod place;
mod text;

use std::path::PathBuf;

use anyhow::Result;
use carvania_bots::insight::{self, Insight};
use carvania_bots::{Budget, Limit};
use carvania_lab::deal;
use carvania_rules::{Actions, Game};

use crate::language::LanguageOption;
use crate::output;
use crate::setup::ComponentsOption;
use advice::Advice;

const EXAMPLES: &str = "\
Examples:
  carvania hint game.txt
  carvania hint position.json --budget 20000n --json
  carvania hint - --language fr < game.jsonl";

/// Say what the strongest bot would do, and why
///
/// The three best actions, each with the chance to win and the points at the end that are to be
/// expected after it, and how often it was tried; then what the first gains over the second. A gain of turns is
/// that many rounds, and so many turns of one's own, until the game is over.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// A position, or a record for its last position (- for standard input)
    position: PathBuf,
    #[command(flatten)]
    components: ComponentsOption,
    /// What thinking may cost: a time such as 500ms or 10s, or positions such as 5000n
    #[arg(long, default_value = "2s")]
    budget: Limit,
    #[command(flatten)]
    language: LanguageOption,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// All thinking follows from this seed, so that the same question has the same answer.
const SEED: u64 = 1;

/// Thinks, and prints the advice.
pub(crate) fn run(options: &Options) -> Result<()> {
    let language = options.language.language();
    let game = place::read(&options.position, options.components.load()?)?;
    let seat = place::decider(&game, &options.position, language)?;
    let advice = Advice { game: &game, seat, insight: think(&game, options.budget), budget: options.budget };
    if options.json {
        output::print_json(&advice.document())
    } else {
        output::print(&text::text(&advice, language))
    }
}

/// What the bot thinks; nothing where a single action is legal, for that one needs no thought.
fn think(game: &Game, limit: Limit) -> Insight {
    let mut legal = Actions::new();
    game.legal_actions(&mut legal);
    let budget = Budget { limit, stop: None };
    if legal.len() == 1 { Insight::default() } else { insight::of(game, &budget, deal::chooser(SEED, 0)) }
}
