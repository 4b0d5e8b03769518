//! Charts of lines, drawn twice, broad and slim: the style sheet shows one of them, so that letters stay readable on a
//! phone without a script.

use maud::{Markup, html};

use crate::badge::class;
use crate::frame::{Frame, spread};

/// Values along a way, one line for each series.
#[derive(Clone, Debug)]
pub struct LineChart {
    /// What it is called on its page.
    pub id: &'static str,
    /// What it shows.
    pub title: String,
    /// What there is to see in it, for those who do not see it.
    pub description: String,
    /// The axis from left to right.
    pub across: Axis,
    /// The axis from below upwards.
    pub up: Axis,
    /// The lines; up to five can be told apart.
    pub series: Vec<Series>,
    /// Stretches of the chart that lead somewhere.
    pub stretches: Vec<Stretch>,
    /// Places to look at, numbered from 1 in this order.
    pub marks: Vec<Mark>,
}

/// What lies along an edge of the chart.
#[derive(Clone, Debug)]
pub struct Axis {
    /// What it measures.
    pub label: String,
    /// The value at its beginning.
    pub from: f64,
    /// The value at its end.
    pub to: f64,
    /// The values to write there; those are written for which there is room.
    pub ticks: Vec<Tick>,
}

/// A value that is written beside an axis.
#[derive(Clone, Debug)]
pub struct Tick {
    /// The value on the axis.
    pub at: f64,
    /// How it is written.
    pub text: String,
}

/// One line of a chart, and its name.
#[derive(Clone, Debug)]
pub struct Series {
    /// What it stands for.
    pub name: String,
    /// Its points, from left to right.
    pub points: Vec<(f64, f64)>,
}

/// A stretch of the chart that can be clicked.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// The value at its beginning.
    pub from: f64,
    /// The value at its end.
    pub to: f64,
    /// Where it leads.
    pub address: String,
    /// What happened there.
    pub text: String,
}

/// A place on a line that is worth a look.
#[derive(Clone, Debug)]
pub struct Mark {
    /// The line, counted from 0.
    pub series: usize,
    /// Where it is on the chart.
    pub at: (f64, f64),
    /// Where it leads.
    pub address: String,
    /// What happened there.
    pub text: String,
}

/// Lines are told apart by their dashes as well, and by the badges at their ends.
const DASHES: [&str; 5] = ["none", "9 4", "3 4", "12 3 3 3", "6 2"];
/// Room that a badge, or the number of a mark, needs.
const BADGE: f64 = 18.0;
/// Room that the values beside an axis need, across and up.
const ROOM: (f64, f64) = (28.0, 22.0);

impl Axis {
    /// How far along the axis a value lies, from 0 to 1; what lies outside stops at its end.
    fn share(&self, value: f64) -> f64 {
        let share = (value - self.from) / (self.to - self.from);
        if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 }
    }

    /// At most this many of the ticks, evenly chosen, the first among them.
    fn ticks(&self, most: f64) -> impl Iterator<Item = &Tick> {
        let every = (self.ticks.len() as f64 / most.max(1.0)).ceil().max(1.0);
        self.ticks.iter().step_by(every as usize)
    }
}

impl LineChart {
    /// The legend and both drawings. `badge` draws the badge of a series, counted from 0.
    pub fn markup(&self, badge: &dyn Fn(usize) -> Markup) -> Markup {
        html! {
            ul.legend {
                @for (index, series) in self.series.iter().enumerate() { li { (badge(index)) (series.name) } }
            }
            (self.drawing(Frame::BROAD, "broad", badge))
            (self.drawing(Frame::SLIM, "slim", badge))
        }
    }

    fn drawing(&self, frame: Frame, class: &str, badge: &dyn Fn(usize) -> Markup) -> Markup {
        let id = format!("{}-{class}", self.id);
        html! {
            svg.graph.(class) viewBox=(frame.view_box()) role="presentation" {
                // What can be clicked lies beside the picture: readers take nothing out of one.
                g role="img" aria-labelledby={ (id) "-title" } aria-describedby={ (id) "-story" } {
                    title id={ (id) "-title" } { (self.title) }
                    desc id={ (id) "-story" } { (self.description) }
                    (self.grid(frame))
                    @for (index, series) in self.series.iter().enumerate() { (self.line(frame, index, series)) }
                    (self.ends(frame, badge))
                }
                (self.stretches(frame))
                (self.marks(frame))
            }
        }
    }

