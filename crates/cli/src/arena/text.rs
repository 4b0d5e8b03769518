//! The report of an arena as people read it.

use carvania_lab::arena::{Decision, EntrantReport, PairingReport, Report, SequentialTest, Summary};

use crate::columns::{Columns, Side};
use crate::number::{counted, grouped};
use crate::output::one_line;

/// The whole report.
pub(super) fn of(report: &Report) -> String {
    let mut text = String::new();
    if report.partial {
        text += "Stopped before the end: what follows is about the deals that were over by then.\n\n";
    }
    text += &format!(
        "{}, {}, {}, seed {}, {}, {:.1} s\n",
        report.game,
        counted(report.players as u64, "player"),
        counted(report.games, "game"),
        report.seed,
        counted(report.threads as u64, "thread"),
        report.seconds,
    );
    for pairing in &report.pairings {
        text += &format!("\n{}\n{}", heading(pairing), standings(pairing));
        text += &pairing.verdict.map(|verdict| decided(pairing, verdict)).unwrap_or_default();
    }
    text += &format!("\nratings, as in Elo, of which the mean is 1500\n{}", ratings(&report.entrants));
    report.entrants.iter().filter(|entrant| entrant.complaints > 0).for_each(|entrant| {
        text += &complaints(entrant);
    });
    text
}

fn heading(pairing: &PairingReport) -> String {
    let names: Vec<&str> = pairing.standings.iter().map(|standing| standing.name.as_str()).collect();
    let rounds = match pairing.mean_rounds {
        Some(mean) => format!("{mean:.1} rounds on average"),
        None => "none came to its end".to_owned(),
    };
    let cut_off = match pairing.cut_off {
        0 => String::new(),
        number => format!(", {} cut off", grouped(number)),
    };
    format!(
        "{}: {} of {}, {rounds}{cut_off}; the fair share is {}",
        names.join(" - "),
        counted(pairing.games, "game"),
        counted(pairing.deals, "deal"),
        percent(pairing.fair_share),
    )
}

fn standings(pairing: &PairingReport) -> Columns {
    let [left, right] = [Side::Left, Side::Right];
    let mut columns = Columns::new([left, right, right, right, right, right, right, right, right]);
    columns.row([
        "bot",
        "wins",
        "share",
        "95 % interval",
        "points",
        "a decision",
        "a turn",
        "late",
        "late by",
    ]);
    for standing in &pairing.standings {
        columns.row(row(standing));
    }
    columns
}

fn row(standing: &EntrantReport) -> [String; 9] {
    let EntrantReport { name, wins, share, interval: [low, high], mean_points, thinking } = standing;
    [
        name.clone(),
        grouped(*wins),
        percent(*share),
        format!("{:.1} to {}", 100.0 * low, percent(*high)),
        mean_points.map_or("-".to_owned(), |points| format!("{points:.1}")),
        thinking.mean_ms.map_or("-".to_owned(), time),
        thinking.turn_ms.map_or("-".to_owned(), time),
        grouped(thinking.late),
        if thinking.late > 0 { format!("{:.1} ms", thinking.overrun_p99_ms) } else { String::new() },
    ]
}

fn decided(pairing: &PairingReport, verdict: SequentialTest) -> String {
    let first = pairing.standings.first().map_or("", |standing| standing.name.as_str());
    let (better, fair) = (percent(verdict.better), percent(verdict.than));
    let sentence = match verdict.decision {
        Decision::Better => format!("{first} is better: its share is {better} or more rather than {fair}"),
        Decision::NotBetter => {
            format!("{first} is not that much better: its share is {fair} or less rather than {better}")
        }
        Decision::Open => format!("not decided yet whether the share of {first} is {better} or {fair}"),
    };
    format!(
        "{sentence} (log-likelihood ratio {:.2}, bounds ±{:.2})\n",
        verdict.log_likelihood_ratio, verdict.bound
    )
}

fn ratings(entrants: &[Summary]) -> Columns {
    let mut entrants: Vec<&Summary> = entrants.iter().collect();
    entrants.sort_by(|one, other| other.rating.points.total_cmp(&one.rating.points));
    let mut columns = Columns::new([Side::Left, Side::Right, Side::Right]);
    for Summary { name, rating, .. } in entrants {
        columns.row([name.clone(), format!("{:.0}", rating.points), format!("± {:.0}", rating.margin)]);
    }
    columns
}

fn complaints(entrant: &Summary) -> String {
    let mut text = format!("\n{} about {}", counted(entrant.complaints, "complaint"), entrant.name);
    text += if entrant.complaints > entrant.first_complaints.len() as u64 { ", such as:\n" } else { ":\n" };
    for complaint in &entrant.first_complaints {
        text += &format!("  {}\n", one_line(complaint));
    }
    text
}

fn time(ms: f64) -> String {
    if ms < 1.0 { format!("{:.1} µs", 1000.0 * ms) } else { format!("{ms:.1} ms") }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
