//! A strong bot for Golem Edition that knows nothing of this project but docs/bots.md: a beam over its own whole turns.
//!
//!     cargo build --release --example patient_beam
//!     carvania arena --bots target/release/examples/patient_beam@50ms,planner@50ms --games 200
//!
//! It plays alone: of all whole turns the best states are kept, from these the next turn is tried, and so on for a
//! dozen turns. What makes it strong is patience: a point is worth nearly as much ten turns later. Of the others it
//! only knows how far they are, and it ends the game when that wins. `--width 40` keeps so many states each turn,
//! whatever the time; otherwise it takes as many as it has the time for.

mod client;

use std::collections::HashSet;
use std::env;
use std::io;
use std::time::{Duration, Instant};

use serde_json::Value;

/// How many turns ahead it looks, unless the game is over by then.
const DEPTH: usize = 14;
/// The width of the first look, which tells how much time a state takes.
const FIRST_WIDTH: usize = 12;
/// The part of the time that the second look may take.
const PART: f64 = 0.7;
const MAX_WIDTH: usize = 4_000;

/// What a point is worth for each turn that it comes later.
const PATIENCE: f64 = 0.985;
/// What a level of a crystal is worth: yellow has one, magenta four. A claim pays a little more.
const LEVEL: f64 = 0.85;
/// What a card at hand is worth for each level that it brings when it is played.
const CARD: f64 = 0.4;
/// It acquires no more cards than this.
const MAX_CARDS: u32 = 8;
/// What it is worth to end the game ahead.
const WIN: f64 = 60.0;
/// How many turns the others take for a claim, about, and how many points they make in a turn.
const TURNS_A_CLAIM: usize = 4;
const RIVAL_RATE: f64 = 2.4;

const COLOURS: [char; 4] = ['Y', 'G', 'B', 'M'];
const MAX_CRYSTALS: u8 = 10;

/// How many of each colour, from yellow to magenta.
type Crystals = [u8; 4];

#[derive(Clone, Copy)]
enum Effect {
    Gain(Crystals),
    Upgrade(u8),
    Trade(Crystals, Crystals),
}

/// A small action of a turn. Cards are numbers in the lists of the [`Table`].
#[derive(Clone, Copy)]
enum Step {
    Play(u8),
    Upgrade(usize),
    Stop,
    Trade(u8),
    Acquire(u8),
    Pay(usize),
    Rest,
    Claim(u8),
    Return(usize),
}

/// What does not change while it thinks.
struct Table {
    /// The merchant cards that it has or could have, and what they are called.
    cards: Vec<(Effect, String)>,
    /// The point cards of the row: cost, points and name.
    golems: Vec<(Crystals, u8, String)>,
    /// How many claims end the game.
    end: u8,
    /// The most points and crystals of any other player, and whether that player still has a turn in a round that ends now.
    rivals: Vec<Rival>,
    is_last_round: bool,
    /// How many turns to look ahead.
    depth: usize,
}

struct Rival {
    points: u32,
    caravan: Crystals,
    moves_later: bool,
}

/// The table after some turns, as far as it matters to one who plays alone.
#[derive(Clone, Copy)]
struct State {
    caravan: Crystals,
    hand: u64,
    played: u64,
    /// The merchant cards of the row with the crystals on them.
    row: [(u8, Crystals); 6],
    in_row: usize,
    /// The point cards of the row.
    golems: [u8; 5],
    on_offer: usize,
    copper: u8,
    silver: u8,
    claimed: u8,
    /// The points of cards and tokens.
    points: u32,
    /// What these are worth, later ones less.
    gained: f64,
    value: f64,
    is_over: bool,
    /// Which of the turns to choose from it began with.
    first: u32,
}

fn main() -> io::Result<()> {
    let mut words = env::args().skip_while(|word| word != "--width").skip(1);
    let width = words.next().and_then(|width| width.parse().ok());
    client::play(|request| {
        let clock = Instant::now();
        let Some((table, start)) = read(request) else { return Vec::new() };
        if request["position"]["decision"]["kind"] != "turn" {
            // Only a plan that was cut short leads here.
            return request["legal"][0].as_str().map(str::to_owned).into_iter().collect();
        }
        let mut best = table.search(&start, width.unwrap_or(FIRST_WIDTH));
        if width.is_none() {
            let limit = Duration::from_millis(request["limit_ms"].as_u64().unwrap_or_default());
            let (spent, limit) = (clock.elapsed().as_secs_f64(), limit.as_secs_f64());
            let wider = FIRST_WIDTH as f64 * (PART * limit - spent) / spent;
            if wider > 2.0 * FIRST_WIDTH as f64 {
                best = table.search(&start, (wider as usize).min(MAX_WIDTH));
            }
        }
        best.into_iter().map(|step| table.write(step)).collect()
    })
}