    fn grid(&self, frame: Frame) -> Markup {
        let (left, end, floor) = (frame.left, frame.end(), frame.floor());
        let columns = self.across.ticks((end - left) / ROOM.0);
        let rows = self.up.ticks((floor - frame.top) / ROOM.1);
        html! {
            g.grid {
                @for tick in rows {
                    @let y = frame.up(self.up.share(tick.at));
                    path d={ "M" (at(left)) " " (at(y)) "H" (at(end)) } {}
                    text.value x=(at(left - 7.0)) y=(at(y + 4.0)) { (tick.text) }
                }
                @for tick in columns {
                    @let x = frame.across(self.across.share(tick.at));
                    path d={ "M" (at(x)) " " (at(floor)) "v4" } {}
                    text.step x=(at(x)) y=(at(floor + 17.0)) { (tick.text) }
                }
                @if !self.up.label.is_empty() { text x=(at(left)) y="11" { (self.up.label) } }
                text.axis x=(at(end)) y=(at(frame.height - 5.0)) { (self.across.label) }
            }
        }
    }

    /// A line, with a hem under it so that every colour is seen by day and by night.
    fn line(&self, frame: Frame, index: usize, series: &Series) -> Markup {
        let place = |&point: &(f64, f64)| {
            let (x, y) = self.place(frame, point);
            format!("{} {}", at(x), at(y))
        };
        let way = format!("M{}", series.points.iter().map(place).collect::<Vec<_>>().join("L"));
        html! {
            @if !series.points.is_empty() {
                g.thread.(class(index)) stroke-dasharray=(DASHES[index % DASHES.len()]) {
                    path.hem d=(way) {}
                    path.cloth d=(way) {}
                }
            }
        }
    }

    /// A badge at the end of each line, none upon another.
    fn ends(&self, frame: Frame, badge: &dyn Fn(usize) -> Markup) -> Markup {
        let end =
            |(index, series): (usize, &Series)| Some((index, self.place(frame, *series.points.last()?)));
        let ends: Vec<(usize, (f64, f64))> = self.series.iter().enumerate().filter_map(end).collect();
        let heights: Vec<f64> = ends.iter().map(|(_, (_, y))| *y).collect();
        let heights = spread(&heights, BADGE, frame.top, frame.floor());
        html! {
            @for ((index, (x, _)), y) in ends.iter().zip(heights) {
                svg x=(at(x + 4.0)) y=(at(y - 8.0)) width="16" height="16" { (badge(*index)) }
            }
        }
    }

    /// Stretches to click. The keyboard and readers have the same ways in the table of numbers.
    fn stretches(&self, frame: Frame) -> Markup {
        html! {
            @if !self.stretches.is_empty() {
                g.ways-in aria-hidden="true" {
                    @for stretch in &self.stretches {
                        @let from = frame.across(self.across.share(stretch.from));
                        @let to = frame.across(self.across.share(stretch.to));
                        a href=(stretch.address) tabindex="-1" {
                            title { (stretch.text) }
                            rect x=(at(from)) y=(at(frame.top)) width=(at((to - from).max(1.0)))
                                height=(at(frame.floor() - frame.top)) {}
                        }
                    }
                }
            }
        }
    }

    /// The numbers of the marks above the lines, each with a thread down to its place.
    fn marks(&self, frame: Frame) -> Markup {
        let places: Vec<(f64, f64)> = self.marks.iter().map(|mark| self.place(frame, mark.at)).collect();
        let across: Vec<f64> = places.iter().map(|(x, _)| *x).collect();
        let flags = spread(&across, BADGE, frame.left, frame.end());
        html! {
            @if !self.marks.is_empty() {
                g.marks aria-hidden="true" {
                    @for (number, (mark, ((x, y), flag))) in (1..).zip(self.marks.iter().zip(places.iter().zip(flags))) {
                        path d={ "M" (at(flag)) " 24L" (at(*x)) " 34V" (at(*y)) } {}
                        circle.spot.(class(mark.series)) cx=(at(*x)) cy=(at(*y)) r="4.5" {}
                        a href=(mark.address) tabindex="-1" {
                            title { (number) ". " (mark.text) }
                            circle.flag cx=(at(flag)) cy="15" r="9" {}
                            text.number x=(at(flag)) y="19" { (number) }
                        }
                    }
                }
            }
        }
    }

    fn place(&self, frame: Frame, (across, up): (f64, f64)) -> (f64, f64) {
        (frame.across(self.across.share(across)), frame.up(self.up.share(up)))
    }
}

/// A place on the drawing, as short as it can be written.
fn at(place: f64) -> String {
    format!("{place:.1}")
}
