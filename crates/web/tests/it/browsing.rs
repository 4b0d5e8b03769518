//! Somebody with a browser and no script: pages come, forms go.

use axum::body::Body;
use axum::http::{Request, Response, header};

use crate::client::{Answer, TestApp};

/// A browser: it keeps cookies and goes where it is sent.
pub(crate) struct Browser {
    app: TestApp,
    cookies: Vec<(String, String)>,
    /// The host that it names, if it does.
    pub(crate) host: Option<&'static str>,
    /// Headers that it sends besides.
    pub(crate) headers: Vec<(&'static str, String)>,
    /// Where it is.
    pub(crate) address: String,
    /// What it shows.
    pub(crate) page: String,
}

impl Browser {
    pub(crate) fn new(app: &TestApp) -> Browser {
        let (address, page) = (String::new(), String::new());
        Browser { app: app.clone(), cookies: Vec::new(), host: None, headers: Vec::new(), address, page }
    }

    /// One that names a host.
    pub(crate) fn at(app: &TestApp, host: &'static str) -> Browser {
        Browser { host: Some(host), ..Browser::new(app) }
    }

    pub(crate) async fn open(&mut self, address: &str) -> u16 {
        let request = self.request("GET", address).body(Body::empty()).expect("a request");
        let answer = self.app.send(request).await;
        self.show(address, answer).await
    }

    /// Sends a form, and follows where it leads.
    pub(crate) async fn submit(&mut self, address: &str, fields: &[(&str, &str)]) -> u16 {
        let text: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        let request =
            self.request("POST", address).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let answer = self.app.send(request.body(Body::from(text.join("&"))).expect("a request")).await;
        self.show(address, answer).await
    }

    /// Follows a table, as the script does, until the answer is dropped.
    pub(crate) async fn follow(&self, table: &str) -> Response<Body> {
        self.begin(&format!("/api{table}/live")).await
    }

    /// Asks for something whose body is still to come.
    pub(crate) async fn begin(&self, address: &str) -> Response<Body> {
        self.app.begin(self.request("GET", address).body(Body::empty()).expect("a request")).await
    }

    /// Whether it was given a cookie.
    pub(crate) fn knows_a_cookie(&self) -> bool {
        !self.cookies.is_empty()
    }

    /// The cookies that it sends.
    pub(crate) fn cookie(&self) -> String {
        let cookies = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        cookies.collect::<Vec<_>>().join("; ")
    }

    /// Sends a body of any kind, and follows where it leads.
    pub(crate) async fn send(&mut self, address: &str, kind: &str, body: Vec<u8>) -> u16 {
        let request = self.request("POST", address).header(header::CONTENT_TYPE, kind);
        let answer = self.app.send(request.body(Body::from(body)).expect("a request")).await;
        self.show(address, answer).await
    }

    fn request(&self, method: &str, address: &str) -> axum::http::request::Builder {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request =
            Request::builder().method(method).uri(address).header("sec-fetch-site", "same-origin");
        if let Some(host) = self.host {
            request = request.header(header::HOST, host);
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if cookies.is_empty() { request } else { request.header(header::COOKIE, cookies.join("; ")) }
    }

    async fn show(&mut self, address: &str, answer: Answer) -> u16 {
        for cookie in answer.headers.get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("text").split(';').next().expect("a pair");
            let (name, value) = cookie.split_once('=').expect("a pair");
            self.cookies.retain(|(other, _)| other != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
        if answer.status.is_redirection() {
            let next = answer.header("location").to_owned();
            return Box::pin(self.open(&next)).await;
        }
        address.clone_into(&mut self.address);
        self.page = String::from_utf8(answer.bytes).expect("a page is text");
        answer.status.as_u16()
    }

    /// The values of all buttons with a name.
    pub(crate) fn values(&self, name: &str) -> Vec<String> {
        let buttons = self.page.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
        let named = buttons.filter(|button| button.contains(&format!("name=\"{name}\"")));
        // What cannot be had now may be asked for, and is told why.
        let offered = named.filter(|button| name != "to" || !button.contains("aria-disabled"));
        offered.filter_map(|button| attribute(button, "value")).collect()
    }

    /// What stands in a hidden field of the form of the game.
    pub(crate) fn hidden(&self, name: &str) -> String {
        let fields =
            self.page.split("<input type=\"hidden\"").skip(1).filter_map(|rest| rest.split('>').next());
        let mut named = fields.filter(|field| field.contains(&format!("name=\"{name}\"")));
        named.find_map(|field| attribute(field, "value")).unwrap_or_default()
    }

    /// Presses a button of the form of the game.
    pub(crate) async fn press(&mut self, name: &str, value: &str) -> u16 {
        let (seat, seen, key) = (self.hidden("seat"), self.hidden("seen"), self.hidden("key"));
        let form = self.page.split("<form id=\"game\"").nth(1).expect("the form of the game");
        let address = attribute(form, "action").expect("where it leads");
        self.submit(&address, &[("seat", &seat), ("seen", &seen), ("key", &key), (name, value)]).await
    }
}

pub(crate) fn attribute(element: &str, name: &str) -> Option<String> {
    let (_, rest) = element.split_once(&format!(" {name}=\""))?;
    let value = rest.split('"').next()?;
    Some(value.replace("&gt;", ">").replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&"))
}

fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let sign = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(sign).collect()
}
