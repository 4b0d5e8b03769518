//! The analysis as text for a terminal.

use carvania_review::{Move, Standing, Verdict};
use carvania_words::decimal;

use crate::play::layout::wrapped;
use carvania_report::Telling;

pub(super) fn text(telling: &Telling<'_>) -> String {
    let mut lines = vec![telling.title()];
    lines.extend(telling.lead().iter().flat_map(|line| wrapped("", line)));
    if !telling.review.moves.is_empty() {
        lines.push(format!("\n{}", telling.word("analysis-seats")));
        lines.extend(telling.review.seats.iter().flat_map(|standing| self::standing(telling, standing)));
        lines.extend(turning_points(telling));
        lines.extend(moves(telling));
        lines.extend(["".to_owned()].into_iter().chain(wrapped("", &telling.about())));
    }
    lines.join("\n") + "\n"
}

/// How a seat played, in a few lines.
fn standing(telling: &Telling<'_>, standing: &Standing) -> Vec<String> {
    let seat = standing.seat;
    let mut lines = vec![telling.score(seat)];
    lines.extend(telling.balance(standing).iter().flat_map(|text| wrapped("    ", text)));
    lines.extend(telling.decisions(standing).iter().flat_map(|text| wrapped("    ", text)));
    lines.extend(wrapped("    ", &telling.fortune(standing)));
    lines
}

fn turning_points(telling: &Telling<'_>) -> Vec<String> {
    let mut lines = vec![format!("\n{}", telling.word("analysis-turning"))];
    if telling.review.turning_points.is_empty() {
        lines.push(telling.word("analysis-turning-none"));
    }
    for (number, moment) in (1..).zip(telling.review.turning_points()) {
        lines.push(format!("{number:>2}. {}", telling.when(moment)));
        let mut tell = |text: &str| lines.extend(wrapped("    ", text));
        let decision = telling.decision(moment);
        let verdict = decision.map(|(_, judgement)| judgement.verdict);
        tell(&judged(telling, telling.what(moment).to_string(), verdict));
        tell(&telling.swing(moment, moment.most_changed()));
        decision
            .and_then(|(made, judgement)| telling.better(made, judgement))
            .iter()
            .for_each(|text| tell(&text.to_string()));
    }
    lines
}

/// An action with the verdict on it, unless it was fine.
fn judged(telling: &Telling<'_>, action: String, verdict: Option<Verdict>) -> String {
    match verdict.filter(|verdict| *verdict > Verdict::Fine) {
        Some(verdict) => format!("{action} [{}]", telling.verdict(verdict)),
        None => action,
    }
}

fn moves(telling: &Telling<'_>) -> Vec<String> {
    let mut lines = vec![format!("\n{}", telling.word("analysis-moves"))];
    let mut round = None;
    for made in &telling.review.moves {
        if round.replace(made.round) != Some(made.round) {
            lines.push(telling.round(made.round));
        }
        lines.extend(line(telling, made));
    }
    lines
}

/// A decision: the chances of all seats before it, what was done, what would have been better.
fn line(telling: &Telling<'_>, made: &Move) -> Vec<String> {
    let players = telling.record.game().players();
    let chances = match telling.review.chances(made.index) {
        Some(chances) => chances
            .wins
            .iter()
            .map(|chance| format!("{:>4}", decimal(telling.language, 100.0 * chance, 0)))
            .collect::<String>(),
        None => " ".repeat(4 * players),
    };
    let label = format!("  {} {chances}  ", made.seat);
    let verdict = made.judgement.as_ref().map(|judgement| judgement.verdict);
    let action = judged(telling, telling.made(made).to_string(), verdict);
    let mut lines = wrapped(&label, &action);
    let better = made.judgement.as_ref().filter(|judgement| judgement.verdict > Verdict::Fine);
    if let Some(better) = better.and_then(|judgement| telling.better(made, judgement)) {
        lines.extend(wrapped(&" ".repeat(label.len()), &better.to_string()));
    }
    lines
}
