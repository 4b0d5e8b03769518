//! EM: Eastern Mountains.

mod end;
mod maps;
mod mine;
mod more;
mod refusals;
mod set_up;
mod trade;
mod turn;
mod village;
