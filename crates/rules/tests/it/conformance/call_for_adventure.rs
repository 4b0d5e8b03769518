//! CA: The Call for Adventure.

mod end;
mod movement;
mod refusals;
mod reward;
mod set_up;
mod table;
mod turn;
