//! J1: An Heroic Journey, Part I.

mod adjust;
mod end;
mod explore;
mod market;
mod refresh;
mod route;
mod set_up;
mod table;
mod trade_route;
mod work;
