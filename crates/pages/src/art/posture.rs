//! Postures: where the boulders of a golem lie, and where its crystals sit.
//!
//! Measures are taken from the middle of the ground upwards, for a golem of full size.

use super::boulder::Part;
use super::path::Point;
use super::portrait::Pose;

/// A boulder of a posture: its middle, and half of its width and height.
pub(super) struct Block {
    pub(super) part: Part,
    pub(super) at: Point,
    pub(super) radii: Point,
}

/// Where a shard sits, and how far it leans to the right, in degrees.
pub(super) struct Socket {
    pub(super) at: Point,
    pub(super) lean: f64,
}

/// How a golem holds itself.
pub(super) struct Posture {
    /// How high the middle of the chest is.
    pub(super) chest: f64,
    /// How high the middle of the head is.
    pub(super) head: f64,
    /// The size of the heart.
    pub(super) heart: f64,
    /// From the back to the front.
    pub(super) blocks: &'static [Block],
    pub(super) sockets: &'static [Socket],
    /// The two shoulders, for what lies on them.
    pub(super) shoulders: [Point; 2],
}

const fn block(part: Part, x: f64, y: f64, wide: f64, high: f64) -> Block {
    Block { part, at: (x, y), radii: (wide, high) }
}

const fn socket(x: f64, y: f64, lean: f64) -> Socket {
    Socket { at: (x, y), lean }
}

pub(super) const fn posture(pose: Pose) -> &'static Posture {
    match pose {
        Pose::Sits => &SITS,
        Pose::Ponders => &PONDERS,
        Pose::Walks => &WALKS,
        Pose::Stands => &STANDS,
        Pose::Lifts => &LIFTS,
        Pose::Hails => &HAILS,
        Pose::Looms => &LOOMS,
        Pose::Strides => &STRIDES,
    }
}

static SITS: Posture = Posture {
    chest: 47.0,
    head: 78.0,
    heart: 17.0,
    blocks: &[
        block(Part::Hip, 0.0, 20.0, 25.0, 15.0),
        block(Part::Limb, -37.0, 41.0, 10.0, 14.0),
        block(Part::Limb, 37.0, 41.0, 10.0, 14.0),
        block(Part::Chest, 0.0, 47.0, 30.0, 21.0),
        block(Part::Shoulder, -32.0, 57.0, 13.0, 11.0),
        block(Part::Shoulder, 32.0, 57.0, 13.0, 11.0),
        block(Part::Foot, -25.0, 11.0, 17.0, 11.0),
        block(Part::Foot, 25.0, 11.0, 17.0, 11.0),
        block(Part::Fist, -42.0, 21.0, 11.0, 12.0),
        block(Part::Fist, 42.0, 21.0, 11.0, 12.0),
        block(Part::Foot, -39.0, 6.0, 10.0, 7.0),
        block(Part::Foot, 40.0, 6.0, 10.0, 7.0),
    ],
    sockets: &[
        socket(-31.0, 62.0, -29.0),
        socket(31.0, 62.0, 29.0),
        socket(0.0, 90.0, 3.0),
        socket(-44.0, 34.0, -63.0),
        socket(44.0, 34.0, 63.0),
        socket(-20.0, 66.0, -14.0),
    ],
    shoulders: [(-32.0, 57.0), (32.0, 57.0)],
};

static WALKS: Posture = Posture {
    chest: 68.0,
    head: 97.0,
    heart: 17.0,
    blocks: &[
        block(Part::Limb, 17.0, 27.0, 10.0, 14.0),
        block(Part::Foot, 28.0, 8.0, 13.0, 9.0),
        block(Part::Limb, -16.0, 28.0, 10.0, 14.0),
        block(Part::Foot, -22.0, 9.0, 13.0, 10.0),
        block(Part::Limb, -36.0, 59.0, 9.5, 14.0),
        block(Part::Fist, -44.0, 36.0, 12.0, 14.0),
        block(Part::Limb, 37.0, 63.0, 9.5, 13.0),
        block(Part::Fist, 48.0, 45.0, 13.0, 13.0),
        block(Part::Hip, 0.0, 43.0, 19.0, 12.0),
        block(Part::Chest, 0.0, 68.0, 29.0, 20.0),
        block(Part::Shoulder, -31.0, 78.0, 13.0, 11.0),
        block(Part::Shoulder, 31.0, 79.0, 13.0, 11.0),
    ],
    sockets: &[
        socket(-32.0, 84.0, -26.0),
        socket(32.0, 84.0, 26.0),
        socket(0.0, 109.0, -5.0),
        socket(-48.0, 44.0, -69.0),
        socket(52.0, 50.0, 63.0),
        socket(18.0, 86.0, 12.0),
    ],
    shoulders: [(-31.0, 78.0), (31.0, 79.0)],
};

