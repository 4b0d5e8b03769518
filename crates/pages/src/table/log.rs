//! What happened, in words, the newest first.

use carvania_rules::Seat;
use carvania_rules::record::Step;
use carvania_words::{Text, by_player, decider, narrate, narrate_briefly};
use maud::{Markup, html};

use super::context::BoardContext;
use super::traces::traces;
use crate::art;

/// The most turns that are shown; the whole game is in its record.
const MAX: usize = 80;

/// The number of turns that are told in short, for the script to announce.
const ANNOUNCED: usize = 8;

/// A turn in words.
struct Entry {
    round: u32,
    seat: Seat,
    deeds: Vec<Text>,
    /// Its number among all turns.
    number: usize,
    /// The names of what it touched on the board.
    traces: Vec<String>,
    /// Whether it came after the last decision of the viewer.
    is_new: bool,
}

/// The log, by rounds.
pub(super) fn log(context: &BoardContext<'_>) -> Markup {
    let entries = entries(context);
    let rounds = entries.chunk_by(|one, other| one.round == other.round);
    html! {
        h2.sr { (context.say("log", &[])) }
        ol.log tabindex="0" data-row aria-label=(context.say("log", &[])) {
            @for entries in rounds {
                li.round.label { (context.say("log-round", &[("round", entries[0].round.into())])) }
                @for entry in entries { (line(context, entry)) }
            }
        }
        (announcements(context))
    }
}

/// What others did in the last turns, each deed with the number of its step: the script announces those that are new.
fn announcements(context: &BoardContext<'_>) -> Markup {
    let steps = steps(context);
    let mut turns = Vec::new();
    let mut end = 0;
    for turn in by_player(&steps) {
        turns.push((end, turn));
        end += turn.len();
    }
    let latest = turns.split_off(turns.len().saturating_sub(ANNOUNCED));
    let by_others = latest.into_iter().filter_map(|(begin, turn)| {
        let seat = decider(turn).filter(|&seat| !context.view.holds(seat))?;
        Some((begin, seat, narrate_briefly(context.view.voice(), turn)))
    });
    html! {
        ul #announcements hidden {
            @for (begin, seat, deeds) in by_others {
                @for (place, deed) in deeds {
                    li data-turn=(begin) data-step=(begin + place) data-by=(context.view.name(seat)) {
                        (deed.spoken(context.view.language))
                    }
                }
            }
        }
    }
}

/// The steps of the game after its set-up.
fn steps(context: &BoardContext<'_>) -> Vec<Step> {
    let record = context.view.table.record.as_ref();
    record.map(|record| record.steps().filter(|step| step.round > 0).collect()).unwrap_or_default()
}

fn line(context: &BoardContext<'_>, entry: &Entry) -> Markup {
    let deeds = html! {
        b { (context.view.called(entry.seat)) }
        @for (place, deed) in entry.deeds.iter().enumerate() { @if place > 0 { "," } " " (context.markup(deed)) }
    };
    html! {
        li.new[entry.is_new] {
            (art::badge(context.sheet, entry.seat))
            @if entry.traces.is_empty() { span { (deeds) } } @else {
                a.trace href="#board" data-traces=(entry.traces.join(" ")) data-turn=(entry.number) { (deeds) } " "
            }
        }
    }
}

/// The last turns, newest first.
fn entries(context: &BoardContext<'_>) -> Vec<Entry> {
    let steps = steps(context);
    let mut entries = Vec::new();
    let turns: Vec<&[Step]> = by_player(&steps).collect();
    for (number, steps) in turns.iter().enumerate().rev().take(MAX) {
        let (Some(first), Some(seat)) = (steps.first(), decider(steps)) else { continue };
        let voice = context.view.voice();
        let mut deeds: Vec<Text> = narrate_briefly(voice, steps).into_iter().map(|(_, deed)| deed).collect();
        if deeds.is_empty() {
            deeds.push(narrate(voice, steps));
        }
        let mut traces: Vec<String> = steps.iter().flat_map(|step| traces(context, step)).collect();
        traces.dedup();
        entries.push(Entry { round: first.round, seat, deeds, number, traces, is_new: false });
    }
    let own = entries.iter().position(|entry| context.view.holds(entry.seat)).unwrap_or(0);
    entries[..own].iter_mut().for_each(|entry| entry.is_new = true);
    entries
}
