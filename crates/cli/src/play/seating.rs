//! Who sits where: as the command line says, else as the record notes, else a person and bots.

use anyhow::Error;
use carvania_bots::{Kind, Level};
use carvania_lab::EntrantError;
use carvania_rules::{Language, Record, Title};
use carvania_words::{Value, say};

use super::Options;
use super::saving::noted_players;
use super::table::{HUMAN, Player};

/// The opponent by default.
const OPPONENT: Kind = Kind::Level(Level::Casual);

/// In --seats, a seat for the next of --bots.
const BOT: &str = "bot";

/// How many players the command line names, if it does.
pub(super) fn players_named(options: &Options) -> Option<usize> {
    match (&options.seats[..], &options.bots[..]) {
        // A single bot may be for any number of seats.
        ([], [] | [_]) => None,
        ([], bots) => Some(bots.len() + 1),
        (seats, _) => Some(seats.len()),
    }
}

/// Why a game is not for as many players as --seats or --bots name.
pub(super) fn misnamed(options: &Options, game: Title, named: usize, language: Language) -> Error {
    let players = named.clamp(*game.players().start(), *game.players().end());
    if options.seats.is_empty() {
        let args = [("bots", options.bots.len().into()), ("seats", (players - 1).into())];
        return fault(language, "fault-bots", &args);
    }
    fault(language, "fault-seats", &[("players", players.into()), ("seats", named.into())])
}

/// The player of each seat, of whom programs can be run.
pub(super) fn seat_players(
    options: &Options,
    record: &Record,
    language: Language,
) -> Result<Vec<Player>, Error> {
    let seats = if options.seats.is_empty() {
        noted_seats(options, record, language)?
    } else {
        named_seats(&options.seats, record.game().players(), language)?
    };
    let players = fill(seats, &options.bots, language)?;
    for (player, seat) in players.iter().zip(1_usize..) {
        if let Player::Bot(bot) = player {
            bot.check().map_err(|error| no_program(seat, &error, language))?;
        }
    }
    Ok(players)
}

/// The seats as --seats names them; none of them for a bot.
fn named_seats(names: &[String], players: usize, language: Language) -> Result<Vec<Option<Player>>, Error> {
    if names.len() != players {
        return Err(fault(
            language,
            "fault-seats",
            &[("players", players.into()), ("seats", names.len().into())],
        ));
    }
    let seat = |(name, seat): (&String, usize)| {
        if name == BOT { Ok(None) } else { named(name, seat, language).map(Some) }
    };
    names.iter().zip(1..).map(seat).collect()
}

/// The seats as a record notes them; a person on the first if it does not.
fn noted_seats(options: &Options, record: &Record, language: Language) -> Result<Vec<Option<Player>>, Error> {
    let seat = |(noted, seat): (Option<Player>, usize)| match noted {
        None if seat == 1 => Ok(Some(Player::Human)),
        Some(Player::Human) => Ok(Some(Player::Human)),
        // Whoever names bots wants these.
        None | Some(_) if !options.bots.is_empty() => Ok(None),
        // A file must not decide which programs are run.
        Some(player) if player.is_program() => {
            let args = [("seat", seat.into()), ("name", player.name().into())];
            Err(fault(language, "fault-noted-program", &args))
        }
        noted => Ok(noted),
    };
    noted_players(record).into_iter().zip(1..).map(seat).collect()
}

/// Gives the seats that are free to the bots.
fn fill(seats: Vec<Option<Player>>, bots: &[String], language: Language) -> Result<Vec<Player>, Error> {
    let free = seats.iter().filter(|seat| seat.is_none()).count();
    let is_one_for_each = bots.len() == free;
    if bots.len() > 1 && !is_one_for_each || free == 0 && !bots.is_empty() {
        return Err(fault(language, "fault-bots", &[("bots", bots.len().into()), ("seats", free.into())]));
    }
    let mut names = bots.iter().cycle();
    let player = |(seat, number): (Option<Player>, usize)| match (seat, &mut names) {
        (Some(player), _) => Ok(player),
        (None, names) => match names.next() {
            Some(name) => named(name, number, language),
            None => Ok(Player::Bot(OPPONENT.into())),
        },
    };
    seats.into_iter().zip(1..).map(player).collect()
}

fn named(name: &str, seat: usize, language: Language) -> Result<Player, Error> {
    Player::named(name).map_err(|error| match error {
        EntrantError::Program(_) => no_program(seat, &error, language),
        EntrantError::Nobody(_) | EntrantError::Spec(_) => {
            let bots = Kind::ALL.map(Kind::name).join(", ");
            let args = [("name", name.into()), ("human", HUMAN.into()), ("bots", bots.into())];
            fault(language, "fault-seat", &args)
        }
    })
}

fn no_program(seat: usize, error: &EntrantError, language: Language) -> Error {
    fault(language, "fault-program", &[("seat", seat.into()), ("problem", error.to_string().into())])
}

fn fault(language: Language, key: &str, args: &[(&'static str, Value<'_>)]) -> Error {
    Error::msg(say(language, key, args))
}
