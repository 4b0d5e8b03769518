//! `carvania packs`: the component packs that people added to a server, and taking them away.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use carvania_rules::{Components, Title};
use carvania_store::{Store, StoredPack};
use carvania_tables::PersonId;
use clap::Subcommand;
use serde::Serialize;

use crate::columns::{Columns, Side};
use crate::database::{self, DatabaseOption};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  carvania packs list                  all packs, each with its key
  carvania packs remove 3f2a9c         no new table is opened with that one";

const LIST_EXAMPLES: &str = "\
Examples:
  carvania packs list
  carvania packs list --json | jq -r '.packs[].key'";

const REMOVE_EXAMPLES: &str = "\
Examples:
  carvania packs remove 3f2a9c
  carvania packs remove 3f2a9c 77b01d --database /srv/carvania.db";

/// How many digits of a key are shown, which is enough to name it.
const SHOWN: usize = 12;

/// List or remove the component packs that people added to a server.
///
/// Packs are added on the page `/components` or with `POST /api/packs`. Their number is limited by options of `carvania
/// serve`.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Debug, Subcommand)]
enum Command {
    /// Print all packs: key, name, the games that they change, who added them, whether they were removed
    ///
    /// The server may be running. Nothing is changed.
    #[command(after_help = LIST_EXAMPLES)]
    List(List),
    /// Remove packs, so that no new table can use them
    ///
    /// Tables that were opened with them continue and can be replayed; removed packs no longer count towards the
    /// limits. The server may be running: it notices within a few seconds. Adding the same pack again brings it back.
    #[command(after_help = REMOVE_EXAMPLES)]
    Remove(Remove),
}

#[derive(clap::Args, Clone, Debug)]
struct List {
    #[command(flatten)]
    database: DatabaseOption,
    /// Print the packs as JSON
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args, Clone, Debug)]
struct Remove {
    /// The keys of the packs, as `carvania packs list` prints them; their first digits are enough
    #[arg(required = true)]
    keys: Vec<String>,
    #[command(flatten)]
    database: DatabaseOption,
}

/// A pack as it is listed. Older servers kept a pack several times when its comments differed.
#[derive(Debug, Serialize)]
struct Pack {
    key: String,
    name: String,
    games: Vec<Title>,
    added_by: Option<String>,
    /// In milliseconds since 1970.
    added: Option<u64>,
    is_removed: bool,
    #[serde(skip)]
    keys: Vec<String>,
    #[serde(skip)]
    components: Option<Components>,
}

/// All of them, as JSON has it.
#[derive(Serialize)]
struct Packs {
    packs: Vec<Pack>,
}

/// Runs the command.
pub(crate) fn run(options: &Options) -> Result<()> {
    match &options.command {
        Command::List(list) => database::block_on(print(list)),
        Command::Remove(remove) => database::block_on(take_away(remove)),
    }
}

async fn print(list: &List) -> Result<()> {
    let packs = read(&list.database).await?;
    if list.json {
        return output::print_json(&Packs { packs });
    }
    if packs.is_empty() {
        return output::print("nobody has added a pack\n");
    }
    let mut columns = Columns::new([Side::Left; 5]);
    columns.row(["KEY", "NAME", "GAMES", "ADDED BY", "STATE"]);
    for pack in &packs {
        let games: Vec<&str> = pack.games.iter().map(|game| game.code()).collect();
        let key: String = pack.key.chars().take(SHOWN).collect();
        let name = output::one_line(&pack.name);
        let added_by = output::one_line(pack.added_by.as_deref().unwrap_or("-"));
        let state = if pack.is_removed { "removed" } else { "offered" };
        columns.row([key, name, games.join(" "), added_by, state.to_owned()]);
    }
    output::print(&columns.to_string())
}

async fn read(database: &DatabaseOption) -> Result<Vec<Pack>> {
    let path = database.path()?;
    let store = Store::open_current_read_only(&path).await.context("cannot open the database")?;
    let packs = packs(&store).await;
    store.close().await;
    packs.context("cannot read the packs")
}

async fn packs(store: &Store) -> Result<Vec<Pack>, carvania_store::StoreError> {
    let kept = store.stored_packs().await?;
    let owners: Vec<u64> = kept.iter().filter_map(|pack| pack.owner).collect();
    let names = store.names(&owners).await?;
    let mut packs: Vec<Pack> = Vec::new();
    for kept in kept {
        let added_by = kept.owner.map(|owner| called(owner, names.get(&owner)));
        let pack = examine(store, kept, added_by).await?;
        let same = packs.iter_mut().find(|other| is_same(other, &pack));
        match same {
            Some(same) => {
                same.keys.extend(pack.keys);
                same.is_removed &= pack.is_removed;
            }
            None => packs.push(pack),
        }
    }
    Ok(packs)
}

fn called(owner: u64, name: Option<&String>) -> String {
    name.cloned().unwrap_or_else(|| PersonId(owner).to_string())
}

async fn examine(
    store: &Store,
    kept: StoredPack,
    added_by: Option<String>,
) -> Result<Pack, carvania_store::StoreError> {
    let files = store.pack(&kept.digest).await?.unwrap_or_default();
    let printed = Components::standard();
    let components = files.iter().try_fold(printed.clone(), |pack, file| pack.with(&file.body)).ok();
    let differs =
        |title: &Title| components.as_ref().is_some_and(|pack| pack.digest(*title) != printed.digest(*title));
    Ok(Pack {
        key: kept.digest.clone(),
        name: carvania_host::pack_name(&files),
        games: Title::ALL.into_iter().filter(differs).collect(),
        added_by,
        added: kept.added,
        is_removed: kept.removed.is_some(),
        keys: vec![kept.digest],
        components,
    })
}

fn is_same(one: &Pack, other: &Pack) -> bool {
    let (Some(one), Some(other)) = (&one.components, &other.components) else { return false };
    Title::ALL.into_iter().all(|title| one.digest(title) == other.digest(title))
}

/// First finds all, then removes: a key that fits none changes nothing.
async fn take_away(remove: &Remove) -> Result<()> {
    let packs = read(&remove.database).await?;
    let found: Vec<&Pack> = remove.keys.iter().map(|key| find(&packs, key)).collect::<Result<_>>()?;
    let path = remove.database.path()?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
    let now = u64::try_from(now).unwrap_or(u64::MAX);
    for pack in found {
        for key in &pack.keys {
            Store::remove_pack(&path, key, now).await.context("cannot remove the pack")?;
        }
        output::print(&format!("removed: {}\n", output::one_line(&pack.name)))?;
    }
    Ok(())
}

/// The only pack that is there and whose key begins so.
fn find<'a>(packs: &'a [Pack], key: &str) -> Result<&'a Pack> {
    let begins = |pack: &&Pack| !key.is_empty() && pack.keys.iter().any(|other| other.starts_with(key));
    let found: Vec<&Pack> = packs.iter().filter(begins).collect();
    match found[..] {
        [pack] if pack.is_removed => bail!("the pack {key} has already been removed"),
        [pack] => Ok(pack),
        [] => bail!("there is no pack with the key {key}: see `carvania packs list`"),
        [..] => bail!("the keys of {} packs begin with {key}: give more digits", found.len()),
    }
}
