//! The devices on which a person is known, as they see them on their own page.

use carvania_tables::Timestamp;
use carvania_words::{Language, say};
use maud::{Markup, html};

use crate::frame::Frame;

/// What a person is told about their devices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Devices {
    /// The devices, the newest first.
    pub all: Vec<Device>,
    /// How many links to another device were made and not used yet.
    pub open_links: u64,
}

/// One of a person's devices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// What it is signed out by.
    pub id: String,
    /// When it came to be theirs.
    pub created: Timestamp,
    /// When it was last used.
    pub last_used: Option<Timestamp>,
    /// Whether it is the one they look at.
    pub is_this: bool,
}

/// The list, with a way to sign out each of them, all others, and the one they look at.
pub(crate) fn list(frame: &Frame<'_>, devices: &Devices) -> Markup {
    let is_only = devices.all.len() < 2;
    html! {
        ul.devices {
            @for device in &devices.all {
                li {
                    @if device.is_this { b { (frame.say("devices-this")) } " " }
                    span.note { (times(frame, device)) }
                    @if !device.is_this {
                        " " form method="post" action="/me/devices/sign-out" {
                            button.btn name="device" value=(device.id) { (frame.say("devices-sign-out")) }
                        }
                    }
                }
            }
        }
        @if !is_only {
            form method="post" action="/me/devices/others" { button.btn { (frame.say("devices-others")) } }
        }
        p.note { (frame.say("devices-note")) }
        form method="post" action="/me/sign-out" {
            label.line.sure { span { (frame.say(if is_only { "devices-sure-only" } else { "devices-sure" })) }
                input type="checkbox" name="sure" value="yes" required; }
            button.btn { (frame.say("devices-here")) }
        }
    }
}

/// How many links were not used yet, and the way to take them back.
pub(crate) fn links(frame: &Frame<'_>, devices: &Devices) -> Markup {
    let number = devices.open_links;
    html! {
        @if number > 0 {
            form method="post" action="/me/link/revoke" {
                p.note { (say(frame.language, "devices-links", &[("number", number.into())])) }
                button.btn { (frame.say("devices-links-revoke")) }
            }
        }
    }
}

fn times(frame: &Frame<'_>, device: &Device) -> String {
    let language = frame.language;
    let created = say(language, "devices-created", &[("at", minute(language, device.created).into())]);
    match device.last_used {
        Some(used) => {
            let used = say(language, "devices-used", &[("at", minute(language, used).into())]);
            format!("{created} {used}")
        }
        None => created,
    }
}

/// A moment to the minute. Nobody has told the server where they live, so it says which time it means.
fn minute(language: Language, moment: Timestamp) -> String {
    let minutes = moment.0 / 60_000;
    let (year, month, day) = date(minutes / (24 * 60));
    let time = format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    let facts = [
        ("day", day.into()),
        ("month", month.into()),
        ("year", year.to_string().into()),
        ("time", time.into()),
    ];
    say(language, "moment", &facts)
}

/// The year, month and day of a number of days since 1970. Years are counted from March, so that a leap day is the last.
pub fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let calendar = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u64::from(calendar <= 2), calendar, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_to_the_minute() {
        for (millis, text) in [
            (0, "1 January 1970, 00:00 UTC"),
            (951_782_399_999, "28 February 2000, 23:59 UTC"),
            (951_782_400_000, "29 February 2000, 00:00 UTC"),
            (1_700_000_000_000, "14 November 2023, 22:13 UTC"),
            (4_107_542_400_000, "1 March 2100, 00:00 UTC"),
        ] {
            assert_eq!(minute(Language::English, Timestamp(millis)), text);
        }
        assert_eq!(minute(Language::French, Timestamp(0)), "1er janvier 1970 à 00:00 UTC");
        assert_eq!(minute(Language::French, Timestamp(1_700_000_000_000)), "14 novembre 2023 à 22:13 UTC");
    }
}
