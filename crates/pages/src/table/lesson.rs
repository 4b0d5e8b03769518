//! The page of a lesson: a real table, with a panel that teaches in the place of the decision bar.

mod panel;

use carvania_lessons::{Lesson, Part, Step};
use carvania_rules::{Action, Clause, Seat};
use carvania_tables::{Occupant, PersonId, Table, Timestamp};
use carvania_words::{Language, say, title};
use maud::{Markup, html};

use super::context::BoardContext;
use super::offers::Offers;
use super::view::{Names, View};
use super::{boards, keys, legend, menu, order, patterns, place, sidebar};
use crate::address::in_language;
use crate::art::{self, Letters, Sheet};
use crate::frame::Frame;

/// The learner, for as long as the page lasts.
const LEARNER: PersonId = PersonId(0);

/// A lesson at one of its steps.
#[derive(Clone, Copy, Debug)]
pub struct Teaching<'a> {
    /// The lesson that is taken.
    pub lesson: &'a Lesson,
    /// The place of the step, counted from 0.
    pub step: usize,
    /// What came of what the learner tried.
    pub reply: Option<Reply>,
}

/// The answer to a learner who did something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// A rule forbids this action.
    Forbidden(Action, Clause),
    /// It is possible, but not what the lesson is about.
    Other(Action),
    /// It was as good as the action with which the lesson continues.
    AsGood,
}

impl<'a> Teaching<'a> {
    /// The page of a lesson.
    pub fn page(&self, frame: &Frame<'_>) -> Markup {
        let name = self.tab(frame);
        frame.page(&name, "table-page lesson-page", self.whole(frame))
    }

    /// Everything that changes from step to step: what the script puts in place of what was there.
    pub fn whole(&self, frame: &Frame<'_>) -> Markup {
        self.seen(frame, |view| self.drawn(frame, view))
    }

    /// What everything on the table is and does at the step.
    pub fn legend(&self, frame: &Frame<'_>) -> Markup {
        let back = self.address(frame.language, self.step);
        self.seen(frame, |view| legend::with(frame, view, &Offers::wanting(view, self.at()), &back))
    }

    /// The table as the learner sees it.
    fn seen(&self, frame: &Frame<'_>, show: impl FnOnce(&View<'_>) -> Markup) -> Markup {
        let names = Names([(LEARNER, self.learner(frame))].into());
        let seated = |seat| match seat {
            Seat::FIRST => Occupant::Person(LEARNER),
            _ => Occupant::Program(frame.say("lesson-rival")),
        };
        let table = Table::of_record(self.lesson.record_at(self.step), seated);
        let view = View {
            table: &table,
            names: &names,
            language: frame.language,
            viewer: Some(LEARNER),
            side: None,
            now: Timestamp(0),
            prefs: frame.prefs,
            chosen: None,
            destination: None,
            answer: None,
            hint: None,
            return_time: carvania_tables::RETURN_TIME,
        };
        show(&view)
    }

    fn drawn(&self, frame: &Frame<'_>, view: &View<'_>) -> Markup {
        let Some(game) = view.game() else { return html! {} };
        let sheet = Sheet::new(Letters::of(view.language));
        let offers = Offers::wanting(view, self.at());
        let context = BoardContext { view, game, offers: &offers, sheet: &sheet };
        // The panel offers what the board does not, so the board is drawn first.
        let board = boards::board(&context);
        let panel = panel::panel(&context, self);
        let sidebar = sidebar::beside(&context, keys::keys(view, keys::OF_LESSON));
        let legend = format!("/learn/{}/legend?step={}", self.lesson.title(), self.step + 1);
        let menu = menu::menu(&context, frame, Some(&legend), html! {});
        let header = frame.top(place(&context, None), order(&context), menu);
        let patterns = patterns(&sheet);
        let look = offers.look().map(Part::name);
        html! {
            (sheet.render())
            (art::backdrop())
            a.skip href="#decision" { (view.say("skip", &[])) }
            (header)
            main.table.lesson.(boards::family(game.title())) #table data-lesson=(self.address(frame.language, self.step))
                data-last="0" data-keys[frame.prefs.keys] data-look=[look] data-title=(self.tab(frame)) {
                h1.sr { (self.tab(frame)) }
                form #game method="post" action=(self.address(frame.language, self.step)) {}
                div.board #board { (panel) (board) }
                (sidebar)
            }
            (patterns)
        }
    }

    /// The step; none beyond the last.
    pub(super) fn at(&self) -> Option<&'a Step> {
        self.lesson.steps().get(self.step)
    }

    /// A link to a step, with more about it behind the question mark: where the table is longer than the screen, the
    /// browser goes to what the step is about.
    pub fn link(&self, language: Language, step: usize, more: &str) -> String {
        let part = self.lesson.steps().get(step).and_then(|step| step.part);
        format!("{}{more}#{}", self.address(language, step), part.map_or("decision", anchor))
    }

    /// The address of a step.
    fn address(&self, language: Language, step: usize) -> String {
        in_language(language, &format!("/learn/{}?step={}", self.lesson.title(), step + 1))
    }

    /// What the tab of the browser says.
    fn tab(&self, frame: &Frame<'_>) -> String {
        let name = title(frame.language, self.lesson.title());
        say(frame.language, "lesson-tab", &[("title", name.into())])
    }

    fn learner(&self, frame: &Frame<'_>) -> String {
        frame.name.map_or_else(|| frame.say("guest-name"), str::to_owned)
    }
}

/// Where on the page a part is.
const fn anchor(part: Part) -> &'static str {
    match part {
        Part::Rival => "seat-2",
        Part::Own => "caravan",
        Part::Golems
        | Part::Merchants
        | Part::Hand
        | Part::Played
        | Part::Caravan
        | Part::Outposts
        | Part::Traders
        | Part::Route
        | Part::Map
        | Part::Bonus
        | Part::Locations => part.name(),
    }
}
