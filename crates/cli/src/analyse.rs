//! `carvania analyse`: what each decision of a record was worth.

mod document;
mod players;
mod text;

use std::path::PathBuf;

use anyhow::Result;
use carvania_bots::{Limit, analysis};
use carvania_lab::analyse::{Analyser, line};
use carvania_report::Telling;
use carvania_report::review::page;
use carvania_review::{Review, choices};

use crate::language::LanguageOption;
use crate::number::whole;
use crate::progress::Progress;
use crate::record::RecordFile;
use crate::save_file::SaveFile;
use crate::{interrupt, output};

const EXAMPLES: &str = "\
Examples:
  carvania analyse game.txt
  carvania analyse game.txt --html game.html --language fr
  carvania analyse game.jsonl --budget 20000n --threads 2 --save game.analyser --json";

/// Analyse every decision of a record: chances to win, mistakes, turning points
///
/// Before each decision the strongest bot estimates, for good play by everybody, each seat's chance to win,
/// its points at the end, and how many rounds are left. It compares the action that was taken with the best
/// one. Decisions with a single legal action are skipped; an action that the search hardly tried is searched
/// once more, with the same budget.
///
/// What the best action would have gained is measured in three ways:
///   chance   how much more chance to win, in per cent of a whole game; this decides what is best
///   points   how many more points at the end
///   turns    how many rounds sooner the game is over: everybody has a turn in each round, so this is also
///            the number of turns for each player; a gain of turns is good for the player who is ahead
///
/// A decision that gives away 5 % of chance to win is an inaccuracy, 10 % a mistake, 15 % a blunder; below
/// that it is fine. The mean loss of a seat is what its decisions gave away on average.
///
/// Luck is counted separately: what a draw changed, from the estimate after the action to the estimate once
/// the cards are known. Turning points are the decisions and draws, at most five,
/// that changed a player's chance most, and by 5 % at least.
///
/// All of these are estimates. With a budget of positions they follow from the record alone, whatever the
/// machine and the number of threads. Ctrl-C stops the analysis and reports what is done so far.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES, verbatim_doc_comment)]
pub(crate) struct Options {
    #[command(flatten)]
    record: RecordFile,
    /// What each decision may cost: a time such as 200ms or 2s, or positions such as 5000n
    #[arg(long, default_value = "200ms")]
    budget: Limit,
    /// How many decisions to analyse at the same time
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    /// Keep the findings in this file, and continue from those it already holds
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Write a page with charts to this file, instead of printing text
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageOption,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// Looks into the record and reports.
pub(crate) fn run(options: &Options) -> Result<()> {
    let (record, _) = options.record.read()?;
    let others = [Some(options.record.file.as_path()), options.save.as_deref()];
    output::check_page(options.html.as_deref(), &others)?;
    let analyser = Analyser {
        record: &record,
        limit: options.budget,
        threads: options.threads.into(),
        oracle: &analysis::of,
    };
    let stop = interrupt::stop()?;
    let mut known = Vec::new();
    let save_file = SaveFile::open(options.save.as_deref(), &analyser.header(), |file| {
        let saved = analyser.read(file)?;
        known = saved.parts;
        Ok(saved.whole)
    })?;
    let progress = Progress::counting((choices(&record).len() - known.len()) as u64, "decisions");
    let findings = analyser.run(known, stop, &|finding| {
        progress.advance(1);
        save_file.add(|| line(finding))
    })?;
    drop(progress);
    let review = Review::new(&record, &findings);
    let language = options.language.language();
    let players = players::called(language, &record);
    report(options, &Telling::new(language, &record, &review, options.budget, players))?;
    interrupt::status(stop.is_asked() && review.open > 0)
}

fn report(options: &Options, telling: &Telling<'_>) -> Result<()> {
    if let Some(path) = &options.html {
        output::write(&page(telling), Some(path))?;
    }
    if options.json {
        return output::print_json(&document::of(telling));
    }
    if options.html.is_some() { Ok(()) } else { output::print(&text::text(telling)) }
}
