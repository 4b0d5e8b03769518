//! Charts of bars that lie on their side: a table whose middle column is drawn.

use maud::{Markup, html};

/// Values with the range in which they are known to lie.
#[derive(Clone, Debug)]
pub struct BarChart {
    /// What it shows.
    pub title: String,
    /// What the labels name: the heading of their column.
    pub of: String,
    /// What the bars measure: the heading of their column.
    pub measure: String,
    /// The value at the right edge; that at the left is 0.
    pub to: f64,
    /// A value to compare with, drawn as a line through all bars.
    pub even: Option<f64>,
    /// The bars, from above.
    pub bars: Vec<Bar>,
}

/// One bar of a chart.
#[derive(Clone, Debug)]
pub struct Bar {
    /// What it stands for.
    pub label: String,
    /// How long it is.
    pub value: f64,
    /// From where to where the true value may lie.
    pub interval: Option<(f64, f64)>,
    /// The value and the interval, in writing.
    pub text: String,
}

/// How high and how wide a bar is drawn; the page stretches it to the width there is.
const HIGH: f64 = 18.0;
const WIDE: f64 = 1000.0;

impl BarChart {
    /// The chart as an SVG drawing.
    pub fn markup(&self) -> Markup {
        html! {
            figure.chart {
                table.bars {
                    caption { (self.title) }
                    thead { tr {
                        th scope="col" { (self.of) }
                        th.drawn aria-hidden="true" {}
                        th.number scope="col" { (self.measure) }
                    } }
                    tbody {
                        @for bar in &self.bars {
                            tr {
                                th scope="row" { (bar.label) }
                                td.drawn aria-hidden="true" { (self.drawing(bar)) }
                                td.number { (bar.text) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn drawing(&self, bar: &Bar) -> Markup {
        html! {
            svg viewBox={ "0 0 " (WIDE) " " (HIGH) } preserveAspectRatio="none" {
                rect.bar x="0" y="3" width=(self.place(bar.value)) height="12" {}
                @if let Some(even) = self.even {
                    path.even d={ "M" (self.place(even)) " 0V" (HIGH) } {}
                }
                @if let Some((low, high)) = bar.interval {
                    @let (low, high) = (self.place(low), self.place(high));
                    path.interval d={ "M" (low) " 9H" (high) "M" (low) " 5V13M" (high) " 5V13" } {}
                }
            }
        }
    }

    fn place(&self, value: f64) -> String {
        let share = value / self.to;
        let share = if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 };
        format!("{:.1}", share * WIDE)
    }
}
