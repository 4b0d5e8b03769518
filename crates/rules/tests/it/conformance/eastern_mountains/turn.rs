//! EM-7 to EM-13: the movement, and the choice of an action.

mod action;
mod movement;
mod pick_up;
mod reach;
mod toll;
