//! Values with the range in which they may lie, drawn one below the other in the cells of a table.

use maud::{Markup, html};

/// What the cells of a column are drawn on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    from: f64,
    to: f64,
    even: f64,
}

/// How high and how wide a cell is drawn; the page stretches it to the width there is.
const HIGH: f64 = 18.0;
const WIDE: f64 = 1000.0;

impl Scale {
    /// A scale that holds a value to compare with, and all of these intervals.
    pub fn around(even: f64, intervals: impl IntoIterator<Item = (f64, f64)>) -> Scale {
        let widen = |scale: Scale, (low, high): (f64, f64)| Scale {
            from: scale.from.min(low),
            to: scale.to.max(high),
            ..scale
        };
        intervals.into_iter().fold(Scale { from: even, to: even, even }, widen)
    }

    /// A value and its interval; one that is clear of the value to compare with is drawn stronger.
    pub fn drawing(&self, value: f64, (low, high): (f64, f64)) -> Markup {
        let [value, low_at, high_at, even] = [value, low, high, self.even].map(|value| self.place(value));
        let clear = if self.even < low || self.even > high { "clear" } else { "unclear" };
        html! {
            svg.scale.(clear) viewBox={ "0 0 " (WIDE) " " (HIGH) } preserveAspectRatio="none" aria-hidden="true" {
                path.even d={ "M" (even) " 0V" (HIGH) } {}
                path.interval d={ "M" (low_at) " 9H" (high_at) } {}
                path.value d={ "M" (value) " 3V15" } {}
            }
        }
    }

    /// Where a value lies; a little room is left at both ends.
    fn place(&self, value: f64) -> String {
        let share = (value - self.from) / (self.to - self.from);
        let share = if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.5 };
        format!("{:.1}", (0.02 + 0.96 * share) * WIDE)
    }
}

#[cfg(test)]
mod tests {
    use super::Scale;

    #[test]
    fn the_ends_of_the_widest_intervals_are_the_ends_of_the_scale() {
        let scale = Scale::around(0.5, [(0.4, 0.6), (0.1, 0.3), (0.55, 0.9)]);
        assert_eq!([0.1, 0.5, 0.9].map(|value| scale.place(value)), ["20.0", "500.0", "980.0"]);
        assert!(scale.drawing(0.2, (0.1, 0.3)).into_string().contains("scale clear"));
        assert!(scale.drawing(0.5, (0.4, 0.6)).into_string().contains("scale unclear"));
    }

    #[test]
    fn values_without_bounds_stay_on_the_drawing() {
        for scale in [Scale::around(0.5, []), Scale::around(0.5, [(f64::NEG_INFINITY, f64::INFINITY)])] {
            let drawing = scale.drawing(f64::NAN, (f64::NEG_INFINITY, f64::INFINITY)).into_string();
            assert!(!drawing.contains("NaN") && !drawing.contains("inf "), "{drawing}");
        }
    }
}