/// The table and the state of a request; none if it is not about Golem Edition.
fn read(request: &Value) -> Option<(Table, State)> {
    let position = &request["position"];
    let seat = request["seat"].as_u64()? as usize;
    let (own, players) = (&position["seats"][seat - 1], position["seats"].as_array()?);
    if position["game"] != "GE" {
        return None;
    }
    let mut cards: Vec<(Effect, String)> = Vec::new();
    let mut number = |name: &Value| -> Option<u8> {
        cards.push((effect(name.as_str()?)?, name.as_str()?.to_owned()));
        u8::try_from(cards.len() - 1).ok()
    };
    let mut set = |names: &Value| -> Option<u64> {
        names.as_array()?.iter().try_fold(0, |set, name| Some(set | 1 << number(name)?))
    };
    let (hand, played) = (set(&own["hand"])?, set(&own["played"])?);
    let mut row = [(0, [0; 4]); 6];
    let offers = position["merchant_row"].as_array()?;
    for (place, offer) in row.iter_mut().zip(offers) {
        *place = (number(&offer["card"])?, crystals(offer["crystals"].as_str().unwrap_or_default()));
    }
    let mut points = |golem: &Value| {
        let name = golem.as_str()?;
        let known = request["golems"].as_array()?.iter().find(|known| known["name"] == name)?;
        Some((crystals(name), known["points"].as_u64()? as u8, name.to_owned()))
    };
    let golems = position["point_row"].as_array()?.iter().map(&mut points).collect::<Option<Vec<_>>>()?;
    let claims = |player: &Value| player["claimed"].as_array().map_or(0, Vec::len);
    let caravan = |player: &Value| crystals(player["caravan"].as_str().unwrap_or_default());
    let score = |index: usize| request["scores"][index].as_u64().unwrap_or_default() as u32;
    let others = players.iter().enumerate().filter(|(index, _)| index + 1 != seat);
    let rival = |(index, player)| Rival {
        points: score(index),
        caravan: caravan(player),
        moves_later: index + 1 > seat,
    };
    let end = if players.len() > 3 { 5 } else { 6 };
    let most = others.clone().map(|(_, player)| claims(player)).max()?;
    let is_last_round = request["last_round"] == true;
    let left = (end - most.min(end - 1)) * TURNS_A_CLAIM;
    let table = Table {
        cards,
        golems,
        end: end as u8,
        rivals: others.map(rival).collect(),
        is_last_round,
        depth: if is_last_round { 1 } else { left.clamp(3, DEPTH) },
    };
    let start = State {
        caravan: caravan(own),
        hand,
        played,
        row,
        in_row: offers.len().min(6),
        golems: [0, 1, 2, 3, 4],
        on_offer: table.golems.len().min(5),
        copper: position["tokens"]["copper"].as_u64()? as u8,
        silver: position["tokens"]["silver"].as_u64()? as u8,
        claimed: claims(own) as u8,
        points: score(seat - 1) - worth(caravan(own)).min(score(seat - 1)),
        gained: 0.0,
        value: 0.0,
        is_over: false,
        first: 0,
    };
    Some((table, start))
}

fn effect(name: &str) -> Option<Effect> {
    Some(match (name.strip_prefix('+'), name.strip_prefix('^')) {
        (Some(gain), _) => Effect::Gain(crystals(gain)),
        (_, Some(times)) => Effect::Upgrade(times.parse().ok()?),
        _ => name.split_once('>').map(|(give, take)| Effect::Trade(crystals(give), crystals(take)))?,
    })
}

fn crystals(letters: &str) -> Crystals {
    COLOURS.map(|colour| letters.chars().filter(|&letter| letter == colour).count() as u8)
}

/// The points of crystals at the end: one each, but for yellow.
fn worth(caravan: Crystals) -> u32 {
    caravan[1..].iter().map(|&count| u32::from(count)).sum()
}

fn levels(caravan: Crystals) -> f64 {
    caravan.iter().zip(1..).map(|(&count, level)| f64::from(count) * f64::from(level)).sum()
}

fn plus(one: Crystals, other: Crystals) -> Crystals {
    std::array::from_fn(|colour| one[colour] + other[colour])
}

/// What is left of a caravan after paying; none if that is not possible.
fn minus(caravan: Crystals, price: Crystals) -> Option<Crystals> {
    let can_pay = caravan.iter().zip(price).all(|(&count, price)| count >= price);
    can_pay.then(|| std::array::from_fn(|colour| caravan[colour] - price[colour]))
}

