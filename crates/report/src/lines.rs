//! Charts of lines, drawn twice: with room, and for phones. The page shows one of them.

use maud::{Markup, html};

use crate::plot::{Frame, spread};
use crate::sign::{badge, class, dashes, emblem};

/// Values along a way, one line for each series.
#[derive(Clone, Debug)]
pub struct LineChart {
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
    /// The values that are written there; as many as there is room for.
    pub ticks: Vec<Tick>,
}

/// A value that is written beside an axis.
#[derive(Clone, Debug)]
pub struct Tick {
    /// The value.
    pub at: f64,
    /// How it is written.
    pub text: String,
}

/// One line.
#[derive(Clone, Debug)]
pub struct Series {
    /// What it stands for.
    pub name: String,
    /// Its points, from left to right.
    pub points: Vec<(f64, f64)>,
}

/// A place on a line that is worth a look.
#[derive(Clone, Debug)]
pub struct Mark {
    /// The line, counted from 0.
    pub series: usize,
    /// Where it is on the chart.
    pub at: (f64, f64),
    /// What happened there.
    pub text: String,
    /// The part of the page that tells more, as `#name`.
    pub link: Option<String>,
}

/// Room that a badge, or a number, needs.
const BADGE: f64 = 17.0;
/// Room that the numbers beside an axis need, across and up.
const ROOM: (f64, f64) = (34.0, 22.0);

impl Axis {
    /// How far along the axis a value lies, from 0 to 1; what lies outside stops at its end.
    fn share(&self, value: f64) -> f64 {
        let length = self.to - self.from;
        let share = (value - self.from) / length;
        if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 }
    }

    /// So many of the ticks, evenly chosen, the first among them.
    fn ticks(&self, most: f64) -> impl Iterator<Item = &Tick> {
        let every = (self.ticks.len() as f64 / most.max(1.0)).ceil().max(1.0);
        self.ticks.iter().step_by(every as usize)
    }
}

impl LineChart {
    /// The chart with its legend.
    pub fn markup(&self) -> Markup {
        html! {
            figure.chart {
                figcaption { (self.title) }
                ul.legend {
                    @for (index, series) in self.series.iter().enumerate() {
                        li { (sample(index)) (emblem(index)) (series.name) }
                    }
                }
                (self.drawing(Frame::WIDE, "wide"))
                (self.drawing(Frame::NARROW, "narrow"))
            }
        }
    }

    fn drawing(&self, frame: Frame, name: &str) -> Markup {
        html! {
            svg.(name) viewBox={ "0 0 " (frame.width) " " (frame.height) } role="img" {
                title { (self.title) }
                desc { (self.description) }
                (self.grid(frame))
                @for (index, series) in self.series.iter().enumerate() { (self.line(frame, index, series)) }
                (self.ends(frame))
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
                    text.value x=(at(left - 6.0)) y=(at(y + 4.0)) { (tick.text) }
                }
                @for tick in columns {
                    @let x = frame.across(self.across.share(tick.at));
                    path d={ "M" (at(x)) " " (at(floor)) "v4" } {}
                    text.step x=(at(x)) y=(at(floor + 17.0)) { (tick.text) }
                }
                text.axis-up x=(at(left)) y="11" { (self.up.label) }
                text.axis-across x=(at(end)) y=(at(frame.height - 6.0)) { (self.across.label) }
            }
        }
    }

    fn line(&self, frame: Frame, index: usize, series: &Series) -> Markup {
        let place = |&(across, up): &(f64, f64)| {
            let (x, y) = self.place(frame, across, up);
            format!("{} {}", at(x), at(y))
        };
        let points: Vec<String> = series.points.iter().map(place).collect();
        html! { @if !points.is_empty() { (stroke(index, &format!("M{}", points.join("L")))) } }
    }

    fn place(&self, frame: Frame, across: f64, up: f64) -> (f64, f64) {
        (frame.across(self.across.share(across)), frame.up(self.up.share(up)))
    }

    /// A badge at the end of each line, none upon another.
    fn ends(&self, frame: Frame) -> Markup {
        let end = |(index, series): (usize, &Series)| {
            let &(across, up) = series.points.last()?;
            Some((index, self.place(frame, across, up)))
        };
        let ends: Vec<(usize, (f64, f64))> = self.series.iter().enumerate().filter_map(end).collect();
        let heights: Vec<f64> = ends.iter().map(|(_, (_, y))| *y).collect();
        let heights = spread(&heights, BADGE, frame.top, frame.floor());
        html! {
            @for ((index, (x, _)), y) in ends.iter().zip(heights) {
                g.(class(*index)) transform={ "translate(" (at(x + 4.0)) " " (at(y - 8.0)) ")" } { (badge(*index)) }
            }
        }
    }

    /// The numbers of the marks above the chart, each with a thread down to its place.
    fn marks(&self, frame: Frame) -> Markup {
        let places: Vec<(f64, f64)> =
            self.marks.iter().map(|mark| self.place(frame, mark.at.0, mark.at.1)).collect();
        let across: Vec<f64> = places.iter().map(|(x, _)| *x).collect();
        let flags = spread(&across, BADGE, frame.left, frame.end());
        html! {
            @for (index, (mark, ((x, y), flag))) in self.marks.iter().zip(places.iter().zip(flags)).enumerate() {
                g.mark {
                    path d={ "M" (at(flag)) " 24L" (at(*x)) " 34V" (at(*y)) } {}
                    circle.spot.(class(mark.series)) cx=(at(*x)) cy=(at(*y)) r="4" {}
                    (flag_of(index + 1, mark, flag))
                }
            }
        }
    }
}

fn flag_of(number: usize, mark: &Mark, x: f64) -> Markup {
    let flag = html! {
        title { (number) ". " (mark.text) }
        circle.flag cx=(at(x)) cy="17" r="8" {}
        text.number x=(at(x)) y="21" { (number) }
    };
    html! {
        @match &mark.link {
            Some(link) => a href=(link) { (flag) },
            None => g { (flag) },
        }
    }
}

/// A piece of a line, for the legend.
fn sample(index: usize) -> Markup {
    html! { svg.sample viewBox="0 0 34 10" aria-hidden="true" { (stroke(index, "M2 5H32")) } }
}

/// A line in its colour and its dashes.
fn stroke(index: usize, way: &str) -> Markup {
    html! { path.thread.(class(index)) stroke-dasharray=(dashes(index)) d=(way) {} }
}

/// A place on the drawing, as short as it can be written.
fn at(place: f64) -> String {
    format!("{place:.1}")
}
