//! What can be done on the page: the things that stand for actions.

use std::cell::RefCell;
use std::collections::BTreeSet;

use carvania_lessons::{Part, Step};
use carvania_rules::map::Cell;
use carvania_rules::{Action, Actions, Clause, Game, Move, Trip};
use carvania_words::Thing;
use maud::{Markup, html};

use super::figures::as_figures;
use super::trip::Proposal;
use super::view::View;
use super::ways::Way;

/// The actions of the player who decides, and which of them a thing on the page stands for already.
///
/// Every board draws its things through [`Offers::thing`]. What no thing stands for is offered in the decision bar, so
/// that nothing legal can be out of reach, whatever a board forgets.
pub struct Offers<'a> {
    view: &'a View<'a>,
    game: Option<&'a Game>,
    legal: Actions,
    placed: RefCell<Vec<Action>>,
    /// The things on the page about which there is something to say.
    things: RefCell<BTreeSet<Thing>>,
    /// Where the wagon can go, and how.
    trips: Vec<Trip>,
    /// What is said of where they would like to go.
    proposal: Option<Proposal>,
    /// What a lesson asks for.
    wanted: Vec<Action>,
    /// What it is about.
    look: Option<Part>,
}

/// What a thing stands for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can be chosen.
    Legal,
    /// It could be chosen, were it not for a rule.
    Forbidden(Clause),
    /// It is not for the viewer to decide.
    Idle,
}

