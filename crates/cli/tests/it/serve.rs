//! `serve`, `backup`, `restore` and `doctor`, with a real server on a port of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::carvania::carvania;

/// A server that is ended with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(database: &str) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
        command.args(["serve", "--listen", "localhost:0", "--database", database]);
        let mut child = command.env("CARVANIA_NO_BROWSER", "yes").stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Carvania is at http://").unwrap_or_else(|| panic!("{line}"));
        Server { address: address.to_owned(), child }
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn post(&self, path: &str, headers: &str, body: &str) -> String {
        let length = body.len();
        self.ask(&format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n\
             {headers}Content-Length: {length}\r\n\r\n{body}"
        ))
    }

    /// Somebody new: the header that proves it.
    fn person(&self) -> String {
        let person = self.post("/api/people?as=token", "", r#"{"name":"Ada"}"#);
        let token = person.split("\"token\":\"").nth(1).unwrap_or_else(|| panic!("{person}"));
        format!("Authorization: Bearer {}\r\n", token.split('"').next().unwrap())
    }

    /// A table is opened by somebody new; its id.
    fn open_table(&self) -> String {
        let options = r#"{"game":"GE","seats":["me",{"bot":"casual"}]}"#;
        let opened = self.post("/api/tables", &self.person(), options);
        assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
        let table = opened.split("\"table\":\"").nth(1).unwrap_or_else(|| panic!("{opened}"));
        table.split('"').next().unwrap().to_owned()
    }

    /// Asks it to stop, and gives what it wrote to standard error.
    #[cfg(unix)]
    fn stopped_with_log(mut self) -> String {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        self.child.wait().unwrap();
        log
    }

    /// Asks it to stop, as systemd does, and gives its exit status.
    #[cfg(unix)]
    fn stop(self) -> Option<i32> {
        self.stop_by("-TERM")
    }

    /// Asks it to stop by a signal, and gives its exit status.
    #[cfg(unix)]
    fn stop_by(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve").join(test);
    _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn text(path: PathBuf) -> String {
    path.into_os_string().into_string().unwrap()
}

#[test]
fn every_option_of_a_server_is_a_variable_as_well() {
    let help = carvania(&["serve", "--help"]).text();
    let options = help.lines().filter_map(|line| line.trim_start().strip_prefix("--"));
    for option in options.filter_map(|line| line.split([' ', '=']).next()).filter(|option| *option != "help")
    {
        let variable = format!("[env: CARVANIA_{}=", option.replace('-', "_").to_uppercase());
        assert!(help.contains(&variable), "{variable} is missing: {help}");
    }
}

#[test]
#[cfg(unix)]
fn a_server_keeps_its_tables_over_restarts_and_ends_when_it_is_asked_to() {
    let folder = folder("restart");
    let database = text(folder.join("new/carvania.db"));
    let server = Server::start(&database);
    server.open_table();
    assert!(
        server
            .ask("GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            .ends_with("ready\n")
    );
    assert_eq!(server.stop(), Some(0));
    let server = Server::start(&database);
    let metrics = carvania(&["doctor", "--database", &database, "--listen", "127.0.0.1:0"]).text();
    assert!(metrics.contains("ok   tables     1 tables can be replayed"), "{metrics}");
    assert_eq!(server.stop(), Some(0));
}

#[test]
#[cfg(unix)]
fn a_server_whose_terminal_is_closed_ends_as_it_should() {
    let server = Server::start(&text(folder("terminal").join("carvania.db")));
    let mut live = TcpStream::connect(&server.address).unwrap();
    let table = server.open_table();
    let address = &server.address;
    live.write_all(format!("GET /api/tables/{table}/live HTTP/1.1\r\nHost: {address}\r\n\r\n").as_bytes())
        .unwrap();
    let mut first = [0; 256];
    assert!(live.read(&mut first).unwrap() > 0, "it follows");
    assert_eq!(server.stop_by("-HUP"), Some(0));
    let mut rest = String::new();
    live.read_to_string(&mut rest).unwrap();
    assert!(rest.contains("event: closing"), "{rest}");
}

#[test]
#[cfg(unix)]
fn who_serves_https_without_its_proxy_is_warned() {
    let folder = folder("proxy");
    let warned = |more: &[&str]| {
        let database = text(folder.join("carvania.db"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
        command.args(["serve", "--no-browser", "--listen", "localhost:0", "--database", &database]);
        command.args(["--public-url", "https://games.example.org"]).args(more);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("https://games.example.org"), "{line}");
        let server = Server { child, address: String::new() };
        server.stopped_with_log()
    };
    assert!(warned(&[]).contains("--trust-proxy"));
    assert_eq!(warned(&["--trust-proxy"]), "");
}

#[test]
#[cfg(unix)]
fn a_database_that_is_taken_away_from_a_server_is_noticed() {
    let folder = folder("taken");
    let [database, aside] = ["carvania.db", "aside.db"].map(|name| text(folder.join(name)));
    let server = Server::start(&database);
    server.open_table();
    std::fs::rename(&database, &aside).unwrap();
    let doctor = || carvania(&["doctor", "--database", &database, "--listen", "127.0.0.1:0"]);
    let told = doctor().stdout();
    assert!(told.contains("BAD  database") && told.contains("while a server uses it"), "{told}");
    let refused = server.post("/api/people?as=token", "", r#"{"name":"Ada"}"#);
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("removed or replaced"), "{refused}");
    std::fs::copy(&aside, &database).unwrap();
    let told = doctor().stdout();
    assert!(
        told.contains("BAD  database") && told.contains("while a server uses it"),
        "another file: {told}"
    );
    std::fs::remove_file(&database).unwrap();
    drop(server);
    // It was killed, and its log lies there alone.
    let told = doctor().stdout();
    assert!(told.contains("BAD  database") && told.contains("carvania.db-wal"), "{told}");
    std::fs::rename(&aside, &database).unwrap();
    assert!(doctor().text().contains("1 tables can be replayed"));
}

#[test]
fn who_keeps_tables_in_a_new_folder_hears_of_it() {
    let folder = folder("folders");
    let announced = |database: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
        command.args(["serve", "--no-browser", "--listen", "localhost:0", "--database", database]);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let line = lines.find(|line| line.starts_with("Tables are kept"));
        child.kill().unwrap();
        child.wait().unwrap();
        line.unwrap()
    };
    let new = text(folder.join("new/deep/carvania.db"));
    let line = announced(&new);
    assert!(line.contains(&new) && line.contains("in a folder that was made for it"), "{line}");
    let line = announced(&new);
    assert!(line.contains(&new) && !line.contains("made for it"), "{line}");
}

#[test]
fn a_second_server_is_told_what_to_do() {
    let folder = folder("second");
    let database = text(folder.join("carvania.db"));
    let server = Server::start(&database);
    let other = text(folder.join("other.db"));
    let taken = ["serve", "--no-browser", "--listen", &server.address, "--database", &other];
    let refusal = carvania(&taken).refusal();
    assert!(refusal.contains("another program does") && refusal.contains("--listen 127.0.0.1:"), "{refusal}");
    let same = ["serve", "--no-browser", "--listen", "127.0.0.1:0", "--database", &database];
    let refusal = carvania(&same).refusal();
    assert!(refusal.contains("in use by another carvania"), "{refusal}");
}

#[test]
fn a_backup_is_made_while_the_server_runs_and_restored_when_it_does_not() {
    let folder = folder("backup");
    let [database, backup, new] = ["carvania.db", "backup.db", "new.db"].map(|name| text(folder.join(name)));
    let server = Server::start(&database);
    server.open_table();
    assert!(carvania(&["backup", &backup, "--database", &database]).text().contains("1 tables"));
    assert!(carvania(&["backup", &backup, "--database", &database]).refusal().contains("exists already"));
    let refusal = carvania(&["restore", &backup, "--database", &database, "--force"]).refusal();
    assert!(refusal.contains("in use by another carvania"), "{refusal}");
    drop(server);
    let refusal = carvania(&["restore", &backup, "--database", &database]).refusal();
    assert!(refusal.contains("--force"), "{refusal}");
    assert!(
        carvania(&["restore", &backup, "--database", &database, "--force"])
            .text()
            .contains("what was there is in")
    );
    carvania(&["restore", &backup, "--database", &new]).text();
    let healthy = carvania(&["doctor", "--database", &new, "--listen", "127.0.0.1:0"]).text();
    assert!(healthy.contains("1 tables can be replayed") && !healthy.contains("BAD"), "{healthy}");
}

#[test]
fn what_is_no_backup_replaces_nothing() {
    let folder = folder("damaged");
    let [database, bad] = ["carvania.db", "bad.db"].map(|name| text(folder.join(name)));
    std::fs::write(&bad, "no database").unwrap();
    assert!(carvania(&["restore", &bad, "--database", &database]).refusal().contains("bad.db"));
    assert!(carvania(&["restore", "none.db", "--database", &database]).refusal().contains("none.db"));
    assert!(
        carvania(&["backup", "x.db", "--database", &database]).refusal().contains("there is no database")
    );
    assert!(!std::path::Path::new(&database).exists());
    let missing = carvania(&["doctor", "--database", &database, "--listen", "127.0.0.1:0"]).text();
    assert!(missing.contains("does not exist yet"), "{missing}");
    assert!(carvania(&["doctor", "--database", &bad]).refusal().contains("checks failed"));
}

#[test]
fn beside_a_restore_that_was_not_finished_nothing_new_is_begun() {
    let folder = folder("half");
    let [database, backup] = ["carvania.db", "backup.db"].map(|name| text(folder.join(name)));
    let server = Server::start(&database);
    server.open_table();
    carvania(&["backup", &backup, "--database", &database]).text();
    drop(server);
    // As a kill in the middle leaves it.
    std::fs::rename(&database, folder.join("carvania.db.restored")).unwrap();
    let serve = ["serve", "--no-browser", "--listen", "127.0.0.1:0", "--database", &database];
    let refusal = carvania(&serve).refusal();
    assert!(
        refusal.contains("a restore was not finished") && refusal.contains("carvania restore"),
        "{refusal}"
    );
    let doctor = carvania(&["doctor", "--database", &database, "--listen", "127.0.0.1:0"]);
    assert!(doctor.refusal().contains("checks failed"));
    assert!(!std::path::Path::new(&database).exists(), "nothing was made");
    carvania(&["restore", &backup, "--database", &database]).text();
    let healthy = carvania(&["doctor", "--database", &database, "--listen", "127.0.0.1:0"]).text();
    assert!(healthy.contains("1 tables can be replayed") && !healthy.contains("BAD"), "{healthy}");
}

#[test]
fn packs_are_listed_and_removed_while_the_server_runs() {
    let folder = folder("packs");
    let database = text(folder.join("carvania.db"));
    let packs = |arguments: &[&str]| carvania(&[&["packs"], arguments, &["--database", &database]].concat());
    assert!(packs(&["list"]).refusal().contains("there is no database"));
    let server = Server::start(&database);
    assert_eq!(packs(&["list"]).text(), "nobody has added a pack\n");
    let file = carvania_rules::components::golem_edition::FILE.replacen("points = 20", "points = 21", 1);
    let pack = serde_json::json!({ "files": [{ "name": "richer golems.toml", "body": file }] });
    let added = server.post("/api/packs", &server.person(), &pack.to_string());
    assert!(added.starts_with("HTTP/1.1 201"), "{added}");
    let listed = packs(&["list"]).text();
    let row = listed.lines().nth(1).unwrap_or_else(|| panic!("{listed}"));
    assert!(row.contains("richer golems") && row.contains("GE") && row.contains("Ada"), "{listed}");
    assert!(row.trim_end().ends_with("offered"), "{listed}");
    let json: serde_json::Value = serde_json::from_str(&packs(&["list", "--json"]).text()).unwrap();
    let key = json["packs"][0]["key"].as_str().unwrap();
    assert!(key.starts_with(row.split_whitespace().next().unwrap()), "{json}");
    assert!(packs(&["remove", "nothing"]).refusal().contains("carvania packs list"));
    assert!(packs(&["remove", &key[..6]]).text().contains("removed: richer golems"));
    assert!(packs(&["remove", &key[..6]]).refusal().contains("already been removed"));
    assert!(packs(&["list"]).text().trim_end().ends_with("removed"));
}

#[test]
fn options_that_make_no_sense_are_refused() {
    carvania(&["serve", "--listen", "nowhere"]).is_usage_error("--listen");
    carvania(&["serve", "--public-url", "games.example.org"]).is_usage_error("is not a server address");
    carvania(&["serve", "--bot-threads", "0"]).is_usage_error("--bot-threads");
    carvania(&["serve", "--program", "mine"]).is_usage_error("NAME=COMMAND");
    carvania(&["serve", "--log", "xml"]).is_usage_error("--log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
    let output = command.arg("serve").env("CARVANIA_TRUST_PROXY", "perhaps").output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(
        complaint.contains("--trust-proxy") && complaint.contains("write 1, true, yes or on"),
        "{complaint}"
    );
}

#[test]
#[cfg(unix)]
fn an_operator_looks_after_people_and_tables() {
    let database = text(folder("admin").join("carvania.db"));
    let server = Server::start(&database);
    let proof = server.person();
    let options = r#"{"game":"GE","seats":["me",{"bot":"casual"}]}"#;
    let opened = server.post("/api/tables", &proof, options);
    let table = opened.split("\"table\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let admin = |arguments: &[&str]| {
        let arguments: Vec<&str> =
            ["admin"].iter().chain(arguments).chain(&["--database", &database]).copied().collect();
        carvania(&arguments).text()
    };
    let people = admin(&["people", "--named", "aD"]);
    assert!(people.contains("Ada") && !admin(&["people", "--named", "%"]).contains("Ada"), "{people}");
    let person = people.lines().nth(1).unwrap().split(' ').next().unwrap().to_owned();
    let tables = admin(&["tables", "--stage", "lobby"]);
    assert!(tables.contains(&table) && tables.contains("Ada"), "{tables}");
    assert_eq!(admin(&["close", &table, "--reason", "spam"]), "closed\n");
    assert_eq!(admin(&["close", &table, "--reason", "spam"]), "no game is being played at this table\n");
    assert!(admin(&["tables"]).contains("abandoned"));
    assert_eq!(admin(&["rename", &person, "Guest", "--reason", "test"]), "renamed to Guest\n");
    assert_eq!(admin(&["shut-out", &person, "--reason", "insults"]), "shut out\n");
    let me = |server: &Server| {
        server.ask(&format!("GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{proof}\r\n"))
    };
    assert!(me(&server).starts_with("HTTP/1.1 401"), "{}", me(&server));
    assert_eq!(server.stop(), Some(0));
    // A request made while no server runs is carried out by the next one.
    assert!(admin(&["let-in", &person, "--reason", "a mistake"]).starts_with("stored"));
    let server = Server::start(&database);
    while admin(&["log", "--most", "1"]).contains("waiting for the server") {}
    assert!(me(&server).contains("Guest"), "{}", me(&server));
    let log = admin(&["log"]);
    for word in ["close", "rename", "shut-out", "let-in", "spam", "insults", "a mistake", "closed", "let in"]
    {
        assert!(log.contains(word), "{word}: {log}");
    }
    let arguments = ["admin", "close", "nonsense", "--reason", "x", "--database", &database];
    carvania(&arguments).is_usage_error("write the id of a table");
}
