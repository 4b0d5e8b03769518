//! Charts: a line for each seat along the game. Each is drawn twice, wide and narrow, and the style sheet shows one:
//! letters stay readable on a phone without a script.

use carvania_report::{Frame, spread};
use carvania_rules::Seat;
use maud::{Markup, html};

use crate::art::{self, Sheet};

/// Values along a game.
pub(super) struct Graph {
    /// What it is called on the page.
    pub(super) id: &'static str,
    /// What it shows.
    pub(super) title: String,
    /// What there is to see in it, for those who do not see it.
    pub(super) description: String,
    /// The first and the last moment.
    pub(super) across: (usize, usize),
    /// Where rounds begin, and their numbers.
    pub(super) rounds: Vec<(usize, u32)>,
    /// What the numbers of the rounds are called.
    pub(super) round: String,
    /// The lowest and the highest value.
    pub(super) up: (f32, f32),
    /// The values that are written at the side.
    pub(super) values: Vec<(f32, String)>,
    /// The lines.
    pub(super) lines: Vec<Line>,
    /// The turns, each a way into the replay.
    pub(super) turns: Vec<Way>,
    /// Places to look at, numbered from 1 in this order.
    pub(super) marks: Vec<Mark>,
}

/// The line of a seat.
pub(super) struct Line {
    pub(super) seat: Seat,
    pub(super) points: Vec<(usize, f32)>,
}

/// A stretch of the game that leads somewhere.
pub(super) struct Way {
    pub(super) begin: usize,
    pub(super) end: usize,
    pub(super) address: String,
    pub(super) text: String,
}

/// A place on a line that is worth a look.
pub(super) struct Mark {
    pub(super) seat: Seat,
    pub(super) at: (usize, f32),
    pub(super) address: String,
    pub(super) text: String,
}

/// Lines are told apart by their dashes as well, and by the badges at their ends.
const DASHES: [&str; 5] = ["none", "9 4", "3 4", "12 3 3 3", "6 2"];
/// Room that a badge, or a number, needs.
const BADGE: f64 = 18.0;
/// The drawing on screens with room, and the one on phones.
const BROAD: Frame = Frame { width: 900.0, height: 300.0, left: 46.0, right: 28.0, top: 32.0, bottom: 40.0 };
const SLIM: Frame = Frame { width: 340.0, height: 260.0, left: 40.0, right: 24.0, top: 32.0, bottom: 40.0 };

impl Graph {
    /// Both drawings.
    pub(super) fn markup(&self, sheet: &Sheet) -> Markup {
        html! { (self.drawing(sheet, BROAD, "broad")) (self.drawing(sheet, SLIM, "slim")) }
    }

    fn drawing(&self, sheet: &Sheet, frame: Frame, class: &str) -> Markup {
        let id = format!("{}-{class}", self.id);
        html! {
            svg.graph.(class) viewBox={ "0 0 " (frame.width) " " (frame.height) } role="presentation" {
                // What can be clicked lies beside the picture: readers take nothing out of one.
                g role="img" aria-labelledby={ (id) "-title" } aria-describedby={ (id) "-story" } {
                    title id={ (id) "-title" } { (self.title) }
                    desc id={ (id) "-story" } { (self.description) }
                    (self.grid(frame))
                    @for line in &self.lines { (self.line(frame, line)) }
                    (self.ends(sheet, frame))
                }
                (self.ways(frame))
                (self.marks(frame))
            }
        }
    }

    fn grid(&self, frame: Frame) -> Markup {
        let every = (self.rounds.len() as f64 * 26.0 / (frame.end() - frame.left)).ceil().max(1.0);
        html! {
            g.grid {
                @for (value, text) in &self.values {
                    @let y = frame.up(self.height(*value));
                    path d={ "M" (at(frame.left)) " " (at(y)) "H" (at(frame.end())) } {}
                    text.value x=(at(frame.left - 7.0)) y=(at(y + 4.0)) { (text) }
                }
                @for (begin, round) in self.rounds.iter().step_by(every as usize) {
                    @let x = frame.across(self.way(*begin));
                    path d={ "M" (at(x)) " " (at(frame.floor())) "v4" } {}
                    text.round x=(at(x)) y=(at(frame.floor() + 17.0)) { (round) }
                }
                text.axis x=(at(frame.end())) y=(at(frame.height - 5.0)) { (self.round) }
            }
        }
    }

