//! Bonus tiles and exploration tiles that cannot be used.

use super::super::{changed, message};
use super::check;

#[test]
fn a_bonus_tile_has_the_figures_of_its_kind() {
    let kinds = "per_icon, per_pair, per_2_traders, per_pair_of_merchant_cards, flat";
    let said = message(&changed("kind = \"per_icon\"", "kind = \"per_card\""));
    assert_eq!(said, format!("bonus_tile 1 (T01): `per_card` is not a known kind of bonus tile: {kinds}"));
    let icons = "icons = [\"help\", \"tool\"]";
    check([
        (icons, "", "bonus_tile 5 (T05): `per_pair` goes with `icons`, not with no figures"),
        (icons, "icons = [\"help\", \"help\"]", "bonus_tile 5 (T05): a pair is of two different icons"),
        (icons, "icons = [\"help\"]", "bonus_tile 5 (T05): a pair is of two different icons"),
        (
            icons,
            "icons = [\"help\", \"trade\"]",
            "bonus_tile 5 (T05): `trade` is not a known icon of a card: help, tool, new_traders, exploration",
        ),
        (
            "points = 1\n",
            "points = 1000\n",
            "bonus_tile 15 (T15): the number of points is 1000, but must be 0 to 100",
        ),
        (
            "group = \"I\"",
            "group = \"II\"",
            "bonus_tile of group I: 2 found, 3 needed\nbonus_tile 18 (T18): `II` is not a known group: I, III",
        ),
    ]);
}

#[test]
fn an_exploration_tile_has_the_figures_of_its_kind() {
    check([
        (
            "kind = \"end_icon\"",
            "kind = \"icon\"",
            "exploration_tile 7 (X07): `icon` is not a known kind of exploration tile: \
             immediate_crystals, immediate_trader, end_points, end_icon",
        ),
        (
            "gain = \"YB\"\n",
            "points = 3\n",
            "exploration_tile 2 (X02): `immediate_crystals` goes with `gain`, not with `points`",
        ),
        (
            "gain = \"YB\"\n",
            "gain = \"YYYYYYYYYYB\"\n",
            "exploration_tile 2 (X02): the number of crystals gained is 11, but must be 1 to 10",
        ),
        (
            "traders = 1\n",
            "traders = 0\n",
            "exploration_tile 3 (X03): the number of new traders is 0, but must be 1 to 12",
        ),
        (
            "points = 3\n\n[[exploration_tile]]",
            "points = 256\n\n[[exploration_tile]]",
            "exploration_tile 5 (X05): the number of points is 256, but must be 0 to 100",
        ),
    ]);
}