static LIFTS: Posture = Posture {
    chest: 66.0,
    head: 92.0,
    heart: 17.0,
    blocks: &[
        block(Part::Limb, -18.0, 26.0, 11.0, 14.0),
        block(Part::Foot, -23.0, 8.0, 14.0, 9.0),
        block(Part::Limb, 18.0, 26.0, 11.0, 14.0),
        block(Part::Foot, 23.0, 8.0, 14.0, 9.0),
        block(Part::Limb, -41.0, 85.0, 10.0, 13.0),
        block(Part::Fist, -45.0, 106.0, 13.0, 12.0),
        block(Part::Limb, 41.0, 62.0, 10.0, 14.0),
        block(Part::Fist, 48.0, 38.0, 13.0, 14.0),
        block(Part::Hip, 0.0, 40.0, 21.0, 13.0),
        block(Part::Chest, 0.0, 66.0, 32.0, 21.0),
        block(Part::Shoulder, -34.0, 75.0, 13.0, 12.0),
        block(Part::Shoulder, 34.0, 77.0, 13.0, 12.0),
    ],
    sockets: &[
        socket(-45.0, 115.0, -6.0),
        socket(36.0, 84.0, 29.0),
        socket(-34.0, 112.0, 24.0),
        socket(2.0, 103.0, 3.0),
        socket(-56.0, 110.0, -32.0),
        socket(52.0, 44.0, 66.0),
    ],
    shoulders: [(-34.0, 75.0), (34.0, 77.0)],
};

static LOOMS: Posture = Posture {
    chest: 58.0,
    head: 97.0,
    heart: 21.0,
    blocks: &[
        block(Part::Limb, -52.0, 57.0, 13.0, 18.0),
        block(Part::Fist, -60.0, 28.0, 16.0, 17.0),
        block(Part::Limb, 52.0, 57.0, 13.0, 18.0),
        block(Part::Fist, 60.0, 28.0, 16.0, 17.0),
        block(Part::Hip, -11.0, 22.0, 22.0, 16.0),
        block(Part::Hip, 13.0, 20.0, 20.0, 15.0),
        block(Part::Chest, 0.0, 59.0, 42.0, 26.0),
        block(Part::Shoulder, -42.0, 78.0, 17.0, 14.0),
        block(Part::Shoulder, 42.0, 79.0, 17.0, 14.0),
    ],
    sockets: &[
        socket(-45.0, 87.0, -24.0),
        socket(45.0, 88.0, 24.0),
        socket(-27.0, 86.0, -12.0),
        socket(27.0, 87.0, 12.0),
        socket(0.0, 112.0, 0.0),
        socket(63.0, 40.0, 66.0),
        socket(-63.0, 40.0, -66.0),
    ],
    shoulders: [(-42.0, 78.0), (42.0, 79.0)],
};

static PONDERS: Posture = Posture {
    chest: 46.0,
    head: 77.0,
    heart: 17.0,
    blocks: &[
        block(Part::Hip, 0.0, 21.0, 26.0, 15.0),
        block(Part::Limb, -38.0, 42.0, 10.0, 14.0),
        block(Part::Chest, 0.0, 47.0, 30.0, 21.0),
        block(Part::Shoulder, -32.0, 57.0, 13.0, 11.0),
        block(Part::Shoulder, 32.0, 58.0, 13.0, 11.0),
        block(Part::Limb, -22.0, 22.0, 13.0, 12.0),
        block(Part::Limb, 25.0, 26.0, 12.0, 15.0),
        block(Part::Foot, -34.0, 8.0, 17.0, 9.0),
        block(Part::Foot, 28.0, 8.0, 14.0, 9.0),
        block(Part::Fist, -46.0, 22.0, 12.0, 13.0),
        block(Part::Limb, 40.0, 46.0, 10.0, 13.0),
        block(Part::Fist, 26.0, 66.0, 10.0, 11.0),
    ],
    sockets: &[
        socket(-31.0, 62.0, -29.0),
        socket(33.0, 63.0, 34.0),
        socket(0.0, 89.0, -6.0),
        socket(-50.0, 30.0, -66.0),
        socket(-18.0, 66.0, -14.0),
        socket(48.0, 46.0, 70.0),
    ],
    shoulders: [(-32.0, 57.0), (32.0, 58.0)],
};

