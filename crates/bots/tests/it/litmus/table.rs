//! What is to be done in each position, and why.

use super::Litmus;

/// All of them, game by game.
pub(super) const TABLE: &[Litmus] = &[
    Litmus {
        position: "GE/win_on_a_tie",
        moves: &["claim:YYGG"],
        why: "the sixth card ends the game at once with 79 points each, and of equals the later seat \
              wins; any other turn lets seat 1 claim and win",
    },
    Litmus {
        position: "GE/do_not_end_behind",
        moves: &["play:+M"],
        why: "YYGG would end the game 8 points behind; with +M the dear card is paid next turn, and \
              wins at once, before seat 1 has BBBB",
    },
    Litmus {
        position: "GE/free_card_with_crystals",
        moves: &["acquire:+GG"],
        why: "the leftmost card is free and brings two blue and two magenta: a claim of 14 next turn",
    },
    Litmus {
        position: "GE/deny_the_last_card",
        moves: &["claim:GGBB"],
        why: "MMMM scores more, but the rival can pay only GGBB and would end the game with it and win \
              on the tie; MMMM is still there next turn",
    },
    Litmus {
        position: "GE/last_turn_trade_beats_claim",
        moves: &["play:YYY>GGG trade:2"],
        why: "two trades make 6 points and win on the tie, the card YYGG nets 4 and upgrades 2",
    },
    Litmus {
        position: "GE/last_turn_copper",
        moves: &["claim:GGMM"],
        why: "two cards of 12 points are paid for, but only the leftmost comes with the last copper \
              token, which makes the win",
    },
    Litmus {
        position: "GE/trade_for_the_last_card",
        moves: &["play:YY>B"],
        why: "the trade makes the fourth blue: next turn BBBB ends the game at once and wins, a turn \
              before the rival has MMMMM",
    },
    Litmus {
        position: "GE/return_yellow",
        moves: &["return:Y"],
        why: "no card on offer costs yellow, and both MMMMM and GGBB are paid for",
    },
    Litmus {
        position: "GE/return_the_odd_colour",
        moves: &["return:G"],
        why: "the next two turns claim YYMMM and YYMM and win just before the rival has MMMMM, if no \
              yellow or magenta is missing; green is of no use",
    },
    Litmus {
        position: "EM/win_now",
        moves: &["claim:YYBBB"],
        why: "the fourth tile, a free step away, ends the game at once 47 to 46; seat 1 stands where \
              it would make its own fourth next turn",
    },
    Litmus {
        position: "EM/dear_tile_not_cheap_one",
        moves: &["claim:BBBMM"],
        why: "the tile at hand ends the game behind 51 points; two yellow pay for the way to the one \
              that wins, 52",
    },
    Litmus {
        position: "EM/last_turn_empties_a_column",
        moves: &["build bonus:points"],
        why: "the green outpost is the last of the first column: 6 points; any other outpost scores 1 \
              at most",
    },
    Litmus {
        position: "EM/deny_the_last_tile",
        moves: &["claim:BBBB"],
        why: "both tiles are two free steps away and worth 12, but with BBBB the rival, who stands \
              there, would end the game and win it",
    },
    Litmus {
        position: "EM/last_turn_outpost_and_trade",
        moves: &["step:e3 build trade:1"],
        why: "a yellow pays for the second step: 2 points for the third blue outpost and 3 for a trade \
              there, which win on the tie; what is nearer makes 3 at most",
    },
    Litmus {
        position: "EM/last_turn_bonus_points",
        moves: &["bonus:points"],
        why: "the game is over after this turn: the tile from the pile is worth 6 points, any other 2 \
              at most",
    },
    Litmus {
        position: "EM/least_toll",
        moves: &["pay:Y"],
        why: "any crystal pays the toll, and the village next door costs all but the yellow one",
    },
    Litmus {
        position: "CA/win_without_a_step",
        moves: &["claim:YYBBB"],
        why: "no card is left for a step, but none is needed where the wagon stands: the fourth tile \
              ends the game at once and wins",
    },
    Litmus {
        position: "CA/dear_tile_not_cheap_one",
        moves: &["claim:BBBMM"],
        why: "the tile at hand ends the game behind 51 points; three cards pay for the way to the one \
              that wins, 52",
    },
    Litmus {
        position: "CA/free_card_with_crystals",
        moves: &["acquire:+GG"],
        why: "the leftmost card is free and brings two blue and two magenta: the price of the tile \
              where the wagon stands",
    },
    Litmus {
        position: "CA/last_turn_trade",
        moves: &["play:YY>GG trade:2"],
        why: "two trades make 4 points and win on the tie; upgrades make 2, the best outpost in reach \
              and its trade 3",
    },
    Litmus {
        position: "CA/last_turn_empties_a_column",
        moves: &["build bonus:points"],
        why: "the outpost is the last of the second column: 1 point and a tile of 6, which win; \
              upgrades make 2",
    },
    Litmus {
        position: "CA/deny_the_last_tile",
        moves: &["claim:BBBB"],
        why: "both tiles are two cards away and worth 12, but with BBBB the rival, who stands there, \
              would end the game and win it",
    },
    Litmus {
        position: "EW/win_now",
        moves: &["claim:P46"],
        why: "the eighth card ends the game at once and wins; any other turn leaves the card to seat \
              1, who can pay it",
    },
    Litmus {
        position: "EW/card_and_tile",
        moves: &["bonus:T01 claim:P45", "claim:P45 bonus:T01"],
        why: "the eighth card alone ends the game behind; the tile of the same visit scores 2 for each \
              of four helpers, and together they win",
    },
    Litmus {
        position: "EW/dear_card_not_cheap_one",
        moves: &["upgrade:B"],
        why: "P33 can be paid and would end the game two points behind; one upgrade pays for P37, \
              which wins next turn, and no rival is near the end",
    },
    Litmus {
        position: "EW/last_turn_trade",
        moves: &["work:B1.4 trade:3"],
        why: "three trades make 6 points and win on the tie: A1.6 makes 4, upgrades 3",
    },
    Litmus {
        position: "EW/last_turn_icon",
        moves: &["explore:X10"],
        why: "one more exploration icon scores 2 by T04 and 3 by each of T10 and T13, and wins on the \
              tie; the points of X05 are 3",
    },
    Litmus {
        position: "EW/stop_upgrading",
        moves: &["upgrade:G stop"],
        why: "three blue pay for P36, which wins next turn, before the rival can claim; a second \
              upgrade would spoil them",
    },
    Litmus {
        position: "J1/win_on_a_tie",
        moves: &["claim:P45"],
        why: "the eighth card and a tile of 3 points end the game at once with 62 points each, and of \
              equals the later seat wins",
    },
    Litmus {
        position: "J1/card_and_tile",
        moves: &["bonus:T18 claim:P45", "claim:P45 bonus:T18"],
        why: "the eighth card alone ends the game behind; the tile of the same visit scores 10 for \
              five pairs of merchant cards, and together they win",
    },
    Litmus {
        position: "J1/last_turn_market",
        moves: &["work:E2.M2 use"],
        why: "any card makes the second pair for T18, 2 points, and +GG brings 2 more at once, which \
              wins on the tie; upgrades make 2",
    },
    Litmus {
        position: "J1/last_turn_route",
        moves: &["route:YYY>GGG trade:2"],
        why: "two trades on the route make 6 points with the one trader at hand, and win on the tie; \
              upgrades make 2",
    },
    Litmus {
        position: "J1/trade_for_the_last_card",
        moves: &["route:YY>B trade:1"],
        why: "the trade makes the third blue for P36, which wins next turn, before the rival can claim",
    },
    Litmus {
        position: "J2/win_now",
        moves: &["claim:P36"],
        why: "the eighth card ends the game at once and wins; seat 1 can pay it, too, and would win \
              with it",
    },
    Litmus {
        position: "J2/win_within_a_turn",
        moves: &["work:A2.G2 claim:P17"],
        why: "the eighth card ends the game at once and wins; to upgrade for a dearer one leaves a turn to \
              seat 1, who can pay for P02",
    },
    Litmus {
        position: "J2/last_turn_empties_a_column",
        moves: &["build bonus:T01"],
        why: "a blue outpost is the last of the first column: 1 point, and the tile scores 2 for each \
              of four helpers; no other outpost brings more than 2",
    },
    Litmus {
        position: "J2/last_turn_outpost_trade",
        moves: &["work:F2.3 outpost:b3 trade:4"],
        why: "four trades at the outpost make 4 points and win on the tie; upgrades and the other \
              trades at hand make 3 at most",
    },
    Litmus {
        position: "J2/trade_for_the_last_card",
        moves: &["work:F2.1 trade:1"],
        why: "the trade at the wagon makes the third blue for P36, which wins next turn, before the \
              rival can claim",
    },
    Litmus {
        position: "J3/win_now",
        moves: &["claim:P36"],
        why: "the eighth card ends the game at once and wins; seat 1 can pay it, too, and would win \
              with it",
    },
    Litmus {
        position: "J3/last_turn_fourth_card_tile",
        moves: &["bonus:T02"],
        why: "the fourth merchant card brings a tile of D2: T02 scores 2 for each of four tools and \
              wins, the others score 3 at most",
    },
    Litmus {
        position: "J3/last_turn_outpost_trade",
        moves: &["work:F2.3 outpost:b3 trade:4"],
        why: "four trades at the outpost make 4 points and win on the tie; no other place at hand \
              makes more than 2",
    },
    Litmus {
        position: "J3/market_for_the_last_card",
        moves: &["work:E2.M1"],
        why: "the first card of the market brings the third blue for P36, which wins next turn, before \
              the rival can claim",
    },
];
