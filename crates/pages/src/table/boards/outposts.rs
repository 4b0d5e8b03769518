//! What Eastern Mountains and The Call for Adventure share beside the map: outposts, victory tiles, bonus tiles.

use carvania_rules::bonus::{Bonus, BonusCounts};
use carvania_rules::expedition::Expedition;
use carvania_rules::mountains::Mountains;
use carvania_rules::set::Id;
use carvania_rules::{Crystal, Move, Seat};
use carvania_words::{bonus, colour};
use maud::{Markup, html};

use super::golems::{Claimed, claimed, pips};
use crate::art::{self, Portrait, Size};
use crate::table::context::BoardContext;

/// The columns of the player board that the game is played with.
pub(super) fn columns(context: &BoardContext<'_>) -> &'static [u8] {
    context.game.outpost_board().map_or(&[], |board| &board.columns)
}

/// The outposts of a seat: rows by symbol; what is built leaves a well that shows its value.
pub(super) fn outposts(
    context: &BoardContext<'_>,
    mountains: &Mountains,
    columns: &[u8],
    seat: Seat,
) -> Markup {
    let built = mountains.built(seat);
    let left = columns.len() * 4 - built.iter().map(|&row| usize::from(row)).sum::<usize>();
    html! {
        div.zone.posts-zone #outposts data-about="sign-outposts" {
            (context.row_head(&context.owned("own-outposts", seat), "",
                html! { span.label { (context.say("own-outposts-left", &[("number", left.into())])) } }))
            table.posts {
                tbody {
                    @for (symbol, built) in Crystal::ALL.into_iter().zip(built) {
                        tr {
                            th scope="row" { span.sr { (spoken_row(context, columns, symbol, built)) }
                                (art::crystal(context.sheet, symbol, Size::Medium)) }
                            @for (column, points) in columns.iter().enumerate() {
                                @if column < usize::from(built) { td.gone aria-hidden="true" { span.num { (points) } } }
                                @else { td aria-hidden="true" { (art::outpost(context.sheet, seat)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A row of outposts in words: how many are built, and what the next one is worth.
fn spoken_row(context: &BoardContext<'_>, columns: &[u8], symbol: Crystal, built: u8) -> String {
    let next = columns.get(usize::from(built)).copied();
    let facts = [
        ("colour", colour(symbol)),
        ("built", built.into()),
        ("of", columns.len().into()),
        ("next", if next.is_some() { "some" } else { "none" }.into()),
        ("points", next.unwrap_or(0).into()),
    ];
    context.say("label-posts", &facts)
}

/// The victory tiles of a seat.
pub(super) fn victory_tiles(context: &BoardContext<'_>, at: &Expedition, seat: Seat) -> Markup {
    let components = &context.game.components().eastern_mountains;
    let tiles: Vec<Claimed> = at
        .claimed(seat)
        .into_iter()
        .map(|tile| {
            let (portrait, points) = (Portrait::vp_tile(components, tile), components.vp_tile(tile).points);
            Claimed {
                card: tile,
                name: format!("golem-{}", tile.index()),
                portrait,
                points,
                more: String::new(),
            }
        })
        .collect();
    let wanted = wanted(context);
    let count = context.say("label-pips", &[("number", tiles.len().into()), ("of", wanted.into())]);
    html! {
        div.zone.vp-zone {
            (context.row_head(&context.owned("own-vp-tiles", seat), "", html! { span.label { (count) } }))
            (claimed(context, &tiles, wanted))
        }
    }
}

fn wanted(context: &BoardContext<'_>) -> usize {
    context.game.title().claims_to_end(context.game.players())
}

/// The bonus tiles on offer; each is taken by choosing it.
pub(super) fn supply(context: &BoardContext<'_>, at: &Expedition, seat: Option<Seat>) -> Markup {
    let on_offer = at.supply();
    let own = seat.map(|seat| at.bonus(seat));
    html! {
        section.slab.supply #bonus aria-labelledby="bonus-name" data-row {
            div.row-head {
                h2 #bonus-name { (context.say("board-bonus", &[])) }
                span.note { (context.say("board-bonus-note", &[])) }
            }
            ul {
                @for kind in Bonus::CHOICES.into_iter().filter(|&kind| is_there(context, kind)) {
                    @let held = own.map_or(0, |own| number(own, kind));
                    li.have[held > 0] { (tile(context, kind, (number(on_offer, kind), held))) }
                }
            }
        }
    }
}

/// Whether the box has tiles of a kind.
fn is_there(context: &BoardContext<'_>, kind: Bonus) -> bool {
    context.game.outpost_board().is_some_and(|board| match kind {
        Bonus::Points => !board.points_pile.is_empty(),
        _ => board.bonus.count(kind) > 0,
    })
}

/// A kind of tile: how many are on offer, and how many the viewer has.
fn tile(context: &BoardContext<'_>, kind: Bonus, (number, held): (usize, usize)) -> Markup {
    let next = context.game.next_points_tile().unwrap_or(0);
    let (name, does) = (bonus(context.view.language, kind, next), context.say(message(kind), &[]));
    let inside = html! {
        (art::bonus(context.sheet, kind))
        span.text { b { (name) } small { (does) } }
        span.left { "×" (number) }
    };
    let facts =
        [("name", name.into()), ("does", does.into()), ("number", number.into()), ("own", held.into())];
    let label = context.say("label-bonus", &facts);
    context.thing(Move::Bonus(kind), "bonus-kind", &label, inside)
}

const fn message(kind: Bonus) -> &'static str {
    match kind {
        Bonus::ExtraStep => "bonus-step-does",
        Bonus::UpgradeOnBuild => "bonus-upgrade-does",
        Bonus::RicherMine => "bonus-mine-does",
        Bonus::CaravanPlus3 => "bonus-caravan-does",
        Bonus::Points => "bonus-points-does",
    }
}

/// Victory tiles, outposts and bonus tiles of a player.
pub(super) fn facts(context: &BoardContext<'_>, at: &Expedition, seat: Seat) -> Markup {
    html! {
        (pips(context, at.claimed(seat).len(), wanted(context)))
        span data-about="sign-outposts" { (art::outpost(context.sheet, seat)) b { (at.mountains().outposts(seat).len()) }
            span.sr { (context.say("fact-outposts", &[])) } }
        (boons(context, at.bonus(seat)))
    }
}

/// How many tiles of a kind there are among some.
fn number(tiles: BonusCounts, kind: Bonus) -> usize {
    if kind == Bonus::Points { tiles.points().count() } else { tiles.count(kind).into() }
}

/// The bonus tiles that somebody has, each as often as they have it.
fn boons(context: &BoardContext<'_>, tiles: BonusCounts) -> Markup {
    let kinds = Bonus::CHOICES.into_iter().flat_map(|kind| (0..number(tiles, kind)).map(move |_| kind));
    let name = |kind| match kind {
        Bonus::Points => context.say("bonus-points-does", &[]),
        kind => bonus(context.view.language, kind, 0),
    };
    let names: Vec<String> = kinds.clone().map(name).collect();
    html! {
        @if !names.is_empty() {
            span.boons role="img" aria-label=(context.say("label-boons", &[("names", names.join(", ").into())])) {
                @for kind in kinds { (art::bonus(context.sheet, kind)) }
            }
        }
    }
}
