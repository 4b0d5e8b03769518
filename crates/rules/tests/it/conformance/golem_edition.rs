//! GE: Golem Edition.

mod end;
mod more;
mod set_up;
mod turn;
