//! The driver: the process that starts browsers and tells them what to do.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

use crate::tools::Tools;

/// A running driver. Its browsers end with it, and what they wrote goes.
pub(crate) struct Driver {
    process: Child,
    port: u16,
    /// Where its browsers keep what they have to keep.
    pub(crate) folder: TempDir,
}

impl Driver {
    /// Starts a driver on a port that is free.
    pub(crate) fn start(tools: &Tools) -> Driver {
        let folder = TempDir::new().expect("a temporary folder can be made");
        let mut process = Command::new(&tools.driver)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver of the browser starts");
        let mut said = BufReader::new(process.stdout.take().expect("its output is piped"));
        let port = port(&mut said);
        // Whatever else it says is read, or it would wait for a reader.
        thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Driver { process, port, folder }
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks it to end, and its browsers with it.
    fn shut_down(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        stream.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

/// The port that it says it listens on.
fn port(said: &mut impl BufRead) -> u16 {
    let mut lines = said.lines().map_while(Result::ok);
    let port = lines.find_map(|line| {
        let (_, port) = line.split_once("successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    });
    port.expect("the driver of the browser says on which port it listens")
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It is killed in any case; asked first, it takes its browsers along.
        _ = self.shut_down();
        _ = self.process.kill();
        _ = self.process.wait();
    }
}
