//! Charts of bars that stand side by side: how often each number occurred. Drawn twice: with room, and for phones.

use maud::{Markup, html};

use crate::frame::Frame;

/// How often numbers occurred, range by range.
#[derive(Clone, Debug)]
pub struct Histogram {
    /// What it shows.
    pub title: String,
    /// What there is to see in it, for those who do not see it.
    pub description: String,
    /// What the numbers measure.
    pub across: String,
    /// What is counted.
    pub up: String,
    /// The ranges, each as it is written and how often it occurred.
    pub bars: Vec<(String, u64)>,
}

/// Room that a label below the bars needs for each of its letters, and beside its neighbours.
const LETTER: f64 = 7.0;
const APART: f64 = 10.0;
/// How many lines lie across the chart.
const LINES: u64 = 4;

impl Histogram {
    /// The chart as an SVG drawing.
    pub fn markup(&self) -> Markup {
        html! {
            figure.chart {
                figcaption { (self.title) }
                (self.drawing(Frame::BROAD, "broad"))
                (self.drawing(Frame::SLIM, "slim"))
            }
        }
    }

    fn drawing(&self, frame: Frame, name: &str) -> Markup {
        let most = self.bars.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
        let step = round_step(most.div_ceil(LINES));
        html! {
            svg.graph.(name) viewBox=(frame.view_box()) role="img" {
                title { (self.title) }
                desc { (self.description) }
                g.grid {
                    @for line in (0..=most).step_by(usize::try_from(step).unwrap_or(usize::MAX)) {
                        @let y = frame.up(line as f64 / most as f64);
                        path d={ "M" (at(frame.left)) " " (at(y)) "H" (at(frame.end())) } {}
                        text.value x=(at(frame.left - 6.0)) y=(at(y + 4.0)) { (line) }
                    }
                    text x=(at(frame.left)) y="11" { (self.up) }
                    text.axis x=(at(frame.end())) y=(at(frame.height - 6.0)) { (self.across) }
                }
                @for (index, (label, count)) in self.bars.iter().enumerate() {
                    (self.bar(frame, index, label, *count as f64 / most as f64))
                }
            }
        }
    }

    fn bar(&self, frame: Frame, index: usize, label: &str, share: f64) -> Markup {
        let width = (frame.end() - frame.left) / self.bars.len() as f64;
        let left = frame.left + width * index as f64;
        let (top, floor) = (frame.up(share), frame.floor());
        html! {
            rect.bar x=(at(left + width * 0.06)) y=(at(top)) width=(at(width * 0.88)) height=(at(floor - top)) {}
            // Counted from the right: the last range may hold all that lies far out.
            @if (self.bars.len() - 1 - index).is_multiple_of(self.labelled(width)) {
                g.grid { text.step x=(at(left + width / 2.0)) y=(at(floor + 17.0)) { (label) } }
            }
        }
    }

    /// Every how many bars there is room for a label.
    fn labelled(&self, width: f64) -> usize {
        let longest = self.bars.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        ((longest as f64 * LETTER + APART) / width).ceil().max(1.0) as usize
    }
}

/// The next step that people count in: 1, 2, 5, 10, 20, 50 and so on.
fn round_step(least: u64) -> u64 {
    let mut steps = (0..19).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10_u64.pow(zeros)));
    steps.find(|&step| step >= least).unwrap_or(least)
}

/// A place on the drawing, as short as it can be written.
fn at(place: f64) -> String {
    format!("{place:.1}")
}

#[cfg(test)]
mod tests {
    use super::{Histogram, round_step};

    fn histogram(counts: &[u64]) -> String {
        let bars = counts.iter().enumerate().map(|(bar, &count)| (format!("{bar}-{}", bar + 1), count));
        let [title, description, across, up] = ["title", "description", "rounds", "games"].map(str::to_owned);
        Histogram { title, description, across, up, bars: bars.collect() }.markup().into_string()
    }

    #[test]
    fn every_bar_is_drawn_and_the_last_one_is_labelled() {
        let markup = histogram(&[3; 40]);
        assert_eq!(markup.matches("<rect").count(), 2 * 40, "on both drawings");
        assert_eq!(markup.matches(">39-40<").count(), 2);
        assert!(!markup.contains(">38-39<"), "there is no room for all");
    }

    #[test]
    fn nothing_to_count_is_no_error() {
        for counts in [&[][..], &[0, 0], &[u64::MAX]] {
            let markup = histogram(counts);
            assert!(!markup.contains("NaN") && !markup.contains("inf\""), "{markup}");
        }
    }

    #[test]
    fn steps_are_round() {
        for (least, step) in [(1, 1), (3, 5), (6, 10), (101, 200), (u64::MAX, u64::MAX)] {
            assert_eq!(round_step(least), step);
        }
    }
}
