//! How everybody played, as a table.

use carvania_report::{Column, Table, emblem};
use carvania_review::Standing;
use carvania_words::percent;
use maud::{Markup, html};

use carvania_report::Telling;

pub(super) fn markup(telling: &Telling<'_>) -> Markup {
    let words = |key| Column::Words(telling.word(key));
    let numbers = |key| Column::Numbers(telling.word(key));
    let table = Table {
        caption: telling.word("analysis-seats-note"),
        columns: vec![
            words("analysis-seat"),
            numbers("analysis-score"),
            numbers("analysis-decisions"),
            numbers("analysis-loss"),
            numbers("analysis-inaccuracies"),
            numbers("analysis-mistakes"),
            numbers("analysis-blunders"),
            numbers("analysis-luck"),
            words("analysis-best"),
            words("analysis-worst"),
        ],
        rows: telling.review.seats.iter().map(|standing| row(telling, standing)).collect(),
    };
    table.markup()
}

fn row(telling: &Telling<'_>, standing: &Standing) -> Vec<Markup> {
    let seat = standing.seat;
    let loss = standing.mean_loss.map(|loss| percent(telling.language, loss, 1)).unwrap_or_default();
    vec![
        html! { (emblem(seat.index())) " " (telling.player(seat)) },
        html! { (telling.record.game().scores()[seat]) },
        html! { (standing.decisions) },
        html! { (loss) },
        html! { (standing.inaccuracies) },
        html! { (standing.mistakes) },
        html! { (standing.blunders) },
        html! { (telling.change(standing.luck)) },
        html! { (telling.extreme(standing.best_moment, seat)) },
        html! { (telling.extreme(standing.worst_moment, seat)) },
    ]
}
