//! Actions in words: what a player may answer, and what they did.

use carvania_rules::record::Step;
use carvania_rules::{Action, Crystal, Decision, Draw, Game, Merchant, Move, Seat, Turn};

use crate::locations::world;
use crate::phrases::phrase;
use crate::text::{Fact, Span, Text};
use crate::{Voice, compose, try_compose};

/// A legal action as one to choose from: "Acquire +YYG, the 3rd card, for 2 crystals".
pub fn describe<'a>(voice: impl Into<Voice<'a>>, game: &Game, action: Action) -> Text {
    let voice = voice.into();
    let Label { title, detail } = label(voice, game, action);
    match detail {
        Some(detail) => {
            let facts = [("title", title.into()), ("detail", detail.into())];
            compose(voice.language, "option-with-detail", &facts)
        }
        None => title,
    }
}

/// A legal action as a button has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What is done: "Rest".
    pub title: Text,
    /// What that takes or brings, where it is said apart: "take back two cards".
    pub detail: Option<Text>,
}

/// A legal action as a button has it: what is done, and what that takes or brings.
pub fn label<'a>(voice: impl Into<Voice<'a>>, game: &Game, action: Action) -> Label {
    let voice = voice.into();
    let phrase = phrase(voice, game, action);
    Label {
        title: compose(voice.language, phrase.offer, &phrase.facts),
        detail: try_compose(voice.language, &format!("{}.detail", phrase.offer), &phrase.facts),
    }
}

/// What a player did, and what was drawn then, without saying who: "plays ^2, upgrades YY".
pub fn narrate<'a>(voice: impl Into<Voice<'a>>, steps: &[Step]) -> Text {
    let voice = voice.into();
    let kind = |step: &Step| alike(step).map(|(kind, _)| kind);
    let together = |one: &Step, next: &Step| kind(one).is_some() && kind(one) == kind(next);
    let narrated = |steps: &[Step]| {
        let step = steps.first()?;
        let things: Vec<Thing> = steps.iter().filter_map(alike).map(|(_, thing)| thing).collect();
        let mut phrase = phrase(voice, &step.before, step.action);
        phrase.facts.push(("number", things.len().into()));
        phrase.facts.extend(Thing::all(things));
        phrase.facts.push(by(voice, step));
        Some(compose(voice.language, phrase.narration?, &phrase.facts))
    };
    Text::join(steps.chunk_by(together).filter_map(narrated), ", ")
}

/// What others have to know at once of what a player did, in short: each deed with the place of its step among the steps.
/// What was paid, upgraded and drawn is in the log, and nothing is named twice in a turn.
pub fn narrate_briefly<'a>(voice: impl Into<Voice<'a>>, steps: &[Step]) -> Vec<(usize, Text)> {
    let voice = voice.into();
    let news: Vec<(usize, &Step)> =
        steps.iter().enumerate().filter(|(_, step)| is_news(voice, step)).collect();
    let deed = |(number, &(place, step)): (usize, &(usize, &Step))| {
        let (before, after) = (&news[..number], &news[number + 1..]);
        if is_implied(voice, before, step, after) {
            return None;
        }
        let text = in_short(voice, before, step, after);
        (!text.is_empty()).then_some((place, text))
    };
    news.iter().enumerate().filter_map(deed).collect()
}

/// Whether what was told before in a turn, or comes after, says what a player did in a step.
fn is_implied(voice: Voice<'_>, before: &[(usize, &Step)], step: &Step, after: &[(usize, &Step)]) -> bool {
    let next = after.first().map(|(_, next)| next.action);
    match step.action {
        Action::Move(Move::Step(_)) => matches!(next, Some(Action::Move(Move::Step(_)))),
        Action::Move(Move::Work(_)) => next.is_some() && !ousts_you(voice, step),
        Action::Move(Move::Use) => next.is_some() || names_trade(voice, before),
        _ => false,
    }
}

