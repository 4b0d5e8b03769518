//! The page that reviews a game: scores, charts, turning points.

use carvania_report::review::{Course, Turns, chances, scores, slips, standings, turning_points};
use carvania_tables::Stage;
use carvania_words::title;
use maud::{Markup, html};

use super::setting::OnPage;
use super::{Past, Source, progress, share};
use crate::art::{self, Letters, Sheet};
use crate::table;

/// The page of a game that is being reviewed.
pub fn review(past: &Past<'_>) -> Markup {
    let Some(record) = past.record() else { return html! {} };
    let sheet = Sheet::new(Letters::of(past.frame.language));
    let name = title(past.frame.language, record.game().title());
    let heading = past.say("review-title", &[("title", name.into())]);
    let (turns, players) = (Turns::new(record), past.players(record));
    let setting = OnPage { past, sheet: &sheet };
    let language = past.frame.language;
    let course = Course { language, record, players: &players, turns: &turns, setting: &setting };
    let view = past.view(past.table);
    let telling = past.telling(&view);
    let main = html! {
        main.sheet-page.review #review {
            (head(past, &heading, &turns))
            (table::result(&view, &sheet))
            (scores(&course))
            (progress::progress(past))
            @if let Some(telling) = &telling {
                (chances(&course, telling))
                (turning_points(&course, telling))
                (standings(&course, telling))
                (slips(&course, telling))
            }
        }
    };
    let header = past.frame.header(&sheet, html! {}, html! { span.order {} });
    let body = html! { (sheet.render()) (art::backdrop()) (header) (main) (past.frame.foot()) };
    past.frame.page(&heading, "plain-page review-page", body)
}

/// What was played, and the ways from here.
fn head(past: &Past<'_>, heading: &str, turns: &Turns) -> Markup {
    let record = past.record();
    let rounds = record.map_or(0, |record| record.rounds().number());
    let players = record.map_or(0, |record| record.game().players());
    let end = match record.filter(|record| record.game().is_over()) {
        Some(record) => {
            let winner = record.game().ranking()[0];
            let points = record.game().scores()[winner].total();
            let facts =
                [("whose", "other".into()), ("name", past.name(winner).into()), ("points", points.into())];
            past.say("ending-winner", &facts)
        }
        None => past.say("analysis-unfinished", &[]),
    };
    let lead = [("players", players.into()), ("rounds", rounds.into()), ("end", end.into())];
    html! {
        section.slab.leaf {
            h1 { (heading) }
            p { (past.say("analysis-lead", &lead)) }
            div.acts {
                a.btn.primary href=(past.source.at(turns.first())) { (past.say("review-replay", &[])) }
                @if let Source::Table(id) = past.source {
                    a.btn href={ "/tables/" (id) } { (past.say(table_word(past.table.stage), &[])) }
                }
                (share::record(past))
            }
            (share::link(past, &past.source.review()))
        }
    }
}

/// At the table of a game that is over there is a rematch.
fn table_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Over | Stage::Abandoned => "review-table-over",
        Stage::Lobby | Stage::Playing => "review-table",
    }
}