    /// A line, with a hem under it so that every cloth is seen by day and by night.
    fn line(&self, frame: Frame, line: &Line) -> Markup {
        let places: Vec<String> = line
            .points
            .iter()
            .map(|&point| self.place(frame, point))
            .map(|(x, y)| format!("{} {}", at(x), at(y)))
            .collect();
        let way = format!("M{}", places.join("L"));
        let dashes = DASHES[line.seat.index() % DASHES.len()];
        html! {
            @if !places.is_empty() {
                g class={ "thread seat-" (line.seat) } stroke-dasharray=(dashes) {
                    path.hem d=(way) {}
                    path.cloth d=(way) {}
                }
            }
        }
    }

    /// Stretches of the game to click on. The keyboard and readers have the same ways in the table of numbers.
    fn ways(&self, frame: Frame) -> Markup {
        html! {
            g.ways-in aria-hidden="true" {
                @for way in &self.turns {
                    @let (from, to) = (frame.across(self.way(way.begin)), frame.across(self.way(way.end)));
                    a href=(way.address) tabindex="-1" {
                        title { (way.text) }
                        rect x=(at(from)) y=(at(frame.top)) width=(at((to - from).max(1.0))) height=(at(frame.floor() - frame.top)) {}
                    }
                }
            }
        }
    }

    /// A badge at the end of each line, none upon another.
    fn ends(&self, sheet: &Sheet, frame: Frame) -> Markup {
        let end = |line: &Line| line.points.last().map(|&point| (line.seat, self.place(frame, point)));
        let ends: Vec<(Seat, (f64, f64))> = self.lines.iter().filter_map(end).collect();
        let heights: Vec<f64> = ends.iter().map(|(_, (_, y))| *y).collect();
        let heights = spread(&heights, BADGE, frame.top, frame.floor());
        html! {
            @for ((seat, (x, _)), y) in ends.iter().zip(heights) {
                svg x=(at(x + 4.0)) y=(at(y - 8.0)) width="16" height="16" { (art::badge(sheet, *seat)) }
            }
        }
    }

    /// The numbers of the marks above the lines, each with a thread down to its place.
    fn marks(&self, frame: Frame) -> Markup {
        let places: Vec<(f64, f64)> = self.marks.iter().map(|mark| self.place(frame, mark.at)).collect();
        let across: Vec<f64> = places.iter().map(|(x, _)| *x).collect();
        let flags = spread(&across, BADGE, frame.left, frame.end());
        html! {
            g.marks aria-hidden="true" {
                @for (number, (mark, ((x, y), flag))) in (1..).zip(self.marks.iter().zip(places.iter().zip(flags))) {
                    path d={ "M" (at(flag)) " 24L" (at(*x)) " 34V" (at(*y)) } {}
                    circle class={ "spot seat-" (mark.seat) } cx=(at(*x)) cy=(at(*y)) r="4.5" {}
                    a href=(mark.address) tabindex="-1" {
                        title { (number) ". " (mark.text) }
                        circle.flag cx=(at(flag)) cy="15" r="9" {}
                        text.number x=(at(flag)) y="19" { (number) }
                    }
                }
            }
        }
    }

    fn place(&self, frame: Frame, (moment, value): (usize, f32)) -> (f64, f64) {
        (frame.across(self.way(moment)), frame.up(self.height(value)))
    }

    /// How far along the game a moment is, from 0 to 1.
    fn way(&self, moment: usize) -> f64 {
        share(moment as f32, self.across.0 as f32, self.across.1 as f32)
    }

    fn height(&self, value: f32) -> f64 {
        share(value, self.up.0, self.up.1)
    }
}

/// Where a value lies between two others; what lies outside stops at the end.
fn share(value: f32, from: f32, to: f32) -> f64 {
    let share = f64::from((value - from) / (to - from));
    if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 }
}

/// A place on the drawing, as short as it can be written.
fn at(place: f64) -> String {
    format!("{place:.1}")
}