/// What a player did in a step: of a location, a golem or a tile what it is, not what it costs or gives.
fn in_short(voice: Voice<'_>, before: &[(usize, &Step)], step: &Step, after: &[(usize, &Step)]) -> Text {
    let next = after.first().map(|(_, next)| next.action);
    let is_on_the_way = || before.iter().any(|(_, step)| matches!(step.action, Action::Move(Move::Step(_))));
    let brief = match step.action {
        Action::Move(Move::Claim(_)) if step.before.world().is_some() => "news-claim-card",
        Action::Move(Move::Work(_)) if matches!(next, Some(Action::Move(Move::Claim(_) | Move::Step(_)))) => {
            "news-oust"
        }
        Action::Move(Move::Work(_)) => "news-work",
        Action::Move(Move::TakeTile(_)) => "news-tile",
        Action::Move(Move::Explore(_)) => "news-explore",
        Action::Move(Move::Reward(_)) => "news-reward",
        Action::Move(Move::Build) if is_on_the_way() => "news-build",
        Action::Move(Move::Trade(_)) if names_trade(voice, before) => "told-trade",
        _ => return narrate(voice, std::slice::from_ref(step)),
    };
    let mut facts = phrase(voice, &step.before, step.action).facts;
    facts.push(by(voice, step));
    compose(voice.language, brief, &facts)
}

/// Who did something: the listener, or anybody else.
fn by(voice: Voice<'_>, step: &Step) -> Fact {
    let is_you = matches!(step.by, Turn::Seat(seat) if voice.is_you(seat));
    ("by", if is_you { "you" } else { "other" }.into())
}

/// Whether the trade at hand has been named in the same turn, with the location or the card that offers it.
fn names_trade(voice: Voice<'_>, before: &[(usize, &Step)]) -> bool {
    before
        .iter()
        .any(|(_, step)| matches!(step.action, Action::Move(Move::Route(_))) || ousts_you(voice, step))
}

/// Whether a step sends traders of the listener back, from a location that is named therefore.
fn ousts_you(voice: Voice<'_>, step: &Step) -> bool {
    let Action::Move(Move::Work(id)) = step.action else { return false };
    let ousted = world(&step.before).and_then(|(world, board)| world.traders(board.place(id)?));
    ousted.is_some_and(|(seat, _)| voice.is_you(seat))
}

/// Whether others have to know of a step at once.
fn is_news(voice: Voice<'_>, step: &Step) -> bool {
    match step.action {
        Action::Move(Move::Pay(_)) => toll_to(step).is_some_and(|to| voice.is_you(to)),
        Action::Move(Move::Pass) => step.begins_turn,
        Action::Move(Move::Upgrade(_) | Move::Spend(_) | Move::Return(_) | Move::Stop | Move::Leave) => false,
        _ => step.by != Turn::Chance,
    }
}

/// Actions about one crystal or card each, which are told together: "pays YYG".
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Pay,
    Toll(Seat),
    Upgrade,
    Return,
    Draw,
}

/// What such an action is about.
enum Thing {
    Crystal(Crystal),
    Card(Merchant),
}

impl Thing {
    /// Things that share one sentence, as the variables `crystals` and `drawn`.
    fn all(things: Vec<Thing>) -> [Fact; 2] {
        let crystal = |thing: &Thing| if let Thing::Crystal(crystal) = thing { Some(*crystal) } else { None };
        let crystals = Span::Crystals(things.iter().filter_map(crystal).collect());
        let card = |thing| if let Thing::Card(card) = thing { Some(Text::from(card)) } else { None };
        let cards = Text::join(things.into_iter().filter_map(card), " ");
        [("crystals", Text::from(crystals).into()), ("drawn", cards.into())]
    }
}

/// Who gets the toll that is paid in a step, if one is.
fn toll_to(step: &Step) -> Option<Seat> {
    if let Decision::Toll { to } = step.before.decision() { Some(to) } else { None }
}

/// The kind of an action that shares a sentence with others, and its crystal or card.
fn alike(step: &Step) -> Option<(Kind, Thing)> {
    let kind = match step.action {
        Action::Move(Move::Pay(_)) => toll_to(step).map_or(Kind::Pay, Kind::Toll),
        Action::Move(Move::Upgrade(_)) => Kind::Upgrade,
        Action::Move(Move::Return(_)) => Kind::Return,
        Action::Draw(Draw::Merchant(card)) => {
            let card = step.before.components().golem_edition.merchant(card);
            return Some((Kind::Draw, Thing::Card(card)));
        }
        Action::Move(_) | Action::Draw(_) => return None,
    };
    step.action.crystal().map(|crystal| (kind, Thing::Crystal(crystal)))
}
