//! The arrays of a step, for all lanes or for some.

/// What is read and written in a step, a row for each lane. An array that the caller does not want is empty.
#[derive(Default)]
pub(super) struct Arrays<'a> {
    /// The actions; none where everything begins anew.
    pub(super) actions: Option<&'a [i64]>,
    pub(super) rewards: &'a mut [f32],
    pub(super) dones: &'a mut [bool],
    pub(super) cut_off: &'a mut [bool],
    pub(super) seats: &'a mut [i8],
    pub(super) masks: &'a mut [bool],
    pub(super) observations: &'a mut [u8],
}

impl<'a> Arrays<'a> {
    /// Takes the first lanes off, of as many as there are.
    pub(super) fn take(&mut self, lanes: usize, of: usize) -> Arrays<'a> {
        let actions = self.actions.map(|actions| actions.split_at(lanes));
        self.actions = actions.map(|(_, rest)| rest);
        Arrays {
            actions: actions.map(|(taken, _)| taken),
            rewards: take(&mut self.rewards, lanes, of),
            dones: take(&mut self.dones, lanes, of),
            cut_off: take(&mut self.cut_off, lanes, of),
            seats: take(&mut self.seats, lanes, of),
            masks: take(&mut self.masks, lanes, of),
            observations: take(&mut self.observations, lanes, of),
        }
    }
}

fn take<'a, T>(array: &mut &'a mut [T], lanes: usize, of: usize) -> &'a mut [T] {
    let width = array.len() / of;
    let (taken, rest) = std::mem::take(array).split_at_mut(lanes * width);
    *array = rest;
    taken
}
