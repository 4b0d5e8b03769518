//! What happened, in words, the newest first.

use carvania_rules::Seat;
use carvania_rules::record::Step;
use carvania_words::{by_player, decider, told};
use maud::{Markup, html};

use super::picture::Picture;
use crate::art;

/// So many turns are shown; the whole game is in its record.
const MOST: usize = 80;

/// A turn in words.
struct Entry {
    round: u32,
    seat: Seat,
    text: String,
    /// Whether it came after the last decision of whoever looks.
    is_new: bool,
}

/// The log, by rounds.
pub(super) fn log(picture: &Picture<'_>) -> Markup {
    let entries = entries(picture);
    let rounds = entries.chunk_by(|one, other| one.round == other.round);
    html! {
        h2.sr { (picture.say("log", &[])) }
        ol.log tabindex="0" aria-label=(picture.say("log", &[])) {
            @for entries in rounds {
                li.round.label { (picture.say("log-round", &[("round", entries[0].round.into())])) }
                @for entry in entries { (line(picture, entry)) }
            }
        }
    }
}

fn line(picture: &Picture<'_>, entry: &Entry) -> Markup {
    html! {
        li.new[entry.is_new] {
            (art::badge(picture.sheet, entry.seat))
            span { b { (picture.view.name(entry.seat)) } " " (picture.inked(&entry.text)) }
        }
    }
}

/// The last turns, newest first.
fn entries(picture: &Picture<'_>) -> Vec<Entry> {
    let Some(record) = &picture.view.table.record else { return Vec::new() };
    let steps: Vec<Step> = record.steps().filter(|step| step.round > 0).collect();
    let mut entries = Vec::new();
    let turns: Vec<&[Step]> = by_player(&steps).collect();
    for steps in turns.iter().rev().take(MOST) {
        let (Some(first), Some(seat)) = (steps.first(), decider(steps)) else { continue };
        let text = told(picture.view.voice(), steps);
        entries.push(Entry { round: first.round, seat, text, is_new: false });
    }
    let own = entries.iter().position(|entry| picture.view.holds(entry.seat)).unwrap_or(0);
    entries[..own].iter_mut().for_each(|entry| entry.is_new = true);
    entries
}
