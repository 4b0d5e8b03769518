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
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--no-browser", "--database", database];
        let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
        let mut child = command.args(arguments).stdout(Stdio::piped()).spawn().unwrap();
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
            "POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
             {headers}Content-Length: {length}\r\n\r\n{body}"
        ))
    }

    /// A table is opened by somebody new.
    fn open_table(&self) {
        let person = self.post("/api/people?as=token", "", r#"{"name":"Ada"}"#);
        let token = person.split("\"token\":\"").nth(1).unwrap_or_else(|| panic!("{person}"));
        let token = token.split('"').next().unwrap();
        let options = r#"{"game":"GE","seats":["me",{"bot":"casual"}]}"#;
        let opened = self.post("/api/tables", &format!("Authorization: Bearer {token}\r\n"), options);
        assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
    }

    /// Asks it to stop, as systemd does, and gives its exit status.
    #[cfg(unix)]
    fn stop(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
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
    assert!(server.ask("GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").ends_with("ready\n"));
    assert_eq!(server.stop(), Some(0));
    let server = Server::start(&database);
    let metrics = carvania(&["doctor", "--database", &database, "--listen", "127.0.0.1:0"]).text();
    assert!(metrics.contains("ok   tables     1 tables can be replayed"), "{metrics}");
    assert_eq!(server.stop(), Some(0));
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
fn options_that_make_no_sense_are_refused() {
    carvania(&["serve", "--listen", "nowhere"]).is_usage_error("--listen");
    carvania(&["serve", "--public-url", "games.example.org"]).is_usage_error("is no address of a server");
    carvania(&["serve", "--bot-threads", "0"]).is_usage_error("--bot-threads");
    carvania(&["serve", "--program", "mine"]).is_usage_error("NAME=COMMAND");
    carvania(&["serve", "--log", "xml"]).is_usage_error("--log");
}
