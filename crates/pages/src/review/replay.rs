//! The replay: a table as it was after a number of actions, drawn by the boards of the table itself.

use carvania_report::review::Turns;
use carvania_review::{Judgement, Move, Verdict};
use carvania_words::{Text, narrate, title};
use maud::{Markup, html};

use super::{Past, branch, share};
use crate::art::{self, Icon};
use crate::table::{self, BoardContext};

/// The page of a replay after `at` actions; at its end, if there are fewer; at the first decision, if it is not
/// said.
pub fn replay(past: &Past<'_>, at: Option<usize>) -> Markup {
    let name = title(past.frame.language, past.table.options.game);
    let tab = past.say("replay-tab", &[("title", name.into())]);
    past.frame.page(&tab, "table-page replay-page", whole(past, at))
}

/// Everything that changes from moment to moment: what the script puts in place of what was there.
pub fn whole(past: &Past<'_>, at: Option<usize>) -> Markup {
    let Some(record) = past.record() else { return html! {} };
    let turns = Turns::new(record);
    let at = at.unwrap_or(turns.first()).min(turns.last());
    let then = past.table.as_of(at);
    let view = past.view(&then);
    let shown = Shown { past, turns: &turns, at };
    table::still(&past.frame, &view, &|picture| shown.bar(picture))
}

/// A moment of a replay.
struct Shown<'a> {
    past: &'a Past<'a>,
    turns: &'a Turns,
    at: usize,
}

impl Shown<'_> {
    /// In the place of the decision bar: what happened, the way through the game, and where to go from here.
    fn bar(&self, picture: &BoardContext<'_>) -> Markup {
        html! {
            section.decision.theirs.replay #decision tabindex="-1" aria-label=(self.past.say("replay", &[])) {
                (self.told(picture))
                div.reel { (self.steps(picture)) (self.slider()) }
                div.go {
                    a.btn href=(self.past.source.review()) { (self.past.say("replay-review", &[])) }
                    (branch::branch(self.past, picture, self.at))
                    (share::share(self.past, picture, &self.past.source.at(self.at)))
                }
            }
        }
    }

    /// Whose turn it was, and what they did.
    fn told(&self, picture: &BoardContext<'_>) -> Markup {
        let words = narrate(picture.view.voice(), self.turns.so_far(self.at));
        html! {
            div.ask aria-live="polite" {
                h2 { (self.heading()) }
                (self.thought(picture, &words))
            }
        }
    }

    fn heading(&self) -> String {
        let say = |key: &str, facts: &[_]| self.past.say(key, facts);
        match self.turns.at(self.at) {
            _ if self.at == self.turns.last()
                && self.past.record().is_some_and(|record| record.game().is_over()) =>
            {
                say("heading-end", &[])
            }
            Some(turn) => {
                let player = ("player", self.past.name(turn.seat).into());
                match turn.round {
                    0 => say("heading-start", &[player]),
                    round => say("heading-turn", &[("round", round.into()), player]),
                }
            }
            None if self.at == 0 => say("replay-begin", &[]),
            None => say("replay-set-up", &[]),
        }
    }

    /// What was done, what a strong bot thinks of the last decision, and everybody's chances now.
    fn thought(&self, context: &BoardContext<'_>, words: &Text) -> Markup {
        let done = html! { @if !words.is_empty() { p { (context.markup(words)) } } };
        let Some(telling) = self.past.telling(context.view) else { return said(&done) };
        let moves = &telling.review.moves;
        let course = &telling.review.course;
        let next = course.get(course.partition_point(|chances| chances.index < self.at));
        let end = telling.review.end.as_ref().map(|end| &end.wins);
        let chances = next.map(|chances| &chances.wins).or(end).map(|wins| {
            let one = |(seat, chance): (usize, &f32)| {
                format!("{} {}", telling.players[seat], telling.chance(*chance))
            };
            wins.iter().enumerate().map(one).collect::<Vec<_>>().join(" · ")
        });
        let last: Option<(&Move, &Judgement)> = self.at.checked_sub(1).and_then(|index| {
            let made = moves.iter().find(|made| made.index == index)?;
            Some((made, made.judgement.as_ref().filter(|judgement| judgement.verdict > Verdict::Fine)?))
        });
        let verdict = html! {
            @if let Some((made, judgement)) = last {
                p.verdict { b { (telling.verdict(judgement.verdict)) } " · " (context.markup(&telling.instead(made, judgement))) }
            }
        };
        html! {
            (said(&html! { (done) (verdict) }))
            @if let Some(chances) = chances {
                p.chances { span.sr { (telling.word("analysis-chart")) " " } (chances) }
            }
        }
    }

    /// To the beginning, back by a turn or an action, on, and to the end.
    fn steps(&self, picture: &BoardContext<'_>) -> Markup {
        let (at, last) = (self.at, self.turns.last());
        let first = self.turns.first();
        let ways = [
            ("replay-first", Icon::First, (at != first).then_some(first)),
            ("replay-turn-back", Icon::TurnBack, self.turns.end_before(at)),
            ("replay-back", Icon::Back, at.checked_sub(1)),
            ("replay-on", Icon::Forward, (at < last).then_some(at + 1)),
            ("replay-turn-on", Icon::TurnOn, self.turns.end_after(at)),
            ("replay-last", Icon::Last, (at < last).then_some(last)),
        ];
        html! {
            nav.steps aria-label=(self.past.say("replay-steps", &[])) {
                @for (key, icon, to) in ways { (self.step(picture, key, icon, to)) }
                button.btn.ghost.icon-only type="button" data-film hidden aria-pressed="false"
                    aria-label=(self.past.say("replay-film", &[])) title=(self.past.say("replay-film", &[])) { (art::icon(picture.sheet, Icon::Run)) }
            }
        }
    }

    fn step(&self, picture: &BoardContext<'_>, key: &str, icon: Icon, to: Option<usize>) -> Markup {
        let label = self.past.say(key, &[]);
        html! {
            @match to {
                Some(to) => a.btn.ghost.icon-only id=(key) href=(self.past.source.at(to)) data-at=(to) aria-label=(label) title=(label) {
                    (art::icon(picture.sheet, icon))
                },
                None => span.btn.ghost.icon-only.gone aria-hidden="true" { (art::icon(picture.sheet, icon)) },
            }
        }
    }

    fn slider(&self) -> Markup {
        let (at, last) = (self.at, self.turns.last());
        let place = self.past.say("replay-place", &[("at", at.into()), ("all", last.into())]);
        html! {
            form #replay method="get" action=(self.past.source.replay()) {
                input #at type="range" name="at" min="0" max=(last) value=(at) aria-label=(self.past.say("replay-slider", &[]))
                    aria-valuetext={ (place) ", " (self.heading()) };
                button.btn.show { (self.past.say("replay-show", &[])) }
            }
            p.place.num { (place) }
        }
    }
}

/// Sentences that may be longer than there is room for: they can be scrolled, by keyboard as well.
fn said(sentences: &Markup) -> Markup {
    html! { @if !sentences.0.is_empty() { div.said tabindex="0" { (sentences) } } }
}