static STANDS: Posture = Posture {
    chest: 68.0,
    head: 97.0,
    heart: 17.0,
    blocks: &[
        block(Part::Limb, -19.0, 28.0, 11.0, 15.0),
        block(Part::Foot, -24.0, 8.0, 14.0, 9.0),
        block(Part::Limb, 19.0, 28.0, 11.0, 15.0),
        block(Part::Foot, 24.0, 8.0, 14.0, 9.0),
        block(Part::Limb, -46.0, 62.0, 9.5, 13.0),
        block(Part::Limb, 46.0, 62.0, 9.5, 13.0),
        block(Part::Hip, 0.0, 44.0, 22.0, 13.0),
        block(Part::Chest, 0.0, 68.0, 31.0, 21.0),
        block(Part::Fist, -32.0, 48.0, 11.0, 11.0),
        block(Part::Fist, 32.0, 48.0, 11.0, 11.0),
        block(Part::Shoulder, -35.0, 79.0, 13.0, 12.0),
        block(Part::Shoulder, 35.0, 79.0, 13.0, 12.0),
    ],
    sockets: &[
        socket(-35.0, 86.0, -20.0),
        socket(35.0, 86.0, 20.0),
        socket(0.0, 109.0, 2.0),
        socket(-53.0, 60.0, -74.0),
        socket(53.0, 60.0, 74.0),
        socket(-17.0, 87.0, -10.0),
    ],
    shoulders: [(-35.0, 79.0), (35.0, 79.0)],
};

static HAILS: Posture = Posture {
    chest: 64.0,
    head: 91.0,
    heart: 17.0,
    blocks: &[
        block(Part::Limb, -20.0, 26.0, 11.0, 14.0),
        block(Part::Foot, -29.0, 8.0, 15.0, 9.0),
        block(Part::Limb, 20.0, 26.0, 11.0, 14.0),
        block(Part::Foot, 29.0, 8.0, 15.0, 9.0),
        block(Part::Limb, -46.0, 86.0, 10.0, 13.0),
        block(Part::Fist, -53.0, 107.0, 13.0, 12.0),
        block(Part::Limb, 46.0, 84.0, 10.0, 13.0),
        block(Part::Fist, 54.0, 103.0, 13.0, 12.0),
        block(Part::Hip, 0.0, 40.0, 22.0, 13.0),
        block(Part::Chest, 0.0, 64.0, 32.0, 21.0),
        block(Part::Shoulder, -36.0, 74.0, 13.0, 12.0),
        block(Part::Shoulder, 36.0, 74.0, 13.0, 12.0),
    ],
    sockets: &[
        socket(-54.0, 116.0, -10.0),
        socket(54.0, 112.0, 12.0),
        socket(0.0, 102.0, 0.0),
        socket(-43.0, 113.0, 18.0),
        socket(44.0, 110.0, -16.0),
        socket(-64.0, 110.0, -36.0),
    ],
    shoulders: [(-36.0, 74.0), (36.0, 74.0)],
};

static STRIDES: Posture = Posture {
    chest: 72.0,
    head: 101.0,
    heart: 20.0,
    blocks: &[
        block(Part::Limb, 24.0, 28.0, 13.0, 16.0),
        block(Part::Foot, 32.0, 8.0, 17.0, 10.0),
        block(Part::Limb, -22.0, 30.0, 13.0, 16.0),
        block(Part::Foot, -31.0, 9.0, 17.0, 10.0),
        block(Part::Limb, -47.0, 68.0, 12.0, 16.0),
        block(Part::Fist, -54.0, 45.0, 15.0, 15.0),
        block(Part::Limb, 48.0, 72.0, 12.0, 15.0),
        block(Part::Fist, 57.0, 54.0, 15.0, 14.0),
        block(Part::Hip, 0.0, 46.0, 25.0, 15.0),
        block(Part::Chest, 0.0, 73.0, 37.0, 24.0),
        block(Part::Shoulder, -41.0, 88.0, 15.0, 13.0),
        block(Part::Shoulder, 41.0, 89.0, 15.0, 13.0),
    ],
    sockets: &[
        socket(-43.0, 96.0, -24.0),
        socket(43.0, 97.0, 24.0),
        socket(-24.0, 96.0, -11.0),
        socket(24.0, 97.0, 11.0),
        socket(0.0, 115.0, 0.0),
        socket(69.0, 70.0, 58.0),
        socket(-66.0, 56.0, -66.0),
    ],
    shoulders: [(-41.0, 88.0), (41.0, 89.0)],
};
