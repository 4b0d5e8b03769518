//! How the weaker levels play: what they overlook and what they are too fond of, as people are.

/// How a turn looks to somebody who looks at nothing beyond it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance {
    /// How much is made of crystals, of claims in sight, of the means to make more, of the mountains, and of the world.
    pub(crate) terms: [f32; 5],
    /// By how many points a turn of rest or of mining looks better than it is.
    pub(crate) ease: f32,
}

impl Glance {
    /// Sees everything as it is.
    pub(crate) const CLEAR: Glance = Glance { terms: [1.0; 5], ease: 0.0 };
    /// Picks up what shines and dawdles: sees points and crystals, and little of what they are needed for.
    pub(crate) const DAZZLED: Glance = Glance { terms: [1.5, 0.3, 0.1, 0.15, 0.15], ease: 1.5 };
    /// Rests too often.
    pub(crate) const EASY: Glance = Glance { ease: 1.15, ..Glance::CLEAR };
}

/// How somebody plans.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Foresight {
    /// How many turns ahead at most.
    pub(crate) depth: usize,
    /// What a point is worth for each turn that it comes later.
    pub(crate) patience: f32,
    /// Whether the plan minds what the others are about to do.
    pub(crate) watches: bool,
    /// A claim that a rival is about to make is worth more by this part of its points.
    pub(crate) denial: f32,
}

impl Foresight {
    /// The planner at its best.
    pub(crate) const FULL: Foresight = Foresight { depth: 10, patience: 0.97, watches: true, denial: 0.12 };
    /// Plans two turns, for itself alone.
    pub(crate) const SHORT: Foresight = Foresight { depth: 2, watches: false, ..Foresight::FULL };
    /// Wants points soon, and saves little for later.
    pub(crate) const HASTY: Foresight =
        Foresight { depth: 4, patience: 0.9, watches: false, ..Foresight::FULL };
    /// Takes what others want.
    pub(crate) const COLD: Foresight = Foresight { denial: 0.5, ..Foresight::FULL };
}