impl Table {
    /// The best turn from a state: a beam search that keeps `width` states after each turn.
    fn search(&self, start: &State, width: usize) -> Vec<Step> {
        let (mut firsts, mut layer): (Vec<Vec<Step>>, Vec<State>) = (Vec::new(), vec![*start]);
        let mut best: Option<State> = None;
        for turn in 0..self.depth {
            let (mut next, mut seen) = (Vec::new(), HashSet::new());
            for state in &layer {
                self.each_turn(state, &mut |mut end, path| {
                    if turn == 0 {
                        end.first = firsts.len() as u32;
                        firsts.push(path.to_vec());
                    }
                    self.judge(state, &mut end, turn);
                    next.push(end);
                });
            }
            next.sort_by(|one, other| other.value.total_cmp(&one.value));
            next.retain(|state| {
                seen.insert((state.caravan, state.hand, state.played, state.golems, state.on_offer))
            });
            // Whoever ends the game does not go on, but is compared with those who do.
            let ends = next.iter().filter(|state| state.is_over).chain(best.as_ref());
            best = ends.max_by(|one, other| one.value.total_cmp(&other.value)).copied();
            next.retain(|state| !state.is_over);
            next.truncate(width);
            if next.is_empty() {
                break;
            }
            layer = next;
        }
        let lasts = layer.iter().filter(|_| !self.is_last_round).chain(best.as_ref());
        let best = lasts.max_by(|one, other| one.value.total_cmp(&other.value));
        best.and_then(|state| firsts.get(state.first as usize)).cloned().unwrap_or_default()
    }

    /// Says what a state is worth after one more turn.
    fn judge(&self, before: &State, state: &mut State, turn: usize) {
        let later = PATIENCE.powi(turn as i32);
        state.gained += later * f64::from(state.points - before.points);
        state.is_over = self.is_last_round || state.claimed >= self.end;
        state.value = state.gained
            + if state.is_over {
                later * f64::from(worth(state.caravan)) + self.verdict(state, turn)
            } else {
                // Near the end crystals are only worth what they count.
                let spent = (self.depth as f64 / DEPTH as f64).min(1.0);
                let crystals =
                    spent * LEVEL * levels(state.caravan) + (1.0 - spent) * f64::from(worth(state.caravan));
                later * (crystals + spent * self.engine(state.hand | state.played))
            };
    }

    /// What the cards of a player are still good for.
    fn engine(&self, cards: u64) -> f64 {
        let yields = self.cards.iter().enumerate().filter(|(card, _)| cards >> card & 1 == 1);
        CARD * yields.map(|(_, (effect, _))| gain(*effect)).sum::<f64>()
    }

    /// What it is worth to end the game now: much if that wins, the surer the sooner.
    fn verdict(&self, state: &State, turn: usize) -> f64 {
        let own = f64::from(state.points + worth(state.caravan));
        let points = |rival: &Rival| {
            let reply = if rival.moves_later { self.best_reply(state, rival) } else { 0.0 };
            f64::from(rival.points)
                + if turn == 0 { reply } else { reply.max(1.0) + RIVAL_RATE * turn as f64 }
        };
        let lead = own - self.rivals.iter().map(points).fold(0.0, f64::max);
        let doubt = if turn == 0 { 0.5 } else { 3.0 + 2.0 * turn as f64 };
        // Of equal scores the later seat wins.
        let lead = if lead == 0.0 && self.rivals.iter().any(|rival| rival.moves_later) { -0.5 } else { lead };
        WIN * lead / (lead.abs() + doubt)
    }

    /// The most points that a rival can make with a claim in the row as it stands.
    fn best_reply(&self, state: &State, rival: &Rival) -> f64 {
        let claims = (0..state.on_offer).filter_map(|place| {
            let (cost, points, _) = &self.golems[usize::from(state.golems[place])];
            let left = minus(rival.caravan, *cost)?;
            let points = u32::from(*points) + state.token(place) + worth(left);
            Some(f64::from(points) - f64::from(worth(rival.caravan)))
        });
        claims.fold(0.0, f64::max)
    }

