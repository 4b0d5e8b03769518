//! Who looks at a page: perhaps nobody yet, always with a language and likings.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderName;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use carvania_host::Secret;
use carvania_pages::address;
use carvania_pages::frame::{Assets, Frame};
use carvania_pages::prefs::Prefs;
use carvania_pages::table::name_in_language;
use carvania_tables::PersonId;
use carvania_words::{Language, say};

use super::preferences::Preferences;
use crate::app::App;
use crate::error::Problem;
use crate::extract::BaseUrl;
use crate::guard::address::Address;
use crate::language::PreferredLanguage;
use crate::settings::{PublicUrl, Settings};

/// A person who looks at a page.
#[derive(Clone)]
pub(crate) struct Visitor {
    /// Who, if they have been here before.
    pub(crate) known: Option<(PersonId, String)>,
    pub(crate) language: Language,
    /// Whether they asked for this language by the address alone, so that it is to be remembered for what has none.
    pub(crate) is_new_language: bool,
    pub(crate) prefs: Prefs,
    /// The address of the page.
    pub(crate) here: String,
    /// What proves it on this device.
    secret: Option<Secret>,
    /// The address that their links for others begin with.
    pub(crate) base_url: PublicUrl,
    /// What whole addresses begin with.
    pub(crate) root: String,
    /// Where they come from.
    pub(crate) from: Address,
    assets: Arc<Assets>,
}

/// A visitor who is known.
pub(crate) struct Arrival {
    pub(crate) person: PersonId,
    /// What to give to a browser that comes for the first time.
    pub(crate) cookies: Vec<(HeaderName, String)>,
}

/// The addresses of our files.
pub(crate) fn assets(settings: &Settings) -> Assets {
    let place = |name: &str| place(settings, name);
    let whole = |name: &str| settings.public_url.join(&place(name));
    Assets {
        styles: vec![place("site.css")],
        live: place("live.js"),
        favicon: (place("icon.svg"), place("turn.svg")),
        touch_icon: place("touch.png"),
        manifest: place("site.webmanifest"),
        social: [whole("social-en.png"), whole("social-fr.png")],
        pocket: settings.is_pocket.then(|| "/pocket.js".to_owned()),
    }
}

/// The address of a file. A server has it with the hash of its content; beside a pocket it lies by its plain name.
fn place(settings: &Settings, name: &str) -> String {
    #[cfg(feature = "server")]
    if !settings.is_pocket {
        return crate::statics::address(name);
    }
    debug_assert!(settings.is_pocket, "without a server it is one");
    format!("/static/{name}")
}

impl Visitor {
    pub(crate) fn person(&self) -> Option<PersonId> {
        self.known.as_ref().map(|(person, _)| *person)
    }

    /// The frame of a page for them.
    pub(crate) fn frame(&self) -> Frame<'_> {
        Frame {
            language: self.language,
            prefs: self.prefs,
            name: self.known.as_ref().map(|(_, name)| name.as_str()),
            assets: &self.assets,
            here: &self.here,
            base: &self.root,
        }
    }

    /// Who they are; people who come for the first time are guests from now on.
    pub(crate) async fn arrive(&self, app: &App, name: Option<&str>) -> Result<Arrival, Problem> {
        if let Some(person) = self.person() {
            app.allowance().change(person)?;
            return Ok(Arrival { person, cookies: Vec::new() });
        }
        app.allowance().guest(self.from)?;
        let usual = say(self.language, "guest-name", &[]);
        let name = name.filter(|name| !name.trim().is_empty()).unwrap_or(&usual);
        let (person, secret) = app.host().people().guest(name).await?;
        Ok(Arrival { person, cookies: vec![(SET_COOKIE, app.cookie().set(&secret.reveal()))] })
    }

    /// Who they are, by the name that they give: whoever was here before without one has it from now on.
    pub(crate) async fn arrive_called(&self, app: &App, name: Option<&str>) -> Result<Arrival, Problem> {
        let arrival = self.arrive(app, name).await?;
        let name = name.map(str::trim).filter(|name| !name.is_empty());
        if let (Some(_), Some(name)) = (&self.known, name) {
            app.host().people().rename(arrival.person, name).await?;
        }
        Ok(arrival)
    }

    /// Who they are, and what proves it here.
    pub(crate) fn device(&self, app: &App) -> Result<(PersonId, &Secret), Problem> {
        let person = self.required(app)?;
        Ok((person, self.secret.as_ref().ok_or(Problem::NoIdentity)?))
    }

    /// What proves who they are here, if they are known.
    pub(crate) fn secret(&self) -> Option<&Secret> {
        self.secret.as_ref()
    }

    /// Who they are, where only a known visitor can ask.
    pub(crate) fn required(&self, app: &App) -> Result<PersonId, Problem> {
        let person = self.person().ok_or(Problem::NoIdentity)?;
        app.allowance().change(person)?;
        Ok(person)
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Problem;

    /// They are looked up once for each request: asking again gets the same answer.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Problem> {
        if let Some(visitor) = parts.extensions.get::<Visitor>() {
            return Ok(visitor.clone());
        }
        let visitor = Visitor::look_up(parts, app).await?;
        parts.extensions.insert(visitor.clone());
        Ok(visitor)
    }
}

impl Visitor {
    async fn look_up(parts: &mut Parts, app: &App) -> Result<Visitor, Problem> {
        let Ok(PreferredLanguage(spoken)) = PreferredLanguage::from_request_parts(parts, app).await;
        let preferences = Preferences::read(&parts.headers);
        let secret: Option<Secret> = app.cookie().read(&parts.headers).and_then(|text| text.parse().ok());
        let person = match &secret {
            Some(secret) => app.person_by_secret(secret).await?,
            None => None,
        };
        let (named, _) = address::split(parts.uri.path());
        let base_url = BaseUrl::of(app.settings(), &parts.headers, &parts.uri).0;
        let language = named.or(preferences.language).unwrap_or(spoken);
        Ok(Visitor {
            secret: secret.filter(|_| person.is_some()),
            known: person.map(|person| (person.id, name_in_language(language, &person.name))),
            language,
            is_new_language: named.is_some_and(|named| preferences.language.is_none() && named != spoken),
            prefs: preferences.prefs,
            here: parts.uri.path_and_query().map(ToString::to_string).unwrap_or_default(),
            root: base_url.join(""),
            base_url,
            from: parts.extensions.get::<Address>().copied().unwrap_or_default(),
            assets: app.assets(),
        })
    }
}
