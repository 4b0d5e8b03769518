//! The engine and the reference of the game at hand never disagree.

#![no_main]

use carvania_laws::mountain_reference::the_mountain_reference_agrees;
use carvania_laws::play::record_from_bytes;
use carvania_laws::reference::the_reference_agrees;
use carvania_laws::world_reference::the_world_reference_agrees;
use carvania_rules::Title;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|game: &[u8]| {
    let record = record_from_bytes(game);
    match record.game().title() {
        Title::GolemEdition => _ = the_reference_agrees(&record),
        Title::EasternMountains | Title::CallForAdventure => _ = the_mountain_reference_agrees(&record),
        Title::EndlessWorld | Title::JourneyOne | Title::JourneyTwo | Title::JourneyThree => {
            _ = the_world_reference_agrees(&record);
        }
    }
});
