//! Where things lie on a drawing.

/// A drawing's size in its own units, and the margins around what is plotted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// From side to side.
    pub(crate) width: f64,
    /// From top to bottom.
    pub(crate) height: f64,
    /// The margin at the left, and so on.
    pub(crate) left: f64,
    /// At the right.
    pub(crate) right: f64,
    /// At the top.
    pub(crate) top: f64,
    /// At the bottom.
    pub(crate) bottom: f64,
}

impl Frame {
    /// The drawing that screens with room and printers show.
    pub(crate) const BROAD: Frame =
        Frame { width: 900.0, height: 300.0, left: 52.0, right: 28.0, top: 32.0, bottom: 40.0 };
    /// The drawing that phones show, so that its letters stay readable.
    pub(crate) const SLIM: Frame =
        Frame { width: 340.0, height: 260.0, left: 42.0, right: 24.0, top: 32.0, bottom: 40.0 };

    /// The canvas, as SVG writes it.
    pub(crate) fn view_box(self) -> String {
        format!("0 0 {} {}", self.width, self.height)
    }

    /// Where the plot ends at the right.
    pub(crate) fn end(self) -> f64 {
        self.width - self.right
    }

    /// Where it ends at the bottom.
    pub(crate) fn floor(self) -> f64 {
        self.height - self.bottom
    }

    /// A share of the way across, from 0 to 1, as a place on the drawing.
    pub(crate) fn across(self, share: f64) -> f64 {
        self.left + share * (self.end() - self.left)
    }

    /// A share of the way up.
    pub(crate) fn up(self, share: f64) -> f64 {
        self.floor() - share * (self.floor() - self.top)
    }
}

/// Moves places apart until each has `gap` to its neighbours, as far as there is room between the bounds.
pub(crate) fn spread(wanted: &[f64], gap: f64, low: f64, high: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&one, &other| wanted[one].total_cmp(&wanted[other]));
    let mut places = wanted.to_vec();
    let mut least = low;
    for &index in &order {
        places[index] = places[index].max(least);
        least = places[index] + gap;
    }
    let mut most = high;
    for &index in order.iter().rev() {
        places[index] = places[index].min(most);
        most = places[index] - gap;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn neighbours_keep_their_distance_and_their_order() {
        assert_eq!(spread(&[5.0, 1.0, 1.0], 2.0, 0.0, 10.0), [5.0, 1.0, 3.0]);
        assert_eq!(spread(&[9.0, 10.0], 3.0, 0.0, 10.0), [7.0, 10.0]);
        assert_eq!(spread(&[], 3.0, 0.0, 10.0), [0.0; 0]);
    }
}
