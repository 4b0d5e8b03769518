//! The advice as text.

use carvania_report::gain;
use carvania_review::Advice;
use carvania_rules::Language;
use carvania_words::{decimal, describe, leads_to, percent, say, title};

use super::document::legal;
use crate::play::layout::wrapped;

pub(super) fn text(advice: &Advice, language: Language) -> String {
    let who = [
        ("title", title(language, advice.game.title()).into()),
        ("players", advice.game.players().into()),
        ("seat", advice.seat.number().into()),
    ];
    let mut lines = wrapped("", &say(language, "hint-who", &who));
    let legal = legal(&advice.game);
    if let [only] = legal[..] {
        let action = describe(language, &advice.game, only);
        lines.extend(wrapped("", &say(language, "hint-one", &[("action", action.to_string().into())])));
        return lines.join("\n") + "\n";
    }
    lines.push(String::new());
    lines.extend(options(advice, language));
    lines.push(String::new());
    lines.extend(advice.gain(1).into_iter().flat_map(|found| {
        wrapped("", &say(language, "hint-gain", &[("gain", gain(language, &found).into())]))
    }));
    let reason = advice.goal(0).and_then(|found| {
        leads_to(language, &advice.game, (advice.options.first()?.action, found.action), found.turns)
    });
    lines.extend(reason.into_iter().flat_map(|reason| wrapped("", &reason.to_string())));
    let others = legal.len().saturating_sub(advice.options.len());
    if others > 0 {
        lines.push(say(language, "hint-rest", &[("number", others.into())]));
    }
    lines.join("\n") + "\n"
}

/// The best actions under each other, their numbers in columns.
fn options(advice: &Advice, language: Language) -> Vec<String> {
    let headings = ["hint-wins", "hint-points", "hint-visits"].map(|key| say(language, key, &[]));
    let seat = advice.seat.index();
    let numbers = advice.options.iter().map(|assessment| {
        [
            percent(language, assessment.outlook.wins[seat], 0),
            decimal(language, assessment.outlook.points[seat], 1),
            if assessment.is_proven {
                say(language, "hint-proven", &[])
            } else {
                assessment.visits.to_string()
            },
        ]
    });
    let rows: Vec<[String; 3]> = [headings].into_iter().chain(numbers).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths = [0, 1, 2].map(width);
    let label = |row: &[String; 3]| {
        let cell = |(cell, width): (&String, usize)| format!("{cell:>width$}  ");
        row.iter().zip(widths).map(cell).collect::<String>()
    };
    let actions = advice
        .options
        .iter()
        .map(|assessment| describe(language, &advice.game, assessment.action).to_string());
    let actions = [say(language, "hint-action", &[])].into_iter().chain(actions);
    rows.iter().zip(actions).flat_map(|(row, action)| wrapped(&label(row), &action)).collect()
}