    /// Shows the state after each whole turn, with the small actions that lead to it.
    fn each_turn(&self, state: &State, visit: &mut impl FnMut(State, &[Step])) {
        for place in 0..state.on_offer {
            let (cost, points, _) = &self.golems[usize::from(state.golems[place])];
            if let Some(caravan) = minus(state.caravan, *cost) {
                let mut end = State { caravan, claimed: state.claimed + 1, ..*state };
                end.points += u32::from(*points) + state.token(place);
                end.take_token(place);
                end.golems.copy_within(place + 1.., place);
                end.on_offer -= 1;
                visit(end, &[Step::Claim(state.golems[place])]);
            }
        }
        for card in (0..self.cards.len()).filter(|card| state.hand >> card & 1 == 1) {
            let end = State { hand: state.hand & !(1 << card), played: state.played | 1 << card, ..*state };
            let path = vec![Step::Play(card as u8)];
            match self.cards[card].0 {
                Effect::Gain(gain) => finish(State { caravan: plus(end.caravan, gain), ..end }, path, visit),
                Effect::Upgrade(times) => upgrade(end, times, 0, path, visit),
                Effect::Trade(give, take) => {
                    let mut caravan = end.caravan;
                    for times in 1..=MAX_CRYSTALS {
                        let Some(left) = minus(caravan, give) else { break };
                        caravan = plus(left, take);
                        finish(State { caravan, ..end }, [&path[..], &[Step::Trade(times)]].concat(), visit);
                    }
                }
            }
        }
        if (state.hand | state.played).count_ones() < MAX_CARDS {
            (0..state.in_row).for_each(|place| acquire(state, place, visit));
        }
        if state.played != 0 {
            visit(State { hand: state.hand | state.played, played: 0, ..*state }, &[Step::Rest]);
        }
    }

    fn write(&self, step: Step) -> String {
        match step {
            Step::Play(card) => format!("play:{}", self.cards[usize::from(card)].1),
            Step::Upgrade(colour) => format!("upgrade:{}", COLOURS[colour]),
            Step::Stop => "stop".to_owned(),
            Step::Trade(times) => format!("trade:{times}"),
            Step::Acquire(card) => format!("acquire:{}", self.cards[usize::from(card)].1),
            Step::Pay(colour) => format!("pay:{}", COLOURS[colour]),
            Step::Rest => "rest".to_owned(),
            Step::Claim(golem) => format!("claim:{}", self.golems[usize::from(golem)].2),
            Step::Return(colour) => format!("return:{}", COLOURS[colour]),
        }
    }
}

impl State {
    /// The points of the token above a place: copper lies above the first, silver above the second, or above the
    /// first when the copper is gone.
    fn token(&self, place: usize) -> u32 {
        match (place, self.copper, self.silver) {
            (0, 1.., _) => 3,
            (0, 0, 1..) | (1, 1.., 1..) => 1,
            _ => 0,
        }
    }

    fn take_token(&mut self, place: usize) {
        match self.token(place) {
            3 => self.copper -= 1,
            1 => self.silver -= 1,
            _ => {}
        }
    }
}

/// The levels that a card brings each time.
fn gain(effect: Effect) -> f64 {
    match effect {
        Effect::Gain(gain) => levels(gain),
        Effect::Upgrade(times) => f64::from(times),
        Effect::Trade(give, take) => levels(take) - levels(give),
    }
}

/// Upgrades in rising order: the rest come to the same.
fn upgrade(state: State, times: u8, lowest: usize, path: Vec<Step>, visit: &mut impl FnMut(State, &[Step])) {
    let colours: Vec<usize> = (lowest..3).filter(|&colour| state.caravan[colour] > 0).collect();
    if times == 0 || colours.is_empty() {
        let stop: &[Step] = if times > 0 { &[Step::Stop] } else { &[] };
        return finish(state, [&path[..], stop].concat(), visit);
    }
    for colour in colours {
        let mut end = state;
        end.caravan[colour] -= 1;
        end.caravan[colour + 1] += 1;
        upgrade(end, times - 1, colour, [&path[..], &[Step::Upgrade(colour)]].concat(), visit);
    }
}

/// Acquires a card of the row, paid for with what is worth least.
fn acquire(state: &State, place: usize, visit: &mut impl FnMut(State, &[Step])) {
    let (card, lying) = state.row[place];
    let (mut end, mut path) = (*state, vec![Step::Acquire(card)]);
    for before in 0..place {
        let Some(colour) = (0..4).find(|&colour| end.caravan[colour] > 0) else { return };
        end.caravan[colour] -= 1;
        end.row[before].1[colour] += 1;
        path.push(Step::Pay(colour));
    }
    end.caravan = plus(end.caravan, lying);
    end.hand |= 1 << card;
    end.row.copy_within(place + 1.., place);
    end.in_row -= 1;
    finish(end, path, visit);
}

/// Returns what is too much, from the lowest.
fn finish(mut state: State, mut path: Vec<Step>, visit: &mut impl FnMut(State, &[Step])) {
    while state.caravan.iter().sum::<u8>() > MAX_CRYSTALS {
        let Some(colour) = (0..4).find(|&colour| state.caravan[colour] > 0) else { break };
        state.caravan[colour] -= 1;
        path.push(Step::Return(colour));
    }
    visit(state, &path);
}
