//! `carvania hint`: what the strongest bot would do at a position.

mod document;
mod place;
mod suite;
mod text;

use std::path::PathBuf;

use anyhow::Result;
use carvania_bots::{Budget, Limit, analysis};
use carvania_lab::analyse::{Inquiry, outlook};
use carvania_lab::goal;
use carvania_review::{Advice, Assessment, MAX_ADVISED, Outlook};
use carvania_rules::Game;

use crate::cached_bot::has_choice;
use crate::language::LanguageOption;
use crate::number::whole;
use crate::output;
use crate::progress::Progress;
use crate::setup::ComponentsOption;

const EXAMPLES: &str = "\
Examples:
  carvania hint game.txt
  carvania hint position.json --budget 20000n --json
  carvania hint - --language fr < game.jsonl
  carvania hint --positions missed.jsonl --budget 20000n";

/// Show what the strongest bot would do, and why
///
/// Lists the three best actions, each with the chance to win and the points to expect after it, and how often it was
/// tried, or that it is proven: worked out to the end of the game. Only what is proven is called 100 %, and the
/// strongest bot plays it. Then it says what the first gains over the second. A gain of turns means that the game is
/// over that many rounds sooner.
///
/// As with `analyse`, an action that was hardly tried is searched once more by itself, with the same budget. So
/// a hint can cost three times the budget.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// A position, or a record for its last position (- for standard input)
    #[arg(required_unless_present = "positions")]
    position: Option<PathBuf>,
    /// Search every position of this file instead, one JSON object per line (- for standard input)
    ///
    /// A line is a position, or an object with a `position`, and with the action that is known to be best as `better`:
    /// what `carvania probe --positions` writes. The output then has a line for each, and says how many were found.
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    positions: Option<PathBuf>,
    #[command(flatten)]
    components: ComponentsOption,
    /// What each search may cost: a time such as 500ms or 10s, or positions such as 5000n
    #[arg(long, default_value = "1s")]
    budget: Limit,
    /// How many actions to search at the same time, after the first search of them all
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    #[command(flatten)]
    language: LanguageOption,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// Thinks, and prints the advice.
pub(crate) fn run(options: &Options) -> Result<()> {
    let language = options.language.language();
    let Some(position) = &options.position else {
        return options.positions.as_deref().map_or(Ok(()), |path| suite::run(options, path));
    };
    let game = place::read(position, options.components.load()?)?;
    place::decider(&game, position, language)?;
    let advice = options.advice(&game)?.with_goals(goal);
    if options.json {
        output::print_json(&document::of(&advice, options.budget))
    } else {
        output::print(&text::text(&advice, language))
    }
}

impl Options {
    /// What there is to say of a decision.
    fn advice(&self, game: &Game) -> Result<Advice> {
        let (outlook, options) = self.think(game)?;
        Ok(Advice { game: *game, seat: game.decider(), outlook, options, goals: Vec::new() })
    }

    /// What the bot thinks; nothing where a single action is legal, for that one needs no thought.
    fn think(&self, game: &Game) -> Result<(Outlook, Vec<Assessment>)> {
        if !has_choice(game) {
            return Ok((outlook(game, &analysis::Analysis::default()), Vec::new()));
        }
        let budget = Budget { limit: self.budget, stop: None };
        let progress = Progress::at_once(1 + MAX_ADVISED as u64, "looks");
        let oracle = |game: &Game, budget: &Budget<'_>, rng| {
            let analysis = analysis::of(game, budget, rng);
            progress.advance(1);
            analysis
        };
        let inquiry = Inquiry { oracle: &oracle, budget };
        let analysis = inquiry.analysis(game);
        let named = inquiry.best(game, &analysis, MAX_ADVISED, self.threads.into())?;
        Ok((outlook(game, &analysis), named))
    }
}
