//! Every reader, held against real documents with faults in them, and against letters at random.

use carvania_lab::deal::generator;
use carvania_laws::mutation::{Fault, faulty_json_lines, faulty_position, faulty_text};
use carvania_laws::play::record_from_bytes;
use carvania_laws::reading::{
    a_loaded_position_is_playable, accepted_components_are_playable, accepted_maps_are_playable,
    crystals_read_what_they_write, names_read_what_they_write, notation_reads_what_it_writes,
    record_json_lines_read_what_they_write, record_text_reads_what_it_writes,
};
use carvania_rules::components::{eastern_mountains, endless_world, golem_edition};
use carvania_rules::map::file::Shape;
use carvania_rules::map::random;
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::strategy::Strategy;
use proptest::test_runner::Config;
use proptest::{prop_assert, proptest};

/// What looks like actions, as a regular expression.
const ACTIONS: &str = concat!(
    "rest|stop|trade:[+0-9]{0,4}|(pay|upgrade|return):[YGBM]{0,2}|",
    "(claim|draw):Y{0,5}G{0,3}B{0,3}M{0,3}|",
    "take|leave|build|mine|pass|(step|place):[a-c]{0,2}[0-9]{0,2}|bonus:[a-z]{0,6}|start:Y{0,4}G{0,2}B?|",
    "use|keep|work:[A-G]?[0-3]{0,2}\\.?[GM]?[0-7]?|outpost:[a-c]{0,2}[0-9]{0,2}|",
    "(claim|bonus|explore|draw):[PTX]?[0-9]{0,3}|draw:[A-G]?[0-3]{0,2}|",
    "lay:valley|draw:closed|(play|acquire|draw|spend|reward|remove|lay|route|replace|swap):",
    "(\\+Y{0,4}G{0,2}B?M?|\\^[+0-9]{0,4}|Y{0,5}G{0,3}>B{0,3}M{0,3}|B{0,3}M{0,2}>Y{0,4}G{0,3})",
);

/// Few, so that some documents are still accepted; without any, they have to be.
fn faults() -> impl Strategy<Value = Vec<Fault>> {
    vec(any::<Fault>(), 0..4)
}

fn game() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), 0..400)
}

proptest! {
    #![proptest_config(Config::with_cases(120))]

    #[test]
    fn a_position_is_playable_or_refused(game in game(), variants in vec(vec(any::<Fault>(), 1..4), 20)) {
        let record = record_from_bytes(&game);
        for faults in variants {
            a_loaded_position_is_playable(&faulty_position(&record, &faults));
        }
    }
}

proptest! {
    #![proptest_config(Config::with_cases(800))]

    #[test]
    fn components_are_playable_or_refused(faults in faults(), number in 0..3_usize) {
        let files = [golem_edition::FILE, eastern_mountains::FILE, endless_world::FILE];
        let file = faulty_text(files[number], &faults);
        prop_assert!(accepted_components_are_playable(&file) || !faults.is_empty());
    }

    #[test]
    fn a_record_keeps_the_laws_or_is_refused(game in game(), faults in faults()) {
        let text = faulty_text(&record_from_bytes(&game).to_text(), &faults);
        prop_assert!(record_text_reads_what_it_writes(&text) || !faults.is_empty(), "{text}");
    }

    #[test]
    fn json_lines_keep_the_laws_or_are_refused(game in game(), faults in faults()) {
        let lines = record_from_bytes(&game).to_json_lines();
        for lines in [faulty_json_lines(&lines, &faults), faulty_text(&lines, &faults)] {
            prop_assert!(record_json_lines_read_what_they_write(&lines) || !faults.is_empty(), "{lines}");
        }
    }

    #[test]
    fn a_map_is_playable_or_refused(
        seed in any::<u64>(),
        valleys in 0..5_usize,
        of_a_journey in any::<bool>(),
        faults in faults(),
    ) {
        let shape = if of_a_journey { Shape::JOURNEY } else { Shape::EASTERN_MOUNTAINS };
        let map = random::map(shape, valleys.max(shape.least_valleys), &mut generator(seed, 0));
        let text = faulty_text(&map.to_toml(), &faults);
        prop_assert!(accepted_maps_are_playable(&text) || !faults.is_empty(), "{text}");
    }

    #[test]
    fn an_action_is_read_or_refused(text in ACTIONS, faults in faults()) {
        notation_reads_what_it_writes(&text);
        notation_reads_what_it_writes(&faulty_text(&text, &faults));
    }

    #[test]
    fn crystals_are_read_or_refused(text in "Y{0,140}G{0,9}B{0,9}M{0,9}", faults in faults()) {
        crystals_read_what_they_write(&faulty_text(&text, &faults));
    }

    #[test]
    fn a_name_is_read_or_refused(text in "[A-Z]{1,2}(-[0-9]{1,3})?|[0-9a-f]{64}", faults in faults()) {
        names_read_what_they_write(&faulty_text(&text, &faults));
    }

    #[test]
    fn no_letters_at_random_make_a_reader_panic(text in "\\PC*|[\\s\\S]*") {
        let laws = [
            crystals_read_what_they_write,
            names_read_what_they_write,
            notation_reads_what_it_writes,
            record_text_reads_what_it_writes,
            record_json_lines_read_what_they_write,
            a_loaded_position_is_playable,
            accepted_components_are_playable,
            accepted_maps_are_playable,
        ];
        laws.iter().for_each(|law| _ = law(&text));
    }
}
