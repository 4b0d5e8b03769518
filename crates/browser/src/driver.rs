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

/// How often a driver is started anew if it ends at once.
const MAX_STARTS: usize = 5;

impl Driver {
    /// Starts a driver on a port that is free. It asks for the same port of IPv4 and of IPv6, and ends if the second one has
    /// been taken meanwhile: then the next one has better luck.
    pub(crate) fn start(tools: &Tools) -> Driver {
        let mut complaints = String::new();
        for _ in 0..MAX_STARTS {
            match Driver::start_once(tools) {
                Ok(driver) => return driver,
                Err(said) => complaints.push_str(&said),
            }
        }
        panic!("the driver of the browser does not say on which port it listens:\n{complaints}");
    }

    /// Starts a driver, or gives what it said before it ended.
    fn start_once(tools: &Tools) -> Result<Driver, String> {
        let folder = TempDir::new().expect("a temporary folder can be made");
        let mut process = Command::new(&tools.driver)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver of the browser starts");
        let mut output = BufReader::new(process.stdout.take().expect("its output is piped"));
        match port(&mut output) {
            Ok(port) => {
                // Whatever else it says is read, or it would wait for a reader.
                thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
                Ok(Driver { process, port, folder })
            }
            Err(said) => {
                _ = process.kill();
                _ = process.wait();
                Err(said)
            }
        }
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

/// The port that it says it listens on, or else all that it says.
fn port(output: &mut impl BufRead) -> Result<u16, String> {
    let mut said = String::new();
    for line in output.lines().map_while(Result::ok) {
        let port = line.split_once("successfully on port ").map(|(_, port)| port.trim_end_matches('.'));
        if let Some(port) = port.and_then(|port| port.parse().ok()) {
            return Ok(port);
        }
        said.push_str(&line);
        said.push('\n');
    }
    Err(said)
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It is killed in any case; asked first, it takes its browsers along.
        _ = self.shut_down();
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::port;

    #[test]
    fn the_port_is_what_a_driver_says_it_is() {
        let said =
            "Starting ChromeDriver 1.2 on port 0\nChromeDriver was started successfully on port 40123.\n";
        assert_eq!(port(&mut said.as_bytes()), Ok(40_123));
        let ended = "Starting ChromeDriver 1.2 on port 0\nIPv6 port not available. Exiting...\n";
        assert_eq!(port(&mut ended.as_bytes()), Err(ended.to_owned()));
    }
}
