//! Where things lie on a chart.

/// The size of a chart in its own units, and the margins around the lines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) top: f32,
    pub(super) bottom: f32,
}

impl Frame {
    /// On screens with room.
    pub(super) const WIDE: Frame =
        Frame { width: 900.0, height: 300.0, left: 46.0, right: 28.0, top: 32.0, bottom: 40.0 };
    /// On phones.
    pub(super) const NARROW: Frame =
        Frame { width: 340.0, height: 260.0, left: 40.0, right: 24.0, top: 32.0, bottom: 40.0 };

    pub(super) fn end(self) -> f32 {
        self.width - self.right
    }

    pub(super) fn floor(self) -> f32 {
        self.height - self.bottom
    }

    /// A share of the way across, from 0 to 1, as a place on the chart.
    pub(super) fn across(self, share: f32) -> f32 {
        self.left + share * (self.end() - self.left)
    }

    /// A share of the way up.
    pub(super) fn up(self, share: f32) -> f32 {
        self.floor() - share * (self.floor() - self.top)
    }
}

/// Moves places apart until each has `gap` to its neighbours, as far as there is room between the bounds.
pub(super) fn spread(wanted: &[f32], gap: f32, low: f32, high: f32) -> Vec<f32> {
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