impl<'a> Offers<'a> {
    /// What the viewer can do.
    pub fn new(view: &'a View<'a>) -> Offers<'a> {
        let game = view.decides().and_then(|_| view.game());
        let trips = game.map(Game::trips).unwrap_or_default();
        let proposal = game.zip(view.destination).and_then(|(game, to)| Proposal::of(game, to));
        let offers = Offers { trips, proposal, ..Offers::of(view, game) };
        // A step to where the wagon can stay is part of a trip.
        let steps = offers.trips.iter().filter_map(Trip::end).map(|cell| Action::from(Move::Step(cell)));
        offers.placed.borrow_mut().extend(steps);
        offers
    }

    /// What a learner can do at a step of a lesson: nothing, where there is only to read.
    pub fn wanting(view: &'a View<'a>, step: Option<&Step>) -> Offers<'a> {
        let wanted = step.map(Step::wanted).unwrap_or_default();
        let game = view.game().filter(|_| !wanted.is_empty());
        Offers { wanted, look: step.and_then(|step| step.part), ..Offers::of(view, game) }
    }

    /// What can be done in a game; nothing without one.
    fn of(view: &'a View<'a>, game: Option<&'a Game>) -> Offers<'a> {
        let mut legal = Actions::new();
        if let Some(game) = game {
            game.legal_actions(&mut legal);
        }
        let (trips, proposal) = (Vec::new(), None);
        Offers {
            view,
            game,
            legal,
            placed: RefCell::default(),
            things: RefCell::default(),
            trips,
            proposal,
            wanted: Vec::new(),
            look: None,
        }
    }

    /// Where the wagon can go, and how.
    pub fn trips(&self) -> &[Trip] {
        &self.trips
    }

    /// The cheapest trip to a cell, if the wagon can go there.
    pub fn trip_to(&self, cell: Cell) -> Option<&Trip> {
        self.trips.iter().find(|trip| trip.end() == Some(cell))
    }

    /// What is said of where they would like to go.
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_ref()
    }

    /// A cell to which the wagon can go, or could with a little more: a button that has the trip proposed.
    pub fn destination(&self, cell: Cell, class: &str, label: &str) -> Markup {
        let name = self.game.and_then(Game::map).map(|map| map.name(cell).to_string()).unwrap_or_default();
        let is_reachable = self.trip_to(cell).is_some();
        let is_chosen = self.proposal().is_some_and(|proposal| proposal.end() == Some(cell));
        let is_hinted = is_reachable && self.view.hinted() == Some(Move::Step(cell).into());
        let state = if is_reachable { "legal" } else { "shut" };
        html! {
            button.(class).(state).selected[is_chosen].hinted[is_hinted] form="game" name="to" value=(name)
                data-kind=[is_reachable.then(|| Way::Step.message())] aria-label=(label)
                data-about=[self.about(Thing::Cell(cell))]
                aria-disabled=[(!is_reachable).then_some("true")] aria-pressed=[is_chosen.then_some("true")]
                aria-description=[is_hinted.then(|| self.view.say("hint-title", &[]))] {
                @if is_hinted { span.hint-mark aria-hidden="true" { "★" } }
            }
        }
    }

    /// The part of the table that a lesson is about.
    pub fn look(&self) -> Option<Part> {
        self.look
    }

    /// Whether an action can be chosen.
    pub fn standing(&self, action: Action) -> Standing {
        match self.game.map(|game| game.check(action)) {
            Some(Ok(())) => Standing::Legal,
            Some(Err(clause)) => Standing::Forbidden(clause),
            None => Standing::Idle,
        }
    }

    /// All that can be chosen.
    pub fn legal(&self) -> &[Action] {
        self.legal.as_slice()
    }

    /// What can be chosen and no thing stands for.
    pub fn left(&self) -> Vec<Action> {
        let placed = self.placed.borrow();
        self.legal.iter().copied().filter(|action| !placed.contains(action)).collect()
    }

    /// The name by which a thing on the page is explained (`data-about`).
    pub fn about(&self, thing: Thing) -> Option<String> {
        let game = self.view.game()?;
        self.things.borrow_mut().insert(thing);
        Some(thing.key(game))
    }

    /// All things of which [`Offers::about`] was asked.
    pub fn things(&self) -> Vec<Thing> {
        self.things.borrow().iter().copied().collect()
    }

    /// Something on the page that stands for an action: a button that takes it, a button that says why not, or
    /// just the thing. `class` is what it looks like, `label` what it is called, `inside` what is drawn in it.
    ///
    /// Buttons belong to the form `game`, wherever they stand (`form="game"`): so a tile within a drawing works as well.
    /// A thing with a `name` is a piece that moves about in the game: the script lets it glide by that name.
    pub fn thing(
        &self,
        action: Action,
        name: Option<&str>,
        class: &str,
        label: &str,
        inside: Markup,
    ) -> Markup {
        let thing = self.view.game().and_then(|game| Thing::of(game, action));
        self.told_thing(thing, action, name, (class, label), inside)
    }

    /// Offers a thing that is not explained by what pressing it does.
    pub fn told_thing(
        &self,
        thing: Option<Thing>,
        action: Action,
        name: Option<&str>,
        (class, label): (&str, &str),
        inside: Markup,
    ) -> Markup {
        // The words of a drawing are in its name; what is read on it besides is part of the picture.
        let inside = if is_drawing(class) { as_figures(inside) } else { inside };
        let about = thing.and_then(|thing| self.about(thing));
        let notation = || self.game.map(|game| game.write_action(action).to_string()).unwrap_or_default();
        match self.standing(action) {
            Standing::Legal => {
                // The only choice of its kind stands in the bar as well: a hint marks the thing on the board.
                let is_first = !self.placed.borrow().contains(&action);
                self.placed.borrow_mut().push(action);
                let is_chosen = self.view.chosen == Some(action);
                let is_wanted = self.wanted.contains(&action);
                let is_hinted = is_first && self.view.hinted() == Some(action);
                let state = [("selected", is_chosen), ("wanted", is_wanted), ("hinted", is_hinted)];
                html! {
                    button class={ (class) " legal" @for (name, _) in state.iter().filter(|(_, is)| *is) { " " (name) } } form="game" name="action"
                        value=(notation()) data-move=[name] data-about=[about] data-kind=[Way::of(action).map(Way::message)] aria-label=(label)
                        aria-pressed=[is_chosen.then_some("true")]
                        aria-description=[is_hinted.then(|| self.view.say("hint-title", &[]))] {
                        (inside)
                        @if is_hinted { span.hint-mark aria-hidden="true" { "★" } }
                    }
                }
            }
            Standing::Forbidden(clause) => html! {
                button class={ (class) " shut" } form="game" name="why" value=(notation()) aria-disabled="true"
                    data-move=[name] data-about=[about] aria-label=(label) data-clause=(clause) { (inside) }
            },
            Standing::Idle => {
                html! { div class=(class) data-move=[name] data-about=[about] role="img" aria-label=(label) { (inside) } }
            }
        }
    }
}

/// What is drawn as a piece of the game: its figures are printed on it. Other things are buttons with words.
fn is_drawing(class: &str) -> bool {
    let kind = class.split(' ').next().unwrap_or_default();
    ["card", "work", "stack", "explore", "bonus-kind"].contains(&kind)
}
